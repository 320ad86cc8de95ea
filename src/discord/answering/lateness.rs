//! What comes too late, and what would be answered too late. Discord reports a command, a press or a form as failed if it is not
//! acknowledged within three seconds, and the bot must not do what was reported as failed.
//!
//! Possibly late interactions are acknowledged before anything is done, and not done if that is refused. The delay is the age of an
//! interaction's number, less the smallest age of the last hour with any traffic, because the two clocks differ. Everything else is
//! answered by one request, after it is done: so nothing is begun for it ([`Caller::due`](crate::discord::wire::caller::Caller)) when that
//! answer could come too late. If too many answers are in the making ([`Quota::Answer`]), people are asked at once to try again. What must
//! ask Discord first (a thread, a private one) is acknowledged first and has twenty seconds; a thread that comes later, or without a table,
//! is deleted.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use poise::serenity_prelude as serenity;
use rules::Words as _;
use serenity::{
    CreateAllowedMentions, CreateInteractionResponse, CreateInteractionResponseMessage, InteractionId,
};
use tokio::time::Instant;

use crate::discord::answering::{Context, OnlyShows};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::wire::snowflake::made;
use crate::discord::wire::trouble::Trouble;
use host::sync::lock;
use host::tables::{Asker, Quota};
use session::Denied;
use words::Speech;

/// The delay from which on an interaction is acknowledged before it is done, in milliseconds: Discord waits for 3000.
pub(crate) const SUSPECT: i64 = 2000;

/// The age at which nothing is begun any more, in milliseconds: the rest is for the answer.
const LAST: i64 = 2500;

/// The number of minutes whose smallest age is remembered. Only minutes with traffic count: a backlog cannot hide its own delay, no matter
/// how large, unless everything is delayed for as long.
const REMEMBERED: usize = 60;

/// The time during which a person reads the notice only once in a channel, because a backlog comes all at once.
const TOLD: Duration = Duration::from_secs(60);

/// The delay of interactions, as far as this machine's clock can show it: the clocks differ, but no delivery is earlier than the smallest
/// difference seen recently.
#[derive(Default)]
pub(crate) struct Lateness {
    /// By the minute.
    ages: Mutex<VecDeque<(i64, i64)>>,
    told: Mutex<Vec<(u64, u64, Instant)>>,
}

impl Lateness {
    /// Notes an interaction that has just come; returns its suspected delay in milliseconds.
    pub(crate) fn note(&self, interaction: InteractionId) -> i64 {
        let now = now();
        self.note_age(now - made(interaction.get()).cast_signed(), now / 60_000)
    }

    fn note_age(&self, age: i64, minute: i64) -> i64 {
        let mut ages = lock(&self.ages);
        match ages.back_mut() {
            Some((last, smallest)) if *last == minute => *smallest = age.min(*smallest),
            _ => ages.push_back((minute, age)),
        }
        if ages.len() > REMEMBERED {
            ages.pop_front();
        }
        // At first they are compared with a clock that agrees with Discord's: a needless acknowledgement does no harm.
        let trusted = (ages.len() < REMEMBERED).then_some(0);
        age - ages.iter().map(|(_, age)| *age).chain(trusted).min().unwrap_or_default()
    }

    /// Whether that person has not recently been told in that channel; from now on they have.
    fn tells(&self, channel: u64, user: u64) -> bool {
        let mut told = lock(&self.told);
        told.retain(|(.., at)| at.elapsed() < TOLD);
        let fresh = !told.iter().any(|(there, who, _)| (*there, *who) == (channel, user));
        told.push((channel, user, Instant::now()));
        fresh
    }
}

/// When nothing is begun any more for an interaction with that delay. `patience` is how long an answer waits for its picture.
pub(crate) fn due(delay: i64, patience: Duration) -> Instant {
    Instant::now() + left(delay, patience)
}

/// How long something may still be begun. In rehearsals on a busy machine everything takes longer, pictures and this.
fn left(delay: i64, patience: Duration) -> Duration {
    Duration::from_millis((LAST - delay).max(0).unsigned_abs()).max(patience / 2)
}

/// What a command carries until it is answered: its deadline, and that its person waits.
pub(crate) struct Waiting(Option<(Instant, Asker)>);

/// When nothing is begun any more for a command; none once it is acknowledged.
pub(crate) fn due_of(ctx: Context<'_>) -> Option<Instant> {
    let poise::Context::Application(command) = ctx else { return None };
    // Nobody else locks it.
    let data = command.invocation_data.try_lock().ok()?;
    data.downcast_ref::<Waiting>()?.0.as_ref().map(|(due, _)| *due)
}

/// Stops counting the person of a command among those who wait.
pub(crate) async fn is_answered(ctx: Context<'_>) {
    ctx.set_invocation_data(Waiting(None)).await;
}

