//! The lobby: its public message, and what its host changes.

mod choices;
mod setup;

use games::Words as _;
use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use super::profile::reliable_line;
use super::{Answer, Desk, Repute};
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::failure::Failure;
use crate::discord::page::Page;
use crate::discord::presses::lobby_intent;
use crate::discord::rows::button;
use crate::session::{Denied, Intent, SeatRow, Session, Sitter, Span, Status, Terms};
use crate::tables::Found;
use crate::words::{Lang, Speech};

pub(in crate::discord) use choices::{COMPUTER, SEATS};
use choices::{LobbyChoice, choices};

impl Desk {
    /// Takes somebody off the table.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn remove(&self, caller: &Caller, user: u64) -> Result<Answer, Failure> {
        let table = self.here(caller).await?;
        let seat = table.seat_of(user).ok_or(Failure::told("deny-no-person"))?;
        let name = self.speech(&table, caller.lang).name(seat);
        self.act(caller, &table, Intent::Remove(user)).await?;
        Ok(Answer::private(Page::text(caller.speech().text("done-removed", &[("name", name.into())]))))
    }

    /// Opens a new lobby where a game has ended. If somebody else of that game was quicker, the caller takes a seat in theirs.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn rematch(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        let done = match self.act(caller, table, Intent::Rematch).await {
            Err(Failure::Denied(Denied::ChannelTaken)) => {
                let lobby = self.here(caller).await?;
                if !is_rematch(table, &lobby) {
                    return Err(Failure::Denied(Denied::ChannelTaken));
                }
                if lobby.seat_of(caller.person.user).is_none() {
                    self.act(caller, &lobby, Intent::Join).await?;
                }
                "done-joined"
            }
            opened => {
                opened?;
                "done-rematch"
            }
        };
        Ok(Page::text(caller.speech().say(done)))
    }

    /// Changes an option of the lobby in the caller's channel.
    ///
    /// # Errors
    /// [`Failure`]; for a key or a value that does not exist it names those that do.
    pub(crate) async fn configure(&self, caller: &Caller, key: &str, value: &str) -> Result<Answer, Failure> {
        let table = self.here(caller).await?;
        let done = self.act(caller, &table, lobby_intent(key, value)).await;
        let speech = caller.speech();
        if let Err(Failure::Denied(denied @ Denied::Rule(_))) = done {
            let choices = choices(&table, &speech);
            let possible = match choices.iter().find(|choice| choice.key == key) {
                Some(choice) => choice.values.iter().map(|(label, _)| label.as_str()).collect::<Vec<_>>(),
                None => choices.iter().map(|choice| choice.label.as_str()).collect(),
            };
            let possible = speech.text("option-possible", &[("choices", possible.join(" · ").into())]);
            return Ok(Answer::private(Page::text(format!("{}\n{possible}", denied.say(&speech)))));
        }
        done?;
        Ok(Answer::private(Page::text(speech.say("done-option"))))
    }

    /// Lists the things that the host can change.
    pub(crate) async fn lobby_choices(&self, caller: &Caller) -> Vec<LobbyChoice> {
        match self.here(caller).await {
            Ok(table) => choices(&table, &caller.speech()),
            Err(_) => Vec::new(),
        }
    }

    /// The message of a new lobby that calls those people to take a seat; nobody is called who has one.
    pub(in crate::discord) fn invitation_page(
        &self,
        session: &Session,
        people: &[u64],
        repute: &Repute,
    ) -> Page {
        let lang = Desk::public_lang(session);
        let mut page = self.lobby_page(session, lang, repute);
        if session.status != Status::Lobby {
            return page;
        }
        page.ping = people.iter().copied().filter(|&user| session.seat_of(user).is_none()).collect();
        if !page.ping.is_empty() {
            let people: Vec<String> = page.ping.iter().map(|user| format!("<@{user}>")).collect();
            let name = session
                .seat_of(session.host)
                .map_or_else(String::new, |seat| self.speech(session, lang).name(seat));
            let invited = [("people", people.join(", ").into()), ("name", name.into())];
            page.content = format!(
                "{}\n{}",
                Speech::new(lang, Vec::new()).text("lobby-invitation", &invited),
                page.content
            );
        }
        page
    }

    /// The public lobby message, with what is known of how reliable people are.
    pub(in crate::discord) fn lobby_page(&self, session: &Session, lang: Lang, repute: &Repute) -> Page {
        let speech = self.speech(session, lang);
        let id = session.title.id();
        let name = speech.say(&format!("{id}-name"));
        let waiting = session.status == Status::Lobby;
        let started = session.now.is_some() || session.status == Status::Frozen;
        if !waiting && !started {
            return Page::text(speech.text("lobby-closed", &[("game", name.into())]));
        }
        let blurb = speech.say(&format!("{id}-blurb"));
        let mut lines = vec![speech.text("lobby-title", &[("game", name.into()), ("blurb", blurb.into())])];
        let host = session.seat_of(session.host).map_or_else(String::new, |seat| speech.name(seat));
        lines.push(speech.text("lobby-host", &[("table", session.id.0.into()), ("name", host.into())]));
        for number in 1..=usize::from(session.seats_wanted) {
            lines.push(match session.seats.get(number - 1) {
                Some(row) => {
                    let reliability =
                        row.sitter.user().and_then(|user| repute.get(&user)).filter(|_| waiting);
                    let line = reliable_line(taken_line(row, &speech), reliability, &speech);
                    self.with_holiday(line, row, &speech)
                }
                None if started => break,
                None => speech.text("lobby-seat-free", &[("number", number.into())]),
            });
        }
        let choices = choices(session, &speech);
        let agreed: Vec<String> = choices
            .iter()
            .filter(|choice| choice.key != SEATS)
            .filter_map(|choice| {
                let now = choice.now.as_deref().filter(|now| !Terms::is_default(&choice.key, now))?;
                let value = choice.values.iter().find(|(_, value)| value == now);
                Some(format!("{}: {}", choice.label, value.map_or(now, |(label, _)| label)))
            })
            .collect();
        if !agreed.is_empty() {
            lines.push(speech.text("lobby-options", &[("options", agreed.join(" · ").into())]));
        }
        if started {
            return Page::text(lines.join("\n"));
        }
        lines.extend(pace_lines(session, &speech));
        lines.push(readiness(session, session.seats.len(), &speech));
        lines.push(speech.say("lobby-hint"));
        let button = |id: &CustomId, key: &str, style| button(id, &speech.say(key)).style(style);
        let plain = |verb| CustomId::plain(session.id.0, verb);
        let mut buttons = vec![
            button(&plain(Verb::Join), "lobby-button-join", ButtonStyle::Success),
            button(&plain(Verb::Leave), "lobby-button-leave", ButtonStyle::Secondary),
            button(&plain(Verb::Start), "lobby-button-start", ButtonStyle::Primary),
            button(&plain(Verb::Setup), "lobby-button-setup", ButtonStyle::Secondary),
        ];
        // It opens the set-up where its menu of levels stands.
        buttons.extend(setup::computer_page(&choices).map(|page| {
            let setup = plain(Verb::Setup).with(page.to_string());
            button(&setup, "lobby-button-computer", ButtonStyle::Secondary)
        }));
        let row = CreateActionRow::Buttons(buttons);
        Page { content: lines.join("\n"), rows: vec![row], ..Page::default() }
    }
}

