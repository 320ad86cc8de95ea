//! A board's story comes from the stored last entries.

use super::*;
use crate::play::appeal;
use crate::record::told;

/// A game of that many entries, in turns of ten.
fn long(entries: usize) -> Play {
    let mut play = Play::started(2);
    while play.session.log.len() < entries {
        let user = u64::from(play.session.log.len() / 10 % 2 == 1) + 1;
        play.plays(user, &[["step"; 9].join(";"), "done".to_owned()].join(";"));
    }
    play
}

/// The session as a load puts it together from the snapshot after that entry.
fn loaded(play: &Play, behind: usize) -> Session {
    let log = &play.session.log[..behind];
    let mut early = play.session.clone();
    let rows: Vec<Row> = play.rows.iter().filter(|row| row.seq <= log[behind - 1].seq).cloned().collect();
    assemble(&mut early, &rows, None).expect("the log replays");
    let snapshot =
        Snapshot { now: early.now.expect("it is played"), shown: early.shown.expect("it is shown") };
    let mut session = play.session.clone();
    (session.now, session.shown, session.recent) = (None, None, Vec::new());
    counted::take();
    assemble(&mut session, &play.rows, Some(snapshot)).expect("the log replays");
    session
}

#[test]
fn a_board_replays_only_what_lies_behind_the_snapshot() {
    let play = long(300);
    let session = loaded(&play, 240);
    assert_eq!(counted::take(), session.log.len() - 240);
    let since = session.log[260].seq;
    let recent = narration(&session, Viewer::Public, &Keys, since).expect("it replays");
    assert_eq!(recent.len(), session.log.len() - 261);
    assert_eq!(recent, narration(&play.session, Viewer::Public, &Keys, since).expect("it replays"));
    assert_eq!(told::tales(&session, since, since + 3).expect("it replays").len(), 4);
    assert_eq!(session.appeal(), None);
    assert_eq!(counted::take(), 0, "the last entries are at hand");
    let whole = narration(&session, Viewer::Public, &Keys, -1).expect("it replays");
    assert_eq!(counted::take(), session.log.len() - 1, "what lies further back is replayed");
    assert_eq!(&whole[whole.len() - recent.len()..], recent);
}

#[test]
fn a_table_that_is_played_on_keeps_only_the_last_entries_at_hand() {
    let play = long(300);
    assert_eq!(play.session.recent.len(), 100);
    assert_eq!(play.session.recent.last().map(|recent| recent.seq), Some(play.session.next - 1));
}

#[test]
fn an_appeal_from_before_the_snapshot_keeps_its_number() {
    let mut play = long(60);
    let user =
        play.session.table().and_then(|table| table.turn().must().iter().next()).map(|seat| seat.0 + 1);
    let user = u64::from(user.expect("somebody is on turn"));
    play.plays(user, "offer");
    let number = play.open_appeal();
    play.plays(user, "step; step; roll");
    let session = loaded(&play, play.session.log.len() - 2);
    assert_eq!(session.appeal().map(|(open, _)| open), Some(number));
    counted::take();
    assert_eq!(session.appeal().map(|(open, _)| open), Some(number));
    assert_eq!(counted::take(), 0);
    let told = appeal::appeal_narration(&session, number, &Keys).expect("it replays");
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].ends_with("offer"));
}
