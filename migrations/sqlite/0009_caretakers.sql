-- The level of the computer that plays for a person who has handed the seat over; none: they play themselves.
alter table seat add column caretaker text; -- easy normal hard
