//! A game being played, known without its types: titles, tables, and what one viewer sees and may do.

mod menu;
mod sight;
mod table;
mod title;

pub use sight::{AnySight, Sight};
pub use table::{AnyTable, PlayError, Played, Table};
pub use title::{OpenError, Title, TitleOf};
