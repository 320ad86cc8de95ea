-- The story on a board's message: the lines of the log behind told_since, up to told_until.
alter table outbox add column told_since bigint;
alter table outbox add column told_until bigint;
