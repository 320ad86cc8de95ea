use games::{Picture as Kind, Viewer, Words as _};
use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption};

use super::{Answer, Desk};
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::failure::{Failure, typed};
use crate::discord::limits::{self, fit};
use crate::discord::page::Page;
use crate::session::{Denied, Session, Status};
use crate::tables::Found;
use crate::words::{Speech, unescape};

/// The most lines that tell somebody what they have missed.
const MISSED: usize = 6;

/// A way to show the board.
pub(crate) enum Showing {
    /// As a picture, as the caller may know it.
    Picture,
    /// As text.
    Text,
    /// That person's board, large.
    Board(u64),
}

impl Desk {
    /// The board, for the caller alone.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn show(&self, caller: &Caller, showing: Showing) -> Result<Answer, Failure> {
        let table = self.here(caller).await?;
        let page = match showing {
            Showing::Text => self.board_text(&table, caller)?,
            Showing::Picture => self.view(&table, caller, Kind::Table).await?,
            Showing::Board(user) => {
                let seat = table.seat_of(user).ok_or(Failure::told("deny-no-person"))?;
                self.view(&table, caller, Kind::Board(seat)).await?
            }
        };
        Ok(Answer::private(page))
    }

    /// Shows in a picture as much as the caller may know.
    pub(in crate::discord) async fn view(
        &self,
        table: &Found,
        caller: &Caller,
        kind: Kind,
    ) -> Result<Page, anyhow::Error> {
        let speech = self.speech(table, caller.lang);
        let Some(sight) = table.sight(viewer_of(table, caller)) else {
            return Ok(match table.status {
                Status::Lobby => self.lobby_page(table, caller.lang, &self.repute(table).await?),
                _ => Page::text(table.boardless().say(&speech)),
            });
        };
        let picture = self.picture(table, sight.as_ref(), caller.lang, kind, None).await?;
        Ok(Page { content: speech.say("board-caption"), picture: Some(picture), ..Page::default() })
    }

    /// Writes out as much of the board as the caller may know.
    pub(in crate::discord) fn board_text(&self, session: &Session, caller: &Caller) -> Result<Page, Failure> {
        let viewer = viewer_of(session, caller);
        let sight = session.sight(viewer).ok_or_else(|| Failure::Denied(session.boardless()))?;
        let plain = Speech::plain(caller.lang, &session.seats);
        Ok(long_text(&sight.board_text(&plain), &caller.speech(), "board.txt", "text-cut"))
    }

    /// The log of the channel's table, as far as the caller may know it; of what happened since they acted themselves, if so wanted.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn log(&self, caller: &Caller, since_me: bool) -> Result<Answer, Failure> {
        let table = self.here(caller).await?;
        if !since_me {
            return Ok(Answer::private(self.log_page(&table, caller)?));
        }
        let seat = table.seat_of(caller.person.user).ok_or(Failure::Denied(Denied::NotSeated))?;
        let speech = self.speech(&table, caller.lang);
        let since = table.last_deed(seat).unwrap_or(-1);
        let lines = table.narration(Viewer::Seat(seat), &speech, since).map_err(|_| table.boardless())?;
        let title = speech.text("log-since-title", &[("table", table.id.0.into())]);
        Ok(Answer::private(log_lines(&title, &lines, &speech)))
    }

    /// Tells somebody who comes back what the others have done since they acted themselves, in a few lines.
    pub(super) fn missed(&self, session: &Session, caller: &Caller) -> Result<Option<String>, Failure> {
        let Some(seat) = session.seat_of(caller.person.user) else { return Ok(None) };
        let speech = self.speech(session, caller.lang);
        let own = session.last_deed(seat);
        let story = session.story(Viewer::Seat(seat), &speech, own.unwrap_or(-1), i64::MAX);
        let mut story = story.map_err(anyhow::Error::from)?;
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
    pub(in crate::discord) fn log_page(&self, session: &Session, caller: &Caller) -> Result<Page, Failure> {
        let viewer = viewer_of(session, caller);
        let speech = self.speech(session, caller.lang);
        let title = speech.text("log-title", &[("table", session.id.0.into())]);
        let told = session.narration(viewer, &speech, -1);
        let lines = told.as_deref().unwrap_or_default();
        let mut page = match &told {
            Ok(_) => log_lines(&title, lines, &speech),
            // What was played can be given to everybody once it is over, though it does not replay any more.
            Err(_) => Page::text(format!("{title}\n{}", session.boardless().say(&speech))),
        };
        if let Ok(mut notation) = session.log_text()
            && (!lines.is_empty() || session.table().is_none())
        {
            if page.file.is_some() {
                notation.extend(lines.iter().map(|line| format!("# {}\n", unescape(line))));
            }
            page.file = Some((format!("{}-{}.log", session.title.id(), session.id.0), notation));
        }
        Ok(page)
    }

    /// The statistics of the channel's table.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn stats(&self, caller: &Caller) -> Result<Answer, Failure> {
        let table = self.here(caller).await?;
        Ok(Answer::private(self.stats_page(&table, caller)?))
    }

    /// The statistics of a table.
    pub(in crate::discord) fn stats_page(&self, session: &Session, caller: &Caller) -> Result<Page, Failure> {
        let sight =
            session.sight(viewer_of(session, caller)).ok_or_else(|| Failure::Denied(session.boardless()))?;
        let plain = Speech::plain(caller.lang, &session.seats);
        let reports = sight.reports(&plain);
        let text = reports.iter().map(|report| format!("{}\n{}", report.title, report.lines.join("\n")));
        let text: Vec<String> = text.collect();
        if text.is_empty() {
            return Ok(Page::text(plain.say("stats-none")));
        }
        Ok(long_text(&text.join("\n\n"), &plain, "statistics.txt", "text-cut"))
    }

    /// A topic of a game's rules; the channel's game and its overview if nothing is named.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn rules(
        &self,
        caller: &Caller,
        game: Option<&str>,
        topic: Option<&str>,
    ) -> Result<Answer, Failure> {
        let title = match game {
            Some(game) => games::title(game)
                .ok_or_else(|| Failure::Told("denied-unknown-game", vec![("game", typed(game))]))?,
            None => match self.here(caller).await {
                Ok(table) => table.title,
                Err(_) => return Err(Failure::told("rules-which")),
            },
        };
        let topic = topic.or(title.topics().first().copied()).unwrap_or_default();
        rules_page(title, topic, caller).map(Answer::private)
    }

    /// The topics of a game's rules: what they are called, and their keys.
    pub(crate) async fn topics(&self, caller: &Caller, game: Option<&str>) -> Vec<(String, &'static str)> {
        let title = match game.and_then(games::title) {
            Some(title) => Some(title),
            None => self.here(caller).await.ok().map(|table| table.title),
        };
        title.map_or_else(Vec::new, |title| topics(title, &caller.speech()))
    }

    /// Explains how to use the bot.
    pub(crate) fn help(&self, caller: &Caller) -> Answer {
        Answer::private(Page { embed: Some(caller.speech().say("help-text")), ..Page::default() })
    }
}

