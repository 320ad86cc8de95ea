//! Limits: the computers that may play on a server at once, the tables of one person that may wait for players, and the people who are
//! called to them.

use std::time::Duration;

use session::{Change, Denied, Intent, MOST_CALLED, Person, Session, Status};
use tokio::sync::OwnedMutexGuard;

use super::service::{LockKey, Tables};
use crate::store::DAY;

/// The most computers' seats at the open tables of a server. They think one after the other, and no level is lowered when many wait: so
/// they are few. Two people who seat one at exactly the same moment at different tables may exceed it by one.
pub(super) const MOST_COMPUTERS: u8 = 20;

/// The most tables of one host, on all servers, whose games have not begun: enough for an evening of several games, and as many as one
/// person can still look after.
pub(super) const MOST_LOBBIES: u8 = 5;

/// The longest that a person waits for their own opening of another table: it takes milliseconds, unless the database is held up.
const TURN: Duration = Duration::from_millis(500);

impl Tables {
    /// Whether a person may make another table of theirs wait for players: by opening one, playing again, or bringing one back whose
    /// channel was deleted. They open no other one until the returned guard is dropped, so that each is counted.
    pub(super) async fn may_open(
        &self,
        who: &Person,
        before: Option<&Session>,
        change: &Change,
    ) -> Result<Option<OwnedMutexGuard<()>>, Denied> {
        let after = &change.session;
        let waited = before.is_some_and(|it| it.id == after.id && it.status == Status::Lobby);
        if waited || after.status != Status::Lobby || after.is_starting() || after.host != who.user {
            return Ok(None);
        }
        let turn = tokio::time::timeout(TURN, self.lock_of(LockKey::Person(who.user)).lock_owned())
            .await
            .map_err(|_| Denied::Busy)?;
        let most = MOST_LOBBIES;
        let hosted = self.store().hosted_lobbies(who.user).await?;
        if hosted < usize::from(most) { Ok(Some(turn)) } else { Err(Denied::TooManyLobbies { most }) }
    }

    /// The people who may be called now to a table that looks for players: they have finished its game on its server, do not sit there, and
    /// have been called to no table within a day.
    pub async fn players_for(&self, session: &Session) -> Result<Vec<u64>, Denied> {
        let now = self.now();
        let known = self.store().players(session.place.guild, session.title.id(), now).await?;
        let mut players = Vec::new();
        for user in known.into_iter().filter(|&user| session.seat_of(user).is_none()) {
            if self.store().rhythm(user).await?.may_be_called(now) {
                players.push(user);
            }
            if players.len() == MOST_CALLED {
                break;
            }
        }
        Ok(players)
    }

    /// Whether a person may ask for players: once a day, over all tables.
    pub async fn may_search(&self, who: &Person) -> Result<(), Denied> {
        let searched = self.store().searched(who.user).await?;
        let again = searched.filter(|at| (0..DAY).contains(&(self.now() - at))).map(|at| at + DAY);
        again.map_or(Ok(()), |again| Err(Denied::SearchedToday { again }))
    }

    /// Whether the server has room for the computers that the intent would seat; `session` is the existing table, or the one that would be
    /// opened.
    pub(super) async fn has_room(
        &self,
        guild: u64,
        intent: &Intent,
        session: Option<&Session>,
    ) -> Result<(), Denied> {
        let wanted = match intent {
            Intent::Open { computers, .. } => computers.len(),
            Intent::Seat(_) => 1,
            Intent::Fill => session
                .map_or(0, |session| usize::from(session.seats_wanted).saturating_sub(session.seats.len())),
            Intent::Rematch | Intent::Another(_) | Intent::Learn { .. } => session
                .map_or(0, |session| session.seats.iter().filter(|row| row.sitter.is_computer()).count()),
            _ => 0,
        };
        if wanted == 0 {
            return Ok(());
        }
        let seated = self.store().seated_computers(guild).await?;
        let most = MOST_COMPUTERS;
        let fits = seated.saturating_add(wanted) <= usize::from(most);
        if fits { Ok(()) } else { Err(Denied::NoComputerFree { most }) }
    }
}
