//! Building and buying: place, supply, price.

use super::super::components::board::{Corner, Edge};
use super::super::components::supply::{
    CARD_PRICE, CITIES, CITY_PRICE, ROAD_PRICE, ROADS, SETTLEMENT_PRICE, SETTLEMENTS,
};
use super::super::state::{Catan, Phase};
use super::places::road_places;
use rules::{Refusal, Seat};

/// Judges building a road.
pub(crate) fn check_road(position: &Catan, seat: Seat, edge: Edge) -> Result<(), Refusal> {
    if position.roads().contains(edge) {
        return Err(Refusal::new("catan-refusal-edge-taken").with("edge", edge.short()));
    }
    if let Phase::Pave(_, corner) = position.phase {
        let touches = edge.corners().contains(&corner);
        let refusal = || Refusal::new("catan-refusal-road-founding").with("corner", corner.to_string());
        return if touches { Ok(()) } else { Err(refusal()) };
    }
    let player = position.player(seat);
    if player.roads.len() >= ROADS {
        return Err(Refusal::new("catan-refusal-no-roads-left"));
    }
    if !road_places(position, seat).contains(edge) {
        let touches = edge.corners().iter().any(|&corner| player.reach.contains(corner));
        let key = if touches { "catan-refusal-road-through" } else { "catan-refusal-road-unconnected" };
        return Err(Refusal::new(key).with("edge", edge.short()));
    }
    if position.phase == Phase::Main && !player.hand.holds(ROAD_PRICE) {
        return Err(Refusal::new("catan-refusal-road-price"));
    }
    Ok(())
}

/// Judges building a settlement.
pub(crate) fn check_settlement(position: &Catan, seat: Seat, corner: Corner) -> Result<(), Refusal> {
    let player = position.player(seat);
    let named = |key| Err(Refusal::new(key).with("corner", corner.to_string()));
    if position.owner(corner).is_some() {
        return named("catan-refusal-corner-taken");
    }
    if position.blocked.contains(corner) {
        return named("catan-refusal-distance");
    }
    if let Phase::Found(_) = position.phase {
        return Ok(());
    }
    if !player.reach.contains(corner) {
        return named("catan-refusal-settlement-road");
    }
    if player.settlements.len() >= SETTLEMENTS {
        return Err(Refusal::new("catan-refusal-no-settlements-left"));
    }
    if !player.hand.holds(SETTLEMENT_PRICE) {
        return Err(Refusal::new("catan-refusal-settlement-price"));
    }
    Ok(())
}

/// Judges turning a settlement into a city.
pub(crate) fn check_city(position: &Catan, seat: Seat, corner: Corner) -> Result<(), Refusal> {
    let player = position.player(seat);
    if !player.settlements.contains(corner) {
        return Err(Refusal::new("catan-refusal-city-place").with("corner", corner.to_string()));
    }
    if player.cities.len() >= CITIES {
        return Err(Refusal::new("catan-refusal-no-cities-left"));
    }
    if !player.hand.holds(CITY_PRICE) {
        return Err(Refusal::new("catan-refusal-city-price"));
    }
    Ok(())
}

/// Judges buying a development card.
pub(crate) fn check_purchase(position: &Catan, seat: Seat) -> Result<(), Refusal> {
    if position.deck.iter().all(|&count| count == 0) {
        return Err(Refusal::new("catan-refusal-deck-empty"));
    }
    if !position.player(seat).hand.holds(CARD_PRICE) {
        return Err(Refusal::new("catan-refusal-card-price"));
    }
    Ok(())
}
