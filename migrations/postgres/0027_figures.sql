-- The best figure of a finished game of people beside the places, by the game's keys and those of every game: records are made of it.
create table figure (
    guild   bigint not null,
    game    text collate "C" not null,
    key     text collate "C" not null,
    value   bigint not null,
    session bigint not null,
    person  bigint not null,
    primary key (guild, game, key, value, session)
);

-- The sums of all figures of a person, and of everybody (0), for means.
create table figure_sum (
    guild  bigint not null,
    game   text collate "C" not null,
    key    text collate "C" not null,
    person bigint not null,
    games  bigint not null,
    total  bigint not null,
    primary key (guild, game, key, person)
);
