//! The beginning: the layout, the lot, and the fixed start.

use super::action::COLOURS;
use super::components::board::{Corner, CornerSet, Edge, HEXES, Hex};
use super::components::cards::{Cards, Development, Resource, STOCK};
use super::components::land::{Harbour, Land, SPIRAL, STARTS, Terrain, spiral};
use super::components::player::Player;
use super::config::{Config, Numbers};
use super::pieces::{put_road, put_settlement};
use super::state::{Catan, Chronicle, Harvest, Phase};
use rules::{Chance, ChanceError, Seat, SeatSet};

/// Sets the table up: layout, lot, fixed start.
pub(super) fn new(config: &Config, seats: u8, chance: &mut dyn Chance) -> Result<Catan, ChanceError> {
    let land = lay(config, chance)?;
    let desert = Hex::all().find(|hex| land.terrain[hex.index()].is_none());
    let robber = config.robber.or(desert).unwrap_or(Hex(0));
    let label = |seat: usize| COLOURS[seat].to_owned();
    let first = Seat(chance.draw("first", &[1; 4][..usize::from(seats)], &label)? as u8);
    let mut table = Catan {
        agreed: config.agreed,
        land,
        seats,
        first,
        players: [Player::default(); 4],
        resigned: SeatSet::EMPTY,
        bank: Cards([STOCK; 5]),
        deck: Development::DECK,
        robber,
        harvest: [Harvest::default(); HEXES],
        blocked: CornerSet::default(),
        longest: None,
        army: None,
        current: first,
        phase: Phase::Found(0),
        dice: None,
        built: false,
        carded: false,
        offer: None,
        chronicle: Chronicle::default(),
    };
    if config.fixed_start {
        place_starts(&mut table);
        table.phase = Phase::Roll;
        table.chronicle = Chronicle { turns: 1, ..Chronicle::default() };
    }
    Ok(table)
}

/// Places the given pieces of the fixed start, and pays for the starred settlements.
fn place_starts(position: &mut Catan) {
    for (seat, start) in Seat::first(position.seats).zip(&STARTS) {
        let corners = start.settlements.map(|name| name.parse::<Corner>().expect("a printed corner"));
        corners.iter().for_each(|&corner| put_settlement(position, seat, corner));
        for road in start.roads {
            put_road(position, seat, road.parse::<Edge>().expect("a printed edge"));
        }
        pay_founding(position, seat, corners[1]);
    }
}

/// Pays one resource for each land hex at a founding settlement, as far as the bank has it.
pub(super) fn pay_founding(position: &mut Catan, seat: Seat, corner: Corner) -> Cards {
    let mut paid = Cards::NONE;
    for hex in corner.hexes().iter() {
        if let Some(kind) = position.land.terrain[hex.index()]
            && position.bank[kind] > 0
        {
            position.bank.take(kind, 1);
            paid.add(kind, 1);
        }
    }
    position.player_mut(seat).hand += paid;
    paid
}

fn lay(config: &Config, chance: &mut dyn Chance) -> Result<Land, ChanceError> {
    let terrain = match config.terrain {
        Some(terrain) => terrain,
        None => shuffle_terrain(chance)?,
    };
    let numbers = match config.numbers {
        Numbers::Given(numbers) => numbers,
        Numbers::Spiral => wind_numbers(&terrain, chance)?,
        Numbers::Random => scatter_numbers(&terrain, chance)?,
    };
    let harbours = match config.harbours {
        Some(harbours) => harbours,
        None => shuffle_harbours(chance)?,
    };
    Ok(Land::new(terrain, numbers, harbours))
}

fn shuffle_terrain(chance: &mut dyn Chance) -> Result<[Terrain; HEXES], ChanceError> {
    let kinds = [
        Some(Resource::Wood),
        Some(Resource::Brick),
        Some(Resource::Wool),
        Some(Resource::Grain),
        Some(Resource::Ore),
        None,
    ];
    let mut left = [4, 3, 4, 4, 3, 1];
    let label = |kind: usize| kinds[kind].map_or("desert", Resource::word).to_owned();
    let mut terrain = [None; HEXES];
    for hex in &mut terrain {
        let kind = chance.draw("terrain", &left, &label)?;
        left[kind] -= 1;
        *hex = kinds[kind];
    }
    Ok(terrain)
}

fn wind_numbers(terrain: &[Terrain; HEXES], chance: &mut dyn Chance) -> Result<[u8; HEXES], ChanceError> {
    let start = |corner: usize| spiral(corner).next().unwrap_or(Hex(0));
    let corner = chance.draw("corner", &[1; 6], &|corner| start(corner).to_string())?;
    let mut numbers = [0; HEXES];
    let land = spiral(corner).filter(|hex| terrain[hex.index()].is_some());
    for (hex, number) in land.zip(SPIRAL) {
        numbers[hex.index()] = number;
    }
    Ok(numbers)
}

/// Lays the red numbers first, each on a hex that leaves the others room; then the rest, hex by hex.
fn scatter_numbers(terrain: &[Terrain; HEXES], chance: &mut dyn Chance) -> Result<[u8; HEXES], ChanceError> {
    let mut numbers = [0; HEXES];
    let mut free: u32 = Hex::all().filter(|hex| terrain[hex.index()].is_some()).map(|hex| 1 << hex.0).sum();
    for (placed, number) in [6, 6, 8, 8].into_iter().enumerate() {
        let weights: [u32; HEXES] = std::array::from_fn(|hex| {
            let hex = Hex(hex as u8);
            u32::from(free & (1 << hex.0) != 0 && has_room(without_around(free, hex), 3 - placed))
        });
        let hex = chance.draw("number", &weights, &|hex| format!("{number} {}", Hex(hex as u8)))?;
        numbers[hex] = number;
        free = without_around(free, Hex(hex as u8));
    }
    let kinds = [2, 3, 4, 5, 9, 10, 11, 12];
    let mut left = [1, 2, 2, 2, 2, 2, 2, 1];
    for hex in Hex::all().filter(|hex| terrain[hex.index()].is_some()) {
        if numbers[hex.index()] == 0 {
            let kind = chance.draw("number", &left, &|kind| format!("{} {hex}", kinds[kind]))?;
            left[kind] -= 1;
            numbers[hex.index()] = kinds[kind];
        }
    }
    Ok(numbers)
}

fn without_around(free: u32, hex: Hex) -> u32 {
    Hex::all()
        .filter(|&other| other == hex || other.touches(hex))
        .fold(free, |free, other| free & !(1 << other.0))
}

/// Whether that many hexes, no two adjacent, can be found among the free ones.
fn has_room(free: u32, count: usize) -> bool {
    let open = |hex: &Hex| free & (1 << hex.0) != 0;
    count == 0 || Hex::all().filter(open).any(|hex| has_room(without_around(free, hex), count - 1))
}

fn shuffle_harbours(chance: &mut dyn Chance) -> Result<[(Edge, Harbour); 9], ChanceError> {
    let mut left = Harbour::BOX.map(|(_, count)| count);
    let mut harbours = [(Edge(0), Harbour(None)); 9];
    for (harbour, slot) in harbours.iter_mut().zip(Harbour::SLOTS) {
        let kind = chance.draw("harbour", &left, &|kind| Harbour::BOX[kind].0.to_string())?;
        left[kind] -= 1;
        *harbour = (slot.parse().expect("a printed edge"), Harbour::BOX[kind].0);
    }
    Ok(harbours)
}
