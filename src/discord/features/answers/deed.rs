//! Answers: to appeals and to questions to everybody, and what follows from them.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateModal};
use rules::{Arg, Seat, SeatSet, Viewer, Words as _};
use tabletop::{AnySight, Appeal};

use crate::discord::app::{Answer, App};
use crate::discord::features::absence::offer_page;
use crate::discord::features::board::calls::{mark_of, mentions};
use crate::discord::features::board::deed::STORY;
use crate::discord::features::forms::{form_of, notation, window};
use crate::discord::features::panel::deed::{late, play};
use crate::discord::features::panel::page::guided;
use crate::discord::features::undo::reach_lines;
use crate::discord::features::{answers, panel};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::{Bearer, CustomId, RawPress};
use crate::discord::message::rows::button;
use crate::discord::message::{Messages, public_speech, viewer_of};
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use host::tables::Found;
use session::{Denied, Intent, Matter, Question, Session, Status};
use words::{Lang, Speech};

/// The appeal that waits for the caller's answer, and its number.
fn asked(session: &Session, caller: &Caller) -> Option<(i64, Appeal)> {
    let seat = session.seat_of(caller.person.user)?;
    session.appeal().filter(|(_, appeal)| appeal.open.contains(seat))
}

/// Answers an appeal; the reply says how things stand.
///
/// # Errors
/// [`Failure`], among them `Denied::NoQuestion` for an appeal that is over.
pub(crate) async fn answer(
    app: &App,
    caller: &Caller,
    table: &Found,
    appeal: i64,
    action: String,
) -> Result<Page, Failure> {
    let receipt = app.act(caller, table, Intent::Answer { appeal, action }).await?;
    let viewer = viewer_of(&receipt.session, caller);
    let speech = receipt.session.speech(caller.lang);
    let mut lines = receipt.told(viewer, &speech);
    if receipt.session.status == Status::Live {
        lines.extend(receipt.session.sight(viewer).map(|sight| format!("**{}**", sight.prompt(&speech))));
    }
    let panel = Some(receipt.session);
    Ok(Page { panel, ..Page::text(limits::newest_lines(&lines, limits::CONTENT)) })
}

/// Does what the caller chose to do about the answers to their appeal. If there are others now, or another appeal, nothing is done, and the
/// panel shows the choice as far as it still fits.
pub(crate) async fn conclude(
    app: &App,
    caller: &Caller,
    table: &Found,
    appeal: i64,
    mark: &str,
    action: &str,
) -> Result<Page, Failure> {
    let seat = table.player(&caller.person)?;
    let now = table.table().and_then(|now| now.sight(Viewer::Public).appeal());
    let open = table.appeal().filter(|(open, shown)| *open == appeal && mark_of(shown) == mark);
    let Some((_, shown)) = open.filter(|(_, shown)| now.as_ref() == Some(shown)) else {
        return late(app, caller, table, action).await;
    };
    if !shown.choices.iter().any(|choice| choice == action) {
        return Err(Failure::Denied(Denied::NotAsked));
    }
    play(app, caller, table, vec![action.to_owned()], Some(table.decision(seat))).await
}

/// Agrees to the question to everybody, else to the appeal that waits for the caller.
///
/// # Errors
/// [`Failure`], among them `Denied::NoQuestion` if nothing is asked.
pub(crate) async fn agree(app: &App, caller: &Caller) -> Result<Answer, Failure> {
    let table = app.own_table(caller).await?;
    if let Some(page) = asked_which(app, caller, &table, true)? {
        return Ok(Answer::private(page));
    }
    match asked(&table, caller) {
        Some((appeal, answers)) => answer(app, caller, &table, appeal, answers.friendly()).await,
        None => vote(app, caller, &table, Intent::Agree { question: None }, "consent-given").await,
    }
    .map(Answer::private)
}

/// Declines the question to everybody, else the appeal that waits for the caller.
pub(crate) async fn decline(app: &App, caller: &Caller) -> Result<Answer, Failure> {
    let table = app.own_table(caller).await?;
    if let Some(page) = asked_which(app, caller, &table, false)? {
        return Ok(Answer::private(page));
    }
    match asked(&table, caller) {
        Some((appeal, answers)) => answer(app, caller, &table, appeal, answers.declining()).await,
        None => vote(app, caller, &table, Intent::Decline { question: None }, "consent-refused").await,
    }
    .map(Answer::private)
}

/// What the caller is asked now, with its buttons, if a bare answer could mean something else, or takes back what others did or have seen;
/// none if it is clear.
fn asked_which(app: &App, caller: &Caller, table: &Found, agrees: bool) -> Result<Option<Page>, Failure> {
    let Some(seat) = table.seat_of(caller.person.user) else { return Ok(None) };
    let far = |question: &Question| match &question.matter {
        Matter::Undo(cut) => {
            let reach = session::undo::reach(table, cut);
            let others = reach.moves.iter().any(|(whose, _)| *whose != question.asked_by);
            question.missing().contains(seat) && (others || !reach.drew.is_empty())
        }
        Matter::Pause | Matter::End => false,
    };
    let question = table.question.as_ref();
    // The person who asked can only withdraw.
    let waits =
        |question: &Question| question.missing().contains(seat) || !agrees && question.asked_by == seat;
    let both = question.is_some_and(waits) && asked(table, caller).is_some();
    let head = match both || table.asked_several(seat) {
        true => "consent-which",
        false if agrees && question.is_some_and(far) => "consent-sure",
        false => return Ok(None),
    };
    Ok(app.messages.asked_page(table, seat, caller.lang, head)?)
}

