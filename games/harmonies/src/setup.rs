//! Setting the game up, and drawing from bag and decks.

use super::components::card::{CardId, Cards};
use super::components::land::Land;
use super::components::realm::{Realm, Spirits};
use super::components::space::Space;
use super::components::token::{BOX, Token, Tokens};
use super::config::Config;
use super::state::{Harmonies, Steps};
use rules::{Chance, ChanceError, Seat, SeatSet};

/// Sets the game up (rulebook p. 3), the first player by lot.
pub(super) fn new(config: &Config, seats: u8, chance: &mut dyn Chance) -> Result<Harmonies, ChanceError> {
    let first = match seats {
        1 => Seat(0),
        more => {
            Seat(chance.draw("first", &[1, 1, 1, 1][..usize::from(more)], &|i| (i + 1).to_string())? as u8)
        }
    };
    let realm = Realm { land: Land::new(config.side), held: Vec::with_capacity(8), spirits: None };
    let mut position = Harmonies {
        realms: vec![realm; usize::from(seats)],
        first,
        current: first,
        rounds: 0,
        central: [None; Space::COUNT],
        bag: BOX,
        gone: Tokens::default(),
        row: [None; Space::COUNT],
        deck: CardId::animals().collect(),
        discarded: Cards::EMPTY,
        steps: Steps::new(first),
        last: None,
        turns: [None; 4],
        ending: None,
        over: false,
        resigned: SeatSet::EMPTY,
    };
    for space in 0..position.spaces() {
        position.central[space] = Some(three_tokens(&mut position.bag, chance)?);
    }
    for place in 0..position.spaces() {
        position.row[place] = Some(next_card(&mut position.deck, chance)?);
    }
    if config.spirits {
        let mut pool: Cards = CardId::spirits().collect();
        for realm in &mut position.realms {
            let dealt = pair([spirit(&mut pool, chance)?, spirit(&mut pool, chance)?]);
            realm.spirits = Some(Spirits { dealt, kept: None, shown: false });
        }
    }
    Ok(position)
}

/// Number of tokens on a central space.
pub(super) const TOKENS_A_SPACE: u8 = 3;

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

/// Draws a card from the nature spirits, which must not all be dealt.
pub(super) fn spirit(pool: &mut Cards, chance: &mut dyn Chance) -> Result<CardId, ChanceError> {
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

/// Two dealt spirits, lower number first.
pub(super) fn pair([one, other]: [CardId; 2]) -> [CardId; 2] {
    [one.min(other), one.max(other)]
}
