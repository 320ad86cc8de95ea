//! All legal closed actions, in the order of [`Action`].

use super::super::action::Action;
use super::super::components::landscape::{Laid, Landscape, Open, postures};
use super::super::components::posture::Face;
use super::super::components::tile::{Tile, Tiles};
use super::super::state::WolvesAndSheep;
use rules::Seat;

/// The most open places: every tile but the first takes one and opens three at most.
const PLACES: usize = 2 * Tile::COUNT + 2;

/// Lists every legal closed action, sorted.
pub(crate) fn actions(position: &WolvesAndSheep, seat: Seat, out: &mut Vec<Action>) {
    if position.over || !position.plays(seat) {
        return;
    }
    let (landscape, player) = (&position.landscape, position.player(seat));
    if let Some(owing) = position.bonus {
        if owing == seat {
            list_lays(landscape, player.hand, &mut |laid| out.push(Action::Lay(laid)));
        }
        return;
    }
    let on_turn = seat == position.current;
    let before = out.len();
    if on_turn {
        list_lays(landscape, player.hand, &mut |laid| out.push(Action::Lay(laid)));
    }
    let can_lay = out.len() > before;
    let interrupting = player.hand.and(Tiles::INTERRUPTING);
    list_lays(landscape, interrupting, &mut |laid| out.push(Action::Interrupt(laid)));
    for colour in player.secret().iter() {
        let open = landscape.open().iter().filter(|open| open.admits_shepherd(colour));
        out.extend(open.map(|open| Action::Reveal(colour, open.place)));
    }
    if on_turn {
        if !can_lay {
            out.push(Action::Pass);
        }
        out.push(Action::Retire);
    }
}

/// Gives every way to lay a tile of a hand, sorted.
fn list_lays(landscape: &Landscape, hand: Tiles, give: &mut impl FnMut(Laid)) {
    for tile in hand.iter() {
        match tile.is_hunter() {
            true => list_hunter(landscape, tile, give),
            false => list_tile(landscape, tile, give),
        }
    }
}

fn list_tile(landscape: &Landscape, tile: Tile, give: &mut impl FnMut(Laid)) {
    let open = landscape.open();
    let mut found = [0; PLACES];
    let mut any = 0;
    for (bits, place) in found.iter_mut().zip(open) {
        *bits = admitted(landscape, tile, place);
        any |= *bits;
    }
    for (face, mask) in Face::ALL.into_iter().zip([0x0f, 0xf0]) {
        if any & mask == 0 {
            continue;
        }
        for (bits, place) in found.iter().zip(open).filter(|(bits, _)| *bits & mask != 0) {
            postures(tile, bits & mask)
                .for_each(|posture| give(Laid { face, ..Laid::at(posture, place.place) }));
        }
    }
}

/// The canonical postures in which a tile may be laid at an open place, one bit each.
fn admitted(landscape: &Landscape, tile: Tile, open: &Open) -> u8 {
    let bits = open.postures(tile);
    if bits != 0 && tile.is_wolf() && !landscape.admits_wolf(open.place) { 0 } else { bits }
}

/// A hunter's places: the open ones, and the wolves.
fn list_hunter(landscape: &Landscape, tile: Tile, give: &mut impl FnMut(Laid)) {
    let open = landscape.open().iter().filter(|open| open.postures(tile) != 0).map(|open| open.place);
    let mut places: Vec<_> = open.chain(landscape.wolves().iter().copied()).collect();
    places.sort_unstable();
    places.into_iter().for_each(|place| give(Laid::even(tile, place)));
}

/// Whether some tile of a hand may be laid.
pub(crate) fn fits_any(landscape: &Landscape, hand: Tiles) -> bool {
    hand.iter().any(|tile| {
        (tile.is_hunter() && !landscape.wolves().is_empty())
            || landscape.open().iter().any(|open| admitted(landscape, tile, open) != 0)
    })
}

/// One way to lay each face of a hand that fits.
pub(crate) fn fits(landscape: &Landscape, hand: Tiles) -> Vec<Laid> {
    let mut fitting: Vec<Laid> = Vec::new();
    list_lays(landscape, hand, &mut |laid| {
        if fitting.last().is_none_or(|last| (last.tile, last.face) != (laid.tile, laid.face)) {
            fitting.push(laid);
        }
    });
    fitting
}

/// Every way to lay a tile of a hand, sorted.
pub(crate) fn fits_all(landscape: &Landscape, hand: Tiles) -> Vec<Laid> {
    let mut all = Vec::new();
    list_lays(landscape, hand, &mut |laid| all.push(laid));
    all
}
