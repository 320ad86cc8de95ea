-- What leaderboards add up, so that none of them reads every result: a person's results at a game of a server, for all time, by 30 days
-- and by day. Follows from result, and may be counted anew at any time.
create table tally (
    guild  bigint  not null,
    game   text    not null,
    solo   integer not null, -- of games for one; else of games of several people and no computer
    width  integer not null, -- seconds: 2592000, 86400; 0 is all time
    start  bigint  not null, -- a multiple of the width
    person bigint  not null,
    games  integer not null,
    wins   integer not null, -- shared ones included
    scored integer not null, -- games that came to a score
    total  bigint  not null, -- of those scores
    best   integer,
    primary key (guild, game, solo, width, start, person)
) without rowid;

insert into tally
select r.guild, r.game, r.seats = 1, w.width, case w.width when 0 then 0 else r.at - r.at % w.width end,
    r.person, count(*), sum(r.place = 1), count(r.score), coalesce(sum(r.score), 0), max(r.score)
from result r cross join (select 0 as width union all select 86400 union all select 2592000) w
where r.seats = 1 and r.score is not null or r.seats > 1 and not exists
    (select 1 from seat c where c.session = r.session and c.computer is not null)
group by 1, 2, 3, 4, 5, 6;

-- The name last seen of a person is the first that is found.
drop index seat_person;
create index seat_person on seat (person, joined, session);
