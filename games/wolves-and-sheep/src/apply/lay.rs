//! Laying tiles, with a draw after each.

use super::super::components::colour::Colour;
use super::super::components::landscape::Laid;
use super::super::components::tile::Tiles;
use super::super::event::{Event, How};
use super::super::legal::fits_any;
use super::super::setup::draw;
use super::super::state::WolvesAndSheep;
use rules::{Chance, ChanceError, Coordinate, Seat};

/// Lays tiles one after the other and draws for the edges that each matches, as far as the bag reaches.
pub(super) fn lay(
    position: &mut WolvesAndSheep,
    seat: Seat,
    tiles: &[Laid],
    how: How,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<(), ChanceError> {
    let mut all = Tiles::EMPTY;
    for &laid in tiles {
        let matched = position.landscape.touched(laid.place);
        let under = position.landscape.at(laid.place).map(|below| below.laid.tile);
        position.landscape.lay(laid);
        let drawn = draw(&mut position.bag, usize::from(matched), "tile", chance)?;
        let player = position.player_mut(seat);
        player.hand = player.hand.without(laid.tile).or(drawn);
        events.push(Event::Laid { seat, laid, how, matched, drawn: drawn.len() as u8, under });
        tell_closed(position, laid, events);
        all = all.or(drawn);
    }
    // The draws are told together: the hand does not show which lay drew which tile.
    if !all.is_empty() {
        events.push(Event::Drew { seat, tiles: all });
    }
    position.passed.clear();
    position.last = Some((seat, tiles.len() as u8));
    position.interrupted = how == How::Interrupt;
    let before = position.landscape.laid().len() - tiles.len();
    position.lays[seat.index()] = (before as u8, tiles.len() as u8);
    Ok(())
}

/// Notes the meadows that a tile has closed.
fn tell_closed(position: &WolvesAndSheep, laid: Laid, events: &mut Vec<Event>) {
    let landscape = &position.landscape;
    let number = landscape.laid().len() - 1;
    let mut told = [None; 4];
    for (at, area) in laid.posture().print().areas().iter().enumerate() {
        let Some(colour) = area.ground.colour() else { continue };
        let root = landscape.root(number, at);
        let sum = landscape.sum(root);
        if sum.open == 0 && !told.contains(&Some(root)) {
            told[at] = Some(root);
            events.push(Event::Closed { colour, sheep: sum.sheep });
        }
    }
}

/// Lays a "?" tile as the shepherd that it is. A bonus tile is owed if any tile of the hand fits.
pub(super) fn reveal(
    position: &mut WolvesAndSheep,
    seat: Seat,
    colour: Colour,
    place: Coordinate,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<(), ChanceError> {
    lay(position, seat, &[Laid::shepherd(colour, place)], How::Reveal, chance, events)?;
    let player = position.player_mut(seat);
    player.revealed = player.revealed.with(colour);
    if fits_any(&position.landscape, position.player(seat).hand) {
        position.bonus = Some(seat);
    } else if !position.player(seat).hand.is_empty() {
        events.push(Event::NoBonus { seat });
    }
    Ok(())
}
