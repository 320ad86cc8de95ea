//! The levels of computers, and the budget of each.

use std::fmt;
use std::str::FromStr;

use super::{Horizon, POINT};

/// The strength of a computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Prefers nothing.
    Random,
    /// Looks one action ahead, at points alone: a fixed mark to measure by.
    Greedy,
    /// Looks one action ahead, and misjudges what that is worth: a first opponent, to be beaten.
    Beginner,
    /// Judges few ways to go on in one imagined world, and takes one of the best three.
    Easy,
    /// Judges many ways to go on in several imagined worlds; where it takes that, plays a few of them on.
    Normal,
    /// Plays the best ways on as well.
    Hard,
}

/// How much a level may search for one decision.
#[derive(Clone, Copy, Debug)]
pub struct SearchBudget {
    /// The most actions that are applied in imagination.
    pub work: u64,
    /// The number of imagined worlds.
    pub worlds: usize,
    /// The number of ways that are followed side by side when plans are made.
    pub width: usize,
    /// The number of the best plans that are played on.
    pub finalists: usize,
    /// The number of times that the best of them is played on at most, whatever work is left.
    pub playouts: u64,
    /// The furthest that they are played on.
    pub horizon: Horizon,
    /// Whether one of the best three is taken, not the best.
    pub careless: bool,
    /// How far a single action is misjudged at most, in thousandths of a point, by a level that looks no further; 0 for all others.
    pub misjudges: i32,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Greedy, Level::Beginner, Level::Easy, Level::Normal, Level::Hard];
    /// The levels that people play with; the others are to measure by.
    pub const OFFERED: [Level; 4] = [Level::Beginner, Level::Easy, Level::Normal, Level::Hard];

    /// Its search budget, where a game has no other.
    pub const fn budget(self) -> SearchBudget {
        let none = SearchBudget {
            work: 0,
            worlds: 1,
            width: 1,
            finalists: 0,
            playouts: 0,
            horizon: Horizon::End,
            careless: false,
            misjudges: 0,
        };
        match self {
            Level::Random => none,
            Level::Greedy => SearchBudget { work: 1_000, ..none },
            Level::Beginner => SearchBudget { work: 3_000, misjudges: 5 * POINT, ..none },
            Level::Easy => SearchBudget { work: 3_000, width: 4, careless: true, ..none },
            Level::Normal => SearchBudget { work: 60_000, worlds: 4, width: 12, ..none },
            Level::Hard => {
                SearchBudget { work: 3_000_000, worlds: 8, width: 32, finalists: 16, playouts: 1_024, ..none }
            }
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        })
    }
}

/// No level has that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no level is called \"{0}\"; there are: random, greedy, beginner, easy, normal, hard")]
pub struct NotALevel(String);

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        let named = |level: &Level| level.to_string() == text;
        Level::ALL.into_iter().find(named).ok_or_else(|| NotALevel(text.to_owned()))
    }
}
