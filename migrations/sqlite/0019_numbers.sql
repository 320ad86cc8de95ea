-- The public number of what began with a row: a question, an absence, an offer; of an entry, of the appeal that is open behind it. Older
-- rows go by their seq. Rows of which nobody hears have none, and move no number.
alter table action add column number bigint;
-- The public number of what is begun next: where a game runs, behind every seq that was one.
alter table session add column next_number bigint not null default 1;
update session set next_number = coalesce((select max(a.seq) from action a where a.session = session.id), 0) + 1;
-- The number of the last order that was given on the seat.
alter table seat add column last_order bigint not null default 0;
update seat set last_order = coalesce((select max(a.seq) from action a where a.session = seat.session), 0);
-- Whether the result counts where people are compared: alone, nothing was taken back that had been drawn or shown, and no hint asked for.
alter table result add column counted integer not null default 1;
-- Who has seen a hand of a game that runs, and was forgotten since: a JSON array of seats with digests of numbers. Emptied at its end.
alter table session add column barred text not null default '[]';
