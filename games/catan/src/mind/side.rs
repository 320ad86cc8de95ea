//! What one side has and may hope for.

use super::super::components::cards::{Cards, Development};
use super::super::components::player::Player;
use super::super::components::supply::{CITIES, CITY_PRICE, ROADS, SETTLEMENT_PRICE, SETTLEMENTS};
use super::super::legal::places::settlement_places;
use super::super::state::{Catan, Phase};
use super::hand;
use super::hand::Aims;
use super::room::room;
use super::weights::{Stage, WEIGHTS};
use super::yields::{CERTAIN, Yields, pips};
use rules::Seat;
use thinking::POINT;

/// A good yield of one kind, in half pips: more is worth less.
const GOOD: i32 = 16;
/// The points for which a card counts that somebody else has not played.
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

/// How far a seat has come as `eyes` see it: of its own hidden points only those count that were there before this turn.
pub(super) fn stage(position: &Catan, seat: Seat, eyes: Seat) -> Stage {
    let own =
        if seat == eyes { i32::from(position.player(seat).cards[Development::Point as usize]) } else { 0 };
    let points = i32::from(position.visible_points(seat)) + own;
    Stage { points, target: i32::from(position.agreed.points) }
}

/// The side of a seat as `eyes` see it.
pub(super) fn side(position: &Catan, seat: Seat, eyes: Seat, yields: &Yields) -> Side {
    let (player, stage) = (position.player(seat), stage(position, seat, eyes));
    let mut side = Side { points: points(player, stage), ..Side::default() };
    for ((part, &half), weight) in side.yields.iter_mut().zip(yields).zip(WEIGHTS.yields) {
        let rich = stage.of(WEIGHTS.rich) * (half - GOOD).max(0);
        *part = (stage.of(weight) * half.min(GOOD) + rich) / CERTAIN;
    }
    if let Some(kind) = position.land.terrain[position.robber.index()] {
        let count = i32::from(position.harvest[position.robber.index()].0[seat.index()]);
        side.yields[kind as usize] +=
            stage.of(WEIGHTS.robbed) * count * pips(&position.land, position.robber);
    }
    let exchange =
        yields.iter().zip(player.rates.0.0).map(|(&half, rate)| half * (4_000 / i32::from(rate) - 1_000));
    side.harbours = stage.of(WEIGHTS.harbour) * (exchange.sum::<i32>() / CERTAIN) / 1_000;
    side.variety = stage.of(WEIGHTS.variety)
        * yields.iter().map(|&half| (12 * half).min(CERTAIN)).sum::<i32>()
        / CERTAIN;
    side.room = room(position, seat, yields, stage);
    let held = held(position, seat);
    side.hand = hand::worth(held, aims(position, seat), stage) + at_once(position, seat, held);
    side.danger = -hand::danger(held);
    side.cards = cards(position, seat, eyes, stage);
    side.army = army(position, seat, stage);
    side.road = road(position, seat, stage);
    side
}

/// The worth of the points, and of what they are made of.
fn points(player: &Player, stage: Stage) -> i32 {
    stage.worth()
        + stage.of(WEIGHTS.settlement) * i32::from(player.settlements.len())
        + stage.of(WEIGHTS.city) * i32::from(player.cities.len())
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
        city: !player.settlements.is_empty() && player.cities.len() < CITIES,
        settlement: player.settlements.len() < SETTLEMENTS && settlement_places(position, seat).0 != 0,
        card: position.deck != [0; 5],
        road: player.roads.len() < ROADS,
    }
}

/// Whether that seat could build a city or a settlement with such a hand.
pub(super) fn affords_building(hand: Cards, aims: Aims) -> bool {
    aims.city && hand.holds(CITY_PRICE) || aims.settlement && hand.holds(SETTLEMENT_PRICE)
}

/// What can be built while the turn lasts is nearly built.
fn at_once(position: &Catan, seat: Seat, hand: Cards) -> i32 {
    let building = position.phase == Phase::Main && position.current == seat;
    if building && affords_building(hand, aims(position, seat)) { WEIGHTS.at_once } else { 0 }
}

/// What unplayed cards are worth. The own ones that were bought this turn are not looked at: so buying one is judged by what it may be.
fn cards(position: &Catan, seat: Seat, eyes: Seat, stage: Stage) -> i32 {
    let player = position.player(seat);
    let each = stage.of(WEIGHTS.unplayed);
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
    let point = stage.further().worth() - stage.worth();
    older + fresh * (point * chances + each * (unknown - chances)) / unknown
}

fn army(position: &Catan, seat: Seat, stage: Stage) -> i32 {
    let knights = i32::from(position.player(seat).knights);
    let standing = match position.army {
        Some(holder) if holder == seat => stage.of(WEIGHTS.army),
        None if knights == 2 => stage.of(WEIGHTS.nearly_army),
        _ => 0,
    };
    stage.of(WEIGHTS.knight) * knights.min(5) + standing
}

fn road(position: &Catan, seat: Seat, stage: Stage) -> i32 {
    let length = i32::from(position.player(seat).length);
    let next =
        position.others(seat).iter().map(|other| i32::from(position.player(other).length)).max().unwrap_or(0);
    let standing = if position.longest == Some(seat) {
        stage.of(WEIGHTS.longest) + stage.of(WEIGHTS.lead) * (length - next).min(3)
    } else if length >= 4 && length + 1 >= next {
        stage.of(WEIGHTS.nearly_longest)
    } else {
        0
    };
    stage.of(WEIGHTS.length) * length + standing
}
