//! What somebody is told who plays for the first time.

use super::super::components::board::Hex;
use super::super::components::cards::{Cards, Resource};
use super::super::components::supply::{CARD_PRICE, CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE};
use super::super::say::player_mark;
use super::super::state::{Answer, Catan, Phase};
use super::super::view::{PlayerView, Secret, View};
use rules::Seat;
use tabletop::{Example, Lesson, Situation, Teach};

/// The points of a seat from which on the end is near.
const NEAR: u8 = 7;
/// The most cards that nobody loses on a seven.
const SAFE: u8 = 7;
/// The length of a road that may soon be the longest.
const LONG: u8 = 4;
/// The knights that may soon be the largest army.
const ARMED: u8 = 2;
/// The numbers that are rolled most often, except for the seven.
const FREQUENT: [u8; 2] = [6, 8];

impl Teach for Catan {
    fn lesson() -> Option<Lesson> {
        Some(Lesson { seats: 3, luck: 16 })
    }

    fn examples() -> &'static [Example] {
        &[
            Example { topic: "overview", shows: "catan-lesson-found", after: 0 },
            Example { topic: "turn", shows: "catan-lesson-roll", after: 0 },
            Example { topic: "building", shows: "catan-lesson-settlement", after: 0 },
            Example { topic: "trade", shows: "catan-lesson-bank", after: 0 },
            Example { topic: "robber", shows: "catan-lesson-robber", after: 0 },
            Example { topic: "cards", shows: "catan-lesson-play", after: 0 },
            Example { topic: "notation", shows: "catan-lesson-second", after: 0 },
        ]
    }

    fn course() -> Option<&'static str> {
        Some("catan-lesson-next")
    }

    fn situations() -> &'static [Situation<Catan>] {
        &[
            Situation { key: "catan-lesson-discard", places: discard },
            Situation { key: "catan-lesson-robber", places: robber },
            Situation { key: "catan-lesson-offered", places: offered },
            Situation { key: "catan-lesson-found", places: found },
            Situation { key: "catan-lesson-road", places: road },
            Situation { key: "catan-lesson-second", places: second },
            Situation { key: "catan-lesson-near", places: near },
            Situation { key: "catan-lesson-roll", places: roll },
            Situation { key: "catan-lesson-play", places: play },
            Situation { key: "catan-lesson-many", places: many },
            Situation { key: "catan-lesson-turn", places: turn },
            Situation { key: "catan-lesson-city", places: city },
            Situation { key: "catan-lesson-settlement", places: settlement },
            Situation { key: "catan-lesson-card", places: card },
            Situation { key: "catan-lesson-bank", places: bank },
            Situation { key: "catan-lesson-special", places: special },
            Situation { key: "catan-lesson-build", places: build },
        ]
    }
}

/// The seat's own things and secrets.
fn own(view: &View, seat: Seat) -> Option<(&PlayerView, &Secret)> {
    let player = view.players.get(seat.index())?;
    Some((player, player.secret.as_ref()?))
}

/// The number tokens of some hexes.
fn tokens(view: &View, hexes: impl Iterator<Item = Hex>) -> Vec<String> {
    let number = |hex: Hex| view.land.numbers[hex.index()];
    hexes.filter(|hex| number(*hex) > 0).map(|hex| format!("token {hex} {}", number(hex))).collect()
}

/// The number tokens around a player's buildings.
fn fed(view: &View, player: &PlayerView) -> Vec<String> {
    let feeds = |hex: &Hex| !player.settlements.misses(hex.mask()) || !player.cities.misses(hex.mask());
    tokens(view, Hex::all().filter(feeds))
}

/// A player's settlements.
fn settlements(seat: Seat, player: &PlayerView) -> Vec<String> {
    let mark = player_mark(seat).symbol();
    player.settlements.iter().map(|corner| format!("settlement {mark} {corner}")).collect()
}

/// The piles of those kinds in the own hand.
fn piles(secret: &Secret, kinds: impl Fn(Resource) -> bool) -> Vec<String> {
    let held = Resource::ALL.into_iter().filter(|&kind| kinds(kind));
    held.map(|kind| format!("holds {} {kind}", secret.hand[kind])).collect()
}

/// The cards with which something is paid, while one may trade and build and can pay it.
fn pays(view: &View, seat: Seat, price: Cards) -> Option<Vec<String>> {
    let (_, secret) = own(view, seat).filter(|_| view.phase == Phase::Main && view.offer.is_none())?;
    secret.hand.holds(price).then(|| piles(secret, |kind| price[kind] > 0))
}

fn found(view: &View, seat: Seat) -> Option<Vec<String>> {
    let (player, _) = own(view, seat)?;
    let first = matches!(view.phase, Phase::Found(_)) && player.settlements.is_empty();
    let frequent = |hex: &Hex| FREQUENT.contains(&view.land.numbers[hex.index()]);
    first.then(|| tokens(view, Hex::all().filter(frequent)))
}

