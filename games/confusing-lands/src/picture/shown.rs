//! What each picture has to show, by the marks of its parts.

use super::super::components::card::Face;
use super::super::trial;
use super::super::view::{SeatView, View};
use super::candidates;
use super::hand::cards;
use super::marks::{candidate, coordinate, counts, in_hand};
use rules::{Coordinate, Outcome, Seat};
use tabletop::{Focus, Picture, scored};

/// Everything in the view that belongs to the picture.
pub(crate) fn shown(view: &View, picture: Picture, focus: Focus<'_>) -> Vec<String> {
    match picture {
        Picture::End => ended(view),
        Picture::Table if view.is_solo() => large(view, &view.places[0]),
        Picture::Hand => view.own().into_iter().flat_map(hand).collect(),
        Picture::Board(seat) if view.place(seat).is_some() => {
            view.place(seat).map_or_else(Vec::new, |place| large(view, place))
        }
        Picture::Panel if view.own().is_some() => {
            view.own().map_or_else(Vec::new, |own| panel(view, own, focus))
        }
        Picture::Table | Picture::Board(_) | Picture::Panel => {
            let side = |place| land(place).chain(names(place)).chain(own(place)).chain([score(place)]);
            let sides = view.places.iter().flat_map(side);
            sides.chain([format!("shared {}", view.shared), deck(view)]).collect()
        }
    }
}

fn score(place: &SeatView) -> String {
    place.seat.player().scored(place.tally.total())
}

fn deck(view: &View) -> String {
    format!("deck {} {}", view.deck, view.top)
}

fn land(place: &SeatView) -> impl Iterator<Item = String> {
    place.land.laid().map(|laid| format!("card {} {}", laid.card, laid.place))
}

/// The names of the rows and columns of a land.
fn names(place: &SeatView) -> impl Iterator<Item = String> {
    let names = place.land.bounds().into_iter().flat_map(|(low, high)| {
        let columns = (low.column..=high.column).map(|column| Coordinate::column_name(column).to_uppercase());
        columns.chain((low.row..=high.row).map(|row| row.to_string())).collect::<Vec<_>>()
    });
    names.map(|name| coordinate(place.seat, &name))
}

/// The own conditions of a seat.
fn own(place: &SeatView) -> impl Iterator<Item = String> {
    place.tally.conditions().map(|(card, points)| counts(card, points))
}

/// Both sides of every card in a hand.
fn hand(place: &SeatView) -> impl Iterator<Item = String> {
    cards(place).into_iter().flat_map(|card| Face::ALL.map(|face| in_hand(card, face)))
}

/// One land with every part of its score.
fn large(view: &View, place: &SeatView) -> Vec<String> {
    let shared = counts(view.shared, place.tally.shared);
    let price = Some(place.tally.penalty()).filter(|price| *price != 0).map(|price| format!("price {price}"));
    let deck = view.is_solo().then(|| deck(view));
    land(place)
        .chain(names(place))
        .chain(own(place))
        .chain([score(place), shared])
        .chain(price)
        .chain(deck)
        .collect()
}

/// The own land and hand, and the other land.
fn panel(view: &View, place: &SeatView, focus: Focus<'_>) -> Vec<String> {
    let mut shown = large(view, place);
    if !view.is_over() {
        shown.extend(hand(place));
        let others = view.places.iter().filter(|other| other.seat != place.seat);
        shown.extend(others.flat_map(|other| land(other).chain([score(other)])));
        // A card that lies on trial takes the room of the names of places.
        let chosen = trial::drafted(focus.draft).is_some();
        shown.extend(candidates::places(focus).filter(|_| !chosen).map(candidate));
    }
    shown
}

fn ended(view: &View) -> Vec<String> {
    let outcome = view.turn.outcome().filter(|outcome: &&Outcome| !outcome.standings.is_empty());
    let scores = scored(outcome, Seat::player, view.places.iter().map(|place| place.tally.total()));
    let lands = view.places.iter().flat_map(|place| land(place).chain(names(place)).chain(own(place)));
    lands.chain(scores).chain([format!("shared {}", view.shared)]).collect()
}
