//! Reviews: asked for, thought, and brought into the answer.

use std::sync::Arc;

use anyhow::anyhow;
use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateButton};
use rules::{Seat, Words as _};
use tabletop::{Judged, Picture as Kind, Review};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::discord::answering::command::{caller, deferred};
use crate::discord::answering::following::bring_late;
use crate::discord::answering::sending::revise;
use crate::discord::answering::{Context, OnlyShows};
use crate::discord::app::App;
use crate::discord::app::pressed::{Edit, Placeholder, Pressed, Reply};
use crate::discord::features::help::ways::row;
use crate::discord::features::replay::commands::complete_finished;
use crate::discord::features::replay::deed::{ANSWERABLE, Audience, awaited, finished};
use crate::discord::features::review;
use crate::discord::features::review::chart;
use crate::discord::features::settings::deed::Settings;
use crate::discord::message::Messages;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::{Illustration, Label, Late, Page};
use crate::discord::message::press::CustomId;
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use crate::pictures::Purpose;
use host::tables::{Asker, Found, Quota, ReviewState};
use session::{Denied, OwnGame, Session, SessionId, luck_and_skill, retold, told_worth};
use words::{Lang, Speech};

/// Reviews the caller's decisions in a finished game.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows", rename = "review")]
pub(crate) async fn review_command(
    ctx: Context<'_>,
    #[autocomplete = "complete_finished"] table: Option<i64>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let app = &ctx.data().app;
    let table = finished(app, &caller, table).await?;
    let asked = ask_review(app, &caller, &table, 0, Audience::Caller).await?;
    let edit = deferred(ctx).await?;
    bring_late(&bring_review(app, &caller, asked, &*edit).await, &*edit).await;
    Ok(())
}

/// A page of a review that was asked for.
pub(crate) struct ReviewRequest {
    table: SessionId,
    seat: Seat,
    page: usize,
    audience: Audience,
    /// The language of everything that is said with it.
    lang: Lang,
    source: Source,
    /// While it exists the caller waits for a page.
    _asker: Asker,
}

/// Where a review comes from.
enum Source {
    /// It is ready.
    Kept(Arc<Review>),
    /// It is being made.
    Coming(watch::Receiver<ReviewState>),
}

impl ReviewRequest {
    /// Whether it can be shown at once.
    pub(crate) const fn is_there(&self) -> bool {
        matches!(self.source, Source::Kept(_))
    }

    /// The review, when it is thought; until then the answer reports its progress.
    async fn review(&mut self, edit: &Edit<'_>) -> Result<Arc<Review>, Failure> {
        let state = match &mut self.source {
            Source::Kept(review) => return Ok(review.clone()),
            Source::Coming(state) => state,
        };
        let speech = Speech::nameless(self.lang);
        let told = |state: &ReviewState| progress(state, &speech);
        match timeout(ANSWERABLE, awaited(state, ReviewState::is_final, told, edit)).await {
            Ok(Some(ReviewState::Done(review))) => Ok(review),
            Ok(Some(ReviewState::Failed(cause))) => Err(Failure::Broken(anyhow!("{cause}"))),
            Ok(_) => Err(Failure::Denied(Denied::Busy)),
            Err(_) => Err(Failure::told("deny-review-late")),
        }
    }
}

/// Accepts the caller's request for a page of the review of their own game, which begins to be thought unless it is ready.
///
/// # Errors
/// [`Failure`]: a game that is not over or not theirs, or the caller already waits for as many reviews or pages as one person may.
pub(crate) async fn ask_review(
    app: &App,
    caller: &Caller,
    table: &Found,
    page: usize,
    audience: Audience,
) -> Result<ReviewRequest, Failure> {
    let game = own_game(table, caller)?;
    let turning = app.tables.asker(Quota::Page, caller.person.user).ok_or(Denied::Thinking)?;
    let (id, seat) = (table.id, game.seat);
    let source = match app.tables.kept_review(table, &game).await? {
        Some(review) => Source::Kept(Arc::new(review)),
        None => Source::Coming(match app.tables.coming_review(id, seat) {
            Some(coming) => coming,
            None => {
                let asker = app.tables.asker(Quota::Review, caller.person.user);
                let most = [("most", Quota::Review.most().into())];
                let asker = asker.ok_or(Failure::Told("deny-review-own", most.into()))?;
                app.tables.begin_review(id, game, asker)
            }
        }),
    };
    let lang = audience.lang(caller, table);
    Ok(ReviewRequest { table: id, seat, page, audience, lang, source, _asker: turning })
}

