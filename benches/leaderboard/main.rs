//! How long leaderboards, profiles and the ends of games take where much has been played: a million results of ten thousand servers. Two of
//! them have a tenth each, one with twenty people, one with two thousand. Prints the median and the 99th percentile of a hundred of each.
//!
//! `cargo bench --bench leaderboard`, with `--database postgres://…` on an empty database of a server; `--again` uses one that an earlier
//! run has filled.

#![allow(clippy::print_stdout)]

mod fill;

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use host::database::{Database, Location};
use host::standings::{ALL_GAMES, Span, Standings};
use host::tables::{Tables, luck, system_time};
use rules::Options;
use session::{Author, FIGURES, Intent, Person, Place};
use tabletop::Title;
use tempfile::TempDir;
use thinking::Level;
use tokio::runtime::Runtime;

use fill::{SERVERS, person};

/// The questions of each kind.
const ASKED: i64 = 100;

fn main() {
    let runtime = Runtime::new().expect("a runtime");
    let folder = TempDir::new().expect("a folder");
    let named = std::env::args().skip_while(|arg| arg != "--database").nth(1);
    let database: Location = match named {
        Some(url) => url.parse().expect("an address"),
        None => (&folder.path().join("bench.db")).into(),
    };
    let on_server = database.file().is_none();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later").as_secs().cast_signed();
    runtime.block_on(async {
        let opened = Database::open(database).await.expect("the database opens");
        let tables = Tables::new(opened, games::TITLES, Arc::new(system_time), luck::fresh());
        if !std::env::args().any(|arg| arg == "--again") {
            fill(&tables, now, on_server).await;
        }
        for (name, server) in [
            ("a server like the others", None),
            ("the one of twenty people", Some(1)),
            ("the one of two thousand", Some(2)),
        ] {
            println!("{name}");
            asked(&tables, &|nth| server.unwrap_or(3 + nth * 97 % (SERVERS - 2)), now).await;
        }
        tables.database().close().await;
    });
}

/// Fills an empty database, and counts its games.
async fn fill(tables: &Tables, now: i64, on_server: bool) {
    let database = tables.database();
    for statement in fill::games(now) {
        database.run(statement).await;
    }
    let counting = Instant::now();
    let counted = tables.recount(|_, _| ()).await.expect("the results are counted");
    println!("{} results counted anew in {:.0?}", counted.results, counting.elapsed());
    for statement in fill::seasons_and_figures(now) {
        database.run(statement).await;
    }
    if on_server {
        // Tables with explicit numbers have not advanced the server's counter.
        let behind = "select setval(pg_get_serial_sequence('session', 'id'), max(id)) from session";
        database.run(behind).await;
    }
    database.run("analyze").await;
}

/// Asks a server all possible questions; the number of the question says which.
async fn asked(tables: &Tables, server: &impl Fn(i64) -> i64, now: i64) {
    let standings = tables.standings();
    let at = |nth: i64| (server(nth).unsigned_abs(), person(server(nth), nth * 7));
    let title = |nth: i64| games::TITLES[nth.unsigned_abs() as usize % games::TITLES.len()];
    for (name, game) in [("ladder of all games", None), ("ladder of a game", Some(()))] {
        told(name, async |nth| {
            ladder(standings, at(nth), game.map_or(ALL_GAMES, |()| title(nth).id())).await;
        })
        .await;
    }
    let seasons = standings.seasons(server(0).unsigned_abs(), 9).await.expect("they are read");
    for (name, season) in ["season that runs", "season that is over"].into_iter().zip(seasons) {
        told(name, async |nth| {
            let (guild, own) = at(nth);
            let found = standings.season_ladder(guild, ALL_GAMES, &season.span, 10, Some(own)).await;
            found.expect("it is read");
        })
        .await;
    }
    told("with computers", async |nth| {
        for level in Level::ALL {
            let game = (at(nth).0, title(nth).id());
            standings.against(level, game, Span::Year, now, 10).await.expect("it is read");
        }
    })
    .await;
    told("alone", async |nth| {
        let found = standings.solo_bests(at(nth).0, title(nth).id(), Span::Year, now, 15).await;
        found.expect("it is read");
    })
    .await;
    told("wins of a year", async |nth| {
        let found = standings.leaderboard(at(nth).0, title(nth).id(), Span::Year, now, 15).await;
        found.expect("it is read");
    })
    .await;
    told("records", async |nth| {
        let specs = FIGURES.iter().chain(title(nth).figure_specs());
        standings.records(at(nth).0, title(nth).id(), specs, 5).await.expect("they are read");
    })
    .await;
    told("profile", async |nth| profile(standings, at(nth)).await).await;
    told("reliability, on all servers", async |nth| {
        standings.reliability(at(nth).1, None).await.expect("it is read");
    })
    .await;
    told("profile with somebody", async |nth| {
        let (guild, user) = at(nth);
        standings.rival(guild, user, person(server(nth), nth * 7 + 7)).await.expect("it is read");
    })
    .await;
    ends(tables, server).await;
}

