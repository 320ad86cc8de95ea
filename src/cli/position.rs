use std::io::Cursor;
use std::path::Path;

use anyhow::{Context as _, bail};
use games::{AnyTable, Picture, Seat, Viewer};
use image::ImageFormat;

use super::output::say;
use super::replay::Written;
use super::{read, title};
use crate::pictures::Pictures;
use crate::words::{Lang, Speech};

/// Scores a written-down position.
pub(super) fn score(game: &str, file: &Path) -> anyhow::Result<()> {
    let title = title(game)?;
    let position = serde_json::from_str(&read(file)?).context("the position is not JSON")?;
    let score = title.score(&position)?;
    say(&score.to_string())
}

/// The arguments of `turnstone render` apart from the log.
pub(super) struct Drawing<'a> {
    /// The number of the last entry; none: the log's last.
    pub(super) at: Option<usize>,
    /// `public`, or a seat counted from 1.
    pub(super) viewer: &'a str,
    /// Two letters.
    pub(super) lang: &'a str,
    /// `paper` or `night`.
    pub(super) theme: &'a str,
    /// The picture's file: `.png`, `.jpg`, `.webp`, or `.gif` for an animation of the whole log.
    pub(super) output: &'a Path,
}

/// The time for which a frame of an animation is shown.
const FRAME_MS: u32 = 1500;

/// Draws a position of a log, or all of them one after the other.
pub(super) fn draw(file: &Path, drawing: &Drawing<'_>) -> anyhow::Result<()> {
    let written = Written::read(file)?;
    let last = drawing.at.unwrap_or(written.last());
    if last > written.last() {
        bail!("--at takes the number of an entry: 0, the set-up, to {}", written.last());
    }
    let viewer = read_viewer(drawing.viewer, written.log.header.seats)?;
    let speech = Speech::new(drawing.lang.parse::<Lang>()?, Vec::new());
    let theme = crate::pictures::theme(drawing.theme)
        .with_context(|| format!("no theme is called \"{}\"; there are: paper, night", drawing.theme))?;
    let picture = if viewer == Viewer::Public { Picture::Table } else { Picture::Panel };
    let scene = |table: &dyn AnyTable| table.sight(viewer).scene(&speech, theme, picture, None);
    let moving = drawing.output.extension().is_some_and(|extension| extension == "gif");
    let mut frames = Vec::new();
    let table = written.replay(last, |_, table, _| {
        if moving {
            frames.push(scene(table));
        }
    })?;
    let pictures = Pictures::new()?;
    let bytes = if moving {
        pictures.gif(&frames, FRAME_MS)?
    } else {
        converted(pictures.png(&scene(table.as_ref()))?, drawing.output)?
    };
    std::fs::write(drawing.output, bytes).with_context(|| format!("writing {}", drawing.output.display()))
}

/// The picture in the format that the file's ending names: PNG, JPEG or WebP.
fn converted(png: Vec<u8>, output: &Path) -> anyhow::Result<Vec<u8>> {
    let format = ImageFormat::from_path(output)
        .with_context(|| format!("{} does not end in .png, .gif, .jpg or .webp", output.display()))?;
    if format == ImageFormat::Png {
        return Ok(png);
    }
    let mut bytes = Cursor::new(Vec::new());
    let picture =
        image::load_from_memory_with_format(&png, ImageFormat::Png).context("reading the picture")?;
    // JPEG knows no transparency; the corners become black there.
    picture.to_rgb8().write_to(&mut bytes, format).context("converting the picture")?;
    Ok(bytes.into_inner())
}

fn read_viewer(text: &str, seats: u8) -> anyhow::Result<Viewer> {
    if text == "public" {
        return Ok(Viewer::Public);
    }
    match text.parse::<u8>() {
        Ok(number) if (1..=seats).contains(&number) => Ok(Viewer::Seat(Seat(number - 1))),
        _ => bail!("--viewer takes \"public\" or a seat from 1 to {seats}"),
    }
}
