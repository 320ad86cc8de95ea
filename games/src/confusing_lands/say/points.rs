//! Points by category: every condition that lies in a land, the shared one, the price of the own ones.

use render::Gain;

use super::super::card::{Card, CardSet};
use super::super::score::Tally;
use super::super::trial;
use super::super::view::View;
use super::Say;
use crate::core::{Part, Preview, Seat, Words};

/// The points of a seat by category; all seats have the categories of all conditions that lie in a land.
pub(in super::super) fn breakdown(view: &View, seat: Seat, words: &dyn Words) -> Vec<Part> {
    let conditions = trial::conditions(view);
    view.place(seat).map_or_else(Vec::new, |place| parts(&place.tally, conditions, Say(words)))
}

/// What a draft would do to the viewer's points.
pub(in super::super) fn preview(view: &View, draft: &[String], words: &dyn Words) -> Option<Preview> {
    compared(view, &trial::tally(view, trial::drafted(draft)?)?, words)
}

/// The viewer's points as they stand, beside those of a land with a card more.
fn compared(view: &View, after: &Tally, words: &dyn Words) -> Option<Preview> {
    let before = &view.own()?.tally;
    let conditions = after.conditions().map(|(card, _)| card).fold(trial::conditions(view), CardSet::with);
    let say = Say(words);
    Some(Preview { before: parts(before, conditions, say), after: parts(after, conditions, say) })
}

/// What a card on trial would change, as pictures show it.
pub(in super::super) fn gains(view: &View, after: &Tally, words: &dyn Words) -> Vec<Gain> {
    compared(view, after, words).map_or_else(Vec::new, |preview| preview.gains())
}

/// A land's worth by those conditions, the shared one and the price.
fn parts(tally: &Tally, conditions: CardSet, say: Say<'_>) -> Vec<Part> {
    let worth = |card: Card| tally.conditions().find(|(own, _)| *own == card).map_or(0, |(_, value)| value);
    let own = conditions.iter().map(|card| Part::new(say.condition(card), worth(card)));
    let rest = [
        Part::new(say.plain("confusing-lands-part-shared"), tally.shared),
        Part::new(say.plain("confusing-lands-part-cost"), tally.penalty()),
    ];
    own.chain(rest).collect()
}

/// A land's worth in three categories, for a table of all seats.
pub(in super::super) fn summary(tally: &Tally, say: Say<'_>) -> Vec<Part> {
    let own = tally.conditions().map(|(_, value)| value).sum();
    vec![
        Part::new(say.plain("confusing-lands-part-own"), own),
        Part::new(say.plain("confusing-lands-part-shared"), tally.shared),
        Part::new(say.plain("confusing-lands-part-cost"), tally.penalty()),
    ]
}
