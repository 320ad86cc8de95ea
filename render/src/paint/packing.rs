//! Rows of palette indexes, deflated band by band, with parts copied from kept bands.

use std::sync::Arc;

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

use super::raster::Area;

/// The level of zlib-rs: 5 makes pictures like ours as small as 6 does, give or take a percent, in five sixths of the time.
const LEVEL: u32 = 5;

/// Rows of a picture as the PNG holds them.
#[derive(Debug)]
pub(super) struct Band {
    /// Deflated, ending at a whole byte.
    pub(super) deflated: Vec<u8>,
    /// The checksum of the rows before deflating, and their length.
    pub(super) adler: u32,
    pub(super) length: usize,
    area: Area,
}

/// Tools and buffers for packing, used again and again.
#[derive(Default)]
pub(super) struct Packer {
    /// Made when they are first needed.
    compress: Option<Compress>,
    decompress: Option<Decompress>,
    area: Area,
    rows: Vec<u8>,
    /// The band that was last copied from, and its rows.
    last: Option<Arc<Band>>,
    copied: Vec<u8>,
}

impl Packer {
    /// Makes room for rows, each after its filter number: no filter, because filters only confuse indexes.
    pub(super) fn open(&mut self, area: Area) {
        self.area = area;
        self.rows.clear();
        self.rows.resize(filtered(area).width() * area.height(), 0);
    }

    /// The rows of a part of the band.
    pub(super) fn rows(&mut self, part: Area) -> impl Iterator<Item = &mut [u8]> {
        part.rows(&mut self.rows, filtered(self.area))
    }

    /// Copies a tile from another band, which is unpacked once for all its tiles.
    pub(super) fn copy(&mut self, band: &Arc<Band>, tile: Area) {
        if !self.last.as_ref().is_some_and(|last| Arc::ptr_eq(last, band)) {
            let decompress = self.decompress.get_or_insert_with(|| Decompress::new(false));
            decompress.reset(false);
            self.copied.clear();
            self.copied.reserve(band.length);
            let done = decompress.decompress_vec(&band.deflated, &mut self.copied, FlushDecompress::Sync);
            done.expect("a band was packed here");
            debug_assert_eq!(self.copied.len(), band.length, "all of it is there");
            self.last = Some(band.clone());
        }
        let from = tile.rows(&mut self.copied, filtered(band.area));
        tile.rows(&mut self.rows, filtered(self.area))
            .zip(from)
            .for_each(|(row, from)| row.copy_from_slice(from));
    }

    /// The rows, deflated.
    pub(super) fn pack(&mut self) -> Band {
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
        Band { deflated, adler: adler.finish(), length: self.rows.len(), area: self.area }
    }
}

/// The area of a band with one more column, for the filter numbers.
const fn filtered(area: Area) -> Area {
    Area { left: area.left - 1, ..area }
}
