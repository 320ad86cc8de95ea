//! The board, for everybody and for each person.

pub(crate) mod calls;
pub(crate) mod commands;
pub(crate) mod deed;
pub(crate) mod notices;
pub(crate) mod picture;
pub(crate) mod result;
pub(crate) mod text;

use crate::discord::app::pressed::{Reply, presses};

presses! {
    /// What is pressed to read a board.
    |pressed, app, caller|
    /// Shows the table as text.
    Text("text") => Reply::private(text::board_text(&*pressed.table().await?, caller));
}
