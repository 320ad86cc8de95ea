//! Presses on buttons and menus, and submitted forms. The bot remembers nothing about them: the custom_id carries all.

mod form;
mod press;

use poise::serenity_prelude as serenity;
use serenity::{
    ComponentInteraction, ComponentInteractionDataKind, CreateAllowedMentions, CreateInteractionResponse,
    CreateModal, EditInteractionResponse, ModalInteraction,
};

use crate::discord::asking::Data;
use crate::discord::asking::lateness::{SUSPECT, due, thinking};
use crate::discord::desk::{
    Asked, AskedExport, AskedHint, AskedReview, AskedSharing, Audience, Desk, Opening, revise, send_page,
};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::press::{Bearer, Choice, CustomId, Press};
use crate::discord::letters::parts::rows::{ACT, button};
use crate::discord::letters::ways::row;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::rest::done;
use crate::discord::wire::target::Target;
use crate::discord::wire::trouble::{Sent, Trouble, send_twice};
#[cfg(test)]
pub(crate) use form::submitted;
pub(crate) use form::texts;
use host::tables::Quota;
pub(crate) use press::Pressed;
use session::Denied;
use words::Speech;

/// The answer to a press.
pub(crate) enum Reply {
    /// The pressed (private) message becomes this.
    Update(Page),
    /// A private message of its own.
    Private(Page),
    /// A form to be filled in.
    Form(CreateModal),
    /// A replay, which takes a while.
    Replay(Asked),
    /// A finished game for another channel, which takes a while; the pressed message says so, and becomes what came of it.
    Share(Box<AskedSharing>),
    /// A table in a thread, which takes a moment; the pressed message says so, and becomes what came of it.
    Open(Opening),
    /// A page of a review, which may take a minute, and whether it comes in the place of the pressed message.
    Review(AskedReview, bool),
    /// A hint, which takes a moment.
    Hint(AskedHint),
    /// A first game of that id, which may take a thread and so a while.
    Lesson(String),
    /// What is stored about the presser, which takes a moment; the pressed message says so, and becomes it.
    Export(AskedExport),
}

/// How a press is acknowledged that may be late, before anything is done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begun {
    /// By its message, which stays as it is until it becomes the answer.
    InPlace,
    /// By a private message that becomes the answer.
    Beside,
}

impl Begun {
    /// The way for a press on one's own message, or on another.
    fn of(id: &CustomId, own: bool) -> Option<Begun> {
        match &id.press {
            // What opens a form does nothing, and these acknowledge first anyway.
            Press::Words | Press::OrderForm(_) | Press::Form { .. } | Press::Reply { .. } => None,
            Press::Replay | Press::Show | Press::Review { .. } | Press::Learn(_) => None,
            Press::Hint { .. } => Some(Begun::Beside),
            _ => Some(if own { Begun::InPlace } else { Begun::Beside }),
        }
    }

    fn response(self) -> CreateInteractionResponse {
        match self {
            Begun::InPlace => CreateInteractionResponse::Acknowledge,
            Begun::Beside => thinking(true),
        }
    }
}

