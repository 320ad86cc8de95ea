//! Statistics.

use crate::discord::answering::command::{answer, caller};
use crate::discord::answering::{Context, OnlyShows};
use crate::discord::app::pressed::{Reply, presses};
use crate::discord::app::{Answer, App};
use crate::discord::features::log::long_text;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::viewer_of;
use crate::discord::wire::caller::Caller;
use session::Session;

/// Shows statistics.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows", rename = "stats")]
pub(crate) async fn stats_command(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, stats(&ctx.data().app, &caller).await?).await
}

presses! {
    /// What is pressed to read statistics.
    |pressed, app, caller|
    /// Shows the statistics.
    Show("stats") => Reply::private(stats_page(&*pressed.table().await?, caller));
}

/// The statistics of the channel's table.
pub(crate) async fn stats(app: &App, caller: &Caller) -> Result<Answer, Failure> {
    let table = app.seen(caller).await?;
    Ok(Answer::private(stats_page(&table, caller)?))
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
