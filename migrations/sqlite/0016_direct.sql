-- The channel of a message that stands elsewhere than its table: a direct message.
alter table outbox add column channel bigint;
