//! The log of a table.

pub(crate) mod deed;

use jiff::Timestamp;
use rules::{Viewer, Words as _};

use crate::discord::app::pressed::{Reply, presses};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::viewer_of;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use session::Session;
use session::record::ToldTurn;
use words::{Speech, unescape};

presses! {
    /// What is pressed to read the log.
    |pressed, app, caller|
    /// Shows the log.
    Show("log") => Reply::private(deed::log_of(app, caller, &pressed.table().await?, false));
}

/// The most lines that say what a person has missed.
const MISSED: usize = 6;

/// The time in seconds after which a log says the date again: six hours.
const PAUSE: i64 = 6 * 60 * 60;

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
    let told = session::record::turns(session, viewer, &speech, -1);
    let turns = told.as_deref().unwrap_or_default();
    let mut page = match &told {
        Ok(_) => log_turns(&title, turns, &speech),
        // A finished game's moves are public, but the log may no longer replay.
        Err(_) => Page::text(format!("{title}\n{}", session.boardless().say(&speech))),
    };
    if let Ok(mut notation) = session::record::log_text(session)
        && (!turns.is_empty() || session.table().is_none())
    {
        if page.file.is_some() {
            notation.extend(turns.iter().map(|turn| format!("# {}\n", dated(turn))));
        }
        page.file = Some((format!("{}-{}.log", session.title.id(), session.id.0), notation));
    }
    Ok(page)
}

/// The newest turns of a log, each with its time; a file has all of them if they do not fit.
pub(crate) fn log_turns(title: &str, turns: &[ToldTurn], speech: &Speech) -> Page {
    if turns.is_empty() {
        return Page::text(format!("{title}\n{}", speech.say("log-empty")));
    }
    let mut used = 0;
    let fits = |turn: &&ToldTurn| {
        used += heading(turn.at).len() + timed(turn).encode_utf16().count() + 2;
        used <= limits::CONTENT - 200
    };
    let shown = turns.iter().rev().take_while(fits).count();
    let mut lines = vec![title.to_owned()];
    let mut page = Page::default();
    if shown < turns.len() {
        lines.push(speech.say("log-cut"));
        let all: Vec<String> = turns.iter().map(dated).collect();
        page.file = Some(("log.txt".to_owned(), all.join("\n")));
    }
    let mut day: Option<i64> = None;
    for turn in &turns[turns.len() - shown..] {
        if day.is_none_or(|day| turn.at - day >= PAUSE) {
            lines.push(heading(turn.at));
            day = Some(turn.at);
        }
        lines.push(timed(turn));
    }
    Page { content: lines.join("\n"), ..page }
}

/// The heading of what was done from that time on: Discord writes the date for each reader.
fn heading(at: i64) -> String {
    format!("-# <t:{at}:D> · <t:{at}:R>")
}

/// A turn with its time of day, as Discord writes it for each reader.
fn timed(turn: &ToldTurn) -> String {
    format!("<t:{}:t> {}", turn.at, turn.text)
}

/// A turn with its date, for a file.
fn dated(turn: &ToldTurn) -> String {
    let at = Timestamp::from_second(turn.at).unwrap_or_default();
    format!("{} UTC  {}", at.strftime("%Y-%m-%d %H:%M"), unescape(&turn.text))
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

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    fn turn(at: i64, text: &str) -> ToldTurn {
        ToldTurn { at, text: text.to_owned() }
    }

    #[test]
    fn a_log_says_when_each_turn_was_and_the_date_again_after_a_long_time() {
        let turns = [turn(1000, "Ada rolls 6."), turn(1600, "Ben rolls 5."), turn(40_000, "Ada rolls 8.")];
        let page = log_turns("Log:", &turns, &Speech::nameless(Lang::En));
        let expected = "Log:
-# <t:1000:D> · <t:1000:R>
<t:1000:t> Ada rolls 6.
<t:1600:t> Ben rolls 5.
-# <t:40000:D> · <t:40000:R>
<t:40000:t> Ada rolls 8.";
        assert_eq!((page.content.as_str(), page.file), (expected, None));
    }

    #[test]
    fn a_log_that_does_not_fit_shows_the_newest_turns_and_is_in_a_file_with_dates() {
        for lang in Lang::ALL {
            let turns: Vec<ToldTurn> =
                (0..400).map(|day| turn(day * 86_400, &format!("Ada\\_K rolls {day}."))).collect();
            let page = log_turns("Log:", &turns, &Speech::nameless(lang));
            assert!(page.content.encode_utf16().count() <= limits::CONTENT, "{}", page.content);
            assert!(page.content.ends_with(&format!("\n<t:{}:t> Ada\\_K rolls 399.", 399 * 86_400)));
            let (_, file) = page.file.expect("it does not fit");
            assert_eq!(file.lines().nth(1), Some("1970-01-02 00:00 UTC  Ada_K rolls 1."));
            assert_eq!(file.lines().count(), 400);
        }
    }
}
