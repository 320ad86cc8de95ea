//! Trade between players: the offers and counter-offers that are worth a thought.

use super::super::action::{Action, Deal};
use super::super::components::cards::{Cards, Resource};
use super::super::components::supply::CARD_PRICE;
use super::super::legal;
use super::super::state::{Answer, Catan, Phase};
use super::judge::worth;
use super::side::{affords_building, aims, held};
use rules::{Seat, SeatSet};

/// The least that a counter-offer must bring to the seat, and to the other.
pub(super) const COUNTER: (i32, i32) = (150, 30);
/// The points to victory, as everybody sees them, at which nobody deals with a seat any more.
pub(super) const TOO_NEAR: u8 = 3;
/// The most proposals that are looked at in several worlds.
const PROPOSALS: usize = 6;

/// The offers or counter-offers that are worth a thought.
pub(super) fn proposals(position: &Catan, seat: Seat, out: &mut Vec<Action>) {
    let found = match &position.offer {
        Some(offer) if offer.to.contains(seat) && offer.answers[seat.index()] == Answer::Open => {
            counters(position, seat, offer.deal)
        }
        None if may_offer(position, seat) => offers(position, seat),
        _ => Vec::new(),
    };
    out.extend(found.into_iter().filter(|action| legal::legal(position, seat, action).is_ok()));
}

/// Whether a computer may make an offer on that seat: it has made none this turn, and fewer than four this game, those of other players included.
pub(super) fn may_offer(position: &Catan, seat: Seat) -> bool {
    position.phase == Phase::Main
        && position.current == seat
        && position.agreed.computers_offer
        && (position.agreed.free || !position.built)
        && position.chronicle.offered[seat.index()] != position.chronicle.turns
        && position.chronicle.asked[seat.index()].contains(&0)
        && position.visible_points(seat) < position.agreed.points.saturating_sub(TOO_NEAR)
        && !affords_building(held(position, seat), aims(position, seat))
}

/// Offers that make something affordable now, one card or two for one, the best for the seat first; none that it has made before.
fn offers(position: &Catan, seat: Seat) -> Vec<Action> {
    let hand = held(position, seat);
    let aims = aims(position, seat);
    let buys = |hand: Cards| affords_building(hand, aims) || aims.card && hand.holds(CARD_PRICE);
    if buys(hand) {
        return Vec::new();
    }
    let asked = position.chronicle.asked[seat.index()];
    let mut found: Vec<(i32, Deal)> = deals(hand)
        .filter(|&deal| !asked.contains(&deal.number()))
        .filter(|deal| {
            let mut after = hand;
            after -= deal.give;
            after += deal.want;
            buys(after)
        })
        .map(|deal| (alone(position, seat, deal), deal))
        .collect();
    found.sort_by_key(|&(gain, deal)| (-gain, deal));
    found.truncate(PROPOSALS);
    found.into_iter().map(|(_, deal)| Action::Offer(deal, SeatSet::EMPTY)).collect()
}

/// Counter-offers for what is offered, or that ask for it, the best for the seat first.
fn counters(position: &Catan, seat: Seat, offered: Deal) -> Vec<Action> {
    let mut found: Vec<(i32, Deal)> = deals(held(position, seat))
        .filter(|deal| offered.give.holds(deal.want))
        .map(|deal| (alone(position, seat, deal), deal))
        .filter(|&(gain, _)| gain >= COUNTER.0)
        .collect();
    found.sort_by_key(|&(gain, deal)| (-gain, deal));
    found.truncate(PROPOSALS);
    found.into_iter().map(|(_, deal)| Action::Counter(deal)).collect()
}

/// What a deal changes for the seat alone, no matter with whom.
fn alone(position: &Catan, seat: Seat, deal: Deal) -> i32 {
    let mut after = position.clone();
    after.player_mut(seat).hand -= deal.give;
    after.player_mut(seat).hand += deal.want;
    worth(&after, seat) - worth(position, seat)
}

/// One card or two of a kind of the hand for one of another.
fn deals(hand: Cards) -> impl Iterator<Item = Deal> {
    let most = |count: u8| 1..=count.min(2);
    hand.iter().flat_map(move |(kind, count)| most(count).map(move |count| (kind, count))).flat_map(
        |(kind, count)| {
            let wanted = Resource::ALL.into_iter().filter(move |&want| want != kind);
            wanted.map(move |want| Deal { give: Cards::of(kind, count), want: Cards::of(want, 1) })
        },
    )
}
