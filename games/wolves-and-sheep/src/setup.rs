//! Setting the game up, and drawing from the bag.

use super::components::colour::{Colour, Colours};
use super::components::landscape::Landscape;
use super::components::tile::{Tile, Tiles};
use super::config::Config;
use super::state::{Player, WolvesAndSheep};
use rules::{Chance, ChanceError, Seat, SeatSet};

/// Number of tiles that everybody begins with.
pub(super) const HAND: usize = 4;

/// Sets the game up (rulebook, preparation): "?" tiles, four tiles each, the first player by lot.
pub(super) fn new(
    config: &Config,
    seats: u8,
    chance: &mut dyn Chance,
) -> Result<WolvesAndSheep, ChanceError> {
    let count = usize::from(seats);
    let first = Seat(chance.draw("first", &[1, 1, 1, 1][..count], &|index| (index + 1).to_string())? as u8);
    let player =
        Player { colours: Colours::EMPTY, revealed: Colours::EMPTY, hand: Tiles::EMPTY, stopped: None };
    let mut players = vec![player; count];
    let mut left = Colours::ALL;
    for player in &mut players {
        for _ in 0..config.herds {
            player.colours = player.colours.with(colour(&mut left, "colour", chance)?);
        }
    }
    let mut bag = Tiles::BAG;
    for player in &mut players {
        player.hand = draw(&mut bag, HAND, "tile", chance)?;
    }
    Ok(WolvesAndSheep {
        herds: config.herds,
        landscape: Landscape::new(),
        bag,
        players,
        first,
        current: first,
        bonus: None,
        passed: Vec::new(),
        last: None,
        lays: [(0, 0); 4],
        interrupted: false,
        over: false,
        resigned: SeatSet::EMPTY,
    })
}

/// Draws a "?" tile out of those that are left.
pub(super) fn colour(
    left: &mut Colours,
    name: &'static str,
    chance: &mut dyn Chance,
) -> Result<Colour, ChanceError> {
    let weights = Colour::ALL.map(|colour| u32::from(left.contains(colour)));
    let index = chance.draw(name, &weights, &|index| Colour::ALL[index].to_string())?;
    *left = left.but(Colours::EMPTY.with(Colour::ALL[index]));
    Ok(Colour::ALL[index])
}

/// Draws so many tiles, as far as there are any.
pub(super) fn draw(
    tiles: &mut Tiles,
    count: usize,
    name: &'static str,
    chance: &mut dyn Chance,
) -> Result<Tiles, ChanceError> {
    let mut drawn = Tiles::EMPTY;
    for _ in 0..count.min(tiles.len()) {
        drawn = drawn.with(draw_one(tiles, *tiles, name, chance)?);
    }
    Ok(drawn)
}

/// Draws one tile of `choice` and takes it out of `tiles`.
pub(super) fn draw_one(
    tiles: &mut Tiles,
    choice: Tiles,
    name: &'static str,
    chance: &mut dyn Chance,
) -> Result<Tile, ChanceError> {
    let one = |index: usize| choice.nth(index);
    let index = chance.draw(name, &[1; Tile::IN_BAG][..choice.len()], &|index| one(index).to_string())?;
    let drawn = one(index);
    *tiles = tiles.without(drawn);
    Ok(drawn)
}
