//! Pictures in bands of rows: a band that looks like one painted before is neither painted nor packed again.
//!
//! A band is forty rows of a picture, named by a digest of whatever touches them and of the palette. One of a known name is taken from
//! the painter's bounded memory, painted and deflated as it is; so the next board of a table costs what has changed, whoever's table it
//! is. The bands of one picture are made side by side by the threads that no other picture needs (`Crew`). Nothing that is kept may
//! depend on what was painted before: a picture has the same bytes as from a painter that keeps nothing, hence a palette follows from
//! the colours of a scene's shapes, not from its pixels.

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

/// The most bytes that the kept bands may have, and their tiles.
const PACKED: usize = 8 << 20;
const INDEXED: usize = 5 << 20;
const PAINTED: usize = 4 << 20;
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
    /// Tiles as indexes of the palette.
    indexed: Kept<u64, Runs<u8>>,
    /// Tiles of the layers that rarely change, painted alone, in full colour.
    painted: Kept<u64, Runs<[u8; 4]>>,
    crew: Crew,
}

impl Default for Bands {
    fn default() -> Self {
        Self {
            packed: Kept::new(PACKED),
            indexed: Kept::new(INDEXED),
            painted: Kept::new(PAINTED),
            crew: Crew::default(),
        }
    }
}

/// What a thread paints and packs with.
struct Tools<'a> {
    canvas: Canvas<'a>,
    sheet: Sheet,
    packer: Packer,
}

impl Bands {
    /// The bands of a picture, from the top, made side by side.
    pub(super) fn of<'a>(
        &self,
        list: &List<'_>,
        size: (u32, u32),
        palette: &Palette,
        canvas: impl Fn() -> Canvas<'a> + Sync,
    ) -> Vec<Arc<Band>> {
        let tools = || Tools { canvas: canvas(), sheet: Sheet::empty(), packer: Packer::default() };
        self.crew.each(areas(size), tools, |tools, area| {
            let row = list.row(area);
            let keys = row.keys(palette.number());
            let mut digest = Digest::at(Transform::translate(area.width() as f32, area.height() as f32));
            keys.iter().for_each(|key| digest.add(*key));
            self.packed.find(&digest.value()).unwrap_or_else(|| {
                self.index(&row, &keys, palette, tools);
                let band = tools.packer.pack();
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
            let fixed = row.fixed_keys();
            self.paint(&row, &fixed, 0..fixed.len(), sheet, canvas);
            part.copy_from_slice(sheet.pixmap.pixels());
        });
        whole
    }

    /// Makes the rows of a band, as the PNG holds them, in the packer's memory: only tiles that are not kept are painted.
    fn index(&self, row: &Row<'_, '_>, keys: &[u64], palette: &Palette, tools: &mut Tools<'_>) {
        let Tools { canvas, sheet, packer } = tools;
        packer.open(row.area);
        let kept: Vec<_> = keys.iter().map(|key| self.indexed.find(key)).collect();
        let mut fixed = Vec::new();
        let mut tile = 0;
        for group in kept.chunk_by(|a, b| a.is_some() == b.is_some()) {
            let tiles = tile..tile + group.len();
            tile = tiles.end;
            if let Some(Some(_)) = group.first() {
                for (tile, kept) in tiles.zip(group.iter().flatten()) {
                    kept.lay(packer.rows(row.tile(tile..tile + 1)));
                }
                continue;
            }
            if fixed.is_empty() {
                fixed = row.fixed_keys();
            }
            self.paint(row, &fixed, tiles.clone(), sheet, canvas);
            for (indexes, pixels) in
                packer.rows(row.tile(tiles.clone())).zip(sheet.rows(row.tile(tiles.clone())))
            {
                palette.index_all(pixels, indexes);
            }
            for tile in tiles {
                let runs = Runs::of(packer.rows(row.tile(tile..tile + 1)).map(|row| &*row));
                let bytes = runs.bytes();
                self.indexed.keep(keys[tile], runs, bytes);
            }
        }
    }

    /// Neighbouring tiles in full colour.
    fn paint(
        &self,
        row: &Row<'_, '_>,
        fixed: &[u64],
        tiles: Range<usize>,
        sheet: &mut Sheet,
        canvas: &mut Canvas<'_>,
    ) {
        sheet.open(row.tile(tiles.clone()));
        if !row.fixed.is_empty() {
            let kept: Option<Vec<_>> =
                fixed[tiles.clone()].iter().map(|key| self.painted.find(key)).collect();
            match kept {
                Some(kept) => {
                    for (tile, kept) in tiles.zip(kept) {
                        kept.lay(sheet.rows(row.tile(tile..tile + 1)));
                    }
                }
                None => {
                    canvas.draw(sheet, row.fixed.iter().copied());
                    for tile in tiles {
                        let runs = Runs::of(sheet.rows(row.tile(tile..tile + 1)).map(|row| &*row));
                        let bytes = runs.bytes();
                        self.painted.keep(fixed[tile], runs, bytes);
                    }
                }
            }
        }
        canvas.draw(sheet, row.others.iter().copied());
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
    area: Area,
    rows: Vec<u8>,
}

impl Packer {
    /// Makes room for rows, each after the number of its filter: none, because filters only confuse indexes.
    fn open(&mut self, area: Area) {
        self.area = area;
        self.rows.clear();
        self.rows.resize((area.width() + 1) * area.height(), 0);
    }

    /// The rows of a part of the band.
    fn rows(&mut self, part: Area) -> impl Iterator<Item = &mut [u8]> {
        let (from, to) = ((part.left - self.area.left) as usize, (part.right - self.area.left) as usize);
        self.rows.chunks_exact_mut(self.area.width() + 1).map(move |row| &mut row[1 + from..1 + to])
    }

    fn pack(&mut self) -> Band {
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
