//! A player's actions and their notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::components::place::{Line, Place};
use rules::{Arg, Refusal};

/// What a seat chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Action {
    /// `arrange 2 1 3`: which of the awards dealt goes above columns A, B and C.
    Arrange(Sequence),
    /// `take 2`, `take deck`: takes a green card.
    Take(Source),
    /// `lay 3 b2`: lays a card of the hand, by its number in it.
    Lay(u8, Place),
    /// `discard 3`: puts a card of the hand into the box.
    Discard(u8),
    /// `award 2`, `award deck`: takes an award.
    Award(Source),
    /// `place b`, `place 2`: lays the award taken above a column or left of a row.
    Place(Line),
    /// `renew green 2 3 1`: the village card's first use.
    Renew(Kind, Sequence),
    /// `cover`: the village card's second use.
    Cover,
    /// `stop`: solo, ends the game.
    Stop,
}

/// The places from which a card is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Source {
    /// A place of the face-up row, counted from 1.
    Row(u8),
    /// The top of the deck, unseen.
    Deck,
}

/// One of the two kinds of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Green,
    Awards,
}

/// One to three different numbers out of 1 to 3, in an order of choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
pub(crate) struct Sequence([u8; 3]);

/// The most cards in a hand: the one taken is the last.
pub(crate) const MOST_IN_HAND: u8 = 4;

impl Sequence {
    /// The three as they were dealt.
    pub(crate) const AS_DEALT: Sequence = Sequence([1, 2, 3]);

    /// Those numbers in that order; none if they are not one to three different ones out of 1 to 3.
    pub(crate) fn of(numbers: &[u8]) -> Option<Sequence> {
        let fits = |at: usize| (1..=3).contains(&numbers[at]) && !numbers[..at].contains(&numbers[at]);
        if !(1..=3).contains(&numbers.len()) || !(0..numbers.len()).all(fits) {
            return None;
        }
        let mut order = [0; 3];
        order[..numbers.len()].copy_from_slice(numbers);
        Some(Sequence(order))
    }

    /// The numbers.
    pub(crate) fn numbers(&self) -> &[u8] {
        let count = self.0.iter().filter(|&&number| number > 0).count();
        &self.0[..count]
    }

    /// The places in a row of three, counted from 0.
    pub(crate) fn places(&self) -> impl Iterator<Item = usize> {
        self.numbers().iter().map(|&number| usize::from(number - 1))
    }

    /// Three things in that order of all three.
    pub(crate) fn of_three<T: Copy>(&self, things: [T; 3]) -> [T; 3] {
        self.0.map(|number| things[usize::from(number.max(1)) - 1])
    }

    /// Whether the numbers are those of the occupied places, each once.
    pub(crate) fn is_of(&self, occupied: [bool; 3]) -> bool {
        let mut named = [false; 3];
        self.places().for_each(|place| named[place] = true);
        named == occupied
    }

    /// Every order of some of the numbers, sorted.
    pub(crate) const ALL: [Sequence; 15] = [
        Sequence([1, 0, 0]),
        Sequence([1, 2, 0]),
        Sequence([1, 2, 3]),
        Sequence([1, 3, 0]),
        Sequence([1, 3, 2]),
        Sequence([2, 0, 0]),
        Sequence([2, 1, 0]),
        Sequence([2, 1, 3]),
        Sequence([2, 3, 0]),
        Sequence([2, 3, 1]),
        Sequence([3, 0, 0]),
        Sequence([3, 1, 0]),
        Sequence([3, 1, 2]),
        Sequence([3, 2, 0]),
        Sequence([3, 2, 1]),
    ];

    /// The orders of all three numbers, sorted.
    pub(crate) fn whole() -> impl Iterator<Item = Sequence> {
        Sequence::ALL.into_iter().filter(|order| order.numbers().len() == 3)
    }
}

impl Source {
    /// Every place, sorted.
    pub(crate) const ALL: [Source; 4] = [Source::Row(1), Source::Row(2), Source::Row(3), Source::Deck];
}

