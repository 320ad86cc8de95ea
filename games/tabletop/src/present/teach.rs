//! A first game with a guide: what it begins with, and what is told when.

use sha2::{Digest as _, Sha256};

use rules::{Game, Seat};

/// A game that teaches itself: a prepared beginning, and situations in which somebody who plays for the first time is told what
/// matters. Everything has a default: a game with `impl Teach for Sixth {}` has no lesson.
pub trait Teach: Game {
    /// What a first game with a guide begins with; none if there is no such game.
    fn lesson() -> Option<Lesson> {
        None
    }

    /// The situations in which something is told, what comes first in a game or matters most first.
    fn situations() -> &'static [Situation<Self>] {
        &[]
    }

    /// The topics of its rules with which a position of a first game stands.
    fn examples() -> &'static [Example] {
        &[]
    }

    /// The message that says in a sentence or two how a turn goes on and what comes after it.
    fn course() -> Option<&'static str> {
        None
    }
}

/// The beginning of a first game: openly prepared, so its luck proves nothing about anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The number of seats: one for the learner, the rest for computers.
    pub seats: u8,
    /// The number of the luck, chosen so that a game meets much.
    pub luck: u32,
}

/// The numbers that the luck of a first game may have.
const NUMBERS: std::ops::RangeInclusive<u32> = 1..=999;

impl Lesson {
    /// The words from which the luck follows.
    pub fn phrase(&self, game: &str) -> String {
        format!("turnstone lesson {game} {}", self.luck)
    }

    /// The secret from which all draws follow (luck v1): the SHA-256 of the phrase.
    pub fn secret(&self, game: &str) -> [u8; 32] {
        Sha256::digest(self.phrase(game)).into()
    }

    /// Whether a secret is one of a first game's, of this version or of another: then everybody could know it beforehand.
    pub fn has_secret(game: &str, secret: &[u8; 32]) -> bool {
        NUMBERS.into_iter().any(|luck| Lesson { seats: 1, luck }.secret(game) == *secret)
    }
}

/// A situation in which somebody who plays for the first time is told something.
pub struct Situation<G: Game> {
    /// The message that is told, at most [`Situation::ROOM`] characters.
    pub key: &'static str,
    /// What it is about, as marks of the panel's picture, if the seat, which must act, is in it.
    pub places: fn(&G::View, Seat) -> Option<Vec<String>>,
}

impl<G: Game> Situation<G> {
    /// The most characters of what is told in a situation: one short paragraph.
    pub const ROOM: usize = 350;
}

/// A topic of the rules with which a position stands: one of a first game that shows what it speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The topic.
    pub topic: &'static str,
    /// The key of the situation in which the position is found.
    pub shows: &'static str,
    /// The number of decisions that go before it at least: a beginning shows little.
    pub after: u64,
}

/// A situation that a seat is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guidance {
    /// The message that is told.
    pub key: &'static str,
    /// What it is about, as marks of the panel's picture.
    pub places: Vec<String>,
}
