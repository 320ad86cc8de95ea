-- Whose rating a result changes: whoever played the larger part. Of what ended before, whoever had the seat at the end.
alter table result add column rated bigint;
update result set rated = person;
create index result_order on result (guild, at, session);
create index result_rated on result (rated);

-- What a game changed about a person's rating among the people of a server, at its game and over all games (the empty game): thousandths of
-- a point. The latest row is how they stand. Follows from result, and may be reckoned anew at any time.
create table rating (
    guild   bigint  not null,
    game    text    not null,
    person  bigint  not null,
    at      bigint  not null,
    session integer not null,
    points  integer not null, -- behind the game
    spread  integer not null, -- by how much they may be wrong
    gained  integer not null, -- points
    games   integer not null, -- up to this one
    wins    integer not null,
    streak  integer not null, -- wins without anything else between
    latest  integer not null,
    primary key (guild, game, person, at, session)
) without rowid;
create unique index rating_latest on rating (guild, game, person) where latest = 1;
create index rating_board on rating (guild, game, points) where latest = 1;

-- By which rules the ratings of a server were reckoned, and how often: whoever reckons moves that on first.
create table ladder (
    guild bigint primary key,
    rules integer not null,
    folds integer not null
) without rowid;
