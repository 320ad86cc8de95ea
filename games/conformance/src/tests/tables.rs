//! Turns, resignation and replay, tried on the toy.

use crate::Playable as _;
use crate::toy::{Event, Toy, at_bidding, at_building};
use rules::{Barrier, Quick, Seat, SeatSet, Turn};
use tabletop::{AnyTable as _, Entry, Log, Replayer, TitleOf, replay};

#[test]
fn what_cannot_be_done_is_refused_with_its_reason() {
    assert_eq!(at_building().refusal(Seat(0), "bid 3"), "toy-refusal-phase");
    assert_eq!(at_bidding().refusal(Seat(0), "bid nothing"), "toy-refusal-unreadable");
    assert_eq!(at_bidding().refusal(Seat(7), "bid 3"), "refusal-seat");
}

#[test]
fn whoever_has_resigned_is_answered_for_and_does_nothing_else() {
    let mut table = at_bidding();
    table.resign(Seat(1)).expect("three play");
    assert_eq!(table.refusal(Seat(1), "bid 2"), "refusal-resigned");
    assert_eq!(table.reflex(), Some((Seat(1), "bid 1".to_owned())));
    table.must(Seat(1), "bid 1");
    assert_eq!(table.reflex(), None);
}

#[test]
fn a_simultaneous_choice_may_be_replaced_until_the_last_is_in() {
    let mut table = at_bidding();
    for card in ["3", "7", "3"] {
        let played = table.must(Seat(0), &format!("bid {card}"));
        assert_eq!(played.barrier, Barrier::Open);
        assert!(table.turn().may().contains(Seat(0)) && !table.turn().must().contains(Seat(0)));
    }
}

#[test]
fn the_last_bid_draws_for_everybody_and_cannot_be_taken_back() {
    let mut table = at_bidding();
    table.play_lines("1 bid 3; 2 bid 2");
    let played = table.must(Seat(2), "bid 6 | card 8 | card 8 | card 9");
    assert_eq!(played.barrier, Barrier::Shut);
    assert_eq!(table.turn(), Turn::Waiting { must: SeatSet::one(Seat(2)), may: SeatSet::all(2) });
    table.play_lines("1 knock\n2 knock twice\n3 put n14 back");
    assert_eq!(table.listed(Seat(0)), ["bid 7", "bid 8"]);
}

#[test]
fn a_position_tells_of_every_bid_by_itself() {
    let mut toy = at_bidding().position().clone();
    let done = toy.must(Seat(1), "bid 2");
    assert_eq!(done.barrier, Barrier::Open);
    assert!(matches!(done.events[..], [Event::Chose(Seat(1), 2)]), "{:?}", done.events);
    assert_eq!(toy.refusal(Seat(0), "bid 9"), "toy-refusal-card");
}

#[test]
fn somebody_elses_choice_does_not_change_what_is_asked() {
    let mut table = at_bidding();
    let earlier = table.clone();
    let other = table.listed(Seat(1))[0].clone();
    table.must(Seat(1), &other);
    assert!(table.asks_as(&earlier, Seat(0)));
    table.must(Seat(0), "bid 3");
    assert!(!table.asks_as(&earlier, Seat(0)));
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
    assert!(table.listed(Seat(1)).is_empty());
}

#[test]
fn a_log_that_asks_too_much_names_its_entry() {
    let header = "game toy\nrules 1\nseats 2\n";
    let deal = "setup | card 1 | card 2 | card 3 | card 4\n";
    for (text, error) in [
        (format!("{header}setup\n"), "set-up: the record lacks an outcome for \"card\""),
        (format!("{header}{deal}1 bid 9\n"), "entry 1 (1 bid 9): refused: toy-refusal-card"),
        (
            format!("{header}{deal}1 bid 1 | card 1\n"),
            "entry 1 (1 bid 1 | card 1): it records outcomes that nothing asks for",
        ),
        (
            format!("{header}setup | card 1 | card 1 | card 1 | card 4\n"),
            "set-up: the record says \"card 1\" where \"card\" is drawn and that cannot be",
        ),
        (
            format!("game toy\nrules 2\nseats 2\n{deal}"),
            "rules: the log was written under rules 2, which are newer than these",
        ),
        (format!("{header}option x 1\n{deal}"), "option x: refused: option-unknown"),
        (format!("game toy\nrules 1\nseats 9\n{deal}"), "seats: refused: refusal-seats"),
    ] {
        let log: Log = text.parse().expect("it is a log");
        let replayed = replay(&TitleOf::<Toy>::NEW, &log, |_, _, _| ());
        assert_eq!(replayed.map(drop).map_err(|error| error.to_string()), Err(error.to_owned()), "{text}");
    }
}

