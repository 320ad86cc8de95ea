//! Indexed pixels → PNG.

use std::io::Write as _;

use flate2::{Compression, write::ZlibEncoder};
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
