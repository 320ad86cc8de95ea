//! A computer plays on for a person until they come back.

use super::*;
use crate::record::{story, told};

const AWAY: Intent = Intent::HandOver;
const BACK: Intent = Intent::ComeBack;

impl Play {
    fn places(&self) -> Vec<(u64, u8, Option<i32>)> {
        self.results.iter().map(|row| (row.user, row.place, row.score)).collect()
    }
}

#[test]
fn a_computer_plays_on_until_the_person_is_back() {
    let mut play = Play::started(3);
    play.denies(1, &BACK, "not handed over");
    play.denies(9, &AWAY, "not seated");
    play.does(2, &AWAY);
    assert_eq!((play.notices(), play.board()), (vec!["notice-handed-over"], Some(SeatSet::EMPTY)));
    let row = play.rows.last().expect("it is logged");
    assert_eq!((row.kind(), row.body().as_str(), row.seat), (Kind::HandOver, "normal", Some(Seat(1))));
    play.denies(2, &AWAY, "handed over");
    assert_eq!(play.session.computers_to_act(), SeatSet::EMPTY);
    play.plays(1, "done");
    assert_eq!(play.board(), Some(SeatSet::EMPTY), "whoever is away is not called");
    assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(1)));
    for intent in [moves("step"), UNDO, END, Intent::Resign] {
        play.denies(2, &intent, "handed over");
    }
    play.computes(2, "step; roll");
    let row = play.rows.last().expect("it is logged");
    assert_eq!((row.author, row.user), (Author::Computer, 2));
    assert_eq!(play.session.seats[1].sitter, person(2).sitter(), "the person keeps their names");
    play.does(2, &BACK);
    assert_eq!((play.notices(), play.board()), (vec!["notice-came-back"], Some(SeatSet::EMPTY)));
    assert_eq!(play.session.computers_to_act(), SeatSet::EMPTY);
    play.denies_as(&Person::computer(2), &moves("step"), "not asked");
    play.plays(2, "done");
    assert_eq!(play.board(), Some(SeatSet::one(Seat(2))));
}

#[test]
fn whoever_is_away_is_asked_about_the_end_and_a_question_lapses_with_who_plays() {
    let mut play = Play::started(3);
    play.plays(1, "roll");
    play.does(1, &END);
    assert!(play.session.question.is_some());
    play.does(2, &AWAY);
    assert_eq!(
        play.told(),
        (Some("consent-end-asked"), vec![("notice-lapsed", vec![Seat(0)]), ("notice-handed-over", vec![])])
    );
    play.does(1, &END);
    let needed = play.session.question.as_ref().map(|question| question.needed);
    assert_eq!(needed, Some(SeatSet::all(3)), "the end is the end of their game too");
    play.does(2, &BACK);
    assert!(play.session.question.is_none(), "it asked others than it would ask now");
}

#[test]
fn the_last_person_stays_and_is_called_back_when_the_others_leave() {
    let mut play = Play::started(3);
    play.does(2, &AWAY);
    play.does(3, &AWAY);
    play.denies(1, &AWAY, "the last person");
    play.does(1, &Intent::Resign);
    assert_eq!(play.session.status, Status::Live);
    assert_eq!(play.session.people(), [Seat(1), Seat(2)].into_iter().collect());
    let (_, told) = play.told();
    assert_eq!(told[1..], [("notice-called-back", vec![Seat(1)]), ("notice-called-back", vec![Seat(2)])]);
    assert_eq!(play.session.computers_to_act(), SeatSet::EMPTY);
}

#[test]
fn what_a_computer_finished_is_nobodys() {
    let mut play = Play::started(3);
    play.does(2, &AWAY);
    play.plays(1, "step; done");
    play.computes(2, "step; step; step; done");
    play.plays(3, "end");
    let points = play.points();
    assert!(points[1] > points[0] && points[0] > points[2], "the computer has won");
    assert_eq!(play.places(), [(1, 1, Some(points[0])), (2, 3, None), (3, 2, Some(points[2]))]);
    let mut play = Play::started(2);
    play.does(2, &AWAY);
    play.plays(1, "done");
    play.computes(2, "step; done");
    play.does(2, &BACK);
    play.plays(1, "end");
    let points = play.points();
    let expected = [(1, 1, Some(points[0])), (2, 2, None)];
    assert_eq!(play.places(), expected, "whoever came back has made none of the moves");
}

