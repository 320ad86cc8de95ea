-- Reviews of finished games, kept for a month: thought again if they are dropped.
create table review (
    session bigint  not null references session (id),
    seat    integer not null,
    mark    text    not null, -- of the log that was reviewed, and of whoever thought
    body    text    not null,
    at      bigint  not null,
    primary key (session, seat)
);
create index review_at on review (at);
