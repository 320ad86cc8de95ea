//! Legality: one action judged, all legal ones listed.

use super::action::Action;
use super::components::board::{Board, SIDE};
use super::components::card::{Card, Face, Outline, Quarter};
use super::components::land::{Laid, coordinate};
use super::state::{ConfusingLands, Step};
use rules::{Game as _, Refusal, Seat};

/// Decides whether that seat may do that now.
pub(super) fn legal(position: &ConfusingLands, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let side = match position.side(seat) {
        _ if position.step == Step::Over => return Err(Refusal::new("refusal-game-over")),
        Some(side) if position.turn().admits(seat) => side,
        _ => return Err(Refusal::new("refusal-not-your-turn")),
    };
    let card = action.card();
    if !side.hand.contains(card) {
        return Err(Refusal::new("confusing-lands-refusal-hand").with("number", card.number()));
    }
    match action {
        Action::Lay(laid) => side.land.admit(laid.turn.outline(), laid.place),
        Action::Aside(_) if side.land.is_blocked() => Ok(()),
        Action::Aside(_) => Err(Refusal::new("confusing-lands-refusal-aside")),
    }
}

/// Lists every legal action, sorted: the same conditions as [`legal`], over sets of places instead of one.
pub(super) fn actions(position: &ConfusingLands, seat: Seat, out: &mut Vec<Action>) {
    let Some(side) = position.side(seat).filter(|_| position.turn().admits(seat)) else { return };
    let places = Outline::ALL.map(|outline| side.land.places(outline));
    if places.iter().all(Board::is_empty) {
        out.extend(side.hand.iter().map(Action::Aside));
        return;
    }
    for card in side.hand.iter() {
        for face in Face::ALL {
            for turn in Quarter::ALL {
                let free = places[turn.outline() as usize].iter();
                let lay = |place| Action::Lay(Laid { card, face, turn, place: coordinate(place) });
                out.extend(free.map(lay));
            }
        }
    }
}

/// Lists every action that the notation can say.
pub(super) fn universe() -> Vec<Action> {
    let places = || (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| coordinate((row, column))));
    let turns = |card, face| {
        let lay = move |turn| places().map(move |place| Action::Lay(Laid { card, face, turn, place }));
        Quarter::ALL.into_iter().flat_map(lay)
    };
    let lays = Card::all().flat_map(|card| Face::ALL.into_iter().flat_map(move |face| turns(card, face)));
    lays.chain(Card::all().map(Action::Aside)).collect()
}
