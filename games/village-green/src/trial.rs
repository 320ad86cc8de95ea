//! A draft on trial: the village as it would leave it. Made from the view alone.

use super::action::{Action, Kind, Sequence};
use super::components::green::GreenId;
use super::components::place::Line;
use super::components::village::Village;
use super::view::{Step, View};

/// The village of the viewer as a finished draft would leave it; `None` if the draft is illegal or lays nothing that is known.
pub(super) fn after(view: &View, draft: &[String]) -> Option<Village> {
    let own = view.own.as_ref()?;
    let mut village = view.seat(own.seat).village;
    let action: Action = draft.join(" ").parse().ok()?;
    if view.step == Step::Arrange {
        let Action::Arrange(order) = action else { return None };
        let dealt = own.dealt.filter(|_| !view.resigned.contains(own.seat))?;
        for (line, award) in Line::columns().zip(order.of_three(dealt)) {
            village.head(line, award);
        }
        return Some(village);
    }
    if view.current != Some(own.seat) {
        return None;
    }
    match (view.step, action) {
        (Step::Lay { covering, .. }, Action::Lay(number, place)) => {
            let card = held(view, number)?;
            village.open_to(card, covering).contains(place).then(|| village.lay(card, place))?;
        }
        (Step::Place { award: Some(award), structure }, Action::Place(line)) => {
            let free = village.award(line).is_none();
            (free || structure || !view.is_solo()).then(|| village.head(line, award))?;
        }
        (Step::Act, Action::Renew(kind, order)) if !village.turned => {
            village.turned = renews(view, kind, order);
            village.turned.then_some(())?;
        }
        _ => return None,
    }
    Some(village)
}

/// The card of the viewer's hand with that number, counted from 1.
fn held(view: &View, number: u8) -> Option<GreenId> {
    view.hand().get(usize::from(number).checked_sub(1)?).copied()
}

/// Whether that row can be renewed in that order.
fn renews(view: &View, kind: Kind, order: Sequence) -> bool {
    let occupied = match kind {
        Kind::Green => view.greens.row.map(|card| card.is_some()),
        Kind::Awards => view.awards.row.map(|card| card.is_some()),
    };
    occupied.contains(&true) && order.is_of(occupied)
}
