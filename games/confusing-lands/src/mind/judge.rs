//! What a land is worth: its points, with the price of its conditions charged by degrees.

use super::super::action::Action;
use super::super::components::card::Card;
use super::super::components::land::{LAND_CARDS, Land};
use super::super::score::Tally;
use super::super::score::field::Field;
use super::super::state::{ConfusingLands, Side, Step};
use rules::{Arg, Seat};
use thinking::{POINT, Reason};

/// The part of a condition's price, in thousandths, that is not charged while all cards are to come.
const DEFERRED: i32 = 600;

/// Counts the cards that a seat has yet to lay or put aside.
pub(super) fn left(side: &Side) -> usize {
    LAND_CARDS - side.land.laid().count() - side.aside.len()
}

/// A land, and what is yet to come to it.
pub(super) struct Prospect {
    tally: Tally,
    shared: Card,
    left: i32,
}

impl Prospect {
    /// The prospect of a seat, with what it has chosen.
    pub(super) fn of(position: &ConfusingLands, seat: Seat) -> Prospect {
        let chosen = position.side(seat).and_then(|side| side.chosen);
        match chosen {
            Some(action) => Prospect::with(position, seat, action),
            None => {
                let side = &position.places[seat.index()];
                Prospect::new(position, &side.land, left(side))
            }
        }
    }

    /// The prospect of a seat if it does what it may choose.
    pub(super) fn with(position: &ConfusingLands, seat: Seat, action: Action) -> Prospect {
        let side = &position.places[seat.index()];
        match action {
            Action::Lay(laid) => {
                let mut land = side.land.clone();
                land.lay(laid);
                Prospect::new(position, &land, left(side) - 1)
            }
            Action::Aside(_) => Prospect::new(position, &side.land, left(side) - 1),
        }
    }

    fn new(position: &ConfusingLands, land: &Land, left: usize) -> Prospect {
        let left = if position.step == Step::Over { 0 } else { left as i32 };
        let tally = Tally::of(&Field::of(land), position.shared);
        Prospect { tally, shared: position.shared, left }
    }

    /// Points, in thousandths.
    pub(super) fn worth(&self) -> i32 {
        POINT * (self.tally.total() - self.tally.penalty()) + self.price()
    }

    /// The price of the conditions, the less of it the more cards are to come.
    fn price(&self) -> i32 {
        self.tally.penalty() * (POINT - DEFERRED * self.left / LAND_CARDS as i32)
    }

    /// The parts of the worth: what every condition brings, and the price of the own ones.
    pub(super) fn reasons(&self) -> Vec<Reason> {
        let own = self.tally.conditions();
        let own = own.map(|(card, points)| {
            brings("confusing-lands-why-condition", card, points).with("number", card.number())
        });
        let shared = brings("confusing-lands-why-shared", self.shared, self.tally.shared);
        own.chain([shared, Reason::new("confusing-lands-why-price", self.price())]).collect()
    }
}

/// What that condition brings.
fn brings(key: &'static str, condition: Card, points: i32) -> Reason {
    let name = Arg::Message(format!("confusing-lands-condition-{condition}"));
    Reason::new(key, POINT * points).with("name", name)
}
