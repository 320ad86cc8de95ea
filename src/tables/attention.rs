//! What people have said of when they are there: where it is seen.

use super::Tables;
use crate::session::Denied;

impl Tables {
    /// Posts anew what the tables of a person show, because it says something of them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn show_tables_of(&self, user: u64) -> Result<(), Denied> {
        for id in self.store().tables_of(user).await? {
            match self.session_by_id(id).await {
                Ok(Some(session)) => self.store().show_again(id, session.showing(), self.now()).await?,
                Ok(None) | Err(Denied::Frozen) => {}
                Err(denied) => return Err(denied),
            }
        }
        self.0.posted.notify_one();
        Ok(())
    }
}
