//! The board, for the caller alone.

use std::sync::Arc;

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use rules::{SeatSet, Viewer, Words as _};
use tabletop::{AnySight, Picture as Kind};

use crate::discord::app::{Answer, App};
use crate::discord::features::away::page::away_lines;
use crate::discord::features::board::calls::{call_lines, time_lines};
use crate::discord::features::board::notices::calling;
use crate::discord::features::board::result;
use crate::discord::features::board::text::board_text;
use crate::discord::features::leaderboard::rating::{Honours, honour_lines};
use crate::discord::features::lobby::page::Repute;
use crate::discord::features::{board, lesson, log, more, panel, rematch, replay, review, rulebook, share};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::{Illustration, Page};
use crate::discord::message::press::{Bearer, CustomId, RawPress};
use crate::discord::message::rows::button;
use crate::discord::message::{Messages, public_lang, public_speech};
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use crate::pictures::Purpose;
use host::outbox::Stretch;
use host::tables::{Found, Tables};
use session::{Session, Status};
use words::Speech;

/// A way to show the board.
pub(crate) enum Showing {
    /// As a picture, as the caller may know it.
    Picture,
    /// As text.
    Text,
    /// That person's board, large.
    Board(u64),
}

/// The board, for the caller alone.
pub(crate) async fn show(app: &App, caller: &Caller, showing: Showing) -> Result<Answer, Failure> {
    let table = app.seen(caller).await?;
    let page = match showing {
        Showing::Text => board_text(&table, caller)?,
        Showing::Picture => view(app, &table, caller, Kind::Table).await?,
        Showing::Board(user) => {
            let seat = table.seat_of(user).ok_or(Failure::told("deny-no-person"))?;
            view(app, &table, caller, Kind::Board(seat)).await?
        }
    };
    Ok(Answer::private(page))
}

/// As much of the board as the caller may know, in a picture; for a lobby, also how reliable its people are known to be.
pub(crate) async fn view(app: &App, table: &Found, caller: &Caller, kind: Kind) -> Result<Page, Failure> {
    if table.status == Status::Lobby {
        let repute = app.tables.standings().repute(&table.users(table.people()), table.place.guild).await?;
        return Ok(app.messages.lobby_page(table, caller.lang, &repute));
    }
    Ok(app.messages.view_page(table, caller, kind).await?)
}

/// The part of a table's log that a board shows.
pub(crate) struct Tale {
    /// Its paragraphs.
    pub story: Vec<String>,
    /// Whether it begins with the game: then the fingerprint of the table's secret comes with it, if no other message has it.
    pub from_the_start: bool,
    /// What the end of the game has changed for its people.
    pub honours: Honours,
}

impl Tale {
    /// The tale of that part of a table's log.
    pub(crate) fn of(session: &Session, stretch: Stretch) -> anyhow::Result<Tale> {
        let story = session::record::story(
            session,
            Viewer::Public,
            &session.people_speech(public_lang(session)),
            stretch.since,
            stretch.until,
        )?;
        Ok(Tale { story, from_the_start: stretch.since < 0, honours: Honours::default() })
    }
}

/// The digits of a secret's fingerprint on the board: 160 bits are enough.
const FINGERPRINT: usize = 40;

/// Characters of the story, within a message.
pub(crate) const STORY: usize = 1200;

impl Messages {
    /// The public board as published: first who is called and why, then a story of what happened, then the small print. It pings only
    /// those.
    pub(crate) async fn board_page(&self, table: &Found, tale: &Tale, ping: SeatSet) -> anyhow::Result<Page> {
        let lang = public_lang(table);
        let session: &Session = table;
        let speech = public_speech(session);
        let Some(sight) = session.sight(Viewer::Public).map(Arc::from) else {
            return Ok(self.lobby_page(session, lang, &Repute::new()));
        };
        let mut picture = self.drawn(Purpose::Board, table, Arc::clone(&sight), lang, Kind::Table, None);
        let picture = Illustration::Ready(picture.finished().await?);
        let outcome = session.outcome();
        let mut lines = match (&outcome, session.status) {
            // A phone shows the first line to the people who are called.
            (Some(outcome), _) => {
                vec![result::headline(session, outcome, &speech), over(session, ping, &speech)]
            }
            (None, Status::Ended) => vec![speech.say("board-abandoned"), over(session, ping, &speech)],
            (None, _) => {
                let calls = call_lines(session, sight.as_ref(), &speech);
                calls.into_iter().chain(time_lines(session, &speech)).collect()
            }
        };
        lines.push(limits::newest_lines(&tale.story, STORY));
        lines.extend(outcome.iter().flat_map(|outcome| result::lines(session, outcome, &speech)));
        lines.extend(honour_lines(session, &tale.honours, &speech));
        lines.extend(result::secret_line(session, &speech));
        lines.extend(away_lines(session, self.now(), &speech));
        lines.extend(small_print(session, tale.from_the_start, &speech));
        lines.retain(|line| !line.is_empty());
        Ok(Page {
            content: lines.join("\n"),
            rows: board_rows(session, sight.as_ref(), &speech),
            picture: Some(picture),
            ping: if session.has_ended() {
                session.owning(session.callable(ping, self.now()))
            } else {
                self.called(session, ping)
            },
            ..Page::default()
        })
    }
}

/// Calls those seats because the game is over.
fn over(session: &Session, seats: SeatSet, speech: &Speech) -> String {
    calling(&session.owning(seats), speech.say("board-final"), speech)
}

