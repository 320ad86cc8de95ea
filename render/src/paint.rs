//! Scene → PNG, and several scenes → an animated GIF.

mod canvas;
mod encode;
mod film;
mod glyphs;
mod layers;
pub mod palette;
pub mod reference;
mod runs;
mod shadow;
mod sheet;
mod skia;
mod surface;

use std::sync::{Mutex, MutexGuard, PoisonError};

pub use film::Film;
pub use surface::{Surface, draw};
pub use tiny_skia::Pixmap;

use crate::Scene;
use canvas::Canvas;
use glyphs::Glyphs;
use layers::Layers;
use palette::Palette;

/// The largest side of a picture, in pixels.
const LARGEST: u32 = 4096;

/// Why a scene could not be painted.
#[derive(Debug, thiserror::Error)]
pub enum PaintError {
    /// A side is zero or beyond 4096 pixels.
    #[error("a picture of {width}×{height} pixels cannot be painted")]
    Size {
        /// Its width.
        width: u32,
        /// Its height.
        height: u32,
    },
    /// The frames of an animation differ in theme, or there are none.
    #[error("an animation needs frames of one theme")]
    Frames,
    /// An animation grows beyond so many bytes even at half the size.
    #[error("the animation does not fit into {0} bytes")]
    Large(usize),
    /// The PNG encoder failed.
    #[error("encoding the PNG")]
    Png(#[from] png::EncodingError),
    /// The GIF encoder failed.
    #[error("encoding the GIF")]
    Gif(#[from] gif::EncodingError),
}

/// Paints scenes. One painter serves the whole process: it keeps rasterised letters and fixed layers, in bounded
/// space, and may be shared between threads.
#[derive(Debug, Default)]
pub struct Painter {
    glyphs: Mutex<Glyphs>,
    layers: Mutex<Layers>,
}

impl Painter {
    /// A painter with empty caches, bounded to 32 MB together.
    pub fn new() -> Self {
        Self::default()
    }

    /// The picture as a palette PNG.
    ///
    /// # Errors
    /// When the picture has no size or an enormous one.
    pub fn png(&self, scene: &Scene) -> Result<Vec<u8>, PaintError> {
        let pixmap = self.pixmap(scene)?;
        let palette = Palette::of(scene.theme).fitted(&pixmap);
        encode::png(scene, &palette.indexes(&pixmap), &palette)
    }

    /// The picture in full colour, before the palette.
    ///
    /// # Errors
    /// When the picture has no size or an enormous one.
    pub fn pixmap(&self, scene: &Scene) -> Result<Pixmap, PaintError> {
        let size = PaintError::Size { width: scene.width, height: scene.height };
        if scene.width > LARGEST || scene.height > LARGEST {
            return Err(size);
        }
        let (kept, mut start) = self.kept(scene);
        let ground = match kept {
            Some(pixmap) => pixmap,
            None => Pixmap::new(scene.width, scene.height).ok_or(size)?,
        };
        let fixed = fixed_layers(scene);
        let mut canvas = Canvas::new(ground, &self.glyphs);
        while start < scene.layers.len() {
            draw(&mut canvas, &scene.layers[start].nodes);
            start += 1;
            if start == fixed {
                lock(&self.layers).keep(layers::Key::of(scene, fixed), canvas.ground());
            }
        }
        Ok(canvas.finish())
    }

    /// The longest run of fixed layers at the back that has been painted before, and how many layers it covers.
    fn kept(&self, scene: &Scene) -> (Option<Pixmap>, usize) {
        let mut layers = lock(&self.layers);
        let found = (1..=fixed_layers(scene)).rev().find_map(|count| {
            layers.find(&layers::Key::of(scene, count)).map(|pixmap| (Some(pixmap), count))
        });
        found.unwrap_or((None, 0))
    }
}

/// Counts the layers at the back that have a key.
fn fixed_layers(scene: &Scene) -> usize {
    scene.layers.iter().take_while(|layer| layer.key.is_some()).count()
}

/// A cache is whole between any two statements, so a panic elsewhere does not spoil it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
