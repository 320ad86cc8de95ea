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
pub use names::{
    caretaker_name, computer_name, escape, escape_text, forgotten_name, is_direction, picture_name, tame,
    unescape,
};
pub use phrases::{Phrases, Speech};
