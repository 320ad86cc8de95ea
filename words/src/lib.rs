//! Everything that people read: Fluent messages of `locales/`, embedded, in three languages.
//!
//! A [`Speech`] is a language with the names of the people at one table: the `Words` in which games and sessions say everything. A message
//! that a language lacks is said in English; a test names messages that are missing, unused or have other variables. Typed texts and names
//! are escaped for messages and sanitised for pictures; no name turns or formats what follows it.

mod columns;
mod escape;
#[cfg(test)]
mod keys;
mod lang;
mod markdown;
mod names;
mod phrases;
#[cfg(test)]
mod tests;

pub use columns::{table, table_within};
pub use escape::{escape, escape_text, is_direction, isolated, tame, unescape};
pub use lang::Lang;
pub use markdown::unlisted;
pub use names::{caretaker_name, computer_name, forgotten_name, picture_name, shown_name};
pub use phrases::{Phrases, Speech};
