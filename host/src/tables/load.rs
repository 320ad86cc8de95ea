//! Finding a table: from the cache, or from the database, brought under the present rules.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::Arc;

use session::{
    Change, Denied, Place, Position, Session, SessionId, Snapshot, Status, adopt, assemble, freeze,
};
use tabletop::{ReplayError, Title};

use super::service::{Receipt, TRIES, Tables};
use crate::database::StoreError;
use crate::store::{Glance, Saved, SavedPosition, Stored};

/// A table as it was found: at its present revision, with its server's settings.
#[derive(Clone)]
pub struct Found {
    /// The table.
    pub session: Arc<Session>,
    /// The settings of its server, by key.
    pub settings: BTreeMap<String, String>,
}

impl Found {
    /// The table after an intent was carried out.
    pub fn after(&self, receipt: &Receipt) -> Found {
        Found { session: receipt.session.clone(), settings: self.settings.clone() }
    }
}

impl Deref for Found {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.session
    }
}

impl Tables {
    /// The table with that number.
    ///
    /// # Errors
    /// [`Denied::Busy`] and [`Denied::Broken`]; [`Denied::Frozen`] if its game is unknown here.
    pub async fn find(&self, id: SessionId) -> Result<Option<Found>, Denied> {
        match self.store().glance(id).await? {
            Some(glance) => self.at_hand(glance).await,
            None => Ok(None),
        }
    }

    /// The table of a place: the open one, else the latest.
    pub async fn find_at(&self, place: Place) -> Result<Option<Found>, Denied> {
        match self.store().glance_at(place).await? {
            Some(glance) => self.at_hand(glance).await,
            None => Ok(None),
        }
    }

    /// The table with that number, for callers that draw no picture of it.
    pub async fn session_by_id(&self, id: SessionId) -> Result<Option<Arc<Session>>, Denied> {
        Ok(self.find(id).await?.map(|found| found.session))
    }

    /// The table of a glance: from the cache if that copy is still valid, otherwise from the database.
    async fn at_hand(&self, glance: Glance) -> Result<Option<Found>, Denied> {
        let Glance { id, rev, settings } = glance;
        let cached = self.cache().find(id, rev);
        let session = match cached {
            Some(session) => Some(session),
            None => self.load(id).await?,
        };
        Ok(session.map(|session| Found { session, settings }))
    }

    /// Loads a table, and brings it under the present rules.
    async fn load(&self, id: SessionId) -> Result<Option<Arc<Session>>, Denied> {
        for _ in 0..TRIES {
            let Some(stored) = self.store().load(id).await? else { return Ok(None) };
            let Some(title) = self.title(&stored.game) else {
                tracing::error!(session = %id, game = stored.game, "no such game here");
                return Err(Denied::Frozen);
            };
            let (session, change) = self.wake(&stored, title)?;
            let session = Arc::new(session);
            let Some(change) = change else {
                self.cache().put(session.clone());
                return Ok(Some(session));
            };
            let now = self.now();
            match self.store().commit(Some(session.clone()), change, None, now, None).await {
                // Read again after the write: another version may have been here first.
                Ok((_, change)) => self.rouse(Some(&session), &change.session, &change.effects),
                Err(StoreError::Stale) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Denied::Busy)
    }

    /// Puts a stored session together. A table under way that was played under other rules is adopted or frozen: that is the change.
    fn wake(&self, stored: &Stored, title: &'static dyn Title) -> Result<(Session, Option<Change>), Denied> {
        let (mut session, replayed) = assembled(stored, title);
        let moment = self.moment();
        let under_way = matches!(session.status, Status::Live | Status::Frozen);
        match replayed {
            Err(cause) => {
                tracing::error!(session = %session.id, %cause, "the log does not replay");
                let live = session.status == Status::Live;
                let change = live.then(|| freeze(&session, &cause.to_string(), &moment)).transpose()?;
                Ok((session, change))
            }
            Ok(()) if !under_way || settled(&session) => Ok((session, None)),
            Ok(()) if session.rules > title.rules() => {
                // A newer version has played here. This one looks on, and leaves the stored status as it is.
                session.status = Status::Frozen;
                Ok((session, None))
            }
            Ok(()) => {
                let change = adopt(&session, &moment)?;
                Ok((session, Some(change)))
            }
        }
    }
}

/// Whether the table is played under the present rules.
fn settled(session: &Session) -> bool {
    session.status == Status::Live && session.rules == session.title.rules()
}

/// The session, and whether its log replays.
pub(super) fn assembled(stored: &Stored, title: &'static dyn Title) -> (Session, Result<(), ReplayError>) {
    let mut session = stored.session(title);
    let snapshot =
        stored.saved.as_ref().filter(|_| settled(&session)).and_then(|saved| restored(saved, title));
    if snapshot.is_some() {
        match assemble(&mut session, &stored.rows, snapshot) {
            Ok(()) => return (session, Ok(())),
            Err(cause) => tracing::warn!(session = %session.id, %cause, "dropping a snapshot"),
        }
    }
    let replayed = assemble(&mut session, &stored.rows, None);
    (session, replayed)
}

/// A saved position that this version can still read.
fn restored(saved: &Saved, title: &dyn Title) -> Option<Snapshot> {
    let position = |saved: &SavedPosition| {
        let table = Arc::from(title.restore(&saved.state).ok()?);
        Some(Position { table, seq: saved.seq, appeal: saved.appeal })
    };
    Some(Snapshot { now: position(&saved.now)?, shown: position(&saved.shown)? })
}
