//! The prices: what could be paid, and what is missing.

use render::{Group, Look, Node, Path, Point, Rect, Shape, Stroke};

use super::super::components::cards::{Cards, Resource};
use super::super::components::supply::{CARD_PRICE, CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE};
use super::super::say::player_mark;
use super::offer::tick;
use super::{icons, wood};
use rules::Seat;

/// Road, settlement, city and development card: each with its price, side by side or one below the other; with a hand, whether it
/// can be paid.
pub(super) fn list(look: Look, cells: Vec<Rect>, seat: Seat, hand: Option<Cards>) -> Vec<Node> {
    let player = player_mark(seat);
    let mut nodes = Vec::new();
    let prices = [ROAD_PRICE, SETTLEMENT_PRICE, CITY_PRICE, CARD_PRICE];
    for (number, (cell, price)) in cells.into_iter().zip(prices).enumerate() {
        let size = cell.h.min(54.0);
        let (place, rest) = cell.split_left(size + 8.0);
        let at = place.center().offset(-4.0, 0.0);
        let paid = hand.is_some_and(|hand| hand.holds(price));
        let sign = match number {
            0 => wood::road(player, at, size),
            1 => wood::settlement(player, at, size * 0.78),
            2 => wood::city(player, at.offset(0.0, 3.0), size * 0.74),
            _ => icons::development(at, size),
        };
        nodes.push(if paid || hand.is_none() { sign } else { look.faded(vec![sign]) });
        nodes.extend(cost(look, rest, price, hand.unwrap_or(price)));
        if paid {
            nodes.extend(tick(Point::new(at.x + size * 0.34, at.y + size * 0.24), 0.9));
        }
    }
    nodes
}

/// The cards of a price; those that the hand lacks are empty places.
fn cost(look: Look, rect: Rect, price: Cards, hand: Cards) -> Vec<Node> {
    let step = (rect.w / f32::from(price.total().max(1))).min(rect.h * 0.95);
    let mut nodes = Vec::new();
    let cards = price.iter().flat_map(|(kind, count)| (0..count).map(move |number| (kind, number)));
    for (at, (kind, number)) in cards.enumerate() {
        let center = Point::new(rect.x + step * (at as f32 + 0.5), rect.center().y);
        nodes.push(card(look, center, step * 0.82, kind, number < hand[kind]));
    }
    nodes
}

fn card(look: Look, at: Point, size: f32, kind: Resource, is_there: bool) -> Node {
    let icon = icons::resource(kind, at, if is_there { size } else { size * 0.66 });
    if is_there {
        return icon;
    }
    let ring = Shape::new(Path::circle(at, size * 0.52))
        .stroke(Stroke::new(look.theme.muted(), 2.0).dashed(4.0, 4.0));
    Group::new(vec![Group::new(vec![icon]).opacity(0.4).into(), ring.into()]).into()
}
