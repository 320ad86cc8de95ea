-- What a finished game of people was for a seat beside its place, by the game's keys and those of every game: records are made of it.
create table figure (
    session bigint not null,
    seat    bigint not null,
    guild   bigint not null,
    game    text collate "C" not null,
    key     text collate "C" not null,
    person  bigint not null,
    value   bigint not null,
    primary key (session, seat, key)
);
create index figure_best on figure (guild, game, key, value);
create index figure_person on figure (person);

-- The sums of these of a person, and of everybody (0), for means.
create table figure_sum (
    guild  bigint not null,
    game   text collate "C" not null,
    key    text collate "C" not null,
    person bigint not null,
    games  bigint not null,
    total  bigint not null,
    primary key (guild, game, key, person)
);
create index figure_sum_person on figure_sum (person);
