//! Playing: whole games of each title, and every way to make a move or to fail at it.

mod own_words;
mod stale_and_double;
mod titles;
mod undo;
mod wrong_moves;