/// Answers a press.
pub(crate) async fn press(data: &Data, ctx: &serenity::Context, press: &ComponentInteraction) {
    let (desk, user) = (&data.desk, press.user.id.get());
    let delay = data.lateness.note(press.id);
    let Some(asker) = desk.tables.asker(Quota::Answer, user) else {
        let send = || press.create_response(&ctx.http, refused(desk, user, &press.locale, "denied-busy"));
        was_sent(send_twice(send).await, &press.data.custom_id, "a press");
        return;
    };
    let id = press.data.custom_id.parse::<CustomId>();
    let private = press.message.flags.is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL));
    // What the bot has written directly is brought up to date, whoever the message is from.
    let letter = matches!(&id, Ok(CustomId { press: Press::Mute(Bearer::Direct) | Press::Digest(_), .. }));
    let caller = Caller::of_press(press, &desk.scribe.known);
    let caller = caller.filter(|caller| !(letter && caller.is_direct()));
    let begun = id.as_ref().ok().and_then(|id| Begun::of(id, private || caller.is_none()));
    let begun = begun.filter(|_| delay > SUSPECT);
    if let Some(begun) = begun
        && !acknowledge(desk, ctx, press, begun.response()).await
    {
        return;
    }
    let Some(mut caller) = caller else {
        let (page, in_place) = direct(desk, press).await;
        drop(asker);
        let speech = Speech::new(desk.scribe.known.speaks(user, &press.locale), Vec::new());
        answer((desk, ctx, press), &speech, begun, &page, (in_place, false)).await;
        return;
    };
    caller.due = begun.is_none().then(|| due(delay, desk.scribe.pictures.patience()));
    let value = match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned().unwrap_or_default(),
        ComponentInteractionDataKind::RoleSelect { values } => {
            values.first().map(ToString::to_string).unwrap_or_default()
        }
        _ => String::new(),
    };
    let chosen = match &id {
        Ok(CustomId { press: Press::Choose { choice: Choice::Act(action), .. }, .. }) => action.clone(),
        _ => value.strip_prefix(ACT).unwrap_or_default().to_owned(),
    };
    let reply = match &id {
        Ok(id) => {
            let target = Target::chosen(press);
            // Of many meanings the largest would lie on the stack in every one.
            Box::pin(Pressed { desk, caller: &caller, id, value, target, private }.reply()).await
        }
        Err(_) if caller.is_direct() => Err(Failure::told("deny-direct")),
        Err(_) => Err(Failure::told("deny-expired")),
    };
    let reply = match reply {
        Ok(reply) => reply,
        Err(failure) => Box::pin(excuse(desk, &caller, id.ok().as_ref(), &chosen, &failure, private)).await,
    };
    let note = desk.closed_note(&caller).await;
    drop(asker);
    let (page, in_place) = match reply {
        Reply::Update(page) => {
            let page = page.headed(note.filter(|_| private)).linked(&desk.scribe.mentions);
            desk.outlast(&caller, &page).await;
            (page, true)
        }
        Reply::Private(page) => (page.headed(note).linked(&desk.scribe.mentions), false),
        Reply::Form(modal) => {
            acknowledge(desk, ctx, press, CreateInteractionResponse::Modal(modal)).await;
            return;
        }
        Reply::Replay(asked) => {
            if defer(desk, ctx, press, asked.audience == Audience::Caller).await {
                desk.bring_replay(&caller, asked, |edit| press.edit_response(&ctx.http, edit)).await;
            }
            return;
        }
        Reply::Share(asked) => {
            if begin(desk, ctx, press, caller.speech().say("replay-waiting")).await {
                desk.bring_share(&caller, *asked, |edit| press.edit_response(&ctx.http, edit)).await;
            }
            return;
        }
        Reply::Open(opening) => {
            if begin(desk, ctx, press, caller.speech().say("play-opening")).await {
                let page = match Box::pin(desk.open(&caller, opening)).await {
                    Ok(answer) => answer.page,
                    Err(failure) => desk.excuse(&caller, &failure, None).await,
                };
                let page = page.linked(&desk.scribe.mentions);
                let edit = |edit| press.edit_response(&ctx.http, edit);
                match revise(&page, &caller.speech(), edit).await {
                    Ok(()) => {
                        bring_late(&page, edit).await;
                        go_on(desk, &caller, &page, edit).await;
                    }
                    Err(error) => tracing::warn!(%error, "nobody could be told of their table"),
                }
            }
            return;
        }
        Reply::Review(asked, in_place) => {
            let acknowledgement = match in_place {
                true => CreateInteractionResponse::Acknowledge,
                false => thinking(asked.audience() == Audience::Caller),
            };
            if acknowledge(desk, ctx, press, acknowledgement).await {
                let edit = |edit| press.edit_response(&ctx.http, edit);
                let page = desk.bring_review(&caller, asked, edit).await;
                bring_late(&page, edit).await;
            }
            return;
        }
        Reply::Hint(asked) => {
            if defer(desk, ctx, press, true).await {
                desk.bring_hint(&caller, asked, |edit| press.edit_response(&ctx.http, edit)).await;
            }
            return;
        }
        Reply::Lesson(game) => {
            if !defer(desk, ctx, press, true).await {
                return;
            }
            let edit = |edit| press.edit_response(&ctx.http, edit);
            if let Some(page) = Box::pin(desk.bring_lesson(&caller, &game, edit)).await {
                bring_late(&page, edit).await;
                go_on(desk, &caller, &page, edit).await;
            }
            return;
        }
        Reply::Export(asked) => {
            if begin(desk, ctx, press, caller.speech().say("privacy-export-begun")).await {
                desk.bring_export(&caller, asked, |edit| press.edit_response(&ctx.http, edit)).await;
            }
            return;
        }
    };
    if !answer((desk, ctx, press), &caller.speech(), begun, &page, (in_place, true)).await {
        desk.forget_panel(&caller, &page);
    } else if in_place || begun != Some(Begun::InPlace) {
        bring_late(&page, |edit| press.edit_response(&ctx.http, edit)).await;
        go_on(desk, &caller, &page, |edit| press.edit_response(&ctx.http, edit)).await;
    }
}