impl Kind {
    pub(crate) const ALL: [Kind; 2] = [Kind::Green, Kind::Awards];

    /// Its word in notation and message keys.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Kind::Green => "green",
            Kind::Awards => "awards",
        }
    }
}

impl From<Sequence> for Vec<u8> {
    fn from(order: Sequence) -> Vec<u8> {
        order.numbers().to_vec()
    }
}

impl TryFrom<Vec<u8>> for Sequence {
    type Error = String;

    fn try_from(numbers: Vec<u8>) -> Result<Self, String> {
        Sequence::of(&numbers).ok_or_else(|| format!("{numbers:?} is no order"))
    }
}

impl fmt::Display for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.numbers().iter().map(u8::to_string).collect();
        f.write_str(&words.join(" "))
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Row(number) => number.fmt(f),
            Source::Deck => f.write_str("deck"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Arrange(order) => write!(f, "arrange {order}"),
            Action::Take(source) => write!(f, "take {source}"),
            Action::Lay(number, place) => write!(f, "lay {number} {place}"),
            Action::Discard(number) => write!(f, "discard {number}"),
            Action::Award(source) => write!(f, "award {source}"),
            Action::Place(line) => write!(f, "place {line}"),
            Action::Renew(kind, order) => write!(f, "renew {} {order}", kind.word()),
            Action::Cover => f.write_str("cover"),
            Action::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let text = text.to_lowercase();
        let words: Vec<&str> = text.split_whitespace().collect();
        read(&words)?.ok_or(Refusal::new("refusal-unreadable"))
    }
}

/// Reads an action. A place that no village has is refused by its own name.
fn read(words: &[&str]) -> Result<Option<Action>, Refusal> {
    Ok(match *words {
        ["arrange", ref numbers @ ..] if numbers.len() == 3 => order(numbers).map(Action::Arrange),
        ["take", from] => source(from).map(Action::Take),
        ["lay", number, at] => match (digit(number, MOST_IN_HAND), Place::read(at)) {
            (Some(number), Some(place)) => Some(Action::Lay(number, place)),
            (Some(_), None) => return Err(outside("village-green-refusal-place-outside", at)),
            (None, _) => None,
        },
        ["discard", number] => digit(number, MOST_IN_HAND).map(Action::Discard),
        ["award", from] => source(from).map(Action::Award),
        ["place", "village" | "0" | "@"] => return Err(Refusal::new("village-green-refusal-village-card")),
        ["place", at] => match Line::read(at) {
            Some(line) => Some(Action::Place(line)),
            None => return Err(outside("village-green-refusal-line-outside", at)),
        },
        ["renew", kind, ref numbers @ ..] => {
            let kind = Kind::ALL.into_iter().find(|known| known.word() == kind);
            kind.zip(order(numbers)).map(|(kind, order)| Action::Renew(kind, order))
        }
        ["cover"] => Some(Action::Cover),
        ["stop"] => Some(Action::Stop),
        _ => None,
    })
}

/// The refusal of a place that no village has.
pub(super) fn outside(key: &'static str, place: &str) -> Refusal {
    let place: String = place.chars().take(12).collect();
    Refusal::new(key).with("place", Arg::Typed(place.to_uppercase()))
}

/// A plain number from 1 to `most`.
fn digit(word: &str, most: u8) -> Option<u8> {
    match *word.as_bytes() {
        [digit @ b'1'..=b'9'] => Some(digit - b'0').filter(|&number| number <= most),
        _ => None,
    }
}

fn source(word: &str) -> Option<Source> {
    if word == "deck" { Some(Source::Deck) } else { digit(word, 3).map(Source::Row) }
}

fn order(words: &[&str]) -> Option<Sequence> {
    let numbers: Option<Vec<u8>> = words.iter().map(|word| digit(word, 3)).collect();
    Sequence::of(&numbers?)
}
