//! A position that does not add up is noticed.

use super::super::action::Deal;
use super::super::components::board::{CornerSet, EdgeSet};
use super::super::state::{Answer, Offer};
use super::*;
use rules::SeatSet;

/// Blue and red have built, and blue holds a card.
fn sound() -> Catan {
    let mut table = blank("");
    settle(&mut table, BLUE, "c4");
    pave(&mut table, BLUE, "c4-c5 c5-c6");
    settle(&mut table, RED, "e4");
    pave(&mut table, RED, "e4-e5");
    give(&mut table, BLUE, "1 wood");
    table
}

/// What is wrong, and how it comes about.
type Wrong = (&'static str, fn(&mut Catan));

#[test]
fn what_does_not_add_up_is_noticed() {
    assert_eq!(sound().conserved(), Ok(()));
    let wrongs: [Wrong; 18] = [
        ("18 cards of wood instead of 19", |table| table.bank.0[0] -= 1),
        ("15 cards knight instead of 14", |table| table.deck[0] += 1),
        ("13 cards knight instead of 14", |table| table.deck[0] -= 1),
        ("4 cards point instead of 5", |table| table.deck[1] -= 1),
        ("3 cards roads instead of 2", |table| table.deck[2] += 1),
        ("too many roads", |table| table.players[0].roads = EdgeSet((1 << 16) - 1)),
        ("too many settlements", |table| table.players[0].settlements = CornerSet((1 << 6) - 1)),
        ("too many cities", |table| table.players[0].cities = CornerSet((1 << 5) - 1)),
        ("shared road", |table| pave(table, RED, "c4-c5")),
        ("the roads of seat 1 hang in the air", |table| pave(table, BLUE, "f3-f4")),
        ("the buildings of seat 1 count 2", |table| table.players[0].built = 2),
        ("g yields 0 to seat 1, not 1", |table| table.harvest[0].0[0] = 1),
        ("seat 1's road measures 2", |table| table.players[0].length = 3),
        ("the distance rule is broken at c4", |table| settle(table, BLUE, "c5")),
        ("two build on c4", |table| settle(table, RED, "c4")),
        ("a discard that is not held", |table| table.players[0].chosen = "2 wood".parse().ok()),
        ("blocked corners", |table| table.blocked.insert("a3".parse().expect("a corner"))),
        ("the game ends when the points are there", |table| table.agreed.points = 1),
    ];
    for (what, wrong) in wrongs {
        let mut table = sound();
        wrong(&mut table);
        assert_eq!(table.conserved(), Err(what.to_owned()));
    }
}

#[test]
fn what_is_offered_or_promised_is_there() {
    let deal = "1 wood".parse().and_then(|give| Ok(Deal { give, want: "1 ore".parse()? })).expect("cards");
    let to = SeatSet::one(RED);
    let offer = Offer { deal, to, answers: Default::default(), shown: deal.give };
    let mut table = sound();
    table.offer = Some(offer);
    assert_eq!(table.conserved(), Ok(()));
    let mut answers = offer.answers;
    answers[RED.index()] = Answer::Accepted;
    for offer in [Offer { answers, ..offer }, Offer { shown: "2 wood".parse().expect("cards"), ..offer }] {
        table.offer = Some(offer);
        assert_eq!(table.conserved(), Err("an offer or an answer of cards that are not there".to_owned()));
    }
}