async fn vote(
    app: &App,
    caller: &Caller,
    table: &Found,
    intent: Intent,
    done: &str,
) -> Result<Page, Failure> {
    app.act(caller, table, intent).await?;
    Ok(Page::text(caller.speech().say(done)))
}

/// The appeal with that number, if it is open.
pub(crate) fn appealed(session: &Session, number: i64) -> Result<Appeal, Failure> {
    if matches!(session.status, Status::Over | Status::Ended) {
        return Err(Failure::Denied(Denied::Over));
    }
    let open = session.appeal().filter(|(open, _)| *open == number);
    open.map(|(_, appeal)| appeal).ok_or(Failure::Denied(Denied::NoQuestion))
}

/// The form that answers an appeal, for a caller who has not answered yet.
pub(crate) fn reply_form(
    caller: &Caller,
    table: &Session,
    id: &CustomId,
    appeal: i64,
    form: &str,
) -> Result<CreateModal, Failure> {
    let asked = appealed(table, appeal)?.asked;
    let seat = table.seat_of(caller.person.user).ok_or(Failure::Denied(Denied::NotSeated))?;
    if !asked.contains(seat) {
        return Err(Failure::Denied(Denied::NotAsked));
    }
    form_of(table, caller, form).map_err(|_| Failure::Denied(Denied::Answered))?;
    window(table, caller, id, form)
}

/// Answers an appeal with the caller's form.
pub(crate) async fn reply(
    app: &App,
    caller: &Caller,
    table: &Found,
    appeal: i64,
    form: &str,
    texts: &[String],
) -> Result<Page, Failure> {
    appealed(table, appeal)?;
    answer(app, caller, table, appeal, notation(table, caller, form, texts)?).await
}

impl Messages {
    /// The question, the absence or the offered seat with that number, if it is open.
    pub(crate) fn open_page(&self, session: &Session, number: i64) -> Option<Page> {
        let page = || self.absence_page(session, number).or_else(|| offer_page(session, number));
        self.question_page(session, number, &public_speech(session)).or_else(page)
    }

    /// What a seat is asked now, the question to everybody and the appeal, for its person alone and in their language, with that message
    /// first; none if nothing is asked.
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
                // Quotes the public tale: the action itself may still be secret.
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
        let id = |press: RawPress| CustomId::at(session.id, press);
        let (agree, decline) = (
            answers::Press::Agree { question: number }.into(),
            answers::Press::Decline { question: number }.into(),
        );
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
        // A person who is looking reads it in their panel; the session owes them a call.
        let now = self.now();
        let looks = |seat: &Seat| session.looking(now).is_some_and(|(looking, _)| looking == *seat);
        page.ping = self.called(session, appeal.open.iter().filter(|seat| !looks(seat)).collect());
        let open = session.users(appeal.open);
        // When all have answered, the table waits for the person who asked.
        if !open.is_empty() {
            let asked = speech.text("appeal-open", &[("people", mentions(&open).into())]);
            page.content = format!("{asked}\n{}", page.content);
            // A learner may answer here without ever opening a panel. The luck of a first game is open, so this reveals nothing.
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

/// The answers, the friendly one first.
fn appeal_buttons(
    session: &Session,
    number: i64,
    appeal: &Appeal,
    sight: &dyn AnySight,
    speech: &Speech,
) -> CreateActionRow {
    let id = |press: RawPress| CustomId::at(session.id, press);
    let styles = std::iter::once(ButtonStyle::Success).chain(std::iter::repeat(ButtonStyle::Secondary));
    let actions = appeal.actions.iter().zip(styles).map(|(action, style)| {
        let answer = answers::Press::Answer { appeal: number, action: action.clone() }.into();
        button(&id(answer), &sight.label(action, speech)).style(style)
    });
    let forms = appeal.forms.iter().map(|form| {
        let title = speech.say(&format!("{}-form-{}", session.title.id(), form.id));
        let label = speech.text("panel-form", &[("title", title.into())]);
        button(&id(answers::Press::Form { appeal: number, form: form.id.to_owned() }.into()), &label)
            .style(ButtonStyle::Secondary)
    });
    // What a form asks can also be pressed together in one's own panel.
    let panel =
        button(&id(panel::Press::Open { bearer: Bearer::Appeal }.into()), &speech.say("appeal-button-panel"))
            .style(ButtonStyle::Secondary);
    CreateActionRow::Buttons(actions.chain(forms).chain([panel]).take(limits::BUTTONS).collect())
}
