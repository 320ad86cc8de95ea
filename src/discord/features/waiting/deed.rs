//! What waits for a person: their tables on all servers.

use std::collections::BTreeSet;
use std::time::Duration;

use poise::serenity_prelude::{ButtonStyle, CreateButton, GuildId};
use rules::Words as _;
use tokio::task::JoinSet;

use crate::discord::answering::command::{answer, caller};
use crate::discord::answering::{Context, OnlyShows};
use crate::discord::app::{Answer, App};
use crate::discord::features::direct::link;
use crate::discord::features::help::ways::{panels, row, table_buttons, table_name, without_table};
use crate::discord::features::waiting;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::message::rows::button;
use crate::discord::message::{Messages, public_lang};
use crate::discord::wire::caller::Caller;
use crate::discord::wire::{limits, rest};
use host::store::Sitting;
use host::tables::Waiting;
use session::{Session, SessionId, Sitter, Status};
use words::{Speech, escape, escape_text};

/// Lists the caller's tables.
#[poise::command(slash_command, custom_data = "OnlyShows", rename = "games")]
pub(crate) async fn games_command(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, games(&ctx.data().app, &caller).await?).await
}

/// The longest wait for the names of servers: Discord waits for three seconds.
const NAMES: Duration = Duration::from_secs(1);

/// The most names that are asked for at once.
const MOST_NAMES: usize = 8;

/// The caller's tables on every server that the bot is on.
pub(crate) async fn games(app: &App, caller: &Caller) -> Result<Answer, Failure> {
    let user = caller.person.user;
    let mut listed = Vec::new();
    for sitting in app.tables.store().sittings(user).await? {
        if app.messages.known.is_on(sitting.place.guild) {
            listed.push(TableLine { waiting: app.tables.waiting(&sitting, user).await?, sitting });
        }
    }
    // Names are needed only for several servers.
    let servers: BTreeSet<u64> = listed.iter().map(|listed| listed.sitting.place.guild).collect();
    if servers.len() > 1 {
        ask_for_names(app, servers).await;
    }
    Ok(Answer::private(app.messages.games_page(listed, caller)))
}

/// Asks for the names of servers of which Discord informs other processes; names that come too late are left out.
async fn ask_for_names(app: &App, servers: BTreeSet<u64>) {
    let known = &app.messages.known;
    let mut asked = JoinSet::new();
    for server in servers.into_iter().filter(|&server| known.is_strange(server)).take(MOST_NAMES) {
        let http = app.http.clone();
        asked.spawn(async move { (server, rest::server(&http, GuildId::new(server)).await) });
    }
    let names = async {
        while let Some(answer) = asked.join_next().await {
            match answer {
                Ok((server, Ok(guild))) => known.meet_elsewhere(server, guild.name),
                Ok((server, Err(error))) => tracing::info!(server, %error, "its name is not told"),
                Err(error) => tracing::error!(%error, "a name is not asked for"),
            }
        }
    };
    if tokio::time::timeout(NAMES, names).await.is_err() {
        tracing::info!("some servers are listed without their names");
    }
}

/// Characters of the lines of a digest; the rest is for what comes above and below them.
const LINES: usize = limits::CONTENT - 200;

/// The number of tables with a button: the row has room for one more button.
const LED_TO: usize = limits::BUTTONS - 1;

/// A table in the list, with what it asks of the person.
pub(crate) struct TableLine {
    pub sitting: Sitting,
    pub waiting: Option<Waiting>,
}

impl TableLine {
    /// First what is most urgent, then tables that wait for others, then tables that have not begun.
    fn order(&self) -> (bool, (i64, i64), bool) {
        let urgency = self.waiting.as_ref().map_or((i64::MAX, i64::MAX), Waiting::urgency);
        (self.waiting.is_none(), urgency, self.sitting.status == Status::Lobby)
    }
}

impl Messages {
    /// A person's tables: whose turn it is, since when, and how much time is left.
    pub(crate) fn games_page(&self, mut listed: Vec<TableLine>, caller: &Caller) -> Page {
        let speech = caller.speech();
        if listed.is_empty() {
            let rows = without_table(&[], true, caller);
            let none = if caller.is_direct() { "deny-direct-table" } else { "games-none" };
            return Page { rows, ..Page::text(speech.say(none)) };
        }
        listed.sort_by_key(TableLine::order);
        let lines = self.listed(&listed, caller.person.user, &speech);
        let elsewhere = listed.iter().map(|listed| &listed.sitting);
        let elsewhere: Vec<Sitting> =
            elsewhere.filter(|sitting| sitting.place != caller.place).cloned().collect();
        let waiting: Vec<Waiting> = listed.into_iter().filter_map(|listed| listed.waiting).collect();
        let mut rows = row(ways(&waiting, caller.person.user, &speech));
        // The way to a private table that waits is its panel.
        let led_to: Vec<SessionId> = waiting.iter().take(LED_TO).map(|waiting| waiting.session).collect();
        let is_open =
            |sitting: &Sitting| sitting.place.is_of(caller.person.user) && led_to.contains(&sitting.session);
        let elsewhere: Vec<Sitting> = elsewhere.into_iter().filter(|sitting| !is_open(sitting)).collect();
        rows.extend(panels(&elsewhere, caller));
        Page { rows, ..Page::text(limits::first_lines(&lines, limits::CONTENT)) }
    }

