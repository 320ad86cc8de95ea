//! Pictures in bands of rows and tiles of columns: what looks like something painted before is neither painted nor packed again.
//!
//! A band is forty rows of a picture, named by a digest of whatever touches them and of the palette. One of a known name is taken from
//! the painter's bounded memory, deflated as it is. In any other, the tiles that stand in a kept band are copied from there, and only
//! the others are painted; so the next board of a table costs what has changed, no matter whose table it is. The bands of one picture are made
//! side by side by the threads that no other picture needs (`Crew`). Nothing that is kept may depend on what was painted before: a
//! picture has the same bytes as from a painter that keeps nothing: no pixel depends on which columns next to it are painted with it, and
//! a palette on nothing but theme and game. So boards and hands of a game share what they have in common, at all of its tables.

use std::ops::Range;
use std::sync::{Arc, Weak};

use super::canvas::Canvas;
use super::crew::Crew;
use super::kept::Kept;
use super::list::List;
use super::packing::{Band, Packer};
use super::palette::Palette;
use super::pixmap::Pixmap;
use super::raster::Area;
use super::runs::Runs;
use super::sheet::Sheet;
use super::tiling::Tiling;
use crate::geometry::Transform;
use crate::scene::Digest;

/// The most bytes that the kept bands may have, and the words in which of them a tile stands.
const PACKED: usize = 9 << 20;
const STANDING: usize = 3 << 20;
/// The most bytes that kept grounds may have, and tiles in full colour.
const GROUNDS: usize = 3 << 20;
const TILES: usize = 2 << 20;
/// The rows of a band.
pub(super) const ROWS: u32 = 40;

/// The kept bands and tiles, and who makes them.
#[derive(Debug)]
pub(super) struct Bands {
    packed: Kept<u64, Arc<Band>>,
    /// The kept band in which a tile stands.
    standing: Kept<u64, Weak<Band>>,
    /// The layers of tiles that rarely change, painted alone, in full colour.
    grounds: Kept<u64, Arc<Runs>>,
    /// Tiles in full colour: frames of replays are much alike.
    tiles: Kept<u64, Arc<Runs>>,
    crew: Crew,
}

impl Default for Bands {
    fn default() -> Self {
        Self {
            packed: Kept::new(PACKED),
            standing: Kept::new(STANDING),
            grounds: Kept::new(GROUNDS),
            tiles: Kept::new(TILES),
            crew: Crew::default(),
        }
    }
}

/// What a thread paints with.
struct Tools<'a> {
    canvas: Canvas<'a>,
    sheet: Sheet,
}

impl<'a> Tools<'a> {
    fn new(canvas: Canvas<'a>) -> Self {
        Self { canvas, sheet: Sheet::empty() }
    }
}

impl Bands {
    /// The bytes of what is kept.
    pub(super) fn bytes(&self) -> usize {
        self.packed.bytes() + self.standing.bytes() + self.grounds.bytes() + self.tiles.bytes()
    }

    /// Keeps nothing any more.
    pub(super) fn clear(&self) {
        self.packed.clear();
        self.standing.clear();
        self.grounds.clear();
        self.tiles.clear();
    }

