//! The table: opening and ending it, where it stands, and what its channel does to it.

mod ending;
mod lobby;
mod reunion;