/// Sends a page as the answer to a press: as the new content of the pressed message, or as a message of its own; whether it has gone out
/// as the answer.
async fn answer(
    (desk, ctx, press): (&Desk, &serenity::Context, &ComponentInteraction),
    speech: &Speech,
    begun: Option<Begun>,
    page: &Page,
    (in_place, ephemeral): (bool, bool),
) -> bool {
    let send = |response| press.create_response(&ctx.http, response);
    let beside = |page: &Page| CreateInteractionResponse::Message(page.response(true));
    let sent = match begun {
        None if in_place => {
            let become_it = |page: &Page| CreateInteractionResponse::UpdateMessage(page.response(ephemeral));
            let sent = send_page(page, speech, become_it, send).await;
            if sent.as_ref().is_err_and(Trouble::is_lost_message) {
                // The pressed message was taken away meanwhile: what it was to say is a message of its own.
                send_page(page, speech, beside, send).await
            } else {
                sent
            }
        }
        None => send_page(page, speech, beside, send).await,
        Some(Begun::InPlace) if !in_place => {
            let message = page.followup().await;
            send_twice(|| async { press.create_followup(&ctx.http, message.clone()).await.map(drop) }).await
        }
        Some(_) => {
            let revised = revise(page, speech, |edit| press.edit_response(&ctx.http, edit)).await;
            revised.map(|()| Sent::Ours).map_err(anyhow::Error::from)
        }
    };
    let is_ours = matches!(sent, Ok(Sent::Ours));
    if matches!(sent, Ok(Sent::Theirs)) && desk.scribe.known.twins.have_answered(press.id.get()) {
        follow_up(press.create_followup(&ctx.http, page.followup().await)).await;
    }
    was_sent(sent, &press.data.custom_id, "a press");
    is_ours
}

/// Tells in a message beside another program's answer what was done here.
pub(crate) async fn follow_up(told: impl Future<Output = serenity::Result<serenity::Message>>) {
    if let Err(error) = done(told.await) {
        tracing::warn!(%error, "somebody is not told what was done beside another program's answer");
    }
}

/// Acknowledges a press whose answer takes a while; whether that has gone out.
async fn defer(desk: &Desk, ctx: &serenity::Context, press: &ComponentInteraction, ephemeral: bool) -> bool {
    acknowledge(desk, ctx, press, thinking(ephemeral)).await
}

/// Has the pressed message say that its answer comes; whether that has gone out.
async fn begin(desk: &Desk, ctx: &serenity::Context, press: &ComponentInteraction, sentence: String) -> bool {
    let begun = Page::text(sentence).response(true);
    acknowledge(desk, ctx, press, CreateInteractionResponse::UpdateMessage(begun)).await
}

/// Sends what comes before the answer; whether it has gone out. What somebody else has answered is not done: the answer would take the
/// place of theirs.
async fn acknowledge(
    desk: &Desk,
    ctx: &serenity::Context,
    press: &ComponentInteraction,
    acknowledgement: CreateInteractionResponse,
) -> bool {
    let send = || press.create_response(&ctx.http, acknowledgement.clone());
    let sent = send_twice(send).await;
    if matches!(sent, Ok(Sent::Theirs)) {
        desk.scribe.known.twins.have_answered(press.id.get());
        return false;
    }
    was_sent(sent, &press.data.custom_id, "a press")
}

/// Gives an answer that has gone without its picture the picture, when it is drawn.
pub(crate) async fn bring_late<F>(page: &Page, edit: impl FnOnce(EditInteractionResponse) -> F)
where
    F: Future<Output = serenity::Result<serenity::Message>>,
{
    let brought: anyhow::Result<()> = async {
        if let Some(picture) = page.late().await? {
            let nobody = CreateAllowedMentions::new();
            done(
                edit(EditInteractionResponse::new().new_attachment(picture).allowed_mentions(nobody)).await,
            )?;
        }
        Ok(())
    }
    .await;
    if let Err(error) = brought {
        tracing::warn!(cause = %format!("{error:#}"), "an answer stays without its picture");
    }
}

/// Has a panel that waits for computers go on to what is asked next, in the same message.
pub(crate) async fn go_on<F>(
    desk: &Desk,
    caller: &Caller,
    page: &Page,
    edit: impl Fn(EditInteractionResponse) -> F,
) where
    F: Future<Output = serenity::Result<serenity::Message>>,
{
    let Some(next) = desk.next_panel(caller, page).await else { return };
    if let Some(next) = desk.turn_over(caller, next, |next| revise(next, &caller.speech(), &edit)).await {
        bring_late(&next, edit).await;
    }
}

