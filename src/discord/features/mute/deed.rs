//! Peace for a turn: no more reminders of what a table asks now.

use rules::Words as _;

use crate::discord::app::{Answer, App};
use crate::discord::features::me::me;
use crate::discord::features::mute::reminding::that_remind;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;
use host::tables::Found;
use session::{Denied, Intent};

/// Stops the caller's reminders of what that table asks now.
///
/// # Errors
/// [`Failure`]: nothing is asked of them.
pub(crate) async fn mute(app: &App, caller: &Caller, table: &Found) -> Result<Page, Failure> {
    app.act(caller, table, Intent::Mute).await.map_err(|failure| match failure {
        Failure::Denied(Denied::NotAsked) => Failure::told("deny-mute"),
        failure => failure,
    })?;
    Ok(Page::text(caller.speech().say("mute-done")))
}

/// Mutes every table that waits for the caller; returns their page.
pub(crate) async fn mute_all(app: &App, caller: &Caller) -> Result<Page, Failure> {
    let mut muted = 0;
    for table in that_remind(app, caller.person.user).await? {
        match app.tables.act(table, &caller.person, &Intent::Mute, None).await {
            Ok(_) => muted += 1,
            // They have acted meanwhile, or are out.
            Err(
                Denied::NotAsked
                | Denied::Over
                | Denied::Frozen
                | Denied::NotSeated
                | Denied::Resigned
                | Denied::HandedOver,
            ) => {}
            Err(denied) => return Err(denied.into()),
        }
    }
    let Answer { mut page, .. } = me(app, caller, &[]).await?;
    let said = caller.speech().text("mute-all-done", &[("tables", muted.into())]);
    page.content = format!("{said}\n{}", page.content);
    Ok(page)
}
