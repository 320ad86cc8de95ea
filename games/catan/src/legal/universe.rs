//! All actions that can be said.

use super::super::action::Action;
use super::super::components::board::{Corner, Edge, Hex};
use super::super::components::cards::{Cards, Resource};
use super::listing::{list_discards, plenties, plenty};
use rules::Seat;

/// The most cards that [`universe`] discards: half of a hand of 33.
const UNIVERSAL_DISCARD: u8 = 16;

/// Every closed action that the notation can say with that many seats; of the discards those of hands up to 33 cards.
pub(crate) fn universe(seats: u8) -> Vec<Action> {
    let mut all = vec![Action::Roll];
    all.extend(Edge::all().map(Action::Road));
    all.extend(Corner::all().map(Action::Settlement));
    all.extend(Corner::all().map(Action::City));
    all.push(Action::Buy);
    let pairs = Resource::ALL.into_iter().flat_map(|give| Resource::ALL.map(|take| (give, take)));
    all.extend(pairs.map(|(give, take)| Action::Bank { give, take }));
    all.extend([Action::Knight, Action::FreeRoads]);
    all.extend(plenties().map(plenty));
    all.extend(Resource::ALL.map(Action::Monopoly));
    for hex in Hex::all() {
        all.push(Action::Robber { hex, victim: None });
        all.extend(Seat::first(seats).map(|victim| Action::Robber { hex, victim: Some(victim) }));
    }
    all.push(Action::Stop);
    let discards = (4..=UNIVERSAL_DISCARD).flat_map(|due| {
        let mut some = Vec::new();
        list_discards(Cards([due; 5]), due, &mut some);
        some
    });
    all.extend(discards);
    all.extend([Action::Accept, Action::Decline]);
    all.extend(Seat::first(seats).map(Action::Confirm));
    all.extend([Action::Cancel, Action::End]);
    all.sort();
    all
}
