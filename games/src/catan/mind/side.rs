//! What one side has and may hope for.

use super::super::cards::{Cards, Development};
use super::super::legal::places::settlement_places;
use super::super::state::{Catan, Phase};
use super::super::supply::{CITIES, CITY_PRICE, ROADS, SETTLEMENT_PRICE, SETTLEMENTS};
use super::hand::{self, Aims};
use super::room::room;
use super::weights::weights;
use super::yields::{CERTAIN, Yields};
use crate::core::{POINT, Seat};

/// More of one kind than this, in half pips, is worth less.
const GOOD: i32 = 16;
/// A card that somebody else has not played counts for this in points.
const SUSPICION: i32 = POINT / 5;

/// What a side has, in thousandths of a point, by parts.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Side {
    pub(super) points: i32,
    /// The cards that the land brings, by kind.
    pub(super) yields: [i32; 5],
    pub(super) harbours: i32,
    pub(super) variety: i32,
    pub(super) room: i32,
    pub(super) hand: i32,
    pub(super) danger: i32,
    pub(super) cards: i32,
    pub(super) army: i32,
    pub(super) road: i32,
}

impl Side {
    /// All together.
    pub(super) fn total(&self) -> i32 {
        let yields: i32 = self.yields.iter().sum();
        self.points
            + yields
            + self.harbours
            + self.variety
            + self.room
            + self.hand
            + self.danger
            + self.cards
            + self.army
            + self.road
    }
}

/// The side of a seat as `eyes` see it.
pub(super) fn side(position: &Catan, seat: Seat, eyes: Seat, yields: &Yields) -> Side {
    let (weights, player) = (weights(), position.player(seat));
    let (visible, target) = (i32::from(position.visible_points(seat)), i32::from(position.agreed.points));
    let own = if seat == eyes { i32::from(player.cards[Development::Point as usize]) } else { 0 };
    let points = visible + own;
    // What the land brings counts the less the nearer the end is.
    let stage = (weights.early - weights.late * points / target).max(0);
    let staged = |worth: i32| worth * stage / 1_000;
    let kinds = yields.iter().zip(weights.yields);
    let brought = |(&half, weight): (&i32, i32)| {
        let counted = 1_000 * half.min(GOOD) + weights.rich * (half - GOOD).max(0);
        staged(counted * weight / (1_000 * CERTAIN))
    };
    let mut side = Side { points: worth_of_points(points, target), ..Side::default() };
    side.yields.iter_mut().zip(kinds.map(brought)).for_each(|(part, worth)| *part = worth);
    let exchange =
        yields.iter().zip(player.rates.0.0).map(|(&half, rate)| half * (4_000 / i32::from(rate) - 1_000));
    side.harbours = staged(weights.harbour * exchange.sum::<i32>() / (1_000 * CERTAIN));
    side.variety =
        staged(yields.iter().map(|&half| weights.variety * (12 * half).min(CERTAIN) / CERTAIN).sum());
    side.room = staged(room(position, seat, yields));
    let held = held(position, seat);
    side.hand = hand::worth(held, aims(position, seat)) + at_once(position, seat, held);
    side.danger = -hand::danger(held);
    side.cards = cards(position, seat, eyes, stage, target - points);
    side.army = army(position, seat);
    side.road = road(position, seat);
    side
}

/// The worth of so many points: the later ones are worth more.
fn worth_of_points(points: i32, target: i32) -> i32 {
    POINT * points * (2 * target + points) / (2 * target)
}

/// The hand, without what has been chosen to be discarded.
pub(super) fn held(position: &Catan, seat: Seat) -> Cards {
    let mut hand = position.player(seat).hand;
    if let Some(chosen) = position.player(seat).chosen {
        hand -= chosen;
    }
    hand
}

/// What that seat may buy.
pub(super) fn aims(position: &Catan, seat: Seat) -> Aims {
    let player = position.player(seat);
    Aims {
        city: player.settlements.len() > 0 && player.cities.len() < CITIES,
        settlement: player.settlements.len() < SETTLEMENTS,
        corner: settlement_places(position, seat).0 != 0,
        card: position.deck != [0; 5],
        road: player.roads.len() < ROADS,
    }
}

/// Whether that seat could build a city or a settlement with such a hand.
pub(super) fn affords_building(hand: Cards, aims: Aims) -> bool {
    aims.city && hand.holds(CITY_PRICE) || aims.settlement && aims.corner && hand.holds(SETTLEMENT_PRICE)
}

/// What can be built while the turn lasts is nearly built.
fn at_once(position: &Catan, seat: Seat, hand: Cards) -> i32 {
    let building = position.phase == Phase::Main && position.current == seat;
    if building && affords_building(hand, aims(position, seat)) { weights().at_once } else { 0 }
}

/// What unplayed cards are worth. The own ones that were bought this turn are not looked at: so buying one is judged by what it may be.
fn cards(position: &Catan, seat: Seat, eyes: Seat, stage: i32, lacking: i32) -> i32 {
    let player = position.player(seat);
    let each = weights().unplayed * stage.min(1_000) / 1_000;
    if seat != eyes {
        return (each + SUSPICION) * i32::from(player.unplayed());
    }
    let points = Development::Point as usize;
    let sum = |cards: &[u8; 5]| cards.iter().map(|&count| i32::from(count)).sum::<i32>();
    let older = each * (sum(&player.cards) - i32::from(player.cards[points]));
    let fresh = sum(&player.fresh);
    let unknown = sum(&position.deck) + fresh;
    if fresh == 0 {
        return older;
    }
    let chances = i32::from(position.deck[points] + player.fresh[points]);
    let target = i32::from(position.agreed.points);
    let point = worth_of_points(target - lacking + 1, target) - worth_of_points(target - lacking, target);
    older + fresh * (point * chances + each * (unknown - chances)) / unknown
}

fn army(position: &Catan, seat: Seat) -> i32 {
    let (weights, knights) = (weights(), i32::from(position.player(seat).knights));
    let nearly = knights == 2 && position.army.is_none();
    weights.knight * knights.min(5) + if nearly { weights.nearly_army } else { 0 }
}

fn road(position: &Catan, seat: Seat) -> i32 {
    let weights = weights();
    let length = i32::from(position.player(seat).length);
    let next =
        position.others(seat).iter().map(|other| i32::from(position.player(other).length)).max().unwrap_or(0);
    let standing = if position.longest == Some(seat) {
        weights.longest + weights.lead * (length - next).min(3)
    } else if length >= 4 && length + 1 >= next {
        weights.nearly_longest
    } else {
        0
    };
    weights.length * length + standing
}
