//! What the meadows of each colour may come to.

use super::super::components::colour::{Colour, Colours, Ground};
use super::super::components::landscape::{Landscape, Root};
use super::super::components::tile::Tiles;
use super::super::state::WolvesAndSheep;
use super::weights::{DANGER, LAMBS, RESCUE, SURE, TURNS, YET, chances, share};
use rules::Seat;
use thinking::POINT;

/// The number of a colour's meadows that are looked at: the largest.
const MEADOWS: usize = 6;

/// What a colour's meadows are worth: those that count, and those that may yet.
#[derive(Clone, Copy, Default)]
pub(super) struct Pasture {
    pub(super) counting: i32,
    pub(super) hoped: i32,
}

impl Pasture {
    /// Both together.
    pub(super) const fn whole(self) -> i32 {
        self.counting + self.hoped
    }
}

/// The meadows of a colour, surveyed for one pair of eyes.
#[derive(Clone, Copy, Default)]
struct Flock {
    /// The sheep of the largest that counts, by how safe they are.
    counting: i32,
    /// The largest: sheep, and the chance that they come to count.
    ways: [(i32, i32); MEADOWS],
    /// The number of those.
    count: usize,
}

impl Flock {
    /// Puts a meadow after all that are as large.
    fn add(&mut self, sheep: i32, likely: i32) {
        let behind = self.ways[..self.count].iter().rev().take_while(|way| way.0 < sheep).count();
        let at = self.count - behind;
        if at == MEADOWS {
            return;
        }
        self.count = MEADOWS.min(self.count + 1);
        for place in (at + 1..self.count).rev() {
            self.ways[place] = self.ways[place - 1];
        }
        self.ways[at] = (sheep, likely);
    }
}

/// All meadows, surveyed for one pair of eyes.
pub(super) struct Pastures {
    /// By colour.
    flocks: [Flock; 4],
    /// How much of the game is to come, in thousandths.
    future: i32,
}

impl Pastures {
    /// Surveys the landscape. The places next to the own colours are filled by the own hand if it can, if the seat still plays.
    pub(super) fn of(position: &WolvesAndSheep, seat: Seat) -> Pastures {
        let (player, landscape) = (position.player(seat), &position.landscape);
        let hand = if position.plays(seat) { player.hand } else { Tiles::EMPTY };
        let sketch = Sketch::of(position, player.colours, hand);
        let others = landscape.left().but(hand).and(Tiles::WOLVES);
        let danger = DANGER * others.len() as i32;
        let hunter = !hand.and(Tiles::HUNTERS).is_empty();
        let mut flocks = [Flock::default(); 4];
        for (root, sum) in landscape.roots() {
            let Some(colour) = sum.ground.colour() else { continue };
            let (flock, hunter) = (&mut flocks[colour as usize], hunter && player.colours.contains(colour));
            let (fears, sheep) = (sketch.fears[root.index()], POINT * i32::from(sum.sheep));
            let beset = fears & BESET != 0;
            let safe = if beset {
                RESCUE[usize::from(hunter)]
            } else if fears & THREATENED != 0 {
                POINT - if hunter { danger / 2 } else { danger }
            } else {
                POINT
            };
            if sum.open == 0 && !beset {
                flock.counting = flock.counting.max(share(sheep, safe));
            }
            let lambs = LAMBS * i32::from(sketch.gaps[root.index()]);
            flock.add(sheep + lambs, share(sketch.closing[root.index()], safe));
        }
        let whole = TURNS * usize::from(position.count());
        Pastures { flocks, future: POINT * position.bag.len().min(whole) as i32 / whole as i32 }
    }

    /// What the meadows of a colour are worth to somebody who has it, and lays tiles yet or not.
    pub(super) fn pasture(&self, colour: Colour, plays: bool) -> Pasture {
        let flock = &self.flocks[colour as usize];
        let future = if plays { self.future } else { 0 };
        let (mut begun, mut yet) = (0, 0);
        let (mut sum, mut left) = (0, POINT);
        for _ in 0..MEADOWS {
            // The largest first; of equal ones those that nobody has begun.
            let (sheep, likely) = match YET.get(yet) {
                Some(&(sheep, likely)) if flock.ways[begun].0 <= sheep => {
                    yet += 1;
                    (sheep, share(likely, future))
                }
                _ => {
                    begun += 1;
                    flock.ways[begun - 1]
                }
            };
            if sheep == 0 {
                break;
            }
            sum += share(share(sheep, likely), left);
            left = share(left, POINT - likely);
        }
        Pasture { counting: flock.counting, hoped: sum.max(flock.counting) - flock.counting }
    }
}

/// A forest that has an active wolf.
const BESET: u8 = 1;
/// A forest to which a wolf may yet come.
const THREATENED: u8 = 2;

/// What is to be seen of meadows, by root.
struct Sketch {
    /// The chance that every open place next to it is filled.
    closing: [i32; Root::MOST],
    /// The number of those places.
    gaps: [u8; Root::MOST],
    /// What the forests that it touches are.
    fears: [u8; Root::MOST],
}

impl Sketch {
    fn of(position: &WolvesAndSheep, own: Colours, hand: Tiles) -> Sketch {
        let none = [0; Root::MOST];
        let mut sketch = Sketch { closing: [POINT; Root::MOST], gaps: none, fears: none };
        sketch.fill(position, own, hand);
        sketch.watch(&position.landscape);
        sketch
    }

    /// Notes how likely the open places next to the meadows are filled.
    fn fill(&mut self, position: &WolvesAndSheep, own: Colours, hand: Tiles) {
        let landscape = &position.landscape;
        let chances = chances(position.bag.len());
        for open in landscape.open() {
            let strange = chances[open.fitting().min(chances.len() - 1)];
            let mut beside = [None; 4];
            for (side, root) in landscape.roots_beside(open).enumerate() {
                let Some(colour) = landscape.sum(root).ground.colour() else { continue };
                // Each meadow once.
                if beside[..side].contains(&Some(root)) {
                    continue;
                }
                beside[side] = Some(root);
                let sure = own.contains(colour) && open.fits_any(hand);
                let likely = if sure { strange.max(SURE) } else { strange };
                self.closing[root.index()] = share(self.closing[root.index()], likely);
                self.gaps[root.index()] += 1;
            }
        }
    }

    /// Notes which meadows touch a forest with an active wolf, and which one where a wolf may yet come.
    fn watch(&mut self, landscape: &Landscape) {
        let mut forests = [0; Root::MOST];
        for (root, sum) in landscape.roots().filter(|(_, sum)| sum.ground == Ground::Forest) {
            let threatened = sum.open > 0 && sum.visible_hunters() == 0;
            forests[root.index()] = BESET * u8::from(sum.is_active()) + THREATENED * u8::from(threatened);
        }
        // A meadow touches every forest of its own face. What is covered is a wolf, and so without a meadow.
        for roots in landscape.roots_by_tile() {
            let fears = roots.iter().fold(0, |fears, root| fears | forests[root.index()]);
            if fears != 0 {
                roots.iter().for_each(|root| self.fears[root.index()] |= fears);
            }
        }
    }
}
