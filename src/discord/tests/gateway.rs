//! A gateway that accepts and never answers, that refuses the bot, or that lets it identify no more.

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use sandbox::{Fault, Sandbox, SandboxOptions};
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::discord::{Backoff, Bot, Endpoint, Reconnects, Watch};
use crate::pictures::Pictures;
use host::shards::Shards;
use host::tables::{Tables, luck};

const PATIENCE: Duration = Duration::from_secs(60);

/// A bot in a sandbox with a fast heartbeat, and how much silence it bears.
async fn served(folder: &TempDir, watch: Watch) -> (Sandbox, Bot) {
    let options = SandboxOptions { heartbeat: Duration::from_millis(300), ..SandboxOptions::default() };
    let (sandbox, bot) = with(folder, options).await;
    (sandbox, bot.watching(watch))
}

async fn with(folder: &TempDir, options: SandboxOptions) -> (Sandbox, Bot) {
    let sandbox = Sandbox::start(options).await.expect("the sandbox starts");
    let database = folder.path().join("watched.db");
    let tables = Tables::open_db(&database, luck::rehearsed(1)).await.expect("the database opens");
    let endpoint = Endpoint::local(&sandbox.url(), &sandbox.token()).expect("the sandbox is local");
    let pictures = Pictures::default();
    let bot = Bot::connect(&endpoint, tables, pictures, None).await.expect("the bot connects");
    (sandbox, bot)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_whose_gateway_falls_silent_connects_anew() {
    let folder = TempDir::new().expect("a temporary folder");
    let watch = Watch {
        look: Duration::from_millis(100),
        reconnect: Duration::from_secs(4),
        give_up: Duration::from_secs(3600),
    };
    let (sandbox, bot) = served(&folder, watch).await;
    let bot = tokio::spawn(bot.run(pending(), || ()));
    sandbox.wait_for_sessions(PATIENCE, 1, 0).await.expect("the bot is there");
    // Heartbeats alone keep it content for longer than it waits in silence.
    tokio::time::sleep(watch.reconnect + Duration::from_secs(1)).await;
    assert_eq!(sandbox.sessions(), (1, 0));
    sandbox.fail(Fault::GatewaySilent { times: 1 }).expect("the sandbox can");
    sandbox.fail(Fault::GatewayDrop).expect("the sandbox can");
    sandbox.wait_for_sessions(PATIENCE, 2, 0).await.expect("it comes back");
    bot.abort();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_whose_gateway_stays_silent_ends_with_an_error() {
    let folder = TempDir::new().expect("a temporary folder");
    let watch = Watch {
        look: Duration::from_millis(100),
        reconnect: Duration::from_secs(2),
        give_up: Duration::from_secs(4),
    };
    let (sandbox, bot) = served(&folder, watch).await;
    sandbox.fail(Fault::GatewaySilent { times: 100 }).expect("the sandbox can");
    let ended = tokio::time::timeout(PATIENCE, bot.run(pending(), || ())).await.expect("it ends");
    let error = ended.expect_err("nobody can be served").to_string();
    assert!(error.contains("the gateway has been silent for 4 seconds"), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_of_which_one_shard_stays_silent_is_not_alive_and_ends_with_an_error() {
    let folder = TempDir::new().expect("a temporary folder");
    // Each shard but the first adds five seconds, the time that serenity takes to start one.
    let watch = Watch {
        look: Duration::from_millis(100),
        reconnect: Duration::from_secs(1),
        give_up: Duration::from_secs(9),
    };
    let (sandbox, bot) = served(&folder, watch).await;
    let bot = bot.serving(Shards::parse("1-2/3").expect("it is a range"));
    let alive = Arc::new(watch::Sender::new(Instant::now()));
    let noted = alive.clone();
    let bot = tokio::spawn(bot.run(pending(), move || {
        noted.send_replace(Instant::now());
    }));
    sandbox.wait_for_sessions(PATIENCE, 2, 0).await.expect("the bot is there");
    let identifies: Vec<_> = sandbox.identifies().iter().map(|it| it.shard).collect();
    assert_eq!(identifies, [Some([1, 3]), Some([2, 3])]);
    sandbox.fail(Fault::GatewaySilent { times: 100 }).expect("the sandbox can");
    sandbox.fail(Fault::ShardDrop { shard: 2 }).expect("the sandbox can");
    let dropped = Instant::now();
    let ended = tokio::time::timeout(PATIENCE, bot).await.expect("it ends").expect("it does not panic");
    let error = ended.expect_err("half of the servers can not be served").to_string();
    assert!(error.contains("the gateway has been silent for 14 seconds to shard 2"), "{error}");
    // Six seconds after it was last heard, which was before the drop; up to the end it would be nine at least.
    let last = alive.borrow().duration_since(dropped);
    assert!(last < Duration::from_millis(7500), "it was alive {last:?} after one of its shards had gone");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_are_turned_away_come_at_longer_and_longer_intervals() {
    let folder = TempDir::new().expect("a temporary folder");
    let (sandbox, bot) = with(&folder, SandboxOptions::default()).await;
    let first = Duration::from_millis(600);
    let backoff = Backoff { first, longest: 2 * first };
    let reconnects = Reconnects { quick: 3, backoff, ..Reconnects::default() };
    let bot = tokio::spawn(bot.reconnecting(reconnects).run(pending(), || ()));
    sandbox.wait_for_sessions(PATIENCE, 1, 0).await.expect("the bot is there");
    sandbox.fail(Fault::Reconnect).expect("the sandbox can");
    sandbox.wait_for_sessions(PATIENCE, 1, 1).await.expect("it resumes");
    sandbox.fail(Fault::GatewayTurnAway { code: 4000, times: 1000 }).expect("the sandbox can");
    sandbox.fail(Fault::GatewayClose { code: 4000 }).expect("the sandbox can");
    sandbox.wait_for_connections(PATIENCE, 3).await.expect("it comes back at once");
    let begun = Instant::now();
    sandbox.wait_for_connections(PATIENCE, 6).await.expect("it goes on trying");
    // The least that chance leaves of one first wait and two longest ones.
    assert!(begun.elapsed() >= first / 2 + 2 * first, "{:?}", begun.elapsed());
    sandbox.fail(Fault::Clear).expect("the sandbox can");
    sandbox.wait_for_sessions(PATIENCE, 1, 2).await.expect("it resumes in the end");
    bot.abort();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_may_hardly_identify_any_more_waits_until_it_may() {
    let folder = TempDir::new().expect("a temporary folder");
    let wait = Duration::from_secs(6);
    let begun = Instant::now();
    let (sandbox, bot) =
        with(&folder, SandboxOptions { starts: (10, wait), ..SandboxOptions::default() }).await;
    // A wait on purpose is no silence.
    let watch = Watch {
        look: Duration::from_millis(100),
        reconnect: Duration::from_secs(1),
        give_up: Duration::from_secs(4),
    };
    let bot = tokio::spawn(bot.watching(watch).run(pending(), || ()));
    sandbox.wait_for_connections(PATIENCE, 1).await.expect("it connects in the end");
    assert!(begun.elapsed() >= wait, "{:?}", begun.elapsed());
    bot.abort();
}
