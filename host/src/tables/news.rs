//! What other processes at the same server have written: whoever serves has something to do about it, or knows something anew.

use session::{Denied, SessionId};

use super::service::Tables;
use crate::database::{Heard, News};

/// What other processes write, as it is heard.
pub struct Hearing {
    tables: Tables,
    news: Option<News>,
}

impl Hearing {
    /// Does what others leave to this process to do, until somebody has settled something else for themselves: gives their number, and
    /// none if that may be anybody. For ever where there are no others.
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

    /// What other processes write from now on.
    pub fn hearing(&self) -> Hearing {
        Hearing { tables: self.clone(), news: self.database().news() }
    }

    /// Wakes whoever has something to do about a table that another process has changed.
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

    /// The same about whatever they may have changed.
    async fn catch_up_with_all(&self) -> Result<(), Denied> {
        self.0.posted.notify_one();
        self.0.timed.notify_one();
        for table in self.store().waiting_for_computers().await? {
            self.0.computers.add(table);
        }
        Ok(())
    }
}
