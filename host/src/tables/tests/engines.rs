//! One store over two engines: the same columns, tables that move from one to the other, one process at a server. Without a PostgreSQL
//! server the tests' files take its place.

use std::sync::atomic::AtomicU8;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

use super::*;
use crate::claim::claim;
use crate::shards::Share;
use crate::standings::{Cycle, Season};
use crate::store::transfer;

/// Two houses with the same clock; the first keeps its tables in a file.
fn two_houses() -> (House, House) {
    let file = House::of_file();
    let other = House { clock: file.clock.clone(), ..House::new() };
    (file, other)
}

#[tokio::test]
async fn both_engines_have_the_same_columns() {
    let (file, other) = two_houses();
    let (file, other) = (file.open().await, other.open().await);
    assert_eq!(file.database().shape().await, other.database().shape().await);
}

/// What follows from finished games: ratings, seasons, sums of figures.
async fn what_was_reckoned(tables: &Tables) -> (Vec<String>, Vec<Season>, Vec<String>) {
    let standings = tables.standings();
    standings.ladder(PLACE.guild, "toy", 9).await.expect("it is read");
    let seasons = standings.seasons(PLACE.guild, 9).await.expect("they are read");
    (standings.rating_rows().await, seasons, standings.figure_sums().await)
}

#[tokio::test]
async fn tables_go_on_where_they_were_when_they_have_moved_to_another_engine_and_back() {
    let (file, server) = two_houses();
    let tables = file.open().await;
    start(&tables, 2).await;
    does(&tables, 1, &moves("step")).await;
    tables.database().set(Owner::Person(1), "zone", Some("Ľ 'x' \u{1F600}")).await.expect("it is set");
    let over = Place { channel: 77, ..PLACE };
    tables.choose_seasons(PLACE.guild, Some(Cycle::Months)).await.expect("it is written");
    for (user, intent) in
        [(1003, opening(2)), (1004, Intent::Join), (1003, Intent::Start), (1003, moves("step; end"))]
    {
        act_at(&tables, over, &person(user), &intent, None).await.expect("it is allowed");
    }
    let ended = tables.find_at(over).await.expect("it is read").expect("it is there").id;
    tables.store().pack(ended).await.expect("it is packed");
    let outbox = tables.database().posts().await;
    let before = now(&tables).await;
    let kept = what_was_reckoned(&tables).await;
    assert_eq!((kept.0.len(), kept.1.len(), kept.2.is_empty()), (4, 1, false), "{kept:?}");
    tables.database().close().await;
    let (from, to) = (file.database().await, server.database().await);
    let moved = transfer(&from, &to, |_, _| ()).await.expect("it is moved");
    assert!(moved.iter().all(|table| table.sum.len() == 64));
    let rows = |name| moved.iter().find(|table| table.table == name).map(|table| table.rows);
    assert_eq!((rows("session"), rows("pack"), rows("seat")), (Some(2), Some(1), Some(4)));
    let refused = transfer(&from, &to, |_, _| ()).await.err().expect("there are tables");
    assert!(refused.to_string().contains("holds tables already"), "{refused:#}");
    let tables = server.open().await;
    assert_eq!(what_was_reckoned(&tables).await, kept);
    assert_eq!(saved(&*now(&tables).await), saved(&before));
    assert_eq!(tables.database().posts().await, outbox);
    does(&tables, 1, &moves("step")).await;
    assert_eq!(count(&*now(&tables).await, "step"), 2);
    let opened = act_at(&tables, Place { channel: 78, ..PLACE }, &person(5), &opening(2), None).await;
    assert!(opened.expect("it is opened").session.id > ended, "a table takes the number of another");
    let newest = tables.database().posts().await.last().expect("something is posted").0;
    assert!(outbox.iter().all(|(id, ..)| *id < newest), "a number is given twice");
    tables.database().close().await;
    let back = House { clock: file.clock.clone(), ..House::of_file() };
    transfer(&to, &back.database().await, |_, _| ()).await.expect("it is moved back");
    let tables = back.open().await;
    assert_eq!(what_was_reckoned(&tables).await, kept);
    assert_eq!(count(&*now(&tables).await, "step"), 2);
    let ended = tables.session_by_id(ended).await.expect("it is read").expect("it is there");
    assert!(session::record::log_text(&ended).expect("it is over").contains("end"));
}

#[tokio::test]
async fn a_second_process_is_kept_away_until_the_first_has_ended() {
    let house = House::new();
    house.open().await.database().close().await;
    let database = house.database().await;
    let first = claim(&database, Share::All).await.expect("it is free");
    let refused = claim(&database, Share::All).await.err().expect("it is taken");
    assert!(format!("{refused:#}").contains("another process serves"), "{refused:#}");
    drop(first);
    // A server releases the lock when it notices that the connection has ended.
    let mut tries = 0;
    while let Err(error) = claim(&database, Share::All).await {
        tries += 1;
        assert!(tries < 100, "{error:#}");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// A line to the tests' server that can be cut, or go silent.
pub(super) struct Line {
    pub(super) port: u16,
    state: Arc<AtomicU8>,
}

pub(super) const OPEN: u8 = 0;
pub(super) const CUT: u8 = 1;
pub(super) const SILENT: u8 = 2;

impl Line {
    pub(super) async fn to(server: u16) -> Line {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("there is a port");
        let port = listener.local_addr().expect("it is bound").port();
        let state = Arc::new(AtomicU8::new(OPEN));
        let now = state.clone();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                if now.load(Ordering::Relaxed) == CUT {
                    continue;
                }
                let Ok(far) = TcpStream::connect(("127.0.0.1", server)).await else { continue };
                let ((from_near, to_near), (from_far, to_far)) = (near.into_split(), far.into_split());
                tokio::spawn(carry(from_near, to_far, now.clone()));
                tokio::spawn(carry(from_far, to_near, now.clone()));
            }
        });
        Line { port, state }
    }

    pub(super) fn is(&self, state: u8) {
        self.state.store(state, Ordering::Relaxed);
    }
}

