//! Pictures for which too many others are drawn first.

use std::time::Duration;

use sandbox::{Sandbox, SandboxOptions};
use tempfile::TempDir;

use crate::discord::{Bot, Endpoint};
use crate::pictures::Pictures;
use host::tables::{Tables, luck};

const PATIENCE: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_whose_picture_would_be_late_comes_without_it_and_gets_it_then() {
    let folder = TempDir::new().expect("a temporary folder");
    let sandbox = Sandbox::start(SandboxOptions::default()).await.expect("the sandbox starts");
    let tables = Tables::open_db(&folder.path().join("late.db"), luck::rehearsed(1)).await;
    let endpoint = Endpoint::local(&sandbox.url(), &sandbox.token()).expect("the sandbox is local");
    let pictures = Pictures::default();
    let bot = Bot::connect(&endpoint, tables.expect("the database opens"), pictures.clone(), None).await;
    tokio::spawn(bot.expect("the bot connects").run(std::future::pending(), || ()));
    sandbox.wait_for_bot(PATIENCE).await.expect("the bot is there");
    let ada = sandbox.person("ada").expect("Ada exists").at("games").expect("the channel exists");
    for command in ["/play game:confusing-lands seats:1", "/table start"] {
        assert!(ada.type_command(command).await.expect("it is answered").is_ok());
    }
    let busy = pictures.occupy();
    let hand = ada.type_command("/hand").await.expect("the hand is shown before Discord gives up");
    let hand = hand.message.expect("with a message");
    let panel = ada.message(hand).expect("it is there");
    assert!(panel.attachments.is_empty() && !panel.buttons().is_empty(), "{panel:?}");
    let menu = panel.parts().find(|part| part["custom_id"].as_str().is_some_and(|id| id.contains(":sel:")));
    let menu = menu.expect("it can be used already").clone();
    let (id, value) = (menu["custom_id"].as_str().expect("an id"), menu["options"][0]["value"].as_str());
    ada.select(hand, id, &[value.expect("a value")]).await.expect("a press is answered too");
    let pressed = ada.message(hand).expect("it is there");
    assert_ne!(pressed.content, panel.content);
    drop(busy);
    let drawn = |message: &sandbox::MessageSeen| message.id == hand && !message.attachments.is_empty();
    let shown = ada.wait_for(PATIENCE, |seen| seen.iter().find(|message| drawn(message)).cloned()).await;
    let shown = shown.expect("the picture comes");
    assert_eq!(shown.content, pressed.content, "the picture alone is new");
    assert_eq!(shown.attachments.len(), 1);
    sandbox.shutdown().await;
}
