//! Following a table: whoever waits for what becomes of one is told of every change that this process commits.

use std::collections::BTreeMap;
use std::sync::Arc;

use session::{Session, SessionId};
use tokio::sync::watch;

use super::service::Tables;
use crate::sync::lock;

/// The tables that somebody follows, as they stand.
pub(super) type Followed = BTreeMap<SessionId, watch::Sender<Arc<Session>>>;

impl Tables {
    /// A table as it stands, from now on. Nothing of it is kept when nobody follows it any more.
    pub fn follow(&self, session: Arc<Session>) -> watch::Receiver<Arc<Session>> {
        let mut followed = lock(&self.0.followed);
        followed.retain(|_, table| !table.is_closed());
        // What is committed from here on finds the follower; what was before is in the cache.
        let session = self.cache().newest(session);
        followed.entry(session.id).or_insert_with(|| watch::channel(session).0).subscribe()
    }

    /// Tells whoever follows a table of a change.
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
