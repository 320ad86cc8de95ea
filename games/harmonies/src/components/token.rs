//! Tokens and the stacks that they build.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A landscape token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Token {
    Blue,
    Grey,
    Brown,
    Green,
    Yellow,
    Red,
}

/// Numbers of tokens by colour, in the order of [`Token::ALL`].
pub(crate) type Tokens = [u8; 6];

/// The tokens of the box.
pub(crate) const BOX: Tokens = [23, 23, 21, 19, 19, 15];

impl Token {
    pub(crate) const ALL: [Token; 6] =
        [Token::Blue, Token::Grey, Token::Brown, Token::Green, Token::Yellow, Token::Red];

    /// Its word in notation and in message keys.
    #[inline]
    pub(crate) const fn word(self) -> &'static str {
        ["blue", "grey", "brown", "green", "yellow", "red"][self as usize]
    }

    /// Its emoji in menus.
    #[inline]
    pub(crate) const fn emoji(self) -> &'static str {
        ["🔵", "⚪", "🟤", "🟢", "🟡", "🔴"][self as usize]
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The text is not a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotAToken;

impl FromStr for Token {
    type Err = NotAToken;

    fn from_str(text: &str) -> Result<Self, NotAToken> {
        let text = text.to_ascii_lowercase();
        let text = if text == "gray" { "grey" } else { &text };
        Token::ALL.into_iter().find(|token| token.word() == text).ok_or(NotAToken)
    }
}

/// A stack of tokens on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Stack {
    /// One blue.
    Water,
    /// One yellow.
    Field,
    /// Green alone, on one brown, on two.
    Tree1,
    Tree2,
    Tree3,
    /// One, two, three grey.
    Mountain1,
    Mountain2,
    Mountain3,
    /// One or two brown, without green yet.
    Trunk1,
    Trunk2,
    /// A lone red: no building yet.
    Brick,
    /// A building: red on grey, on brown, on red.
    HouseOnGrey,
    HouseOnBrown,
    HouseOnRed,
}

impl Stack {
    /// Number of different stacks.
    pub(crate) const COUNT: usize = 14;
    pub(crate) const ALL: [Stack; Self::COUNT] = [
        Stack::Water,
        Stack::Field,
        Stack::Tree1,
        Stack::Tree2,
        Stack::Tree3,
        Stack::Mountain1,
        Stack::Mountain2,
        Stack::Mountain3,
        Stack::Trunk1,
        Stack::Trunk2,
        Stack::Brick,
        Stack::HouseOnGrey,
        Stack::HouseOnBrown,
        Stack::HouseOnRed,
    ];

