//! A turn that somebody prepares while others play.

use super::action::Action;
use super::state::{Harmonies, Steps};
use super::view::View;
use crate::core::{NEXT, OrderKind, Seat};

/// The kinds of orders.
pub(super) static ORDERS: &[OrderKind] = &[NEXT];

/// The position as it would be if the turn of that seat began now.
pub(super) fn imagined(position: &Harmonies, seat: Seat) -> Option<Harmonies> {
    let waits = !position.over && seat != position.current;
    waits.then(|| Harmonies { current: seat, steps: Steps::new(seat), ..position.clone() })
}

/// The tokens of the space from which they are taken. Cards are named by what they are.
pub(super) fn relied(view: &View, action: &Action) -> Option<String> {
    let Action::Take(space) = action else { return None };
    let tokens = view.central.get(space.index())?.as_ref()?;
    Some(tokens.map(|token| token.to_string()).join(" "))
}
