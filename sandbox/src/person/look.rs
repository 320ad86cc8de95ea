//! What a person in a channel sees, now or as soon as it appears.

use std::time::Duration;

use super::place::PersonAt;
use super::seen::MessageSeen;
use crate::snowflake::Id;
use crate::state::SandboxState;

/// A wait that ran out of time.
#[derive(Clone, Debug, thiserror::Error)]
#[error("not seen in time; the last message was: {last:?}")]
pub struct TimedOut {
    /// The newest message that was seen.
    pub last: Option<Box<MessageSeen>>,
}

impl PersonAt {
    /// All messages of the channel that the person sees, oldest first; none if the channel is out of sight.
    #[must_use]
    pub fn sees(&self) -> Vec<MessageSeen> {
        look(&self.person.shared.lock(), self.place())
    }

    /// One message of the channel, if the person sees it.
    #[must_use]
    pub fn message(&self, id: Id) -> Option<MessageSeen> {
        let (state, (who, channel)) = (self.person.shared.lock(), self.place());
        let message = state.messages.get(&(channel, id)).filter(|it| it.visible_to(who));
        message.filter(|_| state.world.sees(who, channel)).map(|it| MessageSeen::new(&state, it, who))
    }

    /// The newest message of the channel that the person sees and that is as wanted: older ones are not looked at.
    #[must_use]
    pub fn newest(&self, mut wanted: impl FnMut(&MessageSeen) -> bool) -> Option<MessageSeen> {
        let newest_first =
            self.person.shared.lock().messages_in(self.channel).rev().map(|it| it.id).collect();
        let newest_first: Vec<Id> = newest_first;
        newest_first.into_iter().filter_map(|id| self.message(id)).find(|it| wanted(it))
    }

    /// Waits until `find` finds something among the messages that the person sees, looking again at every change.
    ///
    /// # Errors
    /// If it did not within `limit` of the sandbox's time.
    pub async fn wait_for<T>(
        &self,
        limit: Duration,
        mut find: impl FnMut(&[MessageSeen]) -> Option<T>,
    ) -> Result<T, TimedOut> {
        let place = self.place();
        // `find` is called without the lock: it may look at the sandbox itself.
        let found =
            self.person.shared.wait_for_seen(limit, |state| look(state, place), |seen| find(&seen)).await;
        found.ok_or_else(|| TimedOut { last: self.sees().pop().map(Box::new) })
    }

    /// Waits until the messages that the person sees are as `holds` wants them; returns them.
    ///
    /// # Errors
    /// If they were not within `limit` of the sandbox's time.
    pub async fn wait_until(
        &self,
        limit: Duration,
        mut holds: impl FnMut(&[MessageSeen]) -> bool,
    ) -> Result<Vec<MessageSeen>, TimedOut> {
        self.wait_for(limit, |messages| holds(messages).then(|| messages.to_vec())).await
    }
}

/// The messages of a channel that the person sees.
fn look(state: &SandboxState, (who, channel): (Id, Id)) -> Vec<MessageSeen> {
    if !state.world.sees(who, channel) {
        return Vec::new();
    }
    let visible = state.messages_in(channel).filter(|it| it.visible_to(who));
    visible.map(|it| MessageSeen::new(state, it, who)).collect()
}
