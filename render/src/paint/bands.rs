//! Pictures in bands of rows and tiles of columns: what looks like something painted before is neither painted nor packed again.
//!
//! A band is forty rows of a picture, named by a digest of whatever touches them and of the palette. One of a known name is taken from
//! the painter's bounded memory, deflated as it is. Of any other band, tiles are taken from that memory in full colour, named by a
//! digest of what touches them, and only the others are painted; so the next board of a table costs what has changed, whoever's table
//! it is, and a new palette costs no painting. The bands of one picture are made side by side by the threads that no other picture needs
//! (`Crew`). Nothing that is kept may depend on what was painted before: a picture has the same bytes as from a painter that keeps
//! nothing. Hence a palette follows from the colours of a scene's shapes, not from its pixels, and no pixel depends on which columns
//! beside it are painted with it.

use std::ops::Range;
use std::sync::Arc;

use flate2::{Compress, Compression, FlushCompress, Status};

use super::canvas::Canvas;
use super::crew::Crew;
use super::kept::Kept;
use super::list::List;
use super::palette::Palette;
use super::pixmap::Pixmap;
use super::raster::Area;
use super::row::Row;
use super::runs::Runs;
use super::sheet::Sheet;
use crate::geometry::Transform;
use crate::scene::Digest;

/// The most bytes that the kept bands and tiles may have.
const PACKED: usize = 6 << 20;
const TILES: usize = 11 << 20;
/// The rows of a band.
pub(super) const ROWS: u32 = 40;
/// The level of zlib-rs: 5 makes pictures like ours as small as 6 does, give or take a percent, in five sixths of the time.
const LEVEL: u32 = 5;

/// Rows of a picture as the PNG holds them.
#[derive(Debug)]
pub(super) struct Band {
    /// Deflated, ending at a whole byte.
    pub(super) deflated: Vec<u8>,
    /// The checksum of what was deflated, and its length.
    pub(super) adler: u32,
    pub(super) length: usize,
}

/// The kept bands and their tiles, and who makes them.
#[derive(Debug)]
pub(super) struct Bands {
    packed: Kept<u64, Band>,
    /// Tiles in full colour, and what rarely changes in them, painted alone.
    tiles: Kept<u64, Runs>,
    crew: Crew,
}

impl Default for Bands {
    fn default() -> Self {
        Self { packed: Kept::new(PACKED), tiles: Kept::new(TILES), crew: Crew::default() }
    }
}

impl Bands {
    /// The bytes of those that are kept.
    pub(super) fn bytes(&self) -> usize {
        self.packed.bytes() + self.tiles.bytes()
    }

    /// Keeps none any more.
    pub(super) fn clear(&self) {
        self.packed.clear();
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
        let tools = || (canvas(), Sheet::empty(), Packer::default());
        self.crew.each(areas(size), tools, |(canvas, sheet, packer), area| {
            let row = list.row(area);
            let keys = row.keys();
            let mut digest = Digest::at(Transform::translate(area.width() as f32, area.height() as f32));
            digest.add(palette.number());
            keys.iter().for_each(|key| digest.add(*key));
            self.packed.find(&digest.value()).unwrap_or_else(|| {
                let tiles = self.tiles(&row, &keys, sheet, canvas);
                let band = packer.pack(&row, &tiles, palette);
                let bytes = band.deflated.len();
                self.packed.keep(digest.value(), band, bytes)
            })
        })
    }

