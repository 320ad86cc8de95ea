//! Whom a game waits for, and how it ended.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet};

/// The seats that a game waits for, or its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turn {
    /// The game goes on.
    Waiting {
        /// The seats that must act; several at once make a simultaneous choice. Never empty.
        must: SeatSet,
        /// The seats that may act meanwhile: an answer to an offer, an interrupt, a choice to be replaced.
        may: SeatSet,
    },
    /// The game is over.
    Over(Outcome),
}

impl Turn {
    /// One seat must act, nobody else may.
    pub const fn of(seat: Seat) -> Turn {
        Turn::Waiting { must: SeatSet::one(seat), may: SeatSet::EMPTY }
    }

    /// The seats that must act; nobody when the game is over.
    pub const fn must(&self) -> SeatSet {
        match self {
            Turn::Waiting { must, .. } => *must,
            Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The seats that may act without having to.
    pub const fn may(&self) -> SeatSet {
        match self {
            Turn::Waiting { may, .. } => *may,
            Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Whether the seat must or may act.
    pub const fn admits(&self, seat: Seat) -> bool {
        self.must().contains(seat) || self.may().contains(seat)
    }

    /// The outcome, if the game is over.
    pub const fn outcome(&self) -> Option<&Outcome> {
        match self {
            Turn::Waiting { .. } => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }
}

/// A table that judges a solo game by its points: the points from which each verdict is given, fewest first, and its message key.
/// The first is given for fewer, too.
pub struct Verdicts(pub &'static [(i32, &'static str)]);

impl Verdicts {
    /// The verdict on that many points.
    pub fn on(&self, points: i32) -> &'static str {
        self.0
            .iter()
            .rev()
            .find(|(from, _)| *from <= points)
            .or(self.0.first())
            .map_or("", |(_, verdict)| verdict)
    }

    /// The next better verdict than that on so many points, and from how many it is given; `None` if that is the best.
    pub fn above(&self, points: i32) -> Option<(i32, String)> {
        self.0
            .iter()
            .skip(1)
            .find(|(from, _)| *from > points)
            .map(|(from, verdict)| (*from, (*verdict).to_owned()))
    }
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// One standing a seat, in seat order.
    pub standings: Vec<Standing>,
    /// Message key of the verdict of a solo result table, if the game has one.
    pub verdict: Option<String>,
    /// Whether the rules ask for a deciding rematch.
    pub rematch: bool,
}

impl Outcome {
    /// The outcome in which a better key (points first, then the tie-breaks) is a better place; equal keys share it.
    pub fn ranked<K: Ord>(keys: &[(i32, K)]) -> Outcome {
        let place = |mine: &(i32, K)| 1 + keys.iter().filter(|other| *other > mine).count() as u8;
        let standings = keys
            .iter()
            .zip(0..)
            .map(|(key, seat)| Standing { seat: Seat(seat), place: place(key), score: key.0 })
            .collect();
        Outcome { standings, verdict: None, rematch: false }
    }

    /// The seats in first place.
    pub fn winners(&self) -> SeatSet {
        self.standings.iter().filter(|standing| standing.place == 1).map(|standing| standing.seat).collect()
    }

    /// The seat that has won alone, against others.
    pub fn winner(&self) -> Option<Seat> {
        let winners = self.winners();
        winners.iter().next().filter(|_| winners.len() == 1 && self.standings.len() > 1)
    }
}

/// A seat's place and points in an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// 1 is the best; equal places are shared.
    pub place: u8,
    /// Points, in the game's own unit.
    pub score: i32,
}
