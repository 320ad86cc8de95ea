use render::parts::change;

use super::super::{Choice, Present, Words, shorten};

/// Writes before the second line of every choice what it would do to the viewer's points, where that differs between them.
pub(super) fn tell<G: Present>(
    view: &G::View,
    before: &[String],
    choices: &mut [Choice],
    values: &[&str],
    words: &dyn Words,
) {
    let gain = |value: &&str| {
        let mut draft = before.to_vec();
        draft.push((*value).to_owned());
        G::preview(view, &draft, words).map(|preview| preview.change())
    };
    let gains: Vec<Option<i32>> = values.iter().map(gain).collect();
    if gains.windows(2).all(|pair| pair[0] == pair[1]) {
        return;
    }
    for (choice, gain) in choices.iter_mut().zip(gains) {
        let Some(gain) = gain.map(change) else { continue };
        choice.description = match choice.description.as_str() {
            "" => gain,
            said => shorten(format!("{gain} · {said}"), 100),
        };
    }
}
