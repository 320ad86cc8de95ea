-- Who wishes one message a day: when the next is due, and where the last one stands.
create table digest (
    person  bigint primary key,
    due     bigint not null,
    channel bigint,
    message bigint
);

create index digest_due on digest (due);
