//! How games are set up.

use super::super::components::card::{CardId, Cards};
use super::*;
use rules::{Chance, ChanceError, Recorded, Recording};

#[test]
fn three_tokens_lie_on_each_of_five_spaces_and_the_bag_holds_the_rest() {
    for seats in 2..=4 {
        let game = game(seats, "", 6);
        assert_eq!(game.central.iter().flatten().flatten().count(), 15);
        assert_eq!(game.bag.iter().sum::<u8>(), 105);
        assert_eq!(game.conserved(), Ok(()));
    }
}

#[test]
fn five_animals_lie_face_up_and_the_other_27_make_the_deck() {
    for seats in 2..=4 {
        let game = game(seats, "spirits yes", 6);
        let open: Cards = game.row.iter().flatten().copied().collect();
        assert_eq!((open.len(), game.deck.len()), (5, 27));
        assert!(open.iter().chain(game.deck.iter()).all(|card| !card.is_spirit()));
        assert!(open.iter().all(|card| !game.deck.contains(card)));
    }
}

#[test]
fn all_players_begin_with_empty_boards_of_the_side_agreed_on() {
    for (options, side) in [("", Side::A), ("side a", Side::A), ("side b", Side::B)] {
        for seats in 1..=4 {
            let game = game(seats, options, 6);
            assert_eq!(game.realms.len(), usize::from(seats));
            for realm in &game.realms {
                assert_eq!((realm.land, realm.held.len(), realm.spirits), (Land::new(side), 0, None));
            }
        }
    }
}

#[test]
fn the_lot_gives_every_seat_the_first_turn() {
    for seats in 2..=4 {
        let mut first: Vec<Seat> = (0..40).map(|seed| game(seats, "", seed).current).collect();
        first.sort_unstable();
        first.dedup();
        assert!(first.into_iter().eq(Seat::first(seats)), "{seats} seats");
    }
    assert_eq!(game(1, "", 3).current, Seat(0));
}

#[test]
fn each_player_is_dealt_two_spirits_that_nobody_else_has() {
    for seats in 1..=4 {
        let game = game(seats, "spirits yes", 6);
        let dealt: Vec<CardId> =
            game.realms.iter().flat_map(|realm| realm.spirits.expect("two were dealt").dealt).collect();
        assert!(dealt.iter().all(|card| card.is_spirit()));
        assert_eq!(dealt.len(), 2 * usize::from(seats));
        assert_eq!(dealt.iter().copied().collect::<Cards>().len(), 2 * seats);
    }
}

/// The log has the outcomes in this order: first the tokens, space by space, then the row, then the spirits, seat by seat.
#[test]
fn a_set_up_lays_out_what_chance_brings_in_the_order_of_the_log() {
    let words =
        ["first 2", &"token red; token blue; token grey; ".repeat(5), "animal 9; animal 4; animal 31"];
    let text = format!(
        "{}; {}{}; animal 2; animal 1; spirit 40; spirit 33; spirit 34; spirit 42",
        words[0], words[1], words[2]
    );
    let outcomes: Vec<(String, String)> = text
        .split(';')
        .map(|outcome| outcome.trim().split_once(' ').expect("a name and a label"))
        .map(|(name, label)| (name.to_owned(), label.to_owned()))
        .collect();
    let mut chance = Recorded::new(outcomes.clone());
    let mut recording = Recording::new(&mut chance);
    let game: Harmonies = open("spirits yes", 2, &mut recording);
    assert_eq!(recording.drawn, outcomes);
    assert_eq!((game.first, game.current), (Seat(1), Seat(1)));
    assert_eq!(game.central, [Some([Token::Blue, Token::Grey, Token::Red]); 5]);
    assert_eq!(game.row.map(|card| card.map(CardId::number)), [9, 4, 31, 2, 1].map(Some));
    let dealt =
        [0, 1].map(|seat| game.realms[seat].spirits.expect("two were dealt").dealt.map(CardId::number));
    assert_eq!(dealt, [[33, 40], [34, 42]]);
}

#[test]
fn the_end_of_a_turn_refills_the_space_then_the_row() {
    let mut game = game(2, "", 1);
    let (seat, card) = (game.current, game.row[3].expect("the row is full"));
    stock(&mut game, "bbb");
    play(&mut game, &format!("take a; place blue a1; place blue a2; place blue a3; animal {card}"));
    assert_eq!((game.central[0], game.row[3]), (None, None), "nothing is refilled before the turn ends");
    let mut chance = Quick::new(7);
    let mut recording = Recording::new(&mut chance);
    game.attempt(seat, "done", &mut recording).expect("the tokens are placed");
    let names: Vec<&str> = recording.drawn.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["token", "token", "token", "animal"]);
    let mut tokens: Vec<Token> =
        recording.drawn[..3].iter().map(|(_, label)| label.parse().expect("a colour")).collect();
    tokens.sort_unstable();
    assert_eq!(game.central[0].map(Vec::from), Some(tokens));
    assert_eq!(game.row[3].map(|card| card.to_string()), Some(recording.drawn[3].1.clone()));
}

/// Answers with the first outcome there is, and notes what each weighs.
struct Weighed(Vec<(&'static str, Vec<u32>)>);

impl Chance for Weighed {
    fn draw(
        &mut self,
        name: &'static str,
        weights: &[u32],
        _label: &dyn Fn(usize) -> String,
    ) -> Result<usize, ChanceError> {
        self.0.push((name, weights.to_vec()));
        weights.iter().position(|&weight| weight > 0).ok_or(ChanceError::Empty(name))
    }
}

#[test]
fn every_seat_token_and_card_is_as_likely_as_every_other() {
    let mut chance = Weighed(Vec::new());
    let _: Harmonies = open("spirits yes", 3, &mut chance);
    let drawn = |wanted: &str| -> Vec<Vec<u32>> {
        chance.0.iter().filter(|(name, _)| *name == wanted).map(|(_, weights)| weights.clone()).collect()
    };
    assert_eq!(drawn("first"), [vec![1; 3]]);
    assert_eq!(
        drawn("token")[..3],
        [[23, 23, 21, 19, 19, 15], [22, 23, 21, 19, 19, 15], [21, 23, 21, 19, 19, 15]]
    );
    assert_eq!(drawn("animal"), [32, 31, 30, 29, 28].map(|left| vec![1; left]));
    assert_eq!(drawn("spirit"), [10, 9, 8, 7, 6, 5].map(|left| vec![1; left]));
}