    /// The lines, under the names of their servers if there are several; the server of the first line comes first.
    fn listed(&self, listed: &[TableLine], user: u64, speech: &Speech) -> Vec<String> {
        let mut servers: Vec<u64> = Vec::new();
        for server in listed.iter().map(|listed| listed.sitting.place.guild) {
            if !servers.contains(&server) {
                servers.push(server);
            }
        }
        let mut lines = vec![speech.say("games-title")];
        for &server in &servers {
            if servers.len() > 1 {
                let name = self.known.server(server).map(|name| escape_text(&name));
                let name = name.unwrap_or_else(|| speech.say("games-elsewhere"));
                lines.push(speech.text("games-server", &[("server", name.into())]));
            }
            let there = listed.iter().filter(|listed| listed.sitting.place.guild == server);
            lines.extend(there.map(|listed| match &listed.waiting {
                Some(waiting) => line(waiting, user, speech),
                None => other_line(&listed.sitting, user, speech),
            }));
        }
        lines
    }

    /// The digest of a person, for them alone, in their language; by that locale if they have chosen none.
    pub(crate) fn digest_page(&self, user: u64, locale: &str, waiting: &[Waiting]) -> Page {
        let speech = Speech::new(self.known.speaks(user, locale), Vec::new());
        let content = format!("{}\n{}", title(waiting, &speech), lines(waiting, user, &speech));
        let rows = row(ways(waiting, user, &speech).into_iter().chain([again_button(user, &speech)]));
        Page { rows, ..Page::text(content) }
    }
}

/// The digest for a table's channel, if a person takes no direct messages: it calls them, and names no table of another server, nor one in
/// a channel that not everybody may know of.
pub(crate) fn public_digest_page(
    session: &Session,
    user: u64,
    waiting: &[Waiting],
    is_known: impl Fn(u64) -> bool,
) -> Page {
    let speech = Speech::new(public_lang(session), Vec::new());
    let (there, elsewhere): (Vec<Waiting>, Vec<Waiting>) =
        waiting.iter().cloned().partition(|waiting| waiting.place.guild == session.place.guild);
    let (here, hidden): (Vec<Waiting>, Vec<Waiting>) = there
        .into_iter()
        .partition(|waiting| waiting.place == session.place || is_known(waiting.place.channel));
    let args = [("people", format!("<@{user}>").into()), ("notice", title(&here, &speech).into())];
    let mut content = format!("{}\n{}", speech.text("notice-call", &args), lines(&here, user, &speech));
    for (key, left_out) in [("digest-hidden", hidden), ("digest-elsewhere", elsewhere)] {
        if !left_out.is_empty() {
            content = format!("{content}\n{}", speech.text(key, &[("tables", left_out.len().into())]));
        }
    }
    let rows = row(ways(&here, user, &speech).into_iter().chain([again_button(user, &speech)]));
    Page { rows, ping: vec![user], ..Page::text(content) }
}

/// A button that lists what waits then.
fn again_button(user: u64, speech: &Speech) -> CreateButton {
    let id = CustomId::aside(waiting::Press::Digest { user });
    button(&id, &speech.say("digest-again")).style(ButtonStyle::Secondary)
}

fn title(waiting: &[Waiting], speech: &Speech) -> String {
    speech.text("digest-title", &[("tables", waiting.len().into())])
}

fn lines(waiting: &[Waiting], user: u64, speech: &Speech) -> String {
    let lines: Vec<String> = waiting.iter().map(|waiting| line(waiting, user, speech)).collect();
    limits::first_lines(&lines, LINES)
}

/// A table that waits for a person, with a link to it; a private one has none.
fn line(waiting: &Waiting, user: u64, speech: &Speech) -> String {
    if waiting.place.is_of(user) {
        return private_line("games-private-yours", &waiting.game, waiting.session, speech);
    }
    let args = [
        ("channel", format!("<#{}>", waiting.place.channel).into()),
        ("table", table_name(&waiting.game, waiting.session.0, speech).into()),
        ("link", link(waiting.place, waiting.message).into()),
        ("since", format!("<t:{}:R>", waiting.since).into()),
    ];
    let key = match (waiting.begins, waiting.turn) {
        (true, _) => "games-begin",
        (false, true) => "games-yours",
        (false, false) => "games-asked",
    };
    let line = speech.text(key, &args);
    match waiting.deadline {
        Some(deadline) => {
            let time = format!("<t:{deadline}:R>");
            speech.text("games-time", &[("line", line.into()), ("time", time.into())])
        }
        None => line,
    }
}

/// Buttons to the first tables, which are the most urgent.
fn ways(waiting: &[Waiting], user: u64, speech: &Speech) -> Vec<CreateButton> {
    let tables = waiting.iter().take(LED_TO);
    let tables = tables.map(|table| (&*table.game, table.session, table.place, table.message));
    table_buttons(tables, user, speech)
}

fn private_line(key: &str, game: &str, table: SessionId, speech: &Speech) -> String {
    speech.text(key, &[("table", table_name(game, table.0, speech).into())])
}

/// A table that asks nothing of the person.
fn other_line(sitting: &Sitting, user: u64, speech: &Speech) -> String {
    if sitting.place.is_of(user) {
        return private_line("games-private", &sitting.game, sitting.session, speech);
    }
    let name = |sitter: &Sitter| escape(&sitter.plain_name(speech.lang()));
    let names: Vec<String> = sitting.waiting.iter().map(name).collect();
    let since = sitting.since.map_or_else(String::new, |since| format!("<t:{since}:R>"));
    let args = [
        ("channel", format!("<#{}>", sitting.place.channel).into()),
        ("table", table_name(&sitting.game, sitting.session.0, speech).into()),
        ("link", link(sitting.place, sitting.message).into()),
        ("names", names.join(", ").into()),
        ("since", since.into()),
    ];
    let key = match sitting.status {
        Status::Live if sitting.paused => "games-paused",
        Status::Lobby if sitting.waiting.is_empty() => "games-lobby",
        _ if sitting.waiting.is_empty() => "games-idle",
        _ => "games-waiting",
    };
    speech.text(key, &args)
}
