//! The head of every picture, and the strip of a seat.

use render::parts::change;
use render::{Header, Pennant, Piece, PlayerPanel, Point, Rect, Scene};

use super::super::say::Say;
use super::super::view::{SeatView, View};
use super::super::{say, trial};
use rules::{Outcome, Seat, minus};
use tabletop::Frame;

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
    let header =
        Header { title: Say(frame.words).heading(view), turn: turn(view, frame), last: last(view, frame) };
    scene.push(look.header(top, &header));
}

/// The seat to act, both, or the winner.
fn turn(view: &View, frame: &Frame<'_>) -> Option<Pennant> {
    let waited: Vec<Seat> = view.must().iter().collect();
    match waited.as_slice() {
        [] => {
            let winner = view.turn.outcome().and_then(Outcome::winner)?;
            Some(Pennant::won(winner.player(), frame.words.name(winner)))
        }
        [seat] => Some(Pennant::to_act(Some(seat.player()), frame.words.name(*seat))),
        _ => Some(Pennant::to_act(None, frame.words.text("confusing-lands-picture-both", &[]))),
    }
}

/// Tells which cards the seats laid last and what they brought, or how the game ended.
fn last(view: &View, frame: &Frame<'_>) -> Vec<Piece> {
    if let Some(outcome) = view.turn.outcome() {
        return vec![Say(frame.words).result(view, outcome).into()];
    }
    let mut pieces = Vec::new();
    for place in &view.places {
        let Some(laid) = trial::last(place) else { continue };
        let mut args = say::card_args(laid.card);
        args.push(("player", place.seat.into()));
        args.push(("place", say::place(laid.place).into()));
        let gain = trial::gain(view, place);
        let brought = if gain == 0 { String::new() } else { format!("  {}", change(gain)) };
        if !pieces.is_empty() {
            pieces.push(Piece::Text("·".to_owned()));
        }
        pieces.push(Piece::Sign(place.seat.player().mark(Point::new(50.0, 50.0), 92.0)));
        pieces.push(Piece::Text(frame.words.text("confusing-lands-picture-last", &args) + &brought));
    }
    pieces
}

/// The strip of a seat: name and score; beneath, the parts of the score if asked for, and what is to be known of the seat.
pub(super) fn player_panel(view: &View, place: &SeatView, frame: &Frame<'_>, parts: bool) -> PlayerPanel {
    let mut notes = Vec::new();
    if parts && place.tally.penalty() != 0 {
        let own: i32 = place.tally.conditions().map(|(_, value)| value).sum();
        let args = [
            ("own", minus(own).into()),
            ("shared", minus(place.tally.shared).into()),
            ("penalty", minus(place.tally.penalty()).into()),
        ];
        notes.push(frame.words.text("confusing-lands-picture-parts", &args));
    }
    let states =
        [(place.ready, "confusing-lands-picture-ready"), (place.blocked, "confusing-lands-picture-blocked")];
    notes.extend(states.into_iter().filter(|(said, _)| *said).map(|(_, key)| frame.words.text(key, &[])));
    PlayerPanel {
        player: place.seat.player(),
        name: frame.words.name(place.seat),
        score: minus(place.tally.total()),
        to_act: view.must().contains(place.seat),
        faded: false,
        lines: if notes.is_empty() { Vec::new() } else { vec![notes.join(" · ")] },
    }
}