/// A board that a newer one has replaced: it keeps its story.
pub(crate) fn past_page(session: &Session, tale: &Tale) -> Page {
    let mut lines = vec![limits::newest_lines(&tale.story, STORY)];
    lines.extend(small_print(session, tale.from_the_start, &public_speech(session)));
    lines.retain(|line| !line.is_empty());
    Page::text(lines.join("\n"))
}

/// The game, the table's number, and at the beginning the fingerprint of its secret, if no other message has it.
fn small_print(session: &Session, from_the_start: bool, speech: &Speech) -> Vec<String> {
    let name = speech.say(&format!("{}-name", session.title.id()));
    let mut lines =
        vec![speech.text("board-title", &[("game", name.into()), ("table", session.id.0.into())])];
    let computers = session.seats.iter().filter_map(|row| row.computer().map(|level| (row.seat, level)));
    let computers = computers.map(|(seat, level)| {
        let level = speech.say(&format!("computer-level-{level}"));
        speech.text("board-computer", &[("name", speech.name(seat).into()), ("level", level.into())])
    });
    let computers: Vec<String> = computers.collect();
    if !computers.is_empty() {
        lines.push(speech.text("board-computers", &[("computers", computers.join(" · ").into())]));
    }
    if session.terms.lesson {
        lines.push(speech.say("lesson-print"));
    } else if from_the_start {
        lines.extend(fingerprint_line(session, speech));
    }
    lines
}

/// The fingerprint of the secret of a table that no other message has published; a first game's luck is prepared.
pub(crate) fn fingerprint_line(session: &Session, speech: &Speech) -> Option<String> {
    if session.terms.lesson || !session.has_first_luck() {
        return None;
    }
    // So many fit on one line; the log of the finished game has all of them.
    let fingerprint: String = session.commitment().chars().take(FINGERPRINT).collect();
    Some(speech.text("board-fingerprint", &[("fingerprint", fingerprint.into())]))
}

/// What the end of a game has changed for its people; nothing while it goes on.
pub(crate) async fn honours(tables: &Tables, session: &Session) -> anyhow::Result<Honours> {
    if session.status != Status::Over {
        return Ok(Honours::default());
    }
    let standings = tables.standings();
    let (gains, records) = (standings.gains(session.id).await?, standings.new_records(session).await?);
    Ok(Honours { gains, records })
}

fn board_rows(session: &Session, sight: &dyn AnySight, speech: &Speech) -> Vec<CreateActionRow> {
    let mut rows = vec![board_buttons(session, speech)];
    if session.status == Status::Live && sight.interruptible() {
        // It opens the same panel; a custom_id of its own only keeps the two buttons apart.
        let id = CustomId::at(session.id, panel::Press::Open { bearer: Bearer::Interruption });
        let label = speech.say("board-button-interrupt");
        rows.push(CreateActionRow::Buttons(vec![button(&id, &label).style(ButtonStyle::Secondary)]));
    }
    if session.has_ended() {
        let review = CustomId::at(session.id, review::Press::Page { page: 0 });
        let review = button(&review, &speech.say("board-button-review")).style(ButtonStyle::Secondary);
        let people = session.terms.lesson.then(|| {
            let people = CustomId::aside(lesson::Press::People { game: session.title.id().to_owned() });
            button(&people, &speech.say("lesson-button-people")).style(ButtonStyle::Primary)
        });
        rows.push(CreateActionRow::Buttons(people.into_iter().chain([review]).collect()));
    }
    rows
}

/// The buttons under a board: the panel or another game, and what can be read.
pub(crate) fn board_buttons(session: &Session, speech: &Speech) -> CreateActionRow {
    let labelled = |press: RawPress, key| button(&CustomId::at(session.id, press), &speech.say(key));
    let quiet = |press: RawPress, key| labelled(press, key).style(ButtonStyle::Secondary);
    let (first, rules) = match session.status {
        Status::Live => {
            let panel = labelled(panel::Press::Open { bearer: Bearer::Board }.into(), "board-button-panel")
                .style(ButtonStyle::Primary);
            (Some(panel), quiet(rulebook::Press::Show { game: None }.into(), "board-button-rules"))
        }
        // A row has no room for seven; the last one also leads to the rules and the log.
        Status::Over | Status::Ended => {
            let rematch =
                labelled(rematch::Press::Again.into(), "board-button-rematch").style(ButtonStyle::Success);
            (Some(rematch), quiet(replay::Press::Draw.into(), "board-button-replay"))
        }
        Status::Lobby | Status::Frozen => {
            (None, quiet(rulebook::Press::Show { game: None }.into(), "board-button-rules"))
        }
    };
    // Sharing takes the place of the text, to which the last one also leads; the outbox recognises a board by either.
    let text = if share::result(session).is_some() {
        quiet(share::Press::Share.into(), "board-button-share")
    } else {
        quiet(board::Press::Text.into(), "board-button-text")
    };
    let second = match session.status {
        Status::Over | Status::Ended => {
            [quiet(rematch::Press::Another { game: None }.into(), "board-button-another"), text]
        }
        Status::Lobby | Status::Live | Status::Frozen => {
            [text, quiet(log::Press::Show.into(), "board-button-log")]
        }
    };
    let reading = second.into_iter().chain([rules, quiet(more::Press::Open.into(), "panel-more")]);
    CreateActionRow::Buttons(first.into_iter().chain(reading).collect())
}
