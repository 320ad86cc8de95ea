-- Of what is out only that is kept which a later post needs. Numbers are never given twice: they are the messages' nonces.
create table posting (
    id         integer primary key autoincrement, -- also the message's nonce
    session    bigint  not null references session (id),
    kind       text    not null, -- lobby board notice question appeal call left past
    subject    bigint  not null, -- the number of the question, appeal, seat, channel or message; else 0
    body       text    not null, -- JSON
    at         bigint  not null,
    sent       bigint,
    message    bigint,
    attempts   integer not null default 0,
    next_try   bigint  not null,
    -- The story on a board's message: the lines of the log behind told_since, up to told_until.
    told_since bigint,
    told_until bigint
);

insert into sqlite_sequence (name, seq) select 'posting', coalesce(max(id), 0) from outbox;

insert into posting (id, session, kind, subject, body, at, sent, message, attempts, next_try, told_since, told_until)
select o.id, o.session, o.kind, o.subject, o.body, o.at, o.sent, o.message, o.attempts, o.next_try,
    case when o.sent is not null and o.kind = 'board' then
        (select min(e.told_since) from outbox e where e.session = o.session and e.kind = 'board' and e.subject = 0
        and e.message = o.message)
    end,
    o.told_until
from outbox o
where o.sent is null
    or (o.kind not in ('notice', 'left') and o.session not in (select id from session where status = 'over') and (o.message is not null or o.told_until is not null)
    and not exists (select 1 from outbox n where n.session = o.session and n.kind = o.kind and n.subject = o.subject
    and n.id > o.id and (n.message is not null or n.told_until is not null)));

drop table outbox;
alter table posting rename to outbox;

create index outbox_waiting on outbox (session, id) where sent is null;
create index outbox_message on outbox (session, kind, subject, id);
create index outbox_due on outbox (next_try, session) where sent is null;
