//! Committing what was decided, and what follows from a commit.

use std::sync::Arc;

use session::{Change, Denied, Effect, Session, Status};

use super::service::{Delivery, Receipt, Tables};
use crate::database::StoreError;

impl Tables {
    /// Before a refusal is reported, checks whether another delivery of the same interaction has already succeeded.
    pub(super) async fn refuse(&self, denied: Denied, interaction: Option<u64>) -> Result<Receipt, Denied> {
        self.earlier(interaction).await?.ok_or(denied)
    }

    /// The result of an interaction that was delivered before.
    async fn earlier(&self, interaction: Option<u64>) -> Result<Option<Receipt>, Denied> {
        let Some(interaction) = interaction else { return Ok(None) };
        let Some((id, first, last)) = self.store().delivered(interaction).await? else { return Ok(None) };
        let session = self.session_by_id(id).await?.ok_or(Denied::NoTable)?;
        // A log that no longer replays has no tales; the intent was carried out all the same.
        let tales = session::record::tales(&session, first, last).unwrap_or_default();
        Ok(Some(Receipt { session, effects: Vec::new(), tales, halted: None, repeated: true }))
    }

    /// Commits a change; none if it must be decided anew.
    pub(super) async fn commit(
        &self,
        before: Option<&Arc<Session>>,
        mut change: Change,
        now: i64,
        delivery: Delivery,
    ) -> Result<Option<Receipt>, Denied> {
        if change.session.is_private() {
            change.effects.clear();
        }
        // A rematch is decided at the old table but opens a new one.
        let before = before.filter(|before| before.id == change.session.id);
        let Delivery { interaction, due, .. } = delivery;
        match self.store().commit(before.cloned(), change, interaction, now, due).await {
            Ok((id, mut change)) => {
                change.session.id = id;
                let session = Arc::new(change.session);
                if session.status == Status::Live && session.rules != session.title.rules() {
                    // It has been brought back from a deleted channel: loading it applies the present rules.
                    self.cache().forget(id);
                } else {
                    self.cache().put(session.clone());
                }
                self.tell_followers(&session);
                self.rouse(before.map(Arc::as_ref), &session, &change.effects);
                let Change { effects, tales, halted, .. } = change;
                Ok(Some(Receipt { session, effects, tales, halted, repeated: false }))
            }
            Err(StoreError::Stale) => {
                if let Some(before) = before {
                    self.cache().forget(before.id);
                }
                Ok(None)
            }
            Err(StoreError::Repeated) => self.earlier(interaction).await,
            Err(StoreError::Late) => self.refuse(Denied::Busy, interaction).await.map(Some),
            Err(StoreError::Taken) => self.refuse(Denied::ChannelTaken, interaction).await.map(Some),
            Err(error) => Err(error.into()),
        }
    }

    /// Wakes the tasks that have work after a commit. Posts wait for the computers, so that their moves come in one board with the
    /// people's.
    pub(super) fn rouse(&self, before: Option<&Session>, session: &Session, effects: &[Effect]) {
        if !self.serves(session.place.guild) {
            // The table's own process hears of it; letters may be this one's.
            self.0.posted.notify_one();
            return;
        }
        if session.waits_for_computers() {
            self.0.computers.add(session.id);
            let acts = |session: &Session| !session.computers_to_act().is_empty();
            if acts(session) && !before.is_some_and(acts) {
                self.tell_if_late(session.id);
            }
        } else if !effects.is_empty() || before.is_some_and(Session::waits_for_computers) {
            self.0.posted.notify_one();
        }
        if before.map(Session::timers).unwrap_or_default() != session.timers() {
            self.0.timed.notify_one();
        }
    }
}

impl From<StoreError> for Denied {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Denied::ChannelTaken,
            StoreError::Stale | StoreError::Repeated | StoreError::Late => Denied::Busy,
            StoreError::Busy(cause) => {
                tracing::warn!(%cause, "the database cannot take it now");
                Denied::Busy
            }
            StoreError::Broken(cause) => Denied::Broken(cause),
        }
    }
}
