use std::path::Path;

use anyhow::{Context as _, bail};
use games::{AnyTable, Log, Picture, Seat, Viewer, replay};

use super::{read, say, title};
use crate::words::{Lang, Speech};

/// Scores a written-down position.
pub(super) fn score(game: &str, file: &Path) -> anyhow::Result<()> {
    let title = title(game)?;
    let position = serde_json::from_str(&read(file)?).context("the position is not JSON")?;
    let score = title.score(&position)?;
    say(&score.to_string());
    Ok(())
}

/// Draws a position of a log.
pub(super) fn draw(
    file: &Path,
    at: Option<usize>,
    viewer: &str,
    lang: &str,
    theme: &str,
    output: &Path,
) -> anyhow::Result<()> {
    let mut log: Log = read(file)?.parse().context("this is not a text log")?;
    if let Some(at) = at {
        if at >= log.entries.len() {
            bail!("the log has {} entries behind the set-up", log.entries.len() - 1);
        }
        log.entries.truncate(at + 1);
    }
    let table = replay(&log, |_, _, _| ()).map_err(|error| super::replay::in_english(&error))?;
    let viewer = read_viewer(viewer, table.as_ref())?;
    let lang: Lang = lang.parse()?;
    let theme = crate::pictures::theme(theme).with_context(|| format!("no theme is called \"{theme}\""))?;
    let picture = if viewer == Viewer::Public { Picture::Table } else { Picture::Panel };
    let scene = table.sight(viewer).scene(&Speech::new(lang, Vec::new()), theme, picture, None);
    let png = crate::pictures::Pictures::default().png(&scene).context("drawing")?;
    std::fs::write(output, png).with_context(|| format!("writing {}", output.display()))
}

fn read_viewer(text: &str, table: &dyn AnyTable) -> anyhow::Result<Viewer> {
    if text == "public" {
        return Ok(Viewer::Public);
    }
    match text.parse::<u8>() {
        Ok(number) if (1..=table.seats()).contains(&number) => Ok(Viewer::Seat(Seat(number - 1))),
        _ => bail!("--viewer takes \"public\" or a seat from 1 to {}", table.seats()),
    }
}
