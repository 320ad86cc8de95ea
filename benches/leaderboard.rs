//! How long leaderboards and profiles take where much has been played: a million results of ten thousand servers, one of which has a
//! tenth of them. Prints the middle and the 99th of a hundred of each.
//!
//! `cargo bench --bench leaderboard`, with `--database postgres://…` on an empty database of a server.

#![allow(clippy::print_stdout)]

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use host::store::{ALL_GAMES, Database, Span, Store};
use host::tables::{Tables, luck, system_time};
use session::FIGURES;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// Games of three people each; every tenth of one.
const GAMES: i64 = 357_000;
/// The servers, of which the first has a tenth of all games.
const SERVERS: i64 = 10_000;
/// The people of a server, and the days over which they have played.
const PEOPLE: i64 = 20;
const DAYS: i64 = 500;
/// The questions of each kind.
const ASKED: u64 = 100;

/// The games as the bot would have written them; `@now` is the time.
fn fill(now: i64) -> Vec<String> {
    let numbers = format!(
        "with recursive n(i) as (select cast(1 as bigint) union all select i + 1 from n where i < {GAMES}), \
         g as (select i, case when i % 10 = 0 then 1 else 2 + i % ({SERVERS} - 1) end guild, case when i % 10 = 3 then 1 else 3 end seats, \
         {now} - (i * 7919 % {GAMES}) * ({DAYS} * 86400 / {GAMES}) - 1 as at from n), \
         s(i) as (select 0 union all select 1 union all select 2) "
    );
    let person = format!("5000000 + g.guild * 1000 + (g.i / 10 * 31 + s.i * 7) % {PEOPLE}");
    let seats = "from g cross join s where s.i < g.seats";
    [
        (
            "session (id, guild, channel, game, rules, options, seats_wanted, language, host, secret, status, parked, rev, opened, touched)",
            "i, guild, i, 'toy', 1, '{}', 3, 'en', 1, '', 'over', 0, 9, at, at from g".to_owned(),
        ),
        (
            "seat (session, seat, person, name, username, locale, decision, must, joined)",
            format!("g.i, s.i, {person}, 'Person', 'person', 'en', 0, 0, g.at {seats}"),
        ),
        (
            "result (session, seat, guild, game, person, rated, seats, place, score, at)",
            format!(
                "g.i, s.i, g.guild, 'toy', {person}, {person}, g.seats, 1 + (g.i + s.i) % g.seats, (g.i * 13 + s.i * 7) % 100, g.at {seats}"
            ),
        ),
        (
            "figure (guild, game, key, value, session, person)",
            format!("g.guild, 'toy', 'score', (g.i * 13) % 100, g.i, {person} {seats} and g.seats > 1 and s.i = 0"),
        ),
    ]
    .map(|(target, rows)| format!("insert into {target} {numbers} select {rows}"))
    .to_vec()
}

fn main() {
    let runtime = Runtime::new().expect("a runtime");
    let folder = TempDir::new().expect("a folder");
    let named = std::env::args().skip_while(|arg| arg != "--database").nth(1);
    let database: Database = match named {
        Some(url) => url.parse().expect("an address"),
        None => (&folder.path().join("bench.db")).into(),
    };
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later").as_secs().cast_signed();
    runtime.block_on(async {
        let store = Store::open(database).await.expect("the database opens");
        for statement in fill(now) {
            store.run(statement).await;
        }
        let counting = Instant::now();
        let tables = Tables::new(store, games::TITLES, Arc::new(system_time), luck::fresh());
        let counted = tables.recount(|_, _| ()).await.expect("the results are counted");
        println!("{} results counted anew in {:.0?}", counted.results, counting.elapsed());
        let store = tables.store();
        for (name, server) in [("a server like the others", None), ("the largest server", Some(1))] {
            println!("{name}");
            let server = |nth: u64| server.unwrap_or(2 + nth * 97 % (SERVERS.unsigned_abs() - 1));
            let person = |nth: u64| 5_000_000 + server(nth) * 1000 + nth % PEOPLE.unsigned_abs();
            told("ladder with courses", async |nth| {
                let found = store.ladder(server(nth), ALL_GAMES, 10).await.expect("it is read");
                for standing in &found {
                    store.course(server(nth), ALL_GAMES, standing.user, 30).await.expect("it is read");
                }
                store.standing(server(nth), ALL_GAMES, person(nth)).await.expect("it is read");
            })
            .await;
            told("wins of a month", async |nth| {
                store.leaderboard(server(nth), "toy", Span::Month, now, 15).await.expect("it is read");
            })
            .await;
            told("records", async |nth| {
                store.records(server(nth), "toy", &FIGURES, 5).await.expect("they are read");
            })
            .await;
            told("profile", async |nth| {
                let (server, person) = (server(nth), person(nth));
                store.played(person, Some(server)).await.expect("it is read");
                store.rivals(server, person, 5).await.expect("they are read");
                store.places(server, person).await.expect("they are read");
                store.means(server, "toy", person, &["score"]).await.expect("they are read");
                store.standing(server, "toy", person).await.expect("it is read");
            })
            .await;
        }
        store.close().await;
    });
}

/// Asks often, and prints the middle and the 99th of the times.
async fn told(what: &str, ask: impl AsyncFn(u64)) {
    let mut times: Vec<Duration> = Vec::new();
    for nth in 0..ASKED {
        let asked = Instant::now();
        ask(nth).await;
        times.push(asked.elapsed());
    }
    times.sort_unstable();
    println!("  {what}: {:.1?}, 99th {:.1?}", times[times.len() / 2], times[times.len() - 2]);
}
