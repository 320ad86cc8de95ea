//! Presses on buttons and menus, and submitted forms. Nothing about them is remembered: the custom_id carries all.

use games::{Draft, Words as _};
use poise::serenity_prelude as serenity;
use serenity::{
    ActionRow, ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, CreateActionRow,
    CreateInputText, CreateInteractionResponse, CreateModal, InputTextStyle, ModalInteraction,
};

use super::caller::Caller;
use super::custom_id::{CustomId, Verb};
use super::desk::{Desk, rules_page, viewer_of};
use super::failure::Failure;
use super::limits::{self, fit};
use super::page::Page;
use super::rows::ACT;
use super::trouble::send_twice;
use crate::session::{Denied, Intent, Session, SessionId, Status};
use crate::words::{Lang, Speech, escape};

/// What a press is answered with.
enum Reply {
    /// The pressed (private) message becomes this.
    Update(Page),
    /// A private message of its own.
    Private(Page),
    /// A form to be filled in.
    Form(CreateModal),
}

/// Answers a press.
pub(super) async fn press(desk: &Desk, ctx: &serenity::Context, press: &ComponentInteraction) {
    let Some(caller) = Caller::of_press(press) else { return };
    let value = match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned().unwrap_or_default(),
        _ => String::new(),
    };
    let id = press.data.custom_id.parse::<CustomId>();
    let private = press.message.flags.is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL));
    let reply = match &id {
        Ok(id) => Press { desk, caller: &caller, id, value, private }.reply().await,
        Err(_) => Err(Failure::told("deny-expired")),
    };
    let reply = match reply {
        Ok(reply) => reply,
        Err(failure) => excuse(desk, &caller, id.ok().as_ref(), &failure, private).await,
    };
    let response = match reply {
        Reply::Update(page) => CreateInteractionResponse::UpdateMessage(page.response(true)),
        Reply::Private(page) => CreateInteractionResponse::Message(page.response(true)),
        Reply::Form(modal) => CreateInteractionResponse::Modal(modal),
    };
    let send = || press.create_response(&ctx.http, response.clone());
    if let Err(error) = send_twice(send).await {
        tracing::warn!(%error, custom_id = press.data.custom_id, "a press could not be answered");
    }
}

/// Answers a submitted form.
pub(super) async fn submit(desk: &Desk, ctx: &serenity::Context, form: &ModalInteraction) {
    let Some(caller) = Caller::of_form(form) else { return };
    let id = form.data.custom_id.parse::<CustomId>();
    let reply = match &id {
        Ok(id) => submitted(desk, &caller, id, &texts(&form.data.components)).await,
        Err(_) => Err(Failure::told("deny-expired")),
    };
    let page = match reply {
        Ok(page) => page,
        Err(failure) => {
            let excuse = desk.excuse(&failure, &caller.speech(), id.ok().map(|id| id.session));
            Page::text([excuse, kept(&caller, &texts(&form.data.components))].join("\n"))
        }
    };
    let response = CreateInteractionResponse::Message(page.response(true));
    let send = || form.create_response(&ctx.http, response.clone());
    if let Err(error) = send_twice(send).await {
        tracing::warn!(%error, custom_id = form.data.custom_id, "a form could not be answered");
    }
}

/// A refusal is said in a message of its own; a stale panel becomes a fresh one.
async fn excuse(
    desk: &Desk,
    caller: &Caller,
    id: Option<&CustomId>,
    failure: &Failure,
    private: bool,
) -> Reply {
    let session = id.map(|id| id.session);
    if let (Failure::Denied(Denied::Stale { .. }), true) = (failure, private)
        && let Ok(session) = desk.session(caller).await
        && let Ok(page) = desk.fresh_panel(&session, caller, vec![caller.speech().say("panel-stale")]).await
    {
        return Reply::Update(page);
    }
    Reply::Private(Page::text(desk.excuse(failure, &caller.speech(), session)))
}

async fn submitted(desk: &Desk, caller: &Caller, id: &CustomId, texts: &[String]) -> Result<Page, Failure> {
    let session = desk.session_by_id(caller, SessionId(id.session)).await?;
    if id.verb == Verb::Reply && session.appeal().is_none_or(|(open, _)| open != i64::from(id.decision)) {
        return Err(Failure::Denied(Denied::NoQuestion));
    }
    let form = form_of(&session, caller, &id.rest)?;
    let english = Speech::new(Lang::En, Vec::new());
    let notation = form
        .compose(session.title.id(), texts, &[&caller.speech(), &english])
        .map_err(|refusal| Failure::Told(refusal.key, refusal.args))?;
    if id.verb == Verb::Reply {
        return desk.answer(caller, i64::from(id.decision), notation).await;
    }
    desk.play(caller, vec![notation], Some(id.decision)).await
}

