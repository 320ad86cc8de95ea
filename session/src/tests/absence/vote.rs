//! The others decide about a person whose time has run out or who is silent.

use super::*;
use crate::absence::caretaker;

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;
const TAKE: Intent = Intent::Take { offer: None };

impl Play {
    /// A game of so many people that has begun on those terms.
    pub(crate) fn agreed(seats: u8, terms: &[(&str, &str)]) -> Play {
        let mut play = Play::lobby(RULES_1[0], seats);
        for (key, value) in terms {
            play.does(1, &Intent::Configure { key: (*key).to_owned(), value: (*value).to_owned() });
        }
        for user in 2..=u64::from(seats) {
            play.does(user, &Intent::Join);
        }
        play.does(1, &Intent::Start);
        play
    }

    /// Lets the clock do everything that is due within so many seconds: each deed with its seat and the hours gone.
    pub(crate) fn passes(&mut self, seconds: i64) -> Vec<(TimerKind, u8, i64)> {
        let (start, until) = (self.now, self.now + seconds);
        let mut deeds = Vec::new();
        let due = |play: &Play| {
            play.session.timers().into_iter().filter(|timer| timer.due < until).min_by_key(|timer| timer.due)
        };
        while let Some(timer) = due(self) {
            self.now = timer.due.max(self.now);
            let seat = timer.seat.map_or(u8::MAX, |seat| seat.0);
            deeds.push((timer.kind, seat, (self.now - start) / HOUR));
            self.clocked(&timer.intent().expect("it names its seat"));
            assert!(!self.session.timers().contains(&timer), "{timer:?} is done once");
        }
        self.now = until;
        deeds
    }

    /// Lets the clock do that.
    pub(crate) fn clocked(&mut self, intent: &Intent) {
        let change = self.tries_as(&Person::clock(), intent).expect("the clock does what is due");
        self.session = change.session;
        self.rows.extend(change.rows);
        self.effects = change.effects;
        self.stands();
    }

    pub(crate) fn left(&self, seat: u8) -> Option<i64> {
        Some(self.session.deadline(Seat(seat))? - self.now)
    }

    pub(crate) fn absence(&self) -> i64 {
        self.session.absences.first().expect("the others are asked").number
    }

    pub(crate) fn votes(&mut self, user: u64, remedy: Remedy) {
        let absence = self.absence();
        self.does(user, &Intent::Vote { absence, remedy });
    }

    fn keys(&self) -> Vec<&str> {
        let note = |effect: &'_ Effect| match effect {
            Effect::Closed { note, .. } => Some(note.key.clone()),
            Effect::Notice(note) => Some(note.key.clone()),
            _ => None,
        };
        self.effects.iter().filter_map(note).map(|key| &*key.leak()).collect()
    }
}

#[test]
fn a_bank_runs_while_others_wait_and_gets_its_bonus_once() {
    let mut play = Play::agreed(3, &[("pace", "24h+8h<36h")]);
    assert_eq!((play.left(0), play.left(1)), (Some(DAY), None), "only whom the game waits for");
    play.now += 4 * HOUR;
    play.plays(1, "step");
    assert_eq!(play.left(0), Some(20 * HOUR - 1), "a step goes on");
    play.plays(1, "done");
    assert_eq!((play.left(0), play.session.seats[0].bank.left), (None, 28 * HOUR - 2));
    play.does(1, &UNDO);
    play.plays(1, "done");
    assert_eq!(play.session.seats[0].bank.left, 28 * HOUR - 3, "taking back adds nothing");
}

#[test]
fn with_a_clock_the_others_are_asked_when_it_has_run_out() {
    let mut play = Play::agreed(3, &[("pace", "daily")]);
    let deeds = play.passes(DAY + 1);
    let ups: Vec<_> = deeds.iter().filter(|deed| deed.0 == TimerKind::TimeUp).collect();
    assert_eq!(ups, [&(TimerKind::TimeUp, 0, 24)]);
    let number = play.absence();
    assert_eq!(play.effects, [Effect::Call(Seat(0)), Effect::Absence(number)], "they hear of it, too");
    let electors = play.session.electors(&play.session.absences[0], play.now);
    assert_eq!(electors, [Seat(1), Seat(2)].into_iter().collect());
    play.denies(1, &Intent::Vote { absence: number, remedy: Remedy::Time }, "not asked");
    play.denies(9, &Intent::Vote { absence: number, remedy: Remedy::Time }, "not seated");
    play.votes(2, Remedy::Time);
    assert_eq!(play.effects, [Effect::Absence(number)], "one of two is not most of them");
    play.votes(2, Remedy::Move);
    play.votes(3, Remedy::Time);
    assert_eq!(
        play.session.absences[0].votes,
        [(Seat(1), Remedy::Move), (Seat(2), Remedy::Time)],
        "the last wish counts"
    );
    play.votes(2, Remedy::Time);
    assert_eq!((play.keys(), play.session.absences.len()), (vec!["absence-time"], 0));
    assert_eq!(play.left(0), Some(DAY), "a day more");
    play.denies(2, &Intent::Vote { absence: number, remedy: Remedy::Time }, "no question is open");
}

