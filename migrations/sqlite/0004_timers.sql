-- What the clock is to do at a table, and when: at most one row of each kind for the table and for each of its seats.
create table timer (
    session bigint  not null references session (id),
    kind    text    not null, -- expiry
    seat    integer not null, -- -1: the table as a whole
    due     bigint  not null,
    primary key (session, kind, seat)
);

create index timer_due on timer (due);

-- A lobby that nobody touches is closed after seven days.
insert into timer (session, kind, seat, due)
select id, 'expiry', -1, touched + 7 * 24 * 60 * 60 from session where status = 'lobby';
