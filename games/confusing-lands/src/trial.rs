//! A draft on trial: the points that it would leave, and what a card laid has brought. Made from the view alone.

use super::action::read_posture;
use super::components::land::{Laid, Land};
use super::score::Tally;
use super::score::field::Field;
use super::view::{SeatView, View};

/// The viewer's points after a finished draft; `None` if it lays no card, or one that may not lie there.
pub(super) fn after(view: &View, draft: &[String]) -> Option<Tally> {
    tally(view, drafted(draft)?)
}

/// The card that a finished draft would lay.
pub(super) fn drafted(draft: &[String]) -> Option<Laid> {
    let [_, posture, place] = draft else { return None };
    let (card, face, turn) = read_posture(posture)?;
    Some(Laid { card, face, turn, place: place.parse().ok()? })
}

/// The land of the viewer with that card on it, scored; `None` if it may not lie there.
pub(super) fn tally(view: &View, laid: Laid) -> Option<Tally> {
    let own = view.own().filter(|own| view.turn.admits(own.seat))?;
    let held = own.hand.is_some_and(|hand| hand.contains(laid.card));
    let fits = held && own.land.admit(laid.turn.outline(), laid.place).is_ok();
    fits.then(|| {
        let mut land = own.land.clone();
        land.lay(laid);
        Tally::of(&Field::of(&land), view.shared)
    })
}

/// The card that a seat laid in the last step, if it laid one.
pub(super) fn last(place: &SeatView) -> Option<Laid> {
    place.land.laid().next_back().filter(|_| place.fresh)
}

/// What the card laid last has changed of a seat's points; 0 if it laid none.
pub(super) fn gain(view: &View, place: &SeatView) -> i32 {
    let Some(last) = last(place) else { return 0 };
    let mut before = Land::EMPTY;
    place.land.laid().filter(|laid| laid.card != last.card).for_each(|laid| before.lay(laid));
    place.tally.total() - Tally::of(&Field::of(&before), view.shared).total()
}
