//! What each picture has to show, by the marks of its parts.

use super::super::action::Action;
use super::super::score::bonus;
use super::super::view::{SeatView, View};
use super::hand::faces;
use super::marks::{choosable, faced, herded, laid};
use rules::{Coordinate, Seat};
use tabletop::{Focus, Picture, scored};

/// Everything in the view that belongs to the picture.
pub(crate) fn shown(view: &View, picture: Picture, focus: Focus<'_>) -> Vec<String> {
    let seats = || Seat::first(view.seats.len() as u8);
    let tiles = view.landscape.visible().map(|standing| laid(standing.laid.place));
    let flocks =
        seats().flat_map(|seat| view.seat(seat).colours.iter().map(move |colour| herded(seat, colour)));
    let score = |seat: Seat| view.seat(seat).tally.as_ref().map(|tally| seat.player().scored(tally.total()));
    let hand = view.hand.iter().flat_map(faces).map(faced);
    match picture {
        Picture::Table => tiles.chain(flocks).chain(seats().filter_map(score)).collect(),
        Picture::Board(seat) => tiles.chain(score(seat)).collect(),
        Picture::Hand => hand.collect(),
        Picture::End => {
            let known = |here: &SeatView| match &here.tally {
                Some(tally) => tally.total(),
                None => here.stopped.map_or(0, bonus),
            };
            let scores = scored(view.outcome.as_ref(), Seat::player, view.seats.iter().map(known));
            tiles.chain(flocks).chain(scores).collect()
        }
        // While a tile is on trial, it may be the only one of the hand.
        Picture::Panel if view.viewer.seat().is_some() => {
            tiles.chain(hand.filter(|_| focus.draft.is_empty())).chain(choices(focus)).collect()
        }
        Picture::Panel => shown(view, Picture::Table, focus),
    }
}

/// The places of the open slot, until a tile lies on trial.
fn choices(focus: Focus<'_>) -> impl Iterator<Item = String> {
    let is_on_trial = focus.draft.is_empty() || focus.draft.join(" ").parse::<Action>().is_ok();
    let slots = focus.candidates.iter().filter(move |_| !is_on_trial);
    let place = |slot: &String| slot.split(' ').find_map(|word| word.parse::<Coordinate>().ok());
    slots.filter_map(place).map(|place| choosable(&place.to_string().to_uppercase()))
}
