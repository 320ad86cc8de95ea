//! Village Green in the channel: by typing, by pressing, and across restarts in the middle of a turn.

use rules::Seat;

use kit::{Record, Rig, enabled, ends_as_its_log, ids, panel, plays_out, seated, types, values};

const GAME: &str = "village-green";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_people_play_village_green_by_pressing() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &["Ada", "Borek", "Celina", "Darek", "Moira"]).await;
    plays_out(&rig, &seats, true, 22).await;
    rig.close().await;
}

/// One player has laid her awards when the process dies; the others do not see which, before or after, until all have.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_opening_goes_on_across_a_restart_and_stays_secret_until_all_have_chosen() {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &["Ada", "Moira", "Celina"]).await;
    let before = types(&seats[1], "/board as:text").await.content;
    types(&seats[0], "/move moves:arrange 2 1 3").await;
    let shown = types(&seats[1], "/board as:text").await.content;
    rig.restart_bot().await;
    assert_eq!(types(&seats[1], "/board as:text").await.content, shown, "the restart shows something else");
    // A choice may be changed until the last one is made; the others do not notice.
    types(&seats[0], "/move moves:arrange 3 2 1").await;
    assert_eq!(types(&seats[1], "/board as:text").await.content, shown, "a changed choice is seen");
    types(&seats[1], "/move moves:arrange 1 2 3").await;
    types(&seats[2], "/move moves:arrange 1 3 2").await;
    let after = types(&seats[1], "/board as:text").await.content;
    assert_ne!(after, before, "nobody's awards are shown");
    let late = types(&seats[0], "/move moves:arrange 1 2 3").await;
    assert!(late.attachments.is_empty(), "a choice was changed after the last one was in: {}", late.content);
    rig.close().await;
}

/// The process dies between a structure and the award that it brings; the player is still asked for that award.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_structure_brings_its_award_across_a_restart() {
    let record = Record::read("village-green/five");
    let structure = record.steps.windows(2).position(|pair| {
        pair[0].seat == pair[1].seat
            && pair[0].notation.starts_with("lay ")
            && pair[1].notation.starts_with("award ")
    });
    let structure = structure.expect("the record holds a structure");
    let mut rig = Rig::open().await;
    let people = ["Ada", "Borek", "Celina", "Darek", "Moira"];
    let mut seats = record.begins(&mut rig, &people, false).await;
    for (number, step) in record.steps.iter().enumerate() {
        let who = &seats[step.seat];
        let answer = types(who, &format!("/move moves:{}", step.notation)).await;
        assert!(!answer.attachments.is_empty(), "{} was refused: {}", step.notation, answer.content);
        if number == structure {
            rig.restart_bot().await;
            let award = &record.steps[number + 1].notation;
            let asked = panel(who).await;
            let button = enabled(&asked, "act").iter().any(|id| id.ends_with(&format!(":act:{award}")));
            let offers = |menu: &String| values(&asked, menu).contains(&format!("!{award}"));
            let offered = button || ids(&asked, "sel").iter().any(offers);
            assert!(offered, "the award is not asked for: {}", asked.content);
        }
    }
    record.was_played(&rig).await;
    // The person who reads the end reads it in English.
    seats.truncate(1);
    ends_as_its_log(&rig, &seats).await;
    rig.close().await;
}

/// The first part stays, because a draw cannot be undone; the rest of the chain is done as far as it goes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_is_typed_in_one_chain() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &["Ada", "Moira"]).await;
    for who in &seats {
        types(who, "/move moves:arrange 1 2 3").await;
    }
    let begins =
        usize::from(rig.table().await.table().is_some_and(|table| !table.turn().must().contains(Seat(0))));
    let before = rig.entries().await;
    let done = types(&seats[begins], "/move moves:take 2; discard 4").await;
    assert!(!done.attachments.is_empty() && !done.content.contains("not made"), "{}", done.content);
    assert_eq!(rig.entries().await, before + 2);
    let halted = types(&seats[1 - begins], "/move moves:take 2; lay 9 b2; discard 4").await;
    let said = "⚠️ Move 2 was not made: ";
    assert!(
        halted.content.contains(said) && halted.content.contains("The moves before it stand."),
        "{}",
        halted.content
    );
    assert_eq!(rig.entries().await, before + 3, "the draw stands, alone");
    types(&seats[1 - begins], "/move moves:discard 4").await;
    assert_eq!(rig.entries().await, before + 4);
    // Before anything is drawn a chain is done whole or not at all.
    let refused = types(&seats[begins], "/move moves:lay 1 b2; take 2").await;
    assert!(refused.attachments.is_empty(), "{}", refused.content);
    assert_eq!(rig.entries().await, before + 4);
    rig.close().await;
}
