//! Invariants (`conserved`) and hidden information (`redeal`).

use super::components::card::{CardId, Cards};
use super::components::cell::Cells;
use super::components::realm::{MOST_CARDS, Realm};
use super::components::token::{BOX, Token};
use super::setup::{pair, spirit};
use super::state::Harmonies;
use rules::{Chance, ChanceError, Seat, Viewer};

/// Checks that every token and card is somewhere, exactly once, and that every cube stands on a token.
pub(super) fn conserved(position: &Harmonies) -> Result<(), String> {
    tokens(position)?;
    cards(position)?;
    spirits(position)?;
    position.realms.iter().enumerate().try_for_each(|(seat, realm)| {
        realm_is_sound(realm).map_err(|what| format!("seat {}: {what}", seat + 1))
    })
}

fn tokens(position: &Harmonies) -> Result<(), String> {
    let mut count = position.bag;
    let central = position.central.iter().flatten().flatten();
    central.for_each(|&token| count[token as usize] += 1);
    let elsewhere = position.realms.iter().map(|realm| realm.land.tokens());
    for tokens in elsewhere.chain([position.gone, position.steps.hand]) {
        for token in Token::ALL {
            count[token as usize] += tokens[token as usize];
        }
    }
    if count == BOX { Ok(()) } else { Err(format!("the tokens are {count:?}, not {BOX:?}")) }
}

fn cards(position: &Harmonies) -> Result<(), String> {
    let held = position.realms.iter().flat_map(|realm| &realm.held).map(|held| held.card);
    let row = position.row.iter().flatten().copied();
    let all: Vec<CardId> = held
        .filter(|card| !card.is_spirit())
        .chain(row)
        .chain(position.deck.iter())
        .chain(position.discarded.iter())
        .collect();
    let distinct: Cards = all.iter().copied().collect();
    let whole = all.len() == usize::from(CardId::ANIMALS) && distinct == CardId::animals().collect();
    if whole { Ok(()) } else { Err(format!("the animal cards are {all:?}")) }
}

fn spirits(position: &Harmonies) -> Result<(), String> {
    let mut seen = Cards::EMPTY;
    for realm in &position.realms {
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
            if seen.contains(card) || !card.is_spirit() {
                return Err(format!("spirit {card} was dealt twice or is none"));
            }
            seen = seen.with(card);
        }
    }
    Ok(())
}

fn realm_is_sound(realm: &Realm) -> Result<(), String> {
    if !realm.land.is_sound() {
        return Err("two stacks on one space, or one outside the board".to_owned());
    }
    let mut cubes = Cells::EMPTY;
    for held in &realm.held {
        let free = realm.land.side.spaces().but(realm.land.empty()).but(cubes);
        if held.placed() > held.card.cubes() || !held.cubes.but(free).is_empty() {
            return Err(format!("the cubes of card {} are {:?}", held.card, held.cubes));
        }
        cubes = cubes.or(held.cubes);
    }
    if realm.uncompleted() > MOST_CARDS {
        return Err("too many cards".to_owned());
    }
    Ok(())
}

/// Draws anew the part that the viewer cannot know: the spirits of the others that are not face up, and which one they keep.
/// The order of deck and bag is nowhere kept, and their contents are known to all.
pub(super) fn redeal(
    position: &mut Harmonies,
    viewer: Viewer,
    chance: &mut dyn Chance,
) -> Result<(), ChanceError> {
    let mut pool: Cards = CardId::spirits().collect();
    for (seat, realm) in (0..).map(Seat).zip(&position.realms) {
        if let Some(spirits) = realm.spirits {
            let known = spirits
                .dealt
                .into_iter()
                .filter(|card| viewer.is(seat) || (spirits.shown && spirits.kept == Some(*card)));
            pool = known.fold(pool, Cards::without);
        }
    }
    for (seat, realm) in (0..).map(Seat).zip(&mut position.realms) {
        if viewer.is(seat) {
            continue;
        }
        if let Some(spirits) = &mut realm.spirits {
            let one = match spirits.kept {
                Some(kept) if spirits.shown => kept,
                _ => spirit(&mut pool, chance)?,
            };
            spirits.dealt = pair([one, spirit(&mut pool, chance)?]);
            if spirits.kept.is_some() && !spirits.shown {
                let kept = chance.draw("kept", &[1, 1], &|i| spirits.dealt[i].to_string())?;
                spirits.kept = Some(spirits.dealt[kept]);
            }
        }
    }
    Ok(())
}
