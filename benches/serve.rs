//! How long it takes to serve a person: from a press to the answer with a new picture, and to commit a move durably.
//!
//! `cargo bench --bench serve`. For the answers it prints the median and the 99th percentile; criterion measures the commits.
#![expect(clippy::print_stdout, reason = "percentiles are not among criterion's figures")]

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use host::tables::{Tables, luck};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use sandbox::{Id, PersonAt, Sandbox, SandboxOptions};
use serde_json::{Value, json};
use session::{Author, Intent, Person, Place};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use turnstone::discord::{Bot, Endpoint};
use turnstone::pictures::Pictures;

const GAME: &str = "confusing-lands";
/// The number of answers for the percentiles.
const ANSWERS: usize = 300;
const PATIENCE: Duration = Duration::from_secs(30);

/// A bot in a sandbox, and a person in the channel of a game.
async fn house(folder: &TempDir) -> (Sandbox, PersonAt) {
    let sandbox = Sandbox::start(SandboxOptions::default()).await.expect("the sandbox starts");
    let tables = Tables::open_db(&folder.path().join("bench.db"), luck::rehearsed(1))
        .await
        .expect("the database opens");
    let endpoint = Endpoint::local(&sandbox.url(), &sandbox.token()).expect("the sandbox is local");
    let pictures = Pictures::default();
    let bot = Bot::connect(&endpoint, tables, pictures, None).await.expect("the bot connects");
    tokio::spawn(bot.run(std::future::pending(), || ()));
    sandbox.wait_for_bot(PATIENCE).await.expect("the bot is there");
    let ada = sandbox.person("ada").expect("Ada exists").at("games").expect("the channel exists");
    (sandbox, ada)
}

/// Starts a game for one, and opens the panel.
async fn begin(ada: &PersonAt) -> Id {
    for command in [format!("/play game:{GAME} seats:1"), "/table start".to_owned()] {
        ada.type_command(&command).await.expect("the command is answered");
    }
    let panel = ada.type_command("/hand").await.expect("the hand is shown");
    panel.message.expect("with a message")
}

/// Chooses something on the panel, or a place for it, and carries out a complete move. False if nothing is left to choose.
async fn press(ada: &PersonAt, message: Id, dice: &mut StdRng) -> bool {
    let panel = ada.message(message).expect("the panel is there");
    let of = |kind: &str| {
        let parts = panel.parts().filter(|part| part["disabled"] != json!(true));
        let meant = parts.filter(|part| part["custom_id"].as_str().is_some_and(|id| id.contains(kind)));
        meant.collect::<Vec<_>>()
    };
    let id = |part: &Value| part["custom_id"].as_str().expect("with an id").to_owned();
    let ready: Vec<&Value> = [of(":act:"), of(":pick:lay")].concat();
    if let (Some(part), true) = (ready.choose(dice), dice.random_ratio(1, 3)) {
        ada.press(message, &id(part)).await.expect("the press is answered");
        return true;
    }
    let menus = of(":sel:");
    let Some(menu) = menus.choose(dice) else { return false };
    let option = menu["options"].as_array().and_then(|options| options.choose(dice)).expect("with options");
    let value = option["value"].as_str().expect("with values");
    ada.select(message, &id(menu), &[value]).await.expect("the menu is answered");
    true
}

/// The times of answers with pictures that were not drawn before.
async fn answered(ada: &PersonAt) -> Vec<Duration> {
    let (mut dice, mut seen, mut times) = (StdRng::seed_from_u64(1), BTreeSet::new(), Vec::new());
    let mut message = begin(ada).await;
    while times.len() < ANSWERS {
        let start = Instant::now();
        if !press(ada, message, &mut dice).await {
            message = begin(ada).await;
            continue;
        }
        let took = start.elapsed();
        let panel = ada.message(message).expect("the panel is there");
        if panel.attachments.iter().any(|picture| seen.insert(picture.bytes.clone())) {
            times.push(took);
        }
    }
    times
}

fn answers(_: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let folder = TempDir::new().expect("a folder");
    let (sandbox, ada) = runtime.block_on(house(&folder));
    let mut times = runtime.block_on(answered(&ada));
    times.sort();
    println!("press to a new picture: p50 {:?}, p99 {:?}", times[ANSWERS / 2], times[ANSWERS * 99 / 100]);
    runtime.block_on(sandbox.shutdown());
}

/// Commits of joining and leaving: one transaction each, synced to the disk.
fn commits(criterion: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let folder = TempDir::new().expect("a folder");
    let tables = runtime
        .block_on(Tables::open_db(&folder.path().join("bench.db"), luck::rehearsed(1)))
        .expect("the database opens");
    let place = Place { guild: 1, channel: 2 };
    let person = |user: u64| Person {
        author: Author::Person,
        user,
        name: format!("Person {user}"),
        username: format!("person{user}"),
        locale: "en-US".to_owned(),
    };
    let open = Intent::Open {
        game: GAME.to_owned(),
        options: rules::Options::default(),
        seats: None,
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    let opened = runtime.block_on(tables.open(place, &person(1), &open, None)).expect("it is allowed");
    let act = |who: u64, intent: &Intent| {
        let who = person(who);
        let acted = tables.act(opened.session.id, &who, intent, None);
        runtime.block_on(acted).map(|_| ()).expect("it is allowed");
    };
    let mut seated = false;
    criterion.bench_function("durable commit", |bench| {
        bench.iter(|| {
            act(2, if seated { &Intent::Leave } else { &Intent::Join });
            seated = !seated;
        });
    });
}

criterion_group!(serve, answers, commits);
criterion_main!(serve);
