//! Presses on buttons and menus, and submitted forms. The bot remembers nothing about them: the custom_id carries everything.

pub(crate) mod form;

use form::texts;
use poise::serenity_prelude as serenity;
use serenity::{
    Builder as _, ComponentInteraction, ComponentInteractionDataKind, CreateInteractionResponse,
    CreateInteractionResponseFollowup, Http, InteractionId, Message, ModalInteraction,
};

use crate::discord::answering::Data;
use crate::discord::answering::following::{bring_late, follow_up, go_on};
use crate::discord::answering::lateness::{SUSPECT, due, thinking};
use crate::discord::answering::sending::{revise, send_page};
use crate::discord::app::App;
use crate::discord::app::pressed::{EarlyAnswer, Placeholder, Pressed, Reply, Slow, edit_of};
use crate::discord::channels::closed::closed_note;
use crate::discord::features::direct::pressed_directly;
use crate::discord::features::help::refusal::refusal;
use crate::discord::features::help::ways::row;
use crate::discord::features::panel::deed::late;
use crate::discord::features::panel::onward::{first_panel, forget_panel, outlast};
use crate::discord::features::{self, mute, panel, rematch, waiting};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::{ACT, Bearer, CustomId, Meaning};
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::target::Target;
use crate::discord::wire::trouble::{AnswerOwner, Trouble, send_twice};
use host::tables::Quota;
use session::Denied;
use words::Speech;

/// How a possibly late press is acknowledged before anything is done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Acknowledgement {
    /// By its message, which stays as it is until it becomes the answer.
    InPlace,
    /// By a private message that becomes the answer.
    Beside,
}

impl Acknowledgement {
    /// The way for a press on one's own message, or on another.
    fn of(id: &CustomId, own: bool) -> Option<Acknowledgement> {
        match features::Press::of(id)?.early() {
            EarlyAnswer::Never => None,
            EarlyAnswer::Usual if own => Some(Acknowledgement::InPlace),
            EarlyAnswer::Usual | EarlyAnswer::Beside => Some(Acknowledgement::Beside),
        }
    }

    fn response(self) -> CreateInteractionResponse {
        match self {
            Acknowledgement::InPlace => CreateInteractionResponse::Acknowledge,
            Acknowledgement::Beside => thinking(true),
        }
    }
}

/// A press or a form, and how to answer it.
#[derive(Clone, Copy)]
struct Answering<'a> {
    app: &'a App,
    http: &'a Http,
    id: InteractionId,
    token: &'a str,
    custom_id: &'a str,
    /// What it is, for the log.
    deed: &'static str,
}

impl Answering<'_> {
    async fn respond(self, response: CreateInteractionResponse) -> serenity::Result<()> {
        response.execute(self.http, (self.id, self.token)).await
    }

    async fn send_beside(self, message: CreateInteractionResponseFollowup) -> serenity::Result<Message> {
        message.execute(self.http, (None, self.token)).await
    }
}

