//! Who is called, when, and once.

use super::*;
use crate::record::story;

impl Play {
    /// The seats that a message of its own calls now, and those whose message is deleted.
    pub(super) fn calls(&self) -> (Vec<u8>, Vec<u8>) {
        let (mut out, mut heard) = (Vec::new(), Vec::new());
        for effect in &self.effects {
            match effect {
                Effect::Call(seat) => out.push(seat.0),
                Effect::TakeCallAway(seat) => heard.push(seat.0),
                _ => {}
            }
        }
        (out, heard)
    }

    /// The calls that the clock will make: which seat, and in how many seconds.
    pub(super) fn due(&self) -> Vec<(u8, i64)> {
        let calls = self.session.timers().into_iter().filter(|timer| timer.kind == TimerKind::Call);
        calls.filter_map(|timer| Some((timer.seat?.0, timer.due - self.now))).collect()
    }

    /// Lets the clock call that seat.
    pub(super) fn rings(&mut self, seat: u8) {
        let change = self.tries_as(&Person::clock(), &Intent::Call(Seat(seat))).expect("a call is owed");
        assert_eq!(
            (change.rows.len(), change.session.touched),
            (0, self.session.touched),
            "nobody has acted"
        );
        self.session = change.session;
        self.effects = change.effects;
    }
}

fn both() -> SeatSet {
    SeatSet::all(2)
}

#[test]
fn whoever_opens_a_round_is_called_when_it_waits_for_them_alone() {
    let mut play = Play::started(2);
    play.plays(1, "vote");
    assert_eq!(play.board(), Some(SeatSet::one(Seat(1))), "the one who has just acted is looking");
    play.plays(2, "pick heads");
    assert_eq!(play.board(), Some(SeatSet::EMPTY), "the board has nothing new but who has chosen");
    assert_eq!((play.calls(), play.due()), ((vec![0], vec![]), vec![]), "the last one is called");
    play.plays(1, "pick tails");
    assert_eq!((play.board(), play.calls()), (Some(SeatSet::EMPTY), (vec![], vec![0])));
}

#[test]
fn whoever_was_called_is_not_called_again_for_the_same() {
    let mut play = Play::started(3);
    play.plays(1, "vote");
    play.plays(2, "pick heads");
    assert_eq!(
        play.board().unwrap_or_default(),
        SeatSet::EMPTY,
        "the third was called, the first is not alone"
    );
    play.plays(1, "pick heads");
    assert_eq!(play.board().unwrap_or_default(), SeatSet::EMPTY, "the third was called before");
}

#[test]
fn the_clock_calls_whoever_falls_silent_once() {
    let mut play = Play::started(2);
    assert_eq!(play.due(), [(0, 600)], "who starts and is first has the board before them");
    play.plays(1, "step");
    assert_eq!(play.due(), [(0, 600)], "whoever goes on is given more time");
    play.denies_as(&Person::clock(), &Intent::Call(Seat(1)), "not asked");
    play.rings(0);
    assert_eq!((play.calls(), play.board(), play.due()), ((vec![0], vec![]), None, vec![]));
    play.denies_as(&Person::clock(), &Intent::Call(Seat(0)), "not asked");
    play.plays(1, "step");
    assert_eq!(play.calls(), (vec![], vec![0]), "the call is gone when they have come");
    play.rings(0);
    play.plays(1, "done");
    assert_eq!(play.calls(), (vec![], vec![0]));
    assert_eq!(play.board(), Some(SeatSet::one(Seat(1))));
    assert_eq!(play.due(), [], "the other one was called");
}

#[test]
fn the_clock_calls_a_person_who_takes_their_seat_back_and_falls_silent() {
    let mut play = Play::started(2);
    play.does(1, &Intent::HandOver);
    assert_eq!(play.due(), []);
    play.does(1, &Intent::ComeBack);
    assert_eq!(play.due(), [(0, 600)]);
}

