//! One try of a post, the note about it, and the time of the next try.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};

use super::{Outbox, PATIENCE, TRIES, edits};
use crate::discord::wire::backoff::Backoff;
use crate::discord::wire::trouble::Trouble;
use host::outbox::{Post, Posted};
use session::{Denied, Effect, Intent, Person, Session};

/// The waits of a post that has failed.
const BACKOFF: Backoff = Backoff { first: Duration::from_secs(1), longest: Duration::from_secs(300) };

/// What to note about a post.
#[derive(Clone)]
pub(super) enum Delivery {
    /// It was posted.
    Sent(Posted),
    /// It will be tried again at that time.
    Failed(i64),
    /// It was posted, and its table must learn where.
    Told(Intent),
    /// Its person takes no letter, so it goes to the table's channel.
    Public,
    /// It is about the season that began in that second, and its channel refuses it, so it goes to another one.
    Elsewhere(i64),
}

impl Outbox {
    /// Whether this process may post.
    ///
    /// # Errors
    /// If it has slept for so long that another process may post.
    fn check_lease(&self) -> anyhow::Result<()> {
        anyhow::ensure!(self.tables.database().holds(), "this process's lease has not been renewed");
        Ok(())
    }

    /// Tries something for as long as one try may take. What this process began before it slept goes no further: meanwhile another one may
    /// have shown more.
    ///
    /// # Errors
    /// If this process may no longer post.
    pub(super) async fn try_to<T>(
        &self,
        doing: impl Future<Output = anyhow::Result<T>>,
    ) -> anyhow::Result<Result<T, Trouble>> {
        let held = while_held(|| self.check_lease(), doing);
        let trouble = match tokio::time::timeout(PATIENCE, held).await {
            Ok(Ok(done)) => return Ok(Ok(done)),
            Ok(Err(error)) => Trouble::of(&error),
            Err(_) => Trouble::Later("no answer in time".to_owned()),
        };
        self.check_lease()?;
        Ok(Err(trouble))
    }

    /// Posts one row, and notes how it went.
    ///
    /// # Errors
    /// If the database fails, or this process has slept for so long that another one posts for it.
    pub(super) async fn post(&self, post: &Post) -> anyhow::Result<()> {
        self.check_lease()?;
        if edits(post) {
            self.channels().edited.insert(post.place.channel, Instant::now());
        }
        let Some(table) = self.tables.find(post.session).await? else {
            return self.note(post, Delivery::Sent(Posted::default())).await;
        };
        let trouble = match self.try_to(self.deliver(post, &table)).await? {
            Ok(outcome) => return self.note(post, outcome).await,
            Err(trouble) => trouble,
        };
        let session = post.session.0;
        match trouble {
            // Old news that keeps its buttons misleads nobody much; and a letter says nothing about its table's channel.
            Trouble::Odd(cause)
                if post.attempts >= TRIES
                    && (post.person.is_some() || matches!(post.effect, Effect::Past { .. })) =>
            {
                tracing::error!(session, cause, "a message is left as it is");
                self.note(post, Delivery::Sent(Posted::default())).await
            }
            Trouble::Odd(cause) if post.attempts >= TRIES => {
                tracing::error!(
                    session,
                    cause,
                    "a post is refused again and again; parked until the channel is open"
                );
                self.give_up(post, table.session, Intent::Park).await
            }
            Trouble::Later(cause) | Trouble::Odd(cause) => {
                let wait = backoff(post.attempts);
                tracing::warn!(session, attempts = post.attempts, cause, wait, "posting failed for now");
                self.note(post, Delivery::Failed(self.tables.now() + wait)).await
            }
            Trouble::Closed(cause) | Trouble::Deleted(cause) if let Effect::Season(since) = post.effect => {
                tracing::info!(session, cause, "a season is told of in another channel");
                let outcome = match post.attempts < TRIES {
                    true => Delivery::Elsewhere(since),
                    false => Delivery::Sent(Posted::default()),
                };
                self.note(post, outcome).await
            }
            Trouble::Closed(cause) => {
                tracing::warn!(
                    session,
                    cause,
                    "the table's channel is closed to the bot; parked until it is open"
                );
                self.give_up(post, table.session, Intent::Park).await
            }
            Trouble::Deleted(cause) => {
                tracing::info!(session, cause, "the table's channel was deleted; the table is closed");
                self.give_up(post, table.session, Intent::Vanish).await
            }
            Trouble::Never(cause) => {
                tracing::error!(session, cause, "a post is refused for good and left out");
                self.note(post, Delivery::Sent(Posted::default())).await
            }
        }
    }

