//! The leaderboards of a server with many games.
//!
//! `cargo bench --bench leaderboard`

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use criterion::{Criterion, criterion_group, criterion_main};
use host::store::{Span, Store};
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// Games of one server, over 500 days, and the people who play them: three at a table, at every tenth one person alone.
const GAMES: i64 = 40_000;
const PEOPLE: i64 = 200;
const DAYS: i64 = 500;

/// Writes the games as the bot would have.
async fn fill(path: &Path, now: i64) {
    let options = SqliteConnectOptions::new().filename(path).foreign_keys(true);
    let mut connection = SqliteConnection::connect_with(&options).await.expect("the database opens");
    let numbers = "with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1), \
                   s(i) as (values (0), (1), (2))";
    let at = "?3 - (i * 7919 % ?1) * (?4 * 86400 / ?1) - 1";
    for (target, rows) in [
        (
            "session (id, guild, channel, game, rules, options, seats_wanted, language, host, secret, status, \
             parked, rev, opened, touched)",
            format!("i, 10, i, 'toy', 1, '{{}}', 3, 'en', 1, '', 'over', 0, 9, {at}, {at} from n where ?2"),
        ),
        (
            "seat (session, seat, person, name, username, locale, decision, must, joined)",
            format!(
                "n.i, s.i, 1000 + (n.i * 31 + s.i * 67) % ?2, 'Person', 'person', 'en', 0, 0, {} from n, s \
                 where n.i % 10 > 0 or s.i = 0",
                at.replace("(i ", "(n.i ")
            ),
        ),
        (
            "result (session, seat, guild, game, person, seats, place, score, at)",
            format!(
                "n.i, s.i, 10, 'toy', 1000 + (n.i * 31 + s.i * 67) % ?2, case n.i % 10 when 0 then 1 else 3 end, \
                 1 + (n.i + s.i) % 3, (n.i * 13 + s.i * 7) % 100, {} from n, s where n.i % 10 > 0 or s.i = 0",
                at.replace("(i ", "(n.i ")
            ),
        ),
    ] {
        let query = sqlx::AssertSqlSafe(format!("insert into {target} {numbers} select {rows}"));
        let query = sqlx::query(query).bind(GAMES).bind(PEOPLE).bind(now).bind(DAYS);
        query.execute(&mut connection).await.expect("the rows fit");
    }
    connection.close().await.expect("it closes");
}

fn leaderboards(criterion: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("bench.db");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later").as_secs().cast_signed();
    let store = runtime.block_on(async {
        let store = Store::open(&path).await.expect("the database opens");
        fill(&path, now).await;
        store.recount().await.expect("the results are counted");
        store
    });
    for span in [Span::All, Span::Year, Span::Month] {
        criterion.bench_function(&format!("leaderboard {span:?}"), |bench| {
            bench.iter(|| {
                let board = runtime.block_on(store.leaderboard(10, "toy", span, now, 10));
                assert_eq!(board.expect("it is read").len(), 10);
            });
        });
        criterion.bench_function(&format!("solo bests {span:?}"), |bench| {
            bench.iter(|| {
                let board = runtime.block_on(store.solo_bests(10, "toy", span, now, 10));
                assert_eq!(board.expect("it is read").len(), 10);
            });
        });
    }
    runtime.block_on(store.close());
}

criterion_group!(boards, leaderboards);
criterion_main!(boards);
