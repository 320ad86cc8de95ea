//! Who is looking while computers play, and what happens meanwhile.

use super::*;

/// A person, and a computer whose turn comes after theirs.
fn against_a_computer() -> Play {
    let mut play = Play::with_computers(1, 1);
    play.plays(1, "done");
    play
}

#[test]
fn whoever_acted_moments_ago_is_called_soon_and_not_by_what_computers_do() {
    let mut play = against_a_computer();
    let acted = play.now;
    let looks = |seconds| play.session.looking(acted + seconds).is_some();
    assert!(looks(2 * 60 - 1) && !looks(2 * 60));
    play.now += 20;
    play.computes(2, "done");
    assert_eq!(play.board(), Some(SeatSet::EMPTY), "their panel goes on");
    assert_eq!(play.due(), [(0, acted + 2 * 60 - play.now)], "two minutes after their act, should it not");
    play.rings(0);
    assert_eq!((play.calls(), play.due()), ((vec![0], vec![]), vec![]));
    play.plays(1, "done");
    assert_eq!(play.calls(), (vec![], vec![0]));
    play.now += LOOK;
    play.computes(2, "done");
    assert_eq!(play.board(), Some(SeatSet::one(Seat(0))), "nobody looks for that long");
}

#[test]
fn whoever_was_shown_the_question_has_the_usual_time() {
    let mut play = against_a_computer();
    play.denies_as(&Person::bot(), &Intent::Shown(Seat(0)), "not asked");
    play.computes(2, "done");
    let change = play.tries_as(&Person::bot(), &Intent::Shown(Seat(0))).expect("they are owed a call");
    assert_eq!((change.rows.len(), change.effects.len()), (0, 0));
    (play.session, play.now) = (change.session, play.now + 1);
    assert_eq!(play.due(), [(0, SILENCE)]);
}

#[test]
fn others_are_called_by_what_computers_do() {
    let mut play = Play::with_computers(2, 1);
    play.plays(1, "done");
    assert_eq!(play.board(), Some(SeatSet::one(Seat(1))));
    play.plays(2, "done");
    play.computes(3, "done");
    assert_eq!(play.board(), Some(SeatSet::one(Seat(0))), "somebody else has acted since");
}

#[test]
fn whoever_has_offered_to_computers_alone_is_not_called_by_their_answers() {
    let mut play = Play::with_computers(1, 1);
    play.plays(1, "offer");
    play.computes(2, "reject");
    assert_eq!((play.board().unwrap_or_default(), play.calls()), (SeatSet::EMPTY, (vec![], vec![])));
    assert_eq!(play.due(), [(0, LOOK - 1)]);
}

#[test]
fn whoever_rests_or_gets_one_message_a_day_is_not_called_soon_either() {
    for (availability, timers) in [
        (Availability { digest: Some(0), ..Availability::default() }, 0),
        (Availability { away: Some((0, 9_000_000)), ..Availability::default() }, 0),
    ] {
        let mut play = against_a_computer();
        play.session.seats[0].availability = availability;
        play.computes(2, "done");
        assert_eq!((play.board(), play.due().len()), (Some(SeatSet::EMPTY), timers));
    }
}

#[test]
fn what_is_taken_back_is_no_act_of_whoever_looks() {
    let mut play = Play::with_computers(2, 1);
    play.plays(1, "done");
    play.plays(2, "step");
    play.does(2, &Intent::Undo { decision: None, sure: false, going: None });
    assert_eq!(play.session.looking(play.now).map(|(seat, _)| seat), Some(Seat(0)), "the log says so");
    assert_eq!(play.due().iter().find(|(seat, _)| *seat == 1).map(|(_, due)| *due), Some(SILENCE));
    play.plays(2, "done");
    play.computes(3, "done");
    assert_eq!(play.board(), Some(SeatSet::one(Seat(0))));
}

#[test]
fn whoever_begins_a_game_looks_while_computers_open_it() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    play.does(1, &Intent::Seat(Level::Easy));
    play.does(1, &Intent::Start);
    let began = play.now;
    assert_eq!(play.session.looking(play.now), Some((Seat(0), began)));
    assert_eq!(play.session.looking(began + LOOK), None, "not for long");
    play.does(2, &Intent::HandOver);
    assert_eq!(play.session.looking(play.now), Some((Seat(0), began)), "nobody has acted");
    play.plays(1, "step");
    assert_eq!(play.session.looking(play.now), Some((Seat(0), play.now)));
}

#[test]
fn somebody_who_takes_a_seat_looks_after_their_own_act_and_not_after_that_of_its_former_sitter() {
    let mut play = Play::with_computers(2, 1);
    play.plays(1, "step");
    play.does(1, &Intent::Offer);
    play.does(9, &Intent::Take { offer: None });
    assert_eq!(play.session.looking(play.now), None);
    play.plays(9, "step");
    assert_eq!(play.session.looking(play.now), Some((Seat(0), play.now)));
}

#[test]
fn whoever_has_just_begun_is_not_called_because_a_computer_was_quicker() {
    let title = games::title("confusing-lands").expect("there are Confusing Lands");
    let mut play = Play::lobby(title, 2);
    play.does(1, &Intent::Seat(Level::Easy));
    play.does(1, &Intent::Start);
    let began = play.now;
    let sight = play.session.sight(Viewer::Seat(Seat(1))).expect("both choose at once");
    play.computes(2, &sight.actions()[0]);
    assert_eq!((play.board().unwrap_or_default(), play.calls()), (SeatSet::EMPTY, (vec![], vec![])));
    let due = play.due();
    assert!(due.len() == 1 && due[0].0 == 0 && due[0].1 > LOOK, "they have seen it: {due:?} since {began}");
}

