//! How tests write a position.

mod ahead;
mod board;
mod cards;
mod conserved;
mod endings;
mod habitats;
mod mind;
mod pictures;
mod points;
mod printed;
mod score_file;
mod scoring;
mod seen;
mod sentences;
mod setup;
mod solo;
mod spirits;
mod steps;
mod telling;
mod title;
mod view;

use super::action::Action;
use super::components::card::{CardId, Cards};
use super::components::cell::{Cell, Side};
use super::components::land::Land;
use super::components::token::{BOX, Token};
use super::state::Harmonies;
use conformance::{Playable, open, play_out};
use rules::{Barrier, Game, Quick, Seat};

/// The tokens of a stack by their first letters, bottom to top: `n` is brown, `e` grey, `b` blue, `g` green.
fn token(letter: char) -> Token {
    match letter {
        'b' => Token::Blue,
        'e' => Token::Grey,
        'n' => Token::Brown,
        'g' => Token::Green,
        'y' => Token::Yellow,
        'r' => Token::Red,
        other => panic!("{other} is no token"),
    }
}

fn cell(text: &str) -> Cell {
    text.parse().expect("it is a space")
}

/// A board from `"a1 b, b2 nng"`: space and stack.
fn land(side: Side, text: &str) -> Land {
    let mut land = Land::new(side);
    for entry in text.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
        let (place, stack) = entry.split_once(' ').expect("an entry is a space and a stack");
        assert!(side.spaces().contains(cell(place)), "{place}");
        stack.chars().for_each(|letter| land.place(token(letter), cell(place)));
    }
    land
}

/// A game with the options given as `"side b, spirits yes"`.
fn game(seats: u8, options: &str, seed: u64) -> Harmonies {
    open(options, seats, &mut Quick::new(seed))
}

/// A two-player game in which the first player has that board.
fn with_land(text: &str) -> Harmonies {
    let mut game = game(2, "", 1);
    let seat = game.current.index();
    game.realms[seat].land = land(Side::A, text);
    game
}

fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

/// Accounts for every piece of a position that a test has arranged: tokens on boards are not in the bag, cards in front of players
/// or in the row not in the deck, and what then lies nowhere is out of the game.
fn settle(game: &mut Harmonies) {
    let mut used = [0; 6];
    game.central.iter().flatten().flatten().for_each(|&token| used[token as usize] += 1);
    for tokens in game.realms.iter().map(|realm| realm.land.tokens()).chain([game.steps.hand]) {
        Token::ALL.into_iter().for_each(|token| used[token as usize] += tokens[token as usize]);
    }
    for token in Token::ALL.map(|token| token as usize) {
        let rest = BOX[token] - used[token];
        game.bag[token] = game.bag[token].min(rest);
        game.gone[token] = rest - game.bag[token];
    }
    let held = game.realms.iter().flat_map(|realm| &realm.held).map(|held| held.card);
    let held: Cards = held.filter(|card| !card.is_spirit()).collect();
    for place in &mut game.row {
        *place = place.filter(|&card| !held.contains(card));
    }
    let open = game.row.iter().flatten().fold(held, |cards, &card| cards.with(card));
    game.deck = game.deck.iter().filter(|&card| !open.contains(card)).collect();
    let there = game.deck.iter().fold(open, Cards::with);
    game.discarded = CardId::animals().filter(|&card| !there.contains(card)).collect();
}

/// Does the steps, separated by `;`, for whoever's turn it is.
#[track_caller]
fn play(game: &mut Harmonies, steps: &str) -> Barrier {
    settle(game);
    let mut chance = Quick::new(99);
    let mut barrier = Barrier::Open;
    for step in steps.split(';').map(str::trim) {
        let done = game.attempt(game.current, step, &mut chance);
        barrier = done.unwrap_or_else(|refusal| panic!("{step}: {refusal:?}")).barrier;
    }
    barrier
}

/// The key of the refusal of a step by whoever's turn it is.
#[track_caller]
fn refused(game: &Harmonies, step: &str) -> &'static str {
    game.refusal(game.current, step)
}

/// The steps open to whoever's turn it is.
fn listed(game: &Harmonies) -> Vec<String> {
    Playable::listed(game, game.current)
}

/// Puts these tokens on the central space `a`, so that a test can take them.
fn stock(game: &mut Harmonies, letters: &str) {
    let wanted: Vec<Token> = letters.chars().map(token).collect();
    game.central[0] = Some([wanted[0], wanted[1], wanted[2]]);
}

#[test]
fn random_games_keep_every_piece_and_end() {
    for seats in 1..=4 {
        for options in ["", "side b", "spirits yes", "side b, spirits yes"] {
            let mut game = game(seats, options, u64::from(seats));
            play_out(&mut game, &mut Quick::new(5), &mut Quick::new(!5), |_| ());
            assert!(game.turn().outcome().is_some(), "{seats} {options}");
            let turns = |seat: Seat| game.realms[seat.index()].land.tokens().iter().sum::<u8>();
            let placed: Vec<u8> = Seat::first(seats).map(turns).collect();
            assert!(placed.iter().all(|&count| count == placed[0]), "equal numbers of turns: {placed:?}");
        }
    }
}

#[test]
fn what_is_listed_is_exactly_what_is_legal() {
    let universe = Harmonies::universe(2);
    for seed in 0..3 {
        let mut game = game(2, "spirits yes", seed);
        play_out(&mut game, &mut Quick::new(seed), &mut Quick::new(!seed), |game| {
            let mut actions = Vec::new();
            game.actions(game.current, &mut actions);
            let legal = universe.iter().filter(|action| game.legal(game.current, action).is_ok());
            assert!(legal.eq(&actions), "{game:?}");
        });
    }
}
