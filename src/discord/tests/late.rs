//! Answers when too much else is drawn first: pictures come later, and too many requests are refused in words.

use std::time::Duration;

use sandbox::{PersonAt, Sandbox, SandboxOptions};
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::discord::{Bot, Endpoint};
use crate::pictures::Pictures;
use host::tables::{Tables, luck};

const PATIENCE: Duration = Duration::from_secs(60);

/// A bot in a sandbox, whose answers wait so long for their pictures.
async fn bot(folder: &TempDir, options: SandboxOptions, pictures: &Pictures) -> Sandbox {
    let sandbox = Sandbox::start(options).await.expect("the sandbox starts");
    let tables = Tables::open_db(&folder.path().join("late.db"), luck::rehearsed(1)).await;
    let endpoint = Endpoint::local(&sandbox.url(), &sandbox.token()).expect("the sandbox is local");
    let bot = Bot::connect(&endpoint, tables.expect("the database opens"), pictures.clone(), None).await;
    tokio::spawn(bot.expect("the bot connects").run(std::future::pending(), || ()));
    sandbox.wait_for_bot(PATIENCE).await.expect("the bot is there");
    sandbox
}

/// A game of that person alone.
async fn alone(sandbox: &Sandbox) -> PersonAt {
    let ada = sandbox.person("ada").expect("Ada exists").at("games").expect("the channel exists");
    for command in ["/play game:confusing-lands seats:1", "/table start"] {
        assert!(ada.type_command(command).await.expect("it is answered").is_ok());
    }
    ada
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_whose_picture_would_be_late_comes_without_it_and_gets_it_then() {
    let folder = TempDir::new().expect("a temporary folder");
    let pictures = Pictures::default();
    let sandbox = bot(&folder, SandboxOptions::default(), &pictures).await;
    let ada = alone(&sandbox).await;
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

/// A person who asks on and on waits for a few answers; the next is refused at once, and nobody else waits for theirs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_waits_for_many_answers_is_told_at_once_to_try_again() {
    let folder = TempDir::new().expect("a temporary folder");
    let pictures = Pictures::default().waited_for(PATIENCE);
    let options = SandboxOptions { patience: PATIENCE, ..SandboxOptions::default() };
    let sandbox = bot(&folder, options, &pictures).await;
    let ada = alone(&sandbox).await;
    let busy = pictures.occupy();
    let most = host::tables::Quota::Answer.most();
    let mut asked = JoinSet::new();
    for _ in 0..most + 3 {
        let ada = ada.clone();
        asked.spawn(async move { ada.type_command("/hand").await.expect("there is a command").message });
    }
    let told = |who: &PersonAt, message: Option<sandbox::Id>| {
        who.message(message.expect("an answer")).expect("it is there").content
    };
    for _ in 0..3 {
        let refused = asked.join_next().await.expect("there are more").expect("it is answered");
        assert_eq!(
            told(&ada, refused),
            "The table is very busy just now; please try again in a moment. Nothing was changed."
        );
    }
    let borek = sandbox.person("borek").expect("Borek exists").at("games").expect("the channel exists");
    let help = borek.type_command("/help").await.expect("it is answered").message;
    assert!(!told(&borek, help).contains("busy"), "nobody else is refused");
    drop(busy);
    for hand in asked.join_all().await {
        assert!(!told(&ada, hand).contains("busy"));
    }
    sandbox.shutdown().await;
}