/// Carries bytes from one side to the other, for as long as the line is open.
async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, state: Arc<AtomicU8>) {
    let mut bytes = vec![0; 1 << 16];
    loop {
        let read = tokio::select! {
            read = from.read(&mut bytes) => read.unwrap_or(0),
            () = until_it_is(&state, |state| state == CUT) => 0,
        };
        until_it_is(&state, |state| state != SILENT).await;
        if read == 0 || to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}

async fn until_it_is(state: &AtomicU8, holds: impl Fn(u8) -> bool) {
    while !holds(state.load(Ordering::Relaxed)) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_away_or_silent_is_a_polite_refusal_and_passes() {
    let house = House::new();
    let database = house.database().await;
    let Location::Server(server) = database else { return };
    let line = Line::to(server.get_port()).await;
    let database = Location::Server(Box::new(server.port(line.port)));
    let clock = house.clock.clone();
    let database = Database::open(&database).await.expect("the database opens");
    let tables =
        Tables::new(database, RULES_1, Arc::new(move || clock.load(Ordering::Relaxed)), luck::rehearsed(1));
    start(&tables, 2).await;
    for state in [CUT, SILENT] {
        does(&tables, 1, &moves("step")).await;
        let session = now(&tables).await;
        line.is(state);
        let asked = Instant::now();
        let refused = tables.act(session.clone(), &person(1), &moves("step"), Some(7)).await;
        let refused = refused.map(|_| ());
        assert!(matches!(refused, Err(Denied::Busy)), "{state}: {refused:?}");
        let found = tables.find_at(PLACE).await.map(|_| ());
        assert!(matches!(found, Err(Denied::Busy)), "{state}: {found:?}");
        assert!(asked.elapsed() < Duration::from_secs(8), "{state}: two answers took {:?}", asked.elapsed());
        line.is(OPEN);
        let back = Instant::now();
        while tables.find_at(PLACE).await.is_err() {
            assert!(back.elapsed() < Duration::from_secs(10), "{state}: it does not come back");
        }
    }
    // A refused write has done nothing, or exactly what was asked, once.
    let steps = count(&*now(&tables).await, "step");
    assert!((2..=4).contains(&steps), "{steps}");
    does(&tables, 1, &moves("step")).await;
    assert_eq!(count(&*now(&tables).await, "step"), steps + 1);
}

#[tokio::test]
async fn what_a_server_refuses_is_told_in_a_sentence() {
    let Location::Server(server) = House::new().database().await else { return };
    let told = async |server: sqlx::postgres::PgConnectOptions| {
        let refused = claim(Location::Server(Box::new(server)), Share::All).await.err();
        format!("{:#}", refused.expect("it is refused"))
    };
    let nowhere = server.clone().options([("search_path", "nowhere")]);
    let standby = server.clone().options([("default_transaction_read_only", "on")]);
    for (server, sentence) in [
        (server.clone().database("nowhere"), "no such database"),
        (server.clone().username("nobody"), "does not know this user"),
        (nowhere, "no such schema"),
        (standby, "takes no writes"),
        (server.port(1), "opening the database"),
    ] {
        let told = told(server).await;
        assert!(told.contains(sentence), "{sentence}: {told}");
    }
}

#[tokio::test]
async fn a_server_that_takes_no_writes_is_found_out() {
    let house = House::new();
    let Location::Server(server) = house.database().await else { return };
    let database = house.open().await.database().clone();
    let refusal = async |database: &Database| database.condition().await.expect("it is read").refusal;
    assert_eq!(refusal(&database).await, None);
    let superuser = database.condition().await.expect("it is read").superuser;
    assert_eq!(superuser, Some(true), "the tests' user is one");
    let standby = Location::Server(Box::new(server.options([("default_transaction_read_only", "on")])));
    let standby = Database::open_as_it_is(&standby).await.expect("it opens");
    assert!(refusal(&standby).await.expect("it is a standby").contains("takes no writes"));
    for (code, sentence) in
        [("53100", "disk is full"), ("53300", "max_connections"), ("28P01", "this password")]
    {
        database.refuses_settings(code).await;
        let told = refusal(&database).await.expect("it is refused");
        assert!(told.contains(sentence), "{sentence}: {told}");
    }
}

#[tokio::test]
async fn a_server_that_cannot_write_every_name_is_refused() {
    let Location::Server(server) = House::new().database().await else { return };
    let name = format!("latin_{}", std::process::id());
    let all = sqlx::PgPool::connect_with(*server.clone()).await.expect("it is there");
    let create =
        format!("create database {name} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0");
    sqlx::query(sqlx::AssertSqlSafe(create)).execute(&all).await.expect("it is made");
    let database = Location::Server(Box::new(server.options([("search_path", "public")]).database(&name)));
    let refused = Database::open(&database).await.expect_err("it is refused");
    let drop = format!("drop database {name} with (force)");
    sqlx::query(sqlx::AssertSqlSafe(drop)).execute(&all).await.expect("it goes");
    let refused = format!("{refused:#}");
    assert!(refused.contains("its encoding is LATIN1") && refused.contains("--encoding=UTF8"), "{refused}");
}
