-- How often a person came to which place, and how they fared against whom, in games that are rated. Follow from rating and result.
create table place_sum (
    guild  bigint not null,
    person bigint not null,
    game   text collate "C" not null,
    seats  bigint not null,
    place  bigint not null,
    games  bigint not null,
    primary key (guild, person, game, seats, place)
);

create table rival_sum (
    guild  bigint not null,
    person bigint not null,
    other  bigint not null,
    games  bigint not null,
    ahead  bigint not null, -- the other came behind
    behind bigint not null, -- the other came first
    primary key (guild, person, other)
);

-- Whoever played the larger part of two seats is rated by the first.
create temporary table rated as select r.session, r.guild, r.game, r.rated person, r.seats, r.place
    from rating g join result r on r.session = g.session and r.rated = g.person
    where g.game = '' and r.seat = (select min(o.seat) from result o where o.session = r.session and o.rated = r.rated);
insert into place_sum select guild, person, game, seats, place, count(*) from rated group by 1, 2, 3, 4, 5;
insert into rival_sum select r.guild, r.person, o.person, count(*), count(case when o.place > r.place then 1 end),
    count(case when o.place < r.place then 1 end)
    from rated r join rated o on o.session = r.session and o.person <> r.person group by 1, 2, 3;
drop table rated;

-- Somebody's best game is found by its score.
drop index result_person;
create index result_person on result (person, guild, game, score);

-- Whether somebody stayed at their tables is read from these alone.
create index seat_left on seat (person, session, resigned, caretaker, stands_in);
create index session_state on session (id, status, guild);
