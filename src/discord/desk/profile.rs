//! How people play, read for themselves and for others.

use super::{Answer, Desk};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::profile::{own_profile_page, profile_page};
use crate::discord::wire::caller::Caller;
use host::store::{Owner, RELIABILITY, SHOWN};

impl Desk {
    /// How somebody has played on this server; the caller themselves if nobody is named, on all servers.
    pub(crate) async fn profile(
        &self,
        caller: &Caller,
        person: Option<(u64, &str)>,
    ) -> Result<Answer, Failure> {
        let Some((user, name)) = person.filter(|(user, _)| *user != caller.person.user) else {
            return Ok(Answer::private(self.own_profile(caller).await?));
        };
        let (store, guild) = (self.tables.store(), Some(caller.place.guild));
        let played = store.played(user, guild).await?;
        let shown = store.shows_reliability(user).await?;
        let reliability = if shown { Some(store.reliability(user, guild).await?) } else { None };
        Ok(Answer::private(profile_page(name, &played, reliability, &caller.speech())))
    }

    /// The caller's own games and reliability, and the button that shows the latter to others or hides it.
    async fn own_profile(&self, caller: &Caller) -> Result<Page, Failure> {
        let (store, user) = (self.tables.store(), caller.person.user);
        let (played, reliability) = (store.played(user, None).await?, store.reliability(user, None).await?);
        let shown = store.shows_reliability(user).await?;
        Ok(own_profile_page(&played, reliability, shown, &caller.speech()))
    }

    /// Shows the caller's reliability to others, or hides it: their profile, as it is then.
    pub(crate) async fn show_reliability(&self, caller: &Caller, shown: bool) -> Result<Page, Failure> {
        let value = Some(SHOWN).filter(|_| shown);
        self.tables.store().set(Owner::Person(caller.person.user), RELIABILITY, value).await?;
        self.own_profile(caller).await
    }
}
