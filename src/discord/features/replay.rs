//! Replays of finished games.

pub(crate) mod commands;
pub(crate) mod deed;

use deed::Audience;

use crate::discord::app::pressed::presses;

presses! {
    /// What is pressed for a replay.
    |pressed, app, caller|
    /// Draws the replay of a finished game, for the presser alone.
    Draw("film", Never) => deed::replay(app, caller, &pressed.table().await?, Audience::Caller);
    /// Draws it for everybody in the channel.
    Show("show", Never) => deed::replay(app, caller, &pressed.table().await?, Audience::Channel);
}