/// What was written into a form that came to nothing, so that it need not be thought of again.
fn kept(caller: &Caller, texts: &[String]) -> String {
    let written = texts.iter().map(|text| escape(text.trim())).filter(|text| !text.is_empty());
    let written: Vec<String> = written.collect();
    let written = fit(&written.join(" · "), limits::CONTENT / 4);
    caller.speech().text("form-kept", &[("text", written.into())])
}

/// The form with that id, if it is open to the caller now.
fn form_of(session: &Session, caller: &Caller, id: &str) -> Result<&'static games::Form, Failure> {
    if matches!(session.status, Status::Over | Status::Ended) {
        return Err(Failure::Denied(Denied::Over));
    }
    let sight = session.sight(viewer_of(session, caller)).ok_or(Failure::Denied(Denied::NotStarted))?;
    let open = sight.forms().iter().find(|form| form.id == id).copied();
    let now = session.seat_of(caller.person.user).map_or(0, |seat| session.decision(seat));
    open.ok_or(Failure::Denied(Denied::Stale { now }))
}

fn texts(rows: &[ActionRow]) -> Vec<String> {
    let inputs = rows.iter().flat_map(|row| &row.components).filter_map(|component| match component {
        ActionRowComponent::InputText(input) => Some(input.value.clone().unwrap_or_default()),
        _ => None,
    });
    inputs.collect()
}

/// One press, read.
struct Press<'a> {
    desk: &'a Desk,
    caller: &'a Caller,
    id: &'a CustomId,
    value: String,
    /// Whether the pressed message is the caller's own.
    private: bool,
}

