-- The number of the thinking with which computers have decided at the table; 0: of several, null: none has.
alter table session add column mind integer;
