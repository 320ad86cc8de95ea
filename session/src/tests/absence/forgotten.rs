//! A person asks to be forgotten, in every phase of a table.

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
    assert_eq!(again.effects, [Effect::Commitment, Effect::Invitation(vec![2])], "nobody else can be called");
}

#[test]
fn where_the_last_person_goes_whoever_is_away_is_called_back() {
    let mut play = Play::started(3);
    play.does(2, &Intent::HandOver);
    play.does(3, &FORGET);
    play.does(1, &Intent::Forget(PSEUDONYM + 1));
    assert_eq!(play.notices(), ["notice-forgotten", "notice-called-back"]);
    assert_eq!(play.session.people(), SeatSet::one(Seat(1)), "the forgotten are not called back");
    assert_eq!((play.session.status, play.session.host), (Status::Live, 2));
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
        Note::new("notice-settled").with("person", rules::Arg::Message("person-forgotten".to_owned()));
    assert_eq!(settled.forgetting(5, &[]), Some(Effect::Notice(nameless)));
    assert_eq!(settled.forgetting(6, &[]), None);
    let taken = |old| Effect::Notice(Note::new("notice-taken").with("old", old));
    let forgotten = taken(rules::Arg::Message("person-forgotten".to_owned()));
    let taken = taken(rules::Arg::Typed("Ada".to_owned()));
    assert_eq!(taken.forgetting(5, &["Ada".to_owned()]), Some(forgotten));
    assert_eq!(taken.forgetting(5, &["Borek".to_owned()]), None);
    let called = Effect::Invitation(vec![5, 6]);
    assert_eq!(called.forgetting(5, &[]), Some(Effect::Invitation(vec![6])));
    assert_eq!(called.forgetting(7, &[]), None);
}

#[test]
fn whoever_is_forgotten_while_the_channel_is_gone_plays_by_a_computer_where_the_table_goes() {
    let away = Intent::Bring { channel: 77, allowed: false };
    let mut play = Play::started(3);
    play.does(3, &Intent::HandOver);
    play = play.vanishes();
    play.does(1, &FORGET);
    assert!(play.effects.is_empty() && play.session.vanished, "there is nobody to be told");
    assert_eq!((play.session.status, play.session.host), (Status::Ended, 2));
    play.does(2, &away);
    assert_eq!(play.session.status, Status::Live);
    assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(0)), "nobody waits for whoever is gone");
    play.denies(2, &Intent::End { sure: false }, "not sure: AskEnd");
    play = play.vanishes();
    play.does(2, &Intent::Forget(PSEUDONYM + 1));
    assert_eq!(play.session.people(), SeatSet::one(Seat(2)), "whoever is away is called back");
    assert_eq!(play.session.host, 3);
    play.does(3, &away);
    assert_eq!(play.session.status, Status::Live);
    play = play.vanishes();
    play.does(3, &Intent::Forget(PSEUDONYM + 2));
    play.denies(1, &Intent::Bring { channel: 77, allowed: true }, "over");
}

#[test]
fn whoever_is_forgotten_while_the_channel_is_gone_has_no_seat_in_the_lobby() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    play.does(3, &Intent::Join);
    play = play.vanishes();
    play.does(1, &FORGET);
    assert_eq!((play.session.seats.len(), play.session.host, play.effects.len()), (2, 2, 0));
    play.does(3, &Intent::Forget(PSEUDONYM + 1));
    play.does(2, &Intent::Bring { channel: 77, allowed: false });
    play.denies(2, &Intent::Start, "1 of 2 people");
    play = play.vanishes();
    play.does(2, &Intent::Forget(PSEUDONYM + 2));
    play.denies(2, &Intent::Bring { channel: 77, allowed: true }, "closed");
}

#[test]
fn a_frozen_table_is_left_like_any_other() {
    let mut play = Play::frozen();
    play.does(1, &FORGET);
    assert_eq!(play.notices(), ["notice-forgotten"]);
    assert_eq!((play.session.status, play.session.host, play.board()), (Status::Frozen, 2, None));
    assert_eq!(play.session.seats[0].caretaker, Some(Level::Normal));
    play.does(3, &Intent::Forget(PSEUDONYM + 1));
    play.loaded_by(RULES_1);
    assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(0)), "it goes on with computers");
    let mut play = Play::frozen();
    for user in 1..=3 {
        play.does(user, &Intent::Forget(PSEUDONYM + user));
    }
    assert_eq!(play.session.status, Status::Ended);
}

#[test]
fn the_host_is_a_person_as_long_as_one_is_left() {
    let mut play = Play::started(2);
    play.does(2, &Intent::HandOver);
    play.does(1, &FORGET);
    assert_eq!((play.session.host, play.session.people()), (2, SeatSet::one(Seat(1))));
    let mut play = Play::started(3);
    play.does(1, &Intent::HandOver);
    play.does(2, &Intent::HandOver);
    play.does(1, &FORGET);
    assert_eq!(play.session.host, 3, "somebody who plays goes before somebody who does not");
}

#[test]
fn whoever_takes_the_seat_of_the_forgotten_is_told_of_nobodys_name() {
    let mut play = Play::started(3);
    play.does(2, &Intent::Offer);
    // As an older version left it: the offer stands.
    let name = String::new();
    play.session.seats[1].sitter =
        Sitter::Person { user: PSEUDONYM, name: name.clone(), username: name.clone(), locale: name };
    play.does(9, &Intent::Take { offer: None });
    let note = play.effects.iter().find_map(|effect| match effect {
        Effect::Notice(note) if note.key == "notice-taken" => Some(note.args.clone()),
        _ => None,
    });
    let old = note.and_then(|args| args.into_iter().find(|(name, _)| name == "old"));
    assert_eq!(old.map(|(_, arg)| arg), Some(rules::Arg::Message("person-forgotten".to_owned())));
}
