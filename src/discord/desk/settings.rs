//! The settings of a server, changed by those who manage it.

use super::{Answer, Desk};
use crate::discord::letters::failure::{Failure, typed};
use crate::discord::letters::settings::{AUTO, PLAYERS, SEASONS, Settings, settings_page};
use crate::discord::wire::caller::Caller;
use host::store::{Owner, StoreError};

impl Desk {
    /// The settings of a server.
    pub(super) async fn settings_of(&self, guild: u64) -> Result<Settings, StoreError> {
        Ok(Settings::of(&self.tables.store().settings(Owner::Guild(guild)).await?))
    }

    /// Shows the server's settings, or changes those that are named, each with its new value.
    ///
    /// # Errors
    /// [`Failure`]: somebody who may not manage the server, a value from elsewhere than the list.
    pub(crate) async fn settings(
        &self,
        caller: &Caller,
        changes: &[(&str, &str)],
    ) -> Result<Answer, Failure> {
        if !caller.manager {
            return Err(Failure::told("deny-not-settings"));
        }
        let owner = Owner::Guild(caller.place.guild);
        for &(key, value) in changes {
            // The role of everybody, which bears the server's number, stands for none.
            let all = key == PLAYERS && value == caller.place.guild.to_string();
            let value = if all { AUTO } else { value };
            if !Settings::takes(key, value) {
                return Err(Failure::Told("deny-argument", vec![("text", typed(value))]));
            }
            if key == SEASONS {
                self.tables.choose_seasons(caller.place.guild, value.parse().ok()).await?;
            } else {
                self.tables.store().set(owner, key, Some(value).filter(|&value| value != AUTO)).await?;
            }
        }
        let settings = self.settings_of(caller.place.guild).await?;
        let last = self.tables.store().seasons(caller.place.guild, 1).await?;
        let runs = last.first().filter(|season| !season.ended).map(|season| season.cycle);
        Ok(Answer::private(settings_page(&settings, runs, !changes.is_empty(), caller)))
    }
}
