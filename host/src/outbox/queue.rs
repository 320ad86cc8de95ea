//! Posts that wait for Discord. A row is written with the move that causes it, and posted at least once. A sent post is kept only as far as
//! a later one needs it: which message it became, and what a board has narrated.

use anyhow::Context as _;
use rules::SeatSet;
use session::{Effect, Place, SessionId};

use crate::database::{Database, StoreError, from_db, sql, to_db};

/// The outbox of a database.
#[derive(Clone, Debug)]
pub struct Outbox(pub(super) Database);

impl Database {
    /// Its outbox.
    pub fn outbox(&self) -> Outbox {
        Outbox(self.clone())
    }
}

/// Something to be posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Post {
    /// Its number, also its nonce.
    pub id: i64,
    /// The number of the oldest post that it supersedes, or its own. That one may have been sent without being noted.
    pub first: i64,
    /// Which table it is about.
    pub session: SessionId,
    /// Its table's channel.
    pub place: Place,
    /// Whom it goes to, if it is a letter.
    pub person: Option<u64>,
    /// What it shows.
    pub effect: Effect,
    /// The message of an earlier post of the same thing, to be edited: the lobby, the board, that question or appeal.
    pub earlier: Option<u64>,
    /// The channel of that message, if it is not the table's: a direct message.
    pub elsewhere: Option<u64>,
    /// The table's live message, lobby or board.
    pub live: Option<u64>,
    /// The part of the log that the table's boards have narrated, if one was sent.
    pub told: Option<Stretch>,
    /// The number of failed tries.
    pub attempts: u32,
    /// The time at which the oldest of the merged posts was written.
    pub at: i64,
}

/// What is posted in order, and waits for a failed post: the posts of a channel, or a person's letters
/// ([`DigestLetter`](super::DigestLetter) and the posts that are for them alone).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lane {
    /// A channel.
    Channel(Place),
    /// The person with that number.
    Person(u64),
}

impl From<Place> for Lane {
    fn from(place: Place) -> Lane {
        Lane::Channel(place)
    }
}

impl Post {
    /// The lane in which it waits.
    pub fn lane(&self) -> Lane {
        self.person.map_or(Lane::Channel(self.place), Lane::Person)
    }
}

/// The part of a log that boards have narrated, by seq.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The line after which the narration on the live message begins.
    pub since: i64,
    /// The last line narrated.
    pub until: i64,
}

pub(super) const fn kind(effect: &Effect) -> &'static str {
    match effect {
        Effect::Commitment => "commitment",
        Effect::Start(_) => "start",
        Effect::Beacon => "beacon",
        Effect::Lobby | Effect::Invitation(_) => "lobby",
        Effect::Search { .. } => "search",
        Effect::Unfilled => "unfilled",
        Effect::Left { .. } => "left",
        Effect::Past { .. } => "past",
        Effect::Board { .. } => "board",
        Effect::Notice(_) => "notice",
        Effect::Question(_) | Effect::Absence(_) | Effect::Offer(_) | Effect::Closed { .. } => "question",
        Effect::Appeal(_) => "appeal",
        Effect::Season(_) => "season",
        Effect::Call(_) | Effect::UpdateCall(_) | Effect::TakeCallAway(_) => "call",
    }
}

pub(super) const fn subject(effect: &Effect) -> i64 {
    match effect {
        Effect::Start(number)
        | Effect::Question(number)
        | Effect::Absence(number)
        | Effect::Offer(number)
        | Effect::Appeal(number)
        | Effect::Season(number)
        | Effect::Closed { question: number, .. } => *number,
        Effect::Call(seat) | Effect::UpdateCall(seat) | Effect::TakeCallAway(seat) => seat.0 as i64,
        Effect::Left { channel, .. } => to_db(*channel),
        Effect::Past { message, .. } => to_db(*message),
        _ => 0,
    }
}

// `cross join` keeps the order in which the tables are named: few posts wait, but there are many tables.

/// The longest wait of a post that has failed, or may wait, in seconds: a quarter of an hour. A longer one was written by a clock that has
/// been set back since, and is due.
pub const LONGEST_WAIT: i64 = 15 * 60;

