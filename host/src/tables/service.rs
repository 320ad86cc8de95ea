//! The tables of one database: opening one, acting at it, and the consequences of a commit.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, Mutex, Weak};
use std::time::{SystemTime, UNIX_EPOCH};

use rules::{Viewer, Words};
use session::{
    Availability, Change, Denied, Effect, Intent, Moment, Person, Place, Session, SessionId, Tales,
};
use tabletop::Title;
use tokio::sync::{Notify, OwnedMutexGuard, watch};
use tokio::time::Instant;

use super::cache::Cache;
use super::luck::Luck;
use super::tasks::{Askers, Lines, Presence, Queue, Reviews};
use crate::database::{Database, Location};
use crate::outbox::Outbox;
use crate::standings::Standings;
use crate::store::Store;
use crate::sync::lock;

/// The most tries of a decision when somebody else is quicker.
pub(super) const TRIES: u32 = 50;

/// The most tasks that wait for their turn in a channel: a turn takes milliseconds, unless the database is held up.
pub(super) const LINE: usize = 16;

/// Gives the time in seconds since 1970.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// Every table of one database. Cheap to clone.
#[derive(Clone)]
pub struct Tables(pub(super) Arc<Inner>);

/// What only one task may hold at a time: by Discord's number of a channel, or of a person who opens a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum LockKey {
    Channel(u64),
    Person(u64),
}

pub(super) struct Inner {
    database: Database,
    outbox: Outbox,
    standings: Standings,
    store: Store,
    pub(super) titles: &'static [&'static dyn Title],
    pub(super) clock: Clock,
    pub(super) luck: Luck,
    pub(super) cache: Mutex<Cache>,
    /// One lock a channel, and one a person: two clicks at once go one after the other.
    pub(super) locks: Mutex<BTreeMap<LockKey, Weak<tokio::sync::Mutex<()>>>>,
    pub(super) posted: Notify,
    pub(super) timed: Notify,
    pub(super) presence: Presence,
    /// When tables to pack were last looked for.
    pub(super) packed: AtomicI64,
    pub(super) computers: Queue,
    pub(super) lines: Lines,
    pub(super) askers: Askers,
    pub(super) reviews: Reviews,
    pub(super) followed: Mutex<BTreeMap<SessionId, watch::Sender<Arc<Session>>>>,
}

/// The table at which a person acts.
pub enum At {
    /// One that has been looked up.
    Found(Arc<Session>),
    /// The one of that number.
    Number(SessionId),
}

impl From<Arc<Session>> for At {
    fn from(session: Arc<Session>) -> At {
        At::Found(session)
    }
}

impl From<SessionId> for At {
    fn from(id: SessionId) -> At {
        At::Number(id)
    }
}

/// How an intent arrives at the tables.
#[derive(Clone, Copy, Debug, Default)]
pub struct Delivery {
    /// Discord's number of it: a repeated one changes nothing and gives the earlier result.
    pub interaction: Option<u64>,
    /// It is refused if its turn comes after this moment, or if too many wait for theirs.
    pub due: Option<Instant>,
    /// Until when its posts may wait, in seconds since 1970; 0 is at once.
    pub post_at: i64,
}

impl From<Option<u64>> for Delivery {
    /// That interaction, without a time limit.
    fn from(interaction: Option<u64>) -> Delivery {
        Delivery { interaction, ..Delivery::default() }
    }
}

/// The outcome of an intent.
#[derive(Clone)]
pub struct Receipt {
    /// The table as it is now.
    pub session: Arc<Session>,
    /// The posts to come; they are in the outbox already.
    pub effects: Vec<Effect>,
    /// The tales of what was done, by the seq of their rows.
    pub tales: Tales,
    /// The reason why the last of several moves were not made.
    pub halted: Option<Arc<Denied>>,
    /// Whether the same interaction was delivered before: nothing was done now, this is the earlier result.
    pub repeated: bool,
}

impl Receipt {
    /// What was done, in words for that viewer.
    pub fn told(&self, viewer: Viewer, words: &dyn Words) -> Vec<String> {
        self.tales.iter().flat_map(|(_, tale)| tale.tell(viewer, words)).collect()
    }
}

impl Tables {
    /// Opens the database, creates it when missing, and brings it up to date.
    ///
    /// # Errors
    /// If it cannot be opened or written, or was written by a newer version.
    pub async fn open_db(at: impl Into<Location>, luck: Luck) -> anyhow::Result<Tables> {
        Ok(Tables::new(Database::open(at).await?, games::TITLES, Arc::new(system_time), luck))
    }

