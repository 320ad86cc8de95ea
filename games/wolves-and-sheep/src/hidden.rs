//! Invariants (`conserved`) and hidden information (`redeal`).

use super::components::colour::Colours;
use super::components::landscape::{Laid, Landscape};
use super::components::tile::{Tile, Tiles};
use super::legal::{fits, fits_any};
use super::setup::{colour, draw, draw_one};
use super::state::WolvesAndSheep;
use rules::{Chance, ChanceError, Seat, Viewer};

/// Accounts for every tile, colour and stop, and for what the landscape keeps of its tiles.
pub(super) fn conserved(position: &WolvesAndSheep) -> Result<(), String> {
    tiles(position)?;
    colours(position)?;
    let laid: Vec<Laid> = position.landscape.laid().to_vec();
    if Landscape::try_from(laid)? != position.landscape {
        return Err("the landscape does not show its tiles".to_owned());
    }
    let mut stops: Vec<u8> = position.players.iter().filter_map(|player| player.stopped).collect();
    stops.sort_unstable();
    if stops.iter().zip(1..).any(|(stop, place)| *stop != place) {
        return Err(format!("places in stopping {stops:?}"));
    }
    let (playing, owing) = (position.playing(), position.bonus);
    if position.over != playing.is_empty() {
        return Err(format!("{} seats play, over: {}", playing.len(), position.over));
    }
    if !position.over && !playing.contains(position.current) {
        return Err(format!("it is the turn of seat {}, which does not play", position.current));
    }
    if owing.is_some_and(|seat| !fits_any(&position.landscape, position.player(seat).hand)) {
        return Err("a bonus tile is owed that cannot be laid".to_owned());
    }
    let idle = |seat: &Seat| playing.contains(*seat) && position.player(*seat).is_out();
    match Seat::first(position.count()).find(idle) {
        Some(seat) => Err(format!("seat {seat} plays with nothing left")),
        None => Ok(()),
    }
}

/// Checks that every tile of the bag is somewhere, exactly once.
fn tiles(position: &WolvesAndSheep) -> Result<(), String> {
    let bag = |laid: &&Laid| Tiles::BAG.contains(laid.tile);
    let laid: Vec<Tile> = position.landscape.laid().iter().filter(bag).map(|laid| laid.tile).collect();
    let hands = || position.players.iter().map(|player| player.hand);
    let count = laid.len() + position.bag.len() + hands().map(Tiles::len).sum::<usize>();
    let seen = hands().fold(position.bag, Tiles::or).or(laid.into_iter().collect());
    if count == Tile::IN_BAG && seen == Tiles::BAG {
        return Ok(());
    }
    Err(format!("{count} tiles, {} different ones", seen.len()))
}

/// Checks that nobody shares a colour, and that the shepherds that lie are those revealed.
fn colours(position: &WolvesAndSheep) -> Result<(), String> {
    let mut held = Colours::EMPTY;
    for player in &position.players {
        for colour in player.colours.iter() {
            if held.contains(colour) {
                return Err(format!("two players with {colour}"));
            }
            held = held.with(colour);
            let lies = position.landscape.laid().iter().any(|laid| laid.tile == Tile::shepherd(colour));
            if lies != player.revealed.contains(colour) {
                return Err(format!("the {colour} shepherd lies: {lies}"));
            }
        }
    }
    let count = position.players.len() * usize::from(position.herds);
    if held.len() == count { Ok(()) } else { Err(format!("{} colours for {count}", held.len())) }
}

/// Draws anew what the viewer cannot know: the hands of others, and with one colour each the colours not yet revealed. That a
/// bonus tile is owed tells that some tile of that hand fits.
pub(super) fn redeal(
    position: &mut WolvesAndSheep,
    viewer: Viewer,
    chance: &mut dyn Chance,
) -> Result<(), ChanceError> {
    if position.over {
        return Ok(());
    }
    let unknown: Vec<Seat> = Seat::first(position.count()).filter(|&seat| !viewer.is(seat)).collect();
    let counts: Vec<usize> = unknown.iter().map(|&seat| position.player(seat).hand.len()).collect();
    let mut pool = position.bag;
    for &seat in &unknown {
        pool = pool.or(std::mem::take(&mut position.player_mut(seat).hand));
    }
    if let Some(owing) = position.bonus.filter(|&seat| !viewer.is(seat)) {
        let fitting: Tiles = fits(&position.landscape, pool).into_iter().map(|laid| laid.tile).collect();
        let owed = draw_one(&mut pool, fitting, "redeal", chance)?;
        position.player_mut(owing).hand = Tiles::EMPTY.with(owed);
    }
    for (&seat, count) in unknown.iter().zip(counts) {
        let held = position.player(seat).hand;
        position.player_mut(seat).hand = held.or(draw(&mut pool, count - held.len(), "redeal", chance)?);
    }
    position.bag = pool;
    if position.herds == 1 { recolour(position, viewer, chance) } else { Ok(()) }
}

/// Draws the colours that the viewer has not seen.
fn recolour(
    position: &mut WolvesAndSheep,
    viewer: Viewer,
    chance: &mut dyn Chance,
) -> Result<(), ChanceError> {
    let secret =
        |seat: Seat, position: &WolvesAndSheep| !viewer.is(seat) && position.player(seat).revealed.is_empty();
    let seats = || Seat::first(position.count());
    let known = seats().filter(|&seat| !secret(seat, position));
    let mut left = known.fold(Colours::ALL, |left, seat| left.but(position.player(seat).colours));
    for seat in Seat::first(position.count()) {
        if secret(seat, position) {
            position.player_mut(seat).colours = Colours::EMPTY.with(colour(&mut left, "redeal", chance)?);
        }
    }
    Ok(())
}
