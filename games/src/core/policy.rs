//! Computer players: they decide from what their seat may know, within a budget that is counted, never clocked.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use super::{Chance, ChanceError, Game, Quick, Seat, Viewer};

/// A position as one seat may imagine it, and the only thing that a [`Policy`] sees: made by redealing, with no way back.
#[derive(Clone, Debug)]
pub struct Veiled<G>(G);

impl<G: Game> Veiled<G> {
    /// Draws anew everything that the seat cannot know.
    ///
    /// # Errors
    /// Only what the dice cannot answer.
    pub fn of(position: &G, seat: Seat, dice: &mut Quick) -> Result<Self, ChanceError> {
        let mut imagined = position.clone();
        imagined.redeal(Viewer::Seat(seat), dice)?;
        Ok(Veiled(imagined))
    }

    /// The position after an action of the seat.
    fn after(&self, seat: Seat, action: &G::Action, dice: &mut dyn Chance) -> Result<G, ChanceError> {
        let mut next = self.0.clone();
        next.apply(seat, action, dice, &mut Vec::new())?;
        Ok(next)
    }
}

impl<G> Deref for Veiled<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.0
    }
}

/// The actions that a policy may still apply in imagination.
#[derive(Clone, Copy, Debug)]
pub struct Work(u64);

impl Work {
    /// A budget of that many actions.
    pub const fn new(iterations: u64) -> Self {
        Work(iterations)
    }

    /// Takes one action from the budget; false if nothing is left.
    pub fn spend(&mut self) -> bool {
        let left = self.0.checked_sub(1);
        self.0 = left.unwrap_or(0);
        left.is_some()
    }
}

/// A way to play: equal positions, budgets and seeds give equal decisions, on every machine.
pub trait Policy<G: Game> {
    /// The seat's legal closed actions that were thought of, each with what it is worth to the seat, best first.
    fn advise(&self, seen: &Veiled<G>, seat: Seat, work: &mut Work, seed: u64) -> Vec<(G::Action, i32)>;
}

/// Prefers nothing: every legal closed action comes first equally often.
pub struct Random;

impl<G: Game> Policy<G> for Random {
    fn advise(&self, seen: &Veiled<G>, seat: Seat, _: &mut Work, seed: u64) -> Vec<(G::Action, i32)> {
        let worth = seen.worth(seat);
        shuffled(seen, seat, seed).into_iter().map(|action| (action, worth)).collect()
    }
}

/// Looks one action ahead and prefers what is worth most; equals are as the seed has it.
pub struct Greedy;

impl<G: Game> Policy<G> for Greedy {
    fn advise(&self, seen: &Veiled<G>, seat: Seat, work: &mut Work, seed: u64) -> Vec<(G::Action, i32)> {
        let mut weighed = Vec::new();
        for action in shuffled(seen, seat, seed) {
            let worth = match work.spend() {
                // Every action meets the same luck.
                true => seen.after(seat, &action, &mut Quick::new(!seed)).map(|next| next.worth(seat)),
                false if weighed.is_empty() => Ok(seen.worth(seat)),
                false => break,
            };
            weighed.extend(worth.ok().map(|worth| (action, worth)));
        }
        weighed.sort_by_key(|(_, worth)| std::cmp::Reverse(*worth));
        weighed
    }
}

/// The legal closed actions of the seat in an order that the seed gives; only the game's own answer if it has one.
fn shuffled<G: Game>(seen: &Veiled<G>, seat: Seat, seed: u64) -> Vec<G::Action> {
    if let Some((_, answer)) = seen.reflex().filter(|(who, _)| *who == seat) {
        return vec![answer];
    }
    let mut actions = Vec::new();
    seen.actions(seat, &mut actions);
    let mut dice = Quick::new(seed);
    for end in (1..actions.len()).rev() {
        actions.swap(end, dice.below(end + 1));
    }
    actions
}

/// The strength of a computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// [`Random`]
    Random,
    /// [`Greedy`]
    Greedy,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The level's policy for a game.
    fn policy<G: Game>(self) -> &'static dyn Policy<G> {
        match self {
            Level::Random => &Random,
            Level::Greedy => &Greedy,
        }
    }

    /// The level's advice to that seat, best first. It first draws anew what the seat cannot know, and sees nothing else.
    ///
    /// # Errors
    /// Only if the game cannot draw that anew.
    pub(super) fn advise<G: Game>(
        self,
        position: &G,
        seat: Seat,
        budget: u64,
        seed: u64,
    ) -> Result<Vec<(G::Action, i32)>, ChanceError> {
        let seen = Veiled::of(position, seat, &mut Quick::new(seed))?;
        Ok(self.policy::<G>().advise(&seen, seat, &mut Work::new(budget), seed))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        })
    }
}

/// No level has that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no level is called \"{0}\"; there are: random, greedy")]
pub struct NotALevel(String);

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        let named = |level: &Level| level.to_string() == text;
        Level::ALL.into_iter().find(named).ok_or_else(|| NotALevel(text.to_owned()))
    }
}

/// One way to go on, as a computer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The actions to do one after the other, in notation.
    pub moves: Vec<String>,
    /// The worth of the position to the seat then, in most games its points.
    pub worth: i32,
}
