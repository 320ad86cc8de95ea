//! Several processes at one server: each serves its shards, spares take over, and nobody writes under another's lease. Without a PostgreSQL
//! server there is one process.

use std::time::{Duration, Instant};

use super::engines::{Line, OPEN, SILENT};
use super::*;
use crate::claim::{Claim, claim};
use crate::database::Leased;
use crate::shards::{Shards, Share};

/// Longer than a spare needs to notice that a process is gone, or asleep.
const TAKEN_OVER: Duration = Duration::from_secs(30);

fn range(text: &str) -> Share {
    Share::Range(Shards::parse(text).expect("it is a range"))
}

/// A server of the second of two shards.
const OTHER: Place = Place { guild: 1 << 22, channel: 21 };

/// The tests' database, if it is a server's.
async fn server(house: &House) -> Option<Location> {
    Some(house.database().await).filter(|database| database.file().is_none())
}

/// The tables of a process, by the house's clock.
async fn tables(house: &House, claim: &Claim) -> Tables {
    let clock = house.clock.clone();
    let database = claim.open().await.expect("the database opens");
    Tables::new(database, RULES_1, Arc::new(move || clock.load(Ordering::Relaxed)), luck::rehearsed(1))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spare_takes_over_from_the_dead_and_whoever_was_replaced_writes_nothing() {
    let house = House::new();
    let Some(database) = server(&house).await else { return };
    let one = claim(&database, range("0-0/2")).await.expect("it is free");
    let other = claim(&database, range("1-1/2")).await.expect("it is free");
    let refused = claim(&database, Share::All).await.err().expect("it is served");
    assert!(format!("{refused:#}").contains("another process serves"), "{refused:#}");
    let (here, there) = (tables(&house, &one).await, tables(&house, &other).await);
    start(&here, 2).await;
    does(&here, 1, &moves("step")).await;
    let leased =
        |text: &str| Leased { shards: Shards::parse(text).expect("a range"), holds: true, quiet: None };
    assert_eq!(there.database().leases().await.expect("they are read"), [leased("0-0/2"), leased("1-1/2")]);
    let spare = tokio::spawn({
        let database = database.clone();
        async move { claim(&database, Share::Any(None)).await.expect("something becomes free") }
    });
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(!spare.is_finished(), "nothing is free yet");
    let died = Instant::now();
    drop(one);
    let spare = tokio::time::timeout(TAKEN_OVER, spare).await.expect("in time").expect("it does not panic");
    assert!(died.elapsed() > Duration::from_secs(4), "its process may only be cut off for a moment");
    assert_eq!(spare.shards(), Shards::parse("0-0/2").ok());
    // The earlier process is as good as asleep: its tables are still in its memory.
    let session = here.find_at(PLACE).await.expect("it is read").expect("it is there").session;
    let late = here.act(session, &person(1), &moves("step"), None).await.map(|_| ());
    assert!(matches!(late, Err(Denied::Busy)), "{late:?}");
    let now = tables(&house, &spare).await;
    does(&now, 1, &moves("step")).await;
    assert_eq!(count(&*super::now(&now).await, "step"), 2);
    assert!(there.database().holds(), "of that one nobody has taken anything");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_was_asleep_finds_its_lease_taken() {
    let house = House::new();
    let Some(Location::Server(server)) = server(&house).await else { return };
    let line = Line::to(server.get_port()).await;
    let asleep = Location::Server(Box::new(server.clone().port(line.port)));
    let one = claim(&asleep, range("0-0/2")).await.expect("it is free");
    let slow = tables(&house, &one).await;
    start(&slow, 2).await;
    line.is(SILENT);
    let awake = Location::Server(server);
    let waiting = claim(&awake, range("0-1/2"));
    let other = tokio::time::timeout(TAKEN_OVER, waiting).await.expect("in time").expect("it becomes free");
    assert!(!slow.database().holds(), "it knows by its own clock");
    line.is(OPEN);
    tokio::time::timeout(TAKEN_OVER, one.lost()).await.expect("it is told");
    let late = act_at(&slow, PLACE, &person(1), &moves("step"), None).await.map(|_| ());
    assert!(matches!(late, Err(Denied::Busy)), "{late:?}");
    does(&tables(&house, &other).await, 1, &moves("step")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_restarts_leaves_every_process_what_it_had() {
    let house = House::new();
    let Some(Location::Server(server)) = server(&house).await else { return };
    let line = Line::to(server.get_port()).await;
    let database = Location::Server(Box::new(server.port(line.port)));
    let one = claim(&database, range("0-0/2")).await.expect("it is free");
    let spare = tokio::spawn({
        let database = database.clone();
        async move { claim(&database, Share::Any(None)).await.map(drop) }
    });
    tokio::time::sleep(Duration::from_secs(2)).await;
    line.is(super::engines::CUT);
    tokio::time::sleep(Duration::from_secs(4)).await;
    line.is(OPEN);
    tokio::time::sleep(Duration::from_secs(9)).await;
    assert!(!spare.is_finished(), "the spare was quicker than whoever holds them");
    spare.abort();
    does(&tables(&house, &one).await, 1, &opening(2)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_process_does_what_is_its_own_and_hears_what_others_leave_to_it() {
    let house = House::new();
    let Some(database) = server(&house).await else { return };
    let one = claim(&database, range("0-0/2")).await.expect("it is free");
    let other = claim(&database, range("1-1/2")).await.expect("it is free");
    let (here, there) = (tables(&house, &one).await, tables(&house, &other).await);
    let mut hearing = there.hearing();
    let heard = tokio::spawn(async move { [hearing.settled().await, hearing.settled().await] });
    tokio::time::sleep(Duration::from_secs(1)).await;
    // Somebody acts in direct messages, which the first shard hears, at a table of the second.
    let intents = [opening(2), Intent::Join, Intent::Start];
    for (user, intent) in [1, 2, 1].into_iter().zip(&intents) {
        act_at(&here, OTHER, &person(user), intent, None).await.expect("it is allowed");
    }
    let waiting = async |tables: &Tables| tables.outbox().waiting(tables.now()).await.expect("it is read");
    assert_eq!((waiting(&here).await, waiting(&there).await), (vec![], vec![Lane::Channel(OTHER)]));
    tokio::time::timeout(Duration::from_secs(5), there.posted()).await.expect("it hears of it");
    let timers = async |tables: &Tables| tables.store().due_timers(i64::MAX).await.expect("it is read").len();
    assert_eq!(timers(&here).await, 0);
    assert!(timers(&there).await > 0);
    let live = async |tables: &Tables| tables.store().live().await.expect("it is read").len();
    assert_eq!((live(&here).await, live(&there).await), (0, 1));
    // A person's setting holds everywhere at once.
    here.database().set(Owner::Person(1), "language", Some("cs")).await.expect("it is set");
    let heard = tokio::time::timeout(Duration::from_secs(5), heard).await.expect("in time");
    assert_eq!(heard.expect("it does not panic"), [None, Some(1)]);
}

#[tokio::test]
async fn each_range_knows_when_it_was_served_last_also_when_they_are_divided_anew() {
    let house = House::new();
    let database = house.open().await.database().clone();
    let of = |text: &str| database.clone().serving(Shards::parse(text).expect("a range"));
    let served = async |database: &Database| database.presence().await.expect("it is read");
    database.note_presence(100).await.expect("it is noted");
    assert_eq!(served(&of("0-3/8")).await, Some(100), "it was served by the one process that there was");
    of("0-3/8").note_presence(200).await.expect("it is noted");
    of("4-7/8").note_presence(300).await.expect("it is noted");
    assert_eq!((served(&of("0-3/8")).await, served(&of("4-7/8")).await), (Some(200), Some(300)));
    of("0-15/16").note_presence(400).await.expect("it is noted");
    of("0-3/8").note_presence(500).await.expect("it is noted");
    assert_eq!(served(&of("4-7/8")).await, Some(500), "what it did in an earlier division is long ago");
    assert_eq!(served(&database).await, Some(500));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_process_identifies_at_a_time() {
    let house = House::new();
    let Some(database) = server(&house).await else { return };
    let one = claim(&database, range("0-0/2")).await.expect("it is free");
    let other = claim(&database, range("1-1/2")).await.expect("it is free");
    let (one, other) = (one.open().await.expect("it opens"), other.open().await.expect("it opens"));
    let in_lanes = async |database: &Database, lanes: &[u32]| {
        database.take_turn(&lanes.iter().copied().collect()).await.expect("it is asked")
    };
    let takes = async |database: &Database| in_lanes(database, &[0]).await;
    assert!(takes(&one).await && takes(&one).await && !takes(&other).await);
    // A process gets all the lanes that it asks for, or none.
    assert!(!in_lanes(&other, &[0, 1]).await && in_lanes(&one, &[0, 1]).await);
    assert!(!in_lanes(&other, &[1]).await && in_lanes(&other, &[2, 3]).await);
    other.leave_turn().await.expect("it is left");
    one.leave_turn().await.expect("it is left");
    let left = Instant::now();
    while !takes(&other).await {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(!takes(&one).await);
    assert!(left.elapsed() >= Duration::from_secs(5), "{:?}", left.elapsed());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_of_one_version_bring_a_database_up_to_date_together() {
    let house = House::new();
    let Some(database) = server(&house).await else { return };
    let one = claim(&database, range("0-0/2")).await.expect("it is free");
    let other = claim(&database, range("1-1/2")).await.expect("it is free");
    for _ in 0..5 {
        let opened = one.open().await.expect("it opens");
        // The last migration is still to come.
        for back in [
            "create table place_sum (person bigint)",
            "create table rival_sum (person bigint)",
            "delete from _sqlx_migrations where version = 33",
        ] {
            opened.run(back).await;
        }
        opened.close().await;
        let (opened, beside) = tokio::join!(one.open(), other.open());
        opened.expect("it opens").close().await;
        beside.expect("it opens, too").close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_version_waits_with_the_tables_until_the_old_ones_have_stopped() {
    let house = House::new();
    let Some(database) = server(&house).await else { return };
    let one = claim(&database, range("0-0/2")).await.expect("it is free");
    let other = claim(&database, range("1-1/2")).await.expect("it is free");
    let database = other.open().await.expect("it opens");
    // As if the last migration were still to come, and no serving process knew it.
    for of in ["_sqlx_migrations", "lease"] {
        database.run(&format!("update {of} set version = version - 1")).await;
    }
    let refused = one.open().await.expect_err("an older version serves");
    assert!(format!("{refused:#}").contains("stop them before"), "{refused:#}");
    database.close().await;
    drop(other);
    // No process is left: now it continues, and does not know the noted number.
    let mut refused = String::new();
    while !refused.contains("migration 23") {
        refused = format!("{:#}", one.open().await.expect_err("there is no such version"));
        assert!(refused.contains("migration 23") || refused.contains("stop them before"), "{refused}");
    }
}
