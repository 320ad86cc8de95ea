//! Reading rather than playing: lists, rules, settings, help; and the ends of tables other than playing them out.

use sandbox::{MessageSeen, PersonAt};
use tokio::io::{AsyncBufReadExt as _, BufReader};

use crate::house::{House, board, ids, named, presses, refused, selects, types, values};
use crate::players::{Dice, move_by_typing, panel, plays_on, seated};

const BOTH: [&str; 2] = ["Ada", "Borek"];
const GAME: &str = "confusing-lands";

fn embedded(message: &MessageSeen) -> String {
    message.embeds.iter().filter_map(|embed| embed["description"].as_str()).collect()
}

/// The newest public message that says so.
async fn said(who: &PersonAt, text: &str) -> MessageSeen {
    board(who, |message| message.content.contains(text)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lists_answer_before_and_after_there_is_anything_to_list() {
    let house = House::open().await;
    let ada = house.at("Ada", "games");
    assert_eq!(named(&types(&ada, "/games").await.content), "You sit at no table. Open one with /play.");
    assert!(refused(&ada, "/stats").await.starts_with("There is no table in this channel."));
    assert_eq!(refused(&ada, "/rules").await, "Name a game: there is no table in this channel.");
    let empty = types(&ada, &format!("/leaderboard game:{GAME}")).await;
    assert!(embedded(&empty).contains("Nobody has finished this game here"), "{}", embedded(&empty));
    let help = types(&ada, "/help").await;
    assert!(named(&embedded(&help)).contains("/play opens a table"), "{}", embedded(&help));
    let seats = seated(&house, GAME, "games", &BOTH).await;
    let games = types(&ada, "/games").await;
    assert!(games.ephemeral && games.content.contains("**your turn** – asked <t:"), "{}", games.content);
    let text = types(&ada, "/board as:text").await;
    assert!(text.content.starts_with("```") && text.attachments.is_empty(), "{}", text.content);
    assert!(types(&ada, "/stats").await.ephemeral);
    let rules = types(&ada, "/rules").await;
    let menu = rules.parts().next().and_then(|part| part["custom_id"].as_str()).expect("topics").to_owned();
    for topic in values(&rules, &menu) {
        let page = selects(&ada, rules.id, &menu, &topic).await;
        assert!(embedded(&page).len() > 100, "{topic}: {}", embedded(&page));
    }
    types(&seats[1], "/resign sure:true").await;
    assert!(said(&ada, "Ada wins").await.content.contains("Borek has resigned."), "why it is over");
    for span in ["", " span:month", " span:year"] {
        let best = embedded(&types(&ada, &format!("/leaderboard game:{GAME}{span}")).await);
        assert!(
            best.contains("# Name  Games Won   % Avg Best")
                && best.contains("1 Ada       1   1 100   –    –")
                && best.contains("2 Borek     1   0   0   –    –"),
            "{best}"
        );
    }
    let mut database = house.connect().await;
    sqlx::query("delete from tally").execute(&mut database).await.expect("it is spoilt");
    let best = embedded(&types(&ada, &format!("/leaderboard game:{GAME}")).await);
    assert!(best.contains("Nobody has finished"), "{best}");
    let counted = house.run(&["recount"]).await;
    assert_eq!(counted, "the leaderboards are counted anew from 2 results\n");
    let best = embedded(&types(&ada, &format!("/leaderboard game:{GAME}")).await);
    assert!(best.contains("1 Ada       1   1 100"), "{best}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_answered_in_their_own_language() {
    let house = House::open().await;
    for (who, command, answer) in [
        ("Ada", "/hand", "There is no table in this channel. Open one with /play."),
        ("Borek", "/ruka", "V tomto kanálu není žádný stůl. Nový otevřeš příkazem /play (`/hrát`)."),
        ("Celina", "/ręka", "Na tym kanale nie ma stołu. Nowy otworzysz komendą /play (`/graj`)."),
    ] {
        assert_eq!(named(&refused(&house.at(who, "games"), command).await), answer);
    }
    let borek = house.at("Borek", "games");
    types(&borek, &format!("/play game:{GAME} seats:1")).await;
    let lobby = board(&borek, |message| !ids(message, "join").is_empty()).await;
    assert_eq!(lobby.buttons()[0], "Přisednout");
    types(&borek, "/start").await;
    let shown = board(&borek, |message| !ids(message, "panel").is_empty()).await;
    let seen = presses(&house.at("Celina", "games"), shown.id, &ids(&shown, "panel")[0]).await;
    assert_ne!(seen.content, "You have no seat at this table; this is what everybody sees.");
    assert!(seen.ephemeral && seen.attachments.len() == 1);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_settles_language_and_look() {
    let house = House::open().await;
    let (ada, moira) = (house.at("Ada", "games"), house.at("Moira", "games"));
    assert!(ada.type_command("/settings").await.is_err(), "the command is not offered to everybody");
    let answer = types(&moira, "/settings language:cs theme:night").await;
    assert!(answer.ephemeral && answer.content.contains("Čeština"), "{}", answer.content);
    types(&ada, &format!("/play game:{GAME} seats:1")).await;
    let lobby = board(&ada, |message| !ids(message, "join").is_empty()).await;
    assert!(!lobby.content.contains("opened by"), "{}", lobby.content);
    let menu =
        answer.parts().next().and_then(|part| part["custom_id"].as_str()).expect("languages").to_owned();
    let back = selects(&moira, answer.id, &menu, "auto").await;
    assert!(!back.content.contains("Čeština"), "{}", back.content);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_sets_the_lobby_up_by_pressing_and_by_typing() {
    let house = House::open().await;
    let (ada, borek) = (house.at("Ada", "games"), house.at("Borek", "games"));
    types(&ada, &format!("/play game:{GAME}")).await;
    types(&borek, "/join").await;
    let lobby = said(&ada, "2\\. **Borek**").await;
    let denied = presses(&borek, lobby.id, &ids(&lobby, "setup")[0]).await;
    assert_eq!(denied.content, "To smí jen ten, kdo stůl otevřel.");
    let setup = presses(&ada, lobby.id, &ids(&lobby, "setup")[0]).await;
    let remove = ids(&setup, "remove").remove(0);
    selects(&ada, setup.id, &remove, "Borek").await;
    said(&ada, "2\\. _free_").await;
    assert_eq!(types(&ada, "/option key:seats value:1").await.content, "Changed.");
    assert!(refused(&ada, "/option key:seats value:9").await.contains("1 to 2"));
    assert!(refused(&ada, "/option key:weather value:rain").await.contains("weather"));
    types(&ada, "/option key:seats value:2").await;
    types(&borek, "/join").await;
    types(&ada, "/remove person:@Borek").await;
    types(&ada, "/leave").await;
    said(&ada, "was closed before the game started").await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn beyond_a_barrier_taking_back_takes_everybodys_consent() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    let mut dice = Dice::new(1);
    move_by_typing(&seats[0], &mut dice).await.expect("a choice");
    assert!(types(&seats[0], "/undo").await.content.starts_with("Taken back."), "one's own choice is free");
    for who in &seats {
        move_by_typing(who, &mut dice).await.expect("a choice");
    }
    for answer in ["no", "yes"] {
        assert_eq!(
            types(&seats[0], "/undo sure:true").await.content,
            "Everybody at the table has been asked."
        );
        let question = board(&seats[1], |message| !ids(message, answer).is_empty()).await;
        assert!(question.pings_me, "whoever is asked is pinged");
        assert_eq!(
            presses(&house.at("Celina", "games"), question.id, &ids(&question, answer)[0]).await.content,
            "Nie masz miejsca przy tym stole."
        );
        presses(&seats[1], question.id, &ids(&question, answer)[0]).await;
        let asked = "Ada asked to take back their last action.";
        let closed = board(&seats[1], |seen| seen.id == question.id && seen.content == asked).await;
        assert!(closed.components.is_empty(), "the question can be pressed");
        let told = if answer == "no" { "Borek does not agree to taking back" } else { "Everybody agreed" };
        assert!(said(&seats[0], told).await.pings_me, "whoever asked is called");
        let once =
            |text: &str| seats[0].sees().iter().filter(|message| message.content.contains(text)).count();
        assert!(once("does not agree") == 1 && once("Everybody agreed") <= 1, "it is told twice");
    }
    let hand = types(&seats[0], "/hand").await;
    assert!(hand.content.contains("Choose one of your two cards"), "{}", hand.content);
    plays_on(&seats).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_ends_by_consent_or_by_a_moderator_and_goes_on_by_a_rematch() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    assert_eq!(types(&seats[1], "/end sure:true").await.content, "Všichni u stolu dostali otázku.");
    board(&seats[0], |message| !ids(message, "yes").is_empty()).await;
    assert_eq!(types(&seats[0], "/agree").await.content, "You agree.");
    let ended = board(&seats[1], |message| !ids(message, "again").is_empty()).await;
    assert!(ended.pings_me && ended.content.contains("ended without a result"), "whoever asked is told");
    let picture = ended.attachments[0].description.as_deref().unwrap_or_default();
    assert!(picture.contains("The game was given up.") && !picture.contains("choosing"), "{picture}");
    let closed = said(&seats[0], "asked to end the game").await;
    assert!(closed.components.is_empty(), "the question can be pressed");
    let told = seats[0].sees().iter().filter(|message| message.content.contains("ended without")).count();
    assert_eq!(told, 1, "the end is told twice");
    presses(&seats[1], ended.id, &ids(&ended, "again")[0]).await;
    board(&seats[0], |message| !ids(message, "start").is_empty()).await;
    types(&seats[0], "/join").await;
    types(&seats[1], "/start").await;
    plays_on(&seats).await;
    let moira = house.at("Moira", "games");
    let ended = types(&moira, "/end moderator:true sure:true").await;
    assert_eq!(ended.content, "The game has been ended without a result.");
    let best = embedded(&types(&moira, &format!("/leaderboard game:{GAME}")).await);
    assert!(best.contains("Nobody has finished"), "{best}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reading_and_resigning_work_by_pressing_too() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    let own = panel(&seats[0]).await;
    let more = presses(&seats[0], own.id, &ids(&own, "more")[0]).await;
    for verb in ["log", "text", "stats", "rules"] {
        let page = presses(&seats[0], more.id, &ids(&more, verb)[0]).await;
        assert!(page.ephemeral && page.id != more.id, "{verb}");
    }
    assert!(ids(&more, "undo").is_empty(), "there is nothing to take back");
    let sure = presses(&seats[0], more.id, &ids(&more, "resign")[0]).await;
    let resigned = presses(&seats[0], sure.id, &ids(&sure, "resign!")[0]).await;
    assert_eq!(resigned.content, "You have resigned.");
    said(&seats[1], "Borek wins").await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_that_everybody_has_forgotten_closes() {
    let mut house = House::open().await;
    let ada = house.at("Ada", "games");
    types(&ada, &format!("/play game:{GAME}")).await;
    said(&ada, "opened by Ada").await;
    house.kill_bot().await;
    let mut database = house.connect().await;
    for older in
        ["update session set touched = touched - 8 * 24 * 3600", "update timer set due = due - 8 * 24 * 3600"]
    {
        sqlx::query(older).execute(&mut database).await.expect("eight days go by");
    }
    sqlx::Connection::close(database).await.expect("it can be closed");
    house.start_bot().await;
    said(&ada, "was closed before the game started").await;
    types(&ada, &format!("/play game:{GAME}")).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_made_while_the_bot_runs() {
    let house = House::open().await;
    let seats = seated(&house, GAME, "games", &BOTH).await;
    plays_on(&seats).await;
    let copy = house.folder().join("copy.db");
    let path = copy.to_str().expect("a path");
    house.run(&["backup", path]).await;
    let exported = house.run(&["--database", path, "export", "1"]).await;
    assert_eq!(exported, house.run(&["export", "1"]).await);
    assert!(
        house.run(&["--database", path, "replay", "--all"]).await.contains("1 live tables, 0 do not replay")
    );
    let again = house.program().args(["backup", path]).output().await.expect("the program starts");
    assert!(!again.status.success() && String::from_utf8_lossy(&again.stderr).contains("exists already"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_token_serving_fails_with_a_sentence_and_the_demo_opens() {
    let house = House::open().await;
    let bare = || {
        let mut program = house.program();
        program
            .env_remove("TURNSTONE_API_URL")
            .env_remove("TURNSTONE_API_TOKEN")
            .env_remove("TURNSTONE_PICTURE_WAIT")
            .env_remove("TURNSTONE_CLOCK");
        program
    };
    let output = bare().arg("serve").output().await.expect("the program starts");
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && complaint.contains("DISCORD_TOKEN is not set"), "{complaint}");
    let away = bare().env("TURNSTONE_API_URL", "http://example.com").arg("serve").output().await;
    let complaint = String::from_utf8_lossy(&away.expect("the program starts").stderr).into_owned();
    assert!(complaint.contains("loopback"), "{complaint}");
    let seeded =
        bare().env("DISCORD_TOKEN", "a.real.one").env("TURNSTONE_SEED", "7").arg("serve").output().await;
    let complaint = String::from_utf8_lossy(&seeded.expect("the program starts").stderr).into_owned();
    assert!(complaint.contains("every hand could be foreseen"), "{complaint}");
    for (rehearsal, value, reason) in [
        ("TURNSTONE_CLOCK", "clock", "the clock is to be right"),
        ("TURNSTONE_PICTURE_WAIT", "9", "Discord waits for three seconds"),
    ] {
        let mut program = bare();
        program.env_remove("TURNSTONE_SEED").env("DISCORD_TOKEN", "a.real.one").env(rehearsal, value);
        let refused = program.arg("serve").output().await.expect("the program starts");
        let complaint = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(complaint.contains(reason), "{complaint}");
    }
    let mut demo =
        bare().args(["demo", "--port", "0"]).stdout(std::process::Stdio::piped()).spawn().expect("it starts");
    let mut lines = BufReader::new(demo.stdout.take().expect("its output")).lines();
    let line = lines.next_line().await.expect("it can be read").expect("it says where it is");
    let address =
        line.split_whitespace().find(|word| word.starts_with("http://127.0.0.1:")).expect("an address");
    let page = reqwest::get(address).await.expect("the page is served");
    assert!(page.status().is_success());
    demo.kill().await.expect("the demo can be ended");
    house.close().await;
}
