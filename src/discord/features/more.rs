//! Further choices of a panel.

pub(crate) mod page;

use crate::discord::app::pressed::{Reply, presses};

presses! {
    /// What is pressed for further choices.
    |pressed, app, caller|
    /// Opens further choices of the panel: log, statistics, rules, resign, end.
    Open("more") => Reply::private(Ok(page::more_page(&*pressed.table().await?, caller)));
}
