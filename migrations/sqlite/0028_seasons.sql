-- The seasons of a server: what a rating may be wrong by grows between two of them. The one that runs has not ended yet.
create table season (
    guild bigint  not null,
    since bigint  not null, -- the first second
    until bigint  not null, -- the first second behind it
    cycle text    not null, -- months quarters
    ended integer not null,
    primary key (guild, since)
) without rowid;
create unique index season_runs on season (guild) where ended = 0;
create index season_due on season (until) where ended = 0;
