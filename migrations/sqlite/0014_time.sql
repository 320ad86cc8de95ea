-- What a table agrees on whatever the game: a JSON object.
alter table session add column terms text not null default '{}';
update session set terms = json_object('hints', case hints when 1 then 'yes' else 'no' end) where hints is not null;
alter table session drop column hints;
-- Whether time stands still, as all have agreed.
alter table session add column paused integer not null default 0;
-- When the person is there, and how they wish to be called: a JSON object.
alter table seat add column rhythm text not null default '{}';
-- The seconds that are left to the seat, since when they run, and the number of entries behind which the last were added.
alter table seat add column bank bigint;
alter table seat add column bank_since bigint;
alter table seat add column bank_entries bigint not null default 0;
-- Since when somebody who is reminded has done nothing.
alter table seat add column silent_since bigint;
update seat set silent_since = asked_since where remind_at is not null or reminders > 0;
-- Before that time the others are not asked what is to be done.
alter table seat add column respite bigint;
-- Whether the caretaker goes as soon as the game no longer waits for the seat.
alter table seat add column stands_in integer not null default 0;
-- The number of the offer by which somebody else may take the seat: the seq of its row.
alter table seat add column offered bigint;
