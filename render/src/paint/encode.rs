//! Indexed pixels → PNG and GIF.

use std::borrow::Cow;
use std::io::Write as _;

use flate2::{Compression, write::ZlibEncoder};
use gif::{DisposalMethod, Frame, Repeat};
use png::{BitDepth, ColorType};

use super::PaintError;
use super::palette::Palette;
use crate::Scene;

/// Of the levels of zlib-rs, 5 makes pictures like ours as small as 6 does, give or take a percent, in five sixths of the time.
const LEVEL: u32 = 5;

/// A palette PNG: no filter, because filters only confuse indexes.
pub(super) fn png(scene: &Scene, indexes: &[u8], palette: &Palette) -> Result<Vec<u8>, PaintError> {
    let data = deflated(scene, indexes)?;
    let mut bytes = Vec::with_capacity(data.len() + 2048);
    let mut encoder = png::Encoder::new(&mut bytes, scene.width, scene.height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.rgb());
    encoder.set_trns(palette.opacities());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, &data)?;
    writer.finish()?;
    Ok(bytes)
}

/// The rows of a picture, each after the number of its filter, none, compressed in one go: the encoder would do it row by row
/// and clear its whole buffer for each.
fn deflated(scene: &Scene, indexes: &[u8]) -> Result<Vec<u8>, PaintError> {
    let width = scene.width as usize;
    let mut rows = Vec::with_capacity(indexes.len() + scene.height as usize);
    for row in indexes.chunks_exact(width) {
        rows.push(0);
        rows.extend_from_slice(row);
    }
    let mut encoder = ZlibEncoder::new(Vec::with_capacity(rows.len() / 6), Compression::new(LEVEL));
    encoder.write_all(&rows).map_err(png::EncodingError::from)?;
    Ok(encoder.finish().map_err(png::EncodingError::from)?)
}

/// An animation of which only the changed parts are written.
pub(super) struct Gif {
    encoder: gif::Encoder<Vec<u8>>,
    size: (usize, usize),
    last: Vec<u8>,
}

impl Gif {
    pub(super) fn new(scene: &Scene, palette: &Palette) -> Result<Self, PaintError> {
        let (width, height) = (scene.width as u16, scene.height as u16);
        let mut encoder = gif::Encoder::new(Vec::new(), width, height, &palette.rgb())?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self { encoder, size: (scene.width as usize, scene.height as usize), last: Vec::new() })
    }

    pub(super) fn frame(&mut self, indexes: Vec<u8>, delay_ms: u32) -> Result<(), PaintError> {
        let (x, y, w, h) = self.changed(&indexes);
        let rows = indexes.chunks_exact(self.size.0).skip(y).take(h);
        let part: Vec<u8> = rows.flat_map(|row| &row[x..x + w]).copied().collect();
        self.encoder.write_frame(&Frame {
            delay: (delay_ms / 10).min(u32::from(u16::MAX)) as u16,
            dispose: DisposalMethod::Keep,
            transparent: Some(Palette::CLEAR),
            left: x as u16,
            top: y as u16,
            width: w as u16,
            height: h as u16,
            buffer: Cow::Owned(part),
            ..Frame::default()
        })?;
        self.last = indexes;
        Ok(())
    }

    pub(super) fn finish(self) -> Result<Vec<u8>, PaintError> {
        Ok(self.encoder.into_inner()?)
    }

    /// The rectangle in which the frame differs from the last one, at least one pixel: x, y, width, height.
    fn changed(&self, indexes: &[u8]) -> (usize, usize, usize, usize) {
        let (width, height) = self.size;
        if self.last.is_empty() {
            return (0, 0, width, height);
        }
        let (mut left, mut right, mut top, mut bottom) = (width, 0, height, 0);
        for (y, (new, old)) in indexes.chunks_exact(width).zip(self.last.chunks_exact(width)).enumerate() {
            let Some(first) = new.iter().zip(old).position(|(a, b)| a != b) else { continue };
            let last = new.iter().zip(old).rposition(|(a, b)| a != b).unwrap_or(first);
            (left, right) = (left.min(first), right.max(last + 1));
            (top, bottom) = (top.min(y), y + 1);
        }
        if left < right { (left, top, right - left, bottom - top) } else { (0, 0, 1, 1) }
    }
}
