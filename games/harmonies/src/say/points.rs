//! Points by category, and what a step would do to them.

use super::super::score::Score;
use super::super::state::Harmonies;
use super::super::trial;
use super::super::view::{SpiritView, View};
use super::Say;
use rules::{Seat, Words};
use tabletop::{Part, Points, Preview};

impl Points for Harmonies {
    /// The points of a seat by category (rulebook p. 8–10); spirits only where the game has them.
    fn breakdown(view: &View, seat: Seat, words: &dyn Words) -> Vec<Part> {
        parts(view, &view.seat(seat).score, words)
    }

    /// What placing a token or a cube would do to the viewer's points.
    fn preview(view: &View, draft: &[String], words: &dyn Words) -> Option<Preview> {
        let seat = view.viewer.seat()?;
        let after = trial::after(view, draft)?;
        Some(Preview { before: Self::breakdown(view, seat, words), after: parts(view, &after, words) })
    }
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
