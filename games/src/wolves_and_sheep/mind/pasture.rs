//! What the meadows of each colour may come to.

use super::super::components::colour::{Colour, Colours, Ground};
use super::super::components::landscape::Root;
use super::super::components::tile::Tiles;
use super::super::state::WolvesAndSheep;
use super::weights::{DANGER, LAMBS, RESCUE, SURE, TURNS, YET, chance, share};
use crate::core::{POINT, Seat};

/// The number of a colour's meadows that are looked at: the largest.
const MEADOWS: usize = 6;

/// What a colour's meadows are worth: those that count, and those that may yet.
#[derive(Clone, Copy, Default)]
pub(super) struct Pasture {
    pub(super) counting: i32,
    pub(super) hoped: i32,
}

/// A meadow as far as a computer looks at it.
#[derive(Clone, Copy)]
struct Sketch {
    colour: Colour,
    sheep: i32,
    /// The chance that every open place beside it is filled.
    closing: i32,
    lambs: i32,
    closed: bool,
    beset: bool,
    threatened: bool,
}

/// All meadows, surveyed for one pair of eyes.
pub(super) struct Pastures {
    meadows: Vec<Sketch>,
    danger: i32,
    hunter: bool,
    /// How much of the game is to come, in thousandths.
    future: i32,
}

/// Whose meadows are looked at.
#[derive(Clone, Copy)]
pub(super) struct Owner {
    /// Whether it is the seat that looks.
    pub(super) own: bool,
    /// Whether the owner still lays tiles.
    pub(super) plays: bool,
}

impl Pastures {
    /// Surveys the landscape. The places beside the own colours are filled by the own hand if it can, if the seat still plays.
    pub(super) fn of(position: &WolvesAndSheep, seat: Seat) -> Pastures {
        let player = position.player(seat);
        let hand = if position.plays(seat) { player.hand } else { Tiles::EMPTY };
        let mut at = [u16::MAX; Root::MOST];
        let mut meadows: Vec<Sketch> = Vec::with_capacity(32);
        for (root, sum) in position.landscape.roots() {
            let Some(colour) = sum.ground.colour() else { continue };
            at[root.index()] = meadows.len() as u16;
            let (sheep, closed) = (POINT * i32::from(sum.sheep), sum.open == 0);
            let (beset, threatened) = (false, false);
            meadows.push(Sketch { colour, sheep, closing: POINT, lambs: 0, closed, beset, threatened });
        }
        fill(position, player.colours, hand, &at, &mut meadows);
        watch(position, &at, &mut meadows);
        let laid = position.landscape.laid().iter().filter(|laid| laid.tile.is_wolf()).count();
        let own = hand.iter().filter(|tile| tile.is_wolf()).count();
        let danger = DANGER * (4 - laid - own) as i32;
        let hunter = hand.iter().any(|tile| tile.is_hunter());
        let whole = TURNS * usize::from(position.count());
        let future = POINT * position.bag.len().min(whole) as i32 / whole as i32;
        Pastures { meadows, danger, hunter, future }
    }

    /// What the meadows of a colour are worth to somebody who has it.
    pub(super) fn pasture(&self, colour: Colour, owner: Owner) -> Pasture {
        let mut ways = [(0, 0); MEADOWS];
        let mut counting = 0;
        let hunter = owner.own && self.hunter;
        let future = if owner.plays { self.future } else { 0 };
        for (way, (sheep, likely)) in ways.iter_mut().zip(YET) {
            *way = (sheep, share(likely, future));
        }
        for meadow in self.meadows.iter().filter(|meadow| meadow.colour == colour) {
            let safe = if meadow.beset {
                RESCUE[usize::from(hunter)]
            } else if meadow.threatened {
                POINT - if hunter { self.danger / 2 } else { self.danger }
            } else {
                POINT
            };
            let way = (meadow.sheep + meadow.lambs, share(meadow.closing, safe));
            if meadow.closed && !meadow.beset {
                counting = counting.max(share(meadow.sheep, safe));
            }
            // The largest first.
            if let Some(place) = ways.iter().position(|known: &(i32, i32)| way.0 > known.0) {
                ways[place..].rotate_right(1);
                ways[place] = way;
            }
        }
        let (mut sum, mut left) = (0, POINT);
        for (sheep, likely) in ways {
            sum += share(share(sheep, likely), left);
            left = share(left, POINT - likely);
        }
        Pasture { counting, hoped: sum.max(counting) - counting }
    }
}

/// Notes how likely the open places beside the meadows are filled.
fn fill(
    position: &WolvesAndSheep,
    own: Colours,
    hand: Tiles,
    at: &[u16; Root::MOST],
    meadows: &mut [Sketch],
) {
    let landscape = &position.landscape;
    let others = position.players.iter().fold(position.bag, |all, player| all.or(player.hand));
    let bag = position.bag.len();
    for open in landscape.open() {
        // Each meadow beside it once.
        let (mut beside, mut count) = ([0; 4], 0);
        for root in landscape.roots_beside(open) {
            let meadow = at[root.index()];
            if meadow != u16::MAX && !beside[..count].contains(&meadow) {
                beside[count] = meadow;
                count += 1;
            }
        }
        if count == 0 {
            continue;
        }
        let strange = chance(open.fitting(others), bag);
        let sure = if open.fitting(hand) > 0 { strange.max(SURE) } else { strange };
        for &meadow in &beside[..count] {
            let meadow = &mut meadows[usize::from(meadow)];
            let likely = if own.contains(meadow.colour) { sure } else { strange };
            meadow.closing = share(meadow.closing, likely);
            meadow.lambs += LAMBS;
        }
    }
}

/// Notes which meadows touch a forest with an active wolf, and which one where a wolf may yet come.
fn watch(position: &WolvesAndSheep, at: &[u16; Root::MOST], meadows: &mut [Sketch]) {
    let landscape = &position.landscape;
    // What is covered is a wolf, and so without a meadow.
    for (tile, laid) in landscape.laid().iter().enumerate() {
        let print = laid.posture().print();
        if !print.has_rim() {
            continue;
        }
        let areas = print.areas();
        let (mut beset, mut threatened) = (false, false);
        for (number, _) in (0..).zip(areas).filter(|(_, area)| area.ground == Ground::Forest) {
            let sum = landscape.sum(landscape.root(tile, number));
            beset |= sum.is_active();
            threatened |= sum.open > 0 && sum.visible_hunters() == 0;
        }
        if !beset && !threatened {
            continue;
        }
        for (number, _) in (0..).zip(areas).filter(|(_, area)| area.ground.colour().is_some()) {
            let meadow = &mut meadows[usize::from(at[landscape.root(tile, number).index()])];
            meadow.beset |= beset;
            meadow.threatened |= threatened;
        }
    }
}
