//! Whole games, round by round: two players, and one alone.

use super::super::ConfusingLands;
use super::super::components::card::CardSet;
use super::super::event::Event;
use super::super::state::Step;
use super::{card, laid};
use conformance::Playable as _;
use rules::{Game as _, Recorded, Seat, SeatSet, Turn};
use tabletop::Entry;

/// The game that a log's first line sets up.
fn begun(seats: u8, setup: &str) -> ConfusingLands {
    let entry: Entry = setup.parse().expect("a line of a log");
    let mut chance = Recorded::new(entry.drawn);
    let game = ConfusingLands::new(&(), seats, &mut chance).expect("it is all there");
    assert_eq!(chance.left(), 0, "nothing else is drawn");
    game
}

/// Does what lines of a log say, each laying a plain face upon the first card.
fn lay(game: &mut ConfusingLands, lines: &[(u8, u8, &str)]) {
    for (seat, number, drawn) in lines {
        game.must(Seat(seat - 1), &format!("lay {number} back 0 n14 {drawn}"));
    }
}

fn pile<const N: usize>(numbers: [u8; N]) -> CardSet {
    numbers.map(card).into_iter().collect()
}

fn hands(game: &ConfusingLands) -> Vec<CardSet> {
    game.places.iter().map(|side| side.hand).collect()
}

/// The cards of a seat's land, in the order in which they were laid.
fn land(game: &ConfusingLands, seat: usize) -> Vec<u8> {
    game.places[seat].land.laid().map(|laid| laid.card.number()).collect()
}

fn two() -> ConfusingLands {
    begun(2, "setup | shared 18 | top 17 | deal 1 | deal 2 | deal 3 | deal 4")
}

#[test]
fn everybody_gets_two_cards_and_the_deck_keeps_its_top_one() {
    let game = two();
    assert_eq!((game.shared, game.top), (card(18), card(17)));
    assert_eq!(hands(&game), [pile([1, 2]), pile([3, 4])]);
    assert_eq!(game.deck, (5..=16).map(card).collect());
}

#[test]
fn a_first_card_lies_on_either_face_in_any_of_four_turns() {
    let mut every = Vec::new();
    for card in [1, 2] {
        for face in ["front", "back"] {
            every.extend([0, 90, 180, 270].map(|turn| format!("lay {card} {face} {turn} n14")));
        }
    }
    assert_eq!(two().listed(Seat(0)), every);
}

#[test]
fn both_lay_at_once_and_then_swap_the_cards_not_chosen() {
    let mut game = two();
    lay(&mut game, &[(2, 3, "")]);
    assert_eq!((land(&game, 1), hands(&game)), (vec![], vec![pile([1, 2]), pile([3, 4])]), "one waits");
    lay(&mut game, &[(1, 1, "")]);
    assert_eq!((land(&game, 0), land(&game, 1)), (vec![1], vec![3]));
    assert_eq!(hands(&game), [pile([4]), pile([2])]);
}

#[test]
fn the_card_received_must_be_laid_over_the_land_and_again_both_at_once() {
    let mut game = two();
    lay(&mut game, &[(1, 1, ""), (2, 3, "")]);
    assert_eq!(game.refusal(Seat(0), "lay 2 back 0 n14"), "confusing-lands-refusal-hand", "it is passed on");
    assert_eq!(game.refusal(Seat(0), "aside 4"), "confusing-lands-refusal-aside");
    assert_eq!(game.refusal(Seat(0), "lay 4 back 0 p14"), "confusing-lands-refusal-overlap");
    lay(&mut game, &[(1, 4, "")]);
    assert_eq!(land(&game, 0), [1], "one waits");
    assert_eq!(game.turn(), Turn::Waiting { must: SeatSet::one(Seat(1)), may: SeatSet::one(Seat(0)) });
    lay(&mut game, &[(2, 2, "| deal 5 | deal 6 | deal 7 | deal 8")]);
    assert_eq!((land(&game, 0), land(&game, 1)), (vec![1, 4], vec![3, 2]));
}

#[test]
fn four_rounds_leave_eight_cards_in_each_land_and_the_decks_top_card() {
    let mut game = two();
    lay(&mut game, &[(1, 1, ""), (2, 3, ""), (1, 4, ""), (2, 2, "| deal 5 | deal 6 | deal 7 | deal 8")]);
    assert_eq!((hands(&game), game.round), (vec![pile([5, 6]), pile([7, 8])], 1));
    lay(&mut game, &[(1, 5, ""), (2, 7, ""), (1, 8, ""), (2, 6, "| deal 9 | deal 10 | deal 11 | deal 12")]);
    lay(
        &mut game,
        &[(1, 9, ""), (2, 11, ""), (1, 12, ""), (2, 10, "| deal 13 | deal 14 | deal 15 | deal 16")],
    );
    lay(&mut game, &[(1, 13, ""), (2, 15, ""), (1, 16, "")]);
    assert_eq!(game.turn(), Turn::Waiting { must: SeatSet::one(Seat(1)), may: SeatSet::one(Seat(0)) });
    lay(&mut game, &[(2, 14, "")]);
    assert_eq!((game.step, game.turn().outcome().is_some()), (Step::Over, true));
    assert_eq!(land(&game, 0), [1, 4, 5, 8, 9, 12, 13, 16]);
    assert_eq!(land(&game, 1), [3, 2, 7, 6, 11, 10, 15, 14]);
    assert_eq!((game.deck, game.top), (CardSet::EMPTY, card(17)));
    assert_eq!(game.refusal(Seat(0), "lay 17 back 0 n14"), "refusal-game-over");
    assert_eq!(game.listed(Seat(0)), [""; 0]);
}

