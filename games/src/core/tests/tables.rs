//! Turns, resignation and replay, tried on the toy.

use super::super::kit::toy::{Toy, at_bidding, at_building};
use super::super::log::replay_as;
use super::super::{AnyTable, Barrier, Log, PlayError, Quick, Seat, TitleOf, Turn, Viewer};

fn refused(table: &mut dyn AnyTable, seat: Seat, notation: &str) -> &'static str {
    match table.play(seat, notation, &mut Quick::new(1)) {
        Err(PlayError::Unreadable(refusal) | PlayError::Refused(refusal)) => refusal.key,
        Err(PlayError::Chance(error)) => panic!("{error}"),
        Ok(played) => panic!("\"{}\" is done", played.action),
    }
}

#[test]
fn what_cannot_be_done_is_refused_with_its_reason() {
    assert_eq!(refused(&mut at_building(), Seat(0), "bid 3"), "toy-refusal-phase");
    assert_eq!(refused(&mut at_bidding(), Seat(0), "bid nothing"), "toy-refusal-unreadable");
    assert_eq!(refused(&mut at_bidding(), Seat(7), "bid 3"), "refusal-not-your-turn");
}

#[test]
fn whoever_has_resigned_is_answered_for_and_does_nothing_else() {
    let mut table = at_bidding();
    table.resign(Seat(1)).expect("three play");
    assert_eq!(refused(&mut table, Seat(1), "bid 2"), "refusal-resigned");
    assert_eq!(table.reflex(), Some((Seat(1), "bid 1".to_owned())));
    table.play(Seat(1), "bid 1", &mut Quick::new(1)).expect("it is the game's own answer");
    assert_eq!(table.reflex(), None);
}

#[test]
fn a_simultaneous_choice_may_be_replaced_until_the_last_is_in() {
    let mut table = at_bidding();
    let mut chance = Quick::new(1);
    for card in ["3", "7", "3"] {
        let played = table.play(Seat(0), &format!("bid {card}"), &mut chance).expect("it may choose again");
        assert_eq!(played.barrier, Barrier::Open);
        assert!(table.turn().may().contains(Seat(0)) && !table.turn().must().contains(Seat(0)));
    }
}

#[test]
fn somebody_elses_choice_does_not_change_what_is_asked() {
    let mut table = at_bidding();
    let asked = table.asked(Seat(0));
    let other = table.sight(Viewer::Seat(Seat(1))).actions()[0].clone();
    table.play(Seat(1), &other, &mut Quick::new(1)).expect("it is listed");
    assert_eq!(table.asked(Seat(0)), asked);
    table.play(Seat(0), "bid 3", &mut Quick::new(1)).expect("it is held");
    assert_ne!(table.asked(Seat(0)), asked);
}

#[test]
fn the_last_who_stays_wins_and_who_left_first_is_last() {
    let mut table = at_bidding();
    table.resign(Seat(2)).expect("three play");
    assert!(table.turn().outcome().is_none());
    assert!(table.resign(Seat(2)).is_err());
    table.resign(Seat(0)).expect("two play on");
    let Turn::Over(outcome) = table.turn() else { panic!("one is left") };
    assert_eq!(outcome.standings.iter().map(|standing| standing.place).collect::<Vec<_>>(), [2, 1, 3]);
    assert!(table.resign(Seat(1)).is_err());
    assert!(table.sight(Viewer::Seat(Seat(1))).actions().is_empty());
}

#[test]
fn a_log_that_asks_too_much_names_its_entry() {
    let header = "game toy\nrules 1\nseats 2\n";
    let deal = "setup | card 1 | card 2 | card 3 | card 4\n";
    for (text, error) in [
        (format!("{header}setup\n"), "set-up: the record lacks an outcome for \"card\""),
        (format!("{header}{deal}1 bid 9\n"), "entry 1 (1 bid 9): refused: toy-refusal-card"),
        (format!("{header}{deal}1 bid 1 | card 1\n"), "entry 1 records outcomes that nothing asks for"),
        (format!("{header}{deal}setup\n"), "entry 1 (setup): nothing to draw for \"setup\""),
        (
            format!("{header}setup | card 1 | card 1 | card 1 | card 4\n"),
            "set-up: the record says \"card 1\" where \"card\" is drawn and that cannot be",
        ),
        (
            format!("game toy\nrules 2\nseats 2\n{deal}"),
            "the log was written under rules 2, which are newer than these",
        ),
        (format!("game toy\nrules 1\nseats 9\n{deal}"), "set-up: refused: refusal-seats"),
    ] {
        let log: Log = text.parse().expect("it is a log");
        let replayed = replay_as(&TitleOf::<Toy>::NEW, &log, |_, _, _| ());
        assert_eq!(replayed.map(drop).map_err(|error| error.to_string()), Err(error.to_owned()), "{text}");
    }
}
