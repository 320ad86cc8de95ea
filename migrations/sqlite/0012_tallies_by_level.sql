-- Games with computers are added up apart, by the level of the strongest of them. Tallies follow from result: they are counted anew.
drop table tally;
create table tally (
    guild  bigint  not null,
    game   text    not null,
    solo   integer not null, -- of games for one; else of games of several
    level  text    not null, -- of the strongest computer that had a seat, caretakers left out; empty: people alone
    width  integer not null, -- seconds: 2592000, 86400; 0 is all time
    start  bigint  not null, -- a multiple of the width
    person bigint  not null,
    games  integer not null,
    wins   integer not null, -- shared ones included
    scored integer not null, -- games that came to a score
    total  bigint  not null, -- of those scores
    best   integer,
    primary key (guild, game, solo, level, width, start, person)
) without rowid;

insert into tally
select r.guild, r.game, r.seats = 1,
    coalesce((select c.computer from seat c where c.session = r.session and c.computer is not null
        order by case c.computer when 'hard' then 5 when 'normal' then 4 when 'easy' then 3 when 'greedy' then 2 else 1 end desc
        limit 1), ''),
    w.width, case w.width when 0 then 0 else r.at - r.at % w.width end,
    r.person, count(*), sum(r.place = 1), count(r.score), coalesce(sum(r.score), 0), max(r.score)
from result r cross join (select 0 as width union all select 86400 union all select 2592000) w
where r.seats > 1 or r.score is not null
group by 1, 2, 3, 4, 5, 6, 7;
