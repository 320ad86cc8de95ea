-- How long a game with other people waited for a person, from when it began to their next act. Figures of people follow from it.
create table wait (
    person  bigint  not null,
    session bigint  not null,
    since   bigint  not null,
    until   bigint  not null,
    primary key (person, session, since)
) without rowid;

-- What people have done and how they fared, by person; smaller numbers are computers.
create index action_person on action (person, session) where person > 999;
create index result_person on result (person, guild, game);
