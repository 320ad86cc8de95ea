//! The 32 animal cards and the 10 nature spirit cards, as printed.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cell::Cells;
use super::token::Element;
use super::token::Element::{Building, Field, Mountain1, Mountain2, Mountain3, Tree1, Tree2, Tree3, Water};
use rules::bit_set;

/// A card: animals are 1 to 32, nature spirits 33 to 42.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct CardId(u8);

/// The print on a card.
#[derive(Debug)]
pub(crate) struct Card {
    /// Its word in message keys; also read in notation instead of the number.
    pub(crate) word: &'static str,
    /// The element that takes the cube.
    pub(crate) home: Element,
    /// The rest of the habitat: elements, and the axial steps to them from the home.
    pub(crate) around: &'static [(Element, (i8, i8))],
    /// Animals: points with one cube placed, with two …; as many cubes as entries. Spirits: empty, they have one cube.
    pub(crate) ladder: &'static [i32],
    /// Spirits: the worth of the cube on the board.
    pub(crate) effect: Option<Effect>,
}

/// The reward of a nature spirit (rulebook p. 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Points for each group of adjacent ones, of 1, of 2, of 3 and more.
    Groups(Like, [i32; 3]),
    /// Points for each one, of height 1, 2, 3.
    Heights(Like, [i32; 3]),
}

/// A kind of landscape that a nature spirit rewards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Like {
    Water,
    Field,
    Building,
    Tree,
    Mountain,
}

impl Like {
    /// Its word in message keys.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Like::Water => "water",
            Like::Field => "field",
            Like::Building => "building",
            Like::Tree => "tree",
            Like::Mountain => "mountain",
        }
    }
}

impl CardId {
    /// Number of animal cards; spirits follow.
    pub(crate) const ANIMALS: u8 = 32;
    pub(crate) const COUNT: u8 = 42;

    /// The card with that number, if there is one.
    pub(crate) fn new(number: u8) -> Option<CardId> {
        (1..=Self::COUNT).contains(&number).then_some(CardId(number))
    }

    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// Its place in arrays that hold one entry a card.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    #[inline]
    pub(crate) const fn is_spirit(self) -> bool {
        self.0 > Self::ANIMALS
    }

    #[inline]
    pub(crate) const fn card(self) -> &'static Card {
        &CARDS[self.index()]
    }

    /// Number of cubes on the card when a player takes it.
    #[inline]
    pub(crate) const fn cubes(self) -> u8 {
        if self.is_spirit() { 1 } else { self.card().ladder.len() as u8 }
    }

    /// Points of an animal card with that many cubes placed (rulebook p. 9).
    pub(crate) const fn points(self, placed: u8) -> i32 {
        let ladder = self.card().ladder;
        if placed == 0 || ladder.is_empty() { 0 } else { ladder[placed as usize - 1] }
    }

    pub(crate) fn animals() -> impl Iterator<Item = CardId> + Clone {
        (1..=Self::ANIMALS).map(CardId)
    }

    pub(crate) fn spirits() -> impl Iterator<Item = CardId> + Clone {
        (Self::ANIMALS + 1..=Self::COUNT).map(CardId)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The text is neither a card's number nor its English name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotACard;

impl FromStr for CardId {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        if text.starts_with(|c: char| c.is_ascii_digit()) {
            return text.parse().ok().and_then(CardId::new).ok_or(NotACard);
        }
        let text = text.to_ascii_lowercase();
        (1..=Self::COUNT).map(CardId).find(|id| id.card().word == text).ok_or(NotACard)
    }
}

bit_set! {
    /// A set of cards, by number.
    #[derive(Serialize, Deserialize)]
    pub(crate) struct Cards(u64), u8; |card: CardId| card.0; |number| CardId(number)
}

/// A card in front of a player, and where its cubes stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Held {
    pub(crate) card: CardId,
    /// The spaces of the player's board on which cubes of this card stand.
    pub(crate) cubes: Cells,
}

impl Held {
    /// A card with all its cubes on it.
    pub(crate) const fn new(card: CardId) -> Held {
        Held { card, cubes: Cells::EMPTY }
    }

    /// Number of its cubes on the board.
    #[inline]
    pub(crate) const fn placed(&self) -> u8 {
        self.cubes.len()
    }

    /// Number of its cubes still on it.
    #[inline]
    pub(crate) const fn left(&self) -> u8 {
        self.card.cubes() - self.placed()
    }

    /// Whether no cube is left on it; it then counts no longer towards the limit.
    #[inline]
    pub(crate) const fn is_complete(&self) -> bool {
        self.left() == 0
    }
}

type Around = &'static [(Element, (i8, i8))];

const fn animal(word: &'static str, home: Element, around: Around, ladder: &'static [i32]) -> Card {
    Card { word, home, around, ladder, effect: None }
}

const fn spirit(word: &'static str, home: Element, around: Around, effect: Effect) -> Card {
    Card { word, home, around, ladder: &[], effect: Some(effect) }
}

