//! Statistics of a table, and the figures of a game that has ended.

use rules::{Game, Seat, Words};

/// The figures of a game.
pub trait Stats: Game {
    /// Statistics for `/show stats`: titled tables of what everybody may know.
    fn reports(_view: &Self::View, _words: &dyn Words) -> Vec<Report> {
        Vec::new()
    }

    /// The figures of a seat as the game has ended, each with its key: those of [`figure_specs`](Stats::figure_specs), in their order.
    fn figures(_view: &Self::View, _seat: Seat) -> Vec<(&'static str, i32)> {
        Vec::new()
    }

    /// The figures that every seat has at the end. The parts among them add up to its points. Message keys: `<game>-figure-<key>`, a
    /// label of at most 22 characters.
    fn figure_specs() -> &'static [FigureSpec] {
        &[]
    }
}

/// A titled block of lines for `/show stats`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The subject.
    pub title: String,
    /// Lines of at most 40 characters, shown in a fixed-width font.
    pub lines: Vec<String>,
}

/// A figure that every seat has at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureSpec {
    /// Never changes, nor what it counts: figures of old games are held against new ones.
    pub key: &'static str,
    /// The use that is made of it.
    pub kind: FigureKind,
}

/// What a figure is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureKind {
    /// The points of a category: people's own mean is held against that of all.
    Part,
    /// A count of which the record is kept, with its better end.
    Count(Best),
    /// What chance has brought beyond its mean; the most is a record.
    Luck,
    /// The variance of that luck: how far from nothing chance alone takes it.
    Variance,
}

/// The end of a figure that makes a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Best {
    /// The most.
    Highest,
    /// The least.
    Lowest,
}

impl FigureSpec {
    /// The points of a category.
    pub const fn part(key: &'static str) -> FigureSpec {
        FigureSpec { key, kind: FigureKind::Part }
    }

    /// A count of which the record is kept.
    pub const fn record(key: &'static str, best: Best) -> FigureSpec {
        FigureSpec { key, kind: FigureKind::Count(best) }
    }

    /// The better end, if a record is kept of it.
    pub const fn best(&self) -> Option<Best> {
        match self.kind {
            FigureKind::Count(best) => Some(best),
            FigureKind::Luck => Some(Best::Highest),
            FigureKind::Part | FigureKind::Variance => None,
        }
    }
}
