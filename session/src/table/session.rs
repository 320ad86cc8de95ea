//! A table with its people, at one revision.

use std::fmt;
use std::ops::Deref;

use rules::{Options, Seat, Viewer};
use tabletop::{AnySight, AnyTable, Title};

use super::deed::Deed;
use super::facts::Facts;
use super::log_entry::{Position, Recent};
use super::row::Row;
use super::seat::SeatRow;
use super::status::Status;
use super::terms::Terms;

/// The number of a table, unique in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SessionId(pub i64);

impl fmt::Display for SessionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The place of a table: one channel or thread of a server, or one person there, who alone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Discord's number of the server.
    pub guild: u64,
    /// Discord's number of the channel or thread; at a private table, of its person. Discord gives no number twice.
    pub channel: u64,
}

impl Place {
    /// The place of that person's private tables on a server.
    pub fn of_person(guild: u64, user: u64) -> Place {
        Place { guild, channel: user }
    }

    /// Whether it is the place of that person's private tables.
    pub fn is_of(self, user: u64) -> bool {
        self.channel == user
    }
}

/// A table with its people, at one revision. Its facts are read as if they were its own fields, and changed by `take` alone; what is played
/// follows from the log; all else is stored next to the rows.
#[derive(Clone)]
pub struct Session {
    /// What follows from its rows.
    pub facts: Facts,
    /// Its number; 0 until it is stored.
    pub id: SessionId,
    /// The channel that it stands in.
    pub place: Place,
    /// The game.
    pub title: &'static dyn Title,
    /// The number of the rules it is played under.
    pub rules: u32,
    /// The options that were agreed.
    pub options: Options,
    /// What was agreed besides the options.
    pub terms: Terms,
    /// The language of its public texts: two letters.
    pub language: String,
    /// The phase of its life.
    pub status: Status,
    /// Grows with every change.
    pub rev: i64,
    /// Discord's number of the person who may change what is agreed, and begin.
    pub host: u64,
    /// The seats that are taken, in order.
    pub seats: Vec<SeatRow>,
    /// The number of seats that can be taken.
    pub seats_wanted: u8,
    /// The present position; none in the lobby, and when the log does not replay.
    pub now: Option<Position>,
    /// The position as viewers other than the actor may see it: up to the last barrier or change of turn.
    pub shown: Option<Position>,
    /// The last entries of the log, at hand without a replay.
    pub recent: Vec<Recent>,
    /// The public number of the next question, appeal, absence or offer. Hidden things do not move it.
    pub next_number: i64,
    /// The secret that all chance of this table follows from.
    pub secret: [u8; 32],
    /// The number of the [`MIND`](thinking::MIND) with which computers have thought here; 0 if it has changed meanwhile.
    pub mind: Option<u32>,
    /// The marks of people who have sat there and were forgotten since.
    pub barred: Vec<(Seat, String)>,
    /// The time it was opened.
    pub opened: i64,
    /// The time of the last change.
    pub touched: i64,
}

impl Deref for Session {
    type Target = Facts;

    fn deref(&self) -> &Facts {
        &self.facts
    }
}

impl Session {
    /// Takes in a row of the log: appended, loaded, or written by another process.
    pub(crate) fn take(&mut self, row: &Row) {
        self.facts.take(row);
        if matches!(row.deed, Deed::Ask(_)) {
            self.ask_owners();
        }
    }

    /// Asks the open question of everybody whose game it touches: that follows from the table as it stands, not from rows.
    pub(crate) fn ask_owners(&mut self) {
        let needed = self.question.as_ref().map(|question| self.consenting(&question.matter));
        self.facts.question.iter_mut().zip(needed).for_each(|(question, needed)| question.needed = needed);
    }

    /// Whether only its host sees it: nothing of it is posted, and nobody else can sit down.
    pub fn is_private(&self) -> bool {
        self.place.is_of(self.host)
    }

    /// The position as it is.
    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.now.as_ref().map(|position| position.table.as_ref())
    }

    /// The fewest seats that must be taken before the host can begin. A person who wanted company does not begin alone by mistake.
    pub fn fewest(&self) -> u8 {
        self.title.seats().0.max(self.seats_wanted.min(2))
    }

    /// The position as that viewer may see it: the present one for a seat that must or may act, the published one for everybody else.
    pub fn position(&self, viewer: Viewer) -> Option<&Position> {
        let now = self.now.as_ref()?;
        match viewer {
            Viewer::Seat(seat) if now.table.turn().admits(seat) => Some(now),
            _ => self.shown.as_ref(),
        }
    }

    /// The sight of that viewer: what they may know and do; none in the lobby.
    pub fn sight(&self, viewer: Viewer) -> Option<Box<dyn AnySight>> {
        let position = self.position(viewer)?;
        Some(match self.status {
            Status::Ended => position.table.closed_sight(viewer),
            Status::Over if self.seats.iter().any(|row| self.is_left_to_computer(row.seat)) => {
                position.table.ended_sight(viewer, &self.outcome()?)
            }
            _ => position.table.sight(viewer),
        })
    }

    /// Shows everybody the present position: the game was ended there.
    pub(crate) fn publish(&mut self) {
        if self.now.is_some() {
            self.shown.clone_from(&self.now);
        }
    }

    /// Whether a game was played here that is over, or was ended without a result.
    pub fn has_ended(&self) -> bool {
        matches!(self.status, Status::Over | Status::Ended) && !self.log.is_empty()
    }
}
