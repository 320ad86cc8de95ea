//! What choices would bring, after their labels.

use render::parts::change;

use crate::present::{Choice, Present, gains};
use rules::{Words, shorten};

/// Writes before the second line of every choice what it would do to the viewer's points, where that differs between them.
pub(super) fn tell<G: Present>(
    view: &G::View,
    before: &[String],
    choices: &mut [Choice],
    values: &[&str],
    words: &dyn Words,
) {
    let gains = gains(before, values.iter().copied(), |draft| G::preview(view, draft, words));
    for (choice, gain) in choices.iter_mut().zip(gains) {
        // A label that says it already does not say it twice.
        let said = |gain: &String| {
            choice.label.split(' ').any(|word| word.trim_matches(['(', ')', ',', ':']) == gain)
        };
        let Some(gain) = gain.map(change).filter(|gain| !said(gain)) else { continue };
        choice.description = match choice.description.as_str() {
            "" => gain,
            said => shorten(format!("{gain} · {said}"), 100),
        };
    }
}
