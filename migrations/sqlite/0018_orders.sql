-- What a person has decided ahead for their seat, and when the clock looks at it.
alter table seat add column orders text not null default '[]'; -- JSON array of {number, text, done}
alter table seat add column order_due bigint;
