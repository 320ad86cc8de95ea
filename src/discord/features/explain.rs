//! What a turn is about.

pub(crate) mod page;

use crate::discord::app::pressed::{Reply, presses};

presses! {
    /// What is pressed to have a turn explained.
    |pressed, app, caller|
    /// Explains what the presser's turn is about.
    Explain("why") => Reply::private(page::explain_page(&*pressed.table().await?, caller));
}
