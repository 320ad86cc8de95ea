//! Scene → PNG, and several scenes → an animated GIF.

mod bands;
mod canvas;
pub mod contrast;
mod crew;
mod encode;
mod film;
mod glyphs;
mod ink;
mod kept;
mod list;
mod lzw;
mod outline;
mod packing;
pub mod palette;
mod pen;
mod pixmap;
mod raster;
pub mod reference;
mod runs;
mod shadow;
mod sheet;
mod tiling;

use std::sync::Arc;

pub use film::Film;
pub use pixmap::Pixmap;

use crate::scene::Scene;
use crate::theme::Theme;
use bands::Bands;
use canvas::Canvas;
use glyphs::Glyphs;
use kept::Kept;
use list::List;
use palette::Palette;
use raster::Raster;
use shadow::Shadows;

/// The largest side of a picture, in pixels.
const LARGEST: u32 = 4096;
/// The most bytes of the kept palettes.
const PALETTES: usize = 6 << 20;

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
    /// An animation becomes larger than so many bytes.
    #[error("the animation does not fit into {0} bytes")]
    Large(usize),
    /// The PNG encoder failed.
    #[error("encoding the PNG")]
    Png(#[from] png::EncodingError),
    /// The GIF encoder failed.
    #[error("encoding the GIF")]
    Gif(#[from] gif::EncodingError),
}

/// Paints scenes. One painter serves the whole process: it keeps, in bounded space, what it has painted and may need again, and threads may
/// share it. Kept things are found by their looks, so a picture is the same with or without them.
#[derive(Debug)]
pub struct Painter {
    glyphs: Glyphs,
    shadows: Shadows,
    bands: Bands,
    palettes: Kept<(Theme, &'static [u32]), Arc<Palette>>,
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}

impl Painter {
    /// A painter that has kept nothing yet, and never keeps more than 32 MB.
    pub fn new() -> Self {
        Self {
            glyphs: Glyphs::default(),
            shadows: Shadows::default(),
            bands: Bands::default(),
            palettes: Kept::new(PALETTES),
        }
    }

    /// The picture as a palette PNG.
    ///
    /// # Errors
    /// If the picture has no size or an enormous one.
    pub fn png(&self, scene: &Scene) -> Result<Vec<u8>, PaintError> {
        let size = size(scene)?;
        let list = List::of(scene);
        let palette = self.palette(scene);
        let bands = self.bands.of(&list, size, &palette, || self.canvas());
        encode::png(scene, &bands, &palette)
    }

    /// The picture in full colour, before the palette.
    ///
    /// # Errors
    /// If the picture has no size or an enormous one.
    pub fn pixmap(&self, scene: &Scene) -> Result<Pixmap, PaintError> {
        let mut pixmap = Pixmap::new(0, 0);
        self.paint_over(&mut pixmap, scene)?;
        Ok(pixmap)
    }

    /// Paints the picture in full colour over a pixmap that is no longer needed: new ones cost a fifth of a film.
    fn paint_over(&self, pixmap: &mut Pixmap, scene: &Scene) -> Result<(), PaintError> {
        self.bands.pixmap(pixmap, &List::of(scene), size(scene)?, || self.canvas());
        Ok(())
    }

    /// The bytes of everything kept.
    pub fn bytes(&self) -> usize {
        self.glyphs.0.bytes() + self.shadows.0.bytes() + self.bands.bytes() + self.palettes.bytes()
    }

    /// Frees the memory of everything kept. The next picture takes as long as the first one, and looks the same.
    pub fn forget(&self) {
        self.glyphs.0.clear();
        self.shadows.0.clear();
        self.bands.clear();
        self.palettes.clear();
    }

    fn canvas(&self) -> Canvas<'_> {
        Canvas { glyphs: &self.glyphs, shadows: &self.shadows, raster: Raster::default(), spare: Vec::new() }
    }

    /// The colours of that scene's picture.
    pub fn palette(&self, &Scene { theme, swatches, .. }: &Scene) -> Arc<Palette> {
        let key = (theme, swatches.of(theme));
        self.palettes.find(&key).unwrap_or_else(|| {
            let palette = Arc::new(Palette::of(theme).with(key.1));
            self.palettes.keep(key, palette, palette::BYTES)
        })
    }
}

/// The size of a picture that can be painted.
fn size(scene: &Scene) -> Result<(u32, u32), PaintError> {
    let size = (scene.width, scene.height);
    if (1..=LARGEST).contains(&size.0) && (1..=LARGEST).contains(&size.1) {
        Ok(size)
    } else {
        Err(PaintError::Size { width: size.0, height: size.1 })
    }
}

#[cfg(test)]
mod tests;
