-- Whoever was forgotten while the channel of a table was deleted sat on there as if they could still play, and whoever was forgotten as its
-- host was host under their pseudonym (2097152 to 4194303), though somebody else was left.
-- In lobbies, also those whose channels were deleted, they have no seat.
create temporary table lobby as select s.id from session s where s.status = 'lobby' or (s.status = 'ended' and
    (select a.body from action a where a.session = s.id and a.kind in ('end', 'bring') order by a.seq desc limit 1) = 'channel deleted'
    and not exists (select 1 from action a where a.session = s.id and a.kind = 'setup'));
delete from seat where person between 2097152 and 4194303 and session in (select id from lobby);
update seat set seat = seat + 100 where session in (select id from lobby);
update seat set seat = (select count(*) from seat o where o.session = seat.session and o.seat < seat.seat)
    where session in (select id from lobby);
-- Where a game is under way, a computer plays on for them.
create temporary table game as select s.id from session s where s.status in ('live', 'frozen') or (s.status = 'ended' and
    (select a.body from action a where a.session = s.id and a.kind in ('end', 'bring') order by a.seq desc limit 1) = 'channel deleted'
    and exists (select 1 from action a where a.session = s.id and a.kind = 'setup'));
update seat set caretaker = 'normal', offered = null where person between 2097152 and 4194303 and caretaker is null and resigned is null
    and session in (select id from game);
update session set host = coalesce((select t.person from seat t where t.session = session.id and t.person > 4194303 and t.resigned is null
    order by t.caretaker is not null, t.seat limit 1), host)
    where host between 2097152 and 4194303 and id in (select id from lobby union select id from game);
drop table lobby;
drop table game;
