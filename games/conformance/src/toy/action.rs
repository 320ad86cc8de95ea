//! The toy's actions and forms.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Flaw, flawed};
use rules::{Coordinate, Form, FormField, Quick, Refusal};

pub(super) static FORM: Form = Form {
    id: "bet",
    fields: &[FormField { id: "stake", lead: "", example: "17", required: true, words: &[] }],
};
pub(super) static UNREADABLE: Form = Form {
    id: "bet",
    fields: &[FormField { id: "stake", lead: "", example: "much", required: true, words: &[] }],
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Side {
    Front,
    Back,
}

/// An action of the toy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Bid {
    Card(u8),
    Bet(u16),
    Knock(u8),
    Put(Coordinate, Side),
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bid::Card(card) => write!(f, "bid {card}"),
            Bid::Bet(stake) => write!(f, "bet {stake}"),
            Bid::Knock(1) => f.write_str("knock"),
            Bid::Knock(2) => f.write_str("knock twice"),
            Bid::Knock(_) => f.write_str("knock thrice"),
            Bid::Put(square, Side::Front) => write!(f, "put {square} front"),
            Bid::Put(square, Side::Back) => write!(f, "put {square} back"),
        }
    }
}

impl FromStr for Bid {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let lower = if flawed(Flaw::CapitalsUnread) { text.to_owned() } else { text.to_lowercase() };
        let words: Vec<&str> = lower.split_whitespace().collect();
        let unreadable = || Refusal::new("toy-refusal-unreadable");
        let number = |text: &str| match text.parse::<u16>() {
            Ok(number) if number.to_string() == text => Ok(number),
            _ => Err(unreadable()),
        };
        match words[..] {
            ["bid", card] => match number(card)? {
                card @ 1..=9 => Ok(Bid::Card(card as u8)),
                _ => Err(unreadable()),
            },
            ["bet", stake] => number(stake).map(Bid::Bet),
            ["knock"] => Ok(Bid::Knock(1)),
            ["knock", "twice"] => Ok(Bid::Knock(2)),
            ["knock", "thrice"] => Ok(Bid::Knock(3)),
            ["put", square, side] => {
                let square = square.parse().map_err(|_| unreadable())?;
                match side {
                    "front" => Ok(Bid::Put(square, Side::Front)),
                    "back" => Ok(Bid::Put(square, Side::Back)),
                    _ => Err(unreadable()),
                }
            }
            _ => Err(unreadable()),
        }
    }
}

/// Whether a sampled universe holds the action: tiles may lie anywhere within 200 squares of the start.
pub(super) fn is_sayable(_seats: u8, action: &Bid) -> bool {
    match action {
        Bid::Card(card) => (1..=if flawed(Flaw::SamplerLacks) { 4 } else { 9 }).contains(card),
        Bid::Bet(_) => false,
        Bid::Knock(times) => (1..=3).contains(times),
        Bid::Put(Coordinate { row, column }, _) => {
            [*row, *column].iter().all(|at| (14 - 200..=14 + 200).contains(at))
        }
    }
}

/// Any action of a sampled universe, the squares near the start more often than those far away.
pub(super) fn any(_seats: u8, quick: &mut Quick) -> Bid {
    match quick.below(10) {
        0 if flawed(Flaw::SamplerStrays) => Bid::Bet(1),
        0 => Bid::Card(1 + quick.below(if flawed(Flaw::SamplerLacks) { 4 } else { 9 }) as u8),
        1 => Bid::Knock(1 + quick.below(3) as u8),
        kind => {
            let reach = if kind < 5 { 4 } else { 200 };
            let mut away = || quick.below(2 * reach + 1) as i16 - reach as i16;
            let square = Coordinate::START.shifted(away(), away());
            Bid::Put(square, if kind % 2 == 0 { Side::Front } else { Side::Back })
        }
    }
}
