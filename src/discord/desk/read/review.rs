//! Reviews: asked for, thought, and brought into the answer.

use std::sync::Arc;

use anyhow::anyhow;
use poise::serenity_prelude as serenity;
use rules::Seat;
use serenity::EditInteractionResponse;
use tabletop::Review;
use tokio::sync::watch;
use tokio::time::timeout;

use super::super::replay::{ANSWERABLE, Audience, awaited};
use super::super::{Desk, revise};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::public_lang;
use crate::discord::letters::replay::review::{Reader, progress};
use crate::discord::wire::caller::Caller;
use host::tables::{Asker, Found, Quota, ReviewState};
use session::{Denied, OwnGame, SessionId};

/// A page of a review that somebody has asked for.
pub(crate) struct AskedReview {
    table: SessionId,
    seat: Seat,
    page: usize,
    audience: Audience,
    source: Source,
    /// As long as it is there the caller waits for a page.
    _asker: Asker,
}

/// Where a review comes from.
enum Source {
    /// It is there.
    Kept(Arc<Review>),
    /// It is on its way.
    Coming(watch::Receiver<ReviewState>),
}

impl AskedReview {
    /// Whoever gets to see it.
    pub(crate) const fn audience(&self) -> Audience {
        self.audience
    }

    /// Whether it can be shown at once.
    pub(crate) const fn is_there(&self) -> bool {
        matches!(self.source, Source::Kept(_))
    }

    /// The review, when it is thought; until then it is told how far it is.
    async fn review<F>(
        &mut self,
        caller: &Caller,
        edit: &impl Fn(EditInteractionResponse) -> F,
    ) -> Result<Arc<Review>, Failure>
    where
        F: Future<Output = serenity::Result<serenity::Message>>,
    {
        let state = match &mut self.source {
            Source::Kept(review) => return Ok(review.clone()),
            Source::Coming(state) => state,
        };
        let speech = caller.speech();
        let told = |state: &ReviewState| progress(state, &speech);
        match timeout(ANSWERABLE, awaited(state, ReviewState::is_final, told, edit)).await {
            Ok(Some(ReviewState::Done(review))) => Ok(review),
            Ok(Some(ReviewState::Failed(cause))) => Err(Failure::Broken(anyhow!("{cause}"))),
            Ok(_) => Err(Failure::Denied(Denied::Busy)),
            Err(_) => Err(Failure::told("deny-review-late")),
        }
    }
}

impl Desk {
    /// Takes up the caller's wish for a page of the review of their own game, which begins to be thought unless it is there already.
    ///
    /// # Errors
    /// [`Failure`]: a game that is not over or not theirs, or as many reviews or pages that they wait for as one person may.
    pub(crate) async fn ask_review(
        &self,
        caller: &Caller,
        table: &Found,
        page: usize,
        audience: Audience,
    ) -> Result<AskedReview, Failure> {
        let game = own_game(table, caller)?;
        let turning = self.tables.asker(Quota::Page, caller.person.user).ok_or(Denied::Thinking)?;
        let (id, seat) = (table.id, game.seat);
        let source = match self.tables.kept_review(table, &game).await? {
            Some(review) => Source::Kept(Arc::new(review)),
            None => Source::Coming(match self.tables.coming_review(id, seat) {
                Some(coming) => coming,
                None => {
                    let asker = self.tables.asker(Quota::Review, caller.person.user);
                    let most = [("most", Quota::Review.most().into())];
                    let asker = asker.ok_or(Failure::Told("deny-review-own", most.into()))?;
                    self.tables.begin_review(id, game, asker)
                }
            }),
        };
        Ok(AskedReview { table: id, seat, page, audience, source, _asker: turning })
    }

    /// Brings a page of a review into an answer that has been acknowledged, and tells now and then how far it is; gives the page, whose
    /// picture may come later.
    pub(crate) async fn bring_review<F>(
        &self,
        caller: &Caller,
        mut asked: AskedReview,
        edit: impl Fn(EditInteractionResponse) -> F,
    ) -> Page
    where
        F: Future<Output = serenity::Result<serenity::Message>>,
    {
        let page = match asked.review(caller, &edit).await {
            Ok(review) => self.reviewed(caller, &asked, &review).await,
            Err(failure) => Err(failure),
        };
        let excuse = |failure: Failure| Page::text(failure.excuse(&caller.speech(), Some(asked.table.0)));
        let page = self.scribe.sealed(page.unwrap_or_else(excuse));
        if let Err(error) = revise(&page, &caller.speech(), &edit).await {
            tracing::warn!(%error, session = %asked.table, "somebody does not get their review");
        }
        page
    }

    async fn reviewed(&self, caller: &Caller, asked: &AskedReview, review: &Review) -> Result<Page, Failure> {
        // Somebody whom it names may have been forgotten while it was thought.
        let table = self.tables.find(asked.table).await?.ok_or(Failure::Denied(Denied::NoTable))?;
        let game = own_game(&table, caller)?;
        if game.seat != asked.seat {
            return Err(Failure::told("deny-review-seat"));
        }
        let is_public = asked.audience == Audience::Channel;
        let lang = if is_public { public_lang(&table) } else { caller.lang };
        let reader = Reader { lang, is_public };
        Ok(self.scribe.review_page(&table, &game, review, asked.page, reader).await?)
    }
}

/// The game as the caller played it, once it is over.
fn own_game(table: &Found, caller: &Caller) -> Result<OwnGame, Failure> {
    session::own_game(table, &caller.person).map_err(|denied| match denied {
        Denied::NotSeated => Failure::told("deny-review-seat"),
        denied => Failure::Denied(denied),
    })
}
