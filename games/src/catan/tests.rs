//! Every ruling and example of the rules, by name.

mod board;
mod building;
mod cards;
mod discards;
mod ending;
mod founding;
mod layout;
mod longest_road;
mod perft;
mod production;
mod random_games;
mod robber;
mod trade;

use super::cards::{Cards, Development};
use super::event::Event;
use super::state::{Catan, Phase};
use super::{Action, Config};
use crate::{Game as _, Options, Quick, Recorded, Refusal, Seat, Turn};

const BLUE: Seat = Seat(0);
const AMBER: Seat = Seat(1);
const GREEN: Seat = Seat(2);
const RED: Seat = Seat(3);

/// A table with those options.
fn table(seats: u8, options: &[(&str, &str)], seed: u64) -> Catan {
    let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    options.check(Catan::options()).expect("known options");
    let config = Config::read(&options).expect("options that fit");
    Catan::new(&config, seats, &mut Quick::new(seed)).expect("there is chance")
}

/// The beginner layout with nothing built: blue is on turn, has rolled and may trade and build.
fn blank(options: &[(&str, &str)]) -> Catan {
    let mut table = table(4, options, 1);
    (table.first, table.current, table.phase, table.dice) = (BLUE, BLUE, Phase::Main, Some((1, 1)));
    table
}

/// Does what a line of a log says: the action, and behind bars what chance brings.
fn act(table: &mut Catan, seat: Seat, line: &str) -> Result<Vec<Event>, Refusal> {
    let mut parts = line.split('|').map(str::trim);
    let action: Action = parts.next().unwrap_or("").parse()?;
    table.legal(seat, &action)?;
    let outcome = |part: &str| part.split_once(' ').map(|(name, what)| (name.to_owned(), what.to_owned()));
    let mut chance = Recorded::new(parts.filter_map(outcome));
    let mut events = Vec::new();
    table.apply(seat, &action, &mut chance, &mut events).expect("the line says what chance brings");
    assert_eq!(chance.left(), 0, "{line}");
    table.conserved().unwrap_or_else(|fault| panic!("after {line}: {fault}"));
    Ok(events)
}

/// Does it, and it must be legal.
fn must(table: &mut Catan, seat: Seat, line: &str) -> Vec<Event> {
    act(table, seat, line).unwrap_or_else(|refusal| panic!("{line}: {refusal}"))
}

/// It must be refused for that reason, and leave the table as it was.
fn refused(table: &Catan, seat: Seat, line: &str, key: &str) {
    let action: Action = line.parse().expect("readable");
    assert_eq!(table.legal(seat, &action).map_err(|refusal| refusal.key), Err(key), "{line}");
}

/// What is legal for that seat, in notation.
fn listed(table: &Catan, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    table.actions(seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
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
    corners.split(' ').for_each(|corner| table.put_settlement(seat, corner.parse().expect("a corner")));
}

fn enlarge(table: &mut Catan, seat: Seat, corners: &str) {
    corners.split(' ').for_each(|corner| table.put_city(seat, corner.parse().expect("a corner")));
}

fn pave(table: &mut Catan, seat: Seat, edges: &str) {
    edges.split(' ').for_each(|edge| table.put_road(seat, edge.parse().expect("an edge")));
}

fn hand(table: &Catan, seat: Seat) -> String {
    table.player(seat).hand.to_string()
}

/// Whose turn it is, if it is one seat's alone.
fn on_turn(table: &Catan) -> Option<Seat> {
    match table.turn() {
        Turn::Waiting { must, .. } if must.len() == 1 => must.iter().next(),
        _ => None,
    }
}