    /// Notes the outcome of a post; what cannot be noted now is kept in memory.
    async fn note(&self, post: &Post, outcome: Delivery) -> anyhow::Result<()> {
        let noted = self.write_down(post, &outcome).await;
        if noted.is_err() {
            self.channels().unnoted.insert((post.session, post.lane()), (post.clone(), outcome));
        }
        noted
    }

    pub(super) async fn write_down(&self, post: &Post, outcome: &Delivery) -> anyhow::Result<()> {
        let (outbox, now) = (self.tables.outbox(), self.tables.now());
        match outcome {
            Delivery::Sent(posted) => outbox.sent(post, posted.clone(), now).await?,
            Delivery::Told(intent) => {
                self.tell_table(post, intent).await?;
                outbox.sent(post, Posted::default(), now).await?;
            }
            Delivery::Failed(next_try) => outbox.failed(post, *next_try).await?,
            Delivery::Public => outbox.tell_publicly(post).await?,
            Delivery::Elsewhere(since) => {
                self.tables.standings().tell_season_elsewhere(post, *since, now).await?;
            }
        }
        Ok(())
    }

    /// Lets a table know where a message of its beginning stands.
    async fn tell_table(&self, post: &Post, intent: &Intent) -> anyhow::Result<()> {
        match self.tables.act(post.session, &Person::bot(), intent, None).await {
            // It knows already, or people have changed their minds.
            Ok(_) | Err(Denied::NotAsked) => Ok(()),
            Err(Denied::Broken(cause)) => Err(cause),
            Err(denied) => Err(anyhow::anyhow!("{denied}")),
        }
    }

    /// Parks or closes a table to whose channel nothing can be posted.
    async fn give_up(&self, post: &Post, session: Arc<Session>, intent: Intent) -> anyhow::Result<()> {
        let channel = session.place.channel;
        match self.tables.act(session, &Person::bot(), &intent, None).await {
            Ok(done) if done.session.parked => {
                self.messages.known.close(channel);
                Ok(())
            }
            Ok(_) => Ok(()),
            Err(Denied::Broken(cause)) => Err(cause),
            Err(denied @ (Denied::Busy | Denied::Frozen)) => Err(anyhow::anyhow!("{denied}")),
            // Nobody waits for the last post of a table that was closed meanwhile.
            Err(_) => self.note(post, Delivery::Sent(Posted::default())).await,
        }
    }
}

/// Checks before every step of a future whether it may go on.
async fn while_held<T>(
    check: impl Fn() -> anyhow::Result<()>,
    doing: impl Future<Output = anyhow::Result<T>>,
) -> anyhow::Result<T> {
    let mut doing = pin!(doing);
    poll_fn(|context| match check() {
        Ok(()) => doing.as_mut().poll(context),
        Err(slept) => Poll::Ready(Err(slept)),
    })
    .await
}

/// The wait after that many failures, in seconds.
pub(super) fn backoff(attempts: u32) -> i64 {
    BACKOFF.wait(attempts).as_secs().cast_signed()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::while_held;

    #[tokio::test]
    async fn what_waited_while_the_process_slept_goes_no_step_further() {
        let (holds, edited) = (Cell::new(true), Cell::new(0));
        let check = || if holds.get() { Ok(()) } else { Err(anyhow::anyhow!("it slept")) };
        let edit = |sleeps: bool| {
            let (holds, edited) = (&holds, &edited);
            async move {
                // Another process takes over while a picture is drawn.
                holds.set(!sleeps);
                tokio::task::yield_now().await;
                edited.set(edited.get() + 1);
                Ok(())
            }
        };
        while_held(check, edit(false)).await.expect("it holds");
        while_held(check, edit(true)).await.expect_err("it slept");
        assert_eq!(edited.get(), 1);
    }
}
