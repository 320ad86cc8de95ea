//! Accounting for every piece.

use super::card::{CardId, Cards};
use super::cell::Cells;
use super::realm::MOST_CARDS;
use super::token::{BOX, Token};
use super::{Harmonies, Realm};

/// Every token and card is somewhere, exactly once, and every cube stands on a token.
pub(super) fn conserved(game: &Harmonies) -> Result<(), String> {
    tokens(game)?;
    cards(game)?;
    spirits(game)?;
    game.realms.iter().enumerate().try_for_each(|(seat, realm)| {
        realm_is_sound(realm).map_err(|what| format!("seat {}: {what}", seat + 1))
    })
}

fn tokens(game: &Harmonies) -> Result<(), String> {
    let mut count = game.bag;
    let central = game.central.iter().flatten().flatten();
    central.for_each(|&token| count[token as usize] += 1);
    let elsewhere = game.realms.iter().map(|realm| realm.land.tokens());
    for tokens in elsewhere.chain([game.gone, game.steps.hand]) {
        for token in Token::ALL {
            count[token as usize] += tokens[token as usize];
        }
    }
    if count == BOX { Ok(()) } else { Err(format!("the tokens are {count:?}, not {BOX:?}")) }
}

fn cards(game: &Harmonies) -> Result<(), String> {
    let held = game.realms.iter().flat_map(|realm| &realm.held).map(|held| held.card);
    let row = game.row.iter().flatten().copied();
    let all: Vec<CardId> = held
        .filter(|card| !card.is_spirit())
        .chain(row)
        .chain(game.deck.iter())
        .chain(game.discarded.iter())
        .collect();
    let distinct: Cards = all.iter().copied().collect();
    let whole = all.len() == usize::from(CardId::ANIMALS) && distinct == CardId::animals().collect();
    if whole { Ok(()) } else { Err(format!("the animal cards are {all:?}")) }
}

fn spirits(game: &Harmonies) -> Result<(), String> {
    let mut seen = Cards::NONE;
    for realm in &game.realms {
        let face_up: Vec<CardId> =
            realm.held.iter().map(|held| held.card).filter(|card| card.is_spirit()).collect();
        let Some(spirits) = realm.spirits else {
            if face_up.is_empty() { continue } else { return Err(format!("{face_up:?} were never dealt")) }
        };
        let shown: Vec<CardId> = spirits.kept.into_iter().filter(|_| spirits.shown).collect();
        if face_up != shown || spirits.kept.is_some_and(|kept| !spirits.dealt.contains(&kept)) {
            return Err(format!("{spirits:?} beside {face_up:?}"));
        }
        for card in spirits.dealt {
            if seen.has(card) || !card.is_spirit() {
                return Err(format!("spirit {card} was dealt twice or is none"));
            }
            seen = seen.with(card);
        }
    }
    Ok(())
}

fn realm_is_sound(realm: &Realm) -> Result<(), String> {
    if !realm.land.is_sound() {
        return Err("two stacks on one space, or one beside the board".to_owned());
    }
    let mut cubes = Cells::NONE;
    for held in &realm.held {
        let free = realm.land.side.spaces().without(realm.land.empty()).without(cubes);
        if held.placed() > held.card.cubes() || !held.cubes.without(free).is_empty() {
            return Err(format!("the cubes of card {} are {:?}", held.card, held.cubes));
        }
        cubes = cubes.or(held.cubes);
    }
    if realm.uncompleted() > MOST_CARDS {
        return Err("too many cards".to_owned());
    }
    Ok(())
}
