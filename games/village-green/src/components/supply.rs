//! The middle of the table: of either kind of cards a face-up row of three and a deck.

use serde::{Deserialize, Serialize};

use super::card::{Card, Cards};
use rules::{Chance, ChanceError, Seat};

/// A face-up row and its deck.
///
/// The deck has no order: its cards are drawn when they are drawn. Those put back into the box unseen at the set-up are any of the
/// cards that nobody has seen, so they are only counted. Cards put under the deck (the village card's first use) do have an
/// order, and come when all others have come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "C: Card")]
pub(crate) struct Supply<C> {
    pub(crate) row: [Option<C>; 3],
    /// The cards that nobody has seen, in deck and box.
    pub(crate) unseen: Cards<C>,
    /// How many of those are in the box.
    pub(crate) boxed: u8,
    /// What has been put under the deck, the uppermost first.
    pub(crate) under: Vec<Under<C>>,
}

/// The cards that a seat has put under a deck, the uppermost first. Everybody knows which they are, the seat alone their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "C: Card")]
pub(crate) struct Under<C> {
    pub(crate) seat: Seat,
    pub(crate) cards: Vec<C>,
}

/// Who knows a card besides the seat that has taken it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Known {
    /// It was dealt or drawn unseen.
    Nobody,
    /// It lay in the row.
    Everybody,
    /// It was drawn unseen, but that seat had put it under the deck.
    By(Seat),
}

impl<C: Card> Supply<C> {
    /// All cards in the deck, but for as many in the box.
    pub(crate) fn new(boxed: u8) -> Supply<C> {
        Supply { row: [None; 3], unseen: Cards::all(), boxed, under: Vec::new() }
    }

    /// The number of cards in the deck.
    pub(crate) fn deck(&self) -> u8 {
        let under: usize = self.under.iter().map(|under| under.cards.len()).sum();
        self.unseen.len() - self.boxed + under as u8
    }

    /// Whether a card is left: the deck fills the row as long as it has one.
    pub(crate) fn has_cards(&self) -> bool {
        self.row.iter().any(Option::is_some)
    }

    /// Takes the top card of the deck, which must not be empty, and tells who knows it.
    pub(crate) fn draw(&mut self, chance: &mut dyn Chance) -> Result<(C, Known), ChanceError> {
        if self.unseen.len() > self.boxed {
            return Ok((pick(&mut self.unseen, C::DRAW, chance)?, Known::Nobody));
        }
        let under = self.under.first_mut().ok_or(ChanceError::Empty(C::DRAW))?;
        let (seat, card) = (under.seat, under.cards.remove(0));
        if under.cards.is_empty() {
            self.under.remove(0);
        }
        Ok((card, Known::By(seat)))
    }

    /// Turns a card up on that place, unless the deck is empty. Tells which.
    pub(crate) fn refill(&mut self, place: usize, chance: &mut dyn Chance) -> Result<Option<C>, ChanceError> {
        self.row[place] = if self.deck() > 0 { Some(self.draw(chance)?.0) } else { None };
        Ok(self.row[place])
    }
}

/// Draws a card out of a set, which must not be empty, and takes it from there.
pub(crate) fn pick<C: Card>(
    cards: &mut Cards<C>,
    name: &'static str,
    chance: &mut dyn Chance,
) -> Result<C, ChanceError> {
    const MOST: usize = 60;
    let first = cards.iter().next().ok_or(ChanceError::Empty(name))?;
    let mut list = [first; MOST];
    let mut count = 0;
    for card in cards.iter().take(MOST) {
        list[count] = card;
        count += 1;
    }
    let label = |index: usize| {
        let number: u8 = list[index].into();
        number.to_string()
    };
    let card = list[chance.draw(name, &[1; MOST][..count], &label)?];
    cards.remove(card);
    Ok(card)
}