#[test]
fn quiet_hours_that_begin_while_a_computer_thinks_put_the_call_off_to_their_end() {
    let mut play = against_a_computer();
    // They end an hour from now, at a whole minute.
    let begin = play.now / 60 + 1;
    play.now = begin * 60;
    play.session.seats[0].availability.quiet = Some((begin as u16, begin as u16 + 60));
    play.computes(2, "done");
    assert_eq!((play.board(), play.calls()), (Some(SeatSet::EMPTY), (vec![], vec![])));
    let wakes = (begin + 60) * 60;
    let timers: Vec<_> =
        play.session.timers().into_iter().filter(|timer| timer.seat == Some(Seat(0))).collect();
    let wake = timers.iter().find(|timer| timer.kind == TimerKind::Wake).expect("they are owed a call");
    assert_eq!((wake.due, play.due()), (wakes, vec![]), "when they are there again");
    play.now = wakes;
    play.rings(0);
    assert_eq!((play.calls(), play.due()), ((vec![0], vec![]), vec![]), "once");
}

#[test]
fn whoever_is_called_by_direct_message_looks_all_the_same_also_behind_a_closed_channel() {
    for closed in [false, true] {
        let mut play = against_a_computer();
        play.session.seats[0].availability.direct = true;
        if closed {
            let change = play.tries_as(&Person::bot(), &Intent::Park).expect("the channel is closed");
            play.rows.extend(change.rows.into_iter().map(|row| Row { at: play.now + 1, ..row }));
            (play.session, play.now) = (change.session, play.now + 1);
        }
        let acted = play.session.log.last().expect("they have acted").at;
        play.computes(2, "done");
        assert_eq!((play.board(), play.calls()), (Some(SeatSet::EMPTY), (vec![], vec![])), "{closed}");
        assert_eq!(play.due(), [(0, acted + LOOK - play.now)], "{closed}");
        play.rings(0);
        assert_eq!(play.calls(), (vec![0], vec![]), "{closed}");
    }
}

#[test]
fn a_table_that_is_brought_elsewhere_calls_where_it_stands_by_then() {
    let mut play = against_a_computer();
    let acted = play.now;
    play.does(1, &Intent::Bring { channel: 3, allowed: false });
    play.computes(2, "done");
    assert_eq!((play.board(), play.calls()), (Some(SeatSet::EMPTY), (vec![], vec![])));
    assert_eq!(play.due(), [(0, acted + LOOK - play.now)], "the panel in the old channel stays as it is");
    play.rings(0);
    assert_eq!(play.calls(), (vec![0], vec![]));
}

#[test]
fn what_somebody_else_takes_back_leaves_a_call_to_whoever_waits_for_it() {
    let mut play = Play::with_computers(2, 1);
    play.plays(1, "done");
    play.plays(2, "done");
    // The computer is on turn; the first person would get their turn back, and is asked.
    play.does(1, &Intent::Undo { decision: None, sure: true, going: None });
    assert!(play.session.question.is_some() && play.session.computers_to_act().is_empty());
    play.does(2, &AGREE);
    assert_eq!(play.session.table().expect("it goes on").turn().must(), SeatSet::one(Seat(0)));
    play.plays(1, "done");
    assert_eq!(play.board(), Some(SeatSet::one(Seat(1))), "it is theirs anew");
    play.plays(2, "done");
    play.computes(3, "done");
    assert_eq!(play.board(), Some(SeatSet::one(Seat(0))), "somebody else acted last");
}

#[test]
fn what_is_done_ahead_between_two_turns_of_computers_is_no_act_of_whoever_looks() {
    let mut play = Play::lobby(games::title("harmonies").expect("there is Harmonies"), 2);
    play.does(1, &Intent::Seat(Level::Easy));
    play.does(1, &Intent::Start);
    let act = |play: &mut Play| {
        let must =
            play.session.table().expect("it goes on").turn().must().iter().next().expect("somebody is up");
        let action = play.session.sight(Viewer::Seat(must)).expect("it has begun").actions().pop();
        let action = action.expect("they can act");
        if must == Seat(0) {
            play.plays(1, &action);
        } else {
            play.computes(2, &action);
        }
        must
    };
    // Up to the person's last act before the computer's turn.
    let mut last = act(&mut play);
    while last == Seat(1) || play.session.computers_to_act().is_empty() {
        last = act(&mut play);
    }
    let acted = play.now;
    play.does(1, &Intent::Order("next take a".to_owned()));
    while !play.session.computers_to_act().is_empty() {
        act(&mut play);
    }
    assert_eq!((play.board().unwrap_or_default(), play.calls()), (SeatSet::EMPTY, (vec![], vec![])));
    assert_eq!(play.due(), [(0, acted + LOOK - play.now)]);
    let orders = play.session.timers().into_iter().find(|timer| timer.kind == TimerKind::Order);
    play.now = orders.expect("the turn is prepared").due;
    let change = play.tries_as(&Person::clock(), &Intent::ByOrder(Seat(0))).expect("it is time");
    assert_eq!(change.rows.first().map(|row| row.author), Some(Author::Order));
    assert_eq!(change.session.looking(play.now), Some((Seat(0), acted)), "since their own act");
    play.session = change.session;
    play.effects = change.effects;
    let called =
        play.calls().0 == [0] || play.board() == Some(SeatSet::one(Seat(0))) || !play.due().is_empty();
    assert!(called, "they have to go on from there: {:?}", play.effects);
}

#[test]
fn a_computers_offer_calls_soon_nobody_but_the_person_who_looks() {
    let mut play = Play::with_computers(2, 1);
    play.plays(1, "done");
    play.plays(2, "done");
    play.computes(3, "offer");
    assert_eq!(play.due(), [(1, LOOK - 1)], "the first was pinged by the offer");
}
