//! Points by category: the conditions of a land together, the shared one, the price. Pictures list each condition besides.

use super::super::score::Tally;
use super::super::state::ConfusingLands;
use super::super::trial;
use super::super::view::View;
use super::Say;
use rules::{Seat, Words};
use tabletop::{Part, Points, Preview};

impl Points for ConfusingLands {
    fn breakdown(view: &View, seat: Seat, words: &dyn Words) -> Vec<Part> {
        view.place(seat).map_or_else(Vec::new, |place| parts(&place.tally, Say(words)))
    }

    fn preview(view: &View, draft: &[String], words: &dyn Words) -> Option<Preview> {
        compared(view, &trial::after(view, draft)?, words)
    }
}

/// The viewer's points as they stand, compared with those of a land with a card more.
pub(in super::super) fn compared(view: &View, after: &Tally, words: &dyn Words) -> Option<Preview> {
    let say = Say(words);
    Some(Preview { before: parts(&view.own()?.tally, say), after: parts(after, say) })
}

fn parts(tally: &Tally, say: Say<'_>) -> Vec<Part> {
    vec![
        Part::new(say.plain("confusing-lands-part-own"), tally.own()),
        Part::new(say.plain("confusing-lands-part-shared"), tally.shared),
        Part::new(say.plain("confusing-lands-part-cost"), tally.penalty()),
    ]
}