/// Brings a page of a review into an answer that has been acknowledged, and reports its progress now and then; returns the page, whose
/// picture may come later.
pub(crate) async fn bring_review(
    app: &App,
    caller: &Caller,
    mut asked: ReviewRequest,
    edit: &Edit<'_>,
) -> Page {
    let page = match asked.review(edit).await {
        Ok(review) => reviewed(app, caller, &asked, &review).await,
        Err(failure) => Err(failure),
    };
    let speech = Speech::nameless(asked.lang);
    let excuse = |failure: Failure| Page::text(failure.sentence(&speech, Some(asked.table.0)));
    let page = page.unwrap_or_else(excuse).linked(&app.messages.mentions);
    if let Err(error) = revise(&page, &speech, edit).await {
        tracing::warn!(%error, session = %asked.table, "somebody does not get their review");
    }
    page
}

async fn reviewed(
    app: &App,
    caller: &Caller,
    asked: &ReviewRequest,
    review: &Review,
) -> Result<Page, Failure> {
    // A person whom it names may have been forgotten while it was thought.
    let table = app.tables.find(asked.table).await?.ok_or(Failure::Denied(Denied::NoTable))?;
    let game = own_game(&table, caller)?;
    if game.seat != asked.seat {
        return Err(Failure::told("deny-review-seat"));
    }
    let reader = Reader { lang: asked.lang, is_public: asked.audience == Audience::Channel };
    Ok(app.messages.review_page(&table, &game, review, asked.page, reader).await?)
}

/// The game as the caller played it, once it is over.
fn own_game(table: &Found, caller: &Caller) -> Result<OwnGame, Failure> {
    let game = session::own_game(table, &caller.person).map_err(|denied| match denied {
        Denied::NotSeated => Failure::told("deny-review-seat"),
        denied => Failure::Denied(denied),
    })?;
    if table.table().is_none() {
        return Err(Failure::Denied(table.boardless()));
    }
    Ok(game)
}

/// The answer to a press for a page of a review: it replaces another page if it is ready.
pub(crate) async fn review(pressed: &Pressed<'_>, page: usize, shown: bool) -> Result<Reply, Failure> {
    let audience = if shown { Audience::Channel } else { Audience::Caller };
    let asked = ask_review(pressed.app, pressed.caller, &pressed.table().await?, page, audience).await?;
    let meanwhile = match !shown && pressed.private && asked.is_there() {
        true => Placeholder::InPlace,
        false => Placeholder::Thinking { private: !shown },
    };
    Ok(Reply::slow(meanwhile, |app, caller, edit| {
        Box::pin(async move { Some(bring_review(app, caller, asked, edit).await) })
    }))
}

/// Characters of one sentence of a page.
const LINE: usize = 400;

/// Who reads a page, and in which language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader {
    /// Its language.
    pub lang: Lang,
    /// Whether it stands in the channel for everybody, without buttons.
    pub is_public: bool,
}

impl Messages {
    /// A page of a review, counted from 0: the worst decisions, the best one, and last the chart of all.
    ///
    /// # Errors
    /// If the log does not replay, or the picture cannot be drawn.
    pub(crate) async fn review_page(
        &self,
        table: &Found,
        game: &OwnGame,
        review: &Review,
        page: usize,
        reader: Reader,
    ) -> anyhow::Result<Page> {
        let speech = table.speech(reader.lang);
        if review.decisions.is_empty() {
            return Ok(Page::text(speech.say("review-none")));
        }
        let told = told(table, review);
        let page = page.min(told.len());
        let (lines, picture) = match told.get(page) {
            Some(judged) => self.moment(table, game, judged, reader.lang).await?,
            None => self.all(table, game, review, reader.lang).await?,
        };
        let args = [
            ("game", speech.say(&format!("{}-name", table.title.id())).into()),
            ("table", table.id.0.into()),
            ("name", game.seat.into()),
            ("page", (page + 1).into()),
            ("pages", (told.len() + 1).into()),
        ];
        let mut content = vec![speech.text("review-heading", &args)];
        if page == 0 || page == told.len() {
            content.extend(luck_and_skill(review, table.title.measure(), &speech));
        }
        content.extend(lines.iter().map(|line| limits::fit(line, LINE)));
        let rows = if reader.is_public { Vec::new() } else { ways_on(table, page, told.len(), &speech) };
        Ok(Page { content: content.join("\n"), rows, picture: Some(picture), ..Page::default() })
    }

