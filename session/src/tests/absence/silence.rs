//! When the others are asked about somebody, who decides, and what ends it.

use super::*;
use crate::table::Absence;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

#[test]
fn silence_counts_after_three_days_and_two_reminders_and_where_nobody_reminds_after_three_days() {
    let slowly = Availability { first: 2 * DAY, again: 2 * DAY, ..Availability::default() };
    let digest = Availability { digest: Some(480), ..Availability::default() };
    for (availability, hours) in [(Availability::default(), 72), (slowly, 96), (digest, 72)] {
        let mut play = Play::started(3);
        play.is_there(1, availability);
        assert_eq!(play.asked_after(5), [hours]);
    }
    let mut play = Play::started(3);
    play.session = play.tries(1, &Intent::Mute).expect("they are reminded").session;
    assert_eq!(play.asked_after(5), [72], "a person who wants no reminders of this turn");
}

#[test]
fn absent_people_decide_about_others_only_if_nobody_else_is_there() {
    let mut play = Play::agreed(4, &[("pace", "daily")]);
    play.passes(DAY + MINUTE);
    // A game in which all choose at once waits for several.
    let first = play.session.absences[0].clone();
    let mut absent = |seat| {
        play.session.facts.absences.push(Absence { seat: Seat(seat), ..first.clone() });
        play.session.electors(&first, play.now)
    };
    assert_eq!(absent(1), [Seat(2), Seat(3)].into_iter().collect());
    assert_eq!(absent(2), SeatSet::one(Seat(3)));
    assert_eq!(absent(3), [Seat(1), Seat(2), Seat(3)].into_iter().collect());
}

#[test]
fn the_vote_of_a_former_sitter_does_not_count() {
    let leave: [&dyn Fn(&mut Play); 2] = [
        &|play| {
            play.does(2, &Intent::Offer);
            play.does(9, &Intent::Take { offer: None });
        },
        &|play| {
            play.does(7, &Intent::Free { number: 2, offered: true });
            assert_eq!(play.session.absences[0].votes, [], "nor while a computer sits there");
            play.does(9, &Intent::Take { offer: None });
        },
    ];
    for leave in leave {
        let mut play = Play::agreed(4, &[("pace", "daily")]);
        play.passes(DAY + MINUTE);
        play.votes(2, Remedy::Caretaker);
        leave(&mut play);
        assert_eq!(play.session.absences[0].votes, []);
        play.votes(3, Remedy::Caretaker);
        assert_eq!(play.session.absences.len(), 1, "one of three is not most of them");
        play.votes(9, Remedy::Caretaker);
        assert_eq!(play.session.absences.len(), 0);
    }
}

#[test]
fn a_split_is_not_decided_by_the_vote_of_a_person_who_has_left() {
    let leaves = [Intent::HandOver, Intent::Resign];
    for leaves in leaves {
        let mut play = Play::agreed(4, &[("pace", "daily")]);
        play.passes(DAY + MINUTE);
        play.votes(2, Remedy::Time);
        play.does(2, &leaves);
        assert_eq!(play.timer(TimerKind::Verdict, Some(0)), None, "nobody has voted");
        play.votes(3, Remedy::Caretaker);
        assert_eq!(play.session.absences.len(), 1, "one of two is not most of them");
        play.passes(DAY);
        assert!(play.session.absences.is_empty());
        assert!(play.session.seats[0].caretaker.is_some() && !play.session.seats[0].stands_in);
    }
}

#[test]
fn a_person_whose_time_is_up_is_reminded_like_anybody() {
    let mut play = Play::agreed(3, &[("pace", "daily")]);
    let deeds = play.passes(5 * DAY);
    let reminders = deeds.iter().filter(|deed| deed.0 == TimerKind::Reminder);
    assert_eq!(
        reminders.map(|deed| (deed.1, deed.2)).collect::<Vec<_>>(),
        [(0, 12), (0, 36), (0, 60), (0, 84)]
    );
    assert_eq!(play.session.absences.len(), 1, "while the others decide");
}

#[test]
fn a_free_seat_is_asked_about_again_after_three_days() {
    let mut play = Play::agreed(3, &[("pace", "brisk")]);
    assert_eq!(play.asked_after(1), [8]);
    play.votes(2, Remedy::Substitute);
    play.votes(3, Remedy::Substitute);
    assert_eq!(play.asked_after(5), [72]);
}

