//! The tables used last, at their last known revision.

use std::collections::VecDeque;
use std::sync::Arc;

use session::{Session, SessionId};

/// The number of tables that are kept.
const ROOM: usize = 64;

/// The tables used last. A task that takes one compares its revision with the stored one.
#[derive(Default)]
pub(super) struct Cache(VecDeque<Arc<Session>>);

impl Cache {
    /// The table, if it is here at that revision.
    pub(super) fn find(&mut self, id: SessionId, rev: i64) -> Option<Arc<Session>> {
        let index = self.0.iter().position(|session| session.id == id)?;
        let session = self.0.remove(index)?;
        if session.rev != rev {
            return None;
        }
        self.0.push_back(session.clone());
        Some(session)
    }

    /// The newest copy of a table: the one given, or one that a later intent has left here.
    pub(super) fn newest(&self, session: Arc<Session>) -> Arc<Session> {
        let newer = self.0.iter().find(|kept| kept.id == session.id && kept.rev > session.rev);
        newer.cloned().unwrap_or(session)
    }

    pub(super) fn put(&mut self, session: Arc<Session>) {
        self.forget(session.id);
        if self.0.len() >= ROOM {
            self.0.pop_front();
        }
        self.0.push_back(session);
    }

    pub(super) fn forget(&mut self, id: SessionId) {
        self.0.retain(|session| session.id != id);
    }
}
