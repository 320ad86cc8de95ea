//! Packed bands → PNG.

use std::sync::Arc;

use png::{BitDepth, ColorType};

use super::PaintError;
use super::packing::Band;
use super::palette::Palette;
use crate::scene::Scene;

/// The beginning of a zlib stream, for a window of 32 kB.
const HEAD: [u8; 2] = [0x78, 0x5E];
/// The empty last block of such a stream.
const END: [u8; 2] = [0x03, 0x00];
/// The modulus of the two sums of an Adler-32.
const BASE: u64 = 65_521;

/// A palette PNG made of bands that were packed one by one.
pub(super) fn png(scene: &Scene, bands: &[Arc<Band>], palette: &Palette) -> Result<Vec<u8>, PaintError> {
    let length: usize = bands.iter().map(|band| band.deflated.len()).sum();
    let mut data = Vec::with_capacity(length + 16);
    data.extend(HEAD);
    let mut adler = 1;
    for band in bands {
        data.extend(&band.deflated);
        adler = joined(adler, band);
    }
    data.extend(END);
    data.extend(adler.to_be_bytes());
    let mut bytes = Vec::with_capacity(length + 2048);
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

/// The Adler-32 of the data of `adler` followed by a band.
fn joined(adler: u32, band: &Band) -> u32 {
    let (low, high) = (u64::from(adler & 0xFFFF), u64::from(adler >> 16));
    let (more, most) = (u64::from(band.adler & 0xFFFF), u64::from(band.adler >> 16));
    let length = band.length as u64 % BASE;
    // Both sums of a band start as if a one came before it; that one is counted only once.
    let first = (low + more + BASE - 1) % BASE;
    let second = (high + most + length * (low + BASE - 1)) % BASE;
    (second << 16 | first) as u32
}
