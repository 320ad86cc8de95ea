//! Following a table: a task that waits for changes of a table sees every one, at once if this process commits it.

use std::sync::Arc;
use std::time::Duration;

use session::{Session, SessionId};
use tokio::sync::watch;

use super::service::Tables;
use crate::sync::lock;

/// The time between two looks at a table that another process serves.
const LOOK: Duration = Duration::from_secs(2);

impl Tables {
    /// A table as it is, from now on. Nothing of it is kept after its last follower leaves.
    pub fn follow(&self, session: Arc<Session>) -> watch::Receiver<Arc<Session>> {
        if !self.serves(session.place.guild) {
            tokio::spawn(self.clone().look_at(session.id));
        }
        let mut followed = lock(&self.0.followed);
        followed.retain(|_, table| !table.is_closed());
        // The follower sees later commits; earlier ones are in the cache.
        let session = self.cache().newest(session);
        followed.entry(session.id).or_insert_with(|| watch::channel(session).0).subscribe()
    }

    /// Polls a table of another process for as long as somebody follows it.
    async fn look_at(self, id: SessionId) {
        let is_followed = || lock(&self.0.followed).get(&id).is_some_and(|table| !table.is_closed());
        loop {
            tokio::time::sleep(LOOK).await;
            if !is_followed() {
                return;
            }
            if let Ok(Some(session)) = self.session_by_id(id).await {
                self.tell_followers(&session);
            }
        }
    }

    /// Passes a change on to the followers of its table.
    pub(super) fn tell_followers(&self, session: &Arc<Session>) {
        if let Some(table) = lock(&self.0.followed).get(&session.id) {
            table.send_if_modified(|known| {
                let newer = known.rev < session.rev;
                if newer {
                    known.clone_from(session);
                }
                newer
            });
        }
    }
}
