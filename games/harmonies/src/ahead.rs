//! A turn that somebody prepares while others play.

use super::action::Action;
use super::state::{Harmonies, Steps};
use super::view::View;
use rules::{Ahead, NEXT, OrderKind, Seat};

impl Ahead for Harmonies {
    fn orders() -> &'static [OrderKind] {
        &[NEXT]
    }

    fn imagined(&self, seat: Seat) -> Option<Self> {
        let waits = !self.over && seat != self.current;
        waits.then(|| Harmonies { current: seat, steps: Steps::new(seat), ..self.clone() })
    }

    /// The tokens of the space from which they are taken. Cards are named by what they are.
    fn relied(view: &View, action: &Action) -> Option<String> {
        let Action::Take(space) = action else { return None };
        let tokens = view.central.get(space.index())?.as_ref()?;
        Some(tokens.map(|token| token.to_string()).join(" "))
    }
}
