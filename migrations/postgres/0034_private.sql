-- One open table a channel; a private table has its host's number for a channel, and a person has as many as they like.
drop index session_place;
create unique index session_place on session (guild, channel) where status in ('lobby', 'live', 'frozen') and channel <> host;
