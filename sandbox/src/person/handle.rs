//! Handles with which a test acts as a person; the HTTP interface uses them as well.

use std::time::Duration;

use serde_json::{Map, Value};

use super::act::outcome_of;
use super::outcome::{DeedOutcome, Progress};
use super::press;
use crate::permission::Permissions;
use crate::refused::Refused;
use crate::snowflake::Id;
use crate::state::{SandboxState, Shared};

/// Longer than any patience with an interaction: the state itself notes its failure.
const LONG: Duration = Duration::from_secs(3600);

/// A person with an account.
#[derive(Clone)]
pub struct Person {
    pub(crate) shared: Shared,
    pub(crate) id: Id,
}

impl Person {
    /// The account.
    #[must_use]
    pub const fn id(&self) -> Id {
        self.id
    }

    /// Presses a button of a message, by its custom id or otherwise its label.
    ///
    /// # Errors
    /// If there is no such button or it is disabled.
    pub async fn press(&self, message: Id, which: &str) -> Result<DeedOutcome, Refused> {
        let begun = press::press(&mut self.shared.lock(), self.id, message, which)?;
        Ok(self.outcome(begun).await)
    }

    /// Chooses from a menu of a message, by its custom id or otherwise its placeholder.
    ///
    /// # Errors
    /// If there is no such menu or it does not allow that choice.
    pub async fn select(&self, message: Id, which: &str, values: &[&str]) -> Result<DeedOutcome, Refused> {
        let values: Vec<String> = values.iter().map(|it| (*it).to_owned()).collect();
        let begun = press::select(&mut self.shared.lock(), self.id, message, which, &values)?;
        Ok(self.outcome(begun).await)
    }

    /// Sends a form; `fields` is an object of values by custom id.
    ///
    /// # Errors
    /// If the form is not open or does not take these values.
    pub async fn submit(&self, modal: Id, fields: &Value) -> Result<DeedOutcome, Refused> {
        let empty = Map::new();
        let fields = fields.as_object().unwrap_or(&empty);
        let begun = press::submit(&mut self.shared.lock(), self.id, modal, fields)?;
        let outcome = self.outcome(begun).await;
        if outcome.is_ok() {
            self.shared.lock().modals.remove(&modal);
        }
        Ok(outcome)
    }

    /// Closes a form without sending it; the bot hears nothing of it.
    ///
    /// # Errors
    /// If it is not open.
    pub fn close(&self, modal: Id) -> Result<(), Refused> {
        let mut state = self.shared.lock();
        let own = state.modals.get(&modal).is_some_and(|it| it.person == self.id);
        if !own {
            return Err(Refused::UnknownModal(modal.to_string()));
        }
        state.modals.remove(&modal);
        Ok(())
    }

    /// Dismisses a private message.
    ///
    /// # Errors
    /// If it is not a private one of this person.
    pub fn dismiss(&self, message: Id) -> Result<(), Refused> {
        let mut state = self.shared.lock();
        let found = press::seen_message(&state, self.id, message)?;
        if found.only_for != Some(self.id) {
            return Err(Refused::Forbidden("only private messages are dismissed".to_owned()));
        }
        let channel = found.channel;
        state.delete(channel, message);
        Ok(())
    }

    /// Deletes a message: one's own, or any as a moderator.
    ///
    /// # Errors
    /// If the person may not.
    pub fn delete(&self, message: Id) -> Result<(), Refused> {
        let mut state = self.shared.lock();
        let found = press::seen_message(&state, self.id, message)?;
        let (channel, own) = (found.channel, found.author == self.id);
        if !own && !state.world.permissions(self.id, channel).has(Permissions::MANAGE_MESSAGES) {
            return Err(Refused::Forbidden("only moderators delete others' messages".to_owned()));
        }
        state.delete(channel, message);
        Ok(())
    }

    /// Waits until an interaction is acknowledged or has failed.
    pub(super) async fn outcome(&self, interaction: Id) -> DeedOutcome {
        let found = self.shared.wait_for(LONG, |state| outcome_of(state, interaction)).await;
        found.unwrap_or(DeedOutcome {
            interaction,
            state: Progress::Failed,
            message: None,
            modal: None,
            reason: Some(crate::state::life::NO_ANSWER.to_owned()),
        })
    }
}

impl SandboxState {
    /// The person of that id or name.
    pub(crate) fn find_person(&self, who: &str) -> Result<Id, Refused> {
        let wanted = who.to_lowercase();
        let called = |it: &&crate::world::Person| {
            !it.bot
                && (it.id.to_string() == wanted || it.username == wanted || it.name.to_lowercase() == wanted)
        };
        let found = self.world.people.values().find(called).map(|it| it.id);
        found.ok_or_else(|| Refused::UnknownPerson(who.to_owned()))
    }

    /// The channel of that id or name that the person sees.
    pub(crate) fn find_channel(&self, who: Id, channel: &str) -> Result<Id, Refused> {
        let wanted = channel.trim_start_matches('#').to_lowercase();
        let called =
            |it: &&crate::world::Channel| it.id.to_string() == wanted || it.name.to_lowercase() == wanted;
        let mut found = self.world.channels.values().filter(called).filter(|it| self.world.sees(who, it.id));
        found.next().map(|it| it.id).ok_or_else(|| Refused::UnknownChannel(channel.to_owned()))
    }
}
