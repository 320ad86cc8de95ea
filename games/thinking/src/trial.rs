//! The means of one thought: its work and its luck.

use super::level::SearchBudget;
use super::luck::{Dice, Luck, mixed};
use super::{Horizon, Mind};
use rules::{Barrier, Game, Seat};

/// The means of one thought: the work that is left, and the luck that everything tried meets.
#[derive(Debug)]
pub struct Thinking {
    work: Work,
    width: usize,
    horizon: Horizon,
    plays_on: bool,
    luck: u64,
    dice: Dice,
}

impl Thinking {
    /// Means for that budget, where an action tried costs so many units.
    pub(super) fn new(budget: &SearchBudget, price: u64, seed: u64) -> Self {
        let work = Work { left: budget.work / price.max(1), spent: 0 };
        Thinking {
            work,
            width: budget.width,
            horizon: budget.horizon,
            plays_on: budget.finalists > 1,
            luck: mixed(seed),
            dice: Dice::new(!seed),
        }
    }

    /// The number of ways to follow side by side.
    pub const fn width(&self) -> usize {
        self.width
    }

    /// Whether the best ways are played on.
    pub const fn plays_on(&self) -> bool {
        self.plays_on
    }

    /// How far playouts go from a position.
    pub(super) fn horizon<G: Mind>(&self, position: &G) -> Horizon {
        position.horizon().min(self.horizon)
    }

    /// The dice for whatever is chosen by lot.
    pub const fn dice(&mut self) -> &mut Dice {
        &mut self.dice
    }

    /// The actions that may still be tried.
    pub const fn left(&self) -> u64 {
        self.work.left
    }

    /// The actions that were tried so far.
    pub const fn spent(&self) -> u64 {
        self.work.spent
    }

    /// Takes one action from the work that is left; false if there is none.
    pub const fn spend(&mut self) -> bool {
        self.work.spend()
    }

    /// The position after a legal action, which costs one unit of work. Everything that is tried meets the same luck. `None`: no work
    /// is left.
    pub fn after<G: Game>(&mut self, position: &G, seat: Seat, action: &G::Action) -> Option<(G, Barrier)> {
        if !self.spend() {
            return None;
        }
        let mut next = position.clone();
        let barrier = next.apply(seat, action, &mut Luck::new(self.luck), &mut Vec::new()).ok()?;
        Some((next, barrier))
    }

    /// Tries one action after the other at one position. What the trial holds in memory is used again.
    pub fn try_on<'a, G: Game>(
        &mut self,
        trial: &'a mut Trial<G>,
        position: &G,
        seat: Seat,
        action: &G::Action,
    ) -> Option<&'a G> {
        if !self.spend() {
            return None;
        }
        let Trial { after, events } = trial;
        match after {
            Some(after) => after.clone_from(position),
            None => *after = Some(position.clone()),
        }
        let after = after.as_mut()?;
        events.clear();
        after.apply(seat, action, &mut Luck::new(self.luck), events).ok()?;
        Some(after)
    }

    /// The luck that everything tried meets.
    pub(super) const fn luck(&self) -> u64 {
        self.luck
    }

    /// Lets everything that is tried from now on meet another luck.
    pub(super) const fn shuffle(&mut self) {
        self.luck = self.dice.next();
    }

    /// Lets choices by lot and the luck of what is tried follow from that seed.
    pub(super) const fn begin(&mut self, seed: u64) {
        (self.luck, self.dice) = (mixed(seed), Dice::new(!seed));
    }
}

/// A position on which actions are tried, and what happened.
#[derive(Debug)]
pub struct Trial<G: Game> {
    after: Option<G>,
    events: Vec<G::Event>,
}

impl<G: Game> Default for Trial<G> {
    fn default() -> Self {
        Trial { after: None, events: Vec::new() }
    }
}

/// The actions that may still be applied in imagination, and those that were.
#[derive(Clone, Copy, Debug)]
struct Work {
    left: u64,
    spent: u64,
}

impl Work {
    const fn spend(&mut self) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        self.spent += 1;
        true
    }
}
