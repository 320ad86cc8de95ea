-- What a finished game of people was for a seat beside its place, by the game's keys and those of every game: records are made of it.
create table figure (
    session integer not null,
    seat    integer not null,
    guild   bigint  not null,
    game    text    not null,
    key     text    not null,
    person  bigint  not null,
    value   integer not null,
    primary key (session, seat, key)
) without rowid;
create index figure_best on figure (guild, game, key, value);
create index figure_person on figure (person);

-- The sums of these of a person, and of everybody (0), for means.
create table figure_sum (
    guild  bigint  not null,
    game   text    not null,
    key    text    not null,
    person bigint  not null,
    games  integer not null,
    total  bigint  not null,
    primary key (guild, game, key, person)
) without rowid;
create index figure_sum_person on figure_sum (person);
