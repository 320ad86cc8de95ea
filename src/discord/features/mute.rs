//! Peace for a turn: no more reminders of what a table asks now.

pub(crate) mod deed;
pub(crate) mod reminding;

use crate::discord::app::pressed::presses;
use crate::discord::message::press::Bearer;

presses! {
    /// Presses for peace.
    |pressed, app, caller|
    /// Stops the presser's reminders of what the table asks now; without a table, of what all tables ask.
    Mute("mute") { rest bearer: Bearer, }
        => pressed.shown(match pressed.id.table {
            None => deed::mute_all(app, caller).await,
            Some(_) => deed::mute(app, caller, &pressed.table().await?).await,
        });
}
