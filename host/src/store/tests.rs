//! A database of an older version.

mod copies;
mod plans;
mod posted;
mod visited;
mod wipe;
mod writer;

use std::sync::Arc;

use rules::Seat;
use session::testing::toy::RULES_1;
use session::{Author, Intent, Person, Place, Sitter, Status};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

use crate::database::{Database, MIGRATIONS, beside};
use crate::tables::{Tables, luck};

/// A game of two as version 2 of the database stored it: people 1000001 and 1000002; the first has taken a step back, and it is the second
/// one's turn. The bot has parked it once.
const OLD: &str = r#"
    insert into session values (7, 10, 20, 'toy', 1, '{}', 2, 'en', 1000001, '0707070707070707070707070707070707070707070707070707070707070707', 'unread', 'live', 0, 9, 500, 100, 900);
    insert into seat values (7, 0, 1000001, 'Ann', 'ann', 'pl', 4, 0, 100, null);
    insert into seat values (7, 1, 1000002, 'Bob', 'bob', 'cs', 3, 1, 110, null);
    insert into action values (7, 0, 'open', null, 1000001, 'toy', '[]', 0, 0, 1, 0, 100);
    insert into action values (7, 1, 'join', 1, 1000002, '', '[]', 0, 0, 2, 0, 110);
    insert into action values (7, 2, 'setup', null, 1000001, '', '[["purse","2"]]', 1, 1, 3, 0, 120);
    insert into action values (7, 3, 'act', 0, 1000001, 'step', '[]', 0, 0, 4, 0, 130);
    insert into action values (7, 4, 'undo', 0, 1000001, '3', '[]', 0, 0, 5, 0, 140);
    insert into action values (7, 5, 'act', 0, 1000001, 'toll', '[]', 0, 1, 6, 0, 150);
    insert into action values (7, 6, 'auto', 1, 1000001, 'pay', '[]', 0, 1, 6, 1, 150);
    insert into action values (7, 7, 'park', null, 0, '', '[]', 0, 0, null, 0, 160);
    insert into action values (7, 8, 'act', 0, 1000001, 'done', '[]', 0, 1, 7, 0, 900);
    insert into action values (7, 9, 'unpark', null, 1000001, '', '[]', 0, 0, 7, 1, 900);
    insert into snapshot values (7, 6, 1, '{}', '{}', 6);
    insert into result values (3, 0, 10, 'toy', 1000001, 2, 1, 5, 50);
"#;

async fn write_old(path: &std::path::Path) {
    write_version(path, 2).await.close().await;
}

/// A file with nothing but what is written by hand; it is made if it is not there.
async fn file(path: &std::path::Path) -> SqlitePool {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true).foreign_keys(false);
    SqlitePool::connect_with(options).await.expect("the file is made")
}

/// The same game as a later version stores it; the file is left open.
async fn write_version(path: &std::path::Path, version: i64) -> SqlitePool {
    let pool = file(path).await;
    let old = MIGRATIONS.iter().filter(|migration| migration.version <= 2).cloned().collect();
    Migrator::with_migrations(old).run(&pool).await.expect("the old migrations run");
    sqlx::raw_sql(OLD).execute(&pool).await.expect("the rows fit");
    MIGRATIONS.run_to(version, &pool).await.expect("later migrations run");
    pool
}

#[tokio::test]
async fn a_database_of_every_older_version_is_read_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let growing = folder.path().join("growing.db");
    let grown = write_version(&growing, 2).await;
    for version in MIGRATIONS.iter().map(|migration| migration.version).filter(|version| *version >= 2) {
        MIGRATIONS.run_to(version, &grown).await.expect("later migrations run");
        let path = folder.path().join(format!("{version}.db"));
        std::fs::copy(&growing, &path).expect("it is copied");
        let pool = file(&path).await;
        // The last write is in a log next to it.
        for query in ["pragma journal_mode = wal", "update seat set name = 'Anna' where seat = 0"] {
            sqlx::query(query).execute(&pool).await.expect("it is written");
        }
        let files = || ["", "-wal"].map(|log| std::fs::read(beside(&path, log)).expect("it is read"));
        let before = files();
        let tables = Database::open_to_read(&path).await.expect("it opens");
        let tables = Tables::new(tables, RULES_1, Arc::new(|| 1000), luck::fresh());
        let log = tables.export(session::SessionId(7)).await.expect("it is exported");
        assert!(log.contains("toll") && log.contains("done"), "version {version}: {log}");
        let reviews = tables.replay_all(|_, _| ()).await.expect("they are read");
        assert_eq!((reviews.len(), &reviews[0].fault), (1, &None), "version {version}");
        let session = tables.session_by_id(session::SessionId(7)).await.expect("it is read");
        let ann = session.and_then(|session| session.seat(Seat(0)).map(|row| row.sitter.clone()));
        assert!(matches!(ann, Some(Sitter::Person { name, .. }) if name == "Anna"), "version {version}");
        tables.database().close().await;
        assert!(files() == before, "version {version}: it is not as it was");
        let noted: i64 = sqlx::query_scalar("select max(version) from _sqlx_migrations")
            .fetch_one(&pool)
            .await
            .expect("it is read");
        assert_eq!(noted, version);
        let copied = Database::open_as_it_is(&path).await.expect("it opens");
        copied.backup(&beside(&path, ".copy")).await.expect("it is copied");
        pool.close().await;
    }
}

