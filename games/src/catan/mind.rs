//! What a position is worth to a computer, and which ways to go on are worth a thought.

mod bargain;
mod deals;
mod hand;
mod hopes;
mod judge;
mod offers;
mod plans;
mod quick;
mod reward;
mod room;
mod side;
mod weights;
mod yields;

use super::action::Action;
use super::state::Catan;
use crate::core::{Effort, Horizon, Level, Measure, Mind, POINT, Plan, Reason, Seat, Thinking};

impl Mind for Catan {
    // Played on twice as far, ways are told apart with twice the error, in twice the time.
    const HORIZON: Horizon = Horizon::Turns(12);
    const TRUST: i64 = 64;
    const GAP: i32 = 3 * POINT / 2;
    const MEASURE: Measure = Measure::Chance(reward::WIN);

    fn horizon(&self) -> Horizon {
        if self.founding() { Horizon::Turns(40) } else { Self::HORIZON }
    }

    fn effort(level: Level) -> Effort {
        let effort = level.effort();
        match level {
            Level::Easy => Effort { width: 1, ..effort },
            Level::Normal => Effort { worlds: 8, ..effort },
            Level::Hard => Effort { worlds: 16, width: 24, finalists: 8, playouts: 2_048, ..effort },
            _ => effort,
        }
    }

    fn worth(&self, seat: Seat) -> i32 {
        judge::worth(self, seat)
    }

    fn reasons(&self, seat: Seat) -> Vec<Reason> {
        judge::reasons(self, seat)
    }

    fn plans(&self, seat: Seat, thinking: &mut Thinking, out: &mut Vec<Plan<Action>>) {
        plans::plans(self, seat, thinking, out);
    }

    fn proposals(&self, seat: Seat, out: &mut Vec<Action>) {
        offers::proposals(self, seat, out);
    }

    fn quick(&self, seat: Seat, thinking: &mut Thinking, out: &mut Vec<Action>) {
        out.extend(quick::choose(self, seat, thinking));
    }

    fn reward(&self, seat: Seat) -> i32 {
        reward::reward(self, seat)
    }
}
