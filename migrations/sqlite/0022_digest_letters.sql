-- A digest on its way hangs on its person alone: as a direct message, or told on one server in its place.
create table digest_letter (
    id       integer primary key autoincrement,
    person   bigint not null,
    guild    bigint,
    at       bigint not null,
    attempts integer not null default 0,
    next_try bigint not null default 0
);

create index digest_letter_due on digest_letter (next_try);
create index digest_letter_person on digest_letter (person, id);

insert into digest_letter (person, guild, at)
    select o.subject, case when o.body like '{"DigestHere"%' then s.guild end, min(o.at)
    from outbox o join session s on s.id = o.session
    where o.kind = 'digest' and o.sent is null
    group by o.subject, case when o.body like '{"DigestHere"%' then s.guild end;

delete from outbox where kind = 'digest';