#[tokio::test]
async fn a_database_of_an_older_version_opens_and_is_played_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("old.db");
    write_old(&path).await;
    let database = Database::open(&path).await.expect("it opens");
    let stored =
        database.store().load(session::SessionId(7)).await.expect("it is read").expect("it is there");
    let authors: Vec<_> = stored.rows.iter().map(|row| row.author).collect();
    assert_eq!(authors.iter().filter(|author| **author == Author::Bot).count(), 1);
    assert_eq!((authors[7], authors[8]), (Author::Bot, Author::Person));
    let tables = Tables::new(database, RULES_1, Arc::new(|| 1000), luck::fresh());
    let place = Place { guild: 10, channel: 20 };
    let session = tables.find_at(place).await.expect("it is read").expect("it is there").session;
    let ann = |name: &str, username: &str, locale: &str, user| Sitter::Person {
        user,
        name: name.to_owned(),
        username: username.to_owned(),
        locale: locale.to_owned(),
    };
    let sitters = [ann("Ann", "ann", "pl", 1_000_001), ann("Bob", "bob", "cs", 1_000_002)];
    assert_eq!(session.seats.iter().map(|row| row.sitter.clone()).collect::<Vec<_>>(), sitters);
    assert_eq!(session.seats.iter().map(|row| row.asked_since).collect::<Vec<_>>(), [None, Some(900)]);
    assert_eq!(session.table().map(tabletop::AnyTable::scores), Some(vec![2, 1]));
    let behind = "what is numbered goes on behind the rows that were";
    assert_eq!((session.next_number, session.seats[0].orders.last), (10, 9), "{behind}");
    let games = tables.standings().played(1_000_001, None).await.expect("it is read");
    assert_eq!(games.iter().map(|game| game.games).sum::<i64>(), 1, "old results count");
    let sitting = &tables.store().sittings(1_000_002).await.expect("it is read")[0];
    assert_eq!((sitting.must, sitting.since), (true, Some(900)));
    let bob = Person { author: Author::Person, user: 1_000_002, ..Person::bot() };
    let moves = Intent::Act { moves: vec!["step".to_owned(), "done".to_owned()], decision: None };
    let played = tables.act(session.id, &bob, &moves, None).await.expect("it is played on").session;
    assert_eq!(played.status, Status::Live);
    assert_eq!(played.seat(Seat(0)).and_then(|row| row.asked_since), Some(1000));
    let asked =
        tables.act(session.id, &bob, &Intent::End { sure: true }, None).await.expect("all are asked").session;
    assert_eq!(asked.question.as_ref().map(|question| question.number), Some(10));
}

