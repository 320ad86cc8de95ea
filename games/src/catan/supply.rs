//! The pieces of a player, and what building and buying costs.

use super::cards::Cards;

/// Brick and wood.
pub(super) const ROAD_PRICE: Cards = Cards([1, 1, 0, 0, 0]);
/// Brick, wood, wool and grain.
pub(super) const SETTLEMENT_PRICE: Cards = Cards([1, 1, 1, 1, 0]);
/// Three ore and two grain.
pub(super) const CITY_PRICE: Cards = Cards([0, 0, 0, 2, 3]);
/// Ore, wool and grain.
pub(super) const CARD_PRICE: Cards = Cards([0, 0, 1, 1, 1]);
/// Roads of each player.
pub(super) const ROADS: u8 = 15;
/// Settlements of each player.
pub(super) const SETTLEMENTS: u8 = 5;
/// Cities of each player.
pub(super) const CITIES: u8 = 4;
