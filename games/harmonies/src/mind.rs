//! What a position is worth to a computer, and which ways to go on are worth a thought.

mod hope;
mod judge;
mod known;
mod plot;
mod turn;
mod weights;

use super::action::Action;
use super::components::card::CardId;
use super::state::Harmonies;
use judge::Outlook;
use plot::Plot;
use rules::{Game as _, Seat};
use thinking::{Level, Mind, POINT, Plan, Reason, SearchBudget, Thinking};

/// The number of ways that a playout follows for each space of the central board.
const WAYS: usize = 2;

impl Mind for Harmonies {
    const PRICE: u64 = 3;

    fn budget(level: Level) -> SearchBudget {
        // What is refilled says nothing of a board: one world is as good as many.
        let budget = SearchBudget { worlds: 1, ..level.budget() };
        match level {
            Level::Beginner => SearchBudget { misjudges: 11 * POINT, ..budget },
            Level::Easy => SearchBudget { width: 1, ..budget },
            Level::Normal => SearchBudget { width: 24, ..budget },
            // Playouts that look at more than one way take as much again.
            Level::Hard => SearchBudget { work: 2 * budget.work, width: 40, finalists: 12, ..budget },
            _ => budget,
        }
    }

    fn worth(&self, seat: Seat) -> i32 {
        Plot::of(self.realm(seat)).parts(Outlook::of(self, seat)).total()
    }

    fn reasons(&self, seat: Seat) -> Vec<Reason> {
        Plot::of(self.realm(seat)).parts(Outlook::of(self, seat)).reasons()
    }

    fn plans(&self, seat: Seat, thinking: &mut Thinking, out: &mut Vec<Plan<Action>>) {
        if let Some(cards) = self.spirits_to_choose(seat) {
            out.extend(cards.map(|card| Plan { moves: vec![Action::Spirit(card)], worth: self.worth(seat) }));
            return;
        }
        turn::plans(self, seat, thinking.width() / 4, thinking, out);
    }

    fn quick(&self, seat: Seat, thinking: &mut Thinking, out: &mut Vec<Action>) {
        if let Some(cards) = self.spirits_to_choose(seat) {
            out.push(Action::Spirit(cards[thinking.dice().below(2)]));
            return;
        }
        let mut plans = Vec::new();
        turn::plans(self, seat, WAYS, thinking, &mut plans);
        // Equal plans: the first, so the search runs from the end.
        out.extend(
            plans.into_iter().rev().max_by_key(|plan| plan.worth).into_iter().flat_map(|plan| plan.moves),
        );
    }

    fn reward(&self, seat: Seat) -> i32 {
        let scores = self.scores();
        let others = Seat::first(self.realms.len() as u8).filter(|&other| other != seat);
        let best = others.map(|other| scores[other.index()]).max().unwrap_or(0);
        POINT * scores[seat.index()] - POINT * best / 4
    }
}

impl Harmonies {
    /// The nature spirits of which the seat must keep one, if it owes that choice.
    fn spirits_to_choose(&self, seat: Seat) -> Option<[CardId; 2]> {
        self.realm(seat).spirits.filter(|spirits| spirits.kept.is_none()).map(|spirits| spirits.dealt)
    }
}
