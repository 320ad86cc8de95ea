-- Reviews of finished games, kept for a month: thought again if they are dropped.
create table review (
    session bigint not null references session (id),
    seat    bigint not null,
    mark    text not null,
    body    text not null,
    at      bigint not null,
    primary key (session, seat)
);
create index review_at on review (at);
