//! Every ruling and example of the rules, by name.

mod account;
mod ahead;
mod board;
mod building;
mod cards;
mod chance;
mod components;
mod conserved;
mod discards;
mod drawing;
mod ending;
mod film;
mod founding;
mod layout;
mod longest_road;
mod minds;
mod perft;
mod pictures;
mod points;
mod pressing;
mod production;
mod random_games;
mod readings;
mod refusals;
mod resigned;
mod robber;
mod sentences;
mod telling;
mod title;
mod trade;
mod value;
mod view;

use super::action::Action;
use super::components::cards::{Cards, Development};
use super::event::Event;
use super::pieces::{put_city, put_road, put_settlement};
use super::state::{Catan, Phase};
use conformance::{Playable as _, open};
use rules::{Game as _, Quick, Recorded, Seat, Turn};

const BLUE: Seat = Seat(0);
const AMBER: Seat = Seat(1);
const GREEN: Seat = Seat(2);
const RED: Seat = Seat(3);

/// A table with the options given as `"layout fixed, order free"`.
#[track_caller]
fn table(seats: u8, options: &str, seed: u64) -> Catan {
    open(options, seats, &mut Quick::new(seed))
}

/// The beginner layout with nothing built: blue is on turn, has rolled and may trade and build.
fn blank(options: &str) -> Catan {
    let mut table = table(4, options, 1);
    (table.first, table.current, table.phase, table.dice) = (BLUE, BLUE, Phase::Main, Some((1, 1)));
    table
}

/// Checks that what a line says is refused for that reason.
#[track_caller]
fn refused(table: &Catan, seat: Seat, line: &str, key: &str) {
    assert_eq!(table.refusal(seat, line), key, "{line}");
}

/// Moves cards from the bank to a hand.
fn give(table: &mut Catan, seat: Seat, cards: &str) {
    let cards: Cards = cards.parse().expect("cards");
    table.bank -= cards;
    table.player_mut(seat).hand += cards;
}

/// Moves a development card from the deck to a seat's playable ones.
fn deal(table: &mut Catan, seat: Seat, card: Development) {
    table.deck[card as usize] -= 1;
    table.player_mut(seat).cards[card as usize] += 1;
}

fn settle(table: &mut Catan, seat: Seat, corners: &str) {
    corners.split(' ').for_each(|corner| put_settlement(table, seat, corner.parse().expect("a corner")));
}

fn enlarge(table: &mut Catan, seat: Seat, corners: &str) {
    corners.split(' ').for_each(|corner| put_city(table, seat, corner.parse().expect("a corner")));
}

fn pave(table: &mut Catan, seat: Seat, edges: &str) {
    edges.split(' ').for_each(|edge| put_road(table, seat, edge.parse().expect("an edge")));
}

fn hand(table: &Catan, seat: Seat) -> String {
    table.player(seat).hand.to_string()
}

/// The seat to act, if it is one alone.
fn on_turn(table: &Catan) -> Option<Seat> {
    match table.turn() {
        Turn::Waiting { must, .. } if must.len() == 1 => must.iter().next(),
        _ => None,
    }
}
