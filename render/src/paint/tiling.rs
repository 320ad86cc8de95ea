//! A band of a picture, cut into tiles of columns, and what stands for the looks of each.

use std::cell::OnceCell;
use std::ops::Range;

use super::list::{Item, List};
use super::raster::Area;
use crate::geometry::Transform;
use crate::scene::Digest;

/// The columns of a tile: half as many cost a cold picture a twentieth more, and the next board of a table no less.
const COLUMNS: i32 = 120;

/// What may touch a band of a picture, from the back to the front, and the tiles into which the band is cut.
pub(super) struct Tiling<'l, 'a> {
    pub(super) area: Area,
    /// What rarely changes.
    pub(super) fixed: Vec<&'l Item<'a>>,
    pub(super) others: Vec<&'l Item<'a>>,
    fixed_keys: OnceCell<Vec<u64>>,
}

impl<'l, 'a> Tiling<'l, 'a> {
    /// What of a list may touch these rows of the picture.
    pub(super) fn of(list: &'l List<'a>, area: Area) -> Self {
        let (fixed, others) = list.items.split_at(list.fixed);
        let [fixed, others] = [fixed, others]
            .map(|items| items.iter().filter(|item| item.extent.intersection(area).is_some()).collect());
        Self { area, fixed, others, fixed_keys: OnceCell::new() }
    }

    /// A number for every tile that stands for its looks in that palette; 0 is full colour.
    pub(super) fn keys(&self, palette: u64) -> Vec<u64> {
        self.digests(palette, self.fixed.iter().chain(&self.others))
    }

    /// Such numbers for what rarely changes alone, in full colour.
    pub(super) fn fixed_keys(&self) -> &[u64] {
        self.fixed_keys.get_or_init(|| self.digests(0, self.fixed.iter()))
    }

    fn digests<'i>(&self, kind: u64, items: impl Iterator<Item = &'i &'i Item<'i>>) -> Vec<u64> {
        let mut digests: Vec<Digest> = (0..tiles(self.area.width()))
            .map(|tile| {
                let place = self.tile(tile);
                let mut digest = Digest::at(Transform::translate(place.left as f32, place.top as f32));
                digest.add(place.right as u64);
                digest.add(kind);
                digest
            })
            .collect();
        for item in items {
            let mut touched = |area: Area, key: u64| {
                if let Some(seen) = area.intersection(self.area) {
                    digests[self.touched(seen)].iter_mut().for_each(|digest| digest.add(key));
                }
            };
            touched(item.extent, item.key);
            item.parts.iter().for_each(|part| touched(part.extent, part.key));
        }
        digests.iter().map(Digest::value).collect()
    }

    /// The tiles that an area within the band touches.
    fn touched(&self, area: Area) -> Range<usize> {
        let left = area.left - self.area.left;
        (left / COLUMNS) as usize..tiles((area.right - self.area.left) as usize)
    }

    pub(super) fn tile(&self, tile: usize) -> Area {
        self.tiles(tile..tile + 1)
    }

    /// The area of neighbouring tiles.
    pub(super) fn tiles(&self, tiles: Range<usize>) -> Area {
        let column = |tile: usize| self.area.left + tile as i32 * COLUMNS;
        Area { left: column(tiles.start), right: column(tiles.end).min(self.area.right), ..self.area }
    }
}

/// The number of tiles in so many columns.
fn tiles(columns: usize) -> usize {
    columns.div_ceil(COLUMNS as usize)
}
