//! The 60 green cards (rulebook, *Green cards*; the list of the cards is our data file's).

use std::fmt;
use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use super::card::Card;
use Feature::{Pond, Structure, Trees};
use Tree::{Birch, Oak, Willow};

/// A green card, by its number: 1–18 red, 19–36 blue, 37–54 yellow, 55–60 lawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub(crate) struct GreenId(NonZeroU8);

/// The print on a green card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Green {
    /// Lawns have none.
    pub(crate) flower: Option<(Flower, Colour)>,
    pub(crate) feature: Feature,
}

/// A type of flower.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flower {
    Rose,
    Petunia,
    Lily,
}

/// A colour of flowers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Colour {
    Red,
    Blue,
    Yellow,
}

/// A species of tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tree {
    Oak,
    Birch,
    Willow,
}

/// The thing on a green card besides its flower.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Feature {
    /// One tree or two.
    Trees(&'static [Tree]),
    Structure,
    Pond,
    Lawn,
}

/// The six cards of each flower, the same in every colour.
const FEATURES: [[Feature; 6]; 3] = [
    [Pond, Structure, Structure, Trees(&[Birch, Birch]), Trees(&[Oak, Oak]), Trees(&[Willow, Willow])],
    [Pond, Structure, Structure, Trees(&[Birch]), Trees(&[Oak]), Trees(&[Willow])],
    [Pond, Structure, Structure, Trees(&[Birch, Oak]), Trees(&[Oak, Willow]), Trees(&[Willow, Birch])],
];

/// The number of cards that are no lawns.
const FLOWERS: usize = 54;

static GREENS: [Green; GreenId::COUNT as usize] = {
    let mut greens = [Green { flower: None, feature: Feature::Lawn }; GreenId::COUNT as usize];
    let mut at = 0;
    while at < FLOWERS {
        let (colour, flower) = (at / 18, at / 6 % 3);
        greens[at] = Green {
            flower: Some((Flower::ALL[flower], Colour::ALL[colour])),
            feature: FEATURES[flower][at % 6],
        };
        at += 1;
    }
    greens
};

impl GreenId {
    /// The card with that number, if there is one.
    pub(crate) const fn new(number: u8) -> Option<GreenId> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= Self::COUNT => Some(GreenId(number)),
            _ => None,
        }
    }

    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0.get()
    }

    /// The print on it.
    #[inline]
    pub(crate) fn card(self) -> &'static Green {
        &GREENS[usize::from(self.number()) - 1]
    }
}

impl Green {
    /// Whether two cards may lie side by side: in flower or colour they agree, or one is a lawn (rulebook, *Green cards*).
    pub(crate) fn matches(&self, other: &Green) -> bool {
        match (self.flower, other.flower) {
            (Some((flower, colour)), Some((another, shade))) => flower == another || colour == shade,
            _ => true,
        }
    }

    #[inline]
    pub(crate) fn is_lawn(&self) -> bool {
        self.feature == Feature::Lawn
    }
}

impl Flower {
    pub(crate) const ALL: [Flower; 3] = [Flower::Rose, Flower::Petunia, Flower::Lily];

    /// Its word in message keys.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Flower::Rose => "rose",
            Flower::Petunia => "petunia",
            Flower::Lily => "lily",
        }
    }
}

impl Colour {
    pub(crate) const ALL: [Colour; 3] = [Colour::Red, Colour::Blue, Colour::Yellow];

    /// Its word in message keys.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
        }
    }
}

impl Tree {
    pub(crate) const ALL: [Tree; 3] = [Oak, Birch, Willow];

    /// Its word in message keys.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Oak => "oak",
            Birch => "birch",
            Willow => "willow",
        }
    }
}

impl Card for GreenId {
    const COUNT: u8 = 60;
    const DRAW: &'static str = "green";
}

impl From<GreenId> for u8 {
    fn from(card: GreenId) -> u8 {
        card.number()
    }
}

impl TryFrom<u8> for GreenId {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        GreenId::new(number).ok_or_else(|| format!("there is no green card {number}"))
    }
}

impl fmt::Display for GreenId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}
