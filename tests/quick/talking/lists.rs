//! Reading rather than playing: lists, rules, settings, help, in everybody's language.

use kit::{Rig, board, ids, named, presses, refused, said, seated, selects, types, values};

const BOTH: [&str; 2] = ["Ada", "Borek"];

const GAME: &str = "confusing-lands";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lists_answer_before_and_after_there_is_anything_to_list() {
    let rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    assert_eq!(named(&types(&ada, "/games").await.content), "You are not at any table. Open one with /play.");
    assert!(refused(&ada, "/show stats").await.starts_with("There is no table in this channel."));
    assert_eq!(refused(&ada, "/rules").await, "Name a game: there is no table here.");
    for command in ["/leaderboard".to_owned(), format!("/leaderboard game:{GAME}")] {
        let empty = types(&ada, &command).await;
        assert!(empty.content.contains("Nobody is rated here yet") && !empty.ephemeral, "{}", empty.content);
    }
    for list in ["alone", "computers", "records"] {
        let empty = types(&ada, &format!("/leaderboard game:{GAME} list:{list}")).await;
        assert!(empty.content.contains("finished"), "{}", empty.content);
    }
    assert_eq!(refused(&ada, "/leaderboard list:records").await, "Choose a game to see that list.");
    let help = types(&ada, "/help").await;
    assert!(named(&help.content).contains("/play opens one"), "{}", help.content);
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    let games = types(&ada, "/games").await;
    assert!(games.ephemeral && games.content.contains("**your turn** – asked <t:"), "{}", games.content);
    let text = types(&ada, "/board as:text").await;
    assert!(text.content.starts_with("```") && text.attachments.is_empty(), "{}", text.content);
    assert!(types(&ada, "/show stats").await.ephemeral);
    let rules = types(&ada, "/rules").await;
    let menu = rules.parts().next().and_then(|part| part["custom_id"].as_str()).expect("topics").to_owned();
    for topic in values(&rules, &menu) {
        let page = selects(&ada, rules.id, &menu, &topic).await;
        assert!(page.content.len() > 100, "{topic}: {}", page.content);
    }
    types(&seats[1], "/table resign sure:true").await;
    assert!(said(&ada, "Ada wins").await.content.contains("Borek has resigned."), "why it is over");
    let shown = types(&ada, "/leaderboard").await;
    let alt = shown.attachments[0].description.as_deref().unwrap_or_default();
    assert!(shown.attachments.len() == 1 && alt.contains("Ada"), "{shown:?}");
    let text = types(&ada, &format!("/leaderboard game:{GAME} list:text")).await.content;
    assert!(text.contains("Ada") && text.contains("Borek"), "{text}");
    let menu = ids(&shown, "top").into_iter().next().expect("a menu of games");
    let chosen = selects(&ada, shown.id, &menu, GAME).await;
    assert!(chosen.ephemeral && chosen.attachments.len() == 1, "the answer to everybody stays as it is");
    let records = ids(&chosen, "top").into_iter().find(|id| id.contains("records")).expect("a button");
    let records = presses(&ada, chosen.id, &records).await.content;
    assert!(records.contains("No game between people"), "somebody has resigned: {records}");
    for span in [" span:month", " span:year"] {
        let best = types(&ada, &format!("/leaderboard game:{GAME}{span}")).await.content;
        assert!(
            best.contains("# Name  Games Won   % Avg Best")
                && best.contains("1 Ada       1   1 100   –    –")
                && best.contains("2 Borek     1   0   0   –    –"),
            "{best}"
        );
    }
    let mut database = rig.connect().await;
    sqlx::query("delete from tally").execute(&mut database).await.expect("it is spoilt");
    let best = types(&ada, &format!("/leaderboard game:{GAME} span:month")).await.content;
    assert!(best.contains("Nobody has finished"), "{best}");
    let counted = rig.run(&["recount"]).await;
    let counted: serde_json::Value = serde_json::from_str(&counted).expect("one line");
    let first = &counted["differed"][0];
    assert!(
        first["was"] == "" && first["is"].as_str().is_some_and(|is| is.starts_with("1 games")),
        "{counted}"
    );
    assert_eq!(counted["results"], 2);
    let again = rig.run(&["recount"]).await;
    assert_eq!(again, "{\"differed\":[],\"results\":2}\n");
    let best = types(&ada, &format!("/leaderboard game:{GAME} span:month")).await.content;
    assert!(best.contains("1 Ada       1   1 100"), "{best}");
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_answered_in_their_own_language() {
    let rig = Rig::open().await;
    for (who, command, answer) in [
        ("Ada", "/hand", "There is no table in this channel. Open one with /play."),
        ("Borek", "/ruka", "V tomto kanálu není žádný stůl. Nový otevřeš příkazem /play (`/hrát`)."),
        ("Celina", "/ręka", "Na tym kanale nie ma stołu. Nowy otworzysz komendą /play (`/graj`)."),
    ] {
        assert_eq!(named(&refused(&rig.at(who, "games"), command).await), answer);
    }
    let borek = rig.at("Borek", "games");
    types(&borek, &format!("/play game:{GAME} seats:1")).await;
    let lobby = board(&borek, |message| !ids(message, "join").is_empty()).await;
    assert_eq!(lobby.buttons()[0], "Odejít", "the only seat is taken");
    types(&borek, "/table start").await;
    let shown = board(&borek, |message| !ids(message, "panel").is_empty()).await;
    let seen = presses(&rig.at("Celina", "games"), shown.id, &ids(&shown, "panel")[0]).await;
    assert_ne!(seen.content, "You have no seat at this table. This is what everybody sees.");
    assert!(seen.ephemeral && seen.attachments.len() == 1);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_settles_language_and_look() {
    let rig = Rig::open().await;
    let (ada, moira) = (rig.at("Ada", "games"), rig.at("Moira", "games"));
    assert!(ada.type_command("/server settings").await.is_err(), "the command is not offered to everybody");
    let answer = types(&moira, "/server settings language:cs theme:night").await;
    assert!(answer.ephemeral && answer.content.contains("Čeština"), "{}", answer.content);
    types(&ada, &format!("/play game:{GAME} seats:1")).await;
    let lobby = board(&ada, |message| !ids(message, "join").is_empty()).await;
    assert!(!lobby.content.contains("opened by"), "{}", lobby.content);
    let board = types(&ada, "/leaderboard").await.content;
    assert!(board.contains("hodnocení"), "everybody reads the server’s language: {board}");
    let about = types(&ada, "/leaderboard list:about").await;
    assert!(about.ephemeral && about.content.contains("rating"), "{}", about.content);
    let menu =
        answer.parts().next().and_then(|part| part["custom_id"].as_str()).expect("languages").to_owned();
    let back = selects(&moira, answer.id, &menu, "auto").await;
    assert!(!back.content.contains("Čeština"), "{}", back.content);
    let board = types(&rig.at("Celina", "games"), "/leaderboard").await.content;
    assert!(board.contains("hodnocení"), "or else that of the channel’s table: {board}");
    let board = types(&rig.at("Celina", "lounge"), "/leaderboard").await.content;
    assert!(!board.contains("hodnocení"), "or else one’s own: {board}");
    rig.close().await;
}
