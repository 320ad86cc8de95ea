//! Two features together: each keeps its promises.

use super::*;
use crate::play::hint;

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;

impl Play {
    fn rests(&mut self, user: u64, days: i64) {
        let away = (days > 0).then_some((self.now, self.now + days * DAY));
        let intent = Intent::Availability(Box::new(Availability { away, ..Availability::default() }));
        let change = self.tries(user, &intent).expect("they sit here");
        self.session = change.session;
        self.rows.extend(change.rows);
        self.effects = change.effects;
        self.stands();
    }

    /// The time at which the others are asked about a seat, in hours from now.
    fn asked_in(&self, seat: u8) -> Option<i64> {
        let timers = self.session.timers();
        let due =
            timers.iter().find(|timer| timer.kind == TimerKind::TimeUp && timer.seat == Some(Seat(seat)));
        due.map(|timer| (timer.due - self.now) / HOUR)
    }
}

#[test]
fn handing_over_and_coming_back_gives_no_time() {
    let mut play = Play::agreed(3, &[("pace", "live"), ("strict", "yes")]);
    play.now += 9 * 60;
    let left = play.left(0);
    play.does(1, &Intent::HandOver);
    play.does(1, &Intent::ComeBack);
    assert_eq!(play.left(0), left.map(|left| left - 1), "what had run stays run");
}

#[test]
fn a_question_keeps_no_computer_from_the_move_that_was_agreed() {
    for asked in [Intent::Pause, END] {
        let mut play = Play::agreed(3, &[("pace", "live"), ("strict", "yes")]);
        play.now += 10 * 60 - 2;
        play.does(1, &asked);
        play.passes(60);
        assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(0)));
        assert_eq!(play.session.question, None, "it asked others than it would ask now");
        play.denies(1, &Intent::ComeBack, "time is up");
        play.computes(1, "done");
        assert_eq!(play.session.people(), SeatSet::all(3));
    }
}

#[test]
fn nobody_ends_a_game_over_the_head_of_whoever_has_handed_over() {
    let mut play = Play::started(2);
    play.plays(1, "roll; done");
    play.does(1, &Intent::HandOver);
    play.denies(2, &Intent::End { sure: false }, "not sure: AskEnd");
    play.does(2, &END);
    assert_eq!(play.session.status, Status::Live);
    assert!(play.session.is_asked_beside(Seat(0), play.now), "they are called");
    let change = play.tries(1, &AGREE).expect("they agree without coming back");
    assert_eq!(change.session.status, Status::Ended);
    // If they do not answer for as long as the table waits for anybody, the others decide.
    play.passes(3 * DAY + HOUR);
    assert_eq!(play.session.status, Status::Ended);
    assert_eq!(play.board(), Some(SeatSet::all(2)), "whoever was away is called at the end");
}

#[test]
fn what_a_caretaker_did_is_taken_back_with_its_owner_alone() {
    let mut play = Play::started(3);
    play.plays(1, "done");
    play.does(3, &Intent::HandOver);
    play.plays(2, "roll; done");
    play.computes(3, "roll; done");
    play.does(2, &UNDO);
    let needed = play.session.question.as_ref().map(|question| question.needed);
    assert_eq!(needed, Some(SeatSet::all(3)), "a turn of theirs would go");
    play.does(1, &AGREE);
    assert!(play.session.question.is_some());
    play.does(3, &AGREE);
    assert_eq!(play.session.log.len(), 3, "the set-up, the first turn and the roll");
}

#[test]
fn a_question_that_nobody_answers_lapses() {
    let mut play = Play::agreed(2, &[("pace", "brisk")]);
    play.does(1, &Intent::Pause);
    play.passes(8 * HOUR + 60);
    assert_eq!(play.session.question, None);
    assert!(play.rows.iter().any(|row| row.kind() == Kind::Lapse));
}

#[test]
fn whoever_never_moved_has_not_won() {
    let mut play = Play::agreed(2, &[("pace", "live"), ("strict", "yes")]);
    for _ in 0..3 {
        play.plays(1, "done");
        play.passes(11 * 60);
        play.computes(2, "step; step; done");
    }
    assert_eq!(play.session.people(), SeatSet::all(2), "every stand-in has gone");
    play.plays(1, "end");
    let places: Vec<_> = play.results.iter().map(|row| (row.user, row.place, row.score.is_some())).collect();
    assert_eq!(places, [(1, 1, true), (2, 2, false)]);
    assert_eq!(play.session.outcome().expect("it is over").winners(), SeatSet::one(Seat(0)));
}

#[test]
fn nobody_resigns_into_a_win() {
    for leavers in ["last", "out"] {
        let mut play = Play::agreed(2, &[("leavers", leavers)]);
        play.does(1, &Intent::HandOver);
        play.does(2, &Intent::Resign);
        assert_eq!(play.session.status, Status::Over);
        assert!(play.results.iter().all(|row| row.place == 2), "{:?}", play.results);
        assert_eq!(
            play.session.outcome().expect("it is over").winners(),
            SeatSet::EMPTY,
            "as the board says"
        );
    }
}

#[test]
fn whoever_waits_again_is_reminded_and_asked_about() {
    let mut play = Play::started(2);
    play.does(2, &Intent::HandOver);
    assert_eq!(play.session.seats[0].reminders.next, None, "nobody waits");
    play.does(2, &Intent::ComeBack);
    assert!(play.session.seats[0].reminders.next.is_some());
    let deeds = play.passes(3 * DAY + HOUR);
    assert_eq!(deeds.iter().filter(|deed| deed.0 == TimerKind::Reminder && deed.1 == 0).count(), 3);
    assert_eq!(deeds.last().map(|deed| (deed.0, deed.1)), Some((TimerKind::TimeUp, 0)));
}

