//! Setting the game up, and drawing from the deck.

use super::components::card::{CARDS, Card, CardSet};
use super::components::land::Land;
use super::event::Event;
use super::state::{ConfusingLands, Side, Step};
use rules::{Chance, ChanceError, Seat};

/// Turns up the shared condition and the deck's top card, and deals the first round (rulebook, *Setup*).
pub(super) fn new(seats: u8, chance: &mut dyn Chance) -> Result<ConfusingLands, ChanceError> {
    let mut deck = CardSet::all();
    let shared = draw(&mut deck, "shared", chance)?;
    let top = draw(&mut deck, "top", chance)?;
    let side = Side {
        land: Land::EMPTY,
        hand: CardSet::EMPTY,
        chosen: None,
        aside: CardSet::EMPTY,
        discarded: CardSet::EMPTY,
        fresh: false,
    };
    let mut position = ConfusingLands {
        seats,
        shared,
        top,
        deck,
        round: 0,
        step: Step::Choose,
        places: vec![side; usize::from(seats)],
        topped: CardSet::EMPTY,
    };
    deal(&mut position, chance, &mut Vec::new())?;
    Ok(position)
}

/// Begins a round: two cards for every seat.
pub(super) fn deal(
    position: &mut ConfusingLands,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<(), ChanceError> {
    position.step = Step::Choose;
    for (seat, side) in Seat::first(position.seats).zip(&mut position.places) {
        for _ in 0..2 {
            side.hand = side.hand.with(draw(&mut position.deck, "deal", chance)?);
        }
        events.push(Event::Dealt { seat, round: position.round + 1, hand: side.hand });
    }
    Ok(())
}

/// Draws a card out of a set, and takes it from there.
pub(super) fn draw(
    cards: &mut CardSet,
    name: &'static str,
    chance: &mut dyn Chance,
) -> Result<Card, ChanceError> {
    let mut weights = [0; CARDS as usize];
    for card in cards.iter() {
        weights[usize::from(card.number()) - 1] = 1;
    }
    let index = chance.draw(name, &weights, &|index| (index + 1).to_string())?;
    let card = u8::try_from(index + 1).ok().and_then(Card::numbered).ok_or(ChanceError::Empty(name))?;
    *cards = cards.without(card);
    Ok(card)
}