/// The places where something is due. A failed post that is to be tried again later, before `$5`, holds up its whole table; a post that
/// merely may wait does not.
const WAITING: &str = "select distinct s.guild, s.channel from outbox o cross join session s on s.id = o.session \
    where o.sent is null and o.person is null and (o.next_try <= $1 or o.next_try > $5) and s.parked = 0 \
    and (s.guild >> 22) % $2 between $3 and $4 and not exists (select 1 from outbox w where w.session = o.session \
    and w.person is null and w.sent is null and w.attempts > 0 and w.next_try > $1 and w.next_try <= $5)";

/// The people to whom a letter is due, even if their tables' channels are closed. All calls of a person wait for one that has failed.
/// Where several processes serve, one of them has all letters of a person, by the person's number, whatever the table.
const LETTERS: &str = "select o.person from outbox o indexed by outbox_letters \
    where o.sent is null and o.person is not null and (o.next_try <= $1 or o.next_try > $5) \
    and (o.person >> 22) % $2 between $3 and $4 \
    and not exists (select 1 from outbox w where w.person = o.person and w.sent is null and w.attempts > 0 and w.next_try > $1 and w.next_try <= $5) \
    union select d.person from digest_letter d where (d.next_try <= $1 or d.next_try > $5) \
    and (d.person >> 22) % $2 between $3 and $4";

/// The columns of a post.
macro_rules! columns {
    () => {
        "select o.id, o.session, s.guild, s.channel, s.message live, o.body, o.attempts, o.at, o.person, \
         (select e.message from outbox e where e.session = o.session and e.kind = o.kind and \
         e.subject = o.subject and e.message is not null order by e.id desc limit 1) earlier, \
         (select e.channel from outbox e where e.session = o.session and e.kind = o.kind and \
         e.subject = o.subject and e.message is not null order by e.id desc limit 1) elsewhere, \
         (select e.told_since from outbox e where e.session = o.session and e.kind = 'board' and e.subject = 0 and \
         e.told_since is not null and e.message = s.message order by e.id desc limit 1) told_since, \
         (select e.told_until from outbox e where e.session = o.session and e.kind = 'board' and e.subject = 0 and \
         e.told_until is not null order by e.id desc limit 1) told_until "
    };
}

/// The posts that are due in one place, and the letters that are due to one person.
pub(crate) const DUE: [&str; 2] = [
    concat!(
        columns!(),
        "from session s cross join outbox o indexed by outbox_waiting on o.session = s.id \
         where s.guild = $1 and s.channel = $2 and s.parked = 0 and o.sent is null and o.person is null and not exists \
         (select 1 from outbox w where w.session = o.session and w.person is null and w.sent is null \
         and w.attempts > 0 and w.next_try > $3 and w.next_try <= $4) order by o.id limit 500"
    ),
    concat!(
        columns!(),
        "from outbox o indexed by outbox_letters cross join session s on s.id = o.session \
         where o.person = $1 and o.sent is null and not exists \
         (select 1 from outbox w where w.person = $1 and w.sent is null and w.attempts > 0 and w.next_try > $2 and w.next_try <= $3) \
         order by o.id limit 500"
    ),
];

/// The next moment at which something falls due that is not due yet.
const NEXT_TRY: &str = "select min(due.next_try) from (select * from (select o.next_try from outbox o \
    cross join session s on s.id = o.session \
    where o.sent is null and o.next_try > $1 and o.next_try <= $5 and (s.parked = 0 or o.person is not null) \
    and (coalesce(o.person, s.guild) >> 22) % $2 between $3 and $4 order by o.next_try limit 1) first_post \
    union all select d.next_try from digest_letter d where d.next_try > $1 and d.next_try <= $5 \
    and (d.person >> 22) % $2 between $3 and $4) due";

