//! A game being played, known without its types: titles, tables, and what one viewer sees and may do.
//!
//! A *table* wraps a position and adds resignation: with two the other wins, resigned seats are last, the later the better. A *sight*
//! is one viewer's view plus that viewer's legal actions; menus, completion and labels are derived from their notation. A *guide* goes through a first game with one seat. [`Title`],
//! [`AnyTable`] and [`AnySight`] are all that the bot knows of a game.

mod beside;
mod guide;
mod illustration;
pub(crate) mod menu;
mod sight;
mod table;
mod title;

pub use beside::beside;
pub use guide::Guide;
pub use illustration::Illustration;
pub use sight::{AnySight, Sight};
pub use table::{AnyTable, Drawing, PlayError, Played, Table};
pub use title::{OpenError, Title, TitleOf};