/// Whether a command may be done; for a command in a group this is asked twice, for the group too. A possibly late one is acknowledged
/// first; if Discord has given it up, it is not done, and the person is told once, for all to see, without quoting what they typed: Discord
/// leaves no private way.
///
/// # Errors
/// [`Denied::Busy`] if too many answers are in the making.
pub(crate) async fn may_be_done(ctx: Context<'_>) -> Result<bool, Failure> {
    let poise::Context::Application(command) = ctx else { return Ok(true) };
    let delay = ctx.data().lateness.note(command.interaction.id);
    let typed = command.interaction_type == poise::CommandInteractionType::Command;
    if !typed || ctx.invocation_data::<Waiting>().await.is_some() {
        return Ok(true);
    }
    let app = &ctx.data().app;
    let asker = app.tables.asker(Quota::Answer, ctx.author().id.get()).ok_or(Denied::Busy)?;
    ctx.set_invocation_data(Waiting(Some((due(delay, app.messages.pictures.patience()), asker)))).await;
    if delay <= SUSPECT || ctx.command().custom_data.is::<OnlyShows>() {
        return Ok(true);
    }
    Ok(acknowledged(ctx).await)
}

/// Announces a private answer to Discord, unless one has been sent. Poise's own deferral would not say whom it may ping.
pub(crate) async fn defer(ctx: Context<'_>) -> serenity::Result<()> {
    if let poise::Context::Application(command) = ctx
        && !command.has_sent_initial_response.load(Ordering::SeqCst)
    {
        command.interaction.create_response(ctx.http(), thinking(true)).await?;
        command.has_sent_initial_response.store(true, Ordering::SeqCst);
        is_answered(ctx).await;
    }
    Ok(())
}

/// The placeholder of a slow answer.
pub(crate) fn thinking(ephemeral: bool) -> CreateInteractionResponse {
    let message = CreateInteractionResponseMessage::new().allowed_mentions(CreateAllowedMentions::new());
    CreateInteractionResponse::Defer(message.ephemeral(ephemeral))
}

/// Acknowledges a command before it is done; false if Discord has given it up.
pub(crate) async fn acknowledged(ctx: Context<'_>) -> bool {
    let Err(error) = defer(ctx).await.map_err(anyhow::Error::from) else { return true };
    if !Trouble::is_given_up(&error) {
        // It may have come through; a repeated delivery changes nothing.
        tracing::warn!(cause = %format!("{error:#}"), "a command could not be acknowledged");
        return true;
    }
    tracing::warn!(command = &*ctx.command().qualified_name, "a command came too late and was not done");
    if let poise::Context::Application(command) = ctx {
        tell(ctx, command.interaction.id).await;
    }
    false
}

async fn tell(ctx: Context<'_>, interaction: InteractionId) {
    let (channel, user) = (ctx.channel_id(), ctx.author().id.get());
    if !ctx.data().lateness.tells(channel.get(), user) {
        return;
    }
    let known = &ctx.data().app.messages.known;
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
    use super::*;

    /// The suspected delays of interactions with those ages, so many a minute.
    fn suspected(ages: impl IntoIterator<Item = i64>, a_minute: i64) -> Vec<i64> {
        let lateness = Lateness::default();
        let ages = (0..).zip(ages);
        ages.map(|(number, age)| lateness.note_age(age, number / a_minute)).collect()
    }

    #[test]
    fn a_delay_is_what_is_older_than_the_youngest_of_late() {
        assert_eq!(suspected([100, 90, 3600, 120], 2), [100, 90, 3600, 120]);
    }

    #[test]
    fn a_clock_that_runs_behind_hides_no_delay() {
        assert_eq!(suspected([-5000, -4900, -1000], 2), [0, 100, 4000]);
    }

    #[test]
    fn a_clock_that_runs_ahead_is_found_out() {
        let ages = (0..REMEMBERED as i64).map(|n| 9000 + n % 7).chain([9003, 13_000]);
        let delays = suspected(ages, 1);
        assert!(delays[0] > SUSPECT, "at first it is acknowledged needlessly");
        assert_eq!(delays[delays.len() - 2..], [3, 4000]);
    }

    /// An hour in which something came every minute, then an overload of twenty minutes.
    #[test]
    fn however_much_is_late_its_delay_is_known() {
        let quiet = (0..3_600).map(|n| 200 + n % 90);
        let delays = suspected(quiet.chain([3_900; 1_200]), 60);
        assert!(delays[3_600..].iter().all(|&delay| delay == 3_700), "{:?}", &delays[3_600..]);
    }

    #[test]
    fn what_is_older_has_less_time_to_be_begun() {
        let second = Duration::from_secs(1);
        assert_eq!([0, 1_000, 2_400].map(|delay| left(delay, second).as_millis()), [2_500, 1_500, 500]);
        assert_eq!(left(0, 300 * second), 150 * second, "a rehearsal");
    }
}
