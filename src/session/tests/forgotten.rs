use super::*;

const PSEUDONYM: u64 = *PSEUDONYMS.start();
const FORGET: Intent = Intent::Forget(PSEUDONYM);

#[test]
fn a_computer_plays_on_for_whoever_is_forgotten_for_good() {
    let mut play = Play::started(3);
    play.plays(1, "roll");
    play.does(1, &END);
    play.does(1, &FORGET);
    assert_eq!(play.notices(), ["notice-lapsed", "notice-forgotten"]);
    assert_eq!(play.board(), Some(SeatSet::EMPTY));
    let row = &play.session.seats[0];
    assert_eq!((row.sitter.number(), row.sitter.user()), (PSEUDONYM, None));
    assert_eq!(row.caretaker, Some(Level::Normal));
    assert_eq!(play.session.host, 2, "somebody else is host");
    assert_eq!(play.session.question, None, "what they have asked is asked no more");
    play.denies(1, &Intent::ComeBack, "not seated");
    play.denies(1, &FORGET, "not seated");
    assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(0)));
    play.computes(PSEUDONYM, "step; done");
    play.plays(2, "end");
    assert_eq!(play.results.iter().map(|row| row.user).collect::<Vec<_>>(), [2, 3]);
    let again = play.tries(3, &Intent::Rematch).expect("it is granted");
    assert_eq!(again.effects, [Effect::Invitation(vec![2])], "nobody else can be called");
}

#[test]
fn where_the_last_person_goes_whoever_is_away_is_called_back() {
    let mut play = Play::started(3);
    play.does(2, &Intent::HandOver);
    play.does(3, &FORGET);
    play.does(1, &Intent::Forget(PSEUDONYM + 1));
    assert_eq!(play.notices(), ["notice-forgotten", "notice-called-back"]);
    assert_eq!(play.session.people(), SeatSet::one(Seat(1)), "the forgotten are not called back");
    assert_eq!((play.session.status, play.session.host), (Status::Live, PSEUDONYM + 1));
    play.does(2, &Intent::Forget(PSEUDONYM + 2));
    assert_eq!(play.session.status, Status::Ended);
}

#[test]
fn a_lobby_is_left() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    play.does(1, &FORGET);
    assert_eq!((play.session.seats.len(), play.session.host), (1, 2));
    play.does(2, &FORGET);
    assert_eq!(play.session.status, Status::Ended);
}

#[test]
fn whoever_has_resigned_has_nothing_to_leave() {
    let mut play = Play::started(3);
    play.does(2, &Intent::Resign);
    play.denies(2, &FORGET, "resigned");
    play.denies(9, &FORGET, "not seated");
    play.plays(1, "end");
    play.denies(1, &FORGET, "over");
}

#[test]
fn what_is_posted_names_the_forgotten_no_more() {
    let settled = Effect::Notice(Note::new("notice-settled").by(5));
    let nameless =
        Note::new("notice-settled").with("person", games::Arg::Message("person-forgotten".to_owned()));
    assert_eq!(settled.forgetting(5, &[]), Some(Effect::Notice(nameless)));
    assert_eq!(settled.forgetting(6, &[]), None);
    let taken = |old| Effect::Notice(Note::new("notice-taken").with("old", old));
    let forgotten = taken(games::Arg::Message("person-forgotten".to_owned()));
    let taken = taken(games::Arg::Typed("Ada".to_owned()));
    assert_eq!(taken.forgetting(5, &["Ada".to_owned()]), Some(forgotten));
    assert_eq!(taken.forgetting(5, &["Borek".to_owned()]), None);
    let called = Effect::Invitation(vec![5, 6]);
    assert_eq!(called.forgetting(5, &[]), Some(Effect::Invitation(vec![6])));
    assert_eq!(called.forgetting(7, &[]), None);
}
