//! What other processes at the same server have written: this process acts on it, or reads it anew.

use session::{Denied, SessionId};

use super::service::Tables;
use crate::database::{Heard, News};

/// The news of other processes.
pub struct Hearing {
    tables: Tables,
    news: Option<News>,
}

impl Hearing {
    /// Does the work that others leave to this process, until somebody has changed another setting of theirs: gives their number, and none
    /// if that may be anybody. Never returns where there are no others.
    pub async fn settled(&mut self) -> Option<u64> {
        let Some(news) = &mut self.news else { return std::future::pending().await };
        loop {
            let (caught_up, settled) = match news.next().await {
                Heard::Table(table) => (self.tables.catch_up(table).await, None),
                Heard::Person(person) => {
                    self.tables.0.timed.notify_one();
                    (Ok(()), Some(Some(person)))
                }
                Heard::Gap => (self.tables.catch_up_with_all().await, Some(None)),
            };
            if let Err(cause) = caught_up {
                tracing::warn!(%cause, "what another process has written is seen at the next look");
            }
            if let Some(settled) = settled {
                return settled;
            }
        }
    }
}

impl Tables {
    /// Whether this process serves the tables of that server.
    pub(super) fn serves(&self, guild: u64) -> bool {
        self.database().shards().serves(guild)
    }

    /// The news of other processes from now on.
    pub fn hearing(&self) -> Hearing {
        Hearing { tables: self.clone(), news: self.database().news() }
    }

    /// Wakes the tasks that have to act on a table that another process has changed.
    async fn catch_up(&self, table: SessionId) -> Result<(), Denied> {
        self.0.posted.notify_one();
        self.0.timed.notify_one();
        let found = match self.find(table).await {
            Err(Denied::Frozen) => None,
            found => found?,
        };
        let Some(session) = found.map(|found| found.session) else { return Ok(()) };
        if session.waits_for_computers() && self.serves(session.place.guild) {
            self.0.computers.add(session.id);
        }
        self.tell_followers(&session);
        Ok(())
    }

    /// Wakes the tasks for everything that other processes may have changed.
    async fn catch_up_with_all(&self) -> Result<(), Denied> {
        self.0.posted.notify_one();
        self.0.timed.notify_one();
        for table in self.store().waiting_for_computers().await? {
            self.0.computers.add(table);
        }
        Ok(())
    }
}
