//! Deciding ahead: what a seat may order, and what the rules leave nobody a choice about.
//!
//! An order is kept and carried out by the host of the table, in notation; what it means is the game's. Everything has a default: a
//! game with `impl Ahead for Sixth {}` has no orders, and forces nothing.

use std::fmt;

use super::form::Form;
use super::game::Game;
use crate::seat::Seat;
use crate::words::{Refusal, Words};

/// A kind of order that a seat may give. The first word of its notation, or all its words, are its id.
///
/// Message keys: `<game>-order-<id>` with hyphens for spaces, its button; with a form, that of the form's title and fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderKind {
    /// The words with which its notation begins.
    pub id: &'static str,
    /// The form that asks for the rest of it; none if there is no rest.
    pub form: Option<&'static Form>,
    /// Whether a seat may have several of this kind; else a new one takes the place of the old.
    pub several: bool,
}

impl OrderKind {
    /// Whether an order is of this kind.
    pub fn holds(&self, order: &str) -> bool {
        order.strip_prefix(self.id).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    }
}

/// The kind of order that every game may have in which turns can be prepared: moves for the seat's next turn, in notation, with `;`
/// between them. After a move stands, with a `=`, what it relies on and does not name.
pub const NEXT: OrderKind = OrderKind { id: "next", form: None, several: false };

/// A move that somebody has prepared for their next turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prepared {
    /// The action, in notation.
    pub action: String,
    /// What it relies on, as it was when it was prepared.
    pub relied: Option<String>,
}

impl Prepared {
    /// The moves of an order for the next turn; none if it is another order.
    pub fn read(order: &str) -> Option<Vec<Prepared>> {
        let moves = order.strip_prefix(NEXT.id)?.strip_prefix(' ')?;
        let read = |written: &str| match written.split_once(" = ") {
            Some((action, relied)) => Prepared { action: action.to_owned(), relied: Some(relied.to_owned()) },
            None => Prepared { action: written.to_owned(), relied: None },
        };
        Some(moves.split("; ").map(read).collect())
    }

    /// The order for the next turn with those moves.
    pub fn order(moves: &[Prepared]) -> String {
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        format!("{} {}", NEXT.id, moves.join("; "))
    }
}

impl fmt::Display for Prepared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.action)?;
        self.relied.as_ref().map_or(Ok(()), |relied| write!(f, " = {relied}"))
    }
}

/// What can be decided ahead in one game.
pub trait Ahead: Game {
    /// The kinds of orders, the one that goes before all others first.
    fn orders() -> &'static [OrderKind] {
        &[]
    }

    /// The order that somebody means by that text now, in canonical notation.
    ///
    /// # Errors
    /// The [`Refusal`] says that it cannot be read.
    fn order(_view: &Self::View, _written: &str) -> Result<String, Refusal> {
        Err(Refusal::new("refusal-order"))
    }

    /// Whether an order still means anything: one for a single turn does not outlive it.
    fn stands(_view: &Self::View, _order: &str) -> bool {
        true
    }

    /// How often an order may be carried out; none if always.
    fn times(_order: &str) -> Option<u8> {
        None
    }

    /// What an order has the viewer do now, if anything. `public` is what everybody knows: an order that must not tell what its seat holds
    /// looks at nothing else. What comes of it need not be legal.
    fn by_order(_view: &Self::View, _public: &Self::View, _order: &str) -> Option<Self::Action> {
        None
    }

    /// An order in words: what is done by it.
    fn say_order(order: &str, _words: &dyn Words) -> String {
        order.to_owned()
    }

    /// The position as it would be if the turn of that seat, which is not on turn, began now; none where that cannot be said, or nothing
    /// can be prepared.
    fn imagined(&self, _seat: Seat) -> Option<Self> {
        None
    }

    /// What an action relies on though it does not name it, as the viewer sees it: the tokens of a space, the card at a place of the row,
    /// the deal that is agreed to. While the actions of a seat and this stay the same, each of them means the same.
    fn relied(_view: &Self::View, _action: &Self::Action) -> Option<String> {
        None
    }

    /// The action that the rules force on a seat, as everybody knows: it is that seat's only one, whatever is hidden.
    fn forced(_public: &Self::View) -> Option<(Seat, Self::Action)> {
        None
    }
}
