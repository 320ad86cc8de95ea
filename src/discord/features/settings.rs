//! The settings of a server.

pub(crate) mod commands;
pub(crate) mod deed;

use crate::discord::app::pressed::presses;

presses! {
    /// What is pressed on the settings of a server.
    |pressed, app, caller|
    /// A menu of a server's settings: the one with that key.
    Set("set") { rest key: String, }
        => pressed.shown(deed::settings(app, caller, &[(&key, &pressed.value)]).await.map(|answer| answer.page));
}
