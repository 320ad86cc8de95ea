//! Everything that people read: Fluent messages of `locales/`, embedded, in three languages.

#[cfg(test)]
mod keys;
mod lang;
mod names;
mod phrases;
#[cfg(test)]
mod tests;

pub use lang::Lang;
pub use names::{escape, picture_name, plain_name};
pub use phrases::{Phrases, Speech};
