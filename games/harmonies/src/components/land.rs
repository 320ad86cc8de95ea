//! A personal board and its stacks.

use serde::{Deserialize, Serialize};

use super::cell::{Cell, Cells, Side};
use super::token::{Element, Stack, Token, Tokens};

/// A personal board: for each kind of stack, its spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Land {
    pub(crate) side: Side,
    stacks: [Cells; Stack::COUNT],
}

impl Land {
    /// An empty board.
    pub(crate) const fn new(side: Side) -> Land {
        Land { side, stacks: [Cells::EMPTY; Stack::COUNT] }
    }

    /// Spaces of that stack.
    #[inline]
    pub(crate) const fn of(&self, stack: Stack) -> Cells {
        self.stacks[stack as usize]
    }

    /// Spaces of that element.
    pub(crate) const fn element(&self, element: Element) -> Cells {
        match element {
            Element::Building => self.buildings(),
            plain => self.of(plain.stacks()[0]),
        }
    }

    pub(crate) const fn buildings(&self) -> Cells {
        self.of(Stack::HouseOnGrey).or(self.of(Stack::HouseOnBrown)).or(self.of(Stack::HouseOnRed))
    }

    pub(crate) const fn mountains(&self) -> Cells {
        self.of(Stack::Mountain1).or(self.of(Stack::Mountain2)).or(self.of(Stack::Mountain3))
    }

    /// Spaces with a token of that colour on top.
    pub(crate) const fn topped(&self, token: Token) -> Cells {
        match token {
            Token::Blue => self.of(Stack::Water),
            Token::Grey => self.mountains(),
            Token::Brown => self.of(Stack::Trunk1).or(self.of(Stack::Trunk2)),
            Token::Green => self.of(Stack::Tree1).or(self.of(Stack::Tree2)).or(self.of(Stack::Tree3)),
            Token::Yellow => self.of(Stack::Field),
            Token::Red => self.of(Stack::Brick).or(self.buildings()),
        }
    }

    pub(crate) fn empty(&self) -> Cells {
        self.side.spaces().but(self.stacks.iter().fold(Cells::EMPTY, |all, &some| all.or(some)))
    }

    /// The stack on a space.
    pub(crate) fn at(&self, cell: Cell) -> Option<Stack> {
        Stack::ALL.into_iter().find(|&stack| self.of(stack).contains(cell))
    }

    /// Spaces that may take that token, cubes aside.
    pub(crate) fn open_to(&self, token: Token) -> Cells {
        Stack::under(token).iter().fold(self.empty(), |cells, &(stack, _)| cells.or(self.of(stack)))
    }

    /// Places a token where [`open_to`](Land::open_to) has room for it.
    pub(crate) fn place(&mut self, token: Token, cell: Cell) {
        let bit = Cells::one(cell);
        let below = Stack::under(token).iter().find(|(stack, _)| self.of(*stack).contains(cell));
        let built = match below {
            Some(&(stack, built)) => {
                self.stacks[stack as usize] = self.of(stack).but(bit);
                built
            }
            None => Stack::of(token),
        };
        self.stacks[built as usize] = self.of(built).or(bit);
    }

    /// Counts its tokens by colour.
    pub(crate) fn tokens(&self) -> Tokens {
        let mut tokens = Tokens::default();
        for stack in Stack::ALL {
            for &token in stack.tokens() {
                tokens[token as usize] += self.of(stack).len();
            }
        }
        tokens
    }

    /// Whether every space holds at most one stack and nothing lies off the board.
    pub(crate) fn is_sound(&self) -> bool {
        let total: u32 = self.stacks.iter().map(|cells| u32::from(cells.len())).sum();
        let all = self.stacks.iter().fold(Cells::EMPTY, |all, &some| all.or(some));
        total == u32::from(all.len()) && all.but(self.side.spaces()).is_empty()
    }
}
