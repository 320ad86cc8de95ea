//! Commands that come too late. Discord tells the person that a command has failed if it is not acknowledged within three seconds, and
//! what was told to have failed is not done.
//!
//! One that may be late is acknowledged before anything is done, and not done if that is refused. The delay is the age of its number,
//! less the smallest age seen of late, because the two clocks differ. What asks Discord before it answers (a thread, a private one) is
//! acknowledged first and has twenty seconds; a thread that comes later, or without a table, is taken away.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use games::Words as _;
use host::sync::lock;
use poise::serenity_prelude as serenity;
use serenity::{
    CreateAllowedMentions, CreateInteractionResponse, CreateInteractionResponseMessage, InteractionId,
};
use tokio::time::Instant;

use super::{Context, OnlyShows};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::wire::snowflake::made;
use crate::discord::wire::trouble::Trouble;
use words::Speech;

/// The delay from which on a command acknowledges before it does anything, in milliseconds: Discord waits for 3000.
const SUSPECT: i64 = 2500;
/// The number of interactions whose age is remembered.
const REMEMBERED: usize = 64;
/// The time during which nobody is told the same again in the same channel, because what was held up comes all at once.
const TOLD: Duration = Duration::from_secs(60);

/// The delay of what comes from Discord, as far as this machine's clock can tell: the two clocks differ, but never is a delivery
/// earlier than the smallest difference that was seen of late.
#[derive(Default)]
pub(crate) struct Lateness {
    ages: Mutex<VecDeque<i64>>,
    told: Mutex<Vec<(u64, u64, Instant)>>,
}

impl Lateness {
    /// Notes an interaction that has come now; gives its suspected delay in milliseconds.
    pub(crate) fn note(&self, interaction: InteractionId) -> i64 {
        self.note_age(now() - made(interaction.get()).cast_signed())
    }

    fn note_age(&self, age: i64) -> i64 {
        let mut ages = lock(&self.ages);
        if ages.len() == REMEMBERED {
            ages.pop_front();
        }
        ages.push_back(age);
        // The very first ones are held against a clock that agrees with Discord's: to acknowledge needlessly does no harm.
        let trusted = (ages.len() < REMEMBERED).then_some(0);
        age - ages.iter().copied().chain(trusted).min().unwrap_or_default()
    }

    /// Whether that person has not been told yet of late in that channel; from now on they have.
    fn tells(&self, channel: u64, user: u64) -> bool {
        let mut told = lock(&self.told);
        told.retain(|(.., at)| at.elapsed() < TOLD);
        let fresh = !told.iter().any(|(there, who, _)| (*there, *who) == (channel, user));
        told.push((channel, user, Instant::now()));
        fresh
    }
}

/// Whether a command may be done; of one in a group this is asked twice, for the group too. One that may be late is acknowledged first; if Discord has given it up already, it is not done, and
/// the person is told so once, for all to see: Discord leaves no way to tell them alone, so nothing of what they typed is quoted.
pub(crate) async fn may_be_done(ctx: Context<'_>) -> Result<bool, Failure> {
    let poise::Context::Application(app) = ctx else { return Ok(true) };
    let late = ctx.data().lateness.note(app.interaction.id) > SUSPECT;
    let typed = app.interaction_type == poise::CommandInteractionType::Command;
    if !late || !typed || ctx.command().custom_data.is::<OnlyShows>() {
        return Ok(true);
    }
    Ok(acknowledged(ctx).await)
}

/// Tells Discord that an answer comes, to be seen by the person alone, unless one has come already. Poise's own words would not say
/// whom it may ping.
pub(crate) async fn defer(ctx: Context<'_>) -> serenity::Result<()> {
    if let poise::Context::Application(app) = ctx
        && !app.has_sent_initial_response.load(Ordering::SeqCst)
    {
        app.interaction.create_response(ctx.http(), thinking(true)).await?;
        app.has_sent_initial_response.store(true, Ordering::SeqCst);
    }
    Ok(())
}

/// The place of an answer that takes a while.
pub(crate) fn thinking(ephemeral: bool) -> CreateInteractionResponse {
    let message = CreateInteractionResponseMessage::new().allowed_mentions(CreateAllowedMentions::new());
    CreateInteractionResponse::Defer(message.ephemeral(ephemeral))
}

/// Acknowledges a command before it is done; false if Discord has given it up already.
pub(crate) async fn acknowledged(ctx: Context<'_>) -> bool {
    let Err(error) = defer(ctx).await.map_err(anyhow::Error::from) else { return true };
    if !Trouble::is_given_up(&error) {
        // It may have come through; whoever repeats a delivery changes nothing.
        tracing::warn!(cause = %format!("{error:#}"), "a command could not be acknowledged");
        return true;
    }
    tracing::warn!(command = &*ctx.command().qualified_name, "a command came too late and was not done");
    if let poise::Context::Application(app) = ctx {
        tell(ctx, app.interaction.id).await;
    }
    false
}

async fn tell(ctx: Context<'_>, interaction: InteractionId) {
    let (channel, user) = (ctx.channel_id(), ctx.author().id.get());
    if !ctx.data().lateness.tells(channel.get(), user) {
        return;
    }
    let known = &ctx.data().desk.scribe.known;
    let lang = known.speaks(ctx.author().id.get(), ctx.locale().unwrap_or("en-US"));
    let speech = Speech::new(lang, Vec::new());
    let content = speech.text("late-command", &[("person", format!("<@{user}>").into())]);
    let page = Page { ping: vec![user], ..Page::text(content) };
    let message = page.message(&format!("late-{interaction}"));
    if let Err(error) = channel.send_message(ctx.http(), message).await {
        tracing::warn!(%error, "nobody could be told that a command came too late");
    }
}

/// Milliseconds since 1970, by this machine's clock.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::{Lateness, REMEMBERED, SUSPECT};

    /// The delays that are suspected of interactions with those ages.
    fn suspected(ages: impl IntoIterator<Item = i64>) -> Vec<i64> {
        let lateness = Lateness::default();
        ages.into_iter().map(|age| lateness.note_age(age)).collect()
    }

    #[test]
    fn a_delay_is_what_is_older_than_the_youngest_of_late() {
        assert_eq!(suspected([100, 90, 3600, 120]), [100, 90, 3600, 120]);
    }

    #[test]
    fn a_clock_that_runs_behind_hides_no_delay() {
        assert_eq!(suspected([-5000, -4900, -1000]), [0, 100, 4000]);
    }

    #[test]
    fn a_clock_that_runs_ahead_is_found_out() {
        let ages = (0..REMEMBERED as i64).map(|n| 9000 + n % 7).chain([9003, 13_000]);
        let delays = suspected(ages);
        assert!(delays[0] > SUSPECT, "at first it is acknowledged needlessly");
        assert_eq!(delays[delays.len() - 2..], [3, 4000]);
    }
}