impl Press<'_> {
    async fn reply(self) -> Result<Reply, Failure> {
        match self.id.verb {
            Verb::Rules => self.rules().await,
            Verb::Setting => self.setting().await,
            Verb::Join | Verb::Leave | Verb::Start | Verb::Close | Verb::Rematch => self.lobby_act().await,
            Verb::Setup | Verb::Option | Verb::Remove => self.lobby_menu().await,
            Verb::Agree | Verb::Decline => self.consent().await,
            Verb::Panel | Verb::Pick | Verb::Adjust | Verb::Select | Verb::Act | Verb::Form | Verb::Undo => {
                self.panel().await
            }
            Verb::Answer | Verb::Reply => self.answer().await,
            Verb::More | Verb::Text | Verb::Log | Verb::Stats => self.read().await,
            Verb::Resign | Verb::ResignSure | Verb::End => self.leaving().await,
        }
    }

    /// The table that the press belongs to, if the caller's channel is where it stands.
    async fn session(&self) -> Result<std::sync::Arc<Session>, Failure> {
        self.desk.session_by_id(self.caller, SessionId(self.id.session)).await
    }

    /// A private message replaces itself, a public one is answered beside.
    fn shown(&self, page: Page) -> Reply {
        if self.private { Reply::Update(page) } else { Reply::Private(page) }
    }

    fn said(&self, key: &str) -> Reply {
        self.shown(Page::text(self.caller.speech().say(key)))
    }

    async fn panel(self) -> Result<Reply, Failure> {
        let session = self.session().await?;
        let decision = self.id.decision;
        let page = match self.id.verb {
            Verb::Panel => self.desk.fresh_panel(&session, self.caller, Vec::new()).await?,
            Verb::Select => match self.value.strip_prefix(ACT) {
                Some(action) => self.desk.play(self.caller, vec![action.to_owned()], Some(decision)).await?,
                None => self.redraft(&session, &self.value).await?,
            },
            Verb::Act => self.desk.play(self.caller, vec![self.id.rest.clone()], Some(decision)).await?,
            Verb::Adjust => {
                let draft = self.id.rest.get(1..).unwrap_or_default();
                self.redraft(&session, draft).await?
            }
            Verb::Form => return self.form(&session),
            Verb::Undo => return self.undo().await,
            _ => self.redraft(&session, &self.id.rest).await?,
        };
        Ok(self.shown(page))
    }

    /// An answer to an appeal, on the message that announces it.
    async fn answer(self) -> Result<Reply, Failure> {
        let session = self.session().await?;
        let number = i64::from(self.id.decision);
        if self.id.verb == Verb::Answer {
            return Ok(Reply::Private(self.desk.answer(self.caller, number, self.id.rest.clone()).await?));
        }
        let (_, appeal) = session
            .appeal()
            .filter(|(open, _)| *open == number)
            .ok_or(Failure::Denied(Denied::NoQuestion))?;
        let seat = session.seat_of(self.caller.person.user).ok_or(Failure::Denied(Denied::NotSeated))?;
        if !appeal.asked.contains(seat) {
            return Err(Failure::Denied(Denied::NotAsked));
        }
        form_of(&session, self.caller, &self.id.rest).map_err(|_| Failure::Denied(Denied::Answered))?;
        self.form(&session)
    }

    async fn redraft(&self, session: &Session, draft: &str) -> Result<Page, Failure> {
        self.desk.redraft(self.caller, session, self.id.decision, &Draft::parse(draft)).await
    }

    async fn undo(self) -> Result<Reply, Failure> {
        let decision = Some(self.id.decision).filter(|&decision| decision > 0);
        let answer = self.desk.undo(self.caller, decision).await?;
        Ok(self.shown(answer.page))
    }

    fn form(self, session: &Session) -> Result<Reply, Failure> {
        let form = form_of(session, self.caller, &self.id.rest)?;
        let speech = self.caller.speech();
        let key = format!("{}-form-{}", session.title.id(), form.id);
        let input = |field: &games::FormField| {
            let label = fit(&speech.say(&format!("{key}-{}", field.id)), limits::MODAL_TITLE);
            let input = CreateInputText::new(InputTextStyle::Short, label, field.id);
            let hint = fit(&speech.say(&format!("{key}-{}-hint", field.id)), limits::OPTION_TEXT);
            CreateActionRow::InputText(input.placeholder(hint).required(field.required))
        };
        let modal = CreateModal::new(self.id.to_string(), fit(&speech.say(&key), limits::MODAL_TITLE));
        Ok(Reply::Form(modal.components(form.fields.iter().map(input).collect())))
    }

    async fn read(self) -> Result<Reply, Failure> {
        let session = self.session().await?;
        let page = match self.id.verb {
            Verb::Text => self.desk.board_text(&session, self.caller)?,
            Verb::Log => self.desk.log_page(&session, self.caller).await?,
            Verb::Stats => self.desk.stats_page(&session, self.caller)?,
            _ => self.desk.more(&session, self.caller),
        };
        Ok(Reply::Private(page))
    }

    async fn rules(self) -> Result<Reply, Failure> {
        let game = games::title(&self.id.rest);
        let title = match game {
            Some(title) => title,
            None => self.session().await?.title,
        };
        let topic = if self.value.is_empty() {
            title.topics().first().copied().unwrap_or_default()
        } else {
            &self.value
        };
        let page = rules_page(title, topic, self.caller)?;
        Ok(if game.is_some() { self.shown(page) } else { Reply::Private(page) })
    }

    async fn setting(self) -> Result<Reply, Failure> {
        let value = Some(self.value.as_str());
        let (language, theme) = if self.id.rest == "theme" { (None, value) } else { (value, None) };
        Ok(self.shown(self.desk.settings(self.caller, language, theme).await?.page))
    }

    async fn lobby_act(self) -> Result<Reply, Failure> {
        self.session().await?;
        let (intent, done) = match self.id.verb {
            Verb::Join => (Intent::Join, "done-joined"),
            Verb::Leave => (Intent::Leave, "done-left"),
            Verb::Start => (Intent::Start, "done-started"),
            Verb::Close => (Intent::End { moderator: self.caller.moderator }, "done-closed"),
            _ => (Intent::Rematch, "done-rematch"),
        };
        self.desk.act(self.caller, intent).await?;
        Ok(self.said(done))
    }

    async fn lobby_menu(self) -> Result<Reply, Failure> {
        let mut session = self.session().await?;
        let page = match self.id.verb {
            Verb::Setup => self.id.rest.parse().unwrap_or(0),
            _ => self.id.decision as usize,
        };
        let intent = match self.id.verb {
            Verb::Option => Some(lobby_intent(&self.id.rest, &self.value)),
            Verb::Remove => {
                let user = self.value.parse().unwrap_or_default();
                Some(Intent::Remove(session.seat_of(user).ok_or(Failure::told("deny-no-person"))?))
            }
            _ => None,
        };
        match intent {
            Some(intent) => session = self.desk.act(self.caller, intent).await?.session,
            None if session.host != self.caller.person.user => return Err(Failure::Denied(Denied::NotHost)),
            None => {}
        }
        Ok(self.shown(self.desk.setup_page(&session, self.caller, page)))
    }

    async fn consent(self) -> Result<Reply, Failure> {
        self.session().await?;
        let question = self.id.rest.parse().ok();
        let (intent, done) = match self.id.verb {
            Verb::Agree => (Intent::Agree { question }, "consent-given"),
            _ => (Intent::Decline { question }, "consent-refused"),
        };
        self.desk.act(self.caller, intent).await?;
        Ok(self.said(done))
    }

    async fn leaving(self) -> Result<Reply, Failure> {
        self.session().await?;
        match self.id.verb {
            Verb::Resign => Ok(self.shown(self.desk.resign_question(self.id.session, self.caller))),
            Verb::ResignSure => {
                self.desk.act(self.caller, Intent::Resign).await?;
                Ok(self.said("resign-done"))
            }
            _ => Ok(self.shown(self.desk.end(self.caller).await?.page)),
        }
    }
}

/// What changes in the lobby when that key becomes that value.
pub(super) fn lobby_intent(key: &str, value: &str) -> Intent {
    match (key, value.parse()) {
        ("seats", Ok(seats)) => Intent::Seats(seats),
        _ => Intent::Configure { key: key.to_owned(), value: value.to_owned() },
    }
}
