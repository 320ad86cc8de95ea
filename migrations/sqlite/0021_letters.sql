-- Whom a post goes to as a letter: a direct message, or a digest. It waits for them alone, and holds up no table.
alter table outbox add column person bigint;

update outbox set person = subject where kind = 'digest';

create index outbox_letters on outbox (person, next_try) where sent is null and person is not null;

-- The messages of somebody's last digest: a direct one, or one on each server.
create table digest_message (
    person  bigint not null,
    channel bigint not null,
    message bigint not null,
    primary key (person, channel, message)
);

insert into digest_message (person, channel, message)
    select person, channel, message from digest where channel is not null and message is not null;

update digest set channel = null, message = null;

-- The tables whose channels are closed to the bot.
create index session_parked on session (guild) where parked = 1;