fn topics(title: &dyn games::Title, speech: &Speech) -> Vec<(String, &'static str)> {
    let name = |topic: &str| speech.say(&format!("{}-rules-{topic}-title", title.id()));
    title.topics().iter().map(|&topic| (name(topic), topic)).collect()
}

/// A topic of a game's rules, with a menu of the others.
pub(in crate::discord) fn rules_page(
    title: &dyn games::Title,
    topic: &str,
    caller: &Caller,
) -> Result<Page, Failure> {
    let speech = caller.speech();
    let topics = topics(title, &speech);
    let Some((name, topic)) = topics.iter().find(|(_, known)| *known == topic) else {
        let names: Vec<&str> = topics.iter().map(|(name, _)| name.as_str()).collect();
        return Err(Failure::Told("deny-unknown-topic", vec![("topics", names.join(", ").into())]));
    };
    let game = speech.say(&format!("{}-name", title.id()));
    let head = speech.text("rules-title", &[("game", game.into()), ("topic", name.as_str().into())]);
    let body = speech.say(&format!("{}-rules-{topic}", title.id()));
    let options = topics.iter().map(|(name, key)| {
        CreateSelectMenuOption::new(fit(name, limits::OPTION_TEXT), *key).default_selection(key == topic)
    });
    let id = CustomId::plain(0, Verb::Rules).with(title.id()).to_string();
    let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options: options.collect() });
    let rows = vec![CreateActionRow::SelectMenu(menu.placeholder(speech.say("rules-pick")))];
    Ok(Page { embed: Some(format!("{head}\n{body}")), rows, ..Page::default() })
}

/// The newest lines of a log; the whole of it goes into a file if it does not fit.
fn log_lines(title: &str, lines: &[String], speech: &Speech) -> Page {
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

/// The seat through whose eyes the caller looks, or the public.
pub(in crate::discord) fn viewer_of(session: &Session, caller: &Caller) -> Viewer {
    session.seat_of(caller.person.user).map_or(Viewer::Public, Viewer::Seat)
}
