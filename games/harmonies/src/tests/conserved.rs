//! What makes a position unsound.

use super::super::components::card::{CardId, Held};
use super::super::components::cell::Cells;
use super::super::components::realm::Spirits;
use super::*;

/// Spoils a position.
type Fault = fn(&mut Harmonies);

fn numbered(number: u8) -> CardId {
    CardId::new(number).expect("it is a card")
}

/// Two players with spirits face up; the first player has an animal with a cube on the board, and tokens in hand.
fn sound() -> Harmonies {
    let mut game = game(2, "spirits yes", 3);
    for (seat, spirit) in [(0, 33), (1, 35)] {
        let dealt = [spirit, spirit + 1].map(numbered);
        game.realms[seat].spirits = Some(Spirits { dealt, kept: Some(dealt[0]), shown: true });
        game.realms[seat].held = vec![Held::new(dealt[0])];
    }
    let seat = game.current.index();
    game.realms[seat].land = land(Side::A, "c3 b, c2 g, d2 nng");
    game.realms[seat]
        .held
        .push(Held { card: "frog".parse().expect("a card"), cubes: Cells::one(cell("c3")) });
    settle(&mut game);
    play(&mut game, "take a");
    assert_eq!(game.conserved(), Ok(()));
    game
}

/// Every piece of a position is somewhere, once; what is not so is named.
#[test]
fn a_piece_that_is_missing_or_there_twice_is_noticed() {
    let faults: [(&str, Fault); 18] = [
        ("the tokens are", |game| game.bag[2] -= 1),
        ("the tokens are", |game| game.bag[3] += 1),
        ("the tokens are", |game| game.steps.hand = [0; 6]),
        ("the tokens are", |game| game.gone[5] += 1),
        ("the tokens are", |game| game.central[1] = None),
        ("the tokens are", |game| game.realms[game.current.index()].land = Land::new(Side::A)),
        ("the animal cards are", |game| game.row[1] = None),
        ("the animal cards are", |game| game.row[1] = game.row[2]),
        ("the animal cards are", |game| {
            let card = game.deck.iter().next().expect("it is not empty");
            game.deck.remove(card);
        }),
        ("the animal cards are", |game| game.discarded.insert(game.row[0].expect("the row is full"))),
        ("33 was dealt twice", |game| {
            game.realms[1].spirits.as_mut().expect("they were dealt").dealt = [numbered(33), numbered(35)];
        }),
        ("12 was dealt twice or is none", |game| {
            game.realms[0].spirits.as_mut().expect("they were dealt").dealt[1] = numbered(12);
        }),
        ("were never dealt", |game| game.realms[0].spirits = None),
        ("Spirits", |game| game.realms[0].spirits.as_mut().expect("they were dealt").shown = false),
        ("Spirits", |game| game.realms[0].spirits.as_mut().expect("they were dealt").kept = None),
        ("Spirits", |game| {
            game.realms[0].spirits.as_mut().expect("they were dealt").dealt = [numbered(41), numbered(42)];
        }),
        ("two stacks on one space", |game| {
            game.bag[4] -= 1;
            game.realms[game.current.index()].land.place(Token::Yellow, cell("c3"));
        }),
        ("or one outside the board", |game| {
            game.bag[4] -= 1;
            game.realms[0].land.place(Token::Yellow, cell("g1"));
        }),
    ];
    for (number, (what, fault)) in faults.into_iter().enumerate() {
        let mut game = sound();
        fault(&mut game);
        let error = game.conserved().expect_err(what);
        assert!(error.contains(what), "{number}: {error} does not say {what}");
    }
}

/// Cubes stand on tokens, one on each, and no card has more than its own; four cards may be uncompleted.
#[test]
fn cubes_and_cards_beyond_what_the_rules_allow_are_noticed() {
    let base = sound();
    let seat = base.current.index();
    let with = |change: &dyn Fn(&mut Vec<Held>)| {
        let mut game = base.clone();
        change(&mut game.realms[seat].held);
        settle(&mut game);
        game.conserved()
    };
    let at =
        |cells: &str| cells.split(' ').map(cell).fold(Cells::EMPTY, |all, cell| all.or(Cells::one(cell)));
    let animals = |numbers: &'static [u8]| {
        move |held: &mut Vec<Held>| held.extend(numbers.iter().map(|&n| Held::new(numbered(n))))
    };
    assert_eq!(with(&|held| held[1].cubes = at("c3 c2 d2")), Ok(()));
    for (what, change) in [
        (
            "the cubes of card 5",
            &(|held: &mut Vec<Held>| held[1].cubes = at("c3 e5")) as &dyn Fn(&mut Vec<Held>),
        ),
        ("the cubes of card 5", &|held| held[0].cubes = at("c3")),
        ("the cubes of card", &|held| held[0].cubes = at("c2 d2")),
        ("too many cards", &animals(&[1, 2, 3])),
    ] {
        let error = with(change).expect_err(what);
        assert!(error.starts_with(&format!("seat {}: ", seat + 1)) && error.contains(what), "{error}");
    }
    assert_eq!(with(&animals(&[1, 2])), Ok(()));
}
