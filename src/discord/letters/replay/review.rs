//! A review of a finished game: its worst and best decisions, a page each, and a chart of them all.

mod chart;

use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateButton};
use rules::Words as _;
use tabletop::{Judged, Picture as Kind, Review};

use super::super::Scribe;
use super::super::parts::page::{Illustration, Label, Late, Page};
use super::super::parts::press::{CustomId, Press};
use super::super::parts::rows::button;
use super::super::settings::Settings;
use super::super::ways::row;
use crate::discord::wire::limits;
use crate::pictures::Purpose;
use host::tables::{Found, ReviewState};
use session::{OwnGame, Session, luck_and_skill, retold, told_worth};
use words::{Lang, Speech};

/// The room for one sentence of a page.
const LINE: usize = 400;

/// Whom a page is for, and in which language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader {
    /// Its language.
    pub lang: Lang,
    /// Whether it stands in the channel for everybody, without ways on.
    pub is_public: bool,
}

impl Scribe {
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

    /// What is said of a decision, and the picture of its moment.
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

    /// What is said of all decisions together, and their chart.
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

/// Ways on from a page, of which the last is the chart.
fn ways_on(session: &Session, page: usize, last: usize, speech: &Speech) -> Vec<CreateActionRow> {
    let to = |page, shown, key| {
        let id = CustomId::at(session.id, Press::Review { page, shown });
        button(&id, &speech.say(key)).style(ButtonStyle::Secondary)
    };
    let next = (last > 0).then(|| to((page + 1) % (last + 1), false, "review-button-next"));
    // Two buttons that lead to the same would have one custom_id.
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