/// Answers a press.
pub(crate) async fn press(data: &Data, ctx: &serenity::Context, press: &ComponentInteraction) {
    let (app, user) = (&data.app, press.user.id.get());
    let (token, custom_id) = (&press.token, &press.data.custom_id);
    let to = Answering { app, http: &ctx.http, id: press.id, token, custom_id, deed: "a press" };
    let delay = data.lateness.note(press.id);
    let Some(asker) = app.tables.asker(Quota::Answer, user) else {
        let send = || to.respond(refused(app, user, &press.locale, "denied-busy"));
        was_sent(send_twice(send).await, to);
        return;
    };
    let id = custom_id.parse::<CustomId>();
    let private = press.message.flags.is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL));
    // The last board of a private game stays; what is pressed there is answered below it.
    let private = private && !is_last_board(&press.message);
    let caller = Caller::of_press(press, &app.messages.known);
    let caller = caller.filter(|caller| !(caller.is_direct() && id.as_ref().is_ok_and(is_of_letter)));
    let begun = id.as_ref().ok().and_then(|id| Acknowledgement::of(id, private || caller.is_none()));
    let begun = begun.filter(|_| delay > SUSPECT);
    if let Some(begun) = begun
        && !acknowledge(to, begun.response()).await
    {
        return;
    }
    let Some(mut caller) = caller else {
        let (page, in_place) = direct(app, press).await;
        drop(asker);
        let speech = Speech::new(app.messages.known.speaks(user, &press.locale), Vec::new());
        answer(to, &speech, begun, &page, (in_place, false)).await;
        return;
    };
    caller.due = begun.is_none().then(|| due(delay, app.messages.pictures.patience()));
    let reply = reply(app, &caller, press, id.ok().as_ref(), private).await;
    let note = closed_note(app, &caller).await;
    drop(asker);
    let (page, in_place) = match reply {
        Reply::Update(page) => {
            let page = page.headed(note.filter(|_| private)).linked(&app.messages.mentions);
            outlast(app, &caller, &page).await;
            (page, true)
        }
        Reply::Private(page) => (page.headed(note).linked(&app.messages.mentions), false),
        Reply::Form(modal) => {
            acknowledge(to, CreateInteractionResponse::Modal(modal)).await;
            return;
        }
        Reply::Below(line, page) => {
            if answer(to, &caller.speech(), begun, &Page::text(line), (true, true)).await {
                let page = page.headed(note).linked(&app.messages.mentions);
                let send = async |page: Page| to.send_beside(page.followup().await).await.map(drop);
                first_panel(app, &caller, page, send).await;
            }
            return;
        }
        Reply::Slow(slow) => return bring_slow(to, &caller, slow).await,
    };
    if !answer(to, &caller.speech(), begun, &page, (in_place, true)).await {
        forget_panel(app, &caller, &page);
    } else if in_place || begun != Some(Acknowledgement::InPlace) {
        follow(to, &caller, &page).await;
    }
}

/// Whether a button stands on a letter of the bot, which is updated when it is pressed.
fn is_of_letter(id: &CustomId) -> bool {
    let mute = mute::Press::Mute { bearer: Bearer::Direct };
    mute::Press::of(id) == Some(mute) || waiting::Press::of(id).is_some()
}

/// Does what was pressed, and returns the answer; `id` is none if the button is not of this version.
async fn reply(
    app: &App,
    caller: &Caller,
    press: &ComponentInteraction,
    id: Option<&CustomId>,
    private: bool,
) -> Reply {
    let value = value_of(press);
    let chosen = match id.and_then(panel::Press::of) {
        Some(panel::Press::Act { action, .. }) => action,
        _ => value.strip_prefix(ACT).unwrap_or_default().to_owned(),
    };
    let reply = match id {
        Some(id) => {
            let target = Target::chosen(press);
            // Inline, the largest of many futures would lie on the stack of every press.
            Box::pin(Pressed { app, caller, id, value, target, private }.reply()).await
        }
        None if caller.is_direct() => Err(Failure::told("deny-direct")),
        None => Err(Failure::told("deny-expired")),
    };
    match reply {
        Ok(reply) => reply,
        Err(failure) => Box::pin(excuse(app, caller, id, &chosen, &failure, private)).await,
    }
}

/// The value chosen from a menu; nothing for a button.
fn value_of(press: &ComponentInteraction) -> String {
    match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned().unwrap_or_default(),
        ComponentInteractionDataKind::RoleSelect { values } => {
            values.first().map(ToString::to_string).unwrap_or_default()
        }
        _ => String::new(),
    }
}

/// Acknowledges a press with a slow answer, and brings that, with all that follows it.
async fn bring_slow(to: Answering<'_>, caller: &Caller, Slow { meanwhile, bring }: Slow) {
    let acknowledgement = match meanwhile {
        Placeholder::Thinking { private } => thinking(private),
        Placeholder::InPlace => CreateInteractionResponse::Acknowledge,
        Placeholder::Saying(sentence) => {
            CreateInteractionResponse::UpdateMessage(Page::text(sentence).response(true))
        }
    };
    if acknowledge(to, acknowledgement).await
        && let Some(page) = bring(to.app, caller, &edit_of(to.http, to.token)).await
    {
        follow(to, caller, &page).await;
    }
}

