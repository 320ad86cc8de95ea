-- The rows of a table that ended long ago, as one compressed value in the place of their own; a migration that changes rows of action
-- has to change these too.
create table pack (
    session integer primary key references session (id),
    rows    blob not null
);

-- The people who have rows in it.
create table pack_person (
    person  bigint  not null,
    session bigint  not null,
    played  integer not null, -- whether they have moved there, or somebody else was put on their seat
    primary key (person, session)
) without rowid;

alter table session add column packed integer not null default 0; -- its rows are in pack

create index session_unpacked on session (touched) where packed = 0 and status in ('over', 'ended');
