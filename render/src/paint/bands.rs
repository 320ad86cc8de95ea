//! Pictures in bands of rows: a band that looks like one painted before is neither painted nor packed again.

use std::sync::Arc;

use flate2::{Compress, Compression, FlushCompress, Status};

use super::canvas::Canvas;
use super::kept::Kept;
use super::list::List;
use super::palette::Palette;
use super::pixmap::Pixmap;
use super::raster::Area;
use super::runs::Runs;
use super::sheet::Sheet;

/// The most bytes that the kept bands may have, packed and painted.
const PACKED: usize = 8 << 20;
const PAINTED: usize = 8 << 20;
/// The rows of a band.
pub(super) const ROWS: u32 = 40;
/// Of the levels of zlib-rs, 5 makes pictures like ours as small as 6 does, give or take a percent, in five sixths of the time.
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

/// The kept bands.
#[derive(Debug)]
pub(super) struct Bands {
    packed: Kept<u64, Band>,
    /// What rarely changes, alone, in full colour, once it has been asked for twice.
    painted: Kept<u64, Option<Runs>>,
}

impl Default for Bands {
    fn default() -> Self {
        Self { packed: Kept::new(PACKED), painted: Kept::new(PAINTED) }
    }
}

impl Bands {
    /// The bands of a picture, from the top.
    pub(super) fn of(
        &self,
        list: &List<'_>,
        (width, height): (u32, u32),
        palette: (&Palette, u64),
        canvas: &mut Canvas<'_>,
    ) -> Vec<Arc<Band>> {
        let (mut packer, mut sheet) = (Packer::default(), Sheet::empty());
        let bands = areas(width, height).map(|area| {
            let key = list.key(area, list.items.len(), palette.1);
            self.packed.find(&key).unwrap_or_else(|| {
                self.paint(list, area, &mut sheet, canvas);
                let band = packer.pack(&sheet.pixmap, palette.0);
                let bytes = band.deflated.len();
                self.packed.keep(key, band, bytes)
            })
        });
        bands.collect()
    }

    /// A picture in full colour.
    pub(super) fn pixmap(
        &self,
        list: &List<'_>,
        (width, height): (u32, u32),
        canvas: &mut Canvas<'_>,
    ) -> Pixmap {
        let mut whole = Pixmap::new(width, height);
        let parts = whole.pixels_mut().chunks_mut((width * ROWS) as usize);
        let mut sheet = Sheet::empty();
        for (part, area) in parts.zip(areas(width, height)) {
            self.paint(list, area, &mut sheet, canvas);
            part.copy_from_slice(sheet.pixmap.pixels());
        }
        whole
    }

    /// A band in full colour.
    fn paint(&self, list: &List<'_>, area: Area, sheet: &mut Sheet, canvas: &mut Canvas<'_>) {
        sheet.open(area);
        let (fixed, others) = list.items.split_at(list.fixed);
        if !fixed.is_empty() {
            let key = list.key(area, list.fixed, 0);
            match self.painted.find(&key).as_deref() {
                Some(Some(kept)) => kept.lay(sheet.pixmap.pixels_mut()),
                seen => {
                    canvas.draw(sheet, fixed);
                    // What is seen for the first time may be seen for the last time too.
                    let runs = seen.map(|_| Runs::of(sheet.pixmap.pixels()));
                    let bytes = runs.as_ref().map_or(0, Runs::bytes);
                    self.painted.keep(key, runs, bytes);
                }
            }
        }
        canvas.draw(sheet, others);
    }
}

/// The bands' areas, from the top.
fn areas(width: u32, height: u32) -> impl Iterator<Item = Area> {
    (0..height).step_by(ROWS as usize).map(move |top| Area {
        left: 0,
        top: top as i32,
        right: width as i32,
        bottom: (top + ROWS).min(height) as i32,
    })
}

/// What packing needs again and again.
struct Packer {
    compress: Compress,
    rows: Vec<u8>,
}

impl Default for Packer {
    fn default() -> Self {
        Self { compress: Compress::new(Compression::new(LEVEL), false), rows: Vec::new() }
    }
}

impl Packer {
    /// The rows, each after the number of its filter: none, because filters only confuse indexes.
    fn pack(&mut self, pixmap: &Pixmap, palette: &Palette) -> Band {
        self.rows.clear();
        for row in pixmap.pixels().chunks_exact(pixmap.width() as usize) {
            self.rows.push(0);
            palette.index_all(row, &mut self.rows);
        }
        self.compress.reset();
        let mut deflated = Vec::with_capacity(self.rows.len() / 4 + 256);
        loop {
            let done = self.compress.total_in() as usize;
            let status = self.compress.compress_vec(&self.rows[done..], &mut deflated, FlushCompress::Sync);
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
