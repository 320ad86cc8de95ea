-- Since when somebody is owed a call: they saw the question in the answer to what they did themselves.
alter table seat add column owed_since bigint;
-- Whether a message of its own has called them, and stands until they act.
alter table seat add column called_out integer not null default 0;