fn road(view: &View, seat: Seat) -> Option<Vec<String>> {
    own(view, seat)?;
    let Phase::Pave(_, corner) = view.phase else { return None };
    Some(vec![format!("settlement {} {corner}", player_mark(seat).symbol())])
}

fn second(view: &View, seat: Seat) -> Option<Vec<String>> {
    let (player, _) = own(view, seat)?;
    let again = matches!(view.phase, Phase::Found(_)) && !player.settlements.is_empty();
    again.then(|| fed(view, player))
}

fn roll(view: &View, seat: Seat) -> Option<Vec<String>> {
    let (player, _) = own(view, seat)?;
    (view.phase == Phase::Roll).then(|| fed(view, player))
}

fn discard(view: &View, seat: Seat) -> Option<Vec<String>> {
    let (player, secret) = own(view, seat)?;
    let owes = view.phase == Phase::Discard && player.due > 0;
    owes.then(|| piles(secret, |kind| secret.hand[kind] > 0))
}

fn robber(view: &View, seat: Seat) -> Option<Vec<String>> {
    own(view, seat)?;
    (view.phase == Phase::Robber).then(|| vec![format!("robber {}", view.robber)])
}

fn offered(view: &View, seat: Seat) -> Option<Vec<String>> {
    let (_, secret) = own(view, seat)?;
    let offer = view.offer.as_ref()?;
    let asked = offer.to.contains(seat) && offer.answers[seat.index()] == Answer::Open;
    asked.then(|| piles(secret, |kind| offer.deal.want[kind] > 0))
}

fn turn(view: &View, seat: Seat) -> Option<Vec<String>> {
    let (_, secret) = own(view, seat)?;
    (view.phase == Phase::Main).then(|| piles(secret, |kind| secret.hand[kind] > 0))
}

fn build(view: &View, seat: Seat) -> Option<Vec<String>> {
    pays(view, seat, ROAD_PRICE)
}

fn settlement(view: &View, seat: Seat) -> Option<Vec<String>> {
    pays(view, seat, SETTLEMENT_PRICE)
}

fn city(view: &View, seat: Seat) -> Option<Vec<String>> {
    let paid = pays(view, seat, CITY_PRICE)?;
    let built = settlements(seat, view.player(seat));
    (!built.is_empty()).then(|| paid.into_iter().chain(built).collect())
}

fn card(view: &View, seat: Seat) -> Option<Vec<String>> {
    pays(view, seat, CARD_PRICE).filter(|_| view.deck > 0)
}

fn bank(view: &View, seat: Seat) -> Option<Vec<String>> {
    let (player, secret) = own(view, seat).filter(|_| view.phase == Phase::Main && !view.built)?;
    let can = |kind: Resource| secret.hand[kind] >= player.rates.0[kind];
    let piles = piles(secret, can);
    let harbours = view.land.harbours.iter().map(|(edge, harbour)| format!("harbour {edge} {harbour}"));
    (!piles.is_empty()).then(|| piles.into_iter().chain(harbours).collect())
}

fn many(view: &View, seat: Seat) -> Option<Vec<String>> {
    let (player, secret) = own(view, seat)?;
    let tempted = matches!(view.phase, Phase::Roll | Phase::Main) && player.hand_size > SAFE;
    tempted.then(|| piles(secret, |kind| secret.hand[kind] > 0))
}

fn play(view: &View, seat: Seat) -> Option<Vec<String>> {
    let (_, secret) = own(view, seat)?;
    let may = matches!(view.phase, Phase::Roll | Phase::Main) && !view.carded;
    (may && secret.holds_playable()).then(Vec::new)
}

fn special(view: &View, seat: Seat) -> Option<Vec<String>> {
    own(view, seat).filter(|_| matches!(view.phase, Phase::Roll | Phase::Main))?;
    let told = view.seats().flat_map(|other| {
        let (player, mark) = (view.player(other), player_mark(other).symbol());
        let road = (player.length >= LONG).then(|| format!("road {mark} {}", player.length));
        let army = (player.knights >= ARMED).then(|| format!("knights {mark} {}", player.knights));
        road.into_iter().chain(army)
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then_some(told)
}

fn near(view: &View, seat: Seat) -> Option<Vec<String>> {
    let (_, secret) = own(view, seat).filter(|_| matches!(view.phase, Phase::Roll | Phase::Main))?;
    let points = |other: Seat| if other == seat { secret.points } else { view.player(other).points };
    let near = view.seats().filter(|&other| points(other) >= NEAR);
    let near: Vec<String> = near.map(|other| player_mark(other).scored(points(other))).collect();
    (!near.is_empty()).then_some(near)
}
