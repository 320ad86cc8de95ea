//! Ratings as people meet them: at stake in the lobby, on the last board, on the leaderboard, and taken out by a moderator.

use sandbox::MessageSeen;
use serde_json::json;

use kit::{PATIENCE, Rig, board, button, ids, presses, refused, said, seated, selects, types, values};

const GAME: &str = "confusing-lands";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_changes_ratings_until_a_moderator_takes_it_out() {
    let rig = Rig::open().await;
    let (ada, borek, moira) = (rig.at("Ada", "games"), rig.at("Borek", "games"), rig.at("Moira", "games"));
    types(&ada, &format!("/play game:{GAME}")).await;
    let lobby = board(&ada, |message| !ids(message, "stakes").is_empty()).await;
    let alone = presses(&ada, lobby.id, &ids(&lobby, "stakes")[0]).await;
    assert_eq!(alone.content, "Once two people sit here, I can show what is at stake.");
    let looking = presses(&borek, lobby.id, &ids(&lobby, "stakes")[0]).await;
    let stakes = looking.content.as_str();
    assert!(
        looking.ephemeral && stakes.contains("**1500 ±300**") && stakes.contains("1. místo +75"),
        "{stakes}"
    );
    let about = presses(&borek, looking.id, &button(&looking, ":top:about/")).await;
    assert!(about.content.contains("**Jak se hodnotí") && about.ephemeral, "{about:?}");
    types(&borek, "/join").await;
    let full = presses(&moira, lobby.id, &ids(&lobby, "stakes")[0]).await;
    assert_eq!(full.content, "Every seat here is taken. I show what is at stake only to the players.");
    types(&ada, "/table start").await;
    board(&ada, |message| !ids(message, "panel").is_empty()).await;
    types(&borek, "/table resign sure:true").await;
    let over = said(&ada, "Ada wins").await;
    let told = &over.content;
    assert!(told.contains("Ada 1575 ±300 (+75) · Borek 1425 ±300 (−75)"), "{told}");
    let both = async || types(&ada, &format!("/leaderboard game:{GAME} list:text")).await.content;
    assert!(both().await.contains("1575"), "{}", both().await);
    let typed = types(&ada, "/leaderboard list:about").await;
    assert!(typed.ephemeral && typed.content.contains("**How ratings work**"), "{typed:?}");
    // Over all games, a page that each game has for itself is the one of the most played game.
    let all = types(&ada, "/leaderboard").await;
    let records = presses(&ada, all.id, &button(&all, &format!(":records/{GAME}"))).await;
    assert!(records.content.contains("records of this server"), "{}", records.content);
    let profile = types(&borek, "/profil").await;
    let alt = profile.attachments[0].description.as_deref().unwrap_or_default();
    assert!(alt.contains("1425") && alt.contains("Ada") && !alt.contains("výher v řadě"), "{alt}");
    let met = types(&ada, "/profile with:Borek").await;
    let alt = met.attachments[0].description.as_deref().unwrap_or_default();
    assert!(alt.contains("Borek: 1 game, 1 : 0") && alt.contains("wins in a row: 1, at best 1"), "{alt}");
    let unmet = types(&ada, "/profile with:Moira").await;
    assert!(unmet.content.contains("Moira"), "{unmet:?}");
    assert!(ids(&profile, "film").is_empty(), "a game that was given up has no points");

    let more = presses(&ada, over.id, &button(&over, ":more:")).await;
    assert!(ids(&more, "settle").is_empty(), "nobody but a moderator takes a game out");
    let more = presses(&moira, over.id, &button(&over, ":more:")).await;
    let asked = presses(&moira, more.id, &ids(&more, "settle")[0]).await;
    assert!(asked.content.contains("you cannot undo it"), "{}", asked.content);
    assert!(both().await.contains("1575"), "nothing is done before it is confirmed");
    let done = presses(&moira, asked.id, &ids(&asked, "settle!")[0]).await;
    assert_eq!(done.content, "This game no longer counts anywhere.");
    said(&ada, ", as a moderator, has decided that this game does not count").await;
    let settled =
        |message: &MessageSeen| message.content.contains("Ada wins") && !message.content.contains("(+75)");
    board(&ada, settled).await;
    let gone = |seen: &[MessageSeen]| {
        seen.iter().all(|message| message.ephemeral || !message.content.contains("(+75)"))
    };
    ada.wait_until(PATIENCE, gone).await.expect("no board tells what is no longer so");
    let none = types(&ada, "/leaderboard").await;
    assert!(none.content.contains("Nobody is rated here yet"), "{none:?}");
    assert!(rig.run(&["recount"]).await.contains("\"differed\":[]"));
    rig.close().await;
}

/// At a table for three every place has a stake, for spectators as well, until all seats are taken; a computer ends it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_at_stake_for_three_is_told_place_by_place() {
    let rig = Rig::open().await;
    let (ada, borek, moira) = (rig.at("Ada", "games"), rig.at("Borek", "games"), rig.at("Moira", "games"));
    types(&ada, "/play game:harmonies seats:3").await;
    types(&borek, "/join").await;
    let lobby = board(&ada, |message| !ids(message, "stakes").is_empty()).await;
    let stakes = async || presses(&moira, lobby.id, &ids(&lobby, "stakes")[0]).await.content;
    let looking = stakes().await;
    for place in ["place 1: +150", "place 2: ±0", "place 3: −150"] {
        assert!(looking.contains(place), "{looking}");
    }
    types(&moira, "/join").await;
    assert_eq!(stakes().await, looking, "it is the same for whoever has sat down");
    rig.close().await;
}

