//! Wolves and Sheep in the channel: with two colours each, by pressing, and with interruptions in somebody else's turn.

use games::title_of;
use rules::{Seat, Viewer};
use sandbox::{MessageSeen, PersonAt};
use tabletop::{EntryKind, Log, replay};

use kit::{
    Record, Rig, board, button, enabled, ends_as_its_log, ids, panel, plays_out, presses, seated, selects,
    types, values,
};

const GAME: &str = "wolves-and-sheep";

/// Everybody acts whenever they can: so many interruptions come in somebody else's turn.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_play_wolves_and_sheep_by_pressing_and_break_in() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &["Ada", "Borek", "Celina", "Darek"]).await;
    plays_out(&rig, &seats, true, 33).await;
    let log: Log = rig.run(&["export", "1"]).await.parse().expect("a log");
    let mut turn = None;
    let mut broke_in = 0;
    replay(title_of(&log).expect("a game"), &log, |table, entry, _| {
        if let EntryKind::Act(seat, _) = &entry.kind {
            broke_in += usize::from(turn.is_some_and(|must: rules::SeatSet| !must.contains(*seat)));
        }
        turn = Some(table.turn().must());
    })
    .expect("it replays");
    assert!(broke_in >= 3, "only {broke_in} interruptions came on somebody else’s turn:\n{log}");
    rig.close().await;
}

async fn does(who: &PersonAt, notation: &str) {
    let answer = types(who, &format!("/move moves:{notation}")).await;
    assert!(answer.ephemeral, "a hand was shown to all");
    assert!(!answer.attachments.is_empty(), "{notation} was refused: {}", answer.content);
}

/// A lay that is chosen by pressing, up to its confirmation: the panel.
async fn chooses(who: &PersonAt, lay: &str) -> MessageSeen {
    let mut open = panel(who).await;
    let slots = lay.splitn(3, ' ').collect::<Vec<_>>();
    let [verb, tile, place] = slots[..] else { panic!("{lay} is no lay") };
    for value in [format!("{verb} {tile}"), format!("{verb} {tile}/{place}")] {
        let menu = ids(&open, "sel").into_iter().find(|menu| values(&open, menu).contains(&value));
        open = match menu {
            Some(menu) => selects(who, open.id, &menu, &value).await,
            None => presses(who, open.id, &button(&open, &format!(":pick:{value}"))).await,
        };
    }
    open
}

/// The process dies between an interruption and the turn that it broke into; the person on turn keeps it, and their choices.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_goes_on_behind_an_interruption_and_a_restart() {
    let record = Record::read("wolves-and-sheep/four");
    let broken = record.steps.windows(3).position(|steps| {
        let [before, interruption, after] = steps else { return false };
        interruption.notation.starts_with("interrupt ")
            && ![before.seat, after.seat].contains(&interruption.seat)
            && after.notation.starts_with("lay ")
    });
    let interruption = broken.expect("somebody breaks in") + 1;
    let mut rig = Rig::open().await;
    let mut seats = record.begins(&mut rig, &["Ada", "Moira", "Celina", "Darek"], false).await;
    for (number, step) in record.steps.iter().enumerate() {
        if number == interruption {
            // Everybody is offered the same button, whatever they hold.
            let shown = board(&seats[0], |message| ids(message, "panel").len() == 2).await;
            let panel = presses(&seats[step.seat], shown.id, &ids(&shown, "panel")[1]).await;
            assert!(panel.ephemeral && panel.content.contains("out of turn"), "{}", panel.content);
        }
        if number != interruption {
            does(&seats[step.seat], &step.notation).await;
            continue;
        }
        let next = &record.steps[number + 1];
        let chosen = chooses(&seats[next.seat], &next.notation).await;
        does(&seats[step.seat], &step.notation).await;
        rig.restart_bot().await;
        // No move is made at a table that has changed, but nothing needs to be chosen anew.
        let confirm = format!(":act:{}", next.notation);
        let entries = rig.entries().await;
        let late = presses(&seats[next.seat], chosen.id, &button(&chosen, &confirm)).await;
        assert!(
            late.content.contains("moved on. I kept") || late.content.contains("zmieniła"),
            "{}",
            late.content
        );
        assert_eq!(rig.entries().await, entries);
        assert!(enabled(&late, "act").iter().any(|id| id.ends_with(&confirm)), "{:?}", late.components);
    }
    record.was_played(&rig).await;
    // The person who reads the end reads it in English.
    seats.truncate(1);
    ends_as_its_log(&rig, &seats).await;
    rig.close().await;
}

/// A moment of a record at which two people could lay a wolf on the same place: the number of steps before it, who they are, their moves.
fn rivals(record: &Record) -> (usize, [(usize, String); 2]) {
    let (mut played, mut found) = (0, None);
    replay(title_of(&record.log).expect("a game"), &record.log, |table, entry, _| {
        played += usize::from(matches!(entry.kind, EntryKind::Act(..)));
        let wolves = |seat: u8| {
            let actions = table.sight(Viewer::Seat(Seat(seat))).actions().into_iter();
            actions.filter(|action| action.starts_with("interrupt 6") && "1234".contains(&action[11..12]))
        };
        let place = |action: &str| action.rsplit(' ').next().map(str::to_owned);
        for one in 0..4 {
            for other in one + 1..4 {
                let pair = wolves(one).find_map(|first| {
                    let second = wolves(other).find(|second| place(second) == place(&first))?;
                    Some([(usize::from(one), first), (usize::from(other), second)])
                });
                found = found.take().or(pair.map(|pair| (played, pair)));
            }
        }
    })
    .expect("it replays");
    found.expect("two people hold a wolf at the same time")
}

/// First come, first laid; the other player is informed, and may choose again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_break_in_at_once_do_not_lay_on_the_same_place() {
    let record = Record::read("wolves-and-sheep/four");
    let (before, [(one, first), (other, second)]) = rivals(&record);
    let mut rig = Rig::open().await;
    let seats = record.begins(&mut rig, &["Ada", "Moira", "Celina", "Darek"], false).await;
    for step in &record.steps[..before] {
        does(&seats[step.seat], &step.notation).await;
    }
    let entries = rig.entries().await;
    let (first, second) = (format!("/move moves:{first}"), format!("/move moves:{second}"));
    let (ours, theirs) = tokio::join!(types(&seats[one], &first), types(&seats[other], &second));
    let done = [&ours, &theirs].map(|answer| !answer.attachments.is_empty());
    assert_ne!(done[0], done[1], "{}\n{}", ours.content, theirs.content);
    let told = if done[0] { &theirs } else { &ours };
    assert!(told.ephemeral && !told.content.is_empty());
    assert_eq!(rig.entries().await, entries + 1);
    rig.close().await;
}
