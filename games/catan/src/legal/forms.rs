//! The forms that are open to a seat.

use super::super::action::{Action, Deal};
use super::super::components::cards::{Cards, Resource};
use super::super::form::{COUNTER, OFFER};
use super::super::state::{Answer, Catan, Offer, Phase};
use super::trade::check_trading;
use rules::{Forms, Seat, SeatSet};

/// The form of an offer or of a counter-offer, with some legal ones.
pub(crate) fn forms(position: &Catan, seat: Seat) -> Forms<Action> {
    let form = if may_offer(position, seat) {
        &OFFER
    } else if may_counter(position, seat) {
        &COUNTER
    } else {
        return Forms::default();
    };
    Forms { open: vec![form], samples: sample_offers(position, seat) }
}

/// Whether that seat may make an offer, or a counter-offer, if it has a card at all.
fn may_offer(position: &Catan, seat: Seat) -> bool {
    let trading =
        position.phase == Phase::Main && position.agreed.domestic && check_trading(position).is_ok();
    seat == position.current && trading && position.offer.is_none() && position.player(seat).hand.total() > 0
}

/// Whether that seat may answer the open offer with another.
fn may_counter(position: &Catan, seat: Seat) -> bool {
    let asked = |offer: &Offer| offer.to.contains(seat) && offer.answers[seat.index()] == Answer::Open;
    position.phase != Phase::Over
        && position.offer.as_ref().is_some_and(asked)
        && position.player(seat).hand.total() > 0
}

/// Some legal offers, one card for one: a few of every position's many.
fn sample_offers(position: &Catan, seat: Seat) -> Vec<Action> {
    let counters = position.offer.is_some();
    let mut samples = Vec::new();
    for (give, _) in position.player(seat).hand.iter() {
        for want in Resource::ALL.into_iter().filter(|&want| want != give) {
            let deal = Deal { give: Cards::of(give, 1), want: Cards::of(want, 1) };
            samples.push(if counters { Action::Counter(deal) } else { Action::Offer(deal, SeatSet::EMPTY) });
        }
    }
    samples
}
