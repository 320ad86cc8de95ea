//! Results: which place and whose rating a seat's moves bring, and what is kept for records.

use std::collections::BTreeMap;

use super::*;
use crate::record::{is_nobodys, text};

/// People whom Discord knows: smaller numbers are those of computers.
const ADA: u64 = 1001;
const BOREK: u64 = 1002;

impl Play {
    /// Somebody offers their seat, and somebody else takes it.
    #[track_caller]
    fn hands_on(&mut self, leaves: u64, takes: u64) {
        self.does(leaves, &Intent::Offer);
        self.does(takes, &Intent::Take { offer: None });
    }

    /// A computer makes those moves for a person, who then comes back.
    #[track_caller]
    fn is_helped(&mut self, user: u64, text: &str) {
        self.does(user, &Intent::HandOver);
        self.computes(user, text);
        self.does(user, &Intent::ComeBack);
    }

    #[track_caller]
    fn result(&self, user: u64) -> &ResultRow {
        self.results.iter().find(|row| row.user == user).expect("they have a result")
    }

    /// The people and their places, in the order of their numbers.
    fn placed(&self) -> Vec<(u64, u8)> {
        let mut placed: Vec<_> = self.results.iter().map(|row| (row.user, row.place)).collect();
        placed.sort_unstable();
        placed
    }

    /// What a seat leaves for records: its points, its lead and its moves.
    fn kept(&self, seat: u8) -> [Option<i32>; 3] {
        let figures = self.session.figures().remove(&Seat(seat)).unwrap_or_default();
        let figures: BTreeMap<_, _> = figures.into_iter().collect();
        ["score", "lead", "moves"].map(|key| figures.get(key).copied())
    }
}

/// The place of a seat that leads by points, whose moves its person (`P`) and a computer (`C`) made in that order.
#[track_caller]
fn place_of(moves: &str) -> u8 {
    let mut play = Play::started(2);
    play.plays(1, "done");
    for (left, who) in (0..moves.len()).rev().zip(moves.chars()) {
        let text = if left == 0 { "done" } else { "step" };
        if who == 'C' { play.is_helped(2, text) } else { play.plays(2, text) }
    }
    play.plays(1, "end");
    play.result(2).place
}

#[test]
fn whose_moves_a_computer_made_more_than_half_of_is_last() {
    assert_eq!(place_of("CCCCPPP"), 2);
    assert_eq!(place_of("CCCPPP"), 1, "half of them is not most");
}

#[test]
fn whose_last_third_of_moves_a_computer_made_more_than_half_of_is_last() {
    for (moves, place) in [
        ("PPPPPPPPPPCCPCP", 2),
        ("PPPPPPPPPPCPPCP", 1),
        // Of ten moves the last third is four.
        ("PPPPPPPCCP", 1),
        // At least three are looked at.
        ("PPCCP", 2),
        ("PPC", 1),
    ] {
        assert_eq!(place_of(moves), place, "{moves}");
    }
}

#[test]
fn who_played_moves_up_past_seats_that_computers_finished_and_who_resigned_does_not() {
    let mut play = Play::started(4);
    play.plays(1, "done");
    play.plays(2, "step; step; done");
    play.plays(3, "step; done");
    play.does(4, &Intent::Resign);
    play.does(2, &Intent::HandOver);
    play.does(3, &Intent::HandOver);
    play.plays(1, "end");
    assert_eq!(play.placed(), [(1, 1), (2, 4), (3, 4), (4, 4)]);
}

#[test]
fn who_is_level_with_a_seat_that_a_computer_finished_keeps_their_place() {
    let mut play = Play::started(3);
    play.does(2, &Intent::HandOver);
    play.plays(1, "end");
    assert_eq!(play.placed(), [(1, 1), (2, 3), (3, 1)]);
}

#[test]
fn nobody_is_first_where_computers_finished_every_seat() {
    let mut play = Play::started(2);
    play.is_helped(1, "done");
    play.is_helped(2, "done");
    play.does(1, &Intent::HandOver);
    play.computes(1, "end");
    assert_eq!(play.placed(), [(1, 2), (2, 2)]);
}

#[test]
fn of_people_who_resigned_the_later_one_is_better() {
    let mut play = Play::started(4);
    play.does(3, &Intent::Resign);
    play.does(2, &Intent::Resign);
    play.plays(1, "end");
    assert_eq!(play.placed(), [(1, 1), (2, 3), (3, 4), (4, 1)]);
}

#[test]
fn a_seat_whose_new_person_has_made_no_move_is_last() {
    let mut play = Play::started(3);
    play.plays(1, "done");
    play.plays(2, "step; done");
    play.hands_on(2, ADA);
    play.plays(3, "end");
    assert_eq!((play.result(ADA).place, play.result(ADA).score), (3, None));
}

#[test]
fn what_computers_did_before_a_person_took_the_seat_is_not_held_against_them() {
    let mut play = Play::started(2);
    play.plays(1, "done");
    play.is_helped(2, "step; step; step");
    play.hands_on(2, ADA);
    play.plays(ADA, "done");
    play.plays(1, "end");
    assert_eq!(play.result(ADA).place, 1);
}

