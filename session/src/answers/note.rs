//! Sentences to say later: a message key with its variables.

use rules::{Arg, Seat, SeatSet, Words};
use serde::{Deserialize, Serialize};

/// A sentence: a message key with its variables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// Message key.
    pub key: String,
    /// The message's variables.
    pub args: Vec<(String, Arg)>,
    /// The seats that it calls.
    #[serde(default)]
    pub calls: SeatSet,
    /// Discord's number of the person who did it: named as the variable `person`, not called.
    #[serde(default)]
    pub by: Option<u64>,
}

impl Note {
    /// The sentence with that key.
    pub fn new(key: &str) -> Note {
        Note { key: key.to_owned(), args: Vec::new(), calls: SeatSet::EMPTY, by: None }
    }

    /// The note with a variable.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Arg>) -> Note {
        self.args.push((name.to_owned(), value.into()));
        self
    }

    /// The note with a seat that it calls.
    #[must_use]
    pub fn calling(mut self, seat: Seat) -> Note {
        self.calls = self.calls.with(seat);
        self
    }

    /// The note with the person who did it, who may have no seat.
    #[must_use]
    pub fn by(mut self, user: u64) -> Note {
        self.by = Some(user);
        self
    }

    /// The sentence in words.
    pub fn say(&self, words: &dyn Words) -> String {
        let mut args: Vec<_> = self.args.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        args.extend(self.by.map(|user| ("person", Arg::Text(format!("<@{user}>")))));
        words.text(&self.key, &args)
    }
}