#[test]
fn a_holiday_that_ends_early_is_no_silence() {
    let mut play = Play::agreed(2, &[("holidays", "wait")]);
    play.rests(1, 14);
    play.passes(9 * DAY);
    play.rests(1, 0);
    assert!(play.session.absences.is_empty());
    let deeds = play.passes(DAY);
    assert!(deeds.iter().all(|deed| deed.0 != TimerKind::TimeUp), "{deeds:?}");
}

#[test]
fn more_time_for_an_offered_seat_lasts() {
    let mut play = Play::agreed(3, &[("pace", "brisk")]);
    play.passes(8 * HOUR + 1);
    for user in [2, 3] {
        play.votes(user, Remedy::Substitute);
    }
    let offer = play.session.seats[0].offered;
    play.passes(3 * DAY + HOUR);
    for user in [2, 3] {
        play.votes(user, Remedy::Time);
    }
    assert_eq!(play.asked_in(0), Some(24), "a day more");
    play.passes(DAY + HOUR);
    for user in [2, 3] {
        play.votes(user, Remedy::Substitute);
    }
    assert_eq!(play.session.seats[0].offered, offer, "the button that is out still works");
    assert!(play.effects.contains(&Effect::Offer(offer.expect("it is offered"))));
}

#[test]
fn whoever_is_asked_within_a_turn_settles_nothing_of_it() {
    let mut play = Play::agreed(3, &[("pace", "live")]);
    let bank = play.session.seats[0].bank.left;
    // Everybody chooses within the first person's turn, and then that person goes on.
    play.plays(1, "vote; pick heads");
    assert_eq!(play.session.seats[0].bank.left, bank - 1, "their turn has not passed");
    play.plays(2, "pick heads");
    play.plays(3, "pick tails");
    play.passes(11 * 60);
    assert_eq!(play.session.absences.len(), 1);
    let mut strict = Play::agreed(3, &[("pace", "live"), ("strict", "yes")]);
    strict.passes(10 * 60 + 1);
    strict.computes(1, "vote");
    strict.computes(1, "pick heads");
    strict.plays(2, "pick heads");
    strict.plays(3, "pick heads");
    assert!(strict.session.seats[0].stands_in, "the turn for which it came goes on");
    strict.computes(1, "done");
    assert!(!strict.session.seats[0].stands_in);
}

#[test]
fn an_open_offer_holds_a_stand_in_up_no_longer_than_the_pace() {
    let mut play = Play::agreed(3, &[("pace", "1m+10s<2m"), ("strict", "yes")]);
    play.plays(1, "offer");
    let deeds = play.passes(62);
    assert!(play.session.seats[0].stands_in);
    assert!(deeds.iter().any(|deed| deed.0 == TimerKind::Patience), "{deeds:?}");
    assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(0)));
}

#[test]
fn whoever_is_on_holiday_does_not_lock_the_table() {
    for (pace, agreed, hours) in
        [("none", "1d", Some(24)), ("relaxed", "3d", Some(72)), ("daily", "wait", None)]
    {
        let mut play = Play::agreed(3, &[("pace", pace), ("holidays", agreed)]);
        play.rests(1, 10);
        play.rests(3, 10);
        let asked = play.asked_in(0).filter(|&due| due < 240);
        assert_eq!(asked, hours, "{pace} {agreed}");
        let Some(hours) = hours else { continue };
        play.passes(hours * HOUR + 60);
        let electors = play.session.electors(&play.session.absences[0], play.now);
        assert_eq!(electors, SeatSet::one(Seat(1)), "people on holiday do not vote");
        play.votes(2, Remedy::Caretaker);
        assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(0)));
    }
}

#[test]
fn a_split_is_decided_for_the_mildest_after_a_day() {
    let mut play = Play::agreed(3, &[("pace", "daily")]);
    play.passes(DAY + 60);
    play.votes(2, Remedy::Substitute);
    play.votes(3, Remedy::Move);
    assert_eq!(play.session.absences.len(), 1);
    let deeds = play.passes(DAY);
    assert!(deeds.iter().any(|deed| deed.0 == TimerKind::Verdict), "{deeds:?}");
    assert!(play.session.seats[0].stands_in && play.session.absences.is_empty());
}

#[test]
fn a_vote_that_becomes_the_majority_is_counted_at_once() {
    let mut play = Play::agreed(4, &[("pace", "daily")]);
    play.passes(DAY + 60);
    play.votes(2, Remedy::Time);
    play.does(3, &Intent::HandOver);
    assert_eq!(play.session.absences.len(), 1, "one of two is not most of them");
    play.does(4, &Intent::HandOver);
    assert!(play.session.absences.is_empty(), "the others have left it to one");
}

#[test]
fn reminders_that_somebody_has_switched_off_are_not_sent() {
    let mut play = Play::started(2);
    let off = Availability { most: 0, ..Availability::default() };
    play.session = play.tries(1, &Intent::Availability(Box::new(off))).expect("they sit here").session;
    let deeds = play.passes(3 * DAY);
    assert!(deeds.iter().all(|deed| deed.0 != TimerKind::Reminder), "{deeds:?}");
}

#[test]
fn the_last_of_two_people_plays_alone() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Seat(Level::Easy));
    play.does(1, &Intent::Start);
    assert!(!hint::has_hints(&play.session));
    play.does(2, &Intent::Resign);
    assert!(hint::has_hints(&play.session));
    play.denies(1, &Intent::Pause, "nobody waits");
}
