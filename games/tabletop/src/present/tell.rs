//! What a game says while it is played.

use rules::{Game, Seat, Viewer, Words};

/// A game in sentences: what it asks for now, and what has happened.
pub trait Tell: Game {
    /// One sentence: what the game asks of that viewer now, or whom it waits for.
    fn prompt(view: &Self::View, viewer: Viewer, words: &dyn Words) -> String;

    /// What the game asks of a seat that must act, for everybody to read: half a sentence that follows the person's name ("discard 4
    /// cards"). `None` if it is simply that seat's turn. Made from what everybody knows.
    fn call(_view: &Self::View, _seat: Seat, _words: &dyn Words) -> Option<String> {
        None
    }

    /// Tells that viewer of an event; `None` if the viewer is not to know.
    fn narrate(event: &Self::Event, viewer: Viewer, words: &dyn Words) -> Option<String>;

    /// The event in a few words, for the picture of how a game went: who did what, not every detail. `None` if it is not worth a word
    /// there.
    fn brief(event: &Self::Event, words: &dyn Words) -> Option<String> {
        Self::narrate(event, Viewer::Public, words)
    }

    /// Whether an event says nothing but whose turn begins: of a game that ends there it is not told.
    fn begins_turn(_event: &Self::Event) -> bool {
        false
    }
}
