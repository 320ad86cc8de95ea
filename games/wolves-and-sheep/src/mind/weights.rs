//! The weights of the judge, in thousandths of a point or of one unless they say otherwise.

use thinking::POINT;

/// The chance that an open place is filled in time, by the number of tiles that fit there and may come, while the bag is full.
pub(super) const CHANCE: [i32; 10] = [0, 250, 400, 500, 580, 640, 690, 730, 760, 780];
/// That chance if a tile in one's own hand fits.
pub(super) const SURE: i32 = 880;
/// That chance once the bag is empty, if only others have one.
pub(super) const STRANGE: i32 = 150;
/// The bag counts as full with so many tiles in it.
pub(super) const FULL: i32 = 24;
/// The sheep that the tile which closes a place brings.
pub(super) const LAMBS: i32 = 900;
/// Meadows that nobody has begun yet: sheep, and the chance that they come to count while the whole game is to come. The largest first.
pub(super) const YET: [(i32, i32); 3] = [(14_000, 150), (9_000, 350), (5_000, 600)];
/// The turns of each seat that are the whole game, for those.
pub(super) const TURNS: usize = 14;
/// The danger to a meadow next to an open forest without a hunter, for every wolf that others may have.
pub(super) const DANGER: i32 = 60;
/// The chance that a meadow next to a wolf becomes safe again: with a hunter in hand, and without.
pub(super) const RESCUE: [i32; 2] = [150, 800];
/// A tile in hand, by how many there are.
pub(super) const TILE: [i32; 9] = [0, 450, 800, 1_100, 1_350, 1_550, 1_700, 1_800, 1_850];
/// What is left of the worth of a hand once the bag is empty.
pub(super) const LATE: i32 = 300;
/// A wolf in hand, besides.
pub(super) const WOLF: i32 = 500;
/// A hunter in hand, besides.
pub(super) const HUNTER: i32 = 600;
/// A shepherd that has not been laid.
pub(super) const SHEPHERD: i32 = 1_500;
/// The part of the next bonus that one who plays on may count on.
pub(super) const BONUS: i32 = 600;
/// The part of the best rival's worth that counts against one's own, by the number of rivals.
pub(super) const RIVAL: [i32; 4] = [0, 700, 500, 400];

/// By how much one must stand better once the bag is empty to be first e times as often, by the number of seats that still lay tiles: from
/// 600 games of four.
pub(super) const LEAD: [i32; 5] = [450, 450, 900, 2_100, 2_900];
/// By how much more for every tile in the bag, as long as there are no more than so many.
pub(super) const LEAD_TILE: i32 = 100;
pub(super) const LEAD_TILES: usize = 40;
/// The reward of being first, such that a small lead is worth about itself.
pub(super) const WHOLE: i32 = 20 * POINT;

/// The chances that a place is filled in time while so many are left in the bag, by the number of tiles that fit and may come.
pub(super) fn chances(bag: usize) -> [i32; CHANCE.len()] {
    let bag = (bag as i32).min(FULL);
    let mut chances = CHANCE.map(|full| STRANGE + (full - STRANGE).max(0) * bag / FULL);
    chances[0] = 0;
    chances
}

/// A share of something, in thousandths.
pub(super) const fn share(whole: i32, thousandths: i32) -> i32 {
    whole * thousandths / POINT
}