/// A ladder with its courses, and the standing of the person who asks.
async fn ladder(standings: &Standings, (guild, own): (u64, u64), game: &str) {
    for standing in &standings.ladder(guild, game, 10).await.expect("it is read") {
        standings.course(guild, game, standing.user, 30).await.expect("it is read");
    }
    standings.rated(guild, game).await.expect("they are counted");
    if let Some((standing, _)) = standings.standing(guild, game, own).await.expect("it is read") {
        standings.course(guild, game, standing.user, 30).await.expect("it is read");
    }
}

/// A person's games, by title, and the people they played with.
async fn profile(standings: &Standings, (guild, user): (u64, u64)) {
    standings.places(guild, user).await.expect("they are read");
    for played in standings.played(user, Some(guild)).await.expect("it is read") {
        let Some(title) = games::title(&played.game).filter(|_| !played.solo && !played.computers) else {
            continue;
        };
        standings.standing(guild, title.id(), user).await.expect("it is read");
        standings.course(guild, title.id(), user, 30).await.expect("it is read");
        if let Some(best) = played.best {
            standings.game_of(user, guild, title.id(), best).await.expect("it is read");
        }
        parts(standings, (guild, user), title).await;
    }
    standings.rivals(guild, user, 5).await.expect("they are read");
}

/// The means of the parts of a person's points, and of luck.
async fn parts(standings: &Standings, (guild, user): (u64, u64), title: &dyn Title) {
    let keys: Vec<&str> = title.figure_specs().iter().map(|spec| spec.key).collect();
    standings.means(guild, title.id(), user, &keys).await.expect("they are read");
}

/// Games of two people of a server that end: one of them resigns.
async fn ends(tables: &Tables, server: &impl Fn(i64) -> i64) {
    let somebody = |user: u64| Person {
        author: Author::Person,
        user,
        name: "Person".to_owned(),
        username: "person".to_owned(),
        locale: "en-US".to_owned(),
    };
    let mut games = Vec::new();
    for nth in 0..ASKED {
        let people = [0, 1].map(|other| somebody(person(server(nth), nth + other)));
        let place = Place { guild: server(nth).unsigned_abs(), channel: 10_000_000 + nth.unsigned_abs() };
        let open = Intent::Open {
            game: "confusing-lands".to_owned(),
            options: Options::default(),
            seats: Some(2),
            computers: Vec::new(),
            language: "en".to_owned(),
        };
        let opened = tables.open(place, &people[0], &open, None).await.expect("it is opened");
        let id = opened.session.id;
        tables.act(id, &people[1], &Intent::Join, None).await.expect("there is a seat");
        let begun = tables.act(id, &people[0], &Intent::Start, None).await.expect("it begins");
        tables.tell_beginning(&begun.session).await.expect("it is told");
        games.push((id, people));
    }
    told("end of a game", async |nth| {
        let (id, people) = &games[usize::try_from(nth).expect("it is no less than nothing")];
        tables.act(*id, &people[0], &Intent::Resign, None).await.expect("it is allowed");
    })
    .await;
}

/// Asks often, and prints the median and the 99th percentile of the times.
async fn told(what: &str, ask: impl AsyncFn(i64)) {
    let mut times: Vec<Duration> = Vec::new();
    for nth in 0..ASKED {
        let asked = Instant::now();
        ask(nth).await;
        times.push(asked.elapsed());
    }
    times.sort_unstable();
    println!("  {what}: {:.1?}, 99th {:.1?}", times[times.len() / 2], times[times.len() - 2]);
}
