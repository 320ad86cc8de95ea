//! Messages in somebody's language, and refusals.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet};

/// The source of a game's words: Fluent messages in one language, and the names of the people at the table.
///
/// The bot supplies one for texts (names escaped for Markdown) and one for pictures (names the font can draw).
pub trait Words: Sync {
    /// The message with that key, its variables filled in.
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String;

    /// The name of the person on that seat.
    fn name(&self, seat: Seat) -> String;

    /// The cache of what is made of these messages for reading, if there is one.
    fn vocabulary_cache(&self) -> Option<&VocabularyCache> {
        None
    }

    /// The message with that key, which has no variables.
    fn plain(&self, key: &str) -> String {
        self.text(key, &[])
    }

    /// The names of the people on those seats: "Ada, Bo".
    fn names(&self, seats: SeatSet) -> String {
        seats.iter().map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }
}

/// What has been made of the messages of one language for reading, by game. The owner of the messages keeps it next to them.
#[derive(Debug, Default)]
pub struct VocabularyCache(Mutex<BTreeMap<&'static str, Arc<dyn Any + Send + Sync>>>);

impl VocabularyCache {
    /// The vocabulary of a game, made when it is first asked for.
    pub fn vocabulary<T: Any + Send + Sync>(&self, game: &'static str, make: impl FnOnce() -> T) -> Arc<T> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(Ok(known)) = kept.get(game).map(|known| Arc::clone(known).downcast()) {
            return known;
        }
        let made = Arc::new(make());
        kept.insert(game, Arc::<T>::clone(&made));
        made
    }
}

/// No words at all, where only what they would go with is wanted.
pub struct Mute;

impl Words for Mute {
    fn text(&self, _: &str, _: &[(&str, Arg)]) -> String {
        String::new()
    }

    fn name(&self, _: Seat) -> String {
        String::new()
    }
}

/// Defines `Say`: the words of a language, to which a game adds how it says its own things.
#[macro_export]
macro_rules! say {
    () => {
        /// Says the things of the game in somebody's language.
        #[derive(Clone, Copy)]
        pub(super) struct Say<'a>(pub(super) &'a dyn $crate::Words);

        impl<'a> std::ops::Deref for Say<'a> {
            type Target = dyn $crate::Words + 'a;

            fn deref(&self) -> &Self::Target {
                self.0
            }
        }
    };
}

/// The value of a message's variable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arg {
    /// Text as it is.
    Text(String),
    /// Text that somebody has typed: in a message it means nothing but itself.
    Typed(String),
    /// A number, which the language may decline by.
    Number(i64),
    /// Another message, without variables.
    Message(String),
    /// The name of the person who sits there.
    Name(Seat),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Name(seat)
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => { $(impl From<$kind> for Arg {
        fn from(number: $kind) -> Self {
            Arg::Number(number as i64)
        }
    })* };
}
numbers!(u8, u16, u32, i32, i64, usize);

/// The rule that forbids an action, to be told to the player in the player's language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{key}")]
pub struct Refusal {
    /// Message key.
    pub key: &'static str,
    /// The message's variables.
    pub args: Vec<(&'static str, Arg)>,
}

impl Refusal {
    /// The refusal with that message key.
    pub const fn new(key: &'static str) -> Refusal {
        Refusal { key, args: Vec::new() }
    }

    /// Adds a variable of the message.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Refusal {
        self.args.push((name, value.into()));
        self
    }

    /// The sentence for the player.
    pub fn say(&self, words: &dyn Words) -> String {
        words.text(self.key, &self.args)
    }
}

/// Cuts a text to at most so many characters, the last one then an ellipsis with no space before it.
pub fn shorten(text: impl Into<String>, most: usize) -> String {
    let text = text.into();
    if text.chars().count() <= most {
        return text;
    }
    let mut short: String = text.chars().take(most.saturating_sub(1)).collect();
    // A name from the right that is cut must not turn what follows it.
    let is_open = short.matches('\u{2068}').count() > short.matches('\u{2069}').count();
    let end = if is_open && short.pop().is_some() { "\u{2069}" } else { "" };
    format!("{}…{end}", short.trim_end())
}

/// The most characters of a log that a message quotes.
const MOST_QUOTED: usize = 60;

/// Makes a text fit to be quoted in a message: short, and without characters that a terminal would obey.
pub fn quoted(text: &str) -> String {
    let visible = |c: char| match c {
        '"' | '\'' | '\\' => c.to_string(),
        c => c.escape_debug().to_string(),
    };
    shorten(text, MOST_QUOTED).chars().map(visible).collect()
}
