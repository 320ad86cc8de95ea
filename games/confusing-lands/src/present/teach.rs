//! What somebody is told who plays for the first time.

use super::super::components::card::Face;
use super::super::picture::marks::{counts, in_hand};
use super::super::state::{ConfusingLands, ROUNDS, Step};
use super::super::view::{SeatView, View};
use rules::Seat;
use tabletop::{Example, Lesson, Situation, Teach};

/// What a condition costs, whatever it pays.
const PRICE: i32 = 10;

impl Teach for ConfusingLands {
    fn lesson() -> Option<Lesson> {
        Some(Lesson { seats: 2, luck: 1 })
    }

    fn examples() -> &'static [Example] {
        &[
            Example { topic: "overview", shows: "confusing-lands-lesson-faces", after: 4 },
            Example { topic: "turn", shows: "confusing-lands-lesson-received", after: 6 },
            Example { topic: "conditions", shows: "confusing-lands-lesson-price", after: 8 },
            Example { topic: "terms", shows: "confusing-lands-lesson-cover", after: 10 },
            Example { topic: "scoring", shows: "confusing-lands-lesson-last", after: 0 },
        ]
    }

    fn course() -> Option<&'static str> {
        Some("confusing-lands-lesson-next")
    }

    fn situations() -> &'static [Situation<ConfusingLands>] {
        &[
            Situation { key: "confusing-lands-lesson-first", places: first },
            Situation { key: "confusing-lands-lesson-received", places: received },
            Situation { key: "confusing-lands-lesson-final", places: last_card },
            Situation { key: "confusing-lands-lesson-last", places: last_round },
            Situation { key: "confusing-lands-lesson-none", places: none },
            Situation { key: "confusing-lands-lesson-price", places: price },
            Situation { key: "confusing-lands-lesson-cover", places: cover },
            Situation { key: "confusing-lands-lesson-weak", places: weak },
            Situation { key: "confusing-lands-lesson-pass", places: pass },
            Situation { key: "confusing-lands-lesson-shared", places: shared },
            Situation { key: "confusing-lands-lesson-faces", places: sides },
            Situation { key: "confusing-lands-lesson-turn", places: turning },
        ]
    }
}

/// The seat's own place while it has not chosen, in that step.
fn own(view: &View, seat: Seat, step: Step) -> Option<&SeatView> {
    view.place(seat).filter(|place| view.step == step && !place.ready)
}

/// The seat's own place while it has not chosen, in either step.
fn either(view: &View, seat: Seat) -> Option<&SeatView> {
    own(view, seat, Step::Choose).or_else(|| own(view, seat, Step::Receive))
}

/// Both sides of the cards in hand.
fn hand(place: &SeatView) -> Vec<String> {
    let cards = place.hand.iter().flat_map(|hand| hand.iter());
    cards.flat_map(|card| Face::ALL.map(|face| in_hand(card, face))).collect()
}

/// The fronts of the cards in hand.
fn fronts(place: &SeatView) -> Vec<String> {
    let cards = place.hand.iter().flat_map(|hand| hand.iter());
    cards.map(|card| in_hand(card, Face::Front)).collect()
}

/// The own conditions that pay what holds.
fn conditions(place: &SeatView, holds: fn(i32) -> bool) -> Vec<String> {
    let paid = place.tally.conditions().filter(|(_, points)| holds(*points));
    paid.map(|(card, points)| counts(card, points)).collect()
}

fn first(view: &View, seat: Seat) -> Option<Vec<String>> {
    let place = own(view, seat, Step::Choose)?;
    place.land.is_empty().then(|| hand(place))
}

fn received(view: &View, seat: Seat) -> Option<Vec<String>> {
    own(view, seat, Step::Receive).map(hand)
}

fn none(view: &View, seat: Seat) -> Option<Vec<String>> {
    let place = own(view, seat, Step::Choose)?;
    conditions(place, |_| true).is_empty().then(|| fronts(place))
}

fn price(view: &View, seat: Seat) -> Option<Vec<String>> {
    let own = conditions(own(view, seat, Step::Choose)?, |_| true);
    (!own.is_empty()).then_some(own)
}

fn cover(view: &View, seat: Seat) -> Option<Vec<String>> {
    let place = either(view, seat)?;
    (place.land.laid().count() > 1).then(Vec::new)
}

fn weak(view: &View, seat: Seat) -> Option<Vec<String>> {
    let weak = conditions(either(view, seat)?, |points| points < PRICE);
    (!weak.is_empty()).then_some(weak)
}

fn pass(view: &View, seat: Seat) -> Option<Vec<String>> {
    own(view, seat, Step::Choose)?;
    let others = view.places.iter().filter(|other| other.seat != seat);
    Some(others.map(|other| other.seat.player().scored(other.tally.total())).collect())
}

fn shared(view: &View, seat: Seat) -> Option<Vec<String>> {
    let place = either(view, seat)?;
    Some(vec![counts(view.shared, place.tally.shared)])
}

fn sides(view: &View, seat: Seat) -> Option<Vec<String>> {
    either(view, seat).map(hand)
}

fn turning(view: &View, seat: Seat) -> Option<Vec<String>> {
    either(view, seat).map(|_| Vec::new())
}

fn last_round(view: &View, seat: Seat) -> Option<Vec<String>> {
    let place = own(view, seat, Step::Choose).filter(|_| view.round + 1 == ROUNDS)?;
    Some(conditions(place, |_| true))
}

fn last_card(view: &View, seat: Seat) -> Option<Vec<String>> {
    let place = own(view, seat, Step::Receive).filter(|_| view.round + 1 == ROUNDS)?;
    Some(hand(place))
}
