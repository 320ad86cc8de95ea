//! Building and buying: prices, places, pieces.

use super::board::{Corner, CornerSet, Edge, EdgeSet};
use super::cards::{Cards, Development};
use super::event::{Event, Piece};
use super::longest::lengthened;
use super::state::{Catan, Phase};
use crate::{Chance, ChanceError, Refusal, Seat};

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

impl Catan {
    /// Where that seat's roads may go, apart from price and pieces: free edges at an own road or building, not through
    /// another's building.
    pub(super) fn road_places(&self, seat: Seat) -> EdgeSet {
        let player = self.player(seat);
        let starts = CornerSet(player.reach.0 & !self.foreign(seat).0 | player.buildings().0);
        let touched = starts.iter().fold(0, |edges, corner| edges | corner.edges().0);
        EdgeSet(touched & !self.roads().0)
    }

    /// Where that seat's settlements may go, apart from price and pieces.
    pub(super) fn settlement_places(&self, seat: Seat) -> CornerSet {
        CornerSet(self.player(seat).reach.0 & !self.blocked.0)
    }

    /// Where a founding settlement may go.
    pub(super) fn founding_places(&self) -> CornerSet {
        CornerSet(!self.blocked.0 & ((1 << super::board::CORNERS) - 1))
    }

    pub(super) fn check_road(&self, seat: Seat, edge: Edge) -> Result<(), Refusal> {
        if self.roads().contains(edge) {
            return Err(Refusal::new("catan-refusal-edge-taken").with("edge", edge.to_string()));
        }
        if let Phase::Pave(_, corner) = self.phase {
            let touches = edge.corners().contains(&corner);
            let refusal = || Refusal::new("catan-refusal-road-founding").with("corner", corner.to_string());
            return if touches { Ok(()) } else { Err(refusal()) };
        }
        let player = self.player(seat);
        if player.roads.len() >= ROADS {
            return Err(Refusal::new("catan-refusal-no-roads-left"));
        }
        if !self.road_places(seat).contains(edge) {
            let touches = edge.corners().iter().any(|&corner| player.reach.contains(corner));
            let key = if touches { "catan-refusal-road-through" } else { "catan-refusal-road-unconnected" };
            return Err(Refusal::new(key).with("edge", edge.to_string()));
        }
        if self.phase == Phase::Main && !player.hand.holds(ROAD_PRICE) {
            return Err(Refusal::new("catan-refusal-road-price"));
        }
        Ok(())
    }

