//! How long a computer waits for the answers to its offer.

use super::*;

#[test]
fn a_computer_waits_for_the_answers_of_people_but_not_for_ever() {
    let mut play = Play::with_computers(2, 1);
    play.plays(1, "done");
    play.plays(2, "done");
    play.computes(3, "offer");
    assert_eq!(play.session.computers_to_act(), SeatSet::EMPTY, "two people are asked");
    let timers = play.session.timers();
    let due: Vec<i64> =
        timers.iter().filter(|timer| timer.kind == TimerKind::Patience).map(|timer| timer.due).collect();
    let offered = play.session.touched;
    assert_eq!(due, [offered + 2 * 60, offered + 30 * 60], "the second person has just acted, and looks");
    let clock = Person::clock();
    play.denies_as(&clock, &Intent::Unanswered(Seat(0)), "not asked");
    // The bot was away: nobody could answer.
    play.now += 10 * 60;
    play.does_as(&clock, &Intent::Grace { from: offered, until: play.now });
    play.denies_as(&clock, &Intent::Unanswered(Seat(0)), "not asked");
    // Its clock was set back: nobody waits for the day that it was wrong by.
    let wrong = play.now;
    play.now -= 24 * 60 * 60;
    let set_back = Intent::Grace { from: wrong, until: play.now };
    play.does_as(&clock, &set_back);
    play.denies_as(&clock, &set_back, "not asked");
    play.denies_as(&clock, &Intent::Unanswered(Seat(0)), "not asked");
    play.now += 2 * 60;
    play.does_as(&clock, &Intent::Unanswered(Seat(0)));
    let last = play.session.log.last().expect("an entry");
    assert_eq!((last.entry.to_string().as_str(), last.author), ("1 reject", Author::Clock));
    assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(2)));
    play.denies_as(&clock, &Intent::Unanswered(Seat(1)), "not asked");
    // A person waits for people as long as they like.
    play.computes(3, "done");
    play.plays(1, "offer");
    assert!(play.session.timers().iter().all(|timer| timer.kind != TimerKind::Patience));
}

#[test]
fn a_computer_that_offers_waits_for_the_answers_of_computers_on_seats_after_it() {
    let mut play = Play::with_computers(1, 2);
    play.plays(1, "done");
    play.computes(2, "offer");
    assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(2)));
    play.denies_as(&Person::computer(2), &moves("done"), "not asked");
}

#[test]
fn nobody_is_waited_for_in_the_night_before_their_answer_is_missed() {
    let mut play = Play::with_computers(2, 1);
    let sleeps = Availability { quiet: Some((0, 8 * 60)), ..Availability::default() };
    play.session.seats[0].availability = sleeps.clone();
    play.plays(1, "done");
    play.plays(2, "done");
    play.now += 24 * 60 * 60 - play.now.rem_euclid(24 * 60 * 60) - 60;
    play.computes(3, "offer");
    let timers = play.session.timers();
    let due = timers.iter().find(|timer| timer.kind == TimerKind::Patience && timer.seat == Some(Seat(0)));
    assert_eq!(due.map(|timer| timer.due), Some(sleeps.runs_out(play.session.touched, 2 * 60, false)));
    assert!(
        due.is_some_and(|timer| timer.due > play.now + 8 * 60 * 60),
        "the second minute is in the morning"
    );
}

#[test]
fn a_computer_waits_no_longer_for_somebody_on_holiday() {
    let mut play = Play::with_computers(2, 1);
    play.plays(1, "done");
    play.plays(2, "done");
    play.session.seats[0].availability = Availability { away: Some((0, 1 << 40)), ..Availability::default() };
    play.computes(3, "offer");
    let offered = play.session.touched;
    let timers = play.session.timers();
    let due = timers.iter().find(|timer| timer.kind == TimerKind::Patience && timer.seat == Some(Seat(0)));
    assert_eq!(due.map(|timer| timer.due), Some(offered + 2 * 60));
}

#[test]
fn nobody_declines_by_silence_while_the_channel_is_closed_or_everybody_is_asked_something() {
    let offered = || {
        let mut play = Play::with_computers(2, 1);
        play.plays(1, "done");
        play.plays(2, "done");
        play.computes(3, "offer");
        assert!(play.session.timers().iter().any(|timer| timer.kind == TimerKind::Patience));
        play
    };
    for (who, intent) in [(Person::bot(), Intent::Park), (person(1), END)] {
        let mut play = offered();
        play.does_as(&who, &intent);
        assert!(play.session.timers().iter().all(|timer| timer.kind != TimerKind::Patience), "{intent:?}");
        play.now += 60 * 60;
        play.denies_as(&Person::clock(), &Intent::Unanswered(Seat(0)), "not asked");
    }
}