#[test]
fn what_a_computer_played_is_told_of_it_when_its_person_is_back() {
    let mut play = Play::lobby(games::title("harmonies").expect("there is Harmonies"), 2);
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Start);
    let must = play.session.table().expect("it has begun").turn().must();
    let seat = must.iter().next().expect("somebody begins");
    let user = u64::from(seat.0) + 1;
    let first =
        |play: &Play| play.session.sight(Viewer::Seat(seat)).expect("it has begun").actions()[0].clone();
    let since = play.session.next - 1;
    let speech = |play: &Play| play.session.people_speech(words::Lang::En);
    let name = format!("Person {user}");
    play.plays(user, &first(&play));
    play.does(user, &Intent::HandOver);
    let kept = narration(&play.session, Viewer::Seat(seat), &speech(&play), since).expect("it replays");
    assert!(
        kept.len() > 1 && !kept.concat().contains("(computer)"),
        "what they played stays theirs: {kept:?}"
    );
    let since = play.session.next - 2;
    play.computes(user, &first(&play));
    play.does(user, &Intent::ComeBack);
    play.plays(user, &first(&play));
    let speech = speech(&play);
    let told = told::told(&play.session, Viewer::Seat(seat), &speech, since).expect("it replays");
    let acts: Vec<&str> = told.iter().flat_map(|told| &told.lines).map(String::as_str).collect();
    let (kept, own) = (&acts[1], &acts[3]);
    assert!(kept.starts_with(&format!("{name} (computer) ")), "{acts:?}");
    assert!(own.starts_with(&format!("{name} ")) && !own.contains("(computer)"), "{acts:?}");
    let story =
        story::story(&play.session, Viewer::Seat(seat), &speech, since, i64::MAX).expect("it replays");
    assert!(story[0].starts_with(&format!("{name} (computer) ")), "{story:?}");
    assert_eq!(story.join(" ").matches("(computer)").count(), 1, "{story:?}");
}

#[test]
fn what_is_shown_by_somebody_elses_move_is_told_of_whoever_chose_it() {
    let mut play = Play::lobby(games::title("confusing-lands").expect("there are Confusing Lands"), 2);
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Start);
    let first = |play: &Play, seat| {
        play.session.sight(Viewer::Seat(seat)).expect("it has begun").actions()[0].clone()
    };
    play.does(2, &Intent::HandOver);
    play.computes(2, &first(&play, Seat(1)));
    play.plays(1, &first(&play, Seat(0)));
    let told = |play: &Play| {
        let words = play.session.people_speech(words::Lang::En);
        story::story(&play.session, Viewer::Public, &words, -1, i64::MAX).expect("it replays").join(" ")
    };
    let kept = "Person 2 (computer) laid";
    assert!(told(&play).contains(kept), "{}", told(&play));
    play.does(2, &Intent::ComeBack);
    assert!(told(&play).contains(kept), "also when they are back: {}", told(&play));
    play.plays(2, &first(&play, Seat(1)));
    play.plays(1, &first(&play, Seat(0)));
    let both = told(&play).contains(kept) && told(&play).contains("Person 2 laid");
    assert!(both, "each round by who chose: {}", told(&play));
}

#[test]
fn whoever_takes_a_seat_is_told_of_what_happens_from_then_on() {
    let mut play = Play::started(3);
    play.plays(1, "step; done");
    play.now += 1000;
    play.does(2, &Intent::Offer);
    play.does(9, &Intent::Take { offer: None });
    let taken = play.rows.iter().find(|row| row.kind() == Kind::Take).map(|row| row.seq);
    assert_eq!(play.session.last_deed(Seat(1)), taken, "what was before is not theirs");
    assert_eq!(play.session.seats[1].asked_since, Some(play.now), "nobody has waited for them before");
    play.plays(9, "step");
    assert_eq!(play.session.last_deed(Seat(1)), Some(play.session.next - 1));
    play.plays(9, "done");
    play.does(1, &Intent::Offer);
    assert!(play.session.last_deed(Seat(0)) < taken);
    play.does(8, &Intent::Take { offer: None });
    assert_eq!(
        play.session.last_deed(Seat(0)),
        Some(play.session.next - 1),
        "nor what somebody else has played there"
    );
}
