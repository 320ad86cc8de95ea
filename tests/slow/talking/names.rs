//! Names that the font lacks, that run from right to left, or that mean something to Discord.

use sandbox::PersonAt;

use kit::{Dice, PATIENCE, Rig, board, ids, move_by_typing, panel, sit_down, types};

/// Every command that shows names still answers, every board has its picture, and only the seated are pinged.
async fn check(game: &str, names: &[&str]) {
    let rig = Rig::open().await;
    let newcomer = |name: &&str| {
        let person = rig.sandbox.add_person(name, "en-US", false).expect("a name is a name");
        person.at("games").expect("the channel is there")
    };
    let seats: Vec<PersonAt> = names.iter().map(newcomer).collect();
    sit_down(game, &seats).await;
    let shown = board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    assert_eq!(shown.attachments.len(), 1, "a board is a picture");
    let mut dice = Dice::new(1);
    for who in &seats {
        for command in [
            "/hand",
            "/board",
            "/board as:text",
            "/log",
            "/show stats",
            "/games",
            "/profile",
            "/profile as:text",
        ] {
            assert!(types(who, command).await.ephemeral, "{command}");
        }
        panel(who).await;
        move_by_typing(who, &mut dice).await;
    }
    let bystander = rig.at("Moira", "games");
    let seen = bystander.wait_until(PATIENCE, |seen| !seen.is_empty()).await.expect("the board");
    assert!(seen.iter().all(|message| !message.pings_me), "somebody else was pinged");
    assert!(seen.iter().all(|message| !message.content.contains("@everyone")), "a name has become a mention");
    types(&seats[0], "/table resign sure:true").await;
    for command in ["/leaderboard", "/leaderboard list:text", "/board", "/board as:text", "/show replay"] {
        types(&seats[0], command).await;
    }
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_that_the_font_lacks_or_that_run_from_the_right() {
    check("harmonies", &["田中", "🐺", "\u{202e}שלום", "Z\u{335}\u{322}\u{321}a\u{334}\u{337}lgo"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_in_scripts_that_are_joined_or_have_a_font_of_their_own() {
    check("village-green", &["김철수", "สมชาย Ada", "محمد", "陈小明"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_that_nobody_sees() {
    check("wolves-and-sheep", &["\u{3164}", "\u{2800}\u{2800}", "\u{301}\u{336}", "\u{e0041}\u{200b}"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_that_mean_something_to_discord_or_are_as_wide_as_can_be() {
    check("confusing-lands", &["@everyone", &"W".repeat(32)]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_in_markdown() {
    check("confusing-lands", &["**bold** `x`", "<@1100000000000000015>"]).await;
}
