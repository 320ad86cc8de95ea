-- What somebody has played is read from the tallies of all time.
create index tally_person on tally (person, guild) where width = 0;
