//! Lands are written as text, rows parted by `/`: `F M V D W C` symbols, `.` empty, `│ ─ └ ┘ ┌ ┐` rivers by their two
//! ends, a pair of equal small letters a condition (`a` is 1 … `r` is 18), `#` half of a condition of which only the
//! squares matter, a space no square.

mod blocked;
mod brute;
mod cards;
mod conditions;
mod hidden;
mod laying;
mod mind;
mod play;
mod rounds;
mod score_file;
mod scoring;
mod sentences;
mod telling;
mod terms;
mod title;
mod trial;
mod view;

use super::action::Action;
use super::components::board::SIDE;
use super::components::card::Card;
use super::components::land::{Laid, Land};
use super::components::square::{Grid, Square};
use super::score::Tally;
use super::score::field::Field;

/// The land that is written so, at the top left of the grid.
fn grid(written: &str) -> Grid {
    let mut grid = [[Square::Outside; SIDE]; SIDE];
    let half = |number| Card::numbered(number).expect("a small letter up to r");
    for (row, letters) in written.split('/').enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            grid[row][column] = match letter {
                'a'..='r' => Square::Condition(half(letter as u8 - b'a' + 1)),
                _ => Square::read(letter, half(1)).expect("a letter of the notation"),
            };
        }
    }
    grid
}

fn field(written: &str) -> Field {
    Field::sorted(&grid(written), 0..=SIDE - 1, 0..=SIDE - 1)
}

fn card(number: u8) -> Card {
    Card::numbered(number).expect("1 to 18")
}

fn tally(shared: u8, written: &str) -> Tally {
    Tally::of(&field(written), card(shared))
}

/// The laying of `lay 7 front 90 n14`.
fn laid(notation: &str) -> Laid {
    match format!("lay {notation}").parse() {
        Ok(Action::Lay(laid)) => laid,
        other => panic!("{notation}: {other:?}"),
    }
}

/// The land of those cards, laid in order.
fn land_of(cards: &[&str]) -> Land {
    Land::try_from(cards.iter().map(|card| laid(card)).collect::<Vec<_>>()).expect("they are laid rightly")
}
