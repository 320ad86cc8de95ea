//! A draft on trial: the points that a step would leave. Made from the view alone.

use super::action::Action;
use super::components::cell::Cells;
use super::components::habitat;
use super::score::Score;
use super::view::View;

/// The viewer's points after a step; `None` if it is not the viewer's to do, or brings no points by nature.
pub(super) fn after(view: &View, draft: &[String]) -> Option<Score> {
    let seat = view.viewer.seat().filter(|&seat| view.current == Some(seat))?;
    let here = view.seat(seat);
    let (mut land, mut held) = (here.land, here.held.clone());
    match draft.join(" ").parse().ok()? {
        Action::Place(token, cell) => {
            let room = land.open_to(token).but(here.cubes());
            if view.steps.hand[token as usize] == 0 || !room.contains(cell) {
                return None;
            }
            land.place(token, cell);
        }
        Action::Cube(card, cell) => {
            let homes = habitat::homes(card, &land, here.cubes());
            let card = held.iter_mut().find(|held| held.card == card && !held.is_complete())?;
            if !homes.contains(cell) {
                return None;
            }
            card.cubes = card.cubes.or(Cells::one(cell));
        }
        _ => return None,
    }
    Some(Score::of(&land, &held))
}
