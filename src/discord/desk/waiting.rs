//! What waits for a person: their tables on all servers.

use super::{Answer, Desk};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::waiting::Listed;
use crate::discord::wire::caller::Caller;

impl Desk {
    /// The caller's tables on every server that the bot is on.
    pub(crate) async fn games(&self, caller: &Caller) -> Result<Answer, Failure> {
        let user = caller.person.user;
        let mut listed = Vec::new();
        for sitting in self.tables.store().sittings(user).await? {
            if self.scribe.known.is_on(sitting.place.guild) {
                listed.push(Listed { waiting: self.tables.waiting(&sitting, user).await?, sitting });
            }
        }
        Ok(Answer::private(self.scribe.games_page(listed, caller)))
    }
}
