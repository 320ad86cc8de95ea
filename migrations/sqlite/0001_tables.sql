-- Numbers of Discord (users, channels, messages, interactions) are 64-bit; times are seconds since 1970.

create table session (
    id           integer primary key,
    guild        bigint  not null,
    channel      bigint  not null,
    game         text    not null,
    rules        integer not null,
    options      text    not null, -- JSON object
    seats_wanted integer not null,
    language     text    not null,
    host         bigint  not null,
    secret       text    not null, -- hexadecimal
    commitment   text    not null, -- SHA-256 of the secret, hexadecimal
    status       text    not null, -- lobby live over ended frozen
    parked       integer not null, -- its channel is closed to the bot
    rev          bigint  not null,
    message      bigint,           -- the live message
    opened       bigint  not null,
    touched      bigint  not null
);

-- One open table a channel.
create unique index session_place on session (guild, channel) where status in ('lobby', 'live', 'frozen');
create index session_channel on session (guild, channel);
create index session_status on session (status, touched);

create table seat (
    session  bigint  not null references session (id),
    seat     integer not null,
    person   bigint  not null,
    name     text    not null, -- last seen
    username text    not null,
    locale   text    not null,
    decision integer not null,
    must     integer not null, -- the game waits for them
    joined   bigint  not null,
    resigned bigint,
    primary key (session, seat),
    unique (session, person)
);

create index seat_person on seat (person);

-- The log: rows are appended, never changed or deleted.
create table action (
    session     bigint  not null references session (id),
    seq         bigint  not null,
    kind        text    not null,
    seat        integer,
    person      bigint  not null, -- who did it; 0 is the bot
    body        text    not null,
    chance      text    not null, -- JSON array of [name, label]
    barrier     integer not null,
    turned      integer not null,
    interaction bigint,
    step        integer not null, -- counts the rows of one interaction
    at          bigint  not null,
    primary key (session, seq),
    -- A repeated delivery changes nothing.
    unique (interaction, step)
);

-- A cache: may be emptied at any time.
create table snapshot (
    session   bigint  not null references session (id),
    seq       bigint  not null, -- of the last line in it
    rules     integer not null,
    state     text    not null,
    shown     text    not null, -- the position that was published
    shown_seq bigint  not null,
    primary key (session, seq)
);

create table result (
    session bigint  not null references session (id),
    seat    integer not null,
    guild   bigint  not null,
    game    text    not null,
    person  bigint  not null,
    seats   integer not null, -- how many played
    place   integer not null, -- 1 is the best
    score   integer,          -- none if resignation cut the game short
    at      bigint  not null,
    primary key (session, seat)
);

create index result_board on result (guild, game, at);

-- What must still be posted; written with the move that causes it.
create table outbox (
    id       integer primary key, -- also the message's nonce
    session  bigint  not null references session (id),
    kind     text    not null, -- lobby board notice question
    subject  bigint  not null, -- the question's number; else 0
    body     text    not null, -- JSON
    at       bigint  not null,
    sent     bigint,
    message  bigint,
    attempts integer not null default 0,
    next_try bigint  not null
);

create index outbox_waiting on outbox (session, id) where sent is null;
create index outbox_message on outbox (session, kind, subject, id);

create table setting (
    scope text   not null, -- guild person
    owner bigint not null,
    key   text   not null,
    value text   not null,
    primary key (scope, owner, key)
);
