//! Computer players: they decide from what their seat may know, with work that is counted, never clocked.
//!
//! One search serves all games. Everything that it needs to know of one stands in [`Mind`], where everything has a default, so that a
//! game with an empty impl has a player. It redeals for the seat that is to act and sees nothing but such `Veiled` positions: the type
//! has no way back.
//!
//! *Plans* – actions up to the next barrier, found by a beam – are judged in several worlds; those who choose at the same time do
//! so by lot, the same for every plan; those who are asked answer as the game's `answer` says. *Hard*, and *normal* in a game where it takes
//! that, plays the best on by sequential halving: in every round all plans left meet the same worlds and the same luck (the n-th draw of a
//! name is the same whatever is drawn between), and the worse half is left out.
//!
//! *Beginner* tries every single action once and judges it wrongly by lot, by at most `misjudges`: the one number by which a game sets
//! how good a first opponent is. What another seat asks of it, it answers as *easy* does.
//!
//! *Weighing* holds what somebody did against what *hard* would have done, in worlds and with luck that neither was chosen by, so that
//! what remains is a difference and how far it can be told from chance.
//!
//! The *budget* of a level bounds its work, counted in actions applied in imagination. Only integers, no order of a hash map: the same
//! thought on every machine. `yardstick` is what *greedy* goes by and does not change: others are measured against it. `MIND` grows
//! whenever a computer may decide otherwise; a finished game's log names it, its computers and its secret, so `turnstone replay
//! --check-computers` can think every decision again.

mod beam;
mod first;
mod fortune;
mod halving;
mod judge;
mod level;
mod luck;
mod margin;
mod plain;
mod plan;
mod playout;
mod reasons;
mod seed;
#[cfg(test)]
mod tests;
mod think;
mod trial;
mod veiled;
mod weigh;

pub use beam::beam;
pub use first::chance_of_first;
pub use fortune::fortune;
pub use level::{Level, NotALevel, SearchBudget};
pub use luck::{Dice, Luck};
pub use luck::{digest, mixed};
pub use margin::Margin;
pub use plan::Thought;
pub use plan::{Advice, Analysis, Plan, Reason};
pub use seed::arena_secret;
pub use seed::computer_seed;
pub use think::think;
pub use trial::{Thinking, Trial};
pub use veiled::Veiled;
pub use weigh::{Contrast, ReviewBudget, Weighed};
pub use weigh::{contrast, weigh};

use rules::{Game, Seat, Turn};

/// The number of the present thinking. It grows when a computer may decide otherwise than before, so that a check of old decisions
/// knows who made them.
pub const MIND: u32 = 10;

/// A point, in the unit of [`Mind::worth`].
pub const POINT: i32 = 1_000;

/// How far playouts go, the nearest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Horizon {
    /// Until the turn has passed on so many times, or the game is over.
    Turns(u16),
    /// To the end of the game.
    End,
}

/// What the rewards of a game are told in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Points; a reward counts their thousandths.
    Points,
    /// The chance of winning; of a reward so large is a whole one.
    Chance(i32),
}

impl Measure {
    /// The least reward that is worth a word: half a point, a hundredth of a win.
    pub const fn least(self) -> i32 {
        match self {
            Measure::Points => POINT / 2,
            Measure::Chance(whole) => whole / 100,
        }
    }
}

/// What must be known of a game to play it well. Everything has a default: a game with `impl Mind for Sixth {}` is played on its first
/// day.
///
/// All of it is asked of imagined positions only. It never sees the true one, so it may look at everything.
pub trait Mind: Game {
    /// The number of units of work that one action costs, with the judgement of what it leads to: more than 1 for a game that takes
    /// longer than about half a microsecond.
    const PRICE: u64 = 1;

    /// What [`reward`](Mind::reward) is told in.
    const MEASURE: Measure = Measure::Points;

    /// How far playouts go from this position, if the level's budget does not end them earlier.
    fn horizon(&self) -> Horizon {
        Horizon::End
    }

