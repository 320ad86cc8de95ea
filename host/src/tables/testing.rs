//! Beginning games in tests that have no outbox.

use std::sync::Arc;

use session::testing::begin_with_first_luck;
use session::{Denied, Effect, Intent, Person, Posting, Session, SessionId};

use super::service::{Delivery, Receipt, Tables};
use crate::outbox::Posted;

impl Tables {
    /// Carries out an intent at a table; posts about a game's beginning count as sent at once.
    pub async fn act_and_tell(
        &self,
        id: SessionId,
        who: &Person,
        intent: &Intent,
    ) -> Result<Receipt, Denied> {
        let done = self.act(id, who, intent, None).await?;
        Ok(self.tell_beginning(&done.session).await?.unwrap_or(done))
    }

    /// Marks all posts about a table's beginning as sent, as the outbox would; gives what has begun with it.
    pub async fn tell_beginning(&self, session: &Session) -> Result<Option<Receipt>, Denied> {
        for post in self.outbox().due(session.place, i64::MAX / 2).await? {
            if post.session == session.id && matches!(post.effect, Effect::Commitment | Effect::Start(_)) {
                self.outbox().sent(&post, Posted::default(), self.now()).await?;
            }
        }
        let Some(start) = session.owes_start() else { return Ok(None) };
        let message = 700 + session.id.0.unsigned_abs();
        let posting = Posting { channel: session.place.channel, message };
        self.act(session.id, &Person::bot(), &Intent::Posted { start, posting }, None).await.map(Some)
    }

    /// Begins the game of a lobby as games began when the luck followed from the secret alone.
    pub async fn begin_with_first_luck(&self, session: &Arc<Session>) -> Result<Receipt, Denied> {
        let moment = self.moment();
        let begun = begin_with_first_luck(session, &moment)?;
        self.commit(Some(session), begun, moment.now, Delivery::default()).await?.ok_or(Denied::Busy)
    }
}
