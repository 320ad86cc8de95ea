//! Setting the game up, and drawing from what is hidden.

use crate::{Chance, ChanceError, Seat, SeatSet, Viewer};

use super::action::Space;
use super::card::{CardId, Cards};
use super::realm::Spirits;
use super::token::{BOX, Token, Tokens};
use super::{Config, Harmonies, Land, Realm, Steps};

/// Sets the game up (rulebook p. 3): the first player is drawn by lot.
pub(super) fn set_up(config: Config, seats: u8, chance: &mut dyn Chance) -> Result<Harmonies, ChanceError> {
    let first = match seats {
        1 => Seat(0),
        more => {
            Seat(chance.draw("first", &[1, 1, 1, 1][..usize::from(more)], &|i| (i + 1).to_string())? as u8)
        }
    };
    let realm = Realm { land: Land::new(config.side), held: Vec::with_capacity(8), spirits: None };
    let mut game = Harmonies {
        realms: vec![realm; usize::from(seats)],
        first,
        current: first,
        rounds: 0,
        central: [None; Space::COUNT],
        bag: BOX,
        gone: Tokens::default(),
        row: [None; Space::COUNT],
        deck: CardId::animals().collect(),
        discarded: Cards::NONE,
        steps: Steps::new(first),
        last: None,
        ending: None,
        over: false,
        resigned: SeatSet::EMPTY,
    };
    for space in 0..game.spaces() {
        game.central[space] = Some(three_tokens(&mut game.bag, chance)?);
    }
    for place in 0..game.spaces() {
        game.row[place] = Some(next_card(&mut game.deck, chance)?);
    }
    if config.spirits {
        let mut pool: Cards = CardId::spirits().collect();
        for realm in &mut game.realms {
            let dealt = pair([spirit(&mut pool, chance)?, spirit(&mut pool, chance)?]);
            realm.spirits = Some(Spirits { dealt, kept: None, shown: false });
        }
    }
    Ok(game)
}

/// Draws three tokens from the bag, which must hold them.
pub(super) fn three_tokens(bag: &mut Tokens, chance: &mut dyn Chance) -> Result<[Token; 3], ChanceError> {
    let mut tokens = [Token::Blue; 3];
    for token in &mut tokens {
        let index = chance.draw("token", &bag.map(u32::from), &|i| Token::ALL[i].to_string())?;
        bag[index] -= 1;
        *token = Token::ALL[index];
    }
    tokens.sort_unstable();
    Ok(tokens)
}

/// Draws a card from the animal deck, which must not be empty.
pub(super) fn next_card(deck: &mut Cards, chance: &mut dyn Chance) -> Result<CardId, ChanceError> {
    draw(deck, "animal", chance)
}

fn spirit(pool: &mut Cards, chance: &mut dyn Chance) -> Result<CardId, ChanceError> {
    draw(pool, "spirit", chance)
}

fn draw(pool: &mut Cards, name: &'static str, chance: &mut dyn Chance) -> Result<CardId, ChanceError> {
    const MOST: usize = CardId::ANIMALS as usize;
    let first = pool.iter().next().ok_or(ChanceError::Empty(name))?;
    let mut cards = [first; MOST];
    let mut count = 0;
    for card in pool.iter().take(MOST) {
        cards[count] = card;
        count += 1;
    }
    let card = cards[chance.draw(name, &[1; MOST][..count], &|i| cards[i].to_string())?];
    *pool = pool.without(card);
    Ok(card)
}

fn pair([one, other]: [CardId; 2]) -> [CardId; 2] {
    [one.min(other), one.max(other)]
}

/// Draws anew what the viewer cannot know: the spirits of the others that are not face up, and which one they keep.
/// The order of deck and bag is nowhere kept, and their contents are known to all.
pub(super) fn redeal(
    game: &mut Harmonies,
    viewer: Viewer,
    chance: &mut dyn Chance,
) -> Result<(), ChanceError> {
    let mut pool: Cards = CardId::spirits().collect();
    for (seat, realm) in (0..).map(Seat).zip(&game.realms) {
        if let Some(spirits) = realm.spirits {
            let known = spirits
                .dealt
                .into_iter()
                .filter(|card| viewer.is(seat) || (spirits.shown && spirits.kept == Some(*card)));
            pool = known.fold(pool, Cards::without);
        }
    }
    for (seat, realm) in (0..).map(Seat).zip(&mut game.realms) {
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