#[test]
fn a_move_that_was_decided_ahead_is_its_persons_own() {
    let mut play = Play::started(3);
    play.hands_on(2, ADA);
    play.does(ADA, &Intent::Order("pass".to_owned()));
    play.plays(1, "done");
    play.now += DELAY;
    play.does_as(&Person::clock(), &Intent::ByOrder(Seat(1)));
    play.plays(3, "end");
    let result = play.result(ADA);
    assert_eq!((result.place, result.rated), (1, Some(ADA)));
}

#[test]
fn a_seat_is_rated_for_the_person_who_made_most_of_its_moves_in_all_their_time_there() {
    let mut play = Play::started(2);
    play.hands_on(2, ADA);
    play.plays(1, "done");
    play.plays(ADA, "step; step");
    play.hands_on(ADA, BOREK);
    play.plays(BOREK, "step; step; step");
    play.hands_on(BOREK, ADA);
    play.plays(ADA, "step; done");
    play.plays(1, "end");
    assert_eq!(play.result(ADA).rated, Some(ADA));
}

#[test]
fn of_two_who_made_equally_many_moves_of_a_seat_the_one_at_the_end_is_rated() {
    for [earlier, later] in [[ADA, BOREK], [BOREK, ADA]] {
        let mut play = Play::started(2);
        play.hands_on(2, earlier);
        play.plays(1, "done");
        play.plays(earlier, "step; step");
        play.hands_on(earlier, later);
        play.plays(later, "step; done");
        play.plays(1, "end");
        assert_eq!(play.result(later).rated, Some(later));
    }
}

#[test]
fn the_moves_of_a_computer_are_nobodys_when_a_seat_is_rated() {
    let mut play = Play::started(2);
    play.hands_on(2, ADA);
    play.plays(1, "done");
    play.plays(ADA, "step");
    play.is_helped(ADA, "step; step; step");
    play.hands_on(ADA, BOREK);
    play.plays(BOREK, "step; done");
    play.plays(1, "end");
    assert_eq!(play.result(BOREK).rated, Some(BOREK));
}

#[test]
fn a_game_that_a_computer_ends_counts_as_long_as_a_person_plays_it() {
    let mut play = Play::with_computers(2, 1);
    play.plays(1, "done");
    play.plays(2, "done");
    play.does(2, &Intent::Resign);
    play.computes(3, "end");
    assert!(!is_nobodys(&play.session) && play.session.counts());
    assert_eq!(play.placed(), [(1, 1), (2, 3)]);
}

#[test]
fn a_first_game_with_a_guide_is_not_even_a_result() {
    let mut play = Play::with_computers(1, 1);
    play.session.terms.lesson = true;
    play.plays(1, "end");
    assert_eq!((play.session.status, play.results.len(), play.session.counts()), (Status::Over, 0, false));
}

#[test]
fn a_game_of_people_leaves_their_points_and_the_winners_lead_and_number_of_moves() {
    let mut play = Play::started(3);
    let start = play.points()[0];
    play.plays(1, "step; step; done");
    play.plays(2, "step; done");
    play.plays(3, "end");
    let points = [2, 1, 0].map(|steps| Some(start + steps));
    assert_eq!(play.kept(0), [points[0], Some(1), Some(3)]);
    assert_eq!([play.kept(1), play.kept(2)], [[points[1], None, None], [points[2], None, None]]);
    assert_eq!(Some(&play.result(1).figures), play.session.figures().get(&Seat(0)));
    let mut shared = Play::started(2);
    shared.plays(1, "end");
    assert_eq!(
        [shared.kept(0)[1..].to_vec(), shared.kept(1)[1..].to_vec()],
        [[Some(0), Some(1)], [Some(0), Some(0)]]
    );
}

#[test]
fn only_games_that_people_played_to_the_end_on_every_seat_leave_figures() {
    let mut resigned = Play::started(3);
    resigned.does(3, &Intent::Resign);
    let mut handed_over = Play::started(3);
    handed_over.does(3, &Intent::HandOver);
    for mut play in [Play::with_computers(2, 1), Play::started(1), resigned, handed_over] {
        play.plays(1, "step; end");
        assert_eq!(play.session.status, Status::Over);
        assert!(play.session.figures().is_empty());
        assert!(!play.results.is_empty() && play.results.iter().all(|row| row.figures.is_empty()));
    }
    let mut replaced = Play::started(3);
    replaced.hands_on(1, ADA);
    replaced.plays(ADA, "step; end");
    assert_eq!(replaced.session.figures().len(), 3, "a substitute is a person");
}

#[test]
fn the_secret_is_published_however_a_table_ends_and_stands_in_its_log() {
    let secret = Some("07".repeat(32));
    let mut over = Play::started(2);
    assert_eq!((over.session.revealed_secret(), text::full_log(&over.session).header.secret), (None, None));
    over.plays(1, "end");
    let mut ended = Play::started(2);
    ended.does(1, &SETTLE);
    for play in [over, ended] {
        assert_eq!(play.session.revealed_secret(), secret);
        assert_eq!(text::full_log(&play.session).header.secret, secret);
    }
    let mut closed = Play::lobby(RULES_1[0], 2);
    closed.does(1, &END);
    assert_eq!((closed.session.status, closed.session.revealed_secret()), (Status::Ended, secret));
}