    /// The tables of an open database, with those games, that clock and that luck.
    pub fn new(
        database: Database,
        titles: &'static [&'static dyn Title],
        clock: Clock,
        luck: Luck,
    ) -> Tables {
        Tables(Arc::new(Inner {
            outbox: database.outbox(),
            standings: database.standings(),
            store: database.store(),
            database,
            titles,
            clock,
            luck,
            cache: Mutex::default(),
            locks: Mutex::default(),
            posted: Notify::new(),
            timed: Notify::new(),
            presence: Presence::default(),
            packed: AtomicI64::default(),
            computers: Queue::default(),
            lines: Lines::default(),
            askers: Askers::default(),
            reviews: Reviews::default(),
            followed: Mutex::default(),
        }))
    }

    /// The open database: settings, copies, its condition.
    pub fn database(&self) -> &Database {
        &self.0.database
    }

    /// The posts that wait.
    pub fn outbox(&self) -> &Outbox {
        &self.0.outbox
    }

    /// Leaderboards, ratings, seasons, and what people have played.
    pub fn standings(&self) -> &Standings {
        &self.0.standings
    }

    /// The tables as they are stored.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// The clock that everything here uses.
    pub fn clock(&self) -> &Clock {
        &self.0.clock
    }

    /// Seconds since 1970.
    pub fn now(&self) -> i64 {
        (self.0.clock)()
    }

    /// The game with that id.
    pub fn title(&self, id: &str) -> Option<&'static dyn Title> {
        self.0.titles.iter().copied().find(|title| title.id() == id)
    }

    /// Waits until something has been put into the outbox since the last call. For one waiting task.
    pub async fn posted(&self) {
        self.0.posted.notified().await;
    }

    /// Opens a table in a place.
    pub async fn open(
        &self,
        place: Place,
        who: &Person,
        intent: &Intent,
        delivery: impl Into<Delivery>,
    ) -> Result<Receipt, Denied> {
        let delivery = delivery.into();
        let _turn = match self.turn(place, delivery.due).await {
            Ok(turn) => turn,
            Err(denied) => return self.refuse(denied, delivery.interaction).await,
        };
        let taken =
            !place.is_of(who.user) && self.find_at(place).await?.is_some_and(|found| found.status.is_open());
        let moment = self.moment_of(who, intent).await?;
        let decided = match taken {
            true => Err(Denied::ChannelTaken),
            false => self.opening(place, who, intent, &moment).await,
        };
        match decided {
            Ok((change, _opening)) => {
                self.commit(None, change, moment.now, delivery).await?.ok_or(Denied::Busy)
            }
            Err(denied) => self.refuse(denied, delivery.interaction).await,
        }
    }

    /// Whether such a table could be opened on a place's server, in a channel that has none.
    pub async fn check_opening(&self, place: Place, who: &Person, intent: &Intent) -> Result<(), Denied> {
        let moment = self.moment_of(who, intent).await?;
        self.opening(place, who, intent, &moment).await.map(drop)
    }

    /// The change that opens a table, and the turn of the person who opens it, if it waits for players.
    async fn opening(
        &self,
        place: Place,
        who: &Person,
        intent: &Intent,
        moment: &Moment,
    ) -> Result<(Change, Option<OwnedMutexGuard<()>>), Denied> {
        let (Intent::Open { game, .. } | Intent::Learn { game, .. }) = intent else {
            return Err(Denied::NoTable);
        };
        let title = self.title(game).ok_or_else(|| Denied::UnknownGame(game.clone()))?;
        let change = session::open(place, title, intent, who, moment)?;
        self.has_room(place.guild, intent, Some(&change.session)).await?;
        let turn = self.may_open(who, None, &change).await?;
        Ok((change, turn))
    }

    /// Carries out an intent at a table, wherever it is; if it has moved on since it was looked up, the intent is decided anew.
    pub fn act<'a>(
        &'a self,
        at: impl Into<At>,
        who: &'a Person,
        intent: &'a Intent,
        delivery: impl Into<Delivery>,
    ) -> impl Future<Output = Result<Receipt, Denied>> + Send + 'a {
        self.act_at(at.into(), who, intent, delivery.into())
    }

    async fn act_at(
        &self,
        at: At,
        who: &Person,
        intent: &Intent,
        delivery: Delivery,
    ) -> Result<Receipt, Denied> {
        let session = match at {
            At::Found(session) => session,
            At::Number(id) => self.session_by_id(id).await?.ok_or(Denied::NoTable)?,
        };
        let _turn = match self.turn(session.place, delivery.due).await {
            Ok(turn) => turn,
            Err(denied) => return self.refuse(denied, delivery.interaction).await,
        };
        let mut session = self.cache().newest(session);
        for _ in 0..TRIES {
            let moment = self.moment_of(who, intent).await?;
            let (mut change, _opening) = match self.deciding(&session, who, intent, &moment).await {
                Ok(decided) => decided,
                Err(denied) => return self.refuse(denied, delivery.interaction).await,
            };
            change.post_at = delivery.post_at;
            if let Some(receipt) = self.commit(Some(&session), change, moment.now, delivery).await? {
                return Ok(receipt);
            }
            session = self.session_by_id(session.id).await?.ok_or(Denied::NoTable)?;
        }
        tracing::warn!(session = %session.id, "gave up deciding anew");
        Err(Denied::Busy)
    }

    /// The change that an intent makes at a table, and the turn of the person who opens a lobby by it.
    async fn deciding(
        &self,
        session: &Session,
        who: &Person,
        intent: &Intent,
        moment: &Moment,
    ) -> Result<(Change, Option<OwnedMutexGuard<()>>), Denied> {
        let change = session::decide(session, intent, who, moment)?;
        // A person who may not look for players at all hears that first.
        if matches!(intent, Intent::Search { .. }) {
            self.may_search(who).await?;
        }
        self.has_room(session.place.guild, intent, Some(session)).await?;
        let turn = self.may_open(who, Some(session), &change).await?;
        Ok((change, turn))
    }

    /// Posts every open table again, where the channels may have lost their messages.
    pub async fn show_again(&self) -> Result<(), Denied> {
        for id in self.store().open_tables().await? {
            match self.session_by_id(id).await {
                Ok(Some(session)) => {
                    self.outbox().show_again(id, session::place::showing(&session), self.now()).await?;
                }
                // A game that this version does not know has nothing to show.
                Ok(None) | Err(Denied::Frozen) => {}
                Err(denied) => return Err(denied),
            }
        }
        self.0.posted.notify_one();
        Ok(())
    }

    pub(super) fn moment(&self) -> Moment {
        Moment { now: self.now(), secret: (self.0.luck)(), availability: Availability::default() }
    }

    /// The world's part in an intent; only for a person who sits down are the hours read at which they are there.
    async fn moment_of(&self, who: &Person, intent: &Intent) -> Result<Moment, Denied> {
        let sits_down = matches!(
            intent,
            Intent::Open { .. }
                | Intent::Learn { .. }
                | Intent::Join
                | Intent::Rematch
                | Intent::Another(_)
                | Intent::Take { .. }
        );
        let availability =
            if sits_down { self.store().rhythm(who.user).await? } else { Availability::default() };
        Ok(Moment { availability, ..self.moment() })
    }

    pub(super) fn channel_lock(&self, place: Place) -> Arc<tokio::sync::Mutex<()>> {
        self.lock_of(LockKey::Channel(place.channel))
    }

    /// Waits for a turn in a place, no longer than until `due`, and not at all if many wait there already.
    async fn turn(&self, place: Place, due: Option<Instant>) -> Result<OwnedMutexGuard<()>, Denied> {
        let turns = self.channel_lock(place);
        let Some(due) = due else { return Ok(turns.lock_owned().await) };
        // Every task in the line holds it once, and so does this one.
        if Arc::strong_count(&turns) > LINE {
            return Err(Denied::Busy);
        }
        tokio::time::timeout_at(due, turns.lock_owned()).await.map_err(|_| Denied::Busy)
    }

    /// The lock of a channel or a person.
    pub(super) fn lock_of(&self, of: LockKey) -> Arc<tokio::sync::Mutex<()>> {
        let mut locks = lock(&self.0.locks);
        locks.retain(|_, turns| turns.strong_count() > 0);
        let turns = locks.get(&of).and_then(Weak::upgrade).unwrap_or_default();
        locks.insert(of, Arc::downgrade(&turns));
        turns
    }

    pub(super) fn cache(&self) -> std::sync::MutexGuard<'_, Cache> {
        lock(&self.0.cache)
    }
}

/// Seconds since 1970, by this machine's clock.
pub fn system_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}
