//! What a position is worth to a computer, and which ways to go on are worth a thought.

mod judge;

use super::action::Action;
use super::legal;
use super::state::ConfusingLands;
use judge::Prospect;
use rules::Seat;
use thinking::{Level, Mind, POINT, Plan, Reason, SearchBudget, Thinking};

/// A playout tries so many times more layings of the last card.
const LAST: usize = 2;

impl Mind for ConfusingLands {
    // Scoring a land takes longer than anything else.
    const PRICE: u64 = 5;

    fn budget(level: Level) -> SearchBudget {
        // A laying is judged by one's own land, which is known.
        let budget = SearchBudget { worlds: 1, ..level.budget() };
        match level {
            Level::Beginner => SearchBudget { misjudges: 500 * POINT, ..budget },
            Level::Normal => {
                SearchBudget { work: 60_000, width: 16, finalists: 12, playouts: 1_024, ..budget }
            }
            Level::Hard => SearchBudget { width: 40, finalists: 48, ..budget },
            _ => budget,
        }
    }

    fn worth(&self, seat: Seat) -> i32 {
        Prospect::of(self, seat).worth()
    }

    fn reasons(&self, seat: Seat) -> Vec<Reason> {
        Prospect::of(self, seat).reasons()
    }

    fn plans(&self, seat: Seat, thinking: &mut Thinking, out: &mut Vec<Plan<Action>>) {
        let mut actions = Vec::new();
        legal::actions(self, seat, &mut actions);
        for action in actions {
            if !thinking.spend() {
                break;
            }
            let worth = Prospect::with(self, seat, action).worth();
            out.push(Plan { moves: vec![action], worth });
        }
    }

    fn quick(&self, seat: Seat, thinking: &mut Thinking, out: &mut Vec<Action>) {
        let mut actions = Vec::new();
        legal::actions(self, seat, &mut actions);
        let left = self.side(seat).map_or(0, judge::left);
        let some = (thinking.width() * if left <= 1 { LAST } else { 1 }).min(actions.len());
        let mut best: Option<(i32, Action)> = None;
        for _ in 0..some {
            let action = actions.swap_remove(thinking.dice().below(actions.len()));
            if best.is_some() && !thinking.spend() {
                break;
            }
            let worth = Prospect::with(self, seat, action).worth();
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        out.extend(best.map(|(_, action)| action));
    }
}
