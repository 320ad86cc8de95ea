//! What can be agreed before a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::words::{Arg, Refusal};

/// One thing that can be agreed before a game: a variant, a length, a layout.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The key, in `/play`, in the text log and on the command line: lower-case ASCII.
    pub key: &'static str,
    /// The values that it may have.
    pub values: Values,
    /// The value when nobody chooses one; empty for a [`Values::Text`] that is left out.
    pub default: &'static str,
}

/// The values that an option may have.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of these, offered in the lobby. Message keys: `<game>-option-<key>` and `<game>-option-<key>-<value>`.
    OneOf(&'static [&'static str]),
    /// Text on one line that the game itself reads, for logs and the command line only: an explicit set-up.
    Text,
}

/// Chosen options, by key; an option that nobody has chosen has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options(pub BTreeMap<String, String>);

impl Options {
    /// The chosen value, or the default of the spec with that key.
    pub fn value<'a>(&'a self, specs: &'a [OptionSpec], key: &str) -> &'a str {
        let default = || specs.iter().find(|spec| spec.key == key).map_or("", |spec| spec.default);
        self.0.get(key).map_or_else(default, String::as_str)
    }

    /// These options with one more chosen.
    #[must_use]
    pub fn with(mut self, key: &str, value: &str) -> Options {
        self.0.insert(key.to_owned(), value.to_owned());
        self
    }

    /// The options as a text log's header has them: a line each.
    pub fn lines(&self) -> String {
        let line =
            |(key, value): (&String, &String)| format!("{}\n", format!("option {key} {value}").trim_end());
        self.0.iter().map(line).collect()
    }

    /// Checks keys and values against the specs.
    ///
    /// # Errors
    /// `option-unknown` for a key that the game does not have, `option-value` for a value that the key cannot be.
    pub fn check(&self, specs: &[OptionSpec]) -> Result<(), Refusal> {
        for (key, value) in &self.0 {
            let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
                return Err(Refusal::new("option-unknown").with("key", Arg::Typed(key.clone())));
            };
            let possible = match spec.values {
                Values::OneOf(values) => values.contains(&value.as_str()),
                // A line of a text log holds no more.
                Values::Text => value.trim() == value && !value.contains(char::is_control),
            };
            if !possible {
                return Err(Refusal::new("option-value")
                    .with("key", Arg::Typed(key.clone()))
                    .with("value", Arg::Typed(value.clone())));
            }
        }
        Ok(())
    }
}