    pub(super) fn check_settlement(&self, seat: Seat, corner: Corner) -> Result<(), Refusal> {
        let player = self.player(seat);
        let named = |key| Err(Refusal::new(key).with("corner", corner.to_string()));
        if self.owner(corner).is_some() {
            return named("catan-refusal-corner-taken");
        }
        if self.blocked.contains(corner) {
            return named("catan-refusal-distance");
        }
        if let Phase::Found(_) = self.phase {
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

    pub(super) fn check_city(&self, seat: Seat, corner: Corner) -> Result<(), Refusal> {
        let player = self.player(seat);
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

    pub(super) fn check_purchase(&self, seat: Seat) -> Result<(), Refusal> {
        if self.deck.iter().all(|&count| count == 0) {
            return Err(Refusal::new("catan-refusal-deck-empty"));
        }
        if !self.player(seat).hand.holds(CARD_PRICE) {
            return Err(Refusal::new("catan-refusal-card-price"));
        }
        Ok(())
    }

    /// Pays the bank; with strict order the trading is over.
    fn pay(&mut self, seat: Seat, price: Cards, events: &mut Vec<Event>) {
        self.player_mut(seat).hand -= price;
        self.bank += price;
        self.built = true;
        if !self.agreed.free && self.offer.take().is_some() {
            events.push(Event::Withdrawn(seat));
        }
    }

    /// Lays a road on the board.
    pub(super) fn put_road(&mut self, seat: Seat, edge: Edge) {
        let barred = self.foreign(seat);
        let player = self.player_mut(seat);
        player.roads.insert(edge);
        edge.corners().into_iter().for_each(|corner| player.reach.insert(corner));
        player.length = lengthened(player.length, player.roads, edge, barred);
    }

    /// Places a settlement on the board.
    pub(super) fn put_settlement(&mut self, seat: Seat, corner: Corner) {
        self.raise(seat, corner);
        let player = &mut self.players[seat.index()];
        player.settlements.insert(corner);
        self.land.open_harbour(&mut player.rates, corner);
        self.blocked.0 |= corner.neighbours().0;
        self.blocked.insert(corner);
        // It cuts a road that goes through the corner, not one that ends there.
        for other in self.others(seat).iter() {
            if self.player(other).roads.and(corner.edges()).len() > 1 {
                self.measure(other);
            }
        }
    }

    /// Replaces a settlement on the board by a city.
    pub(super) fn put_city(&mut self, seat: Seat, corner: Corner) {
        self.raise(seat, corner);
        let player = self.player_mut(seat);
        player.settlements.remove(corner);
        player.cities.insert(corner);
    }

    /// Counts a point more, and a card more of every hex at that corner.
    fn raise(&mut self, seat: Seat, corner: Corner) {
        self.player_mut(seat).built += 1;
        for hex in corner.hexes().iter() {
            self.harvest[hex.index()].0[seat.index()] += 1;
        }
    }

    pub(super) fn build_road(&mut self, seat: Seat, edge: Edge, events: &mut Vec<Event>) {
        self.put_road(seat, edge);
        self.chronicle.roads.insert(edge);
        events.push(Event::Built { seat, piece: Piece::Road(edge) });
        if self.phase == Phase::Main {
            self.pay(seat, ROAD_PRICE, events);
        }
        match self.phase {
            Phase::Pave(founded, _) => self.found_next(founded + 1, events),
            Phase::FreeRoads(left) => {
                self.phase = Phase::FreeRoads(left - 1);
                if left == 1 || !self.can_lay_road(seat) {
                    self.resume();
                }
            }
            _ => {}
        }
        self.award_road(events);
    }

    /// Whether there is a road in the supply and a place for it.
    pub(super) fn can_lay_road(&self, seat: Seat) -> bool {
        self.player(seat).roads.len() < ROADS && self.road_places(seat).0 != 0
    }

    pub(super) fn build_settlement(&mut self, seat: Seat, corner: Corner, events: &mut Vec<Event>) {
        self.put_settlement(seat, corner);
        self.chronicle.corners.insert(corner);
        events.push(Event::Built { seat, piece: Piece::Settlement(corner) });
        if let Phase::Found(founded) = self.phase {
            if founded >= self.seats {
                let paid = self.pay_founding(seat, corner);
                events.push(Event::Paid(seat, paid));
            }
            self.phase = Phase::Pave(founded, corner);
        } else {
            self.pay(seat, SETTLEMENT_PRICE, events);
        }
        self.award_road(events);
    }

    pub(super) fn build_city(&mut self, seat: Seat, corner: Corner, events: &mut Vec<Event>) {
        self.put_city(seat, corner);
        self.chronicle.corners.insert(corner);
        events.push(Event::Built { seat, piece: Piece::City(corner) });
        self.pay(seat, CITY_PRICE, events);
    }

    pub(super) fn buy_card(
        &mut self,
        seat: Seat,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<(), ChanceError> {
        let weights = self.deck.map(u32::from);
        let card = chance.draw("draw", &weights, &|card| Development::ALL[card].word().to_owned())?;
        self.deck[card] -= 1;
        self.player_mut(seat).fresh[card] += 1;
        events.push(Event::Bought { seat, card: Some(Development::ALL[card]) });
        self.pay(seat, CARD_PRICE, events);
        Ok(())
    }
}
