-- A computer's level; none: a person sits there. Persons 1 to 999 are computers: each takes the lowest number that is free at its table.
alter table seat add column computer text; -- random greedy
-- Since when the game waits for the seat.
alter table seat add column asked_since bigint;
update seat set asked_since = (select touched from session where session.id = seat.session) where must = 1;

-- The kind of somebody who did it.
alter table action add column author text not null default 'person'; -- person computer clock moderator bot
update action set author = 'bot' where person = 0;

-- The appeals that are open at the two positions of a snapshot. Old snapshots do not know them.
delete from snapshot;
alter table snapshot add column appeal bigint;
alter table snapshot add column shown_appeal bigint;
