//! Questions to everybody: who is asked, and how they end.

use super::*;
use crate::play::undo;

#[test]
fn beyond_a_barrier_everybody_is_asked() {
    let mut play = Play::started(3);
    let start = play.points();
    play.plays(1, "roll");
    let rolled = play.points();
    assert!(!undo::can_take_back(&play.session, Seat(0)));
    play.does(1, &UNDO);
    assert_eq!(play.points(), rolled, "nothing happens yet");
    let question = play.session.question.as_ref().expect("all are asked").number;
    assert_eq!(play.effects, [Effect::Question(question)]);
    play.denies(2, &UNDO, "nothing to take back");
    play.denies(1, &END, "a question is open");
    play.denies(1, &AGREE, "answered");
    play.denies(4, &AGREE, "not seated");
    play.denies(2, &Intent::Agree { question: Some(question + 1) }, "no question is open");
    play.does(2, &Intent::Agree { question: Some(question) });
    play.denies(2, &AGREE, "answered");
    play.does(3, &AGREE);
    assert_eq!(play.points(), start);
    assert_eq!(play.session.question, None);
    assert_eq!(play.told(), (Some("consent-undo-asked"), vec![("notice-undone", vec![Seat(0)])]));
    assert_eq!(play.board(), Some(SeatSet::EMPTY));
    play.plays(1, "roll");
    assert_eq!(play.points(), rolled, "taking back fishes no luck");
}

#[test]
fn a_turn_that_was_handed_on_comes_back_by_consent() {
    let mut play = Play::started(2);
    play.plays(1, "step; done");
    play.plays(2, "step");
    assert!(!undo::can_take_back(&play.session, Seat(0)));
    play.does(1, &UNDO);
    play.does(2, &AGREE);
    assert_eq!(play.session.table().map(|t| t.turn().must()), Some(SeatSet::one(Seat(0))));
    assert_eq!(play.session.log.len(), 2, "the other's step is gone too");
    assert_eq!(play.board(), Some(SeatSet::one(Seat(0))), "whoever asked is called by the board");
    assert_eq!(play.told(), (Some("consent-undo-asked"), vec![("notice-undone", vec![])]), "and only by it");
}

#[test]
fn whoever_asked_is_told_once_that_somebody_declines() {
    for (ask, closed, notice) in [
        (UNDO, "consent-undo-asked", "notice-undo-declined"),
        (END, "consent-end-asked", "notice-end-declined"),
    ] {
        let mut play = Play::started(2);
        play.plays(1, "roll");
        play.does(1, &ask);
        play.does(2, &DECLINE);
        assert_eq!(play.session.question, None);
        assert_eq!(play.told(), (Some(closed), vec![(notice, vec![Seat(0)])]));
        play.denies(2, &AGREE, "no question is open");
    }
}

#[test]
fn what_whoever_asked_does_to_the_question_is_told_by_the_question_alone() {
    let mut play = Play::started(2);
    play.plays(1, "roll");
    play.does(1, &UNDO);
    play.does(1, &DECLINE);
    assert_eq!(play.told(), (Some("consent-withdrawn"), vec![]));
    play.does(1, &UNDO);
    play.plays(1, "step");
    assert_eq!(play.session.question, None);
    assert_eq!(play.told(), (Some("consent-lapsed"), vec![]));
}

#[test]
fn one_press_neither_asks_everybody_nor_ends_anything() {
    let end = Intent::End { sure: false };
    let mut play = Play::started(2);
    play.plays(1, "roll");
    play.denies(1, &ASK, "not sure: AskUndo");
    play.denies(1, &end, "not sure: AskEnd");
    play.denies(99, &Intent::Settle { sure: false }, "not sure: Settle");
    play.denies(99, &END, "not seated");
    play.does(1, &END);
    play.denies(2, &end, "not sure: AgreeToEnd");
    play.denies(1, &end, "answered");
    play.denies(1, &ASK, "a question is open");
    let mut alone = Play::started(1);
    alone.plays(1, "roll");
    alone.denies(1, &end, "not sure: EndAlone");
    alone.denies(1, &ASK, "not sure: UndoAlone");
    alone.does(1, &UNDO);
    assert_eq!(alone.session.log.len(), 1, "alone nobody else is asked");
    alone.plays(1, "roll");
    alone.does(1, &ASK);
    assert_eq!(alone.session.log.len(), 1, "the game does not count any more");
}

#[test]
fn whoever_asked_is_told_once_that_others_have_moved_on() {
    let mut play = Play::started(2);
    play.plays(1, "roll");
    play.plays(1, "done");
    play.plays(2, "step");
    play.does(1, &UNDO);
    play.plays(2, "step");
    assert_eq!(play.told(), (Some("consent-undo-asked"), vec![("notice-lapsed", vec![Seat(0)])]));
    play.denies(2, &AGREE, "no question is open");
    play.does(1, &END);
    play.plays(2, "done");
    assert_eq!(play.board(), Some(SeatSet::one(Seat(0))));
    assert_eq!(play.told(), (Some("consent-end-asked"), vec![("notice-lapsed", vec![])]), "the board calls");
    play.does(1, &END);
    play.does(2, &Intent::Resign);
    assert_eq!(play.told(), (Some("consent-lapsed"), vec![("notice-resigned", vec![])]), "it is over anyway");
}

#[test]
fn alone_nobody_needs_to_be_asked() {
    let mut play = Play::started(1);
    let start = play.points();
    play.plays(1, "roll");
    play.does(1, &UNDO);
    assert_eq!(play.points(), start);
    assert!(play.notices().is_empty());
}

#[test]
fn a_game_ends_without_result_by_consent_or_by_a_moderator() {
    let mut play = Play::started(3);
    play.does(1, &END);
    play.does(2, &END);
    assert_eq!(play.session.status, Status::Live);
    play.does(3, &AGREE);
    assert_eq!((play.session.status, play.results.len()), (Status::Ended, 0));
    assert_eq!(play.told(), (Some("consent-end-asked"), vec![]), "the last board tells");
    assert_eq!(play.board(), Some(SeatSet::all(3)), "everybody is called by it");
    let mut play = Play::started(3);
    play.does(99, &SETTLE);
    assert_eq!(play.session.status, Status::Ended);
    assert_eq!(play.told(), (None, vec![("notice-settled", vec![])]), "who did it is said");
    assert_eq!(play.board(), Some(SeatSet::all(3)));
    let mut play = Play::started(2);
    play.does(1, &END);
    play.does(99, &SETTLE);
    assert_eq!(play.told(), (Some("consent-lapsed"), vec![("notice-settled", vec![])]));
}

#[test]
fn a_question_at_a_frozen_table_waits_for_everybody() {
    let mut play = Play::frozen();
    play.does(1, &END);
    play.now += 5 * 24 * 60 * 60;
    play.does(2, &AGREE);
    assert!(play.session.question.is_some(), "no time runs there");
    play.does(3, &AGREE);
    assert_eq!(play.session.status, Status::Ended);
}
