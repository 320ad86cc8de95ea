//! Games at random, typed and quick.

use serde::Serialize;

use super::chance::{ChanceError, Quick};
use super::game::Game;
use super::turn::{Outcome, Turn};
use crate::seat::Seat;
use crate::words::Refusal;

/// The figures of simulated games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    /// Games played to their end.
    pub games: u64,
    /// Actions done in them, automatic ones included.
    pub actions: u64,
    /// Mean score of each seat.
    pub mean_scores: Vec<f64>,
    /// Games in which each seat came first, alone or with others.
    pub wins: Vec<u64>,
    /// What became of offers and the like.
    pub appeals: Appeals,
}

/// What became of appeals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Appeals {
    /// Those that were made.
    pub made: u64,
    /// Those to which somebody agreed as they stood.
    pub agreed: u64,
    /// Those of them that came to nothing all the same.
    pub dropped: u64,
}

/// The reason for which a simulation stopped.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SimulateError {
    /// The options or the number of seats do not fit.
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// Chance cannot answer.
    #[error(transparent)]
    Chance(#[from] ChanceError),
    /// A game that waits for a seat with nothing to do, or does not end: a fault of the rules.
    #[error("game {0} is stuck after {1} actions")]
    Stuck(u64, u64),
}

/// No game may take longer than this many actions.
pub const MOST_ACTIONS: u64 = 100_000;

impl Appeals {
    /// Adds those of another game.
    pub fn add(&mut self, other: Appeals) {
        self.made += other.made;
        self.agreed += other.agreed;
        self.dropped += other.dropped;
    }
}

impl Summary {
    /// The figures of no game yet.
    pub fn new(seats: usize) -> Self {
        Summary { mean_scores: vec![0.0; seats], wins: vec![0; seats], ..Summary::default() }
    }

    /// Counts a game that is over after so many actions; until the figures are closed, means are sums.
    pub fn count(&mut self, scores: &[i32], outcome: Option<&Outcome>, actions: u64) {
        self.games += 1;
        self.actions += actions;
        for (sum, score) in self.mean_scores.iter_mut().zip(scores) {
            *sum += f64::from(*score);
        }
        for winner in outcome.into_iter().flat_map(|outcome| outcome.winners().iter()) {
            self.wins[winner.index()] += 1;
        }
    }

    /// Divides the sums by the number of games.
    pub fn close(mut self) -> Self {
        let games = self.games.max(1) as f64;
        self.mean_scores.iter_mut().for_each(|sum| *sum /= games);
        self
    }
}

/// Plays `games` games, each seat choosing evenly among its legal closed actions.
pub fn simulate<G: Game>(
    config: &G::Config,
    seats: u8,
    games: u64,
    seed: u64,
    told: &mut dyn FnMut(u64),
) -> Result<Summary, SimulateError> {
    let mut chance = Quick::new(seed);
    let mut choices = Quick::new(!seed);
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    let mut summary = Summary::new(seats.into());
    for game in 0..games {
        let mut position = G::new(config, seats, &mut chance)?;
        let mut done = 0;
        let outcome = loop {
            let must = match position.turn() {
                Turn::Waiting { must, .. } => must,
                Turn::Over(outcome) => break outcome,
            };
            if done > MOST_ACTIONS {
                return Err(SimulateError::Stuck(game, done));
            }
            let (seat, action) = match position.reflex() {
                Some(answer) => answer,
                None => {
                    let seat = must.iter().next().unwrap_or(Seat(0));
                    actions.clear();
                    position.actions(seat, &mut actions);
                    if actions.is_empty() {
                        return Err(SimulateError::Stuck(game, done));
                    }
                    (seat, actions.swap_remove(choices.below(actions.len())))
                }
            };
            position.apply(seat, &action, &mut chance, &mut events)?;
            events.clear();
            done += 1;
        };
        summary.count(&position.scores(), Some(&outcome), done);
        told(game + 1);
    }
    Ok(summary.close())
}
