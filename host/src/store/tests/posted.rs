//! What is kept of sent posts.

use std::sync::Arc;

use session::testing::toy::RULES_1;
use session::testing::{PLACE, person};
use session::{Effect, Intent, Place, Remains};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

use super::{write_old, write_version};
use crate::database::{Database, testing};
use crate::outbox::{DigestSent, LONGEST_WAIT, Lane, Post, Posted, Stretch};
use crate::tables::{Tables, luck};

const NOW: i64 = 1_000;

/// A game of two that has just begun.
async fn begun(folder: &tempfile::TempDir) -> Tables {
    let database =
        Database::open(&testing::database(&folder.path().join("posted.db")).await).await.expect("it opens");
    let tables = Tables::new(database, RULES_1, Arc::new(|| NOW), luck::rehearsed(1));
    let opening = Intent::Open {
        game: "toy".to_owned(),
        options: rules::Options::default(),
        seats: Some(2),
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    let opened = tables.open(PLACE, &person(1001), &opening, None).await.expect("it opens").session;
    tables.act(opened.id, &person(1002), &Intent::Join, None).await.expect("she sits down");
    tables.act_and_tell(opened.id, &person(1001), &Intent::Start).await.expect("it begins");
    tables
}

async fn does(tables: &Tables, user: u64, moves: &str) {
    let table = tables.find_at(PLACE).await.expect("it is read").expect("it is there");
    let moves = Intent::Act { moves: vec![moves.to_owned()], decision: None };
    tables.act(table.id, &person(user), &moves, None).await.expect("it is legal");
}

/// Posts all that is due, each board as a new message in the place of the last; gives the numbers of the posts.
async fn post_all(tables: &Tables) -> Vec<i64> {
    let outbox = tables.outbox();
    let mut numbers = Vec::new();
    loop {
        let due = outbox.due(PLACE, NOW).await.expect("it is read");
        let Some(post) = due.first() else { return numbers };
        let message = u64::try_from(post.id).expect("numbers count up") + 5_000;
        let mut posted = Posted { message: Some(message), ..Posted::default() };
        if let Effect::Board { .. } = post.effect {
            posted.told = Some(Stretch { since: 0, until: post.id });
            posted.past = post
                .live
                .map(|old| Effect::Past { channel: 20, message: old, remains: Remains::All })
                .into_iter()
                .collect();
        }
        numbers.push(post.id);
        outbox.sent(post, posted, NOW).await.expect("it is noted");
    }
}

#[tokio::test]
async fn the_outbox_of_a_long_game_stays_short_and_gives_no_number_twice() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let tables = begun(&folder).await;
    let mut numbers = post_all(&tables).await;
    for turn in 0..40 {
        does(&tables, 1001 + turn % 2, "done").await;
        numbers.extend(post_all(&tables).await);
        let kinds: Vec<String> =
            tables.database().posts().await.into_iter().map(|(_, kind, _)| kind).collect();
        assert_eq!(kinds, ["lobby", "board"], "behind turn {turn}");
    }
    let given = numbers.len();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), given, "{numbers:?}");
    let table = tables.find_at(PLACE).await.expect("it is read").expect("it is there");
    tables.act(table.id, &person(1001), &Intent::Resign, None).await.expect("it is over");
    post_all(&tables).await;
    assert_eq!(tables.database().posts().await, [], "nothing of a game that is over is posted again");
}

#[tokio::test]
async fn a_clock_that_is_set_back_holds_no_post() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let tables = begun(&folder).await;
    let outbox = tables.outbox();
    let post = outbox.due(PLACE, NOW).await.expect("it is read").remove(0);
    let (waiting, due) = (async |now| outbox.waiting(now).await, async |now| outbox.due(PLACE, now).await);
    outbox.failed(&post, NOW + LONGEST_WAIT).await.expect("it is noted");
    assert_eq!(waiting(NOW).await.expect("it is read"), []);
    assert_eq!(due(NOW).await.expect("it is read"), []);
    let next = outbox.next_try(NOW).await.expect("it is read");
    assert_eq!(next, Some(NOW + LONGEST_WAIT));
    // A second earlier, no failed post can have been put off for so long.
    assert_eq!(waiting(NOW - 1).await.expect("it is read"), [PLACE.into()]);
    assert!(!due(NOW - 1).await.expect("it is read").is_empty());
}