#[test]
fn without_a_clock_they_are_asked_after_three_days_and_two_reminders() {
    let mut play = Play::started(2);
    let deeds = play.passes(3 * DAY + HOUR);
    let reminders = [12, 36, 60].map(|hours| (TimerKind::Reminder, 0, hours));
    let calls = deeds.iter().filter(|deed| deed.0 == TimerKind::Reminder).copied().collect::<Vec<_>>();
    assert_eq!(calls, reminders);
    assert_eq!(deeds.last(), Some(&(TimerKind::TimeUp, 0, 72)));
    // With two seats the other one decides.
    play.votes(2, Remedy::Time);
    assert_eq!(play.keys(), ["absence-time"]);
    let deeds = play.passes(DAY + HOUR);
    assert!(deeds.contains(&(TimerKind::TimeUp, 0, 24)), "they are asked again: {deeds:?}");
    play.plays(1, "step");
    assert_eq!(
        (play.keys(), play.session.absences.len()),
        (vec!["absence-over"], 0),
        "whoever is back ends it"
    );
}

#[test]
fn a_computer_makes_one_move_or_plays_until_they_are_back() {
    let mut play = Play::agreed(3, &[("pace", "daily")]);
    play.passes(DAY + 1);
    play.votes(2, Remedy::Move);
    play.votes(3, Remedy::Move);
    let told = |play: &Play| {
        play.told().1.into_iter().map(|(key, calls)| (key.to_owned(), calls)).collect::<Vec<_>>()
    };
    assert_eq!(play.keys(), ["notice-stood-in", "absence-move"]);
    assert_eq!(told(&play), [("notice-stood-in".to_owned(), vec![Seat(0)])], "they hear of it");
    assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(0)));
    play.denies(1, &moves("step"), "handed over");
    play.does_as(&Person::computer(1), &moves("done"));
    assert_eq!(
        (play.session.seats[0].caretaker, play.session.seats[0].stands_in),
        (None, false),
        "it was one move"
    );
    assert_eq!(play.rows.last().map(|row| row.kind()), Some(Kind::ComeBack));
    play.plays(2, "done");
    play.plays(3, "done");
    assert_eq!(play.session.people(), SeatSet::all(3));
    play.passes(DAY);
    play.votes(2, Remedy::Caretaker);
    play.votes(3, Remedy::Caretaker);
    assert_eq!(play.keys(), ["notice-kept", "absence-caretaker"]);
    assert_eq!(told(&play), [("notice-kept".to_owned(), vec![Seat(0)])], "they hear of it");
    play.does_as(&Person::computer(1), &moves("done"));
    assert!(caretaker::is_handed_over(&play.session, 1), "until they come back");
    play.does(1, &Intent::ComeBack);
    assert!(!caretaker::is_handed_over(&play.session, 1));
    assert!(play.session.seats[0].bank.left >= 10 * 60, "whoever is back has time to look");
}

#[test]
fn where_it_was_agreed_a_computer_moves_at_once() {
    let mut play = Play::agreed(2, &[("pace", "live"), ("strict", "yes")]);
    let deeds = play.passes(10 * 60 + 1);
    assert!(deeds.contains(&(TimerKind::TimeUp, 0, 0)));
    assert_eq!((play.keys(), play.session.absences.len()), (vec!["notice-time-up"], 0));
    assert_eq!(play.told().1, [("notice-time-up", vec![Seat(0)])], "they hear of it");
    assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(0)));
    play.does_as(&Person::computer(1), &moves("done"));
    assert_eq!(play.session.people(), SeatSet::all(2));
}

#[test]
fn a_person_who_rests_or_wants_a_digest_is_not_pinged_when_a_computer_plays_for_them() {
    let digest = Availability { digest: Some(8), ..Availability::default() };
    for (availability, pinged) in [(Availability::default(), vec![Seat(0)]), (digest, vec![])] {
        let mut play = Play::agreed(3, &[("pace", "daily")]);
        play.session =
            play.tries(1, &Intent::Availability(Box::new(availability))).expect("they sit here").session;
        play.passes(DAY + 1);
        play.votes(2, Remedy::Caretaker);
        play.votes(3, Remedy::Caretaker);
        assert_eq!(play.told().1, [("notice-kept", pinged)]);
    }
    let mut play = Play::agreed(3, &[("pace", "daily"), ("holidays", "1d")]);
    let holiday = Availability { away: Some((play.now, play.now + 20 * DAY)), ..Availability::default() };
    play.session = play.tries(1, &Intent::Availability(Box::new(holiday))).expect("they sit here").session;
    play.passes(DAY + HOUR);
    play.votes(2, Remedy::Move);
    play.votes(3, Remedy::Move);
    assert_eq!(play.told().1, [("notice-stood-in", vec![])], "they are on holiday");
}

