//! The rules of one game as a trait.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::chance::{Chance, ChanceError, Quick};
use super::form::Forms;
use super::options::{OptionSpec, Options};
use super::turn::Turn;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::words::Refusal;

/// The rules of one game. A value is a position: everything that is the case, and nothing of the future.
///
/// Contract, checked for every title by the conformance kit:
/// - [`legal`](Game::legal) alone decides legality. [`actions`](Game::actions) lists exactly the legal closed actions,
///   sorted and without doubles; all of them are in the [`universe`](Game::universe), or in that of the [`sampler`](Game::sampler). A
///   legal action outside it is covered by an open form.
/// - Nothing that a viewer gets (view, legality of its own actions, refusals) depends on what that viewer cannot know.
/// - No clock, no global randomness, no dependence on the order of a hash map.
pub trait Game: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The agreed options, read.
    type Config: Clone + Debug + Send + Sync;
    /// A player's choice. `Display` and `FromStr` are its canonical notation and inverse of each other;
    /// `FromStr` takes either case and any white space, and knows nothing of a position.
    type Action: Clone + Debug + Ord + Display + FromStr<Err = Refusal> + Send + Sync + 'static;
    /// Something that happened, to be told. It may hold secrets: narration decides per viewer.
    type Event: Clone + Debug + Send + Sync + 'static;
    /// The knowledge of one viewer, built by adding fields.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;

    /// Lower-case name with hyphens. It is in the database: it never changes.
    const ID: &'static str;
    /// Grows whenever an old log could replay differently.
    const RULES: u32;
    /// The fewest and the most seats.
    const SEATS: (u8, u8);

    /// The things that can be agreed before the game.
    fn options() -> &'static [OptionSpec];

    /// Reads the options for that many seats; [`Options::check`] has already been done.
    ///
    /// # Errors
    /// A [`Refusal`] for values that do not go together, or with that many seats.
    fn config(options: &Options, seats: u8) -> Result<Self::Config, Refusal>;

    /// Sets the game up.
    ///
    /// # Errors
    /// Only what `chance` cannot answer.
    fn new(config: &Self::Config, seats: u8, chance: &mut dyn Chance) -> Result<Self, ChanceError>;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// The seats that the game waits for, or its outcome. It never waits for a seat without a legal action.
    fn turn(&self) -> Turn;

    /// The seats whose turn it is while the game waits for others within it: for discards, for somebody who has broken in. None if only
    /// those are on turn for whom it waits.
    fn on_turn(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Decides whether that seat may do that now.
    ///
    /// # Errors
    /// The [`Refusal`] names the rule that forbids it, never what the seat cannot know; it is `refusal-not-your-turn` if all that
    /// the seat can do is wait for its turn.
    fn legal(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Appends every legal closed action of that seat, sorted, each once. Free-form actions are left to `forms`.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// The free-form actions open to that seat now (an offer, say), with a sampler for tests. Most games have none.
    fn forms(&self, _seat: Seat) -> Forms<Self::Action> {
        Forms::default()
    }

    /// Lists every closed action that the notation can say, over all positions with that many seats; for tests. A game with more
    /// than a list can hold lists none and has a [`sampler`](Game::sampler).
    fn universe(_seats: u8) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Stands for the [`universe`](Game::universe) of a game that does not list it; for tests.
    fn sampler() -> Option<Sampler<Self::Action>> {
        None
    }

    /// Does a legal action.
    ///
    /// # Errors
    /// Only what `chance` cannot answer; the position is then worthless and is dropped by the caller.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<Barrier, ChanceError>;

    /// An answer that the game gives by itself: a forced step, a resigned seat's choice, a standing instruction.
    /// It must be legal, and is logged as such.
    fn reflex(&self) -> Option<(Seat, Self::Action)> {
        None
    }

    /// Takes note that a seat has resigned while at least two others play on: its pieces stay, and from now on
    /// [`reflex`](Game::reflex) answers for it. Games for at most two seats are never asked.
    fn resign(&mut self, _seat: Seat, _events: &mut Vec<Self::Event>) {}

    /// The knowledge of that viewer. Once the game is over everybody may know everything.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Points of each seat as they stand, hidden ones included; in seat order.
    fn scores(&self) -> Vec<i32>;

    /// Accounts for every piece of the box and every other invariant of a position.
    ///
    /// # Errors
    /// Says in English which does not hold.
    fn conserved(&self) -> Result<(), String>;

    /// Draws anew everything that `viewer` cannot know drawn anew: decks, hands, and choices that are committed
    /// but not revealed.
    ///
    /// # Errors
    /// Only what `chance` cannot answer.
    fn redeal(&mut self, viewer: Viewer, chance: &mut dyn Chance) -> Result<(), ChanceError>;

    /// The complete position for `replay --json`. The default is the position as it is saved.
    fn report(&self) -> Value {
        serde_json::to_value(self).unwrap_or(Value::Null)
    }

    /// Scores a position that someone has written down, for a table at home.
    ///
    /// # Errors
    /// [`ScoreError`] says what is wrong with the position.
    fn score(_position: &Value) -> Result<Value, ScoreError> {
        Err(ScoreError::NotOffered)
    }
}

/// Whether an action can be taken back freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// It drew nothing and showed nobody anything hidden: it can be taken back.
    Open,
    /// It drew chance or showed something hidden: what lies before it can no longer be taken back freely.
    Shut,
}

/// The closed actions that a notation can say, where they are too many to list.
pub struct Sampler<A> {
    /// Whether the action is one of them, with that many seats.
    pub contains: fn(u8, &A) -> bool,
    /// Makes one of them up, with that many seats.
    pub sample: fn(u8, &mut Quick) -> A,
}

/// The reason for which a written-down position cannot be scored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScoreError {
    /// The game has no scoring aid.
    #[error("this game has no scoring aid")]
    NotOffered,
    /// The position is not one.
    #[error("{0}")]
    Position(String),
}
