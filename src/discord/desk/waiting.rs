//! What waits for a person: the list of a digest, which names tables and never hands.

use games::Words as _;
use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateButton};

use super::Desk;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::direct::link;
use crate::discord::limits::{self, CONTENT};
use crate::discord::page::Page;
use crate::discord::rows::button;
use crate::session::{Denied, Session, Sitter};
use crate::tables::Waiting;
use crate::words::{Lang, Speech};

/// Room for the lines of a digest, beside what stands above them.
const LINES: usize = CONTENT - 200;

impl Desk {
    /// What waits for a person on the servers that the bot is on, the most urgent first.
    pub(in crate::discord) async fn waits_for(&self, user: u64) -> Result<Vec<Waiting>, Denied> {
        let mut waiting = self.tables.all_waiting(user).await?;
        waiting.retain(|waiting| self.known.is_on(waiting.place.guild));
        Ok(waiting)
    }

    /// The digest of somebody who sits at that table, for them alone.
    pub(in crate::discord) fn digest_page(&self, session: &Session, user: u64, waiting: &[Waiting]) -> Page {
        let row = session.seats.iter().find(|row| row.sitter.user() == Some(user));
        let locale = row.map_or("", |row| match &row.sitter {
            Sitter::Person { locale, .. } => locale,
            Sitter::Computer { .. } => "",
        });
        let speech = Speech::new(self.known.speaks(user, locale), Vec::new());
        let content = format!("{}\n{}", title(waiting, &speech), lines(waiting, &speech));
        let id = CustomId::plain(session.id.0, Verb::Digest).with(user.to_string());
        let again = button(&id, &speech.say("digest-again")).style(ButtonStyle::Secondary);
        let buttons = next_button(waiting, &speech).into_iter().chain([again]).collect();
        Page { content, rows: vec![CreateActionRow::Buttons(buttons)], ..Page::default() }
    }

    /// The same for the channel of that table: it calls them, and names no table of another server.
    pub(in crate::discord) fn public_digest_page(
        &self,
        session: &Session,
        user: u64,
        waiting: &[Waiting],
    ) -> Page {
        let lang: Lang = Desk::public_lang(session);
        let speech = Speech::new(lang, Vec::new());
        let here: Vec<Waiting> =
            waiting.iter().filter(|waiting| waiting.place.guild == session.place.guild).cloned().collect();
        let args = [("people", format!("<@{user}>").into()), ("notice", title(&here, &speech).into())];
        let mut content = format!("{}\n{}", speech.text("notice-call", &args), lines(&here, &speech));
        if here.len() < waiting.len() {
            let elsewhere = (waiting.len() - here.len()).into();
            content = format!("{content}\n{}", speech.text("digest-elsewhere", &[("tables", elsewhere)]));
        }
        let id = CustomId::plain(session.id.0, Verb::Digest).with(user.to_string());
        let again = button(&id, &speech.say("digest-again")).style(ButtonStyle::Secondary);
        let rows = vec![CreateActionRow::Buttons(vec![again])];
        Page { content, rows, ping: vec![user], ..Page::default() }
    }
}

fn title(waiting: &[Waiting], speech: &Speech) -> String {
    speech.text("digest-title", &[("tables", waiting.len().into())])
}

fn lines(waiting: &[Waiting], speech: &Speech) -> String {
    let lines: Vec<String> = waiting.iter().map(|waiting| line(waiting, speech)).collect();
    limits::first_lines(&lines, LINES)
}

/// A table that waits, with a link to it.
pub(super) fn line(waiting: &Waiting, speech: &Speech) -> String {
    let args = [
        ("channel", format!("<#{}>", waiting.place.channel).into()),
        ("table", table_name(&waiting.game, waiting.session.0, speech).into()),
        ("link", link(waiting.place, waiting.message).into()),
        ("since", format!("<t:{}:R>", waiting.since).into()),
    ];
    let line = speech.text(if waiting.turn { "games-yours" } else { "games-asked" }, &args);
    match waiting.deadline {
        Some(deadline) => {
            let time = format!("<t:{deadline}:R>");
            speech.text("games-time", &[("line", line.into()), ("time", time.into())])
        }
        None => line,
    }
}

/// The game and the number of a table.
pub(super) fn table_name(game: &str, table: i64, speech: &Speech) -> String {
    let game = speech.say(&format!("{game}-name"));
    speech.text("games-table", &[("game", game.into()), ("table", table.into())])
}

/// Leads to the first of the tables, which is the most urgent.
pub(super) fn next_button(waiting: &[Waiting], speech: &Speech) -> Option<CreateButton> {
    let first = waiting.first()?;
    let table = table_name(&first.game, first.session.0, speech);
    let label = limits::fit(&speech.text("games-next", &[("table", table.into())]), limits::BUTTON_LABEL);
    Some(CreateButton::new_link(link(first.place, first.message)).label(label))
}