#[test]
fn a_seat_is_offered_and_whoever_takes_it_plays_on() {
    let mut play = Play::agreed(3, &[("pace", "daily")]);
    play.denies(9, &TAKE, "not offered");
    play.passes(DAY + 1);
    play.votes(2, Remedy::Substitute);
    play.votes(3, Remedy::Substitute);
    let offer = play.session.seats[0].offered.expect("the seat is offered");
    assert!(play.effects.contains(&Effect::Offer(offer)));
    assert_eq!(play.left(0), None, "nobody's time runs meanwhile");
    play.denies(2, &TAKE, "already seated");
    play.denies(9, &Intent::Take { offer: Some(offer + 1) }, "not offered");
    play.does(9, &TAKE);
    assert_eq!(play.keys(), ["offer-taken", "notice-taken"]);
    let row = play.rows.iter().rev().find(|row| row.kind() == Kind::Take).expect("it is logged");
    assert_eq!((row.seat, row.user, row.body().as_str()), (Some(Seat(0)), 9, "1"));
    assert_eq!((play.session.seat_of(1), play.session.seat_of(9)), (None, Some(Seat(0))));
    assert_eq!(play.session.host, 9, "the table has a host");
    play.denies(1, &moves("step"), "not seated");
    assert_eq!(play.left(0), Some(DAY), "with a day at least");
    play.plays(9, "done");
}

#[test]
fn whoever_has_left_may_come_back_while_nobody_has_taken_the_seat() {
    let mut play = Play::started(3);
    play.does(2, &Intent::Offer);
    assert_eq!(play.session.computers_to_act(), SeatSet::EMPTY);
    assert!(caretaker::is_handed_over(&play.session, 2), "a computer plays meanwhile");
    play.denies(2, &Intent::Offer, "already offered");
    play.does(2, &Intent::ComeBack);
    assert_eq!(
        (play.keys(), play.session.seats[1].offered),
        (vec!["notice-came-back", "offer-withdrawn"], None)
    );
    play.denies(9, &TAKE, "not offered");
    let mut alone = Play::started(2);
    alone.does(1, &Intent::HandOver);
    alone.denies(2, &Intent::Offer, "the last person");
}

#[test]
fn a_pause_takes_everybody_and_ends_by_anybody() {
    let mut play = Play::agreed(2, &[("pace", "daily")]);
    play.does(1, &Intent::Pause);
    assert!(play.session.question.is_some() && !play.session.paused);
    play.now += HOUR;
    play.does(2, &AGREE);
    assert!(play.session.paused);
    let recalled = vec![(TimerKind::StillPaused, u8::MAX, 7 * 24)];
    assert_eq!((play.left(0), play.passes(9 * DAY)), (None, recalled), "nothing runs; it is not forgotten");
    play.denies(2, &Intent::Pause, "paused");
    play.does(2, &Intent::Resume);
    assert_eq!(play.left(0), Some(23 * HOUR - 2));
    play.denies(1, &Intent::Resume, "not paused");
    assert!(!play.session.timers().is_empty());
}

#[test]
fn time_is_given_to_others_alone() {
    let mut play = Play::agreed(2, &[("pace", "brisk")]);
    play.denies(1, &Intent::MoreTime(Seat(0)), "own time");
    play.denies(1, &Intent::MoreTime(Seat(1)), "not waited for");
    play.does(2, &Intent::MoreTime(Seat(0)));
    assert_eq!((play.left(0), play.keys()), (Some(16 * HOUR - 1), vec!["notice-more-time"]));
}

#[test]
fn what_the_bot_missed_counts_for_nobody_and_is_made_good_once() {
    let mut play = Play::agreed(2, &[("pace", "brisk")]);
    let start = play.now;
    play.now = start + 7 * HOUR + HOUR / 2;
    let grace = Intent::Grace { from: start + HOUR, until: play.now + 1 };
    play.clocked(&grace);
    assert_eq!((play.left(0), play.board()), (Some(7 * HOUR + 1), Some(SeatSet::EMPTY)));
    play.clocked(&grace);
    assert_eq!(play.board(), None, "the board says so already");
    assert_eq!(play.left(0), Some(7 * HOUR + 1), "a process that died meanwhile gives nothing twice");
    play.now += 7 * HOUR;
    play.clocked(&Intent::Grace { from: play.now - 10 * 60, until: play.now + 1 });
    assert_eq!(play.left(0), Some(HOUR + 1), "an hour at least");
}