#[test]
fn a_person_who_is_back_before_the_others_would_be_asked_has_their_own_time() {
    for (days, asked) in [(2, 24), (0, 36)] {
        let mut play = Play::agreed(3, &[("pace", "daily"), ("holidays", "1d")]);
        let until = play.now + days * DAY + 12 * HOUR + MINUTE;
        play.is_there(1, Availability { away: Some((play.now, until)), ..Availability::default() });
        assert_eq!(play.asked_after(3), [asked]);
    }
}

#[test]
fn a_pause_ends_what_the_others_decide_about_somebody() {
    let mut play = Play::agreed(3, &[("holidays", "1d")]);
    play.is_there(1, Availability { away: Some((play.now, play.now + 20 * DAY)), ..Availability::default() });
    assert_eq!(play.asked_after(1), [24]);
    play.does(2, &Intent::Pause);
    play.does(3, &AGREE);
    assert_eq!(play.session.absences.len(), 1);
    // They are not asked about the pause for ever: they are on holiday.
    play.passes(4 * DAY);
    assert!(play.session.paused && play.session.absences.is_empty());
}

#[test]
fn a_bot_that_was_away_during_a_holiday_asks_about_nobody_before_their_own_time_is_up() {
    for (hours, asked) in [(1, 0), (25, 1)] {
        let mut play = Play::agreed(3, &[("pace", "daily"), ("holidays", "1d")]);
        let until = play.now + 2 * DAY;
        play.is_there(1, Availability { away: Some((play.now, until)), ..Availability::default() });
        play.now = until + hours * HOUR;
        play.clocked(&Intent::TimeUp(Seat(0)));
        assert_eq!(play.session.absences.len(), asked, "{hours} hours after it");
    }
}

#[test]
fn a_person_who_changes_how_they_are_called_has_been_silent_all_the_same() {
    let mut play = Play::started(3);
    play.passes(2 * DAY);
    play.is_there(1, Availability { direct: true, ..Availability::default() });
    assert_eq!(play.asked_after(2), [24]);
}

#[test]
fn a_panel_from_before_a_computer_played_means_nothing_any_more() {
    let mut play = Play::agreed(3, &[("pace", "daily")]);
    let mut decisions = vec![play.session.decision(Seat(0))];
    play.passes(DAY + MINUTE);
    for early in [Some(Seat(0)), None] {
        play.denies_as(&Person::clock(), &Intent::Verdict(early), "not asked");
    }
    play.votes(2, Remedy::Caretaker);
    play.votes(3, Remedy::Caretaker);
    decisions.push(play.session.decision(Seat(0)));
    play.does(1, &Intent::ComeBack);
    decisions.push(play.session.decision(Seat(0)));
    play.does(1, &Intent::HandOver);
    play.does(2, &Intent::HandOver);
    decisions.push(play.session.decision(Seat(0)));
    play.does(3, &Intent::Resign);
    assert!(play.session.people().contains(Seat(0)), "they are called back");
    decisions.push(play.session.decision(Seat(0)));
    assert!(decisions.is_sorted_by(|before, after| before < after), "{decisions:?}");
}

#[test]
fn the_clock_asks_about_nobody_and_decides_nothing_before_its_time() {
    let mut play = Play::agreed(3, &[("pace", "brisk")]);
    play.passes(8 * HOUR - MINUTE);
    play.denies_as(&Person::clock(), &Intent::TimeUp(Seat(0)), "not asked");
    play.passes(2 * MINUTE);
    play.votes(2, Remedy::Time);
    play.does(3, &Intent::Pause);
    // The question is decided after eight hours, the split vote after a day.
    play.now += 8 * HOUR - MINUTE;
    for early in [Some(Seat(0)), None] {
        play.denies_as(&Person::clock(), &Intent::Verdict(early), "not asked");
    }
    play.now += 2 * MINUTE;
    play.denies_as(&Person::clock(), &Intent::Verdict(Some(Seat(0))), "not asked");
    play.clocked(&Intent::Verdict(None));
    assert_eq!((play.session.question.is_none(), play.session.absences.len()), (true, 1));
}

#[test]
fn a_holiday_is_no_silence_and_only_a_person_who_ends_it_begins_anew() {
    // After two days of silence and two reminders: a holiday of ten days, which then ends at once, or takes ten days more.
    for (until, days) in [(3, 3), (23, 19)] {
        let mut play = Play::agreed(3, &[("holidays", "wait")]);
        let start = play.now;
        let holiday = |days: i64| Availability {
            away: Some((start + 2 * DAY, start + days * DAY)),
            ..Availability::default()
        };
        play.passes(2 * DAY);
        play.is_there(1, holiday(12));
        play.passes(3 * DAY);
        play.is_there(1, holiday(until));
        assert_eq!(play.asked_after(30), [days * 24]);
    }
}
