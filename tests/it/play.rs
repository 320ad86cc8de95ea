//! Whole games, by typing alone and by pressing alone, alone and across restarts.

use std::path::PathBuf;

use sandbox::PersonAt;
use serde_json::Value;

use crate::house::{House, board, ids, presses, types};
use crate::players::{
    Dice, OVER, Pressed, move_by_pressing, move_by_typing, panel, press_on, seated, suggested,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_game_by_typing_alone() {
    let house = House::open().await;
    let seats = seated(&house, "confusing-lands", "games", &["Ada", "Borek"]).await;
    let mut dice = Dice::new(1);
    while {
        let mut moved = false;
        for who in &seats {
            moved |= move_by_typing(who, &mut dice).await.is_some();
        }
        moved
    } {}
    ends_as_its_log(&house, &seats).await;
    let best = types(&seats[1], "/leaderboard game:confusing-lands").await;
    let text = best.embeds[0]["description"].as_str().expect("a list").to_owned();
    assert!(text.contains("Ada") && text.contains("Borek"), "{text}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_game_by_pressing_alone() {
    let house = House::open().await;
    let (ada, borek) = (house.at("Ada", "games"), house.at("Borek", "games"));
    // A table is opened by typing: there is nothing to press before.
    types(&ada, "/play game:confusing-lands").await;
    let lobby = board(&ada, |message| !ids(message, "join").is_empty()).await;
    presses(&borek, lobby.id, &ids(&lobby, "join")[0]).await;
    presses(&ada, lobby.id, &ids(&lobby, "start")[0]).await;
    board(&ada, |message| !ids(message, "panel").is_empty()).await;
    let seats = [ada, borek];
    let mut dice = Dice::new(2);
    while !over(&house).await {
        for who in &seats {
            if !over(&house).await {
                move_by_pressing(who, &mut dice).await;
            }
        }
    }
    ends_as_its_log(&house, &seats).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_solo_game_is_played_to_its_verdict_and_never_pings() {
    let house = House::open().await;
    let seats = seated(&house, "confusing-lands", "games-2", &["Ada"]).await;
    let mut dice = Dice::new(3);
    while move_by_typing(&seats[0], &mut dice).await.is_some() {}
    assert!(seats[0].sees().iter().all(|message| !message.pings_me));
    ends_as_its_log(&house, &seats).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_across_three_restarts_and_old_buttons_work() {
    let mut house = House::open().await;
    let seats = seated(&house, "confusing-lands", "games", &["Ada", "Borek"]).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    let mut dice = Dice::new(4);
    let mut turns = 0;
    while !over(&house).await {
        for who in &seats {
            if over(&house).await {
                break;
            }
            turns += 1;
            if [2, 5, 9].contains(&turns) {
                across_a_restart(&mut house, who, &mut dice).await;
            } else {
                move_by_typing(who, &mut dice).await;
            }
        }
    }
    assert!(turns >= 9, "the bot was restarted three times");
    ends_as_its_log(&house, &seats).await;
    house.close().await;
}

/// Begins a turn in a panel, kills the bot without warning, and ends the turn in the same panel.
async fn across_a_restart(house: &mut House, who: &PersonAt, dice: &mut Dice) {
    let mut open = panel(who).await;
    let begun = press_on(who, &open, dice).await;
    house.restart_bot().await;
    match begun {
        Pressed::Drafted(after) => open = after,
        // A turn of one press leaves nothing half-made.
        Pressed::Moved(_) | Pressed::Idle => return,
    }
    for _ in 0..60 {
        match press_on(who, &open, dice).await {
            Pressed::Drafted(after) => open = after,
            Pressed::Moved(_) | Pressed::Idle => return,
        }
    }
    panic!("the panel from before the restart leads nowhere: {}", open.content);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_autocomplete_suggests_it_shows_in_the_persons_language() {
    let house = House::open().await;
    let seats = seated(&house, "confusing-lands", "games", &["Celina"]).await;
    let who = &seats[0];
    let offered = who.autocomplete("move", serde_json::json!({}), "moves", "").await.expect("a command");
    let offered = offered.expect("an answer");
    assert!(!offered.is_empty() && offered.iter().all(|one| one.name.contains('–')), "{offered:?}");
    assert!(suggested(who, &mut Dice::new(5)).await.is_some_and(|notation| notation.starts_with("lay ")));
    house.close().await;
}

/// People play a game of their table to its end. Whoever can do something does up to four things before the next one looks: some choices can
/// be made anew for as long as others have not chosen.
pub(crate) async fn plays_out(house: &House, seats: &[PersonAt], pressing: bool, seed: u64) {
    let mut dice = Dice::new(seed);
    while !over(house).await {
        for who in seats {
            for _ in 0..4 {
                let moved = if over(house).await {
                    None
                } else if pressing {
                    move_by_pressing(who, &mut dice).await
                } else {
                    move_by_typing(who, &mut dice).await
                };
                if moved.is_none() {
                    break;
                }
            }
        }
    }
    ends_as_its_log(house, seats).await;
}

/// Whether the first table has ended, as its record says: the board may come a moment later.
pub(crate) async fn over(house: &House) -> bool {
    !house.table().await.status.is_open()
}

/// The end that the channel sees, the record in the database, and the replayed log are one and the same.
pub(crate) async fn ends_as_its_log(house: &House, seats: &[PersonAt]) {
    let end = board(&seats[0], |message| message.content.contains(OVER)).await;
    let log = log_file(house, &seats[0]).await;
    let path = log.to_str().expect("a path in UTF-8").to_owned();
    let replayed = house.run(&["replay", "--json", &path]).await;
    let last: Value = serde_json::from_str(replayed.lines().last().expect("states")).expect("JSON");
    let session = house.table().await;
    let mut kept = session.table().expect("a position").report();
    for key in ["step", "entry"] {
        kept[key] = last[key].clone();
    }
    assert_eq!(kept, last, "the log does not lead to the last position");
    for score in session.table().expect("a position").scores() {
        let said = format!("{score} point").replace('-', "−");
        assert!(end.content.contains(&said), "{said}: {}", end.content);
    }
    // The operator's export carries comments besides.
    let exported = house.run(&["export", "1"]).await;
    let played = |text: &str| {
        text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect::<Vec<_>>()
    };
    let attached = std::fs::read_to_string(&log).expect("the log");
    assert_eq!(played(&attached), played(&exported));
    assert!(house.run(&["replay", &path]).await.contains("scores"));
}

/// The log that `/log` attaches once the game is over, as a file.
async fn log_file(house: &House, who: &PersonAt) -> PathBuf {
    let answer = types(who, "/log").await;
    let file = answer.attachments.iter().find(|file| file.filename.ends_with(".log")).expect("a log");
    let path = house.folder().join(&file.filename);
    std::fs::write(&path, &file.bytes).expect("the folder can be written");
    path
}
