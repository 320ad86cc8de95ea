//! The table: opening and ending it, its place, and how its channel affects it.

mod ending;
mod lobby;
mod reunion;
