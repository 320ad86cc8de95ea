//! A moderator takes somebody off the table.

use super::*;
use crate::record::text;

const MODERATOR: u64 = 9;

fn free(number: u64) -> Intent {
    Intent::Free { number, offered: false }
}

fn free_for_others(number: u64) -> Intent {
    Intent::Free { number, offered: true }
}

#[test]
fn a_computer_sits_for_good_where_a_moderator_has_freed_the_seat() {
    let mut play = Play::started(3);
    play.plays(1, "roll");
    play.does(1, &END);
    play.does(MODERATOR, &free(1));
    assert_eq!(play.notices(), ["notice-lapsed", "notice-freed"]);
    let row = &play.session.seats[0];
    assert!(row.sitter.is_computer() && row.caretaker.is_none() && row.offered.is_none());
    let computer = row.sitter.number();
    assert_eq!(play.session.host, 2, "somebody else is host");
    assert_eq!(play.session.question, None, "what they have asked is asked no more");
    for intent in [Intent::ComeBack, Intent::Offer, UNDO] {
        play.denies(1, &intent, "not seated");
    }
    play.denies(MODERATOR, &free(1), "nobody sits there");
    play.denies(MODERATOR, &free(computer), "nobody sits there");
    assert_eq!(play.session.computers_to_act(), SeatSet::one(Seat(0)));
    play.computes(computer, "step; done");
    play.plays(2, "end");
    assert_eq!(play.results.iter().map(|row| row.user).collect::<Vec<_>>(), [2, 3]);
}

#[test]
fn whoever_was_taken_off_takes_no_seat_there_and_others_take_theirs() {
    let mut play = Play::started(3);
    play.does(MODERATOR, &free_for_others(2));
    let offer = play.session.seats[1].offered;
    assert!(offer.is_some_and(|offer| play.effects.contains(&Effect::Offer(offer))));
    play.denies(2, &Intent::Take { offer: None }, "taken off");
    play.denies(2, &Intent::Take { offer }, "taken off");
    play.does(8, &Intent::Take { offer });
    assert_eq!(play.session.seat_of(8), Some(Seat(1)));
    play.does(1, &Intent::Offer);
    play.denies(2, &Intent::Take { offer: None }, "taken off");
    play.stands();
}

#[test]
fn a_seat_that_was_taken_over_is_freed_with_who_sits_there_now() {
    let (own_will, freed) = (1001, 1002);
    let mut play = Play::started(3);
    for (leaves, takes) in [(2, own_will), (own_will, freed)] {
        play.does(leaves, &Intent::Offer);
        play.does(takes, &Intent::Take { offer: None });
    }
    play.denies(MODERATOR, &free(own_will), "nobody sits there");
    play.does(MODERATOR, &free_for_others(freed));
    play.denies(freed, &Intent::Take { offer: None }, "taken off");
    play.does(own_will, &Intent::Take { offer: None });
    assert_eq!(play.session.seat_of(own_will), Some(Seat(1)));
}

#[test]
fn where_the_last_person_is_taken_off_whoever_is_away_is_called_back() {
    let mut play = Play::started(2);
    play.does(2, &Intent::HandOver);
    play.does(MODERATOR, &free(1));
    assert_eq!(play.notices(), ["notice-freed", "notice-called-back"]);
    assert_eq!((play.session.status, play.session.host), (Status::Live, 2));
    play.does(MODERATOR, &free_for_others(2));
    assert_eq!(play.session.status, Status::Ended, "nobody is left");
    assert!(play.session.seats.iter().all(|row| row.offered.is_none()));
}

#[test]
fn a_seat_that_is_offered_already_is_freed_and_offered_no_more() {
    let mut play = Play::started(3);
    play.does(2, &Intent::Offer);
    play.does(MODERATOR, &free(2));
    assert_eq!(play.session.seats[1].offered, None);
    play.denies(8, &Intent::Take { offer: None }, "not offered");
}

#[test]
fn a_moderator_takes_somebody_off_a_lobby() {
    let mut play = Play::lobby(RULES_1[0], 3);
    play.does(2, &Intent::Join);
    play.does(MODERATOR, &free(1));
    assert_eq!((play.session.seats.len(), play.session.host), (1, 2), "somebody else is host");
    assert_eq!(play.notices(), ["notice-removed"]);
    play.does(1, &Intent::Join);
    play.does(MODERATOR, &free(1));
    play.does(MODERATOR, &free(2));
    assert_eq!(play.session.status, Status::Ended);
}

#[test]
fn whoever_has_resigned_has_left_already() {
    let mut play = Play::started(3);
    play.does(2, &Intent::Resign);
    play.denies(MODERATOR, &free(2), "resigned");
    play.plays(1, "end");
    play.denies(MODERATOR, &free(1), "over");
}

#[test]
fn nobody_votes_for_whoever_was_taken_off() {
    let mut play = Play::agreed(3, &[("pace", "daily")]);
    play.passes(24 * 60 * 60 + 1);
    let absence = play.session.absences[0].number;
    play.does(2, &Intent::Vote { absence, remedy: Remedy::Time });
    play.does(MODERATOR, &free(1));
    assert!(play.session.absences.is_empty(), "a computer is not waited for");
    play.denies(3, &Intent::Vote { absence, remedy: Remedy::Time }, "no question is open");
    play.stands();
}

#[test]
fn the_log_says_from_when_on_a_computer_played_in_somebodys_place() {
    let mut play = Play::started(3);
    play.plays(1, "done");
    play.plays(2, "step; done");
    play.plays(3, "done");
    play.plays(1, "done");
    play.does(MODERATOR, &free(2));
    let computer = play.session.seats[1].sitter.number();
    play.computes(computer, "step; done");
    let stints = text::full_log(&play.session).header.computers;
    assert_eq!(stints.iter().map(ToString::to_string).collect::<Vec<_>>(), ["2 normal 6 7"]);
}