/// Brings what follows a sent answer: its picture, and the panel's next one.
async fn follow(to: Answering<'_>, caller: &Caller, page: &Page) {
    let edit = edit_of(to.http, to.token);
    bring_late(page, &edit).await;
    go_on(to.app, caller, page, &edit).await;
}

/// Sends a page as the answer: as the new content of the pressed message, or as a message of its own. Returns whether it was sent as the
/// answer.
async fn answer(
    to: Answering<'_>,
    speech: &Speech,
    begun: Option<Acknowledgement>,
    page: &Page,
    (in_place, ephemeral): (bool, bool),
) -> bool {
    let send = |response| to.respond(response);
    let beside = |page: &Page| CreateInteractionResponse::Message(page.response(true));
    let sent = match begun {
        None if in_place => {
            let become_it = |page: &Page| CreateInteractionResponse::UpdateMessage(page.response(ephemeral));
            let sent = send_page(page, speech, become_it, send).await;
            if sent.as_ref().is_err_and(Trouble::is_lost_message) {
                // The pressed message was deleted meanwhile, so its new content becomes a message of its own.
                send_page(page, speech, beside, send).await
            } else {
                sent
            }
        }
        None => send_page(page, speech, beside, send).await,
        Some(Acknowledgement::InPlace) if !in_place => {
            let message = page.followup().await;
            send_twice(|| async { to.send_beside(message.clone()).await.map(drop) }).await
        }
        Some(_) => {
            let revised = revise(page, speech, &edit_of(to.http, to.token)).await;
            revised.map(|()| AnswerOwner::Ours).map_err(anyhow::Error::from)
        }
    };
    let is_ours = matches!(sent, Ok(AnswerOwner::Ours));
    if matches!(sent, Ok(AnswerOwner::Theirs)) && to.app.messages.known.twins.have_answered(to.id.get()) {
        follow_up(to.send_beside(page.followup().await)).await;
    }
    was_sent(sent, to);
    is_ours
}

/// Sends the acknowledgement; returns whether it was sent. If another program has answered, nothing is done: our answer would replace
/// theirs.
async fn acknowledge(to: Answering<'_>, acknowledgement: CreateInteractionResponse) -> bool {
    let sent = send_twice(|| to.respond(acknowledgement.clone())).await;
    if matches!(sent, Ok(AnswerOwner::Theirs)) {
        to.app.messages.known.twins.have_answered(to.id.get());
        return false;
    }
    was_sent(sent, to)
}

/// Answers a submitted form.
pub(crate) async fn submit(data: &Data, ctx: &serenity::Context, form: &ModalInteraction) {
    let (app, user) = (&data.app, form.user.id.get());
    let (token, custom_id) = (&form.token, &form.data.custom_id);
    let to = Answering { app, http: &ctx.http, id: form.id, token, custom_id, deed: "a form" };
    let delay = data.lateness.note(form.id);
    let send = async |response: CreateInteractionResponse| {
        was_sent(send_twice(|| to.respond(response.clone())).await, to)
    };
    let Some(mut caller) = Caller::of_form(form, &app.messages.known) else {
        send(refused(app, user, &form.locale, "deny-guild-only")).await;
        return;
    };
    let id = custom_id.parse::<CustomId>();
    let texts = texts(&form.data.components);
    let late = delay > SUSPECT;
    let (reply, asker) = match app.tables.asker(Quota::Answer, user) {
        None => (Err(Failure::Denied(Denied::Busy)), None),
        Some(_) if late && !send(thinking(true)).await => return,
        Some(asker) => {
            caller.due = (!late).then(|| due(delay, app.messages.pictures.patience()));
            let reply = match &id {
                Ok(id) => {
                    let (caller, value) = (&caller, String::new());
                    Pressed { app, caller, id, value, target: None, private: false }.filled(&texts).await
                }
                Err(_) => Err(Failure::told("deny-expired")),
            };
            (reply, Some(asker))
        }
    };
    let begun = (late && asker.is_some()).then_some(Acknowledgement::Beside);
    let page = match reply {
        Ok(page) => page,
        Err(failure) => {
            let page = refusal(app, &caller, &failure, table_of(id.as_ref().ok())).await;
            form::given_back(page, app, &caller, id.as_ref().ok(), &texts, &failure).await
        }
    };
    let page = page.headed(closed_note(app, &caller).await).linked(&app.messages.mentions);
    drop(asker);
    if answer(to, &caller.speech(), begun, &page, (false, true)).await {
        follow(to, &caller, &page).await;
    }
}

