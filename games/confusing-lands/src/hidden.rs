//! Invariants (`conserved`) and hidden information (`redeal`).

use super::action::Action;
use super::components::card::CardSet;
use super::components::land::{Laid, Land};
use super::legal;
use super::setup::draw;
use super::state::{ConfusingLands, ROUNDS, Side, Step};
use rules::{Chance, ChanceError, Seat, Viewer};

/// Accounts for the 18 cards and for what follows from them.
pub(super) fn conserved(position: &ConfusingLands) -> Result<(), String> {
    cards(position)?;
    let over = position.step == Step::Over;
    if over != (position.round == ROUNDS) {
        return Err(format!("{:?} after {} rounds", position.step, position.round));
    }
    let mut sides = Seat::first(position.seats).zip(&position.places);
    sides.try_for_each(|(seat, side)| {
        side_is_sound(position, side).map_err(|what| format!("seat {seat}: {what}"))
    })
}

/// Checks that every card is somewhere, exactly once.
fn cards(position: &ConfusingLands) -> Result<(), String> {
    let mut piles =
        vec![CardSet::one(position.shared), CardSet::one(position.top), position.deck, position.topped];
    for side in &position.places {
        let laid: CardSet = side.land.laid().map(|laid| laid.card).collect();
        piles.extend([side.hand, side.aside, side.discarded, laid]);
    }
    let count: usize = piles.iter().map(|pile| pile.len()).sum();
    let seen = piles.into_iter().fold(CardSet::EMPTY, CardSet::or);
    if seen == CardSet::all() && count == seen.len() {
        return Ok(());
    }
    Err(format!("{count} cards, {} different ones", seen.len()))
}

/// Checks a land against its cards, and the number of cards against round and step.
fn side_is_sound(position: &ConfusingLands, side: &Side) -> Result<(), String> {
    if Land::try_from(side.land.laid().collect::<Vec<Laid>>())? != side.land {
        return Err("the land does not show its cards".to_owned());
    }
    let received = usize::from(position.step == Step::Receive);
    let placed = side.land.laid().count() + side.aside.len();
    if placed != 2 * usize::from(position.round) + received {
        return Err(format!("{placed} cards placed in round {}", position.round));
    }
    let hand = match position.step {
        Step::Choose => 2,
        Step::Receive => 1,
        Step::Over => 0,
    };
    if side.hand.len() != hand {
        return Err(format!("{} cards in hand in {:?}", side.hand.len(), position.step));
    }
    if side.chosen.is_some_and(|action| !side.hand.contains(action.card())) {
        return Err("a choice of a card that is not in the hand".to_owned());
    }
    Ok(())
}

/// Draws anew the part that the viewer cannot know: hands and solo discards among the cards that it has not seen, and then the
/// committed choices not yet revealed.
pub(super) fn redeal(
    position: &mut ConfusingLands,
    viewer: Viewer,
    chance: &mut dyn Chance,
) -> Result<(), ChanceError> {
    if position.step == Step::Over {
        return Ok(());
    }
    let step = position.step;
    // After the swap each of two players has held the other's card; nobody but the solo player knows its discards.
    let knows_hand = |seat: Seat| viewer.is(seat) || (step == Step::Receive && viewer.seat().is_some());
    let mut unseen = position.deck;
    for (seat, side) in Seat::first(position.seats).zip(&position.places) {
        if !knows_hand(seat) {
            unseen = unseen.or(side.hand);
        }
        if !viewer.is(seat) {
            unseen = unseen.or(side.discarded);
        }
    }
    for seat in Seat::first(position.seats) {
        let side = &mut position.places[seat.index()];
        if !knows_hand(seat) {
            side.hand = drawn(&mut unseen, side.hand.len(), chance)?;
        }
        if !viewer.is(seat) {
            side.discarded = drawn(&mut unseen, side.discarded.len(), chance)?;
        }
    }
    position.deck = unseen;
    for seat in Seat::first(position.seats).filter(|&seat| !viewer.is(seat)) {
        rechoose(position, seat, chance)?;
    }
    Ok(())
}

/// Draws so many cards out of a set.
fn drawn(cards: &mut CardSet, count: usize, chance: &mut dyn Chance) -> Result<CardSet, ChanceError> {
    (0..count).try_fold(CardSet::EMPTY, |hand, _| Ok(hand.with(draw(cards, "redeal", chance)?)))
}

/// Replaces a committed choice by any that is legal now.
fn rechoose(position: &mut ConfusingLands, seat: Seat, chance: &mut dyn Chance) -> Result<(), ChanceError> {
    if position.places[seat.index()].chosen.take().is_none() {
        return Ok(());
    }
    let mut actions: Vec<Action> = Vec::new();
    legal::actions(position, seat, &mut actions);
    let index = chance.draw("redeal", &vec![1; actions.len()], &|index| actions[index].to_string())?;
    position.places[seat.index()].chosen = Some(actions[index]);
    Ok(())
}