#[tokio::test]
async fn what_comes_out_where_the_table_was_loses_its_buttons() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let tables = begun(&folder).await;
    let outbox = tables.outbox();
    let late = outbox.due(PLACE, NOW).await.expect("it is read").pop().expect("a board");
    let Effect::Board { ping, .. } = late.effect else { panic!("{late:?}") };
    let table = tables.find_at(PLACE).await.expect("it is read").expect("it is there");
    let bring = Intent::Bring { channel: 21, allowed: false };
    tables.act(table.id, &person(1001), &bring, None).await.expect("it is brought");
    let posted =
        Posted { message: Some(500), told: Some(Stretch { since: -1, until: 2 }), ..Posted::default() };
    outbox.sent(&late, posted, NOW).await.expect("it is noted");
    assert_eq!(
        tables.store().message(table.id).await.expect("it is read"),
        None,
        "the new channel has no board"
    );
    let due = outbox.due(Place { channel: 21, ..PLACE }, NOW).await.expect("it is read");
    let past = Effect::Past { channel: 20, message: 500, remains: Remains::All };
    assert!(due.iter().any(|post| post.effect == past), "{due:?}");
    let calls = |post: &&Post| matches!(post.effect, Effect::Board { ping: calls, .. } if calls == ping);
    let board = due.iter().find(calls).expect("whoever was to be called is called here");
    assert!(board.first > late.id, "Discord knows the old number");
}

#[tokio::test]
async fn of_the_posts_of_an_older_version_only_what_is_needed_is_kept() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("old.db");
    write_old(&path).await;
    let old = SqlitePool::connect_with(SqliteConnectOptions::new().filename(&path)).await.expect("it opens");
    let board = r#"'{"Board":{"since":0,"ping":[]}}'"#;
    let rows = format!(
        "insert into outbox (id, session, kind, subject, body, at, sent, message, attempts, next_try, told_since, told_until) values
        (1, 7, 'lobby', 0, '\"Lobby\"', 1, 1, 500, 0, 1, null, null),
        (2, 7, 'board', 0, {board}, 1, 1, 600, 0, 1, -1, 3),
        (3, 7, 'notice', 0, '{{}}', 1, 1, 601, 0, 1, null, null),
        (4, 7, 'board', 0, {board}, 1, 1, 602, 0, 1, 3, 5),
        (5, 7, 'board', 0, {board}, 1, 1, 602, 0, 1, 4, 6),
        (8, 7, 'lobby', 0, '\"Lobby\"', 1, null, null, 0, 1, null, null),
        (9, 7, 'board', 0, {board}, 1, 1, null, 0, 1, null, null);
        update session set message = 602 where id = 7;"
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(rows)).execute(&old).await.expect("the rows fit");
    old.close().await;
    let database = Database::open(&path).await.expect("it opens");
    let outbox = database.outbox();
    let kept = database.posts().await;
    let kept: Vec<(i64, &str, bool)> =
        kept.iter().map(|(id, kind, out)| (*id, kind.as_str(), *out)).collect();
    assert_eq!(kept, [(1, "lobby", true), (5, "board", true), (8, "lobby", false)]);
    let post = outbox.due(PLACE, NOW).await.expect("it is read").remove(0);
    assert_eq!((post.id, post.earlier, post.live), (8, Some(500), Some(602)));
    assert_eq!(post.told, Some(Stretch { since: 3, until: 6 }));
    outbox.show_again(post.session, vec![Effect::Lobby], NOW).await.expect("it is written");
    assert_eq!(database.posts().await.last().map(|(id, ..)| *id), Some(10), "9 was a number already");
}

#[tokio::test]
async fn digests_that_an_older_version_hung_on_tables_go_out_as_letters() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("old.db");
    let old = write_version(&path, 21).await;
    let rows = r#"insert into outbox (id, session, kind, subject, body, at, sent, attempts, next_try, person) values
        (11, 7, 'digest', 1000001, '{"Digest":1000001}', 50, null, 3, 1, 1000001),
        (12, 7, 'digest', 1000001, '{"Digest":1000001}', 60, null, 0, 1, 1000001),
        (13, 7, 'digest', 1000002, '{"DigestHere":1000002}', 70, null, 0, 1, 1000002),
        (14, 7, 'digest', 1000003, '{"Digest":1000003}', 80, 90, 0, 1, 1000003);"#;
    sqlx::raw_sql(rows).execute(&old).await.expect("the rows fit");
    old.close().await;
    let database = Database::open(&path).await.expect("it opens");
    let outbox = database.outbox();
    assert!(database.posts().await.iter().all(|(_, kind, _)| kind != "digest"));
    let lanes = outbox.waiting(NOW).await.expect("they are read");
    assert_eq!(lanes, [1_000_001, 1_000_002].map(Lane::Person));
    for (person, server, at) in [(1_000_001, None, 50), (1_000_002, Some(10), 70)] {
        let letter = outbox.digest_letter(person, NOW).await.expect("it is read").expect("it waits");
        assert_eq!((letter.server, letter.at, letter.attempts), (server, at, 0));
        outbox.digest_sent(&letter, DigestSent::Nothing, NOW).await.expect("it is noted");
        assert_eq!(outbox.digest_letter(person, NOW).await.expect("it is read"), None);
    }
}

#[test]
fn a_call_that_is_taken_away_is_stored_under_its_old_word() {
    let stored = serde_json::to_string(&Effect::TakeCallAway(rules::Seat(1))).expect("it is written");
    assert!(stored.starts_with("{\"Heard\":"), "{stored}");
    assert_eq!(
        serde_json::from_str::<Effect>(&stored).expect("it is read"),
        Effect::TakeCallAway(rules::Seat(1))
    );
}
