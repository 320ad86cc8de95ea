//! The public messages of a table that ask: question, appeal.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use rules::{Arg, Seat, SeatSet, Viewer, Words as _};
use tabletop::{AnySight, Appeal};

use super::absences::offer_page;
use super::board::STORY;
use super::calls::mentions;
use crate::discord::letters::doubts::reach_lines;
use crate::discord::letters::panel::guided;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::press::{Bearer, CustomId, Press};
use crate::discord::letters::parts::rows::button;
use crate::discord::letters::{Scribe, public_speech};
use crate::discord::wire::limits;
use session::{Matter, Question, Session};
use words::{Lang, Speech};

impl Scribe {
    /// The question, the absence or the offered seat with that number, if it is open.
    pub(crate) fn open_page(&self, session: &Session, number: i64) -> Option<Page> {
        let page = || self.absence_page(session, number).or_else(|| offer_page(session, number));
        self.question_page(session, number, &public_speech(session)).or_else(page)
    }

    /// What a seat is asked now, the question to everybody and the appeal, for its person alone and in their language, with that message first;
    /// none if nothing is.
    ///
    /// # Errors
    /// If the log does not replay.
    pub(crate) fn asked_page(
        &self,
        session: &Session,
        seat: Seat,
        lang: Lang,
        head: &str,
    ) -> anyhow::Result<Option<Page>> {
        let speech = session.speech(lang);
        let asks = |question: &&Question| question.asked_by == seat || question.missing().contains(seat);
        let question = session
            .question
            .as_ref()
            .filter(asks)
            .and_then(|question| self.question_page(session, question.number, &speech));
        let appeal = session.appeal().filter(|(_, appeal)| appeal.open.contains(seat));
        let appeal = appeal.map(|(number, _)| self.appeal_in(session, number, &speech)).transpose()?;
        let pages: Vec<Page> = [question, appeal].into_iter().flatten().collect();
        if pages.is_empty() {
            return Ok(None);
        }
        let mut content = vec![speech.say(head)];
        content.extend(pages.iter().map(|page| page.content.clone()));
        let rows = pages.into_iter().flat_map(|page| page.rows).collect();
        Ok(Some(Page { rows, ..Page::text(content.join("\n")) }))
    }

    /// The question to everybody with that number, if it is open.
    fn question_page(&self, session: &Session, number: i64, speech: &Speech) -> Option<Page> {
        let question = session.question.as_ref().filter(|open| open.number == number)?;
        let open = session.owning(question.missing());
        let asker = Arg::Name(question.asked_by);
        let mut lines = Vec::new();
        let what = match &question.matter {
            Matter::Undo(cut) => {
                lines = reach_lines(&session::undo::reach(session, cut), speech);
                // Quotes the public tale: the action itself may still be a secret.
                let first = cut.first().copied().unwrap_or_default();
                let tales = session::record::tales(session, first, first).unwrap_or_default();
                let told = tales.iter().flat_map(|(_, tale)| tale.tell(Viewer::Public, speech));
                let action = told.collect::<Vec<_>>().join(" ");
                speech.text("consent-undo", &[("name", asker), ("action", action.into())])
            }
            Matter::Pause => speech.text("consent-pause", &[("name", asker)]),
            Matter::End => speech.text("consent-end", &[("name", asker)]),
        };
        let names = mentions(&open);
        let id = |press| CustomId::at(session.id, press);
        let (agree, decline) = (Press::Agree { question: number }, Press::Decline { question: number });
        let row = CreateActionRow::Buttons(vec![
            button(&id(agree), &speech.say("consent-agree")).style(ButtonStyle::Success),
            button(&id(decline), &speech.say("consent-decline")).style(ButtonStyle::Secondary),
        ]);
        lines.insert(0, what);
        lines.push(speech.text("consent-open", &[("names", names.into())]));
        Some(Page {
            content: lines.join("\n"),
            rows: vec![row],
            ping: session.owning(session.callable(question.missing(), self.now())),
            ..Page::default()
        })
    }

    /// An appeal with the answers so far, or with its outcome.
    ///
    /// # Errors
    /// If the log does not replay.
    pub(crate) fn appeal_page(&self, session: &Session, number: i64) -> anyhow::Result<Page> {
        self.appeal_in(session, number, &public_speech(session))
    }

    fn appeal_in(&self, session: &Session, number: i64, speech: &Speech) -> anyhow::Result<Page> {
        let story = session::appeal_narration(session, number, speech)?;
        if story.is_empty() {
            return Ok(Page::text(speech.say("appeal-gone")));
        }
        let mut page = Page::text(limits::newest_lines(&story, STORY));
        let (Some((open, appeal)), Some(sight)) = (session.appeal(), session.sight(Viewer::Public)) else {
            return Ok(page);
        };
        if open != number {
            return Ok(page);
        }
        // Whoever is looking reads it in their panel; the session owes them a call.
        let now = self.now();
        let looks = |seat: &Seat| session.looking(now).is_some_and(|(looking, _)| looking == *seat);
        page.ping = self.called(session, appeal.open.iter().filter(|seat| !looks(seat)).collect());
        let open = session.users(appeal.open);
        // When all have answered, it is whoever asked that the table waits for.
        if !open.is_empty() {
            let asked = speech.text("appeal-open", &[("people", mentions(&open).into())]);
            page.content = format!("{asked}\n{}", page.content);
            // Who learns may answer here without ever opening a panel. The luck of a first game is open, so this gives nothing away.
            let learner = appeal.open.iter().find(|&seat| !session.users(SeatSet::one(seat)).is_empty());
            if let Some(guidance) =
                learner.map(|seat| session::guidance(session, seat)).transpose()?.flatten()
            {
                page.content = format!("{}\n{}", page.content, guided(guidance.key, speech));
            }
            page.rows = vec![appeal_buttons(session, number, &appeal, sight.as_ref(), speech)];
        }
        Ok(page)
    }
}

/// The answers, the first of which is the friendly one.
fn appeal_buttons(
    session: &Session,
    number: i64,
    appeal: &Appeal,
    sight: &dyn AnySight,
    speech: &Speech,
) -> CreateActionRow {
    let id = |press| CustomId::at(session.id, press);
    let styles = std::iter::once(ButtonStyle::Success).chain(std::iter::repeat(ButtonStyle::Secondary));
    let actions = appeal.actions.iter().zip(styles).map(|(action, style)| {
        let answer = Press::Answer { appeal: number, action: action.clone() };
        button(&id(answer), &sight.label(action, speech)).style(style)
    });
    let forms = appeal.forms.iter().map(|form| {
        let title = speech.say(&format!("{}-form-{}", session.title.id(), form.id));
        let label = speech.text("panel-form", &[("title", title.into())]);
        button(&id(Press::Reply { appeal: number, form: form.id.to_owned() }), &label)
            .style(ButtonStyle::Secondary)
    });
    // What a form asks can be pressed together in one's own panel, too.
    let panel = button(&id(Press::Panel(Bearer::Appeal)), &speech.say("appeal-button-panel"))
        .style(ButtonStyle::Secondary);
    CreateActionRow::Buttons(actions.chain(forms).chain([panel]).take(limits::BUTTONS).collect())
}
