//! A table whose luck waits for a round of the public beacon.

use std::sync::Arc;
use std::time::Duration;

use sandbox::{MessageSeen, Sandbox, SandboxOptions};
use tempfile::TempDir;
use tokio::task::JoinHandle;

use super::fairness::{lobby, now_of};
use crate::beacon::tests::relay::{Does, Relay, round};
use crate::beacon::tests::{ROUND_42, ROUND_43};
use crate::beacon::{Beacon, round_after};
use crate::discord::Bot;
use crate::discord::wire::endpoint::Endpoint;
use crate::pictures::Pictures;
use host::database::Database;
use host::tables::{Tables, luck, system_time};
use session::testing::person;
use session::{Intent, Person, Place, Posting, Status};

const PATIENCE: Duration = Duration::from_secs(60);

/// A message after which round 42 is the first that is due.
const BEFORE_42: u64 = (1_692_803_484_000 - 1_420_070_400_000) << 22;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_waits_for_its_round_says_so_and_begins_with_no_other() {
    assert_eq!(round_after(BEFORE_42), 42);
    let folder = TempDir::new().expect("a temporary folder");
    let sandbox = Sandbox::start(SandboxOptions::default()).await.expect("the sandbox starts");
    let ada = sandbox.person("Ada").expect("she exists").at("games").expect("the channel exists");
    let opened = Database::open(&folder.path().join("beacon.db")).await.expect("the database opens");
    let tables = Tables::new(opened, games::TITLES, Arc::new(system_time), luck::rehearsed(1));
    let place = Place { guild: sandbox.servers()[0].0, channel: ada.channel().0 };
    let id = lobby(&tables, place, "beacon").await;
    tables.act(id, &person(1), &Intent::Start, None).await.expect("two are enough");
    let start = now_of(&tables, id).await.owes_start().expect("it is to be told");
    let told = Intent::Posted { start, posting: Posting { channel: place.channel, message: BEFORE_42 } };
    let waiting = tables.act(id, &Person::bot(), &told, None).await.expect("it is posted").session;
    assert!(waiting.awaits_beacon().is_some() && waiting.status == Status::Lobby);
    let says = |text: &'static str| {
        move |seen: &[MessageSeen]| seen.iter().any(|message| message.content.contains(text))
    };
    // The host no longer names a relay.
    let without = runs(&sandbox, &tables, None).await;
    ada.wait_until(PATIENCE, says("starts once the public beacon has sent")).await.expect("people know");
    without.abort();
    // The relay falls silent, does not know the chain, sends another round's signature, then nothing until the test lets it go on.
    let (tell, seen) = tokio::sync::oneshot::channel();
    let answers = [
        Does::Stalls("HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{".to_owned()),
        Does::Sends("HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".to_owned()),
        Does::Sends(round(42, ROUND_43)),
        Does::Sends(round(43, ROUND_43)),
        Does::SendsWhenTold(seen, round(42, ROUND_42)),
        // A late answer may have been given up.
        Does::Sends(round(42, ROUND_42)),
    ];
    let mut relay = Relay::open(answers).await;
    let _with = runs(&sandbox, &tables, Some(relay.beacon(Duration::from_secs(2)))).await;
    for _ in 0..5 {
        tokio::time::timeout(PATIENCE, relay.asked.recv()).await.expect("it is asked again");
        assert!(now_of(&tables, id).await.awaits_beacon().is_some(), "nothing else begins the game");
    }
    tell.send(()).expect("the relay waits");
    ada.wait_until(PATIENCE, says("your turn")).await.expect("the game begins");
    let begun = now_of(&tables, id).await;
    let start = session::record::full_log(&begun).header.start.expect("it has begun");
    assert_eq!(start.beacon, Some((42, ROUND_42.to_owned())));
}

/// Runs a bot that serves the sandbox, with that beacon if there is one, until it is given up.
async fn runs(sandbox: &Sandbox, tables: &Tables, beacon: Option<Beacon>) -> JoinHandle<anyhow::Result<()>> {
    let endpoint = Endpoint::local(&sandbox.url(), &sandbox.token()).expect("the sandbox is local");
    let pictures = Pictures::default();
    let bot = Bot::connect(&endpoint, tables.clone(), pictures, beacon).await;
    tokio::spawn(bot.expect("the bot connects").run(std::future::pending(), || ()))
}
