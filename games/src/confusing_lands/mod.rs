//! Confusing Lands: lay cards of six squares over one another, and live with the conditions that you lay.
//!
//! Glossary, in the rulebook's words:
//! - *card*: 2×3 squares, two faces; the *front* carries the card's scoring *condition*, the *back* does not;
//! - *square*: shows one *symbol* (river, forest, mountain, village, deer, wolf, crystal), or is *blank* ("empty"), or belongs
//!   to a condition; a place without a square is *outside* the land, a *hole* if the land surrounds it;
//! - *land*: what a player has laid; *shared condition*: the one in the middle, which belongs to no land;
//! - *touches*: shares a side; *near*: shares a side or a corner; *edge square*: has a side at a place outside;
//! - *into*: where a river square's ends lead; *past*: where its other sides are;
//! - *aside*: where a card goes that has no legal place any more.

mod action;
mod board;
mod card;
mod condition;
mod field;
mod hidden;
mod land;
mod menus;
mod picture;
mod present;
mod rivers;
mod rules;
mod sentences;
mod square;
mod state;
mod tally;
#[cfg(test)]
mod tests;
mod text_board;
mod view;
mod written;

use action::Action;
pub(crate) use state::ConfusingLands;
