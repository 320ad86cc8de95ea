//! Every legal action, listed: the same conditions as judging one, over sets of places instead of one.

use super::super::action::{Action, Kind, MOST_IN_HAND, Sequence, Source};
use super::super::components::card::Card;
use super::super::components::green::GreenId;
use super::super::components::place::{Line, Place};
use super::super::components::supply::Supply;
use super::super::state::{Phase, Side, VillageGreen};
use super::occupied;
use rules::Seat;

/// Appends every legal action, sorted.
pub(crate) fn actions(position: &VillageGreen, seat: Seat, out: &mut Vec<Action>) {
    match position.phase {
        Phase::Over => {}
        Phase::Arrange => list_orders(position, seat, out),
        _ if seat != position.current => {}
        Phase::Act => {
            list_greens(position, false, out);
            list_awards(position, out);
            list_uses(position, out);
            if position.is_solo() {
                out.push(Action::Stop);
            }
        }
        Phase::Cover => list_greens(position, true, out),
        Phase::Lay { covering } => list_hand(position, covering, out),
        Phase::Structure => list_sources(&position.awards, Action::Award, out),
        Phase::Place { structure, .. } => {
            let village = &position.side(seat).village;
            let over = structure || !position.is_solo();
            let free = Line::all().filter(|&line| over || village.award(line).is_none());
            out.extend(free.map(Action::Place));
        }
    }
}

fn list_orders(position: &VillageGreen, seat: Seat, out: &mut Vec<Action>) {
    if !position.resigned.contains(seat) {
        out.extend(Sequence::whole().map(Action::Arrange));
    } else if position.side(seat).chosen.is_none() {
        out.push(Action::Arrange(Sequence::AS_DEALT));
    }
}

fn list_sources<C: Card>(supply: &Supply<C>, action: fn(Source) -> Action, out: &mut Vec<Action>) {
    let row = (1..).zip(&supply.row).filter(|(_, card)| card.is_some());
    out.extend(row.map(|(number, _)| action(Source::Row(number))));
    if supply.deck() > 0 {
        out.push(action(Source::Deck));
    }
}

fn list_greens(position: &VillageGreen, covering: bool, out: &mut Vec<Action>) {
    if !position.is_solo() || hand_fits(position, covering) {
        return list_sources(&position.greens, Action::Take, out);
    }
    let village = &position.side(position.current).village;
    let fits = |card: &Option<GreenId>| card.is_some_and(|card| !village.open_to(card, covering).is_empty());
    let row = (1..).zip(&position.greens.row).filter(|(_, card)| fits(card));
    out.extend(row.map(|(number, _)| Action::Take(Source::Row(number))));
}

/// Whether a card of the hand fits somewhere.
fn hand_fits(position: &VillageGreen, covering: bool) -> bool {
    let Side { village, hand, .. } = position.side(position.current);
    hand.iter().any(|held| !village.open_to(held.card, covering).is_empty())
}

fn list_awards(position: &VillageGreen, out: &mut Vec<Action>) {
    let free = position.side(position.current).village.awards.contains(&None);
    if free || !position.is_solo() {
        list_sources(&position.awards, Action::Award, out);
    }
}

/// Lists the uses of the village card.
fn list_uses(position: &VillageGreen, out: &mut Vec<Action>) {
    if position.side(position.current).village.turned {
        return;
    }
    for kind in Kind::ALL {
        let occupied = match kind {
            Kind::Green => occupied(&position.greens),
            Kind::Awards => occupied(&position.awards),
        };
        let orders = Sequence::ALL.into_iter().filter(|order| order.is_of(occupied));
        out.extend(orders.map(|order| Action::Renew(kind, order)));
    }
    let before = out.len();
    list_greens(position, true, out);
    let coverable = out.len() > before;
    out.truncate(before);
    if coverable {
        out.push(Action::Cover);
    }
}

/// Lists laying and discarding.
fn list_hand(position: &VillageGreen, covering: bool, out: &mut Vec<Action>) {
    let Side { village, hand, .. } = position.side(position.current);
    for (number, held) in (1..).zip(hand) {
        let open = village.open_to(held.card, covering);
        out.extend(open.iter().map(|place| Action::Lay(number, place)));
    }
    if !position.is_solo() {
        out.extend((1..).zip(hand).map(|(number, _)| Action::Discard(number)));
    }
}

/// Whether the current seat has no action open, stopping apart: with others its turn passes by itself, alone the game ends.
pub(crate) fn is_stuck(position: &VillageGreen) -> bool {
    if !position.is_solo() {
        return !position.greens.has_cards() && !position.awards.has_cards();
    }
    let mut open = Vec::new();
    actions(position, position.current, &mut open);
    open == [Action::Stop]
}

/// Lists every action that the notation can say.
pub(crate) fn universe() -> Vec<Action> {
    let numbers = || 1..=MOST_IN_HAND;
    let mut all: Vec<Action> = Sequence::whole().map(Action::Arrange).collect();
    all.extend(Source::ALL.map(Action::Take));
    all.extend(numbers().flat_map(|number| Place::all().map(move |place| Action::Lay(number, place))));
    all.extend(numbers().map(Action::Discard));
    all.extend(Source::ALL.map(Action::Award));
    all.extend(Line::all().map(Action::Place));
    all.extend(Kind::ALL.into_iter().flat_map(|kind| Sequence::ALL.map(|order| Action::Renew(kind, order))));
    all.extend([Action::Cover, Action::Stop]);
    all
}
