//! Tables end without a result.

use super::*;

#[test]
fn with_two_a_resignation_ends_the_game() {
    let mut play = Play::started(2);
    play.plays(1, "roll");
    play.does(2, &Intent::Resign);
    assert_eq!(play.session.status, Status::Over);
    assert_eq!((play.notices(), play.board()), (vec!["notice-resigned"], Some(SeatSet::one(Seat(0)))));
    let places: Vec<_> = play.results.iter().map(|row| (row.user, row.place, row.score)).collect();
    assert_eq!(places, [(1, 1, None), (2, 2, None)]);
    play.denies(1, &moves("step"), "over");
    play.denies(1, &UNDO, "over");
}

#[test]
fn with_more_the_game_answers_for_who_resigned() {
    let mut play = Play::started(3);
    play.plays(1, "done");
    play.does(2, &Intent::Resign);
    assert_eq!(play.notices(), ["notice-resigned"]);
    assert_eq!(play.session.table().map(|t| t.turn().must()), Some(SeatSet::one(Seat(2))));
    assert_eq!(play.session.log.last().map(|line| line.entry.to_string()), Some("auto 2 done".to_owned()));
    play.denies(2, &moves("step"), "resigned");
    play.denies(2, &Intent::Resign, "resigned");
    play.denies(1, &UNDO, "nothing to take back");
    play.plays(3, "roll");
    play.does(3, &UNDO);
    let needed = play.session.question.as_ref().map(|question| question.needed);
    assert_eq!(needed, Some([Seat(0), Seat(2)].into_iter().collect()), "who resigned is not asked");
    play.denies(2, &AGREE, "resigned");
    play.plays(3, "end");
    let places: Vec<_> = play.results.iter().map(|row| (row.user, row.place, row.score.is_some())).collect();
    assert_eq!(places.iter().find(|row| row.0 == 2), Some(&(2, 3, true)));
}

#[test]
fn the_log_is_closed_while_the_game_goes_on() {
    let mut play = Play::started(2);
    play.plays(1, "vote");
    play.plays(1, "pick heads");
    assert!(matches!(play.session.log_text(), Err(Denied::LogClosed)));
    let told = |play: &Play, viewer| play.session.narration(viewer, &Keys, -1).expect("it replays");
    assert_eq!(told(&play, Viewer::Public), ["1 vote", "1 picks"]);
    assert_eq!(told(&play, Viewer::Seat(Seat(0))), ["1 vote", "1 pick heads"]);
    play.plays(2, "pick tails");
    play.plays(1, "step");
    assert_eq!(told(&play, Viewer::Public), ["1 vote", "1 picks", "2 picks"]);
    assert_eq!(told(&play, Viewer::Seat(Seat(0))).last().map(String::as_str), Some("1 step"));
    play.plays(1, "end");
    let text = play.session.log_text().expect("the game is over");
    let log: games::Log = text.parse().expect("it is a log");
    assert_eq!(log, play.session.full_log());
    assert!(text.contains(&play.session.commitment()));
}

#[test]
fn the_secret_stays_secret_until_the_end() {
    let mut play = Play::started(2);
    assert_eq!(play.session.revealed_secret(), None);
    play.plays(1, "end");
    assert_eq!(play.session.revealed_secret(), Some("07".repeat(32)));
}

#[test]
fn nothing_after_an_end_says_whose_turn_it_is() {
    use crate::tests::play::order::{Trading, user};
    let turn = |play: &Play| {
        let told = play.session.narration(Viewer::Public, &Keys, -1).expect("it replays");
        let story = play.session.story(Viewer::Public, &Keys, -1, i64::MAX).expect("it replays");
        let named = |lines: &[String]| lines.last().is_some_and(|line| line.contains("catan-event-turn"));
        (named(&told), named(&story))
    };
    for resigns in [false, true] {
        let mut trading = Trading::begun();
        let (first, others) = (user(trading.first), [user(trading.other()), user(trading.other().next(3))]);
        trading.play.plays(first, "roll");
        trading.play.plays(first, "end");
        let play = &mut trading.play;
        assert_eq!(turn(play), (true, true), "the game goes on");
        if resigns {
            others.iter().for_each(|&user| play.does(user, &Intent::Resign));
            assert_eq!(play.session.status, Status::Over);
        } else {
            play.does(first, &END);
            others.iter().for_each(|&user| play.does(user, &AGREE));
            assert_eq!(play.session.status, Status::Ended);
        }
        assert_eq!(turn(play), (false, false), "{resigns}");
    }
}