    /// The sentences about a decision, and the picture of its moment.
    async fn moment(
        &self,
        table: &Found,
        game: &OwnGame,
        judged: &Judged,
        lang: Lang,
    ) -> anyhow::Result<(Vec<String>, Illustration)> {
        let (title, seat) = (table.title, game.seat);
        let measure = title.measure();
        let (log, own) = (game.log.clone(), judged.clone());
        let moment = tokio::task::spawn_blocking(move || own.moment(title, &log, seat)).await??;
        let speech = table.speech(lang);
        let mut lines = retold(judged, &moment, seat, measure, &speech);
        if let Some(first) = lines.first_mut() {
            *first = format!("**{first}**");
        }
        lines.push(speech.say("review-foot"));
        let alt = moment.sight.alt_text(&table.plain_speech(lang));
        let label = Label { name: format!("{}.png", table.title.id()), alt };
        let (words, theme) = (self.speech_of_plates(table, lang), Settings::of(&table.settings).theme());
        let scene = move || Ok(moment.sight.scene(&words, theme, Kind::Panel, None));
        let drawing = self.pictures.draw(Purpose::Answer, scene);
        Ok((lines, self.illustration(Late { drawing, label }).await?))
    }

    /// The sentences about all decisions together, and their chart.
    async fn all(
        &self,
        table: &Found,
        game: &OwnGame,
        review: &Review,
        lang: Lang,
    ) -> anyhow::Result<(Vec<String>, Illustration)> {
        let (measure, speech) = (table.title.measure(), table.speech(lang));
        let (worst, best) = (review.worst(measure), review.best(measure));
        let clean = worst.is_empty().then(|| speech.say("review-clean"));
        let all = speech.text("review-all", &[("count", review.decisions.len().into())]);
        let lines = clean.into_iter().chain([all]).collect();
        let worth = |reward: Option<i32>| match reward {
            Some(reward) => told_worth(reward, measure, &speech),
            None => speech.say("review-all-nothing"),
        };
        let args = [
            ("game", speech.say(&format!("{}-name", table.title.id())).into()),
            ("table", table.id.0.into()),
            ("count", review.decisions.len().into()),
            ("worst", worth(worst.first().map(|judged| judged.cost.mean)).into()),
            ("best", worth(best.map(|judged| judged.gain.mean)).into()),
        ];
        let label = Label { name: "review.png".to_owned(), alt: speech.text("review-all-alt", &args) };
        let (words, theme) = (self.speech_of_plates(table, lang), Settings::of(&table.settings).theme());
        let (review, seat) = (review.clone(), game.seat);
        let scene = move || Ok(chart::scene(&review, seat, measure, &words, theme));
        let drawing = self.pictures.draw(Purpose::Answer, scene);
        Ok((lines, self.illustration(Late { drawing, label }).await?))
    }
}

/// The decisions that have a page each.
fn told<'a>(session: &Session, review: &'a Review) -> Vec<&'a Judged> {
    let measure = session.title.measure();
    review.worst(measure).into_iter().chain(review.best(measure)).collect()
}

/// The buttons of a page, of which the last is the chart.
fn ways_on(session: &Session, page: usize, last: usize, speech: &Speech) -> Vec<CreateActionRow> {
    let to = |page, shown, key| {
        let id = CustomId::at(
            session.id,
            if shown { review::Press::Show { page } } else { review::Press::Page { page } },
        );
        button(&id, &speech.say(key)).style(ButtonStyle::Secondary)
    };
    let next = (last > 0).then(|| to((page + 1) % (last + 1), false, "review-button-next"));
    // Two buttons to the same page would have one custom_id.
    let all = (page + 1 < last).then(|| to(last, false, "review-button-all"));
    let buttons: Vec<CreateButton> =
        next.into_iter().chain(all).chain([to(page, true, "replay-show")]).collect();
    row(buttons)
}

/// How far a review is.
pub(crate) fn progress(state: &ReviewState, speech: &Speech) -> String {
    match state {
        ReviewState::Thinking(done, all) => {
            speech.text("review-thinking", &[("done", (*done).into()), ("all", (*all).into())])
        }
        _ => speech.say("review-waiting"),
    }
}
