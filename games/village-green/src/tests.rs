//! Every ruling and example of the rules, by name.
//!
//! Cards are written by colour, flower and feature: `rRp` is the red rose with a pond, `bPs` a blue petunia with a structure,
//! `yLbo` the yellow lily with a birch and an oak; `=` is a lawn, `-` an empty place. Rows of a village are parted by `/`.

mod ahead;
mod award_list;
mod awards;
mod components;
mod endings;
mod hidden;
mod last_turns;
mod laying;
mod mind;
mod opening;
mod random_games;
mod resigning;
mod score_file;
mod scoring;
mod sentences;
mod solo;
mod sound;
mod structures;
mod title;
mod trial;
mod turns;
mod view;
mod village_card;

use super::action::Action;
use super::components::award::AwardId;
use super::components::card::Cards;
use super::components::green::{Feature, GreenId};
use super::components::place::{Line, Place};
use super::components::village::Village;
use super::event::Event;
use super::setup;
use super::state::{Phase, Steps, VillageGreen};
use conformance::Playable as _;
use rules::{Game as _, Quick, Seat};

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);
const THREE: Seat = Seat(2);

/// Every green card, by number.
fn greens() -> impl Iterator<Item = GreenId> {
    Cards::all().iter()
}

/// A card as a word.
fn written(card: GreenId) -> String {
    let green = card.card();
    let feature = match green.feature {
        Feature::Lawn => return "=".to_owned(),
        Feature::Pond => "p".to_owned(),
        Feature::Structure => "s".to_owned(),
        Feature::Trees(trees) => trees.iter().map(|tree| &tree.word()[..1]).collect(),
    };
    let (flower, colour) = green.flower.expect("only lawns have none");
    format!("{}{}{feature}", &colour.word()[..1], flower.word()[..1].to_uppercase())
}

/// The cards that a word can mean.
fn meant(word: &str) -> impl Iterator<Item = GreenId> {
    greens().filter(move |card| written(*card) == word)
}

fn award(number: u8) -> AwardId {
    AwardId::new(number).expect("1 to 30")
}

fn place(name: &str) -> Place {
    Place::read(name).expect("a place such as b2")
}

/// A village of the cards that are written so, with awards given by line: `"b 12, 3 20"`.
#[track_caller]
fn village(written: &str, awards: &str) -> Village {
    let mut village = Village::default();
    let words = written.split(['/', ' ']).filter(|word| !word.is_empty());
    for (place, word) in Place::all().zip(words).filter(|(_, word)| *word != "-") {
        let free = meant(word).find(|card| !village.greens.contains(&Some(*card)));
        village.lay(free.unwrap_or_else(|| panic!("there is no such card: {word}")), place);
    }
    for (line, number) in awards.split(", ").filter_map(|pair| pair.split_once(' ')) {
        village.head(Line::read(line).expect("a line"), award(number.parse().expect("an award's number")));
    }
    village
}

/// The first turn of a game with nothing laid yet, the first seat's. Everybody holds `yRp yRs yRs` and the like; the rows are
/// `bRp bRs bRs` and the awards 1 to 3.
fn blank(seats: u8) -> VillageGreen {
    let mut table = setup::new(seats, &mut Quick::new(1)).expect("a live chance answers");
    let hands: Vec<[u8; 3]> = (0..seats).map(|seat| [37, 38, 39].map(|card| card + 3 * seat)).collect();
    table.greens.unseen = Cards::all();
    table.awards.unseen = Cards::all();
    for (side, hand) in table.sides.iter_mut().zip(hands) {
        side.dealt = None;
        for (held, card) in side.hand.iter_mut().zip(hand) {
            held.card = GreenId::new(card).expect("a card");
            table.greens.unseen.remove(held.card);
        }
    }
    table.greens.row = [19, 20, 21].map(GreenId::new);
    table.awards.row = [1, 2, 3].map(AwardId::new);
    table.greens.row.into_iter().flatten().for_each(|card| table.greens.unseen.remove(card));
    table.awards.row.into_iter().flatten().for_each(|award| table.awards.unseen.remove(award));
    (table.first, table.phase, table.steps) = (Some(ONE), Phase::Act, Steps::new(ONE));
    sound(table)
}

#[track_caller]
fn sound(table: VillageGreen) -> VillageGreen {
    table.conserved().expect("the test's position is one");
    table
}

/// Gives a seat other cards, which nobody may have seen yet.
#[track_caller]
fn give(table: &mut VillageGreen, seat: Seat, words: &str) {
    for held in &table.sides[seat.index()].hand {
        table.greens.unseen.insert(held.card);
    }
    for (at, word) in words.split(' ').enumerate() {
        let card = meant(word).find(|card| table.greens.unseen.contains(*card)).expect("nobody has seen it");
        table.greens.unseen.remove(card);
        table.sides[seat.index()].hand[at].card = card;
    }
}

/// Builds a seat's village out of cards that nobody has seen yet.
#[track_caller]
fn build(table: &mut VillageGreen, seat: Seat, written: &str, awards: &str) {
    let unseen = table.greens.unseen;
    let mut built = village("", awards);
    let words = written.split(['/', ' ']).filter(|word| !word.is_empty());
    for (place, word) in Place::all().zip(words).filter(|(_, word)| *word != "-") {
        let free = meant(word).find(|card| unseen.contains(*card) && !built.greens.contains(&Some(*card)));
        built.lay(free.unwrap_or_else(|| panic!("somebody has it: {word}")), place);
    }
    built.greens.into_iter().flatten().for_each(|card| table.greens.unseen.remove(card));
    built.awards.into_iter().flatten().for_each(|award| table.awards.unseen.remove(award));
    table.side_mut(seat).village = built;
}

/// Puts another card on a place of the green row; it must not have been seen yet.
#[track_caller]
fn turn_up(table: &mut VillageGreen, number: usize, word: &str) {
    let card = meant(word).find(|card| table.greens.unseen.contains(*card)).expect("nobody has seen it");
    table.greens.unseen.remove(card);
    table.greens.row[number - 1].replace(card).into_iter().for_each(|old| table.greens.unseen.insert(old));
}

/// Leaves so many cards in the green deck: the others are in the box.
fn shrink(table: &mut VillageGreen, left: u8) {
    table.greens.boxed = table.greens.unseen.len() - left;
}

/// Leaves so many cards in the award deck.
fn shrink_awards(table: &mut VillageGreen, left: u8) {
    table.awards.boxed = table.awards.unseen.len() - left;
}

/// The cards in a seat's hand, by number.
fn hand(table: &VillageGreen, seat: Seat) -> Vec<u8> {
    table.side(seat).hand.iter().map(|held| held.card.number()).collect()
}

/// The green cards in the row, by number; 0 where there is none.
fn row(table: &VillageGreen) -> [u8; 3] {
    table.greens.row.map(|card| card.map_or(0, GreenId::number))
}

/// The awards in the row, by number; 0 where there is none.
fn award_row(table: &VillageGreen) -> [u8; 3] {
    table.awards.row.map(|award| award.map_or(0, AwardId::number))
}

#[track_caller]
fn refused(table: &VillageGreen, seat: Seat, line: &str, key: &str) {
    assert_eq!(table.refusal(seat, line), format!("village-green-refusal-{key}"), "{line}");
}

fn total(table: &VillageGreen, seat: Seat) -> i32 {
    table.scores()[seat.index()]
}
