-- Whether people may ask for hints at the table; none: if a single person plays, alone or with computers.
alter table session add column hints integer; -- 0 1
