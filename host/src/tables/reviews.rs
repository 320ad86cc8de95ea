//! Reviews of finished games: thought two at a time after everything that people wait for, and kept for a month.
//!
//! A review is one task, however many people wait for it: a person who asks again meanwhile hears its progress, and when nobody listens any
//! more it continues, to be kept. An unfinished one does not outlive the process, so after a restart it must be asked for again.

use std::sync::Arc;

use anyhow::Context as _;
use rules::Seat;
use session::{Denied, OwnGame, Session, SessionId, hex};
use sha2::{Digest as _, Sha256};
use tabletop::{Review, Reviewer};
use thinking::MIND;
use tokio::sync::watch;

use super::service::Tables;
use super::tasks::{Asker, ReviewState};
use super::threads::think;
use crate::sync::lock;

/// The number of the present way to review: it grows when a log could lead to another review.
const REVIEW: u32 = 1;

impl Tables {
    /// The review of a game that is kept, if one is.
    pub async fn kept_review(&self, session: &Session, game: &OwnGame) -> Result<Option<Review>, Denied> {
        let kept = self.store().review(session.id, game.seat, &mark(game)).await?;
        // An unreadable one is thought anew.
        Ok(kept.and_then(|kept| serde_json::from_str(&kept).ok()))
    }

    /// The review of a game that is in progress, if there is one.
    pub fn coming_review(&self, id: SessionId, seat: Seat) -> Option<watch::Receiver<ReviewState>> {
        lock(&self.0.reviews).get(&(id, seat)).cloned()
    }

    /// Begins to review a game for a person who waits for it, unless its review is already in progress.
    pub fn begin_review(&self, id: SessionId, game: OwnGame, asker: Asker) -> watch::Receiver<ReviewState> {
        let key = (id, game.seat);
        let (told, state) = watch::channel(ReviewState::Waiting);
        {
            let mut reviews = lock(&self.0.reviews);
            if let Some(coming) = reviews.get(&key) {
                return coming.clone();
            }
            reviews.insert(key, state.clone());
        }
        let course = Course { tables: self.clone(), key, _asker: asker };
        tokio::spawn(async move {
            let end = match course.tables.reviewed(id, game, &told).await {
                Ok(review) => ReviewState::Done(Arc::new(review)),
                Err(cause) => ReviewState::Failed(format!("{cause:#}")),
            };
            drop(course);
            told.send_replace(end);
        });
        state
    }

    /// Thinks a review when its turn comes, and keeps it.
    async fn reviewed(
        &self,
        id: SessionId,
        game: OwnGame,
        told: &watch::Sender<ReviewState>,
    ) -> anyhow::Result<Review> {
        let (seat, mark) = (game.seat, mark(&game));
        let _turn = self.0.lines.review.acquire().await.context("waiting for a review")?;
        let tell = told.clone();
        let review = think(move || {
            let own = |number: usize| game.own.get(number).copied().unwrap_or_default();
            let mut reviewer = Reviewer::of(games::title_of(&game.log)?, &game.log, seat, own)?;
            let mut step = true;
            while step {
                let (done, all) = reviewer.progress();
                tell.send_replace(ReviewState::Thinking(done, all));
                step = reviewer.step();
            }
            anyhow::Ok(reviewer.finish())
        });
        let review = review.await.map_err(anyhow::Error::from)??;
        let body = serde_json::to_string(&review).context("writing a review")?;
        if let Err(cause) = self.store().keep_review(id, seat, &mark, body, self.now()).await {
            tracing::warn!(session = %id, %cause, "a review is not kept");
        }
        Ok(review)
    }
}

/// A review in progress; it is dropped with the task that thinks it.
struct Course {
    tables: Tables,
    key: (SessionId, Seat),
    _asker: Asker,
}

impl Drop for Course {
    fn drop(&mut self) {
        lock(&self.tables.0.reviews).remove(&self.key);
    }
}

/// What was reviewed, and by which version: a review with another mark does not count.
fn mark(game: &OwnGame) -> String {
    let own: String = game.own.iter().map(|&own| if own { '1' } else { '0' }).collect();
    let rules = games::title(&game.log.header.game).map_or(0, |title| title.rules());
    let known = format!("{REVIEW} {MIND} {rules} {own}\n{}", game.log);
    hex(&Sha256::digest(known))
}
