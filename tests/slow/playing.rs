//! Playing: whole games of each title, and every way to make a move or to fail at it.

mod browser;
mod catan;
mod computers;
mod confusing_lands;
mod forms;
mod harmonies;
mod hints;
mod lesson;
mod replays;
mod reviews;
mod trade_forms;
mod village_green;
mod watching;
mod wolves_and_sheep;
