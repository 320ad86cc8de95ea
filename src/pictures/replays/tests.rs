//! Replays in their turns.

use host::tables::{Quota, Tables, luck};
use rules::Viewer;
use tabletop::Log;
use tempfile::TempDir;

use super::*;
use words::Speech;

const LOG: &str = include_str!("../../../games/confusing-lands/logs/two.log");

fn key(table: i64) -> Key {
    Key { table, rev: 1, lang: Lang::En, theme: Theme::Paper }
}

fn replay(log: &str) -> Replay {
    let log: Log = log.parse().expect("it is a log");
    let speech = Speech::nameless(Lang::En);
    Replay { log, viewer: Viewer::Public, speech, theme: Theme::Paper, most: 8_000_000 }
}

/// A person who waits for a replay.
fn asker(tables: &Tables, user: u64) -> Arc<Asker> {
    Arc::new(tables.asker(Quota::Replay, user).expect("they wait for few"))
}

async fn tables() -> (TempDir, Tables) {
    let folder = TempDir::new().expect("a temporary folder");
    let tables =
        Tables::open_db(&folder.path().join("replays.db"), luck::rehearsed(1)).await.expect("it opens");
    (folder, tables)
}

async fn end(mut state: watch::Receiver<State>) -> State {
    state.wait_for(State::is_final).await.expect("somebody draws").clone()
}

#[tokio::test]
async fn whoever_asks_for_the_same_gets_the_same_and_it_is_drawn_once() {
    let pictures = Pictures::default();
    let (_folder, tables) = tables().await;
    let first = pictures.replayed(&asker(&tables, 1), key(1), || replay(LOG));
    let second = pictures.replayed(&asker(&tables, 1), key(1), || panic!("it is drawn already"));
    let (State::Done(one), State::Done(other)) = (end(first).await, end(second).await) else {
        panic!("it cannot be drawn")
    };
    assert!(Arc::ptr_eq(&one, &other));
    let later = pictures.replayed(&asker(&tables, 1), key(1), || panic!("it is kept"));
    assert!(matches!(end(later).await, State::Done(kept) if Arc::ptr_eq(&kept, &one)));
}

