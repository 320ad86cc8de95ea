//! A finished game is shared: one message in a channel of the person's choice.

use sandbox::{Fault, Id, MessageSeen, Permissions, PersonAt, Target};

use kit::{
    Dice, PATIENCE, Rig, board, button, ids, move_by_typing, presses, refused, said, seated, selects,
    started, types, until,
};

const GAME: &str = "confusing-lands";
const BOTH: [&str; 2] = ["Ada", "Borek"];

/// A game of Ada and Borek that she has won after a move of each: her last board.
async fn won(rig: &Rig) -> (Vec<PersonAt>, MessageSeen) {
    let seats = seated(rig, GAME, "games", &BOTH).await;
    for who in &seats {
        move_by_typing(who, &mut Dice::new(4)).await.expect("something to do");
    }
    types(&seats[1], "/table resign sure:true").await;
    rig.posted().await;
    let last = board(&seats[0], |message| !ids(message, "share").is_empty()).await;
    (seats, last)
}

/// The question of where to share the game.
async fn asked(who: &PersonAt, last: &MessageSeen) -> MessageSeen {
    let question = presses(who, last.id, &ids(last, "share")[0]).await;
    assert!(question.ephemeral, "the question was shown to all");
    question
}

/// The final text of an answer.
async fn told(who: &PersonAt, answer: Id, text: &str) -> MessageSeen {
    let found = who.wait_for(PATIENCE, |seen| {
        seen.iter().find(|message| message.id == answer && message.content.contains(text)).cloned()
    });
    found.await.unwrap_or_else(|late| panic!("nothing of {text}: {:?}", late.last))
}

/// Chooses a channel, and gives what the question becomes.
async fn shares(who: &PersonAt, question: &MessageSeen, channel: &str, text: &str) -> MessageSeen {
    selects(who, question.id, &ids(question, "share")[0], channel).await;
    told(who, question.id, text).await
}

/// The shared games in a channel; each is whole, and pings nobody.
fn shared(there: &PersonAt) -> Vec<MessageSeen> {
    let mut seen = there.sees();
    seen.retain(|message| message.author.bot && message.attachments.len() > 1);
    for message in &seen {
        let kinds: Vec<_> = message.attachments.iter().map(|file| file.content_type.as_deref()).collect();
        assert_eq!(kinds, [Some("image/png"), Some("image/gif")]);
        assert!(
            message.attachments.iter().all(|file| file.description.is_some()),
            "somebody cannot see them"
        );
        assert!(!message.pings_me && !message.ephemeral && message.components.is_empty());
        assert_eq!(message.content.lines().count(), 1, "{}", message.content);
    }
    seen
}

