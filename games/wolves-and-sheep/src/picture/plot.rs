//! A laid face, ready to be drawn.

use render::Point;

use super::super::components::landscape::Laid;
use super::super::components::posture::Posture;
use super::super::components::print::Area;
use super::super::components::tile::Kind;
use super::figure::Figure;
use super::flock::Sheep;
use super::lot::Lot;

/// The state of a meadow, as far as it is to be seen on the ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Mood {
    #[default]
    Plain,
    /// Closed and safe: it counts.
    Glows,
    /// A wolf is near.
    Unsafe,
}

/// A laid face, to be drawn.
#[derive(Clone, Debug)]
pub(super) struct Plot {
    pub(super) lot: Lot,
    /// The areas, in the order of the lot's regions.
    pub(super) areas: Vec<Area>,
    pub(super) moods: [Mood; 4],
    pub(super) figure: Option<Figure>,
}

impl Plot {
    /// A face with its upper left corner there; `covers` a hunter who lies on a wolf. Plots of equal seed look equal.
    pub(super) fn new(posture: Posture, covers: bool, corner: Point, side: f32, seed: u32) -> Plot {
        let figure = match posture.tile.kind() {
            Kind::Landscape => None,
            Kind::Square => Some(Figure::Well),
            Kind::Wolf => Some(Figure::Wolf),
            Kind::Hunter if covers => Some(Figure::HunterOnWolf),
            Kind::Hunter => Some(Figure::Hunter),
            Kind::Shepherd(_) => Some(Figure::Shepherd),
        };
        let regions = [0, 1, 2, 3].map(|side| posture.area_at(side) as u8);
        Plot {
            lot: Lot { corner, side, regions, seed },
            areas: posture.areas().collect(),
            moods: [Mood::Plain; 4],
            figure,
        }
    }

    /// The sheep of an area: one bold one that stands for all of them.
    pub(super) fn sheep(&self, region: u8) -> Option<Sheep> {
        let count = self.areas[usize::from(region)].sheep;
        let right = (self.lot.seed >> region) & 1 == 1;
        let (at, share) = self.lot.pen(region, self.figure.is_some());
        (count > 0).then_some(Sheep { at, size: self.lot.side * share, right, count })
    }

    /// Adds what is to be seen of its meadows, in the order of the areas.
    pub(super) fn moods(self, moods: [Mood; 4]) -> Plot {
        Plot { moods, ..self }
    }
}

/// Varies trees and grass from tile to tile; the same tile always looks the same.
pub(super) fn seed(laid: Laid) -> u32 {
    let number = u32::from(laid.tile.number()) * 8 + laid.face as u32 * 4 + laid.turn.count() as u32;
    number.wrapping_mul(0x9E37_79B9) >> 7
}