    /// Its tokens, bottom to top.
    pub(crate) const fn tokens(self) -> &'static [Token] {
        use Token::{Blue, Brown, Green, Grey, Red, Yellow};
        match self {
            Stack::Water => &[Blue],
            Stack::Field => &[Yellow],
            Stack::Tree1 => &[Green],
            Stack::Tree2 => &[Brown, Green],
            Stack::Tree3 => &[Brown, Brown, Green],
            Stack::Mountain1 => &[Grey],
            Stack::Mountain2 => &[Grey, Grey],
            Stack::Mountain3 => &[Grey, Grey, Grey],
            Stack::Trunk1 => &[Brown],
            Stack::Trunk2 => &[Brown, Brown],
            Stack::Brick => &[Red],
            Stack::HouseOnGrey => &[Grey, Red],
            Stack::HouseOnBrown => &[Brown, Red],
            Stack::HouseOnRed => &[Red, Red],
        }
    }

    /// A token on an empty space.
    pub(crate) const fn of(token: Token) -> Stack {
        match token {
            Token::Blue => Stack::Water,
            Token::Grey => Stack::Mountain1,
            Token::Brown => Stack::Trunk1,
            Token::Green => Stack::Tree1,
            Token::Yellow => Stack::Field,
            Token::Red => Stack::Brick,
        }
    }

    /// The stack with one token more, if the rules allow it (rulebook p. 5, *placing tokens*).
    pub(crate) const fn with(self, token: Token) -> Option<Stack> {
        match (self, token) {
            (Stack::Mountain1, Token::Grey) => Some(Stack::Mountain2),
            (Stack::Mountain2, Token::Grey) => Some(Stack::Mountain3),
            (Stack::Trunk1, Token::Brown) => Some(Stack::Trunk2),
            (Stack::Trunk1, Token::Green) => Some(Stack::Tree2),
            (Stack::Trunk2, Token::Green) => Some(Stack::Tree3),
            (Stack::Mountain1, Token::Red) => Some(Stack::HouseOnGrey),
            (Stack::Trunk1, Token::Red) => Some(Stack::HouseOnBrown),
            (Stack::Brick, Token::Red) => Some(Stack::HouseOnRed),
            _ => None,
        }
    }

    /// The stacks that may take that token, each with the stack that comes of it.
    pub(crate) const fn under(token: Token) -> &'static [(Stack, Stack)] {
        match token {
            Token::Grey => &[(Stack::Mountain1, Stack::Mountain2), (Stack::Mountain2, Stack::Mountain3)],
            Token::Brown => &[(Stack::Trunk1, Stack::Trunk2)],
            Token::Green => &[(Stack::Trunk1, Stack::Tree2), (Stack::Trunk2, Stack::Tree3)],
            Token::Red => &[
                (Stack::Mountain1, Stack::HouseOnGrey),
                (Stack::Trunk1, Stack::HouseOnBrown),
                (Stack::Brick, Stack::HouseOnRed),
            ],
            Token::Blue | Token::Yellow => &[],
        }
    }

    /// Its word in message keys.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Stack::Water => "water",
            Stack::Field => "field",
            Stack::Tree1 => "tree1",
            Stack::Tree2 => "tree2",
            Stack::Tree3 => "tree3",
            Stack::Mountain1 => "mountain1",
            Stack::Mountain2 => "mountain2",
            Stack::Mountain3 => "mountain3",
            Stack::Trunk1 => "trunk1",
            Stack::Trunk2 => "trunk2",
            Stack::Brick => "brick",
            Stack::HouseOnGrey | Stack::HouseOnBrown | Stack::HouseOnRed => "building",
        }
    }
}

/// A landscape element as habitats ask for it: exact heights, any building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Element {
    Water,
    Field,
    Tree1,
    Tree2,
    Tree3,
    Mountain1,
    Mountain2,
    Mountain3,
    Building,
}

impl Element {
    /// Number of different elements.
    pub(crate) const COUNT: usize = 9;

    /// The most tokens that a space lacks to be this element.
    pub(crate) const fn most(self) -> usize {
        match self {
            Element::Water | Element::Field | Element::Tree1 | Element::Mountain1 => 1,
            Element::Tree2 | Element::Mountain2 | Element::Building => 2,
            Element::Tree3 | Element::Mountain3 => 3,
        }
    }

    /// The stacks that are this element.
    pub(crate) const fn stacks(self) -> &'static [Stack] {
        match self {
            Element::Water => &[Stack::Water],
            Element::Field => &[Stack::Field],
            Element::Tree1 => &[Stack::Tree1],
            Element::Tree2 => &[Stack::Tree2],
            Element::Tree3 => &[Stack::Tree3],
            Element::Mountain1 => &[Stack::Mountain1],
            Element::Mountain2 => &[Stack::Mountain2],
            Element::Mountain3 => &[Stack::Mountain3],
            Element::Building => &[Stack::HouseOnGrey, Stack::HouseOnBrown, Stack::HouseOnRed],
        }
    }

    /// The stacks that are this element, or that it can have become.
    pub(crate) const fn grown(self) -> &'static [Stack] {
        match self {
            Element::Mountain1 => &[Stack::Mountain1, Stack::Mountain2, Stack::Mountain3, Stack::HouseOnGrey],
            Element::Mountain2 => &[Stack::Mountain2, Stack::Mountain3],
            finished => finished.stacks(),
        }
    }
}
