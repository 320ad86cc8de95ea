//! Looking: the board, the log, statistics and rules, for the caller alone.

pub(super) mod review;
mod ways;

use std::sync::Arc;

use rules::{Viewer, Words as _};
use tabletop::{Picture as Kind, Title};

use super::{Answer, Desk};
use crate::discord::letters::failure::{Failure, typed};
use crate::discord::letters::fairness::fair_page;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::reading::{board_text, log_lines, log_page, stats_page, topics_about};
use crate::discord::wire::caller::Caller;
use host::tables::{Found, Quota};
use session::{Denied, Session, Status};

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
    pub(crate) async fn show(&self, caller: &Caller, showing: Showing) -> Result<Answer, Failure> {
        let table = self.seen(caller).await?;
        let page = match showing {
            Showing::Text => board_text(&table, caller)?,
            Showing::Picture => self.view(&table, caller, Kind::Table).await?,
            Showing::Board(user) => {
                let seat = table.seat_of(user).ok_or(Failure::told("deny-no-person"))?;
                self.view(&table, caller, Kind::Board(seat)).await?
            }
        };
        Ok(Answer::private(page))
    }

    /// As much of the board as the caller may know, in a picture; a lobby with what is known of the people there.
    pub(crate) async fn view(&self, table: &Found, caller: &Caller, kind: Kind) -> Result<Page, Failure> {
        if table.status == Status::Lobby {
            let repute = self.tables.store().repute(&table.users(table.people()), table.place.guild).await?;
            return Ok(self.scribe.lobby_page(table, caller.lang, &repute));
        }
        Ok(self.scribe.view_page(table, caller, kind).await?)
    }

    /// The log of the channel's table, as far as the caller may know it; of what happened since they acted themselves, if so wanted.
    pub(crate) async fn log(&self, caller: &Caller, since_me: bool) -> Result<Answer, Failure> {
        self.log_of(caller, &self.seen(caller).await?, since_me).map(Answer::private)
    }

    /// The same of a table that has been looked up.
    ///
    /// # Errors
    /// [`Failure`]: as many logs that the caller waits for as one person may, or nothing to tell them.
    pub(crate) fn log_of(&self, caller: &Caller, table: &Found, since_me: bool) -> Result<Page, Failure> {
        let asker = self.tables.asker(Quota::Log, caller.person.user);
        let asker = Arc::new(asker.ok_or(Failure::told("deny-log-own"))?);
        let page = if since_me { since_page(table, caller)? } else { log_page(table, caller)? };
        Ok(Page { _asker: Some(asker), ..page })
    }

    /// How the luck of the channel's table can be checked.
    pub(crate) async fn fair(&self, caller: &Caller) -> Result<Answer, Failure> {
        Ok(Answer::private(fair_page(&*self.seen(caller).await?, caller)))
    }

    /// The statistics of the channel's table.
    pub(crate) async fn stats(&self, caller: &Caller) -> Result<Answer, Failure> {
        let table = self.seen(caller).await?;
        Ok(Answer::private(stats_page(&table, caller)?))
    }

    /// A topic of a game's rules; the channel's game and its overview if nothing is named.
    pub(crate) async fn rules(
        &self,
        caller: &Caller,
        game: Option<&str>,
        topic: Option<&str>,
    ) -> Result<Answer, Failure> {
        let title = match game {
            Some(game) => games::title(game)
                .ok_or_else(|| Failure::Told("denied-unknown-game", vec![("game", typed(game))]))?,
            None => match self.seen(caller).await {
                Ok(table) => table.title,
                Err(_) => return Err(Failure::told("rules-which")),
            },
        };
        let topic = topic.or(title.topics().first().copied()).unwrap_or_default();
        self.rules_of(caller, title, topic).await.map(Answer::private)
    }

    /// That topic of a game's rules, in the look of the caller's server.
    pub(crate) async fn rules_of(
        &self,
        caller: &Caller,
        title: &'static dyn Title,
        topic: &str,
    ) -> Result<Page, Failure> {
        let theme = self.settings_of(caller.place.guild).await?.theme();
        self.scribe.rules_page(title, topic, theme, caller).await
    }

    /// The topics of a game's rules that speak of what is typed: what they are called, and their keys.
    pub(crate) async fn topics(
        &self,
        caller: &Caller,
        game: Option<&str>,
        typed: &str,
    ) -> Vec<(String, &'static str)> {
        let title = match game.and_then(games::title) {
            Some(title) => Some(title),
            None => self.seen(caller).await.ok().map(|table| table.title),
        };
        title.map_or_else(Vec::new, |title| topics_about(title, typed, &caller.speech()))
    }
}

/// What has happened at a table since the caller acted themselves.
fn since_page(table: &Session, caller: &Caller) -> Result<Page, Failure> {
    let seat = table.seat_of(caller.person.user).ok_or(Failure::Denied(Denied::NotSeated))?;
    let speech = table.people_speech(caller.lang);
    let since = table.last_deed(seat).unwrap_or(-1);
    let mut lines = session::record::laid_open(table, seat, &speech).map_err(|_| table.boardless())?;
    lines.extend(
        session::record::narration(table, Viewer::Seat(seat), &speech, since)
            .map_err(|_| table.boardless())?,
    );
    let title = speech.text("log-since-title", &[("table", table.id.0.into())]);
    Ok(log_lines(&title, &lines, &speech))
}