/// Whether a lobby was opened by somebody who has a seat at that table, to play the same game again.
fn is_rematch(table: &Session, lobby: &Session) -> bool {
    let same = lobby.title.id() == table.title.id() && table.seat_of(lobby.host).is_some();
    same && lobby.status == Status::Lobby && lobby.id > table.id
}

/// A seat that is taken, and how well a computer plays there.
fn taken_line(row: &SeatRow, speech: &Speech) -> String {
    let mut args = vec![("number", (row.seat.0 + 1).into()), ("name", speech.name(row.seat).into())];
    match &row.sitter {
        Sitter::Person { .. } => speech.text("lobby-seat-taken", &args),
        Sitter::Computer { level, .. } => {
            args.push(("level", speech.say(&format!("computer-level-{level}")).into()));
            speech.text("lobby-seat-computer", &args)
        }
    }
}

/// What the pace of a table means for whoever sits down.
fn pace_lines(session: &Session, speech: &Speech) -> Vec<String> {
    let Some(pace) = session.terms.pace else { return Vec::new() };
    let span = |seconds| Span(seconds).to_string().into();
    let args = [("start", span(pace.start)), ("bonus", span(pace.bonus)), ("most", span(pace.most))];
    let end = if session.terms.strict { "lobby-pace-strict" } else { "lobby-pace-vote" };
    vec![speech.text("lobby-pace", &args), speech.say(end)]
}

fn readiness(session: &Session, taken: usize, speech: &Speech) -> String {
    let fewest = usize::from(session.fewest());
    if taken < fewest {
        return speech.text("lobby-missing", &[("count", (fewest - taken).into())]);
    }
    let full = taken >= usize::from(session.seats_wanted);
    speech.say(if full { "lobby-ready" } else { "lobby-could-start" })
}
