//! Pictures in bands of rows: a band that looks like one painted before is neither painted nor packed again.
//!
//! A band is forty rows of a picture, named by a digest of whatever touches them and of the palette. One of a known name is taken from
//! the painter's bounded memory, painted and deflated as it is; so the next board of a table costs what has changed, whoever's table it
//! is. The bands of one picture are made side by side by the threads that no other picture needs (`Crew`). Nothing that is kept may
//! depend on what was painted before: a picture has the same bytes as from a painter that keeps nothing, hence a palette follows from
//! the colours of a scene's shapes, not from its pixels.

use std::sync::Arc;

use flate2::{Compress, Compression, FlushCompress, Status};

use super::canvas::Canvas;
use super::crew::Crew;
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

/// The kept bands, and who makes them.
#[derive(Debug)]
pub(super) struct Bands {
    packed: Kept<u64, Band>,
    /// The layers that rarely change, painted alone, in full colour.
    painted: Kept<u64, Runs>,
    crew: Crew,
}

impl Default for Bands {
    fn default() -> Self {
        Self { packed: Kept::new(PACKED), painted: Kept::new(PAINTED), crew: Crew::default() }
    }
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
        let tools = || (canvas(), Sheet::empty(), Packer::default());
        self.crew.each(areas(size), tools, |(canvas, sheet, packer), area| {
            let key = list.key(area, list.items.len(), palette.number());
            self.packed.find(&key).unwrap_or_else(|| {
                self.paint(list, area, sheet, canvas);
                let band = packer.pack(&sheet.pixmap, palette);
                let bytes = band.deflated.len();
                self.packed.keep(key, band, bytes)
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
            self.paint(list, area, sheet, canvas);
            part.copy_from_slice(sheet.pixmap.pixels());
        });
        whole
    }

    /// A band in full colour.
    fn paint(&self, list: &List<'_>, area: Area, sheet: &mut Sheet, canvas: &mut Canvas<'_>) {
        sheet.open(area);
        let (fixed, others) = list.items.split_at(list.fixed);
        if !fixed.is_empty() {
            let key = list.key(area, list.fixed, 0);
            match self.painted.find(&key) {
                Some(kept) => kept.lay(sheet.pixmap.pixels_mut()),
                None => {
                    canvas.draw(sheet, fixed);
                    let runs = Runs::of(sheet.pixmap.pixels());
                    let bytes = runs.bytes();
                    self.painted.keep(key, runs, bytes);
                }
            }
        }
        canvas.draw(sheet, others);
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
    fn pack(&mut self, pixmap: &Pixmap, palette: &Palette) -> Band {
        self.rows.clear();
        for row in pixmap.pixels().chunks_exact(pixmap.width() as usize) {
            self.rows.push(0);
            palette.index_all(row, &mut self.rows);
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
