//! For the operator: logs, and the present rules' verdict on every table under way.

use std::sync::Arc;

use session::{Denied, Place, Session, SessionId, Status, assemble};
use tabletop::{Fault, ReplayError};

use super::luck;
use super::service::{Tables, system_time};
use crate::database::{Database, Location, StoreError};

/// The verdict of the present rules on a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspection {
    /// The table.
    pub session: SessionId,
    /// Its channel.
    pub place: Place,
    /// The game's id.
    pub game: String,
    /// The number of the rules it was played under.
    pub rules: u32,
    /// The number of the present rules.
    pub present: u32,
    /// The number of the last entry of its effective log; the set-up is 0.
    pub entries: usize,
    /// The reason why it does not replay, if so.
    pub fault: Option<Unfit>,
}

/// The reason why a table does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// The rules refuse its log.
    #[error("{0}")]
    Replay(ReplayError),
    /// Its rows cannot be read.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
}

impl Tables {
    /// Opens an existing database only to look: nothing in it changes, not even its version.
    pub async fn open_to_read(at: impl Into<Location>) -> anyhow::Result<Tables> {
        Ok(Tables::new(
            Database::open_to_read(at).await?,
            games::TITLES,
            Arc::new(system_time),
            luck::fresh(),
        ))
    }

    /// Opens a database that is up to date, to write to it while another process serves it.
    ///
    /// # Errors
    /// If it cannot be opened, or is of another version.
    pub async fn open_beside(at: impl Into<Location>) -> anyhow::Result<Tables> {
        Ok(Tables::new(Database::open_beside(at).await?, games::TITLES, Arc::new(system_time), luck::fresh()))
    }

    /// Replays every table under way, from the beginning, every action validated. Changes nothing. `told` receives how many of how many are
    /// done.
    pub async fn replay_all(&self, told: impl Fn(usize, usize)) -> Result<Vec<Inspection>, Denied> {
        let mut inspected = Vec::new();
        let mut tables = self.store().live().await?;
        tables.sort_unstable();
        for (done, &id) in tables.iter().enumerate() {
            told(done, tables.len());
            let stored = match self.store().load(id).await {
                Ok(Some(stored)) => stored,
                Ok(None) => continue,
                Err(StoreError::Broken(cause)) => {
                    inspected.push(unreadable(id, &cause));
                    continue;
                }
                Err(error) => return Err(error.into()),
            };
            let place = stored.place();
            let game = stored.game.clone();
            let Some(title) = self.title(&game) else {
                let fault = Some(in_header("game", Fault::Unknown(game.clone())));
                inspected.push(Inspection {
                    session: id,
                    place,
                    game,
                    rules: 0,
                    present: 0,
                    entries: 0,
                    fault,
                });
                continue;
            };
            let mut session = stored.session(title);
            let replayed = assemble(&mut session, &stored.rows, None);
            let (rules, present) = (session.rules, title.rules());
            let newer = (rules > present).then(|| in_header("rules", Fault::Newer(rules)));
            let fault = newer.or(replayed.err().map(Unfit::Replay));
            inspected.push(Inspection {
                session: id,
                place,
                game,
                rules,
                present,
                entries: session.log.len().saturating_sub(1),
                fault,
            });
        }
        Ok(inspected)
    }

    /// The full text log of a table, hidden things included: for the operator.
    ///
    /// # Errors
    /// [`Denied::NoTable`], or [`Denied::NotStarted`] if there is nothing yet.
    pub async fn export(&self, id: SessionId) -> Result<String, Denied> {
        let stored = self.store().load(id).await?.ok_or(Denied::NoTable)?;
        let title = self.title(&stored.game).ok_or(Denied::Frozen)?;
        let mut session: Session = stored.session(title);
        // The log is wanted whether it replays or not.
        let _ = assemble(&mut session, &stored.rows, None);
        if session.status == Status::Lobby || session.log.is_empty() {
            return Err(Denied::NotStarted);
        }
        Ok(session::record::full_log(&session).to_string())
    }
}

fn in_header(key: &str, fault: Fault) -> Unfit {
    Unfit::Replay(ReplayError { place: tabletop::Location::Header(key.to_owned()), fault })
}

/// The verdict on a table whose rows cannot be read.
fn unreadable(session: SessionId, cause: &anyhow::Error) -> Inspection {
    let (place, fault) = (Place { guild: 0, channel: 0 }, Some(Unfit::Unreadable(format!("{cause:#}"))));
    Inspection { session, place, game: "?".to_owned(), rules: 0, present: 0, entries: 0, fault }
}
