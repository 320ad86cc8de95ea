//! Choosing an action slot by slot.

use rules::{Game, Words};

/// The menus by which an action is chosen, slot by slot.
pub trait Menus: Game {
    /// The slots of an action: words of its notation that are chosen together, in the order in which they are chosen.
    /// Joined by spaces they are its notation. The default: one slot a word.
    fn slots(action: &Self::Action) -> Vec<String> {
        action.to_string().split(' ').map(str::to_owned).collect()
    }

    /// Other orders of slots in which the same action may be chosen. Joined by spaces each of them is read as the action.
    fn detours(_action: &Self::Action) -> Vec<Vec<String>> {
        Vec::new()
    }

    /// What the next slot of a free-form action may hold, so that it is built by pressing: `before` are its slots so far, the first
    /// one the id of an open form. Joined by spaces the slots are its notation, which is done once it is legal. Not more than 25.
    fn compose(_view: &Self::View, _before: &[String]) -> Vec<String> {
        Vec::new()
    }

    /// What stands after the label of a form's field, in signs of no language: one's own hand, say. May be empty.
    fn remark(_view: &Self::View, _form: &str, _field: &str) -> String {
        String::new()
    }

    /// The question of a slot ("Which card?"), given the slots before it.
    fn ask(view: &Self::View, before: &[String], words: &dyn Words) -> String;

    /// The text of a choice for the slot after `before`, in a menu.
    fn label(view: &Self::View, before: &[String], slot: &str, words: &dyn Words) -> Label;

    /// The region (row, quarter, kind) of a choice, for slots with more than 25; choices keep their order. Regions must not
    /// outnumber 25 nor hold more. `None`: pages of 25.
    fn region(_view: &Self::View, _before: &[String], _slot: &str) -> Option<String> {
        None
    }

    /// The text of a region in a menu. The default is the region as it is.
    fn region_label(_view: &Self::View, region: &str, _words: &dyn Words) -> Label {
        region.to_uppercase().into()
    }
}

/// The text of a choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Label {
    /// At most 100 characters.
    pub text: String,
    /// A second line; at most 100 characters, may be empty.
    pub description: String,
    /// Unicode emoji where a drawing says more than letters; may be empty.
    pub emoji: Vec<&'static str>,
    /// What is chosen, if several choices differ only in how it lies.
    pub thing: Option<Thing>,
}

/// What several choices lay, each in its own way: explained once, without how it lies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thing {
    /// Its name.
    pub name: String,
    /// What it means; may be empty.
    pub meaning: String,
}

impl Label {
    /// A text with a second line.
    pub fn new(text: String, description: String) -> Label {
        Label { text, description, ..Label::default() }
    }

    /// What is done, and the name of what it is done to.
    pub fn named(deed: &str, name: &str, description: String) -> Label {
        Label::new(format!("{deed}: {name}"), description)
    }

    /// Adds emoji.
    #[must_use]
    pub fn drawn(self, emoji: impl IntoIterator<Item = &'static str>) -> Label {
        Label { emoji: emoji.into_iter().collect(), ..self }
    }

    /// Names what is chosen, whatever way it lies.
    #[must_use]
    pub fn of(self, name: String, meaning: String) -> Label {
        Label { thing: Some(Thing { name, meaning }), ..self }
    }
}

impl From<String> for Label {
    fn from(text: String) -> Self {
        Label::new(text, String::new())
    }
}
