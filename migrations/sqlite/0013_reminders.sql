-- How often a person has been reminded of what the game asks of them, and when they will be next.
alter table seat add column reminders integer not null default 0;
alter table seat add column remind_at bigint;
