//! What waits for a person, on all servers.

pub(crate) mod deed;

use crate::discord::app::pressed::{Reply, presses};

presses! {
    /// What is pressed on a list of tables.
    |pressed, app, caller|
    /// Lists what waits for the presser, on the digest of that person.
    Digest("digest") { rest user: u64, } => Reply::private(deed::games(app, caller).await.map(|answer| answer.page));
}
