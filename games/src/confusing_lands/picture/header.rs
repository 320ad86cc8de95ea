//! The head of every picture, and the strip of a seat.

use render::{Header, Pennant, Player, PlayerPanel, Rect, Scene};

use super::super::say::{self, Say, signed};
use super::super::view::{Place, View};
use crate::core::{Frame, Outcome, Seat};

/// The gap between blocks.
pub(super) const GAP: f32 = 18.0;

/// The space beneath the head.
pub(super) fn body(scene: &Scene) -> Rect {
    scene.content().split_top(scene.look().header_height() + 10.0).1
}

/// Puts the header on a picture. The cards must lie there already: layers that are kept come first.
pub(super) fn begin(scene: &mut Scene, view: &View, frame: &Frame<'_>) {
    let look = scene.look();
    let top = scene.content().split_top(look.header_height()).0;
    let header = Header {
        title: Say(frame.words).heading(view),
        turn: turn(view, frame),
        last: vec![last(view, frame).into()],
    };
    scene.push(look.header(top, &header));
}

/// The seat to act, both, or the winner.
fn turn(view: &View, frame: &Frame<'_>) -> Option<Pennant> {
    let waited: Vec<Seat> = view.must().iter().collect();
    let player = |seat: Seat| Player::of(seat.index());
    match waited.as_slice() {
        [] => {
            let winner = view.turn.outcome().and_then(Outcome::winner)?;
            Some(Pennant::won(player(winner), frame.words.name(winner)))
        }
        [seat] => Some(Pennant::to_act(Some(player(*seat)), frame.words.name(*seat))),
        _ => Some(Pennant::to_act(None, frame.words.text("confusing-lands-picture-both", &[]))),
    }
}

/// Tells which cards the seats laid last, or how the game ended.
fn last(view: &View, frame: &Frame<'_>) -> String {
    if let Some(outcome) = view.turn.outcome() {
        return Say(frame.words).result(view, outcome);
    }
    let told = view.places.iter().filter(|place| place.fresh).filter_map(|place| {
        let laid = place.land.laid().next_back()?;
        let args = [
            ("player", place.seat.into()),
            ("number", laid.card.number().into()),
            ("place", say::place(laid.place).into()),
        ];
        Some(frame.words.text("confusing-lands-picture-last", &args))
    });
    told.collect::<Vec<_>>().join("  ·  ")
}

/// The strip of a seat: name, score and its parts.
pub(super) fn player_panel(view: &View, place: &Place, frame: &Frame<'_>) -> PlayerPanel {
    let own: i32 = place.tally.conditions().map(|(_, value)| value).sum();
    let args = [
        ("own", signed(own).into()),
        ("shared", signed(place.tally.shared).into()),
        ("penalty", signed(place.tally.penalty()).into()),
    ];
    let mut parts = frame.words.text("confusing-lands-picture-parts", &args);
    let notes =
        [(place.ready, "confusing-lands-picture-ready"), (place.blocked, "confusing-lands-picture-blocked")];
    for (_, key) in notes.into_iter().filter(|(said, _)| *said) {
        parts += " · ";
        parts += &frame.words.text(key, &[]);
    }
    PlayerPanel {
        player: Player::of(place.seat.index()),
        name: frame.words.name(place.seat),
        score: signed(place.tally.total()),
        to_act: view.must().contains(place.seat),
        faded: false,
        lines: vec![parts],
    }
}
