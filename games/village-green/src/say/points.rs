//! Points by category: the village card, the ponds, the six awards.

use super::super::components::place::Line;
use super::super::score::Score;
use super::super::state::VillageGreen;
use super::super::trial;
use super::super::view::View;
use super::Say;
use rules::{Seat, Words};
use tabletop::{Part, Points, Preview};

impl Points for VillageGreen {
    fn breakdown(view: &View, seat: Seat, words: &dyn Words) -> Vec<Part> {
        view.seats.get(seat.index()).map_or_else(Vec::new, |here| parts(&here.score, Say(words)))
    }

    fn preview(view: &View, draft: &[String], words: &dyn Words) -> Option<Preview> {
        let after = trial::after(view, draft)?;
        let seat = view.own.as_ref()?.seat;
        let after = parts(&Score::of(&after), Say(words));
        Some(Preview { before: Self::breakdown(view, seat, words), after })
    }
}

fn parts(score: &Score, say: Say<'_>) -> Vec<Part> {
    let mut parts = vec![
        Part::new(say.plain("village-green-score-village"), score.village),
        Part::new(say.plain("village-green-score-ponds"), score.ponds),
    ];
    parts.extend(Line::all().map(|line| Part::new(say.line(line), score.line(line))));
    parts
}

/// The points in four categories, for a table of all seats: which line pays what stands next to the villages.
pub(in super::super) fn summary(score: &Score, words: &dyn Words) -> Vec<Part> {
    let say = Say(words);
    vec![
        Part::new(say.plain("village-green-score-village"), score.village),
        Part::new(say.plain("village-green-score-ponds"), score.ponds),
        Part::new(say.plain("village-green-score-columns"), score.cols.iter().sum()),
        Part::new(say.plain("village-green-score-rows"), score.rows.iter().sum()),
    ]
}
