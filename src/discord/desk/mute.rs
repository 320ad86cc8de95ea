//! Peace for a turn: no more reminders of what a table asks now.

use std::sync::Arc;

use rules::Words as _;

use super::{Answer, Desk};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::wire::caller::Caller;
use host::tables::Found;
use session::{Denied, Intent, Session};

impl Desk {
    /// Reminds the caller no more of what that table asks of them now.
    ///
    /// # Errors
    /// [`Failure`]: nothing is asked of them.
    pub(crate) async fn mute(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        self.act(caller, table, Intent::Mute).await.map_err(|failure| match failure {
            Failure::Denied(Denied::NotAsked) => Failure::told("deny-mute"),
            failure => failure,
        })?;
        Ok(Page::text(caller.speech().say("mute-done")))
    }

    /// The same for every table that waits for the caller; shows their page.
    pub(crate) async fn mute_all(&self, caller: &Caller) -> Result<Page, Failure> {
        let mut muted = 0;
        for table in self.that_remind(caller.person.user).await? {
            match self.tables.act(table, &caller.person, &Intent::Mute, None).await {
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
        let Answer { mut page, .. } = self.me(caller, &[]).await?;
        let said = caller.speech().text("mute-all-done", &[("tables", muted.into())]);
        page.content = format!("{said}\n{}", page.content);
        Ok(page)
    }

    /// The tables that are going to remind a person.
    pub(super) async fn that_remind(&self, user: u64) -> Result<Vec<Arc<Session>>, Failure> {
        let mut tables = Vec::new();
        for id in self.tables.store().tables_of(user).await? {
            match self.tables.session_by_id(id).await {
                Ok(table) => tables.extend(table.filter(|table| table.can_be_muted(user))),
                Err(Denied::Frozen) => {}
                Err(denied) => return Err(denied.into()),
            }
        }
        Ok(tables)
    }
}
