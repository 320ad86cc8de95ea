//! Everything that people read: Fluent messages of `locales/`, embedded, in three languages.

mod columns;
#[cfg(test)]
mod keys;
mod lang;
mod markdown;
mod names;
mod phrases;
#[cfg(test)]
mod tests;

pub use columns::table;
pub use lang::Lang;
pub use markdown::unlisted;
pub(crate) use names::is_direction;
pub use names::{escape, escape_text, forgotten_name, picture_name, plain_name, unescape};
pub use phrases::{Phrases, Speech};