    /// A picture in full colour.
    pub(super) fn pixmap<'a>(
        &self,
        list: &List<'_>,
        size: (u32, u32),
        canvas: impl Fn() -> Canvas<'a> + Sync,
    ) -> Pixmap {
        let mut whole = Pixmap::new(size.0, size.1);
        let parts = whole.pixels_mut().chunks_mut((size.0 * ROWS) as usize);
        let tools = || (canvas(), Sheet::empty());
        self.crew.each(parts.zip(areas(size)), tools, |(canvas, sheet), (part, area)| {
            let row = list.row(area);
            let tiles = self.tiles(&row, &row.keys(), sheet, canvas);
            for (tile, runs) in tiles.iter().enumerate() {
                runs.lay(row.tile(tile).rows(part, row.area), |pixel| pixel);
            }
        });
        whole
    }

    /// The tiles of a band: only those that are not kept are painted, neighbours in one go.
    fn tiles(
        &self,
        row: &Row<'_, '_>,
        keys: &[u64],
        sheet: &mut Sheet,
        canvas: &mut Canvas<'_>,
    ) -> Vec<Arc<Runs>> {
        let kept: Vec<_> = keys.iter().map(|key| self.tiles.find(key)).collect();
        let (mut tiles, mut fixed) = (Vec::with_capacity(keys.len()), Vec::new());
        for group in kept.chunk_by(|a, b| a.is_some() == b.is_some()) {
            if group[0].is_some() {
                tiles.extend(group.iter().flatten().cloned());
                continue;
            }
            if fixed.is_empty() {
                fixed = row.fixed_keys();
            }
            let missing = tiles.len()..tiles.len() + group.len();
            sheet.open(row.tiles(missing.clone()));
            self.ground(row, missing.clone(), &fixed, sheet, canvas);
            canvas.draw(sheet, row.others.iter().copied());
            tiles.extend(missing.map(|tile| self.keep(keys[tile], row.tile(tile), sheet)));
        }
        tiles
    }

    /// What rarely changes in neighbouring tiles.
    fn ground(
        &self,
        row: &Row<'_, '_>,
        tiles: Range<usize>,
        keys: &[u64],
        sheet: &mut Sheet,
        canvas: &mut Canvas<'_>,
    ) {
        if row.fixed.is_empty() {
            return;
        }
        let kept: Option<Vec<_>> = keys[tiles.clone()].iter().map(|key| self.tiles.find(key)).collect();
        match kept {
            Some(kept) => {
                tiles.zip(kept).for_each(|(tile, runs)| runs.lay(sheet.rows(row.tile(tile)), |pixel| pixel));
            }
            None => {
                canvas.draw(sheet, row.fixed.iter().copied());
                tiles.for_each(|tile| drop(self.keep(keys[tile], row.tile(tile), sheet)));
            }
        }
    }

    fn keep(&self, key: u64, tile: Area, sheet: &mut Sheet) -> Arc<Runs> {
        let runs = Runs::of(sheet.rows(tile).map(|row| &*row));
        let bytes = runs.bytes();
        self.tiles.keep(key, runs, bytes)
    }
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

/// Tools and buffers that packing uses again.
#[derive(Default)]
struct Packer {
    /// Made when it is first needed.
    compress: Option<Compress>,
    rows: Vec<u8>,
}

impl Packer {
    /// The rows, each after the number of its filter: none, because filters only confuse indexes.
    fn pack(&mut self, row: &Row<'_, '_>, tiles: &[Arc<Runs>], palette: &Palette) -> Band {
        let Area { left, right, .. } = row.area;
        let rows = Area { left: left - 1, right, ..row.area };
        self.rows.clear();
        self.rows.resize(rows.width() * rows.height(), 0);
        for (tile, runs) in tiles.iter().enumerate() {
            runs.lay(row.tile(tile).rows(&mut self.rows, rows), |pixel| palette.index_of(pixel));
        }
        let compress = self.compress.get_or_insert_with(|| Compress::new(Compression::new(LEVEL), false));
        compress.reset();
        let mut deflated = Vec::with_capacity(self.rows.len() / 4 + 256);
        loop {
            let done = compress.total_in() as usize;
            let status = compress.compress_vec(&self.rows[done..], &mut deflated, FlushCompress::Sync);
            let status = status.expect("any rows can be deflated");
            // With room left over, everything has been written.
            if status == Status::BufError || deflated.len() < deflated.capacity() {
                break;
            }
            deflated.reserve(deflated.capacity());
        }
        deflated.shrink_to_fit();
        let mut adler = simd_adler32::Adler32::new();
        adler.write(&self.rows);
        Band { deflated, adler: adler.finish(), length: self.rows.len() }
    }
}