#[test]
fn solo_the_other_card_and_the_decks_top_one_are_discarded_and_the_one_below_is_laid() {
    let mut game = begun(1, "setup | shared 18 | top 17 | deal 1 | deal 2");
    assert_eq!((hands(&game), game.deck.len()), (vec![pile([1, 2])], 14));
    lay(&mut game, &[(1, 1, "| take 3 | top 4")]);
    assert_eq!((hands(&game), game.top), (vec![pile([3])], card(4)));
    assert_eq!((game.places[0].discarded, game.topped), (pile([2]), pile([17])));
    assert_eq!(game.refusal(Seat(0), "lay 17 back 0 n14"), "confusing-lands-refusal-hand");
    lay(&mut game, &[(1, 3, "| deal 5 | deal 6"), (1, 6, "| take 7 | top 8"), (1, 7, "| deal 9 | deal 10")]);
    assert_eq!((game.places[0].discarded, game.topped), (pile([2, 5]), pile([17, 4])));
    lay(&mut game, &[(1, 9, "| take 11 | top 12"), (1, 11, "| deal 13 | deal 14")]);
    lay(&mut game, &[(1, 13, "| take 15 | top 16"), (1, 15, "")]);
    assert_eq!(game.turn().outcome().map(|outcome| outcome.standings.len()), Some(1));
    assert_eq!(land(&game, 0), [1, 3, 6, 7, 9, 11, 13, 15]);
    assert_eq!((game.deck, game.top), (CardSet::EMPTY, card(16)), "one card is left");
}

#[test]
fn what_happens_to_two_players_is_told_in_order() {
    let mut game = two();
    let [one, other] = [Seat(0), Seat(1)].map(|seat| {
        move |game: &mut ConfusingLands, line: &str| game.must(seat, &format!("lay {line}")).events
    });
    let lies = |seat, notation| Event::Laid { seat: Seat(seat), laid: laid(notation) };
    let receives = |seat, number| Event::Received { seat: Seat(seat), card: card(number) };
    let deals = |seat, round, hand| Event::Dealt { seat: Seat(seat), round, hand: pile(hand) };
    assert_eq!(one(&mut game, "1 back 0 n14"), [Event::Chosen { seat: Seat(0), again: false }]);
    assert_eq!(one(&mut game, "2 front 0 n14"), [Event::Chosen { seat: Seat(0), again: true }]);
    let events = other(&mut game, "3 back 0 n14");
    assert_eq!(events, [lies(0, "2 front 0 n14"), lies(1, "3 back 0 n14"), receives(0, 4), receives(1, 1)]);
    one(&mut game, "4 back 0 n13");
    let events = other(&mut game, "1 back 0 n14 | deal 5 | deal 6 | deal 7 | deal 8");
    let dealt = [deals(0, 2, [5, 6]), deals(1, 2, [7, 8])];
    assert_eq!(events, [[lies(0, "4 back 0 n13"), lies(1, "1 back 0 n14")], dealt].concat());
}

#[test]
fn what_happens_to_one_player_is_told_in_order() {
    let mut game = begun(1, "setup | shared 18 | top 17 | deal 1 | deal 2");
    let mut must = |line: &str| game.must(Seat(0), line).events;
    let seat = Seat(0);
    let [lies, other, topped] = [
        Event::Laid { seat, laid: laid("1 back 0 n14") },
        Event::Discarded { seat, card: card(2) },
        Event::Topped { card: card(17) },
    ];
    let took = Event::Took { seat, card: card(3), top: card(4) };
    assert_eq!(must("lay 1 back 0 n14 | take 3 | top 4"), [lies, other, topped, took]);
    let dealt = Event::Dealt { seat, round: 2, hand: pile([5, 6]) };
    let lies = Event::Laid { seat, laid: laid("3 back 0 n14") };
    assert_eq!(must("lay 3 back 0 n14 | deal 5 | deal 6"), [lies, dealt]);
    must("lay 5 back 0 n14 | take 7 | top 8");
    must("lay 7 back 0 n14 | deal 9 | deal 10");
    must("lay 9 back 0 n14 | take 11 | top 12");
    must("lay 11 back 0 n14 | deal 13 | deal 14");
    must("lay 13 back 0 n14 | take 15 | top 16");
    let lies = Event::Laid { seat, laid: laid("15 back 0 n14") };
    assert_eq!(must("lay 15 back 0 n14"), [lies, Event::Ended]);
}
