//! The worth of a position to a seat, and what it is made of.

use super::super::components::cards::Resource;
use super::super::state::{Answer, Catan, Phase};
use super::side::{Side, side};
use super::weights::WEIGHTS;
use super::yields::{yields, yields_of};
use rules::Seat;
use thinking::{POINT, Reason};

/// A game won is worth this.
const WIN: i32 = 100 * POINT;

/// The worth of the position to that seat.
pub(super) fn worth(position: &Catan, seat: Seat) -> i32 {
    let (own, rivals) = sides(position, seat);
    own.total() - rivals + won(position, seat) + stance(position, seat)
}

/// Judges without what the others have: enough for a quick choice.
pub(super) fn standing(position: &Catan, seat: Seat) -> i32 {
    side(position, seat, seat, &yields_of(position, seat)).total() + won(position, seat)
}

/// The side of each seat in its own eyes, without what it thinks of the others.
pub(super) fn standings(position: &Catan) -> [i32; 4] {
    let yields = yields(position);
    let mut standings = [0; 4];
    for seat in Seat::first(position.seats) {
        standings[seat.index()] = side(position, seat, seat, &yields[seat.index()]).total();
    }
    standings
}

/// The own side, and what the others count against it: half the strongest, half the mean of them.
fn sides(position: &Catan, seat: Seat) -> (Side, i32) {
    let yields = yields(position);
    let (mut most, mut sum, mut count) = (0, 0, 0);
    for other in position.others(seat).iter() {
        let total = side(position, other, seat, &yields[other.index()]).total();
        (most, sum, count) = (most.max(total), sum + total, count + 1);
    }
    let rivals = (most + sum / count.max(1)) / 2 * WEIGHTS.rivals / 1_000;
    (side(position, seat, seat, &yields[seat.index()]), rivals)
}

fn won(position: &Catan, seat: Seat) -> i32 {
    match position.phase {
        Phase::Over if position.current == seat => WIN,
        Phase::Over => -WIN / 3,
        _ => 0,
    }
}

/// A trifle for having answered an offer: an answer that stands is left as it is, and declining is better than silence.
fn stance(position: &Catan, seat: Seat) -> i32 {
    match position.offer.map(|offer| offer.answers[seat.index()]) {
        None | Some(Answer::Open) => 0,
        Some(Answer::Declined) => 1,
        Some(Answer::Accepted | Answer::Countered(_)) => 2,
    }
}

/// The parts of the worth, to be told.
pub(super) fn reasons(position: &Catan, seat: Seat) -> Vec<Reason> {
    let (own, rivals) = sides(position, seat);
    let yields = Resource::ALL.into_iter().zip(own.yields);
    let mut reasons = vec![
        Reason::new("catan-why-points", own.points + won(position, seat)),
        Reason::new("catan-why-harbours", own.harbours),
        Reason::new("catan-why-variety", own.variety),
        Reason::new("catan-why-room", own.room),
        Reason::new("catan-why-hand", own.hand),
        Reason::new("catan-why-seven", own.danger),
        Reason::new("catan-why-cards", own.cards),
        Reason::new("catan-why-army", own.army),
        Reason::new("catan-why-road", own.road),
        Reason::new("catan-why-rivals", -rivals),
    ];
    reasons
        .extend(yields.map(|(kind, share)| Reason::new("catan-why-yield", share).with("kind", kind.name())));
    reasons
}
