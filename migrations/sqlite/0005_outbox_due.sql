-- What waits to be posted, by the time when it is to be tried.
create index outbox_due on outbox (next_try, session) where sent is null;
