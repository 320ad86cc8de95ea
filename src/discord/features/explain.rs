//! Explaining a turn.

pub(crate) mod page;

use crate::discord::app::pressed::{Reply, presses};

presses! {
    /// Presses that explain a turn.
    |pressed, app, caller|
    /// Explains what the presser's turn is about.
    Explain("why") => Reply::private(page::explain_page(&*pressed.table().await?, caller));
}
