//! The table: opening and ending it, its place, and how its channel affects it.

mod after_the_end;
mod choosing;
mod closed_channels;
mod company;
mod deleted_channels;
mod moving;
mod old_tables;
mod threads;