impl Outbox {
    /// The lanes of this process in which something can be posted now. Only the letters of parked tables are posted; a table waits as a
    /// whole for a failed post that is to be tried again later.
    pub async fn waiting(&self, now: i64) -> Result<Vec<Lane>, StoreError> {
        let query = sql::query_as(WAITING).bind(now).of(self.0.shards).bind(now + LONGEST_WAIT);
        let places: Vec<(i64, i64)> = query.fetch_all(&self.0.reader).await?;
        let query = sql::query_scalar(LETTERS).bind(now).of(self.0.shards).bind(now + LONGEST_WAIT);
        let people: Vec<i64> = query.fetch_all(&self.0.reader).await?;
        let place = |(guild, channel)| Place { guild: from_db(guild), channel: from_db(channel) };
        let places = places.into_iter().map(place).map(Lane::Channel);
        Ok(places.chain(people.into_iter().map(from_db).map(Lane::Person)).collect())
    }

    /// All posts that can be posted in one lane now, oldest first. Posts that show only the latest state (lobby, board, a question, an
    /// appeal) are merged to one per table, with everybody whom the older ones would have pinged.
    pub async fn due(&self, lane: impl Into<Lane>, now: i64) -> Result<Vec<Post>, StoreError> {
        let query = match lane.into() {
            Lane::Channel(place) => sql::query(DUE[0]).bind(to_db(place.guild)).bind(to_db(place.channel)),
            Lane::Person(person) => sql::query(DUE[1]).bind(to_db(person)),
        };
        let query = query.bind(now).bind(now + LONGEST_WAIT);
        let mut posts: Vec<Post> = Vec::new();
        for row in &query.fetch_all(&self.0.reader).await? {
            let mut new = post(row).context("reading the outbox")?;
            let same = |old: &Post| {
                old.session == new.session
                    && kind(&old.effect) == kind(&new.effect)
                    && subject(&old.effect) == subject(&new.effect)
                    && !matches!(old.effect, Effect::Notice(_))
            };
            if let Some(old) = posts.iter().position(same) {
                new.supersede(&posts.remove(old));
            }
            posts.push(new);
        }
        Ok(posts)
    }

    /// The next moment at which something of this process falls due that is not due yet.
    pub async fn next_try(&self, now: i64) -> Result<Option<i64>, StoreError> {
        let query = sql::query_scalar(NEXT_TRY).bind(now).of(self.0.shards).bind(now + LONGEST_WAIT);
        Ok(query.fetch_one(&self.0.reader).await?)
    }
}

impl Post {
    /// Merges an older, unsent post for the same message into this one.
    fn supersede(&mut self, old: &Post) {
        self.first = old.first;
        self.at = old.at;
        if let (Effect::Board { since, ping }, Effect::Board { since: earlier, ping: also }) =
            (&mut self.effect, &old.effect)
        {
            *since = (*since).min(*earlier);
            *ping = ping.iter().chain(also.iter()).collect::<SeatSet>();
        }
        let calls_nobody = match &self.effect {
            Effect::Lobby => matches!(old.effect, Effect::Invitation(_)),
            Effect::Search { people, role } => people.is_empty() && role.is_none(),
            Effect::UpdateCall(_) => matches!(old.effect, Effect::Call(_)),
            _ => false,
        };
        if calls_nobody {
            self.effect = old.effect.clone();
        }
    }
}

fn post(row: &sql::Row) -> anyhow::Result<Post> {
    let since: Option<i64> = row.try_get("told_since")?;
    let until: Option<i64> = row.try_get("told_until")?;
    Ok(Post {
        id: row.try_get("id")?,
        first: row.try_get("id")?,
        session: SessionId(row.try_get("session")?),
        place: Place { guild: from_db(row.try_get("guild")?), channel: from_db(row.try_get("channel")?) },
        person: row.try_get::<Option<i64>, _>("person")?.map(from_db),
        effect: serde_json::from_str(row.try_get("body")?)?,
        earlier: row.try_get::<Option<i64>, _>("earlier")?.map(from_db),
        elsewhere: row.try_get::<Option<i64>, _>("elsewhere")?.map(from_db),
        live: row.try_get::<Option<i64>, _>("live")?.map(from_db),
        told: since.zip(until).map(|(since, until)| Stretch { since, until }),
        attempts: row.try_get("attempts")?,
        at: row.try_get("at")?,
    })
}
