//! News between the processes at one server: something was written that another process must act on.
//!
//! News is part of the write itself, so it is neither lost nor sent for something that was not written. A process that was cut off
//! meanwhile hears that it must check everything. The server notifies no others, and a process that serves alone sends nothing.

use std::time::Duration;

use session::SessionId;
use sqlx::postgres::PgListener;

use super::writer::Writer;
use crate::database::error::StoreError;
use crate::database::handle::Database;
use crate::database::sql::{self, Db};

/// The time between two tries to listen.
const AGAIN: Duration = Duration::from_secs(1);

/// What a process has heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A table has something for the process that serves it, or for one that serves its people.
    Table(SessionId),
    /// A person, by Discord's number, has changed another setting of theirs.
    Person(u64),
    /// This process has missed news for a while.
    Gap,
}

/// A connection on which a process hears the others.
pub struct News {
    database: Database,
    listener: Option<PgListener>,
}

impl Database {
    /// The news of other processes from now on; none where there can be no others.
    pub fn news(&self) -> Option<News> {
        let alone = self.shards.total == 1 || matches!(self.writer, Writer::File(_));
        (!alone).then(|| News { database: self.clone(), listener: None })
    }
}

impl News {
    /// Waits for the next news.
    pub async fn next(&mut self) -> Heard {
        loop {
            let Some(listener) = &mut self.listener else {
                match self.listen().await {
                    Ok(listener) => {
                        self.listener = Some(listener);
                        return Heard::Gap;
                    }
                    Err(cause) => {
                        tracing::warn!(%cause, "other processes cannot be heard");
                        tokio::time::sleep(AGAIN).await;
                        continue;
                    }
                }
            };
            match listener.try_recv().await {
                Ok(Some(told)) => {
                    if let Some(heard) = read(told.payload()) {
                        return heard;
                    }
                }
                // The connection was lost.
                Ok(None) => return Heard::Gap,
                Err(_) => self.listener = None,
            }
        }
    }

    async fn listen(&self) -> Result<PgListener, StoreError> {
        let Writer::Server(pool, _) = &self.database.writer else {
            return Err(StoreError::Broken(anyhow::anyhow!("a file tells nothing")));
        };
        let schema: String =
            sql::query_scalar("select current_schema()").fetch_one(&self.database.reader).await?;
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen(&format!("turnstone {schema}")).await?;
        Ok(listener)
    }
}

/// Sends news to the other processes, as soon as the transaction it is part of commits.
pub(crate) async fn tell(db: &mut Db<'_>, what: Heard) -> Result<(), StoreError> {
    let Db::Postgres(db) = db else { return Ok(()) };
    let told = match what {
        Heard::Table(SessionId(table)) => format!("table {table}"),
        Heard::Person(person) => format!("person {person}"),
        Heard::Gap => return Ok(()),
    };
    sqlx::query("select pg_notify(concat('turnstone ', current_schema()), $1)")
        .bind(told)
        .execute(&mut **db)
        .await?;
    Ok(())
}

fn read(told: &str) -> Option<Heard> {
    let (what, number) = told.split_once(' ')?;
    match what {
        "table" => number.parse().ok().map(|table| Heard::Table(SessionId(table))),
        "person" => number.parse().ok().map(Heard::Person),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_read_and_what_a_later_version_tells_is_passed_over() {
        assert_eq!(read("table 17"), Some(Heard::Table(SessionId(17))));
        assert_eq!(read("person 81384788765712384"), Some(Heard::Person(81_384_788_765_712_384)));
        assert_eq!([read("weather 3"), read("table"), read("table x")], [None; 3]);
    }
}
