//! The time in which a person is served: from a press to the answer with a new picture, and a move committed durably.
//!
//! `cargo bench --bench serve`. Besides criterion's figures it prints the median and the 99th percentile of the answers.
#![expect(clippy::print_stdout, reason = "percentiles are not among criterion's figures")]

use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use host::tables::{Tables, luck};
use sandbox::{Id, PersonAt, Sandbox, SandboxOptions};
use session::{Author, Intent, Person, Place};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use turnstone::discord::{Bot, Endpoint};
use turnstone::pictures::Pictures;

const GAME: &str = "confusing-lands";
/// Answers from which the percentiles are taken.
const ANSWERS: usize = 300;
const PATIENCE: Duration = Duration::from_secs(30);

/// A bot in a sandbox, and a person whose panel is open.
async fn house(folder: &TempDir) -> (Sandbox, PersonAt, Id) {
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
    for command in [format!("/play game:{GAME} seats:1"), "/table start".to_owned()] {
        ada.type_command(&command).await.expect("the command is answered");
    }
    let panel = ada.type_command("/hand").await.expect("the hand is shown");
    let message = panel.message.expect("with a message");
    (sandbox, ada, message)
}

/// Turns the card on the panel: the answer carries a new picture.
async fn press(ada: &PersonAt, message: Id, turn: usize) {
    let panel = ada.message(message).expect("the panel is there");
    let menus =
        panel.parts().filter(|part| part["custom_id"].as_str().is_some_and(|id| id.contains(":sel:")));
    let menu = menus.into_iter().next().expect("the panel has a menu");
    let options = menu["options"].as_array().expect("with options");
    let value = options[turn % options.len()]["value"].as_str().expect("with values").to_owned();
    let id = menu["custom_id"].as_str().expect("and an id").to_owned();
    ada.select(message, &id, &[&value]).await.expect("the menu is answered");
}

fn answers(criterion: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let folder = TempDir::new().expect("a folder");
    let (sandbox, ada, message) = runtime.block_on(house(&folder));
    let mut times: Vec<Duration> = (0..ANSWERS)
        .map(|turn| {
            let start = Instant::now();
            runtime.block_on(press(&ada, message, turn));
            start.elapsed()
        })
        .collect();
    times.sort();
    println!("press to picture: p50 {:?}, p99 {:?}", times[ANSWERS / 2], times[ANSWERS * 99 / 100]);
    let mut turn = 0;
    criterion.bench_function("press to picture", |bench| {
        bench.iter(|| {
            turn += 1;
            runtime.block_on(press(&ada, message, turn));
        });
    });
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
        options: games::Options::default(),
        seats: None,
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    let opened = runtime.block_on(tables.open(place, &person(1), &open, None)).expect("it is allowed");
    let act = |who: u64, intent: &Intent| {
        let who = person(who);
        let acted = tables.act_on(opened.session.id, &who, intent);
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
