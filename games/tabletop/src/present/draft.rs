//! Actions in the making, and the menus that go on with them: data alone.

use std::fmt;

use super::menus::Thing;

/// Marks a draft's last slot as a chosen region of the slot that is still open.
const REGION: char = '~';

/// An action in the making: the slots filled so far, in the order in which the game offers them.
///
/// A slot is one or more words of the notation; all slots of an action, joined by spaces, are the action. Written with `/`
/// between slots, a draft travels in a button's custom_id, so nothing half-made is ever kept in memory.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Draft(pub Vec<String>);

impl Draft {
    /// Reads what `Display` wrote.
    pub fn parse(text: &str) -> Draft {
        Draft(text.split('/').filter(|slot| !slot.is_empty()).map(str::to_owned).collect())
    }

    /// The notation that the filled slots make.
    pub fn notation(&self) -> String {
        self.0.join(" ")
    }

    /// The first `count` slots and one more.
    #[must_use]
    pub fn until(&self, count: usize, slot: &str) -> Draft {
        let mut slots: Vec<String> = self.0.iter().take(count).cloned().collect();
        slots.push(slot.to_owned());
        Draft(slots)
    }

    /// The slots with a region of the next one chosen.
    #[must_use]
    pub fn within(&self, region: &str) -> Draft {
        self.until(self.0.len(), &format!("{REGION}{region}"))
    }

    /// The slots, and the region of the next one if it is chosen.
    pub fn region(&self) -> (&[String], Option<&str>) {
        let Some((last, before)) = self.0.split_last() else { return (&[], None) };
        last.strip_prefix(REGION).map_or((&self.0[..], None), |region| (before, Some(region)))
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("/"))
    }
}

/// The presses that make an action, given a draft. It is free of Discord's shapes, but within its numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Menu {
    /// The slots, filled ones first, the open one last. A slot that leaves no choice is filled and not shown.
    pub slots: Vec<SlotMenu>,
    /// What is to be known of the slots that leave no choice, in the viewer's words.
    pub implied: Vec<String>,
    /// Changes to the draft other than choosing a slot anew: turn, flip, nudge. At most eight.
    pub adjust: Vec<ChoiceButton>,
    /// The draft with all slots filled that leave no choice.
    pub draft: Draft,
    /// The finished action, in notation, if the draft is one and is legal; to be confirmed.
    pub complete: Option<String>,
    /// The finished action in the viewer's words, for the button that does it.
    pub confirm: Option<String>,
    /// How the button that does it looks.
    pub weight: Weight,
    /// The refusal of the finished draft, in the viewer's words.
    pub refused: Option<String>,
    /// The candidates of the open slot, in notation: places to be marked on the picture.
    pub candidates: Vec<String>,
    /// What the text next to the picture speaks of, by the marks of its parts: it is pointed out on it.
    pub spoken: Vec<String>,
}

/// One slot of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlotMenu {
    /// The question, in the viewer's words ("Which card?").
    pub ask: String,
    /// At most 25.
    pub choices: Vec<Choice>,
    /// Whether the choices are regions (rows, pages) of a slot with more than 25.
    pub regions: bool,
}

/// One answer to a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The text that the viewer reads; at most 100 characters.
    pub label: String,
    /// A second line; at most 100 characters, may be empty.
    pub description: String,
    /// Emoji that say the same; may be empty.
    pub emoji: Vec<&'static str>,
    /// What is chosen, if other choices differ only in how it lies.
    pub thing: Option<Thing>,
    /// How it stands among the others.
    pub weight: Weight,
    /// The draft that choosing it makes.
    pub draft: Draft,
    /// Whether the draft at hand has chosen it.
    pub chosen: bool,
    /// Whether choosing it is the action itself, done at once: the action in notation.
    pub act: Option<String>,
}

/// How an action stands among the others that can be chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    /// Like most.
    #[default]
    Usual,
    /// What the game asks for now, before everything else that may be done: it stands above the others.
    Leading,
    /// Ends the turn: a green button apart.
    Closing,
    /// Gives up something that does not come back: a red button apart.
    Grave,
}

impl Weight {
    /// Whether its button stands apart from the other choices.
    pub const fn is_apart(self) -> bool {
        matches!(self, Weight::Closing | Weight::Grave)
    }
}

/// A button that changes a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceButton {
    /// The text that the viewer reads; at most 80 characters.
    pub label: String,
    /// The draft that pressing it makes; none: it cannot be pressed now.
    pub draft: Option<Draft>,
}
