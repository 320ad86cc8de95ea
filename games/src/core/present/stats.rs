//! Statistics of a table.

use crate::core::rules::Game;
use crate::core::words::Words;

/// The figures of a game.
pub trait Stats: Game {
    /// Statistics for `/stats`: titled tables of what everybody may know.
    fn reports(_view: &Self::View, _words: &dyn Words) -> Vec<Report> {
        Vec::new()
    }
}

/// A titled block of lines for `/stats`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The subject.
    pub title: String,
    /// Lines of at most 40 characters, shown in a fixed-width font.
    pub lines: Vec<String>,
}
