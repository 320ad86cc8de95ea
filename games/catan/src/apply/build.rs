//! Building and buying.

use super::super::components::board::{Corner, Edge};
use super::super::components::cards::{Cards, Development};
use super::super::components::supply::{CARD_PRICE, CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE};
use super::super::event::{Event, Piece};
use super::super::legal::places::can_lay_road;
use super::super::pieces::{put_city, put_road, put_settlement};
use super::super::setup::pay_founding;
use super::super::state::{Catan, Phase};
use super::award::award_road;
use super::turn::{found_next, resume};
use rules::{Chance, ChanceError, Seat};

/// Pays the bank; with strict order the trading is over.
fn pay(position: &mut Catan, seat: Seat, price: Cards, events: &mut Vec<Event>) {
    position.player_mut(seat).hand -= price;
    position.bank += price;
    position.built = true;
    match &mut position.offer {
        Some(offer) if position.agreed.free => offer.pay(price),
        offer => {
            if offer.take().is_some() {
                events.push(Event::Withdrawn(seat));
            }
        }
    }
}

/// Builds a road: bought, founding or free.
pub(crate) fn build_road(position: &mut Catan, seat: Seat, edge: Edge, events: &mut Vec<Event>) {
    put_road(position, seat, edge);
    position.chronicle.roads.insert(edge);
    events.push(Event::Built { seat, piece: Piece::Road(edge) });
    if position.phase == Phase::Main {
        pay(position, seat, ROAD_PRICE, events);
    }
    match position.phase {
        Phase::Pave(founded, _) => found_next(position, founded + 1, events),
        Phase::FreeRoads(left) => {
            position.phase = Phase::FreeRoads(left - 1);
            if left == 1 || !can_lay_road(position, seat) {
                resume(position);
            }
        }
        _ => {}
    }
    award_road(position, events);
}

/// Builds a settlement: bought or founding.
pub(crate) fn build_settlement(position: &mut Catan, seat: Seat, corner: Corner, events: &mut Vec<Event>) {
    put_settlement(position, seat, corner);
    position.chronicle.corners.insert(corner);
    events.push(Event::Built { seat, piece: Piece::Settlement(corner) });
    if let Phase::Found(founded) = position.phase {
        if founded >= position.seats {
            let paid = pay_founding(position, seat, corner);
            events.push(Event::Paid(seat, paid));
        }
        position.phase = Phase::Pave(founded, corner);
    } else {
        pay(position, seat, SETTLEMENT_PRICE, events);
    }
    award_road(position, events);
}

/// Builds a city.
pub(crate) fn build_city(position: &mut Catan, seat: Seat, corner: Corner, events: &mut Vec<Event>) {
    put_city(position, seat, corner);
    position.chronicle.corners.insert(corner);
    events.push(Event::Built { seat, piece: Piece::City(corner) });
    pay(position, seat, CITY_PRICE, events);
}

/// Buys the top development card.
pub(crate) fn buy_card(
    position: &mut Catan,
    seat: Seat,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<(), ChanceError> {
    let weights = position.deck.map(u32::from);
    let card = chance.draw("draw", &weights, &|card| Development::ALL[card].word().to_owned())?;
    position.deck[card] -= 1;
    position.player_mut(seat).fresh[card] += 1;
    events.push(Event::Bought { seat, card: Some(Development::ALL[card]) });
    pay(position, seat, CARD_PRICE, events);
    Ok(())
}
