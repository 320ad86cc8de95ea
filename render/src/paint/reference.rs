//! Reference pictures for tests: a scene must look like the PNG that a person has seen and kept.
//!
//! `BLESS=1` writes the reference and still fails, so that a run which blesses is never a green one.

use std::path::PathBuf;
use std::{env, fs, io};

use super::{PaintError, Painter};
use crate::Scene;

/// How much a channel of a pixel may differ.
const TOLERANCE: u8 = 1;
/// How many bytes a reference may have, so that the repository stays small.
const LARGEST: usize = 60 << 10;

/// Where references are kept.
#[derive(Clone, Debug)]
pub struct References {
    /// The folder of the PNG files, in the repository.
    pub folder: PathBuf,
    /// Where pictures of differences are written, under `target/`.
    pub differences: PathBuf,
}

/// Why a picture is not like its reference.
#[derive(Debug, thiserror::Error)]
pub enum Mismatch {
    /// There is none yet.
    #[error("{0} is missing; write it with BLESS=1 and look at it")]
    Missing(PathBuf),
    /// It has just been written.
    #[error("{0} has been written; look at it and run the test again without BLESS")]
    Blessed(PathBuf),
    /// The size has changed.
    #[error("the picture is {found:?}, the reference {expected:?} pixels")]
    Size {
        /// Width and height of the reference.
        expected: (u32, u32),
        /// Width and height of the picture.
        found: (u32, u32),
    },
    /// Pixels have changed.
    #[error("{pixels} pixels differ, by up to {worst}: expected | difference | actual in {shown}")]
    Different {
        /// How many pixels differ by more than the tolerance.
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
    /// When they differ by more than one step in any channel, when there is no reference yet, and always when the
    /// variable `BLESS` is set, after the reference has been written.
    pub fn check(&self, name: &str, painter: &Painter, scene: &Scene) -> Result<(), Mismatch> {
        let file = self.folder.join(format!("{name}.png"));
        let actual = painter.png(scene)?;
        if actual.len() > LARGEST {
            return Err(Mismatch::Large(actual.len()));
        }
        if env::var_os("BLESS").is_some() {
            fs::create_dir_all(&self.folder)?;
            fs::write(&file, &actual)?;
            return Err(Mismatch::Blessed(file));
        }
        if !file.exists() {
            return Err(Mismatch::Missing(file));
        }
        let (expected, actual) = (Pixels::read(&fs::read(&file)?)?, Pixels::read(&actual)?);
        if expected.size != actual.size {
            return Err(Mismatch::Size { expected: expected.size, found: actual.size });
        }
        let apart = expected.differences(&actual);
        let pixels = apart.iter().filter(|&&apart| apart > TOLERANCE).count();
        if pixels == 0 {
            return Ok(());
        }
        fs::create_dir_all(&self.differences)?;
        let shown = self.differences.join(format!("{name}.png"));
        fs::write(&shown, expected.panels(&apart, &actual)?)?;
        Err(Mismatch::Different { pixels, worst: apart.into_iter().max().unwrap_or(0), shown })
    }
}

/// A picture in full colour.
struct Pixels {
    size: (u32, u32),
    rgba: Vec<[u8; 4]>,
}

impl Pixels {
    fn read(bytes: &[u8]) -> Result<Self, png::DecodingError> {
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

    /// Expected, difference (red on a pale ground) and actual side by side.
    fn panels(&self, apart: &[u8], actual: &Self) -> Result<Vec<u8>, png::EncodingError> {
        let (width, height) = (self.size.0 as usize, self.size.1);
        let mut data = Vec::with_capacity(self.rgba.len() * 12);
        for row in 0..height as usize {
            let line = row * width..(row + 1) * width;
            data.extend(self.rgba[line.clone()].iter().flatten());
            for (apart, pixel) in apart[line.clone()].iter().zip(&self.rgba[line.clone()]) {
                let pale = 200 + pixel[1] / 5;
                data.extend(if *apart > TOLERANCE { [230, 0, 40, 255] } else { [pale, pale, pale, 255] });
            }
            data.extend(actual.rgba[line].iter().flatten());
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
    use crate::{Color, Painter, Path, Rect, Scene, Shape, Theme};

    fn scene(side: f32) -> Scene {
        let mut scene = Scene::new((120, 90), Theme::Paper);
        scene.push(Shape::new(Path::rect(Rect::new(40.0, 30.0, side, side))).fill(Color::BLACK));
        scene
    }

    #[test]
    fn a_changed_picture_is_found_and_shown() {
        let folder = std::env::temp_dir().join(format!("turnstone-references-{}", std::process::id()));
        let references = References { folder: folder.clone(), differences: folder.join("differences") };
        let painter = Painter::new();
        assert!(matches!(references.check("square", &painter, &scene(20.0)), Err(Mismatch::Missing(_))));
        std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
        let png = painter.png(&scene(20.0)).expect("paintable");
        std::fs::write(folder.join("square.png"), png).expect("the temporary folder can be written");
        assert!(references.check("square", &painter, &scene(20.0)).is_ok());
        let Err(Mismatch::Different { pixels, worst, shown }) =
            references.check("square", &painter, &scene(21.0))
        else {
            panic!("a larger square is another picture");
        };
        assert_eq!(pixels, 41);
        assert!(worst > 200 && shown.exists());
        std::fs::remove_dir_all(folder).expect("the temporary folder can be removed");
    }
}
