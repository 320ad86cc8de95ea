//! Lobbies: who sits, what is agreed, when the game begins.

pub(crate) mod choices;
pub(crate) mod commands;
pub(crate) mod deed;
pub(crate) mod page;
pub(crate) mod setup;
pub(crate) mod words;

use crate::discord::app::pressed::{Reply, presses};
use crate::discord::features::lobby::choices::COMPUTER;
use crate::discord::features::lobby::setup::REMOVE;
use crate::discord::message::press::Bearer;
use session::Intent;

presses! {
    /// What is pressed in a lobby.
    |pressed, app, caller, texts|
    /// Takes a seat in the lobby.
    Join("join") { rest bearer: Bearer, }
        => pressed.shown(deed::join(app, caller, &pressed.table().await?).await);
    /// Gives the seat up.
    Leave("leave") => pressed.deed(Intent::Leave, "done-left").await;
    /// Starts the game.
    Start("start") => pressed.shown(deed::begin(app, caller, &pressed.table().await?, Intent::Start).await);
    /// Lets computers take all free seats, and begins the game.
    Fill("fill") => pressed.shown(deed::begin(app, caller, &pressed.table().await?, Intent::Fill).await);
    /// Opens the options of the lobby.
    // A page is on older buttons, mostly on those that added a computer.
    Setup("setup") { rest page: Option<usize>, }
        => deed::setup(pressed, page.map_or("", |_| COMPUTER), None).await;
    /// Opens the options of the lobby at the one with that key, or at the one chosen from the menu.
    Choose("which") { rest key: Option<String>, }
        => deed::setup(pressed, key.as_ref().unwrap_or(&pressed.value), None).await;
    /// A menu of the lobby: sets that option to the chosen value. Older ones stood on pages.
    Option("opt") { number page: usize, rest key: String, }
        => {
            let change = deed::lobby_change(app, caller, &pressed.table().await?, &key, &pressed.value).await?;
            deed::setup(pressed, &key, Some(change)).await
        };
    /// A menu of the lobby: the seat to empty. Older ones stood on pages.
    // What is no number names nobody.
    Remove("remove") { number page: usize, }
        => {
            let removal = Intent::Remove(pressed.value.parse().unwrap_or_default());
            deed::setup(pressed, REMOVE, Some((removal, None))).await
        };
    /// Closes the lobby.
    Close("close") => {
        // The button of a lobby must not end a game that has begun since.
        pressed.table().await?.in_lobby()?;
        pressed.deed(Intent::End { sure: true }, "done-closed").await
    };
    /// Opens the form in which the presser adds words to the table's luck; also the modal's own id.
    Words("luck", Never)
        => Reply::form(words::words_window(&*pressed.table().await?, caller, pressed.id)),
        filled words::add_words(app, caller, &pressed.table().await?, texts).await;
    /// Shows how each place would change the presser's rating.
    Stakes("stakes") => Reply::private(deed::stakes(app, caller, &pressed.table().await?).await);
}