#[test]
fn what_was_asked_is_not_decided_within_an_hour_behind_an_absence_of_the_bot() {
    let verdict = |play: &Play| {
        let timers = play.session.timers().into_iter();
        timers.filter(|timer| timer.kind == TimerKind::Verdict).map(|timer| timer.due).collect::<Vec<_>>()
    };
    for (away, decided) in [(10 * 60, 8 * HOUR), (9 * HOUR, 10 * HOUR + 1)] {
        let mut play = Play::agreed(2, &[("pace", "brisk")]);
        play.does(1, &Intent::Pause);
        let asked = play.now;
        assert_eq!(verdict(&play), [asked + 8 * HOUR]);
        play.now = asked + 1 + away;
        let grace = Intent::Grace { from: asked + 1, until: play.now };
        play.clocked(&grace);
        play.clocked(&grace);
        assert_eq!(verdict(&play), [asked + decided], "the bot was away for {away} s");
        // No other act closes it before then.
        play.does(2, &Intent::MoreTime(Seat(0)));
        assert!(play.session.question.is_some());
        play.now = asked + decided;
        play.clocked(&Intent::Verdict(None));
        assert!(play.session.question.is_none());
        play.does(1, &Intent::Pause);
        assert_eq!(verdict(&play), [play.now + 8 * HOUR], "what is asked behind it has its time");
    }
}

#[test]
fn an_absence_by_a_clock_that_was_wrong_holds_no_later_question_up() {
    let mut play = Play::started(2);
    play.does(1, &Intent::Pause);
    play.now += 10 * 60;
    play.clocked(&Intent::Grace { from: play.now - 10 * 60, until: play.now });
    play.does(2, &Intent::Decline { question: None });
    let set_back = Intent::Grace { from: play.now, until: play.now - 5 * DAY };
    play.now -= 5 * DAY;
    play.clocked(&set_back);
    play.denies_as(&Person::clock(), &set_back, "not asked");
    play.does(1, &Intent::Pause);
    let due = play.session.timers().into_iter().find(|timer| timer.kind == TimerKind::Verdict);
    assert_eq!(due.map(|timer| timer.due), Some(play.now + 3 * DAY));
}

#[test]
fn what_a_computer_finishes_is_nobodys_place() {
    for (leavers, places) in [("last", vec![(1, 1), (2, 2)]), ("out", vec![(1, 1)])] {
        let mut play = Play::agreed(2, &[("leavers", leavers)]);
        play.does(2, &Intent::HandOver);
        play.plays(1, "end");
        if play.session.status == Status::Live {
            play.does_as(&Person::computer(2), &moves("end"));
        }
        let results: Vec<_> = play.results.iter().map(|row| (row.user, row.place)).collect();
        assert_eq!(results, places, "{leavers}");
    }
}

#[test]
fn the_board_is_shown_anew_when_somebodys_time_ends_otherwise() {
    let mut play = Play::agreed(2, &[("pace", "daily")]);
    let shown = |play: &Play, availability: Availability| {
        let change = play.tries(1, &Intent::Availability(Box::new(availability))).expect("they sit here");
        change
            .effects
            .iter()
            .filter(|effect| matches!(effect, Effect::Board { ping, .. } if ping.is_empty()))
            .count()
    };
    assert_eq!(
        shown(&play, Availability { digest: Some(480), ..Availability::default() }),
        0,
        "nothing that anybody sees"
    );
    let quiet = Availability { quiet: Some((0, 300)), ..Availability::default() };
    assert_eq!(shown(&play, quiet.clone()), 1, "the night stops the clock");
    play.plays(1, "done");
    assert_eq!(shown(&play, quiet), 0, "no time of theirs runs");
    assert_eq!(
        shown(&play, Availability { away: Some((0, 9_000_000_000)), ..Availability::default() }),
        1,
        "a holiday is shown"
    );
}

#[test]
fn what_a_caretaker_did_and_what_others_take_back_pays_nobody() {
    let mut play = Play::agreed(3, &[("pace", "24h+8h<36h")]);
    play.does(1, &Intent::HandOver);
    play.does_as(&Person::computer(1), &moves("done"));
    play.does(1, &Intent::ComeBack);
    play.plays(2, "vote");
    assert!(play.session.on_turn().contains(Seat(0)), "everybody picks");
    let before = play.session.seats[0].bank.left;
    play.does(2, &UNDO);
    assert!(!play.session.on_turn().contains(Seat(0)));
    assert!(play.session.seats[0].bank.left <= before, "{} s more", play.session.seats[0].bank.left - before);
    play.plays(2, "done");
    play.plays(3, "step");
    let before = play.session.seats[2].bank.left;
    play.plays(3, "vote");
    play.does(3, &UNDO);
    assert!(play.session.seats[2].bank.left <= before, "it is their turn still");
}
