//! What can be read: the board as text, the log, what somebody has missed, statistics, rules.

use poise::serenity_prelude as serenity;
use rules::{Viewer, Words as _};
use serenity::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind};

use super::Scribe;
use super::failure::Failure;
use super::parts::page::Page;
use super::parts::phone::option;
use super::parts::picture::viewer_of;
use super::parts::press::{CustomId, Press};
use super::parts::rows::{button, learn_button};
use super::public::calls::paused_line;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use render::Theme;
use session::Session;
use words::{Speech, unescape};

/// The most lines that tell somebody what they have missed.
const MISSED: usize = 6;

/// Writes out as much of the board as the caller may know.
pub(crate) fn board_text(session: &Session, caller: &Caller) -> Result<Page, Failure> {
    let viewer = viewer_of(session, caller);
    let sight = session.sight(viewer).ok_or_else(|| Failure::Denied(session.boardless()))?;
    let plain = session.plain_speech(caller.lang);
    let paused = paused_line(session, &plain).map(|paused| format!("{paused}\n")).unwrap_or_default();
    let text = format!("{paused}{}", sight.board_text(&plain));
    Ok(long_text(&text, &caller.speech(), "board.txt", "text-cut"))
}

/// Tells somebody who comes back what the others have done since they acted themselves, in a few lines.
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
        // What was played can be given to everybody once it is over, though it does not replay any more.
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

/// The statistics of a table.
pub(crate) fn stats_page(session: &Session, caller: &Caller) -> Result<Page, Failure> {
    let sight =
        session.sight(viewer_of(session, caller)).ok_or_else(|| Failure::Denied(session.boardless()))?;
    let plain = session.plain_speech(caller.lang);
    let reports = sight.reports(&plain);
    let text = reports.iter().map(|report| format!("{}\n{}", report.title, report.lines.join("\n")));
    let text: Vec<String> = text.collect();
    if text.is_empty() {
        return Ok(Page::text(plain.say("stats-none")));
    }
    Ok(long_text(&text.join("\n\n"), &plain, "statistics.txt", "text-cut"))
}

/// The topics of a game's rules: what they are called, and their keys.
pub(crate) fn topics(title: &dyn tabletop::Title, speech: &Speech) -> Vec<(String, &'static str)> {
    let name = |topic: &str| speech.say(&format!("{}-rules-{topic}-title", title.id()));
    title.topics().iter().map(|&topic| (name(topic), topic)).collect()
}

/// The topics in whose names or texts every word of that occurs, those with all of them in the name first.
pub(crate) fn topics_about(
    title: &dyn tabletop::Title,
    typed: &str,
    speech: &Speech,
) -> Vec<(String, &'static str)> {
    let typed = typed.to_lowercase();
    let holds = |text: &str| {
        let text = text.to_lowercase();
        typed.split_whitespace().all(|word| text.contains(word))
    };
    let named = |(name, topic): &(String, &'static str)| holds(&format!("{name} {topic}"));
    let (named, others): (Vec<_>, Vec<_>) = topics(title, speech).into_iter().partition(named);
    let about =
        |(_, topic): &(String, &'static str)| holds(&speech.say(&format!("{}-rules-{topic}", title.id())));
    named.into_iter().chain(others.into_iter().filter(about)).collect()
}

impl Scribe {
    /// A topic of a game's rules, with a position that shows what it speaks of, if there is one, and a menu of the others.
    pub(crate) async fn rules_page(
        &self,
        title: &'static dyn tabletop::Title,
        topic: &str,
        theme: Theme,
        caller: &Caller,
    ) -> Result<Page, Failure> {
        let page = rules_text(title, topic, caller)?;
        let picture = self.position(title, topic, caller.lang, theme).await.unwrap_or_else(|error| {
            tracing::warn!(%error, game = title.id(), topic, "no position stands beside the rules");
            None
        });
        Ok(Page { picture, ..page })
    }
}

/// A topic of a game's rules in words, with a menu of the others.
pub(crate) fn rules_text(title: &dyn tabletop::Title, topic: &str, caller: &Caller) -> Result<Page, Failure> {
    let speech = caller.speech();
    let topics = topics(title, &speech);
    let Some((name, topic)) = topics.iter().find(|(_, known)| *known == topic) else {
        let names: Vec<&str> = topics.iter().map(|(name, _)| name.as_str()).collect();
        return Err(Failure::Told("deny-unknown-topic", vec![("topics", names.join(", ").into())]));
    };
    let game = speech.say(&format!("{}-name", title.id()));
    let head = speech.text("rules-title", &[("game", game.into()), ("topic", name.as_str().into())]);
    let body = speech.say(&format!("{}-rules-{topic}", title.id()));
    let options = topics.iter().map(|(name, key)| option(name, "", *key).default_selection(key == topic));
    let id = CustomId::aside(Press::Rules(Some(title.id().to_owned()))).to_string();
    let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options: options.collect() });
    let menu = CreateActionRow::SelectMenu(menu.placeholder(speech.say("rules-pick")));
    let buttons: Vec<_> = turning(title, topic, &speech).chain(learn_button(title, &speech)).collect();
    let rows = vec![menu, CreateActionRow::Buttons(buttons)];
    Ok(Page { rows, ..Page::text(format!("{head}\n{body}")) })
}

/// The buttons that turn the pages of a game's rules: the topic before that one, and the next.
fn turning(title: &dyn tabletop::Title, topic: &str, speech: &Speech) -> impl Iterator<Item = CreateButton> {
    let topics = title.topics();
    let here = topics.iter().position(|known| *known == topic).unwrap_or_default();
    let turn = |to: Option<usize>, key: &str| {
        let topic = (*to.and_then(|to| topics.get(to))?).to_owned();
        let id = CustomId::aside(Press::Topic { game: title.id().to_owned(), topic });
        Some(button(&id, &speech.say(key)).style(ButtonStyle::Secondary))
    };
    let turns = [turn(here.checked_sub(1), "rules-back"), turn(Some(here + 1), "rules-next")];
    turns.into_iter().flatten()
}

/// The newest lines of a log; the whole of it goes into a file if it does not fit.
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

/// A text in a fixed-width block. If it does not fit, the whole of it goes into a file.
fn long_text(text: &str, speech: &Speech, file: &str, cut: &str) -> Page {
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
