use super::*;

#[test]
fn steps_of_ones_own_turn_are_taken_back_freely_one_by_one() {
    let mut play = Play::started(2);
    let (start, public) = (play.points(), play.public());
    play.denies(1, &UNDO, "nothing to take back");
    play.plays(1, "step; step");
    assert!(play.session.can_take_back(Seat(0)));
    assert!(!play.session.can_take_back(Seat(1)));
    play.does(1, &UNDO);
    assert_eq!(play.points()[0], start[0] + 1);
    assert_eq!(play.board(), None, "nobody has seen it");
    play.does(1, &UNDO);
    assert_eq!((play.points(), play.public()), (start, public));
    play.denies(1, &UNDO, "nothing to take back");
}

#[test]
fn the_games_own_answer_goes_back_with_its_cause() {
    let mut play = Play::started(2);
    let start = play.points();
    play.plays(1, "toll");
    play.does(1, &UNDO);
    assert_eq!(play.points(), start);
    assert_eq!(play.session.log.len(), 1);
}

#[test]
fn a_secret_choice_is_withdrawn_until_the_last_one_is_in() {
    let mut play = Play::started(3);
    play.plays(1, "vote");
    play.plays(1, "pick heads");
    play.plays(2, "pick heads");
    assert!(play.session.can_take_back(Seat(0)));
    play.does(1, &UNDO);
    assert_eq!(play.session.table().map(|t| t.turn().must()), Some([Seat(0), Seat(2)].into_iter().collect()));
    assert!(play.board().is_some(), "all may see who still chooses");
    assert_eq!(play.session.log.last().map(|line| line.entry.to_string()), Some("2 pick heads".to_owned()));
    play.plays(1, "pick tails");
    play.plays(1, "pick heads");
    play.plays(3, "pick tails");
    assert!(!play.session.can_take_back(Seat(1)), "it is revealed");
    assert_eq!(play.board(), Some(SeatSet::EMPTY.with(Seat(0))));
}

#[test]
fn an_answered_offer_is_not_taken_back_freely() {
    let mut play = Play::started(2);
    play.plays(1, "offer");
    assert!(play.session.can_take_back(Seat(0)));
    play.does(1, &UNDO);
    play.plays(1, "offer");
    play.plays(2, "reject");
    assert!(!play.session.can_take_back(Seat(0)));
    assert!(!play.session.can_take_back(Seat(1)), "the other's part is done");
}
