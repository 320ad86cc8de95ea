//! A person's data: exporting and forgetting it.

use anyhow::Context as _;
use serde_json::Value;
use session::{Denied, Intent, Person, SessionId};

use super::service::Tables;

impl Tables {
    /// All data stored about a person, as JSON, once it is their turn.
    pub async fn export_of(&self, user: u64) -> Result<Value, Denied> {
        let _turn = self.0.lines.export.acquire().await.context("waiting for an export")?;
        Ok(self.store().export(user, self.now()).await?)
    }

    /// Forgets a person: they leave every table, their names and settings go from the database and from the disk, and their games stay
    /// under a pseudonym. Repeating it continues where it was interrupted. Gives the tables that named them.
    pub async fn forget(&self, who: &Person) -> Result<Vec<SessionId>, Denied> {
        let pseudonym = self.store().pseudonym(who.user).await?;
        for id in self.store().tables_of(who.user).await? {
            match self.act(id, who, &Intent::Forget(pseudonym), None).await {
                Ok(_) => {}
                // They have nothing to leave there, or nobody can act: the stored data is forgotten all the same.
                Err(
                    Denied::Over | Denied::Frozen | Denied::NotSeated | Denied::NoTable | Denied::Resigned,
                ) => {}
                Err(denied) => return Err(denied),
            }
        }
        let tables = self.store().forget(who, pseudonym).await?;
        tables.iter().for_each(|&id| self.cache().forget(id));
        self.database().wipe(self.now()).await;
        Ok(tables)
    }

    /// Forgets everybody who was being forgotten when the process ended.
    pub async fn finish_forgetting(&self) -> Result<(), Denied> {
        for user in self.store().half_forgotten().await? {
            self.forget(&Person::nobody(user)).await?;
        }
        Ok(())
    }
}
