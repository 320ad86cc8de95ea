//! `turnstone score` and `turnstone render`: positions that people write down, and pictures of a log.

use std::io::Cursor;
use std::path::Path;

use anyhow::{Context as _, anyhow, bail};
use games::{History, Picture, ScoreError, Seat, Viewer};
use jpeg_encoder::SamplingFactor;

use super::output::{Sheet, is_for_people, say};
use super::progress::Progress;
use super::written::Written;
use super::{read, title};
use crate::discord::wire::limits;
use crate::pictures::{Pictures, Progress as Film, Replay};
use words::{Lang, Speech};

/// The quality of a JPEG, of a hundred.
const QUALITY: u8 = 85;

/// The page that says how positions are written down.
const POSITIONS: &str = include_str!("../../docs/positions.md");

/// What `turnstone score --help` says of the formats.
pub(super) const HELP: &str = "\
Formats, whole in docs/positions.md and by `turnstone score GAME`:
  confusing-lands    {\"shared\": 1, \"cells\": {\"0,0\": {\"s\": \"river\", \"ends\": [\"N\", \"E\"]}, …}}
  harmonies          {\"side\": \"A\", \"cells\": {\"0,0\": [\"brown\", \"green\"], …}, \"cards\": [{\"id\": 29, \"cubes_left\": 2}, …]}
  village-green      {\"village_turned\": false, \"green\": {\"1,3\": 17, …}, \"col_awards\": [12, null, 24], \"row_awards\": […]}
  wolves-and-sheep   [{\"x\": 0, \"y\": 0, \"tile\": \"village_square\", \"face\": 0, \"turn\": 0}, …]";

/// Scores a written-down position, or says how one is written.
pub(super) fn score(game: &str, file: Option<&Path>, json: bool) -> anyhow::Result<()> {
    let title = title(game)?;
    let Some(file) = file else {
        return match format_of(game) {
            Some(format) => say(format),
            None => bail!("{}", ScoreError::NotOffered),
        };
    };
    let scored = games::read_position(&read(file)?).and_then(|position| title.score(&position));
    let score = scored.map_err(|error| match error {
        ScoreError::NotOffered => anyhow!("{error}"),
        ScoreError::Position(_) => {
            anyhow!("{}: {error} (`turnstone score {game}` says how a position is written)", file.display())
        }
    })?;
    if is_for_people(json) {
        let mut sheet = Sheet::default();
        sheet.object(&score);
        return sheet.print();
    }
    say(&score.to_string())
}

/// The part of the page about the game with that id.
fn format_of(game: &str) -> Option<&'static str> {
    let parts = POSITIONS.split("\n## ").skip(1);
    parts
        .map(str::trim)
        .find(|part| part.lines().next().is_some_and(|heading| heading.ends_with(&format!("`{game}`"))))
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

/// Draws a position of a log, or the way there as an animation.
pub(super) async fn draw(file: &Path, drawing: &Drawing<'_>) -> anyhow::Result<()> {
    let written = Written::read(file)?;
    let last = drawing.at.unwrap_or(written.last());
    if last > written.last() {
        bail!("--at takes the number of an entry: 0, the set-up, to {}", written.last());
    }
    let viewer = read_viewer(drawing.viewer, written.log.header.seats)?;
    let speech = Speech::nameless(drawing.lang.parse::<Lang>()?);
    let theme = crate::pictures::theme(drawing.theme)
        .with_context(|| format!("no theme is called \"{}\"; there are: paper, night", drawing.theme))?;
    let picture = if viewer == Viewer::Public { Picture::Table } else { Picture::Panel };
    let moving = drawing.output.extension().is_some_and(|extension| extension == "gif");
    let table = written.replay(last, |_, _, _| ())?;
    let pictures = Pictures::default();
    let bytes = if moving {
        let mut log = written.log;
        log.entries.truncate(last + 1);
        let progress = Progress::begin("drawing", None);
        let replay = Replay { log, viewer, speech, theme, most: limits::FILE };
        let told = |film: Film| progress.note_of(film.drawn as u64, film.frames as u64);
        pictures.shoot(replay, told).await?
    } else {
        let sight = table.sight(viewer);
        let scene = if table.turn().outcome().is_some() {
            let mut log = written.log;
            log.entries.truncate(last + 1);
            sight.ending(&speech, theme, Some(&History::of(&log)?))
        } else {
            sight.scene(&speech, theme, picture, None)
        };
        converted(pictures.png(&scene)?, drawing.output)?
    };
    std::fs::write(drawing.output, bytes).with_context(|| format!("writing {}", drawing.output.display()))
}

/// The picture in the format that the file's ending names: PNG, JPEG or WebP.
fn converted(png: Vec<u8>, output: &Path) -> anyhow::Result<Vec<u8>> {
    let ending = output.extension().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    let mut bytes = Vec::new();
    match ending.as_str() {
        "png" => return Ok(png),
        "jpg" | "jpeg" => {
            let (pixels, width, height) = opaque(&png)?;
            let (width, height) = (width.try_into()?, height.try_into()?);
            let mut encoder = jpeg_encoder::Encoder::new(&mut bytes, QUALITY);
            // Lettering on colours stays sharp.
            encoder.set_sampling_factor(SamplingFactor::F_1_1);
            encoder
                .encode(&pixels, width, height, jpeg_encoder::ColorType::Rgb)
                .context("converting the picture")?;
        }
        "webp" => {
            let (pixels, width, height) = opaque(&png)?;
            let encoder = image_webp::WebPEncoder::new(&mut bytes);
            encoder
                .encode(&pixels, width, height, image_webp::ColorType::Rgb8)
                .context("converting the picture")?;
        }
        _ => bail!("{} does not end in .png, .gif, .jpg or .webp", output.display()),
    }
    Ok(bytes)
}

/// The pixels of a picture in three bytes each, with its width and height. JPEG knows no transparency; the corners become black.
fn opaque(png: &[u8]) -> anyhow::Result<(Vec<u8>, u32, u32)> {
    let mut decoder = png::Decoder::new(Cursor::new(png));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().context("reading the picture")?;
    let mut pixels = vec![0; reader.output_buffer_size().context("the picture is too large")?];
    let frame = reader.next_frame(&mut pixels).context("reading the picture")?;
    pixels.truncate(frame.buffer_size());
    let pixels = match frame.color_type {
        png::ColorType::Rgb => pixels,
        png::ColorType::Rgba => {
            pixels.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
        }
        other => bail!("a picture of pixels as {other:?}"),
    };
    Ok((pixels, frame.width, frame.height))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_becomes_what_its_file_is_called() {
        let mut png = Vec::new();
        let mut encoder = png::Encoder::new(&mut png, 8, 4);
        encoder.set_color(png::ColorType::Rgba);
        let mut writer = encoder.write_header().expect("a header");
        writer.write_image_data(&[200, 100, 50, 255].repeat(32)).expect("the pixels");
        writer.finish().expect("a picture");
        let as_file = |name: &str| converted(png.clone(), Path::new(name));
        assert_eq!(as_file("a.png").expect("a PNG"), png);
        for name in ["a.jpg", "a.JPEG"] {
            assert!(as_file(name).expect("a JPEG").starts_with(&[0xff, 0xd8, 0xff]), "{name}");
        }
        let webp = as_file("a.webp").expect("a WebP");
        assert!(webp.starts_with(b"RIFF") && webp[8..].starts_with(b"WEBP"));
        for name in ["a.bmp", "png", "a"] {
            assert!(as_file(name).is_err_and(|error| error.to_string().ends_with(".jpg or .webp")), "{name}");
        }
        assert_eq!(opaque(&png).expect("its pixels"), ([200, 100, 50].repeat(32), 8, 4));
    }
}