    /// The number of playouts for which a plan's judged worth counts in addition to them: more for a game of much luck, whose first playouts say
    /// little.
    fn trust(&self) -> i64 {
        0
    }

    /// The distance from the best beyond which a plan is not played on.
    fn gap(&self) -> i32 {
        i32::MAX
    }

    /// The search budget of a level with this game.
    fn budget(level: Level) -> SearchBudget {
        level.budget()
    }

    /// The points by which [`Level::Greedy`] looks one action ahead: those of the seat, unless they mislead (a bonus for stopping at
    /// once, say). Other levels are measured against it, so it does not change.
    fn yardstick(&self, seat: Seat) -> i32 {
        self.scores().get(seat.index()).copied().unwrap_or(0)
    }

    /// The worth of the position to the seat, in thousandths of a point: what it has, what it may hope for, and if it matters what the
    /// others have. At the end of the game it is about what the seat has won by.
    fn worth(&self, seat: Seat) -> i32 {
        POINT * self.yardstick(seat)
    }

    /// The parts of [`worth`](Mind::worth), to be told: their shares add up to it, or nearly. Keys begin `<id>-why-`.
    fn reasons(&self, _seat: Seat) -> Vec<Reason> {
        Vec::new()
    }

    /// Appends ways of the seat to go on up to the next barrier. Nothing but the last move of one may be a barrier or end its turn.
    /// The default follows the best actions with a [`beam`].
    fn plans(&self, seat: Seat, thinking: &mut Thinking, out: &mut Vec<Plan<Self::Action>>) {
        beam(self, seat, thinking, |position, actions| position.actions(seat, actions), out);
    }

    /// Appends the actions that *beginner* chooses from on its turn: all, unless some would never be missed.
    fn sensible(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.actions(seat, out);
    }

    /// Free-form actions of the seat that are worth a thought: trade offers, counter-offers. They must be legal.
    fn proposals(&self, _seat: Seat, _out: &mut Vec<Self::Action>) {}

    /// Appends the moves that the seat makes in a playout: one, or more up to the next barrier. Speed matters more than wisdom. The default
    /// takes the best of a few actions.
    fn quick(&self, seat: Seat, thinking: &mut Thinking, out: &mut Vec<Self::Action>) {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        out.extend(best_of_some(self, seat, actions, 4, thinking));
    }

    /// The next answer in imagination to what one seat asks of others: of somebody who may answer, though nobody waits for it, or of the seat
    /// that asked and goes by the answers. None where nothing is asked.
    fn answer(&self) -> Option<(Seat, Self::Action)> {
        None
    }

    /// The worth to the seat of the position at which a playout stopped, in thousandths of a point. The default is the lead over the
    /// best of the others, at the end in points; a race had better take a lead for less the larger it is.
    fn reward(&self, seat: Seat) -> i32 {
        let over = matches!(self.turn(), Turn::Over(_));
        let scores = if over { self.scores() } else { Vec::new() };
        let worth =
            |seat: Seat| scores.get(seat.index()).map_or_else(|| self.worth(seat), |score| POINT * score);
        let others = Seat::first(self.seats()).filter(|&other| other != seat);
        worth(seat) - others.map(worth).max().unwrap_or(0)
    }
}

/// Draws `some` of the actions by lot and returns the one worth most; none if there are none. A single one is not judged.
pub fn best_of_some<G: Mind>(
    position: &G,
    seat: Seat,
    mut actions: Vec<G::Action>,
    some: usize,
    thinking: &mut Thinking,
) -> Option<G::Action> {
    let some = some.min(actions.len());
    let (mut best, mut trial): (Option<(i32, G::Action)>, _) = (None, Trial::default());
    for _ in 0..some {
        let action = actions.swap_remove(thinking.dice().below(actions.len()));
        if some == 1 {
            return Some(action);
        }
        let Some(after) = thinking.try_on(&mut trial, position, seat, &action) else {
            return Some(best.map_or(action, |(_, best)| best));
        };
        let worth = after.worth(seat);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, action));
        }
    }
    best.map(|(_, action)| action)
}
