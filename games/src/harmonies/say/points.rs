//! Points by category, and what a step would do to them.

use super::super::action::Action;
use super::super::components::cell::Cells;
use super::super::components::habitat;
use super::super::score::Score;
use super::super::state::Harmonies;
use super::super::view::{SpiritView, View};
use super::Say;
use crate::core::{Part, Points, Preview, Seat, Words};

impl Points for Harmonies {
    /// The points of a seat by category (rulebook p. 8–10); spirits only where the game has them.
    fn breakdown(view: &View, seat: Seat, words: &dyn Words) -> Vec<Part> {
        parts(view, &view.seat(seat).score, words)
    }

    /// What placing a token or a cube would do to the viewer's points.
    fn preview(view: &View, draft: &[String], words: &dyn Words) -> Option<Preview> {
        let seat = view.viewer.seat()?;
        let after = after(view, &draft.join(" ").parse().ok()?)?;
        Some(Preview { before: Self::breakdown(view, seat, words), after: parts(view, &after, words) })
    }
}

/// The viewer's points after a step; nothing if it is not the viewer's to do, or brings no points by nature.
fn after(view: &View, action: &Action) -> Option<Score> {
    let seat = view.viewer.seat().filter(|&seat| view.current == Some(seat))?;
    let here = view.seat(seat);
    let (mut land, mut held) = (here.land, here.held.clone());
    match *action {
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

fn parts(view: &View, score: &Score, words: &dyn Words) -> Vec<Part> {
    let say = Say(words);
    let part = |key: &str, points| Part::new(say.plain(&format!("harmonies-score-{key}")), points);
    let mut parts = vec![
        part("trees", score.trees),
        part("mountains", score.mountains),
        part("fields", score.fields),
        part("buildings", score.buildings),
        part("water", score.water),
        part("animals", score.animals),
    ];
    if view.seats.iter().any(|here| here.spirit != SpiritView::None) {
        parts.push(part("spirit", score.spirit));
    }
    parts
}
