//! Setting the game up (rulebook, *Setting up*).

use super::components::award::AwardId;
use super::components::card::Cards;
use super::components::green::GreenId;
use super::components::supply::{Known, Supply};
use super::components::village::Village;
use super::state::{Held, Phase, Side, Steps, VillageGreen};
use rules::{Chance, ChanceError, Seat, SeatSet};

/// The number of green cards in a hand between turns.
pub(super) const HAND: usize = 3;

/// Green cards and awards that go back into the box unseen, by the number of seats; solo as for two (our ruling).
const BOXED: [(u8, u8); 5] = [(15, 10), (15, 10), (10, 5), (5, 0), (0, 0)];

/// Deals hands, turns up the green row, and deals three awards a seat, which are laid next.
pub(super) fn new(seats: u8, chance: &mut dyn Chance) -> Result<VillageGreen, ChanceError> {
    let (boxed_greens, boxed_awards) = BOXED[usize::from(seats) - 1];
    let mut position = VillageGreen {
        sides: Vec::with_capacity(usize::from(seats)),
        greens: Supply::new(boxed_greens),
        awards: Supply::new(boxed_awards),
        first: None,
        current: Seat(0),
        rounds: 0,
        phase: Phase::Arrange,
        steps: Steps::new(Seat(0)),
        last: None,
        turns: [None; 5],
        ending: None,
        resigned: SeatSet::EMPTY,
    };
    for _ in 0..seats {
        let hand = hand(&mut position.greens, chance)?;
        position.sides.push(side(hand));
    }
    for place in 0..3 {
        position.greens.refill(place, chance)?;
    }
    for side in &mut position.sides {
        side.dealt = Some(awards(&mut position.awards, chance)?);
    }
    Ok(position)
}

fn hand(greens: &mut Supply<GreenId>, chance: &mut dyn Chance) -> Result<Vec<Held>, ChanceError> {
    let mut hand = Vec::with_capacity(HAND + 1);
    for _ in 0..HAND {
        hand.push(Held { card: greens.draw(chance)?.0, known: Known::Nobody });
    }
    Ok(hand)
}

fn awards(awards: &mut Supply<AwardId>, chance: &mut dyn Chance) -> Result<[AwardId; 3], ChanceError> {
    let (one, two, three) = (awards.draw(chance)?.0, awards.draw(chance)?.0, awards.draw(chance)?.0);
    Ok([one, two, three])
}

fn side(hand: Vec<Held>) -> Side {
    Side {
        village: Village::default(),
        hand,
        dealt: None,
        chosen: None,
        discarded: Cards::EMPTY,
        covered: Cards::EMPTY,
        covered_awards: Cards::EMPTY,
        lost: None,
        blind: [0; 2],
    }
}