    /// The bands of a picture, from the top, made side by side.
    pub(super) fn of<'a>(
        &self,
        list: &List<'_>,
        size: (u32, u32),
        palette: &Palette,
        canvas: impl Fn() -> Canvas<'a> + Sync,
    ) -> Vec<Arc<Band>> {
        let tools = || (Tools::new(canvas()), Packer::default());
        self.crew.each(areas(size), tools, |(tools, packer), area| {
            let tiling = Tiling::of(list, area);
            let keys = tiling.keys(palette.number());
            let mut digest = Digest::at(Transform::translate(area.width() as f32, area.height() as f32));
            keys.iter().for_each(|key| digest.add(*key));
            self.packed.find(&digest.value()).unwrap_or_else(|| {
                packer.open(area);
                self.index(&tiling, &keys, palette, tools, packer);
                let band = packer.pack();
                let bytes = band.deflated.len();
                let band = self.packed.keep(digest.value(), Arc::new(band), bytes);
                for &key in &keys {
                    self.standing.keep(key, Arc::downgrade(&band), 0);
                }
                band
            })
        })
    }

    /// Makes a pixmap a picture in full colour.
    pub(super) fn pixmap<'a>(
        &self,
        whole: &mut Pixmap,
        list: &List<'_>,
        size: (u32, u32),
        canvas: impl Fn() -> Canvas<'a> + Sync,
    ) {
        whole.clear(size.0, size.1);
        let parts = whole.pixels_mut().chunks_mut((size.0 * ROWS) as usize);
        let tools = || Tools::new(canvas());
        self.crew.each(parts.zip(areas(size)), tools, |tools, (part, area)| {
            let tiling = Tiling::of(list, area);
            let keys = tiling.keys(0);
            let kept: Vec<_> = keys.iter().map(|key| self.tiles.find(key)).collect();
            let missing = |&tile: &usize| kept[tile].is_none();
            for tiles in neighbours((0..keys.len()).filter(missing)) {
                self.paint(&tiling, tiles.clone(), tools);
                for tile in tiles {
                    let rows = tools.sheet.rows(tiling.tile(tile));
                    tiling
                        .tile(tile)
                        .rows(part, area)
                        .zip(rows)
                        .for_each(|(row, pixels)| row.copy_from_slice(pixels));
                    keep(&self.tiles, keys[tile], tiling.tile(tile), &mut tools.sheet);
                }
            }
            for (tile, runs) in kept.iter().enumerate() {
                runs.iter().for_each(|runs| runs.lay(tiling.tile(tile).rows(part, area)));
            }
        });
    }

    /// The rows of a band as indexes of the palette: tiles from kept bands if they stand there, painted if not.
    fn index(
        &self,
        tiling: &Tiling<'_, '_>,
        keys: &[u64],
        palette: &Palette,
        tools: &mut Tools<'_>,
        packer: &mut Packer,
    ) {
        let mut missing = Vec::new();
        for (tile, key) in keys.iter().enumerate() {
            match self.standing.find(key).as_ref().and_then(Weak::upgrade) {
                Some(band) => packer.copy(&band, tiling.tile(tile)),
                None => missing.push(tile),
            }
        }
        for tiles in neighbours(missing.into_iter()) {
            let area = tiling.tiles(tiles.clone());
            self.paint(tiling, tiles, tools);
            for (indexes, pixels) in packer.rows(area).zip(tools.sheet.rows(area)) {
                palette.index_all(pixels, indexes);
            }
        }
    }

    /// Paints neighbouring tiles onto the sheet.
    fn paint(&self, tiling: &Tiling<'_, '_>, tiles: Range<usize>, Tools { canvas, sheet }: &mut Tools<'_>) {
        sheet.open(tiling.tiles(tiles.clone()));
        if !tiling.fixed.is_empty() {
            let (keys, mut missing) = (tiling.fixed_keys(), Vec::new());
            for tile in tiles.clone() {
                match self.grounds.find(&keys[tile]) {
                    Some(kept) => kept.lay(sheet.rows(tiling.tile(tile))),
                    None => missing.push(tile),
                }
            }
            for tiles in neighbours(missing.into_iter()) {
                sheet.open = tiling.tiles(tiles.clone());
                canvas.draw(sheet, tiling.fixed.iter().copied());
                tiles.for_each(|tile| keep(&self.grounds, keys[tile], tiling.tile(tile), sheet));
            }
            sheet.open = tiling.tiles(tiles);
        }
        canvas.draw(sheet, tiling.others.iter().copied());
    }
}

/// Keeps a part of a sheet.
fn keep(kept: &Kept<u64, Arc<Runs>>, key: u64, tile: Area, sheet: &mut Sheet) {
    let runs = Runs::of(sheet.rows(tile).map(|row| &*row));
    let bytes = runs.bytes();
    kept.keep(key, Arc::new(runs), bytes);
}

/// Numbers from low to high, those that follow one another together.
fn neighbours(mut numbers: impl Iterator<Item = usize>) -> impl Iterator<Item = Range<usize>> {
    let mut next = numbers.next();
    std::iter::from_fn(move || {
        let start = next?;
        let mut end = start + 1;
        next = numbers.next();
        while next == Some(end) {
            end += 1;
            next = numbers.next();
        }
        Some(start..end)
    })
}

/// The bands' areas, from the top.
fn areas((width, height): (u32, u32)) -> impl Iterator<Item = Area> + Send {
    (0..height).step_by(ROWS as usize).map(move |top| Area {
        left: 0,
        top: top as i32,
        right: width as i32,
        bottom: (top + ROWS).min(height) as i32,
    })
}
