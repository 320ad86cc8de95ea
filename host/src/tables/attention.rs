//! The attention of people: when they are there, and what waits for them on all servers – on request, and in a daily digest for those who
//! want one.

use session::{Availability, Denied, Intent, Person, Place, SessionId, Sitter, Status};

use super::service::Tables;
use super::timers::spread;
use crate::store::Sitting;

/// The digests a second that are sent when many are due at the same minute.
const DIGESTS_A_SECOND: i64 = 3;

/// A table that waits for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The table.
    pub session: SessionId,
    /// Its channel.
    pub place: Place,
    /// Its live message.
    pub message: Option<u64>,
    /// The game's id.
    pub game: String,
    /// Whether the game waits for them; otherwise something besides the game does.
    pub turn: bool,
    /// Whether everybody waits for them to begin the game.
    pub begins: bool,
    /// Since when, in seconds since 1970.
    pub since: i64,
    /// When their time runs out; none while none runs.
    pub deadline: Option<i64>,
    /// Whether nothing can be posted there.
    pub parked: bool,
    /// The language in which Discord addressed them there, in Discord's notation.
    pub locale: String,
}

impl Waiting {
    /// The order in which a person does best to visit their tables: by the time that is left, then by how long they have waited.
    pub fn urgency(&self) -> (i64, i64) {
        (self.deadline.unwrap_or(i64::MAX), self.since)
    }
}

impl Tables {
    /// Notes when a person is there, and how they want to be called, for every table of theirs from now on.
    ///
    /// # Errors
    /// If the database fails; what has been noted then holds for the tables at which they sit down.
    pub async fn keep_rhythm(&self, who: &Person, rhythm: Availability) -> Result<(), Denied> {
        self.store().set_rhythm(who.user, &rhythm, self.now()).await?;
        self.0.timed.notify_one();
        let intent = Intent::Availability(Box::new(rhythm));
        for id in self.store().tables_of(who.user).await? {
            match self.act(id, who, &intent, None).await {
                // It has ended meanwhile, or waits for another version of the bot.
                Ok(_) | Err(Denied::Over | Denied::NotSeated | Denied::NoTable | Denied::Frozen) => {}
                Err(denied) => return Err(denied),
            }
        }
        Ok(())
    }

    /// What a table asks of a person who sits there; none if it asks nothing.
    pub async fn waiting(&self, sitting: &Sitting, user: u64) -> Result<Option<Waiting>, Denied> {
        if !matches!(sitting.status, Status::Lobby | Status::Live) {
            return Ok(None);
        }
        let session = match self.session_by_id(sitting.session).await {
            Ok(session) => session,
            Err(Denied::Frozen) => None,
            Err(denied) => return Err(denied),
        };
        let Some(session) = session else { return Ok(None) };
        let row = session.seat_of(user).and_then(|seat| session.seat(seat));
        let Some(row) = row.filter(|row| session.people().contains(row.seat)) else { return Ok(None) };
        let Sitter::Person { locale, .. } = &row.sitter else { return Ok(None) };
        // In a pause nobody is waited for.
        let (turn, locale) = (row.must() && !session.paused, locale.clone());
        if !turn && !session.is_asked_beside(row.seat, self.now()) {
            return Ok(None);
        }
        Ok(Some(Waiting {
            session: session.id,
            place: session.place,
            message: sitting.message,
            game: sitting.game.clone(),
            turn,
            begins: session.status == Status::Lobby,
            since: row.asked_since.unwrap_or(session.touched),
            deadline: session.deadline(row.seat),
            parked: sitting.parked,
            locale,
        }))
    }

    /// What a person's digest names: every table that waits for them, but for private ones, at which nobody else waits.
    pub async fn waiting_with_others(&self, user: u64) -> Result<Vec<Waiting>, Denied> {
        let mut waiting = self.all_waiting(user).await?;
        waiting.retain(|waiting| !waiting.place.is_of(user));
        Ok(waiting)
    }

    /// Every table that waits for a person, the most urgent first.
    pub async fn all_waiting(&self, user: u64) -> Result<Vec<Waiting>, Denied> {
        let mut waiting = Vec::new();
        for sitting in self.store().sittings(user).await?.iter() {
            waiting.extend(self.waiting(sitting, user).await?);
        }
        waiting.sort_by_key(Waiting::urgency);
        Ok(waiting)
    }

    /// Posts the digests that are due: each once, however many processes serve the database. Gives how many were posted; those that fail
    /// stay due.
    pub(super) async fn send_digests(&self, now: i64) -> Result<usize, Denied> {
        let mut sent = 0i64;
        for (person, due) in self.outbox().due_digests(now).await? {
            match self.send_digest(person, due, now, now + spread(sent, DIGESTS_A_SECOND)).await {
                Ok(posted) => sent += i64::from(posted),
                Err(cause) => tracing::error!(%cause, "a digest is held up"),
            }
        }
        Ok(usize::try_from(sent).unwrap_or(usize::MAX))
    }

    /// Posts a person's digest that has been due since `due`, by `send_at`; false if nothing waits for them, or another process was
    /// quicker.
    async fn send_digest(&self, person: u64, due: i64, now: i64, send_at: i64) -> Result<bool, Denied> {
        let rhythm = self.store().rhythm(person).await?;
        let Some(minute) = rhythm.digest else { return Ok(false) };
        let tells = !rests_all_day(&rhythm, now) && !self.waiting_with_others(person).await?.is_empty();
        let next = rhythm.next_at(minute, now + 1);
        let posted = self.outbox().write_digest(person, due, next, tells, now, send_at).await? && tells;
        if posted {
            self.0.posted.notify_one();
        }
        Ok(posted)
    }
}

/// Whether somebody is on holiday, or on a weekend of theirs. The hour of their digest is one that they have chosen.
fn rests_all_day(rhythm: &Availability, now: i64) -> bool {
    Availability { quiet: None, ..rhythm.clone() }.rests(now)
}
