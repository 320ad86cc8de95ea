//! Scenes one after the other → an animated GIF that does not grow beyond a given size.
//!
//! Of the frames only the last one is kept, and what it shares with the next is neither packed nor looked up again.

use std::borrow::Cow;

use super::lzw;
use super::palette::Palette;
use super::{PaintError, Painter, Pixmap};
use crate::geometry::Transform;
use crate::scene::{Group, Scene};
use crate::theme::Theme;
use gif::{DisposalMethod, Frame, Repeat};

/// An animation in the making, at full size or at half of it.
#[derive(Debug)]
pub struct Film {
    size: (u32, u32),
    theme: Theme,
    palette: Palette,
    /// The most bytes of the file.
    most: usize,
    /// Whether its frames are made half as large.
    half: bool,
    strip: Strip,
    /// A sheet that is painted over.
    spare: Pixmap,
}

impl Film {
    /// Begins an animation of at most `most` bytes, as large as the largest of the samples; its colours are fitted to all of them.
    ///
    /// # Errors
    /// When there is no sample, or they differ in theme or cannot be painted.
    pub fn new(painter: &Painter, samples: &[Scene], most: usize) -> Result<Self, PaintError> {
        let theme = samples.first().ok_or(PaintError::Frames)?.theme;
        let largest = |side: fn(&Scene) -> u32| samples.iter().map(side).max().unwrap_or_default();
        let size = (largest(|scene| scene.width), largest(|scene| scene.height));
        let palette = Palette::of(theme).fitted(&mixture(painter, samples, size)?);
        let strip = Strip::new(size, &palette)?;
        Ok(Self { size, theme, palette, most, half: false, strip, spare: Pixmap::new(0, 0) })
    }

    /// This film from its beginning at half the size, for when it has become too large; none if it has half the size already.
    ///
    /// # Errors
    /// When nothing can be written.
    pub fn halved(&self) -> Result<Option<Self>, PaintError> {
        if self.half {
            return Ok(None);
        }
        let (width, height) = self.size;
        let strip = Strip::new((width.div_ceil(2), height.div_ceil(2)), &self.palette)?;
        let (palette, spare) = (self.palette.clone(), Pixmap::new(0, 0));
        Ok(Some(Self { palette, half: true, strip, spare, ..*self }))
    }

    /// Adds a frame that is shown for `hold` milliseconds. A scene of another size is scaled.
    ///
    /// # Errors
    /// [`PaintError::Large`] if the file becomes too large; otherwise if the frame has another theme than those before, or cannot be
    /// painted.
    pub fn add(&mut self, painter: &Painter, scene: &Scene, hold: u32) -> Result<(), PaintError> {
        if scene.theme != self.theme {
            return Err(PaintError::Frames);
        }
        let mut pixmap = std::mem::replace(&mut self.spare, Pixmap::new(0, 0));
        paint(painter, &mut pixmap, scene, self.size)?;
        if self.half {
            self.strip.add(&self.palette, &mut halved(&pixmap), hold)?;
        } else {
            self.strip.add(&self.palette, &mut pixmap, hold)?;
        }
        self.spare = pixmap;
        if self.strip.bytes() < self.most { Ok(()) } else { Err(PaintError::Large(self.most)) }
    }

    /// The file.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn finish(self) -> Result<Vec<u8>, PaintError> {
        self.strip.finish()
    }
}

/// Paints a scene at that size: scaled, in the middle of an empty sheet, if it has another one.
fn paint(painter: &Painter, pixmap: &mut Pixmap, scene: &Scene, size: (u32, u32)) -> Result<(), PaintError> {
    if (scene.width, scene.height) == size {
        return painter.paint_over(pixmap, scene);
    }
    let mut sheet = Scene::new(size, scene.theme);
    let (area, whole) = (scene.area(), sheet.area());
    let scale = (whole.w / area.w).min(whole.h / area.h);
    let place = Transform::scale(scale, scale)
        .then(Transform::translate((whole.w - area.w * scale) / 2.0, (whole.h - area.h * scale) / 2.0));
    // The sheet has a frame of its own.
    let nodes = scene.layers.iter().skip(1).flat_map(|layer| layer.nodes.iter().cloned());
    sheet.push(Group::new(nodes.collect()).transform(place));
    painter.paint_over(pixmap, &sheet)
}

/// A picture made of the rows of all samples in turns, to which a palette is fitted.
fn mixture(painter: &Painter, samples: &[Scene], size: (u32, u32)) -> Result<Pixmap, PaintError> {
    /// A palette is fitted to every so many rows: a stripe of each sample holds one.
    const STRIPE: usize = 3;
    let (first, others) = samples.split_first().ok_or(PaintError::Frames)?;
    let (mut mixture, mut pixmap) = (Pixmap::new(0, 0), Pixmap::new(0, 0));
    paint(painter, &mut mixture, first, size)?;
    let row = mixture.width() as usize;
    for (number, scene) in others.iter().enumerate() {
        if scene.theme != first.theme {
            return Err(PaintError::Frames);
        }
        paint(painter, &mut pixmap, scene, size)?;
        let rows = mixture.pixels_mut().chunks_exact_mut(row).zip(pixmap.pixels().chunks_exact(row));
        for (_, (to, from)) in rows.enumerate().filter(|(y, _)| y / STRIPE % samples.len() == number + 1) {
            to.copy_from_slice(from);
        }
    }
    Ok(mixture)
}