fn lounge(rig: &Rig) -> PersonAt {
    rig.at("Borek", "lounge")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_shared_in_one_message_that_pings_nobody() {
    let rig = Rig::open().await;
    let running = seated(&rig, GAME, "games-2", &BOTH).await;
    let early = refused(&running[0], "/show replay channel:lounge").await;
    assert_eq!(early, "The game is still going on.");
    let (seats, last) = won(&rig).await;
    let question = asked(&seats[0], &last).await;
    assert!(question.content.contains("Confusing Lands, table 2:"), "{}", question.content);
    let done = shares(&seats[0], &question, "lounge", "Shared in").await;
    let [message] = &shared(&lounge(&rig))[..] else { panic!("one message") };
    assert!(message.content.starts_with("🏆 Ada wins **Confusing Lands** with"), "{}", message.content);
    assert!(message.content.contains("ahead of Borek (resigned)."), "{}", message.content);
    assert!(question.content.contains(&message.content), "it was said before: {}", question.content);
    assert!(done.content.contains(&message.id.to_string()) && done.components.is_empty(), "{}", done.content);
    let posted = |entry: &&sandbox::JournalRequest| {
        entry.method == "POST" && entry.path == format!("channels/{}/messages", lounge(&rig).channel())
    };
    let journal = rig.sandbox.journal();
    let post = journal.iter().find(posted).expect("it was posted");
    assert_eq!(post.body["allowed_mentions"]["parse"], serde_json::json!([]), "nobody is pinged");
    // Again, by another player, a moment later: not before a minute is over, but elsewhere at once.
    let borek = &seats[1];
    let question = asked(borek, &last).await;
    selects(borek, question.id, &ids(&question, "share")[0], "lounge").await;
    said_privately(borek, "právě sdílela").await;
    shares(borek, &question, "games", "Sdíleno v kanálu").await;
    assert_eq!((shared(&lounge(&rig)).len(), shared(&seats[0]).len()), (1, 1));
    assert!(ids(&last, "text").is_empty() && !ids(&last, "more").is_empty());
    let more = presses(borek, last.id, &button(&last, ":more:")).await;
    assert!(!ids(&more, "text").is_empty(), "the text is behind the last button");
    rig.close().await;
}

/// Waits for a private message that says so.
async fn said_privately(who: &PersonAt, text: &str) {
    let says = |seen: &[MessageSeen]| seen.iter().any(|it| it.ephemeral && it.content.contains(text));
    who.wait_until(PATIENCE, says).await.expect("it is told to them alone");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_those_who_sat_there_and_moderators_share_a_game_that_has_a_result() {
    let mut rig = Rig::open().await;
    let (seats, last) = won(&rig).await;
    let celina = rig.at("Celina", "games");
    let stranger = presses(&celina, last.id, &ids(&last, "share")[0]).await;
    assert!(
        stranger.ephemeral && stranger.content.starts_with("Tę grę mogą udostępnić tylko"),
        "{stranger:?}"
    );
    assert!(
        refused(&celina, "/show replay channel:lounge").await.starts_with("Tę grę mogą udostępnić tylko")
    );
    // A moderator takes it out; it can be shared all the same, even by another process.
    let moira = rig.at("Moira", "games");
    types(&moira, "/table end moderator:true sure:true").await;
    said(&moira, "does not count").await;
    rig.posted().await;
    rig.restart_bot().await;
    let question = asked(&moira, &last).await;
    rig.restart_bot().await;
    shares(&moira, &question, "lounge", "Shared in").await;
    assert_eq!(shared(&lounge(&rig)).len(), 1);
    // By typing, for the table with that number, while another one is in its place.
    seated(&rig, GAME, "games", &BOTH).await;
    let typed = types(&seats[0], "/show replay table:1 channel:games-2").await;
    told(&seats[0], typed.id, "Shared in").await;
    assert_eq!(shared(&rig.at("Ada", "games-2")).len(), 1);
    types(&seats[1], "/table end").await;
    types(&moira, "/table end moderator:true sure:true").await;
    let ended =
        board(&moira, |it| it.content.contains("ended without a result") && !ids(it, "film").is_empty());
    assert!(ids(&ended.await, "share").is_empty(), "there is nothing to share");
    let nothing = refused(&moira, "/show replay channel:lounge").await;
    assert!(nothing.starts_with("This game has no result"), "{nothing}");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_the_person_and_the_bot_must_be_able_to_write_there() {
    let rig = Rig::open().await;
    let (seats, last) = won(&rig).await;
    let (ada, there) = (&seats[0], lounge(&rig).channel());
    let question = asked(ada, &last).await;
    rig.sandbox.overwrite(there, ada.person().id(), Permissions::NONE, Permissions::SEND_MESSAGES);
    let own = selects(ada, question.id, &ids(&question, "share")[0], "lounge").await;
    assert!(own.ephemeral && own.content.starts_with("You cannot post in"), "{}", own.content);
    assert!(own.content.contains("Send Messages"), "{}", own.content);
    rig.sandbox.overwrite(there, ada.person().id(), Permissions::NONE, Permissions::NONE);
    for (right, text) in [("ATTACH_FILES", "Attach Files"), ("SEND_MESSAGES", "Send Messages")] {
        let permission = right.to_owned();
        rig.sandbox.fail(Fault::Revoke { channel: there, permission: permission.clone() }).expect("it can");
        let answer = shares(ada, &question, "lounge", text).await;
        assert!(!ids(&answer, "share").is_empty(), "another channel can be chosen: {}", answer.content);
        rig.sandbox.fail(Fault::Grant { channel: there, permission }).expect("it can");
    }
    let hidden = "VIEW_CHANNEL".to_owned();
    rig.sandbox.fail(Fault::Revoke { channel: there, permission: hidden.clone() }).expect("it can");
    shares(ada, &question, "lounge", "closed to me").await;
    rig.sandbox.fail(Fault::Grant { channel: there, permission: hidden }).expect("it can");
    assert!(shared(&lounge(&rig)).is_empty());
    // A private thread without the bot, and a thread that is locked.
    let private = rig.at("Ada", "lounge").start_thread("aside", true).expect("a thread");
    shares(ada, &question, &private.channel().to_string(), "closed to me").await;
    let open = rig.at("Ada", "lounge").start_thread("open", false).expect("a thread");
    rig.sandbox.lock_thread(open.channel(), true);
    let locked = selects(ada, question.id, &ids(&question, "share")[0], &open.channel().to_string()).await;
    assert!(locked.content.contains("Manage Threads"), "{}", locked.content);
    rig.sandbox.lock_thread(open.channel(), false);
    rig.sandbox.archive(open.channel(), true);
    shares(ada, &question, &open.channel().to_string(), "Shared in").await;
    assert_eq!(shared(&open).len(), 1, "an archived thread opens");
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_discord_does_meanwhile_a_game_is_shared_once_or_not_at_all() {
    let rig = Rig::open().await;
    let (seats, last) = won(&rig).await;
    let (ada, there) = (&seats[0], lounge(&rig));
    let messages = format!("channels/{}/messages", there.channel());
    let posts = |times| Target::times("POST", &messages, times);
    let strike = |fault| rig.sandbox.fail(fault).expect("the sandbox can");
    let question = asked(ada, &last).await;
    strike(Fault::Refuse { target: posts(1), status: 400, code: Some(200_000) });
    shares(ada, &question, "lounge", "filter of the server").await;
    strike(Fault::Error { target: posts(2), status: 500 });
    shares(ada, &question, "lounge", "Discord is not answering me").await;
    assert!(shared(&there).is_empty());
    // It may be there all the same: not before a minute is over.
    let early = selects(ada, question.id, &ids(&question, "share")[0], "lounge").await;
    assert!(early.content.contains("in a minute"), "{}", early.content);
    // The answer is lost, and the press delivered twice.
    let games_2 = rig.at("Ada", "games-2");
    let target = Target::times("POST", &format!("channels/{}/messages", games_2.channel()), 1);
    strike(Fault::DieAfter { target });
    strike(Fault::DeliverTwice { times: 1 });
    selects(ada, question.id, &ids(&question, "share")[0], "games-2").await;
    // Which of the two answers stays is Discord's choice: "Shared in …", or "has just been shared in …".
    said_privately(ada, &format!("hared in <#{}>", games_2.channel())).await;
    // The second may be read before the message is there.
    let is_shared = |seen: &[MessageSeen]| seen.iter().any(|it| it.author.bot && it.attachments.len() > 1);
    games_2.wait_until(PATIENCE, is_shared).await.expect("it is shared");
    assert_eq!(shared(&games_2).len(), 1);
    // Two presses at once.
    let (one, other) = (asked(ada, &last).await, asked(ada, &last).await);
    let choose = |question: &MessageSeen| {
        let (who, id, menu) = (ada.clone(), question.id, ids(question, "share")[0].clone());
        async move { who.select(id, &menu, &["games"]).await.expect("it can be chosen") }
    };
    tokio::join!(choose(&one), choose(&other));
    let there_too = format!("Shared in <#{}>", ada.channel());
    said_privately(ada, &there_too).await;
    assert_eq!(shared(ada).len(), 1);
    // A file that is too large is left out.
    let thread = rig.at("Ada", "games-2").start_thread("large", false).expect("a thread");
    let target = Target::times("POST", &format!("channels/{}/messages", thread.channel()), 1);
    strike(Fault::Refuse { target, status: 413, code: Some(40005) });
    let question = asked(ada, &last).await;
    shares(ada, &question, &thread.channel().to_string(), "or is too large").await;
    let pictures = |message: &MessageSeen| message.author.bot && message.attachments.len() == 1;
    assert_eq!(thread.sees().iter().filter(|message| pictures(message)).count(), 1);
    // The channel is deleted while the bot looks at it.
    let thread = rig.at("Ada", "games-2").start_thread("short", false).expect("a thread");
    let target = Target::times("GET", "guilds/*/members/*", 1);
    strike(Fault::Slow { target, after_ms: 1500 });
    let question = asked(ada, &last).await;
    let menu = ids(&question, "share")[0].clone();
    selects(ada, question.id, &menu, &thread.channel().to_string()).await;
    rig.sandbox.delete_channel(thread.channel());
    let gone = told(ada, question.id, "no longer exists").await;
    assert!(!ids(&gone, "share").is_empty(), "{}", gone.content);
    rig.close_after_trouble().await;
}

/// A person is forgotten, the server speaks another language, and a month passes: the game is shared as the log has it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_game_is_shared_in_the_servers_language_and_under_a_pseudonym() {
    let mut rig = Rig::open().await;
    let (seats, last) = won(&rig).await;
    let moira = rig.at("Moira", "games");
    types(&moira, "/server settings language:pl").await;
    let sure = types(&seats[1], "/me data:delete").await;
    presses(&seats[1], sure.id, &button(&sure, ":priv:delete")).await;
    rig.posted().await;
    rig.kill_bot().await;
    rig.set_clock_wrong(40 * 24 * 60 * 60);
    rig.start_bot().await;
    let mut database = rig.connect().await;
    until("the table is packed", async || {
        let query = sqlx::query_scalar::<_, i64>("select count(*) from session where id = 1 and packed = 1");
        query.fetch_one(&mut database).await.expect("rows") == 1
    })
    .await;
    let question = asked(&seats[0], &last).await;
    shares(&seats[0], &question, "lounge", "Shared in").await;
    let [message] = &shared(&lounge(&rig))[..] else { panic!("one message") };
    assert!(message.content.starts_with("🏆 **Dziwne krainy**: wygrywa Ada"), "{}", message.content);
    assert!(message.content.contains("Anonim") && !message.content.contains("Borek"), "{}", message.content);
    for file in &message.attachments {
        assert!(!file.description.as_deref().unwrap_or_default().contains("Borek"));
    }
    // A forgotten person is a stranger there.
    let stranger = presses(&seats[1], last.id, &ids(&last, "share")[0]).await;
    assert!(stranger.content.starts_with("Tuhle hru mohou sdílet jen"), "{}", stranger.content);
    rig.close().await;
}

/// A table that was brought elsewhere is shared from there, and by those who sat at it from any channel of the server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_was_brought_elsewhere_is_shared_from_there() {
    let rig = Rig::open().await;
    let seats = started(&rig, "games").await;
    rig.posted().await;
    let there = rig.at("Ada", "games-2");
    types(&there, "/table bring table:1").await;
    let borek = rig.at("Borek", "games-2");
    types(&borek, "/table resign sure:true").await;
    let last = board(&there, |message| !ids(message, "share").is_empty()).await;
    let question = asked(&there, &last).await;
    shares(&there, &question, "lounge", "Shared in").await;
    let elsewhere = types(&seats[0], "/show replay table:1 channel:games-2").await;
    assert!(elsewhere.content.starts_with("Shared in"), "{}", elsewhere.content);
    assert_eq!(shared(&lounge(&rig)).len(), 1);
    let stranger = refused(&rig.at("Moira", "games"), "/show replay table:1 channel:lounge").await;
    assert!(stranger.starts_with("No table with that number"), "{stranger}");
    rig.close().await;
}