#[test]
fn a_replay_can_go_on_from_a_saved_table() {
    let mut table = at_bidding();
    table.play_lines("1 bid 3; 2 bid 2");
    let entries: Vec<Entry> = ["3 bid 6 | card 8 | card 8 | card 9", "1 knock", "3 put n14 back", "3 bid 1"]
        .map(|line| line.parse().expect("it is an entry"))
        .into();
    let mut replayer = Replayer::resume(table.boxed(), 3);
    let mut turned = Vec::new();
    let replayed = replayer.run(&entries, &mut |_, entry, played| {
        turned.push((entry.to_string(), played.map(|played| (played.barrier, played.turned))));
    });
    let refused = "entry 6 (3 bid 1): refused: toy-refusal-card".to_owned();
    assert_eq!(replayed.map_err(|error| error.to_string()), Err(refused));
    let seen: Vec<_> = turned.iter().map(|(_, played)| *played).collect();
    let (open, shut) = (Barrier::Open, Barrier::Shut);
    assert_eq!(seen, [Some((shut, false)), Some((open, true)), Some((open, true))]);
    table.play_lines("3 bid 6 | card 8 | card 8 | card 9; 1 knock; 3 put n14 back");
    assert_eq!(replayer.table().save(), table.save());
}

#[test]
fn automatic_answers_are_filled_in_where_the_log_may_leave_them_out() {
    let mut table = at_bidding();
    table.resign(Seat(1)).expect("three play");
    let entries: [Entry; 1] = ["1 bid 3".parse().expect("it is an entry")];
    let mut seen = Vec::new();
    let mut replayer = Replayer::resume(table.boxed(), 2).answering();
    replayer.run(&entries, &mut |_, entry, _| seen.push(entry.to_string())).expect("it is legal");
    assert_eq!(seen, ["auto 2 bid 1", "1 bid 3"]);
    let mut strict = Replayer::resume(table.boxed(), 2);
    strict.run(&entries, &mut |_, _, _| ()).expect("it is legal");
    assert_eq!(strict.table().reflex(), Some((Seat(1), "bid 1".to_owned())));
}

#[test]
fn written_automatic_answers_are_held_against_the_rules() {
    let mut table = at_bidding();
    table.resign(Seat(1)).expect("three play");
    let unprompted = "the rules give no such answer by themselves";
    for (lines, error) in [
        (vec!["auto 2 bid 1", "1 bid 3"], None),
        (vec!["auto 2  BID 1"], None),
        (vec![], None),
        (vec!["3 resign"], None),
        (vec!["auto 2 bid 2"], Some(format!("entry 2 (auto 2 bid 2): {unprompted}: it is \"auto 2 bid 1\""))),
        (vec!["auto 1 bid 1"], Some(format!("entry 2 (auto 1 bid 1): {unprompted}: it is \"auto 2 bid 1\""))),
        (vec!["auto 2 bid 1", "auto 1 bid 3"], Some(format!("entry 3 (auto 1 bid 3): {unprompted}"))),
        (
            vec!["1 bid 3"],
            Some(
                "entry 2 (1 bid 3): before it, \"auto 2 bid 1\" is missing, which the rules answer by themselves"
                    .to_owned(),
            ),
        ),
    ] {
        let entries: Vec<Entry> = lines.iter().map(|line| line.parse().expect("it is an entry")).collect();
        let mut replayer = Replayer::resume(table.boxed(), 2).checking();
        let played = replayer.run(&entries, &mut |_, _, _| ());
        assert_eq!(played.err().map(|error| error.to_string()), error, "{lines:?}");
    }
}

#[test]
fn nobody_plays_or_resigns_on_a_seat_that_there_is_not() {
    let mut table = at_bidding();
    let refused = Err("refused: refusal-seat".to_owned());
    let played = table.play(Seat(3), "bid 3", &mut Quick::new(1)).map(drop);
    assert_eq!(played.map_err(|error| error.to_string()), refused);
    assert_eq!(table.resign(Seat(3)).map(drop).map_err(|error| error.to_string()), refused);
}
