mod board;
mod cards;
mod endings;
mod habitats;
mod score_file;
mod scoring;
mod spirits;
mod steps;

use super::action::Action;
use super::cell::{Cell, Side};
use super::land::Land;
use super::state::Harmonies;
use super::token::Token;
use crate::core::{Barrier, Game, Options, Quick, Seat, Turn};

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
        assert!(side.spaces().has(cell(place)), "{place}");
        stack.chars().for_each(|letter| land.place(token(letter), cell(place)));
    }
    land
}

/// A game with the options given as `"side b, spirits yes"`.
fn game(seats: u8, options: &str, seed: u64) -> Harmonies {
    let entries = options.split(',').map(str::trim).filter(|entry| !entry.is_empty());
    let options = entries.fold(Options::default(), |options, entry| {
        let (key, value) = entry.split_once(' ').expect("an option is a key and a value");
        options.with(key, value)
    });
    let config = Harmonies::config(&options, seats).expect("the options are right");
    Harmonies::new(&config, seats, &mut Quick::new(seed)).expect("chance answers")
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

/// Does the steps, separated by `;`, for whoever's turn it is.
#[track_caller]
fn play(game: &mut Harmonies, steps: &str) -> Barrier {
    let mut chance = Quick::new(99);
    let mut barrier = Barrier::Open;
    for step in steps.split(';').map(|step| action(step.trim())) {
        let seat = game.current;
        if let Err(refusal) = game.legal(seat, &step) {
            panic!("{step}: {refusal:?}");
        }
        barrier = game.apply(seat, &step, &mut chance, &mut Vec::new()).expect("chance answers");
    }
    barrier
}

/// The key of the refusal of a step by whoever's turn it is.
#[track_caller]
fn refused(game: &Harmonies, step: &str) -> &'static str {
    game.legal(game.current, &action(step)).expect_err(step).key
}

fn listed(game: &Harmonies) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(game.current, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// Puts these tokens on the central space `a`, from the bag or other spaces, so that a test can take them.
fn stock(game: &mut Harmonies, letters: &str) {
    let wanted: Vec<Token> = letters.chars().map(token).collect();
    game.central[0] = Some([wanted[0], wanted[1], wanted[2]]);
}

/// Plays at random until the game is over.
fn play_out(game: &mut Harmonies, seed: u64) {
    let (mut chance, mut choices) = (Quick::new(seed), Quick::new(!seed));
    let mut actions = Vec::new();
    while let Turn::Waiting { .. } = game.turn() {
        actions.clear();
        let seat = game.current;
        game.actions(seat, &mut actions);
        let action = actions[choices.below(actions.len())];
        game.apply(seat, &action, &mut chance, &mut Vec::new()).expect("chance answers");
        assert_eq!(game.conserved(), Ok(()), "after {action}");
    }
}

#[test]
fn random_games_keep_every_piece_and_end() {
    for seats in 1..=4 {
        for options in ["", "side b", "spirits yes", "side b, spirits yes"] {
            let mut game = game(seats, options, u64::from(seats));
            play_out(&mut game, 5);
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
        let (mut chance, mut choices) = (Quick::new(seed), Quick::new(!seed));
        while let Turn::Waiting { .. } = game.turn() {
            let mut actions = Vec::new();
            game.actions(game.current, &mut actions);
            let legal: Vec<Action> =
                universe.iter().filter(|action| game.legal(game.current, action).is_ok()).copied().collect();
            assert_eq!(actions, legal);
            let action = actions[choices.below(actions.len())];
            game.apply(game.current, &action, &mut chance, &mut Vec::new()).expect("chance answers");
        }
    }
}
