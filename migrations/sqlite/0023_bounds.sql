-- What is looked for at every keystroke, start or turn of the clock is found by an index of nothing else.

alter table session add column vanished integer not null default 0; -- it was closed because its channel was deleted
alter table session add column computers integer not null default 0; -- 1: one plays there; 2: one is waited for, or may break in

update session set vanished = 1 where status = 'ended' and (select a.body from action a
    where a.session = session.id and a.kind in ('end', 'bring') order by a.seq desc limit 1) = 'channel deleted';
update session set computers = 2 where status in ('lobby', 'live', 'frozen') and exists (select 1 from seat
    where seat.session = session.id and coalesce(computer, caretaker) is not null and resigned is null);

create index session_standing on session (guild, touched, id) where vanished = 1 or status in ('lobby', 'live', 'frozen');
create index session_host on session (host, guild) where vanished = 1 or status in ('lobby', 'live', 'frozen');
create index session_computers on session (guild) where computers > 0 and status in ('lobby', 'live', 'frozen');
create index session_thinking on session (id) where computers = 2 and status = 'live';
create index timer_call on timer (due) where kind = 'call';
create index setting_pseudonym on setting (key, scope, owner) where key = 'pseudonym';
