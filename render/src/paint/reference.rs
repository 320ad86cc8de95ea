//! Reference pictures for tests: a scene must look like the PNG that a person has seen and kept.
//!
//! `TURNSTONE_MAKE_REFERENCES=1` writes the references anew and still fails: a run that makes them is never green.

use std::path::PathBuf;
use std::{env, fs, io};

use super::{PaintError, Painter};
use crate::scene::Scene;

/// The variable that makes tests write references.
const MAKE: &str = "TURNSTONE_MAKE_REFERENCES";
/// The most that a channel of a pixel may differ.
const TOLERANCE: u8 = 2;
/// One pixel in so many may differ by more: another processor may draw an edge differently.
const SPARE: usize = 50_000;
/// The most bytes of a reference, so that the repository stays small.
const LARGEST: usize = 150 << 10;

/// A folder of references, and one for differences.
#[derive(Clone, Debug)]
pub struct References {
    /// The folder of the PNG files, in the repository.
    pub folder: PathBuf,
    /// The folder of the pictures of differences, under `target/`.
    pub differences: PathBuf,
}

/// Why a picture differs from its reference.
#[derive(Debug, thiserror::Error)]
pub enum Mismatch {
    /// There is no reference yet.
    #[error("{0} is missing; write it with {MAKE}=1 and look at it")]
    Missing(PathBuf),
    /// The test has just written the reference.
    #[error("{0} has been written; look at it and run the test again without {MAKE}")]
    Made(PathBuf),
    /// The size has changed.
    #[error("the picture has {found:?} pixels, the reference {expected:?}: see {shown}")]
    Size {
        /// Width and height of the reference.
        expected: (u32, u32),
        /// Width and height of the picture.
        found: (u32, u32),
        /// The picture as it is now.
        shown: PathBuf,
    },
    /// Pixels have changed.
    #[error("{pixels} pixels differ, by up to {worst}: expected | actual | difference in {shown}")]
    Different {
        /// The number of pixels that differ by more than the tolerance.
        pixels: usize,
        /// The largest difference of a channel.
        worst: u8,
        /// The picture of the difference.
        shown: PathBuf,
    },
    /// The picture has too many bytes for a reference.
    #[error("the reference would have {0} bytes")]
    Large(usize),
    /// The scene could not be painted.
    #[error(transparent)]
    Paint(#[from] PaintError),
    /// A file could not be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// A PNG could not be read.
    #[error(transparent)]
    Decoding(#[from] png::DecodingError),
    /// The difference could not be written.
    #[error(transparent)]
    Encoding(#[from] png::EncodingError),
}

impl References {
    /// Compares the scene with the reference `name`.png.
    ///
    /// # Errors
    /// If more than a few pixels differ by more than the tolerance, if there is no reference yet, and always if the variable
    /// `TURNSTONE_MAKE_REFERENCES` is set, after the reference has been written.
    pub fn check(&self, name: &str, painter: &Painter, scene: &Scene) -> Result<(), Mismatch> {
        let file = self.folder.join(format!("{name}.png"));
        let png = painter.png(scene)?;
        if png.len() > LARGEST {
            return Err(Mismatch::Large(png.len()));
        }
        if env::var_os(MAKE).is_some() {
            fs::create_dir_all(&self.folder)?;
            fs::write(&file, &png)?;
            return Err(Mismatch::Made(file));
        }
        if !file.exists() {
            return Err(Mismatch::Missing(file));
        }
        let (expected, actual) = (Pixels::read(&fs::read(&file)?)?, Pixels::read(&png)?);
        let show = |bytes: &[u8]| {
            fs::create_dir_all(&self.differences)?;
            let shown = self.differences.join(format!("{name}.png"));
            fs::write(&shown, bytes).map(|()| shown)
        };
        if expected.size != actual.size {
            let shown = show(&png)?;
            return Err(Mismatch::Size { expected: expected.size, found: actual.size, shown });
        }
        let apart = expected.differences(&actual);
        let pixels = apart.iter().filter(|&&apart| apart > TOLERANCE).count();
        if pixels <= apart.len() / SPARE {
            return Ok(());
        }
        let shown = show(&expected.panels(&actual, &apart)?)?;
        Err(Mismatch::Different { pixels, worst: apart.into_iter().max().unwrap_or(0), shown })
    }
}

/// A picture in full colour.
pub(super) struct Pixels {
    size: (u32, u32),
    pub(super) rgba: Vec<[u8; 4]>,
}

impl Pixels {
    pub(super) fn read(bytes: &[u8]) -> Result<Self, png::DecodingError> {
        let mut decoder = png::Decoder::new(io::Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
        let mut reader = decoder.read_info()?;
        let size = (reader.info().width, reader.info().height);
        let mut buffer = vec![0; size.0 as usize * size.1 as usize * 4];
        reader.next_frame(&mut buffer)?;
        Ok(Self { size, rgba: buffer.as_chunks::<4>().0.to_vec() })
    }

    /// The largest difference of a channel, for every pixel.
    fn differences(&self, other: &Self) -> Vec<u8> {
        let apart =
            |(a, b): (&[u8; 4], &[u8; 4])| a.iter().zip(b).map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0);
        self.rgba.iter().zip(&other.rgba).map(apart).collect()
    }

    /// Expected, actual and difference (red on a pale ground) next to each other.
    fn panels(&self, actual: &Self, apart: &[u8]) -> Result<Vec<u8>, png::EncodingError> {
        let (width, height) = (self.size.0 as usize, self.size.1);
        let mut data = Vec::with_capacity(self.rgba.len() * 12);
        for row in 0..height as usize {
            let line = row * width..(row + 1) * width;
            data.extend(self.rgba[line.clone()].iter().flatten());
            data.extend(actual.rgba[line.clone()].iter().flatten());
            for (apart, pixel) in apart[line.clone()].iter().zip(&self.rgba[line]) {
                let pale = 200 + pixel[1] / 5;
                data.extend(if *apart > TOLERANCE { [230, 0, 40, 255] } else { [pale, pale, pale, 255] });
            }
        }
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.size.0 * 3, height);
        encoder.set_color(png::ColorType::Rgba);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&data)?;
        writer.finish()?;
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::{Mismatch, References};
    use crate::color::Color;
    use crate::geometry::Rect;
    use crate::paint::Painter;
    use crate::scene::{Path, Scene, Shape};
    use crate::theme::Theme;

    fn scene((width, height): (u32, u32), side: f32) -> Scene {
        let mut scene = Scene::new((width, height), Theme::Paper);
        scene.push(Shape::new(Path::rect(Rect::new(40.0, 30.0, side, side))).fill(Color::BLACK));
        scene
    }

    /// Keeps the picture with a square of one side as a reference and compares the one with a square of another side to it.
    fn compare(folder: &str, size: (u32, u32), (kept, now): (f32, f32)) -> Result<(), Mismatch> {
        let folder = std::env::temp_dir().join(format!("turnstone-{folder}-{}", std::process::id()));
        let references = References { folder: folder.clone(), differences: folder.join("differences") };
        let painter = Painter::new();
        assert!(matches!(references.check("square", &painter, &scene(size, now)), Err(Mismatch::Missing(_))));
        std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
        let png = painter.png(&scene(size, kept)).expect("paintable");
        std::fs::write(folder.join("square.png"), png).expect("the temporary folder can be written");
        let compared = references.check("square", &painter, &scene(size, now));
        if let Err(Mismatch::Different { shown, .. }) = &compared {
            assert!(shown.exists());
        }
        std::fs::remove_dir_all(folder).expect("the temporary folder can be removed");
        compared
    }

    #[test]
    fn a_changed_picture_is_found_and_shown() {
        assert!(compare("same", (120, 90), (20.0, 20.0)).is_ok());
        let Err(Mismatch::Different { pixels, worst, .. }) = compare("larger", (120, 90), (20.0, 21.0))
        else {
            panic!("a larger square is another picture");
        };
        assert_eq!(pixels, 41);
        assert!(worst > 200);
    }

    #[test]
    fn one_pixel_in_fifty_thousand_may_differ() {
        assert!(compare("pixel", (250, 200), (0.0, 1.0)).is_ok());
        assert!(matches!(
            compare("pixels", (250, 200), (0.0, 2.0)),
            Err(Mismatch::Different { pixels: 4, .. })
        ));
        assert!(matches!(
            compare("small", (120, 90), (0.0, 1.0)),
            Err(Mismatch::Different { pixels: 1, .. })
        ));
    }
}