/// Tables in every phase as version 2 of the database stored them, numbered by their channels: in the lobby, with a question open, over,
/// ended, frozen, and where the channel was deleted.
fn filled() -> String {
    let phases = [(1, "lobby"), (2, "live"), (3, "over"), (4, "ended"), (5, "frozen"), (6, "ended")];
    let table = |(id, status): (i64, &str)| {
        let secret = "07".repeat(32);
        let begun = if status == "lobby" { "" } else { BEGUN };
        let last = match id {
            2 => "(@, 4, 'ask', 1, 1000002, 'end', '[]', 0, 0, null, 0, 150)",
            3 => "(@, 4, 'act', 0, 1000001, 'end', '[]', 0, 1, null, 0, 150)",
            5 => "(@, 4, 'freeze', null, 0, 'why', '[]', 0, 0, null, 0, 150)",
            6 => "(@, 4, 'end', null, 0, 'channel deleted', '[]', 0, 0, null, 0, 150)",
            4 => "(@, 4, 'end', null, 1000001, '', '[]', 0, 0, null, 0, 150)",
            _ => "(@, 2, 'option', null, 1000001, 'length long', '[]', 0, 0, null, 0, 150)",
        };
        let rows = format!(
            "insert into session values (@, 10, @, 'toy', 1, '{{}}', 2, 'en', 1000001, '{secret}', 'unread', '{status}', 0, 9, null, 100, 900);
             insert into seat values (@, 0, 1000001, 'Ann', 'ann', 'pl', 4, 1, 100, null);
             insert into seat values (@, 1, 1000002, 'Bob', 'bob', 'cs', 3, 0, 110, null);
             insert into action values (@, 0, 'open', null, 1000001, 'toy', '[]', 0, 0, null, 0, 100);
             insert into action values (@, 1, 'join', 1, 1000002, '', '[]', 0, 0, null, 0, 110);
             {begun}
             insert into action values {last};"
        );
        rows.replace('@', &id.to_string())
    };
    phases.into_iter().map(table).collect()
}

const BEGUN: &str = r#"
    insert into action values (@, 2, 'setup', null, 1000001, '', '[["purse","2"]]', 1, 1, null, 0, 120);
    insert into action values (@, 3, 'act', 0, 1000001, 'step', '[]', 0, 0, null, 0, 130);
"#;

#[tokio::test]
async fn tables_in_every_phase_go_through_all_migrations() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("filled.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true).foreign_keys(false);
    let pool = SqlitePool::connect_with(options).await.expect("the file is made");
    let last = MIGRATIONS.iter().map(|migration| migration.version).max().expect("there are some");
    for version in 2..=last {
        let until = MIGRATIONS.iter().filter(|migration| migration.version <= version).cloned().collect();
        Migrator::with_migrations(until).run(&pool).await.expect("the migrations run");
        let rows = match version {
            2 => filled(),
            // The first version with absences and offers.
            14 => "insert into action (session, seq, kind, seat, author, person, body, chance, barrier, turned, step, at) values \
                   (2, 5, 'time-up', 0, 'clock', 0, '', '[]', 0, 0, 0, 160), (6, 5, 'back', 0, 'bot', 0, '2', '[]', 0, 0, 0, 170); \
                   update seat set caretaker = 'normal', offered = 3 where session = 6 and seat = 1;"
                .to_owned(),
            _ => continue,
        };
        sqlx::raw_sql(sqlx::AssertSqlSafe(rows)).execute(&pool).await.expect("the rows fit");
    }
    pool.close().await;
    let database = Database::open(&path).await.expect("it opens");
    let tables = Tables::new(database, RULES_1, Arc::new(|| 1000), luck::fresh());
    let found = async |id| {
        let found = tables.find(session::SessionId(id)).await.expect("it is read");
        found.expect("it is there").session
    };
    let phases = [Status::Lobby, Status::Live, Status::Over, Status::Ended, Status::Live, Status::Ended];
    for (id, phase) in (1..).zip(phases) {
        let table = found(id).await;
        assert_eq!((table.status, table.vanished), (phase, id == 6), "table {id}");
        assert_eq!(table.table().is_some(), id > 1, "table {id}");
    }
    let asked = found(2).await;
    assert_eq!(asked.absences.iter().map(|absence| absence.seat).collect::<Vec<_>>(), [Seat(0)]);
    assert!(asked.question.is_some(), "what was asked is asked");
    let person = |user| Person { author: Author::Person, user, ..Person::bot() };
    let bring = Intent::Bring { channel: 66, allowed: false };
    let brought =
        tables.act(found(6).await.id, &person(1_000_001), &bring, None).await.expect("it is theirs");
    assert_eq!((brought.session.status, brought.session.seats[1].offered), (Status::Live, Some(3)));
    for (id, intent) in [(1, Intent::Start), (5, Intent::HandOver), (6, Intent::Resign)] {
        let id = session::SessionId(id);
        tables.act(id, &person(1_000_001), &intent, None).await.expect("it goes on");
    }
    assert!(
        tables
            .replay_all(|_, _| ())
            .await
            .expect("they are read")
            .iter()
            .all(|review| review.fault.is_none())
    );
}
