//! Another game for the same people.

pub(crate) mod deed;

use crate::discord::app::pressed::{Reply, presses};

presses! {
    /// What is pressed for another game.
    |pressed, app, caller|
    /// Plays again with the same people.
    Again("again") => pressed.shown(deed::once_more(app, caller, &pressed.table().await?, None).await);
    /// Asks which other game the same people could play, or opens that one.
    Another("else") { rest game: Option<String>, }
        => match game {
            None => Reply::private(deed::another_question(caller, &pressed.table().await?)),
            game => pressed.shown(deed::once_more(app, caller, &pressed.table().await?, game.as_deref()).await),
        };
}