/// The picture at half its size: every pixel the middle of four.
fn halved(pixmap: &Pixmap) -> Pixmap {
    let (width, height) = (pixmap.width(), pixmap.height());
    let (half_width, half_height) = (width.div_ceil(2), height.div_ceil(2));
    let mut half = Pixmap::new(half_width, half_height);
    let pixels = pixmap.pixels();
    let (row, last) = (width as usize, height as usize - 1);
    for (y, target) in half.pixels_mut().chunks_exact_mut(half_width as usize).enumerate() {
        let upper = &pixels[2 * y * row..][..row];
        let lower = &pixels[(2 * y + 1).min(last) * row..][..row];
        for (pixel, (above, below)) in target.iter_mut().zip(upper.chunks(2).zip(lower.chunks(2))) {
            for (channel, value) in pixel.iter_mut().enumerate() {
                let sum =
                    |pair: &[[u8; 4]]| u16::from(pair[0][channel]) + u16::from(pair[pair.len() - 1][channel]);
                *value = ((sum(above) + sum(below) + 2) / 4) as u8;
            }
        }
    }
    half
}

/// A GIF in the making, of which only the changed parts are written.
struct Strip {
    encoder: gif::Encoder<Vec<u8>>,
    size: (usize, usize),
    /// The last frame, its indexes, and those of the one before, which are written over.
    shown: Pixmap,
    last: Vec<u8>,
    before: Vec<u8>,
}

impl std::fmt::Debug for Strip {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Strip")
            .field("size", &self.size)
            .field("bytes", &self.bytes())
            .finish_non_exhaustive()
    }
}

impl Strip {
    fn new((width, height): (u32, u32), palette: &Palette) -> Result<Self, PaintError> {
        let mut encoder = gif::Encoder::new(Vec::new(), width as u16, height as u16, &palette.rgb())?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self {
            encoder,
            size: (width as usize, height as usize),
            shown: Pixmap::new(0, 0),
            last: Vec::new(),
            before: Vec::new(),
        })
    }

    /// The number of bytes so far.
    fn bytes(&self) -> usize {
        self.encoder.get_ref().len()
    }

    /// Writes the rectangle in which a frame differs from the last one; what does not differ there is left clear, which packs well. One
    /// rectangle only: players wait after every one of them. What is clear in the picture, its round corners, stays so.
    /// In the pixmap it leaves the frame before.
    fn add(&mut self, palette: &Palette, pixmap: &mut Pixmap, hold: u32) -> Result<(), PaintError> {
        let indexes = self.indexes(palette, pixmap);
        let (x, y, width, height) = self.changed(&indexes);
        let mut part = Vec::with_capacity(width * height);
        for row in (y..y + height).map(|row| row * self.size.0 + x) {
            let new = &indexes[row..row + width];
            match self.last.get(row..row + width) {
                Some(old) => part.extend(
                    new.iter().zip(old).map(|(&new, &old)| if new == old { Palette::CLEAR } else { new }),
                ),
                None => part.extend_from_slice(new),
            }
        }
        self.encoder.write_lzw_pre_encoded_frame(&Frame {
            delay: (hold / 10).min(u32::from(u16::MAX)) as u16,
            dispose: DisposalMethod::Keep,
            transparent: Some(Palette::CLEAR),
            left: x as u16,
            top: y as u16,
            width: width as u16,
            height: height as u16,
            buffer: Cow::Owned(lzw::packed(&part)),
            ..Frame::default()
        })?;
        std::mem::swap(&mut self.shown, pixmap);
        self.before = std::mem::replace(&mut self.last, indexes);
        Ok(())
    }

    /// One index for every pixel; only what differs from the last frame is looked up.
    fn indexes(&mut self, palette: &Palette, pixmap: &Pixmap) -> Vec<u8> {
        /// The pixels that are compared at once.
        const PIECE: usize = 256;
        if self.last.is_empty() {
            return palette.indexes(pixmap);
        }
        let mut indexes = std::mem::take(&mut self.before);
        indexes.clone_from(&self.last);
        let pieces = pixmap.pixels().chunks(PIECE).zip(self.shown.pixels().chunks(PIECE));
        for ((new, old), indexes) in pieces.zip(indexes.chunks_mut(PIECE)) {
            if new.as_flattened() != old.as_flattened() {
                palette.index_all(new, indexes);
            }
        }
        indexes
    }

    fn finish(self) -> Result<Vec<u8>, PaintError> {
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
            if new == old {
                continue;
            }
            let Some(first) = new.iter().zip(old).position(|(a, b)| a != b) else { continue };
            let last = new.iter().zip(old).rposition(|(a, b)| a != b).unwrap_or(first);
            (left, right) = (left.min(first), right.max(last + 1));
            (top, bottom) = (top.min(y), y + 1);
        }
        if left < right { (left, top, right - left, bottom - top) } else { (0, 0, 1, 1) }
    }
}

#[cfg(test)]
mod tests;
