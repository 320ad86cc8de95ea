//! `turnstone score` and `turnstone render`: positions written by people, and pictures of a log.

use std::ffi::OsStr;
use std::path::Path;

use anyhow::{Context as _, anyhow, bail};
use games::title_of;
use rules::{ScoreError, Seat, Viewer};
use tabletop::{History, Picture};

use super::output::{Sheet, is_for_people, say};
use super::progress::Progress;
use super::text_log::TextLog;
use super::{read, title};
use crate::discord::wire::limits;
use crate::pictures::{Pictures, Progress as Film, Replay};
use words::{Lang, Speech};

/// The page that says how positions are written down.
const POSITIONS: &str = include_str!("../../docs/positions.md");

/// What `turnstone score --help` says about the formats.
pub(super) const HELP: &str = "\
Formats, whole in docs/positions.md and by `turnstone score GAME`:
  confusing-lands    {\"shared\": 1, \"cells\": {\"0,0\": {\"s\": \"river\", \"ends\": [\"N\", \"E\"]}, …}}
  harmonies          {\"side\": \"A\", \"cells\": {\"0,0\": [\"brown\", \"green\"], …}, \"cards\": [{\"id\": 29, \"cubes_left\": 2}, …]}
  village-green      {\"village_turned\": false, \"green\": {\"1,3\": 17, …}, \"col_awards\": [12, null, 24], \"row_awards\": […]}
  wolves-and-sheep   [{\"x\": 0, \"y\": 0, \"tile\": \"village_square\", \"face\": 0, \"turn\": 0}, …]";

/// Scores a written position, or explains how to write one.
pub(super) fn score(game: &str, file: Option<&Path>, json: bool) -> anyhow::Result<()> {
    let title = title(game)?;
    let Some(file) = file else {
        return match format_of(game) {
            Some(format) => say(format),
            None => bail!("{}", ScoreError::NotOffered),
        };
    };
    let scored = rules::read_position(&read(file)?).and_then(|position| title.score(&position));
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
    let written = TextLog::read(file)?;
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
            sight.ending(&speech, theme, Some(&History::of(title_of(&log)?, &log, viewer)?))
        } else {
            sight.scene(&speech, theme, picture, None)
        };
        converted(pictures.png(&scene)?, drawing.output)?
    };
    std::fs::write(drawing.output, bytes).with_context(|| format!("writing {}", drawing.output.display()))
}

/// The picture in the format of the file's ending: PNG, and JPEG or WebP if the program is built with `formats`.
fn converted(png: Vec<u8>, output: &Path) -> anyhow::Result<Vec<u8>> {
    let ending = output.extension().and_then(OsStr::to_str).unwrap_or_default().to_ascii_lowercase();
    match &*ending {
        "png" => Ok(png),
        "jpg" | "jpeg" | "webp" => other_format(&png, output),
        _ => bail!("{} does not end in .png, .gif, .jpg or .webp", output.display()),
    }
}

#[cfg(feature = "formats")]
fn other_format(png: &[u8], output: &Path) -> anyhow::Result<Vec<u8>> {
    use image::ImageFormat;
    let picture =
        image::load_from_memory_with_format(png, ImageFormat::Png).context("reading the picture")?;
    let mut bytes = std::io::Cursor::new(Vec::new());
    // JPEG has no transparency; the corners become black there.
    picture
        .to_rgb8()
        .write_to(&mut bytes, ImageFormat::from_path(output)?)
        .context("converting the picture")?;
    Ok(bytes.into_inner())
}

#[cfg(not(feature = "formats"))]
fn other_format(_: &[u8], _: &Path) -> anyhow::Result<Vec<u8>> {
    bail!("this program was built without the feature `formats`: it writes .png and .gif alone")
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