/// Ends the season right after its last game; its beginning is moved back ten days, so that its days are not the next one's.
async fn season_ends(rig: &Rig) {
    let mut database = rig.connect().await;
    let over =
        sqlx::query("update season set since = since - 864000, until = (select max(at) + 1 from result)");
    over.execute(&mut database).await.expect("the season is over");
}

/// A season that ends while the bot is away is announced once, without a sound, and has a ladder of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_season_ends_with_its_ladder_in_the_channel_of_its_last_game() {
    let mut rig = Rig::open().await;
    let (ada, borek, moira) = (rig.at("Ada", "games"), rig.at("Borek", "games"), rig.at("Moira", "games"));
    let none = types(&ada, "/leaderboard list:season").await;
    assert!(none.content.contains("no seasons"), "{}", none.content);
    let settled = types(&moira, "/server settings seasons:months").await;
    assert!(settled.content.contains("a season is a month"), "{}", settled.content);
    seated(&rig, GAME, "games", &["Ada", "Borek"]).await;
    types(&borek, "/table resign sure:true").await;
    said(&ada, "Ada wins").await;
    rig.posted().await;
    rig.kill_bot().await;
    season_ends(&rig).await;
    rig.start_bot().await;
    let told = said(&ada, "The season is over").await;
    assert!(told.suppress_notifications && !told.pings_me, "nobody's device tells of it");
    let alt = told.attachments[0].description.as_deref().unwrap_or_default();
    assert!(alt.contains("The season over all games") && alt.contains("Ada: 1575"), "{alt}");
    rig.posted().await;
    rig.restart_bot().await;
    rig.posted().await;
    let seen = ada.sees();
    assert_eq!(seen.iter().filter(|message| message.content.contains("The season is over")).count(), 1);
    // A new one has begun; from there a person looks back.
    let now = types(&borek, "/leaderboard list:season").await;
    assert!(now.content.contains("this season"), "{now:?}");
    let menus = ids(&now, "season");
    let [games, seasons] = menus.as_slice() else { panic!("a menu of games, and one of seasons: {menus:?}") };
    let offered = values(&now, seasons);
    assert_eq!(offered.len(), 2, "{offered:?}");
    let before = selects(&borek, now.id, seasons, &offered[1]).await;
    let alt = before.attachments[0].description.as_deref().unwrap_or_default();
    assert!(alt.contains("Sezóna ve všech hrách") && alt.contains("Borek"), "{alt}");
    // The game chosen there is shown as it was then.
    let games = games.replace(&offered[0], &offered[1]);
    let at = selects(&borek, before.id, &games, GAME).await;
    let alt = at.attachments[0].description.as_deref().unwrap_or_default();
    assert!(alt.contains("Sezóna") && alt.contains("Borek") && !alt.contains("všech"), "{alt}");
    // As text, and back, it is the same season.
    let text = presses(&borek, at.id, &ids(&at, "season-as")[0]).await;
    assert!(text.content.contains("Sezóna") && text.content.contains("1425"), "{text:?}");
    let back = presses(&borek, text.id, &ids(&text, "season-as")[0]).await;
    assert_eq!(back.attachments[0].description, at.attachments[0].description);
    // By typing as well, from its days alone.
    let offered = ada.autocomplete("leaderboard", json!({}), "season", "").await.expect("there is a command");
    let offered: Vec<String> = offered.expect("it answers").into_iter().map(|one| one.name).collect();
    assert_eq!(offered.len(), 2, "{offered:?}");
    let typed = types(&ada, &format!("/leaderboard season:{}", offered[1])).await;
    assert!(!typed.attachments.is_empty(), "{typed:?}");
    let typed = types(&ada, &format!("/leaderboard season:{} list:text", offered[1])).await;
    assert!(typed.content.contains("1575"), "{typed:?}");
    assert!(refused(&ada, "/leaderboard season:1999").await.contains("No season of this server"));
    rig.close().await;
}

/// The channel of a season's last game is gone: the one of the game before shows how it went.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_season_is_told_in_a_channel_that_is_there() {
    let mut rig = Rig::open().await;
    let (ada, moira) = (rig.at("Ada", "games"), rig.at("Moira", "games"));
    types(&moira, "/server settings seasons:months").await;
    for channel in ["games", "lounge"] {
        seated(&rig, GAME, channel, &["Ada", "Borek"]).await;
        types(&rig.at("Borek", channel), "/table resign sure:true").await;
        said(&rig.at("Ada", channel), "Ada wins").await;
    }
    rig.posted().await;
    rig.kill_bot().await;
    season_ends(&rig).await;
    rig.sandbox.delete_channel(rig.at("Ada", "lounge").channel());
    rig.start_bot().await;
    said(&ada, "The season is over").await;
    rig.close_after_trouble().await;
}

/// A running game changes nothing: the stakes are the same whatever a seat holds, and are known before it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_runs_tells_nothing_by_ratings() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &["Ada", "Borek"]).await;
    let shown = types(&seats[0], "/leaderboard").await;
    assert!(shown.content.contains("Nobody is rated here yet"), "{shown:?}");
    let profile = types(&seats[0], "/profile").await;
    assert!(
        profile.attachments.is_empty() && profile.content.contains("No finished game that counts"),
        "{profile:?}"
    );
    rig.close().await;
}