#[tokio::test]
async fn nobody_is_refused_for_what_somebody_else_waits_for_and_what_fails_is_forgotten() {
    let pictures = Pictures::default();
    let (_folder, tables) = tables().await;
    let busy = pictures.occupy();
    let broken = LOG.replacen("lay", "lie", 1);
    let ask =
        |user: u64, table: i64| pictures.replayed(&asker(&tables, user), key(table), || replay(&broken));
    let mut waiting: Vec<_> = (1..=3).map(|table| ask(1, table)).collect();
    assert!(tables.asker(Quota::Replay, 1).is_none());
    waiting.extend((2..=9).map(|user| ask(user, 10 * i64::try_from(user).expect("it is small"))));
    drop(busy);
    for state in waiting {
        assert!(matches!(end(state).await, State::Failed(_)));
    }
    assert!(pictures.replays.shelf().known.is_empty());
    while tables.asker(Quota::Replay, 1).is_none() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn people_take_turns_and_nobody_has_two_drawn_at_once() {
    let (_folder, tables) = tables().await;
    let mut shelf = Shelf::default();
    let mut channels = Vec::new();
    for (user, table) in [(1, 10), (1, 11), (1, 12), (2, 20), (2, 21), (3, 30)] {
        let (told, state) = watch::channel(State::Drawing(Progress::default()));
        channels.push((table, told));
        let (askers, round) = (vec![asker(&tables, user)], shelf.round_of(user));
        shelf.known.push(Request { key: Some(key(table)), state, askers, begun: false, round });
    }
    let begin = |shelf: &mut Shelf| {
        let at = shelf.next()?;
        shelf.known[at].begun = true;
        shelf.round = shelf.known[at].round.max(shelf.round);
        shelf.known[at].key.map(|key| key.table)
    };
    let fail = |table: i64| {
        let (_, told) = channels.iter().find(|(other, _)| *other == table).expect("it was asked for");
        told.send_replace(State::Failed(String::new()));
    };
    assert_eq!((begin(&mut shelf), begin(&mut shelf), begin(&mut shelf)), (Some(10), Some(20), None));
    fail(20);
    assert_eq!(begin(&mut shelf), Some(30), "who has not had a turn is first");
    fail(30);
    assert_eq!(begin(&mut shelf), Some(21), "one of a person is drawn already");
    fail(21);
    assert_eq!(begin(&mut shelf), None, "though there is room");
    // Another person also waits for the last one.
    shelf.known[2].askers.push(asker(&tables, 4));
    assert_eq!(begin(&mut shelf), Some(12));
}

#[tokio::test]
async fn a_replay_that_is_lost_on_its_way_leaves_nobody_waiting() {
    let pictures = Pictures::default();
    let (_folder, tables) = tables().await;
    let lost = std::panic::AssertUnwindSafe(|| {
        pictures.replayed(&asker(&tables, 1), key(1), || panic!("its log cannot be had"))
    });
    assert!(std::panic::catch_unwind(lost).is_err());
    assert!(pictures.replays.shelf().known.is_empty());
    let next = pictures.replayed(&asker(&tables, 1), key(1), || replay(LOG));
    assert!(matches!(end(next).await, State::Done(_)));
}

#[tokio::test]
async fn few_files_are_kept() {
    let pictures = Pictures::default();
    let (_folder, tables) = tables().await;
    for table in 0..=MOST_KEPT as i64 {
        let state = pictures.replayed(&asker(&tables, 1), key(table), || replay(LOG));
        assert!(matches!(end(state).await, State::Done(_)));
    }
    tokio::task::yield_now().await;
    let kept: Vec<i64> =
        pictures.replays.shelf().known.iter().map(|known| known.key.expect("it is known").table).collect();
    assert_eq!(kept, [1, 2, 3]);
}

#[tokio::test]
async fn what_is_dropped_or_shows_another_revision_is_drawn_anew() {
    let pictures = Pictures::default();
    let (_folder, tables) = tables().await;
    let first = pictures.replayed(&asker(&tables, 1), key(1), || replay(LOG));
    assert!(matches!(end(first.clone()).await, State::Done(_)));
    let renamed = pictures.replayed(&asker(&tables, 1), Key { rev: 2, ..key(1) }, || replay(LOG));
    assert!(!renamed.same_channel(&first), "somebody may be called otherwise");
    pictures.drop_replays(&[SessionId(1)]);
    assert!(pictures.replays.shelf().known.iter().all(|known| known.key.is_none()));
    assert!(matches!(end(renamed).await, State::Done(_)), "whoever waits for it gets it");
}

#[test]
fn a_replay_that_is_too_large_comes_at_half_the_size_and_then_with_fewer_frames() {
    let pictures = Pictures::default();
    let made = |most| pictures.replay(Replay { most, ..replay(LOG) });
    let looked_at = |file: &[u8]| {
        let mut decoder = gif::DecodeOptions::new().read_info(file).expect("a GIF");
        let mut frames = 0;
        while decoder.next_frame_info().expect("frames").is_some() {
            frames += 1;
        }
        (decoder.width(), frames)
    };
    let full = made(8_000_000).expect("it fits");
    let half = made(full.len() - 1).expect("it fits");
    let short = made(half.len() - 1).expect("it fits");
    assert!(half.len() < full.len() && short.len() < half.len());
    let [full, half, short] = [full, half, short].map(|file| looked_at(&file));
    assert_eq!(half, (full.0.div_ceil(2), full.1));
    assert!(short.1 < half.1, "{short:?} {half:?}");
    assert!(made(1_000).is_err(), "whatever is left out is too much");
}