/// Read from the printed cards. Axial steps: q to the right, r downwards.
#[rustfmt::skip]
pub(crate) static CARDS: [Card; CardId::COUNT as usize] = [
    animal("alligator", Water, &[(Tree3, (-2, 0)), (Water, (-1, 0))], &[4, 9, 15]),
    animal("ray", Water, &[(Mountain1, (-1, 0)), (Mountain1, (-1, 1))], &[4, 10, 16]),
    animal("fish", Water, &[(Mountain3, (-1, 0))], &[3, 6, 10, 16]),
    animal("otter", Water, &[(Tree1, (-2, 0)), (Tree1, (-1, 0))], &[5, 10, 16]),
    animal("frog", Water, &[(Tree1, (-1, 0))], &[2, 4, 6, 10, 15]),
    animal("duck", Water, &[(Building, (-1, 0))], &[2, 4, 8, 13]),
    animal("flamingo", Water, &[(Field, (-1, 0)), (Field, (-1, 1))], &[4, 10, 16]),
    animal("lizard", Building, &[(Field, (-2, 0)), (Field, (-1, 0))], &[5, 10, 16]),
    animal("shrew", Building, &[(Field, (-1, 1)), (Field, (1, 0))], &[5, 10, 17]),
    animal("peacock", Building, &[(Water, (-1, 1)), (Water, (1, 0))], &[5, 10, 17]),
    animal("squirrel", Building, &[(Tree3, (-1, 0))], &[4, 9, 15]),
    animal("hedgehog", Building, &[(Tree2, (-1, 0)), (Tree2, (-1, 1))], &[5, 12]),
    animal("bee", Tree2, &[(Field, (-1, 1)), (Field, (0, 1)), (Field, (1, 0))], &[8, 18]),
    animal("bear", Tree1, &[(Mountain2, (-1, 0)), (Mountain2, (-1, 1))], &[5, 11]),
    animal("rabbit", Tree1, &[(Building, (-2, 0)), (Tree1, (-1, 0))], &[5, 10, 17]),
    animal("macaw", Tree2, &[(Water, (-1, 0)), (Water, (-1, 1))], &[4, 9, 14]),
    animal("boar", Tree2, &[(Building, (-1, 0))], &[4, 8, 13]),
    animal("koala", Tree2, &[(Tree1, (-1, 0))], &[3, 6, 10, 15]),
    animal("wolf", Tree3, &[(Field, (-1, 0)), (Field, (-1, 1))], &[4, 10, 16]),
    animal("kingfisher", Tree3, &[(Water, (-1, 1)), (Water, (1, 0))], &[5, 11, 18]),
    animal("penguin", Mountain1, &[(Water, (-1, 1)), (Water, (1, 0))], &[4, 10, 16]),
    animal("bat", Mountain1, &[(Tree3, (-1, 0))], &[3, 6, 10, 15]),
    animal("fennec-fox", Mountain1, &[(Field, (-2, 0)), (Mountain1, (-1, 0))], &[4, 9, 16]),
    animal("macaque", Mountain2, &[(Water, (-1, 0)), (Water, (-1, 1))], &[5, 11]),
    animal("eagle", Mountain3, &[(Field, (-1, 0))], &[5, 11]),
    animal("meerkat", Mountain1, &[(Field, (-1, 0))], &[2, 5, 9, 14]),
    animal("crow", Field, &[(Building, (-1, 1)), (Building, (1, 0))], &[4, 9]),
    animal("alpaca", Field, &[(Mountain2, (-2, 0)), (Field, (-1, 0))], &[5, 12]),
    animal("arctic-fox", Field, &[(Tree2, (-1, 1)), (Tree2, (1, 0))], &[5, 10, 17]),
    animal("raccoon", Field, &[(Water, (-1, 1)), (Water, (0, 1)), (Water, (1, 0))], &[6, 12]),
    animal("ladybug", Field, &[(Tree1, (-1, 0))], &[2, 5, 8, 12, 17]),
    animal("panther", Field, &[(Tree2, (-2, 0)), (Tree2, (-1, 0))], &[5, 11]),
    spirit("lion", Field, &[(Tree2, (-1, 0)), (Field, (1, 0))],
        Effect::Groups(Like::Field, [2, 2, 10])),
    spirit("butterfly", Field, &[(Field, (-2, 1)), (Water, (-1, 0)), (Water, (-1, 1))],
        Effect::Groups(Like::Field, [5, 5, 5])),
    spirit("deer", Tree2, &[(Tree3, (-1, 0)), (Tree1, (1, 0))],
        Effect::Heights(Like::Tree, [0, 4, 4])),
    spirit("owl", Tree3, &[(Tree1, (-1, 0)), (Tree1, (-1, 1))],
        Effect::Heights(Like::Tree, [3, 3, 1])),
    spirit("cat", Building, &[(Building, (-2, 0)), (Tree1, (-1, 0))],
        Effect::Groups(Like::Building, [4, 4, 4])),
    spirit("stork", Building, &[(Field, (-2, 0)), (Building, (-1, 0))],
        Effect::Groups(Like::Building, [0, 6, 6])),
    spirit("ram", Mountain3, &[(Mountain2, (-1, 0))],
        Effect::Heights(Like::Mountain, [0, 4, 4])),
    spirit("marmot", Mountain2, &[(Mountain1, (-1, 1)), (Mountain1, (1, 0))],
        Effect::Heights(Like::Mountain, [3, 3, 1])),
    spirit("dragonfly", Water, &[(Tree2, (-1, 0)), (Tree2, (1, 0))],
        Effect::Groups(Like::Water, [0, 7, 7])),
    spirit("tortoise", Water, &[(Mountain2, (-1, 0)), (Water, (1, 0))],
        Effect::Heights(Like::Water, [2, 0, 0])),
];
