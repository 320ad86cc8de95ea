//! What a position is worth to a computer, and which ways to go on are worth a thought.

mod chart;
mod judge;
mod outlook;
mod time;
mod turn_end;
mod weights;

use super::action::Action;
use super::legal;
use super::state::{Phase, VillageGreen};
use judge::Prospect;
#[cfg(test)]
pub(super) use outlook::promise;
use rules::Seat;
use thinking::{Level, Mind, Reason, SearchBudget, Thinking};

impl Mind for VillageGreen {
    const PRICE: u64 = 4;

    fn budget(level: Level) -> SearchBudget {
        let budget = level.budget();
        match level {
            Level::Beginner => SearchBudget { misjudges: 10_500, ..budget },
            Level::Hard => SearchBudget { playouts: 512, finalists: 12, ..budget },
            _ => budget,
        }
    }

    fn worth(&self, seat: Seat) -> i32 {
        Prospect::of(self, seat).worth()
    }

    fn reasons(&self, seat: Seat) -> Vec<Reason> {
        Prospect::of(self, seat).reasons()
    }

    fn quick(&self, seat: Seat, thinking: &mut Thinking, out: &mut Vec<Action>) {
        if self.phase != Phase::Arrange {
            let turn_ends = turn_end::turn_ends(self, seat);
            out.extend(turn_ends.into_iter().max_by_key(|end| end.rough).map(|end| end.action));
        }
        if out.is_empty() {
            let mut actions = Vec::new();
            legal::actions(self, seat, &mut actions);
            let any = thinking.dice().below(actions.len().max(1));
            out.extend(actions.get(any));
        }
    }
}
