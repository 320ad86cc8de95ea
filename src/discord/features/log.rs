//! The log of a table.

pub(crate) mod deed;

use rules::{Viewer, Words as _};

use crate::discord::app::pressed::{Reply, presses};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::viewer_of;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use session::Session;
use words::{Speech, unescape};

presses! {
    /// What is pressed to read the log.
    |pressed, app, caller|
    /// Shows the log.
    Show("log") => Reply::private(deed::log_of(app, caller, &pressed.table().await?, false));
}

/// The most lines that say what a person has missed.
const MISSED: usize = 6;

/// Says in a few lines, to a person who comes back, what the others have done since their own last act.
pub(crate) fn missed(session: &Session, caller: &Caller) -> Result<Option<String>, Failure> {
    let Some(seat) = session.seat_of(caller.person.user) else { return Ok(None) };
    let speech = session.people_speech(caller.lang);
    let own = session.last_deed(seat);
    let story = session::record::story(session, Viewer::Seat(seat), &speech, own.unwrap_or(-1), i64::MAX);
    let mut story = story.map_err(anyhow::Error::from)?;
    let laid_open = session::record::laid_open(session, seat, &speech).map_err(anyhow::Error::from)?;
    story.splice(..0, (!laid_open.is_empty()).then(|| laid_open.join(" ")));
    if story.is_empty() {
        return Ok(None);
    }
    if story.len() > MISSED {
        story.splice(..=story.len() - MISSED, [speech.say("panel-since-more")]);
    }
    let head = speech.say(if own.is_some() { "panel-since" } else { "panel-since-start" });
    Ok(Some(format!("{head}\n{}", limits::newest_lines(&story, limits::CONTENT / 2))))
}

/// The log of a table.
pub(crate) fn log_page(session: &Session, caller: &Caller) -> Result<Page, Failure> {
    let viewer = viewer_of(session, caller);
    let speech = session.people_speech(caller.lang);
    let title = speech.text("log-title", &[("table", session.id.0.into())]);
    let told = session::record::narration(session, viewer, &speech, -1);
    let lines = told.as_deref().unwrap_or_default();
    let mut page = match &told {
        Ok(_) => log_lines(&title, lines, &speech),
        // A finished game's moves are public, but the log may no longer replay.
        Err(_) => Page::text(format!("{title}\n{}", session.boardless().say(&speech))),
    };
    if let Ok(mut notation) = session::record::log_text(session)
        && (!lines.is_empty() || session.table().is_none())
    {
        if page.file.is_some() {
            notation.extend(lines.iter().map(|line| format!("# {}\n", unescape(line))));
        }
        page.file = Some((format!("{}-{}.log", session.title.id(), session.id.0), notation));
    }
    Ok(page)
}

/// The newest lines of a log; a file has all of them if they do not fit.
pub(crate) fn log_lines(title: &str, lines: &[String], speech: &Speech) -> Page {
    if lines.is_empty() {
        return Page::text(format!("{title}\n{}", speech.say("log-empty")));
    }
    let shown = limits::newest_lines(lines, limits::CONTENT - 200);
    if shown.lines().count() == lines.len() {
        return Page::text(format!("{title}\n{shown}"));
    }
    let content = format!("{title}\n{}\n{shown}", speech.say("log-cut"));
    Page { content, file: Some(("log.txt".to_owned(), unescape(&lines.join("\n")))), ..Page::default() }
}

/// A text in a fixed-width block. If it does not fit, a file has all of it.
pub(crate) fn long_text(text: &str, speech: &Speech, file: &str, cut: &str) -> Page {
    let room = limits::CONTENT - 200;
    let safe = text.replace('`', "ˋ");
    if safe.encode_utf16().count() <= room {
        return Page::text(format!("```\n{safe}\n```"));
    }
    let mut used = 0;
    let head: Vec<&str> = safe
        .lines()
        .take_while(|line| {
            used += line.encode_utf16().count() + 1;
            used <= room
        })
        .collect();
    let content = format!("```\n{}\n```\n{}", head.join("\n"), speech.say(cut));
    Page { content, file: Some((file.to_owned(), text.to_owned())), ..Page::default() }
}
