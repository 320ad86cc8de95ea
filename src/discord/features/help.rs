//! What can be done, and the next step after a refusal.

pub(crate) mod refusal;
pub(crate) mod ways;

use std::time::Duration;

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use rules::Words as _;

use crate::discord::answering::command::{answer, caller};
use crate::discord::answering::{Context, OnlyShows};
use crate::discord::app::pressed::presses;
use crate::discord::app::{Answer, App};
use crate::discord::features::help::ways::{at_table, games_button, row, standing, without_table};
use crate::discord::features::leaderboard;
use crate::discord::features::leaderboard::List;
use crate::discord::features::opening::permissions::{check_place, lacks};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::{CustomId, RawPress};
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use session::{Session, Status};

/// Explains the bot.
#[poise::command(slash_command, custom_data = "OnlyShows", rename = "help")]
pub(crate) async fn help_command(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, help(&ctx.data().app, &caller).await?).await
}

presses! {
    /// What is pressed for help.
    |pressed, app, caller|
    /// Shows everything that can be done anywhere, on that page.
    Page("help") { number page: usize, } => pressed.shown(Ok(manual_page(page, caller)));
}

/// The longest look at a private thread: Discord waits for three seconds.
const LOOKING: Duration = Duration::from_secs(1);

/// The sentence for a private thread that the bot is not in; none if Discord does not answer at once.
async fn shut_out(app: &App, caller: &Caller) -> Option<String> {
    match tokio::time::timeout(LOOKING, check_place(app, caller)).await {
        Ok(Err(failure @ Failure::Told(..))) => Some(failure.sentence(&caller.speech(), None)),
        _ => None,
    }
}

/// Explains what can be done where the caller is.
pub(crate) async fn help(app: &App, caller: &Caller) -> Result<Answer, Failure> {
    let table = app.tables.find_at(caller.place).await?;
    let closed = match lacks(caller, false).filter(|_| !caller.is_direct()) {
        Some(permissions) => {
            Some(caller.speech().text("help-closed", &[("permissions", permissions.into())]))
        }
        None => shut_out(app, caller).await,
    };
    Ok(Answer::private(help_page(table.as_deref(), closed, caller)))
}

/// What the caller can do in a channel, by its table and their part in it; `closed` says why no table can stand there.
pub(crate) fn help_page(table: Option<&Session>, closed: Option<String>, caller: &Caller) -> Page {
    let speech = caller.speech();
    let table = standing(table);
    let nowhere = if caller.is_direct() { "help-direct" } else { "help-no-table" };
    let mut lines = vec![speech.say(table.map_or(nowhere, |table| part(table, caller)))];
    let here = match table {
        Some(table) => at_table(table, closed.is_none(), caller),
        None => without_table(&[], closed.is_none(), caller),
    };
    lines.extend(closed);
    if caller.moderator || caller.manager {
        lines.push(speech.say("help-moderator"));
    }
    let quiet = |press: RawPress, key| {
        button(&CustomId::aside(press), &speech.say(key)).style(ButtonStyle::Secondary)
    };
    let mut everywhere = vec![quiet(Press::Page { page: 0 }.into(), "help-button-all"), games_button(caller)];
    if !caller.is_direct() {
        let leaderboard = leaderboard::Press::Show { list: (List::default(), None) }.into();
        everywhere.push(quiet(leaderboard, "help-button-leaderboard"));
    }
    let rows = here.into_iter().chain([CreateActionRow::Buttons(everywhere)]).collect();
    Page { rows, ..Page::text(lines.join("\n")) }
}

/// The message for the caller's part at a table.
fn part(table: &Session, caller: &Caller) -> &'static str {
    let user = caller.person.user;
    match (table.status, table.seat_of(user)) {
        (Status::Lobby, _) if table.host == user => "help-host",
        (Status::Lobby, Some(_)) => "help-seated",
        (Status::Lobby, None) => "help-lobby",
        (Status::Over | Status::Ended, _) => "help-over",
        (Status::Live, Some(_)) if table.paused => "help-paused",
        (Status::Live, Some(seat)) if table.seat(seat).is_some_and(|row| row.must()) => "help-turn",
        (_, Some(_)) => "help-waiting",
        (_, None) => "help-watching",
    }
}

/// A page of everything that can be done, with the way to the other one.
pub(crate) fn manual_page(page: usize, caller: &Caller) -> Page {
    let speech = caller.speech();
    let (text, other, way) =
        if page == 0 { ("help-text", 1, "rules-next") } else { ("help-more", 0, "rules-back") };
    let turn =
        button(&CustomId::aside(Press::Page { page: other }), &speech.say(way)).style(ButtonStyle::Secondary);
    Page { rows: row([turn]), ..Page::text(speech.say(text)) }
}