/// Answers a submitted form.
pub(crate) async fn submit(data: &Data, ctx: &serenity::Context, form: &ModalInteraction) {
    let (desk, user) = (&data.desk, form.user.id.get());
    let delay = data.lateness.note(form.id);
    let send = async |response: CreateInteractionResponse| {
        let sent = send_twice(|| form.create_response(&ctx.http, response.clone())).await;
        was_sent(sent, &form.data.custom_id, "a form")
    };
    let Some(mut caller) = Caller::of_form(form, &desk.scribe.known) else {
        send(refused(desk, user, &form.locale, "deny-guild-only")).await;
        return;
    };
    let id = form.data.custom_id.parse::<CustomId>();
    let texts = texts(&form.data.components);
    let late = delay > SUSPECT;
    let (reply, asker) = match desk.tables.asker(Quota::Answer, user) {
        None => (Err(Failure::Denied(Denied::Busy)), None),
        Some(_) if late && !send(thinking(true)).await => return,
        Some(asker) => {
            caller.due = (!late).then(|| due(delay, desk.scribe.pictures.patience()));
            let reply = match &id {
                Ok(id) => form::submitted(desk, &caller, id, &texts).await,
                Err(_) => Err(Failure::told("deny-expired")),
            };
            (reply, Some(asker))
        }
    };
    let begun = late && asker.is_some();
    let page = match reply {
        Ok(page) => page,
        Err(failure) => {
            let mut page = desk.excuse(&caller, &failure, table_of(id.as_ref().ok())).await;
            page.content = [page.content, form::kept(&caller, &texts)].join("\n");
            if let Ok(id) = &id {
                page.rows.extend(form::again(desk, &caller, id, &texts, &failure).await);
            }
            page
        }
    };
    let page = page.headed(desk.closed_note(&caller).await).linked(&desk.scribe.mentions);
    drop(asker);
    let edit = |edit| form.edit_response(&ctx.http, edit);
    let sent = match begun {
        false => {
            let make = |page: &Page| CreateInteractionResponse::Message(page.response(true));
            let send = |response| form.create_response(&ctx.http, response);
            send_page(&page, &caller.speech(), make, send).await
        }
        true => {
            let revised = revise(&page, &caller.speech(), edit).await;
            revised.map(|()| Sent::Ours).map_err(anyhow::Error::from)
        }
    };
    if matches!(sent, Ok(Sent::Theirs)) {
        if desk.scribe.known.twins.have_answered(form.id.get()) {
            follow_up(form.create_followup(&ctx.http, page.followup().await)).await;
        }
        return;
    }
    if was_sent(sent, &form.data.custom_id, "a form") {
        bring_late(&page, edit).await;
        go_on(desk, &caller, &page, edit).await;
    }
}

/// What is answered to a press on a direct message: what that says from now on (true), or why nothing was done.
async fn direct(desk: &Desk, press: &ComponentInteraction) -> (Page, bool) {
    let user = press.user.id.get();
    let done = match press.data.custom_id.parse::<CustomId>() {
        Ok(id) => desk.pressed_directly(user, &press.locale, &id).await,
        Err(_) => Err(Failure::told("deny-direct")),
    };
    let in_place = done.is_ok();
    let page = done.unwrap_or_else(|failure| {
        let speech = Speech::new(desk.scribe.known.speaks(user, &press.locale), Vec::new());
        let games = CustomId::aside(Press::Digest(user));
        let games = button(&games, &speech.say("help-button-games"));
        Page { rows: row([games]), ..Page::text(failure.excuse(&speech, None)) }
    });
    (page.linked(&desk.scribe.mentions), in_place)
}

/// The answer to somebody for whom nothing is even looked up: outside of a server, or where too many wait already.
fn refused(desk: &Desk, user: u64, locale: &str, key: &'static str) -> CreateInteractionResponse {
    let sentence = Speech::new(desk.scribe.known.speaks(user, locale), Vec::new()).say(key);
    CreateInteractionResponse::Message(Page::text(sentence).linked(&desk.scribe.mentions).response(true))
}

/// Whether an answer has gone out; if not, the log says so.
fn was_sent(sent: anyhow::Result<Sent>, custom_id: &str, deed: &str) -> bool {
    sent.inspect_err(|error| tracing::warn!(%error, custom_id, deed, "somebody could not be answered"))
        .is_ok()
}

/// Says a refusal in a message of its own; a stale panel becomes one of the table as it stands, with the action `chosen` on it.
async fn excuse(
    desk: &Desk,
    caller: &Caller,
    id: Option<&CustomId>,
    chosen: &str,
    failure: &Failure,
    private: bool,
) -> Reply {
    if let (Failure::Denied(Denied::Stale { .. }), Some(id), true) = (failure, id, private)
        && let Some(number) = id.table
        && let Ok(table) = desk.numbered(caller, number).await
        && let Ok(page) = desk.late(caller, &table, chosen).await
    {
        return Reply::Update(page);
    }
    Reply::Private(desk.excuse(caller, failure, table_of(id)).await)
}

/// The number of a button's table, for the log.
fn table_of(id: Option<&CustomId>) -> Option<i64> {
    id?.table.map(|table| table.0)
}