#[test]
fn a_timer_replaces_another_of_its_kind_for_its_seat_whenever_they_are_due() {
    let timer = |kind, seat, due| Timer { kind, seat: Some(Seat(seat)), due };
    let call = timer(TimerKind::Call, 0, 100);
    assert!(call.replaces(&timer(TimerKind::Call, 0, 200)));
    assert!(!call.replaces(&timer(TimerKind::Call, 1, 100)));
    assert!(!call.replaces(&timer(TimerKind::Wake, 0, 100)));
}

#[test]
fn whoever_waits_for_an_answer_is_not_called_before_there_is_one() {
    let mut play = Play::started(3);
    play.plays(1, "offer");
    assert_eq!((play.board(), play.due()), (Some(SeatSet::EMPTY), vec![]), "the board calls nobody");
    play.plays(2, "accept");
    assert_eq!(play.board(), Some(SeatSet::one(Seat(0))));
}

#[test]
fn a_call_goes_with_the_game() {
    for last in [moves("end"), END] {
        let mut play = Play::started(2);
        play.rings(0);
        play.does(1, &last);
        if play.session.question.is_some() {
            play.does(2, &AGREE);
        }
        assert_eq!(play.calls(), (vec![], vec![0]));
    }
}

#[test]
fn everybody_is_called_at_the_end() {
    let mut play = Play::started(2);
    play.plays(1, "end");
    assert_eq!(play.board(), Some(both()));
}

#[test]
fn alone_nobody_is_called() {
    let mut play = Play::started(1);
    assert_eq!((play.board(), play.due()), (Some(SeatSet::EMPTY), vec![]));
    play.plays(1, "roll");
    assert_eq!((play.board(), play.due()), (Some(SeatSet::EMPTY), vec![]));
    play.plays(1, "end");
    assert_eq!(play.board(), Some(SeatSet::EMPTY));
}

#[test]
fn a_turn_is_told_in_one_paragraph() {
    let mut play = Play::started(2);
    play.plays(1, "step; step; roll; offer");
    play.plays(2, "reject");
    let told = |play: &Play, since, until| {
        story::story(&play.session, Viewer::Public, &Keys, since, until).expect("it replays")
    };
    let story = |play: &Play, since| told(play, since, i64::MAX);
    assert_eq!(story(&play, -1), ["1 step 1 roll 1 offer", "2 reject"], "what is said twice is told once");
    let roll = play.session.log[3].seq;
    assert_eq!(story(&play, roll - 1).first().map(String::as_str), Some("1 roll 1 offer"));
    assert_eq!(told(&play, -1, roll - 1), ["1 step"]);
    play.plays(1, "offer");
    assert_eq!(story(&play, -1).len(), 2, "an open offer is told by its own message");
    play.plays(1, "done");
    let last = story(&play, -1).last().cloned();
    assert_eq!(last.as_deref(), Some("1 done"), "of one that is called off nothing is told");
    play.plays(2, "offer");
    let offer = play.session.next - 1;
    play.plays(1, "reject");
    assert_eq!(story(&play, offer - 1), ["2 offer", "1 reject"]);
    assert_eq!(story(&play, offer), ["1 reject"], "what was asked before is known");
}

#[test]
fn a_changed_choice_is_told_to_nobody_else() {
    let mut play = Play::started(3);
    play.plays(1, "vote");
    for (user, pick) in [(1, "pick heads"), (2, "pick heads"), (1, "pick tails")] {
        play.plays(user, pick);
    }
    let told = |user: u8| {
        let viewer = Viewer::Seat(Seat(user - 1));
        let story = story::story(&play.session, viewer, &Keys, -1, i64::MAX).expect("it replays");
        (narration(&play.session, viewer, &Keys, -1).expect("it replays"), story)
    };
    for user in [2, 3] {
        let (log, story) = told(user);
        assert_eq!(log.iter().filter(|line| line.starts_with("1 pick")).count(), 1, "{log:?}");
        assert_eq!(story.iter().filter(|line| line.contains("1 pick")).count(), 1, "{story:?}");
    }
    assert_eq!(told(1).0.last().map(String::as_str), Some("1 pick tails"), "to oneself it is");
}
