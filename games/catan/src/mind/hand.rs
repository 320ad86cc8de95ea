//! What a hand of cards is worth.

use super::super::components::cards::Cards;
use super::super::components::supply::{CARD_PRICE, CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE};
use super::weights::{Stage, WEIGHTS, Weight};

/// What there is to be bought.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aims {
    /// A settlement that may become a city.
    pub(super) city: bool,
    /// A settlement in the supply, and a corner that it may be placed on.
    pub(super) settlement: bool,
    /// A development card in the deck.
    pub(super) card: bool,
    /// A road in the supply.
    pub(super) road: bool,
}

/// The worth of a hand: the nearer to a price, the more.
pub(super) fn worth(hand: Cards, aims: Aims, stage: Stage) -> i32 {
    let near = |wanted: bool, price: Cards, weight: Weight| {
        if wanted { stage.of(weight) * nearness(hand, price) / 1_000 } else { 0 }
    };
    near(aims.city, CITY_PRICE, WEIGHTS.for_city)
        + near(aims.settlement, SETTLEMENT_PRICE, WEIGHTS.for_settlement)
        + near(aims.card, CARD_PRICE, WEIGHTS.for_card)
        + near(aims.road, ROAD_PRICE, WEIGHTS.for_road)
        + stage.of(WEIGHTS.each) * i32::from(hand.total()).min(7)
}

/// The danger that a hand of more than seven is halved.
pub(super) fn danger(hand: Cards) -> i32 {
    match i32::from(hand.total()) {
        ..=7 => 0,
        count => WEIGHTS.eighth + WEIGHTS.ninth * (count - 8),
    }
}

/// The square of the share of the price that is there, in thousandths.
fn nearness(hand: Cards, price: Cards) -> i32 {
    let whole = i32::from(price.total());
    let there: i32 = hand.0.iter().zip(price.0).map(|(&held, cost)| i32::from(held.min(cost))).sum();
    1_000 * there * there / (whole * whole)
}
