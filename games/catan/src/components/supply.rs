//! The pieces of a player, and what building and buying costs.

use super::cards::Cards;

/// Brick and wood.
pub(crate) const ROAD_PRICE: Cards = Cards([1, 1, 0, 0, 0]);
/// Brick, wood, wool and grain.
pub(crate) const SETTLEMENT_PRICE: Cards = Cards([1, 1, 1, 1, 0]);
/// Three ore and two grain.
pub(crate) const CITY_PRICE: Cards = Cards([0, 0, 0, 2, 3]);
/// Ore, wool and grain.
pub(crate) const CARD_PRICE: Cards = Cards([0, 0, 1, 1, 1]);
/// Roads of each player.
pub(crate) const ROADS: u8 = 15;
/// Settlements of each player.
pub(crate) const SETTLEMENTS: u8 = 5;
/// Cities of each player.
pub(crate) const CITIES: u8 = 4;
