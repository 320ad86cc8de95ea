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
use rules::Seat;
use thinking::{Horizon, Level, Measure, Mind, POINT, Plan, Reason, SearchBudget, Thinking};

impl Mind for Catan {
    const MEASURE: Measure = Measure::Chance(reward::WIN);

    // Half as far, going twice as much by what is judged, it wins 46 % against three normal ones, not 53 %, in two fifths of the time.
    fn horizon(&self) -> Horizon {
        Horizon::Turns(if self.founding() { 60 } else { 24 })
    }

    fn trust(&self) -> i64 {
        if self.founding() { 0 } else { 30 }
    }

    fn gap(&self) -> i32 {
        if self.founding() { 3 * POINT } else { 3 * POINT / 2 }
    }

    fn budget(level: Level) -> SearchBudget {
        let budget = level.budget();
        match level {
            Level::Beginner => SearchBudget { misjudges: 3_700, ..budget },
            Level::Easy => SearchBudget { width: 1, ..budget },
            Level::Normal => SearchBudget { worlds: 8, ..budget },
            Level::Hard => SearchBudget { worlds: 16, width: 24, finalists: 8, playouts: 2_048, ..budget },
            _ => budget,
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

    fn sensible(&self, seat: Seat, out: &mut Vec<Action>) {
        plans::list(self, seat, out);
    }

    fn proposals(&self, seat: Seat, out: &mut Vec<Action>) {
        offers::proposals(self, seat, out);
    }

    fn quick(&self, seat: Seat, thinking: &mut Thinking, out: &mut Vec<Action>) {
        out.extend(quick::choose(self, seat, thinking));
    }

    fn answer(&self) -> Option<(Seat, Action)> {
        deals::settle(self)
    }

    fn reward(&self, seat: Seat) -> i32 {
        reward::reward(self, seat)
    }
}
