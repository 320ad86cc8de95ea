//! Tables of the small game in a database file, with a clock that tests move.

mod clock;
mod commit;
mod company;
mod computers;
mod days;
mod digests;
mod engines;
mod file;
mod leaderboards;
mod limits;
mod lists;
mod newer_rules;
mod orders;
mod outbox;
mod packing;
mod places;
mod played;
mod privacy;
mod private;
mod processes;
mod ratings;
mod reliability;
mod reviews;
mod timers;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use rules::{Options, Seat, SeatSet, Viewer};
use session::testing::toy::{Keys, RULES_1, RULES_2};
use session::testing::{PLACE, person};
use session::{
    Author, Availability, Effect, Kind, LOBBY_LIFE, Note, Session, Sitter, Status, Timer, TimerKind, counted,
    decide,
};
use tabletop::Title;
use thinking::Level;

use super::*;
use crate::database::{Database, Location, Owner, StoreError, testing};
use crate::outbox::Lane;
use crate::standings::Span;

/// A database and a clock that survive the processes that use them.
struct House {
    folder: tempfile::TempDir,
    /// Whether the database is a file, even where the tests have a server.
    is_file: bool,
    clock: Arc<AtomicI64>,
}

impl House {
    fn new() -> House {
        let folder = tempfile::tempdir().expect("a temporary folder");
        House { folder, is_file: false, clock: Arc::new(AtomicI64::new(1_000_000_000)) }
    }

    /// One whose database is a file.
    fn of_file() -> House {
        House { is_file: true, ..House::new() }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("tables.db")
    }

    async fn database(&self) -> Location {
        if self.is_file { (&self.path()).into() } else { testing::database(&self.path()).await }
    }

    async fn open(&self) -> Tables {
        self.open_with(RULES_1).await
    }

    async fn open_with(&self, titles: &'static [&'static dyn Title]) -> Tables {
        let clock = self.clock.clone();
        let database = Database::open(&self.database().await).await.expect("the database opens");
        Tables::new(database, titles, Arc::new(move || clock.load(Ordering::Relaxed)), luck::rehearsed(1))
    }

    fn wait(&self, seconds: i64) {
        self.clock.fetch_add(seconds, Ordering::Relaxed);
    }
}

fn sitter_of(person: &Person) -> Sitter {
    let Person { user, name, username, locale, .. } = person.clone();
    Sitter::Person { user, name, username, locale }
}

fn sitter(user: u64) -> Sitter {
    sitter_of(&person(user))
}

fn opening(seats: u8) -> Intent {
    let (game, language) = ("toy".to_owned(), "en".to_owned());
    Intent::Open { game, options: Options::default(), seats: Some(seats), computers: Vec::new(), language }
}

fn moves(text: &str) -> Intent {
    Intent::Act { moves: text.split("; ").map(str::to_owned).collect(), decision: None }
}

/// Opens a table in a place, or acts at the one that is there.
async fn act_at(
    tables: &Tables,
    place: Place,
    who: &Person,
    intent: &Intent,
    interaction: Option<u64>,
) -> Result<Receipt, Denied> {
    if matches!(intent, Intent::Open { .. }) {
        let opened = tables.open(place, who, intent, interaction).await?;
        return told(tables, opened).await;
    }
    let found = tables.find_at(place).await?.ok_or(Denied::NoTable)?;
    let done = tables.act(found.session, who, intent, interaction).await?;
    told(tables, done).await
}

/// Marks the posts about a table's beginning as sent.
async fn told(tables: &Tables, done: Receipt) -> Result<Receipt, Denied> {
    Ok(tables.tell_beginning(&done.session).await?.unwrap_or(done))
}

async fn does(tables: &Tables, user: u64, intent: &Intent) -> Receipt {
    match act_at(tables, PLACE, &person(user), intent, None).await {
        Ok(receipt) => receipt,
        Err(denied) => panic!("{intent:?} of {user}: {denied}"),
    }
}

async fn denied(tables: &Tables, user: u64, intent: &Intent) -> String {
    match act_at(tables, PLACE, &person(user), intent, None).await {
        Ok(_) => panic!("{intent:?} of {user} was granted"),
        Err(denied) => denied.to_string(),
    }
}

async fn start(tables: &Tables, seats: u8) -> Arc<Session> {
    does(tables, 1, &opening(seats)).await;
    for user in 2..=u64::from(seats) {
        does(tables, user, &Intent::Join).await;
    }
    does(tables, 1, &Intent::Start).await.session
}

/// The bot serves, and looks at its clock.
async fn serves(tables: &Tables) {
    tables.is_served();
    tables.round().await.expect("the clock is read");
}

async fn now(tables: &Tables) -> Arc<Session> {
    tables.find_at(PLACE).await.expect("the database answers").expect("there is a table").session
}

fn saved(session: &Session) -> String {
    session.table().map(tabletop::AnyTable::save).unwrap_or_default()
}

/// Counts the entries of the log that end with a word.
fn count(session: &Session, word: &str) -> usize {
    session.log.iter().filter(|line| line.entry.to_string().ends_with(word)).count()
}
