//! Components that every game uses, so that the pictures are one family. All of them are methods of a [`Look`].

mod attention;
mod banner;
mod course;
mod gain;
mod header;
mod panel;
mod places;
mod plate;
mod ranking;
mod spark;
#[cfg(test)]
mod tests;

pub use crate::look::Look;
pub use attention::Fresh;
pub use banner::{Banner, laurel};
pub use course::CourseLine;
pub use gain::{Gain, change, points};
pub use header::{Header, Pennant, Piece};
pub use panel::PlayerPanel;
pub use places::Places;
pub use ranking::{Category, Ranked};
