//! Standings in words: for those who cannot see the picture, and where there is none.

use games::Words as _;

use super::{Ladder, Line};
use crate::discord::wire::limits;
use host::rating::Rating;
use words::{Speech, table_within, tame};

/// The columns of a table that a phone has room for.
const COLUMNS: usize = 34;
/// The most letters of a name in a description.
const NAME: usize = 32;

/// The title of a ladder.
pub(super) fn ladder_title(ladder: &Ladder, speech: &Speech) -> String {
    let Some(title) = ladder.title else { return speech.say("ladder-title-all") };
    speech.text("ladder-title", &[("game", game(title.id(), speech).into())])
}

/// The season of a ladder, and how many people are on it.
pub(super) fn span(ladder: &Ladder, speech: &Speech) -> String {
    let season = ladder.season.clone().unwrap_or_else(|| speech.say("ladder-always"));
    speech.text("ladder-span", &[("season", season.into()), ("people", ladder.people.into())])
}

/// The name of a game.
fn game(id: &str, speech: &Speech) -> String {
    speech.say(&format!("{id}-name"))
}

/// A ladder for those who cannot see its picture: as many people as there is room for, and whoever asks in any case.
pub(crate) fn ladder_alt(ladder: &Ladder, speech: &Speech) -> String {
    let head = format!("{}. {}.", ladder_title(ladder, speech), span(ladder, speech));
    let lines: Vec<String> = ladder.rows.iter().map(|line| described(line, speech)).collect();
    let own =
        ladder.rows.iter().chain(&ladder.own).find(|line| line.is_own).map(|line| described(line, speech));
    let length = |text: &str| text.encode_utf16().count() + 1;
    let room = limits::ALT_TEXT - length(&head) - own.as_deref().map_or(0, length);
    let mut told = limits::first_lines(&lines, room);
    if let Some(own) = own.filter(|own| told.lines().all(|line| line != own)) {
        told = format!("{told}\n{own}");
    }
    limits::fit(&format!("{head}\n{}", told.trim_start()), limits::ALT_TEXT)
}

/// A person on a ladder in a line of plain words.
fn described(line: &Line, speech: &Speech) -> String {
    let standing = &line.standing;
    let args = [
        ("place", line.place.map_or_else(|| "–".to_owned(), |place| format!("{place}.")).into()),
        ("name", limits::fit(&tame(&line.name(speech)), NAME).into()),
        ("rating", line.rating().into()),
        ("games", standing.games.into()),
        ("wins", standing.wins.into()),
    ];
    let mut told = speech.text("ladder-alt", &args);
    if standing.streak > 1 {
        told = speech.text("ladder-alt-streak", &[("line", told.into()), ("streak", standing.streak.into())]);
    }
    if line.is_own { speech.text("ladder-alt-own", &[("line", told.into())]) } else { told }
}

/// A ladder as a message without a picture. The row of whoever asks begins with a sign.
pub(crate) fn ladder_text(ladder: &Ladder, speech: &Speech) -> String {
    let headings =
        ["name", "points", "games", "wins"].map(|column| speech.say(&format!("ladder-column-{column}")));
    let headings: Vec<String> = std::iter::once("#".to_owned()).chain(headings).collect();
    let mut rows: Vec<Vec<String>> = ladder.rows.iter().map(|line| row(line, speech)).collect();
    if let Some(own) = &ladder.own {
        rows.push(["…", "", "", "", ""].map(str::to_owned).into());
        rows.push(row(own, speech));
    }
    let mut lines =
        vec![format!("## {}", ladder_title(ladder, speech)), format!("-# {}", span(ladder, speech))];
    lines.push(table_within(COLUMNS, &headings, &rows));
    if ladder.rows.iter().chain(&ladder.own).any(|line| line.place.is_none()) {
        let young = speech.text("ladder-young", &[("games", Rating::YOUNG.into())]);
        lines.push(format!("-# – {young}"));
    }
    lines.join("\n")
}

fn row(line: &Line, speech: &Speech) -> Vec<String> {
    let sign = if line.is_own { ">" } else { "" };
    let place = line.place.map_or_else(|| "–".to_owned(), |place| place.to_string());
    let standing = &line.standing;
    vec![
        format!("{sign}{place}"),
        line.name(speech),
        line.points().to_string(),
        standing.games.to_string(),
        standing.wins.to_string(),
    ]
}
