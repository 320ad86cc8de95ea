//! What one seat is told, and the ways that its menus offer.

use std::collections::BTreeSet;

use rules::Words;
use tabletop::{AnySight, Draft};

/// What stands beside the menus.
pub(super) struct Heard {
    /// The picture's alternative text.
    pub(super) alt: String,
    /// The text board.
    pub(super) board: String,
    /// The reader's name.
    pub(super) own: String,
}

/// A choice as it is read.
#[derive(Clone, Default)]
pub(super) struct Said {
    /// The question.
    pub(super) ask: String,
    /// The answer.
    pub(super) label: String,
    /// Its second line.
    pub(super) more: String,
}

/// A way to an action: what was chosen on it.
#[derive(Clone, Default)]
pub(super) struct Way {
    pub(super) said: Vec<Said>,
    /// The button that does it, if there is one.
    pub(super) button: String,
}

impl Way {
    /// The last choice; an empty one where nothing was to be chosen.
    pub(super) fn last(&self) -> Said {
        self.said.last().cloned().unwrap_or_default()
    }
}

/// The menus that the player opens before each choice: nobody presses through every way to discard eight cards.
const PATIENCE: usize = 120;

/// Presses through at most so many menus and does what tastes best; of equals what comes first.
pub(super) fn choose(sight: &dyn AnySight, words: &dyn Words, taste: fn(&Heard, &Way) -> i32) -> String {
    let own = sight.viewer().seat().map_or_else(String::new, |seat| words.name(seat));
    let heard = Heard { alt: sight.alt_text(words), board: sight.board_text(words), own };
    // What is composed has no end.
    let endless: Vec<&str> = sight.forms().iter().map(|form| form.id).collect();
    let mut best: Option<(i32, String)> = None;
    let mut seen = BTreeSet::new();
    let mut waiting = vec![(Draft::default(), Way::default())];
    while let Some((draft, way)) = waiting.pop() {
        if !seen.insert(draft.clone()) {
            continue;
        }
        if seen.len() > PATIENCE && best.is_some() {
            break;
        }
        let menu = sight.menu(&draft, words);
        let mut weigh = |action: String, way: Way| {
            let worth = taste(&heard, &way);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, action));
            }
        };
        if let (Some(action), Some(button)) = (menu.complete, menu.confirm) {
            weigh(action, Way { button, ..way.clone() });
        }
        let Some(slot) = menu.slots.last() else { continue };
        if slot.choices.iter().any(|choice| choice.chosen) {
            continue;
        }
        for choice in slot.choices.iter().rev() {
            if choice.draft.0.first().is_some_and(|first| endless.contains(&first.as_str())) {
                continue;
            }
            let mut way = way.clone();
            let (ask, label, more) = (slot.ask.clone(), choice.label.clone(), choice.description.clone());
            way.said.push(Said { ask, label, more });
            match &choice.act {
                Some(action) => weigh(action.clone(), way),
                None => waiting.push((choice.draft.clone(), way)),
            }
        }
    }
    best.expect("the menus offer something").1
}