/// The answer to a press on a direct message: its new content (true), or why nothing was done.
async fn direct(app: &App, press: &ComponentInteraction) -> (Page, bool) {
    let user = press.user.id.get();
    let done = match press.data.custom_id.parse::<CustomId>() {
        Ok(id) => pressed_directly(app, user, &press.locale, &id).await,
        Err(_) => Err(Failure::told("deny-direct")),
    };
    let in_place = done.is_ok();
    let page = done.unwrap_or_else(|failure| {
        let speech = Speech::new(app.messages.known.speaks(user, &press.locale), Vec::new());
        let games = CustomId::aside(waiting::Press::Digest { user });
        let games = button(&games, &speech.say("help-button-games"));
        Page { rows: row([games]), ..Page::text(failure.sentence(&speech, None)) }
    });
    (page.linked(&app.messages.mentions), in_place)
}

/// The answer to a person for whom nothing is even looked up: outside a server, or when too many wait already.
fn refused(app: &App, user: u64, locale: &str, key: &'static str) -> CreateInteractionResponse {
    let sentence = Speech::new(app.messages.known.speaks(user, locale), Vec::new()).say(key);
    CreateInteractionResponse::Message(Page::text(sentence).linked(&app.messages.mentions).response(true))
}

/// Whether an answer was sent; if not, the log says so.
fn was_sent(sent: anyhow::Result<AnswerOwner>, Answering { custom_id, deed, .. }: Answering<'_>) -> bool {
    sent.inspect_err(|error| tracing::warn!(%error, custom_id, deed, "somebody could not be answered"))
        .is_ok()
}

/// Sends a refusal as a message of its own; a stale panel becomes one of the present table, with the action `chosen` on it.
async fn excuse(
    app: &App,
    caller: &Caller,
    id: Option<&CustomId>,
    chosen: &str,
    failure: &Failure,
    private: bool,
) -> Reply {
    if let (Failure::Denied(Denied::Stale { .. }), Some(id), true) = (failure, id, private)
        && let Some(number) = id.table
        && let Ok(table) = app.numbered(caller, number).await
        && let Ok(page) = late(app, caller, &table, chosen).await
    {
        return Reply::Update(page);
    }
    Reply::Private(refusal(app, caller, failure, table_of(id)).await)
}

/// The number of a button's table, for the log.
fn table_of(id: Option<&CustomId>) -> Option<i64> {
    id?.table.map(|table| table.0)
}

/// Whether a message shows a finished game: its picture, and the button that begins another.
fn is_last_board(message: &serenity::Message) -> bool {
    let parts = message.components.iter().flat_map(|row| &row.components);
    let again = parts.filter_map(|part| match part {
        serenity::ActionRowComponent::Button(serenity::Button {
            data: serenity::ButtonKind::NonLink { custom_id, .. },
            ..
        }) => custom_id.parse::<CustomId>().ok(),
        _ => None,
    });
    !message.attachments.is_empty()
        && again.into_iter().any(|id| matches!(rematch::Press::of(&id), Some(rematch::Press::Again)))
}
