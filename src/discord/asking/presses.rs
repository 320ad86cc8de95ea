//! Presses on buttons and menus, and submitted forms. The bot remembers nothing about them: the custom_id carries all.

mod form;
mod press;

use poise::serenity_prelude as serenity;
use serenity::{
    ComponentInteraction, ComponentInteractionDataKind, CreateAllowedMentions, CreateInteractionResponse,
    CreateModal, EditInteractionResponse, ModalInteraction,
};

use crate::discord::asking::lateness::thinking;
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

/// Answers a press.
pub(crate) async fn press(desk: &Desk, ctx: &serenity::Context, press: &ComponentInteraction) {
    let id = press.data.custom_id.parse::<CustomId>();
    // What the bot has written directly is brought up to date, whoever the message is from.
    let letter = matches!(&id, Ok(CustomId { press: Press::Mute(Bearer::Direct) | Press::Digest(_), .. }));
    let caller = Caller::of_press(press, &desk.scribe.known);
    let Some(caller) = caller.filter(|caller| !(letter && caller.is_direct())) else {
        let (response, page) = direct(desk, press).await;
        let send = || press.create_response(&ctx.http, response.clone());
        let mut sent = send_twice(send).await;
        if sent.as_ref().is_err_and(Trouble::is_lost_message) {
            // The pressed message was taken away meanwhile: what it was to say is a message of its own.
            let send =
                || press.create_response(&ctx.http, CreateInteractionResponse::Message(page.response(true)));
            sent = send_twice(send).await;
        }
        was_sent(sent, &press.data.custom_id, "a press");
        return;
    };
    let value = match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned().unwrap_or_default(),
        ComponentInteractionDataKind::RoleSelect { values } => {
            values.first().map(ToString::to_string).unwrap_or_default()
        }
        _ => String::new(),
    };
    let private = press.message.flags.is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL));
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
        Err(_) => Err(Failure::told("deny-expired")),
    };
    let reply = match reply {
        Ok(reply) => reply,
        Err(failure) => Box::pin(excuse(desk, &caller, id.ok().as_ref(), &chosen, &failure, private)).await,
    };
    let note = desk.closed_note(&caller).await;
    let (form, page): (fn(_) -> _, Page) = match reply {
        Reply::Update(page) => {
            let page = page.headed(note.filter(|_| private)).linked(&desk.scribe.mentions);
            desk.outlast(&caller, &page).await;
            (CreateInteractionResponse::UpdateMessage, page)
        }
        Reply::Private(page) => {
            let page = page.headed(note).linked(&desk.scribe.mentions);
            (CreateInteractionResponse::Message, page)
        }
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
    let send = |response| press.create_response(&ctx.http, response);
    let sent = send_page(&page, &caller.speech(), |page| form(page.response(true)), send).await;
    let is_ours = matches!(sent, Ok(Sent::Ours));
    if matches!(sent, Ok(Sent::Theirs)) && desk.scribe.known.twins.have_answered(press.id.get()) {
        follow_up(press.create_followup(&ctx.http, page.follow_up())).await;
    }
    was_sent(sent, &press.data.custom_id, "a press");
    if is_ours {
        bring_late(&page, |edit| press.edit_response(&ctx.http, edit)).await;
        go_on(desk, &caller, &page, |edit| press.edit_response(&ctx.http, edit)).await;
    } else {
        desk.forget_panel(&caller, &page);
    }
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
pub(crate) async fn submit(desk: &Desk, ctx: &serenity::Context, form: &ModalInteraction) {
    let Some(caller) = Caller::of_form(form, &desk.scribe.known) else {
        let send = || form.create_response(&ctx.http, outside(desk, form.user.id.get(), &form.locale));
        was_sent(send_twice(send).await, &form.data.custom_id, "a form");
        return;
    };
    let id = form.data.custom_id.parse::<CustomId>();
    let texts = texts(&form.data.components);
    let reply = match &id {
        Ok(id) => form::submitted(desk, &caller, id, &texts).await,
        Err(_) => Err(Failure::told("deny-expired")),
    };
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
    let make = |page: &Page| CreateInteractionResponse::Message(page.response(true));
    let send = |response| form.create_response(&ctx.http, response);
    let sent = send_page(&page, &caller.speech(), make, send).await;
    if matches!(sent, Ok(Sent::Theirs)) {
        if desk.scribe.known.twins.have_answered(form.id.get()) {
            follow_up(form.create_followup(&ctx.http, page.follow_up())).await;
        }
        return;
    }
    if was_sent(sent, &form.data.custom_id, "a form") {
        bring_late(&page, |edit| form.edit_response(&ctx.http, edit)).await;
        go_on(desk, &caller, &page, |edit| form.edit_response(&ctx.http, edit)).await;
    }
}

/// The answer to somebody who presses on a direct message, and its page: what it says from now on, or why nothing was done.
async fn direct(desk: &Desk, press: &ComponentInteraction) -> (CreateInteractionResponse, Page) {
    let user = press.user.id.get();
    let done = match press.data.custom_id.parse::<CustomId>() {
        Ok(id) => desk.pressed_directly(user, &press.locale, &id).await,
        Err(_) => Err(Failure::told("deny-direct")),
    };
    match done {
        Ok(page) => {
            let page = page.linked(&desk.scribe.mentions);
            (CreateInteractionResponse::UpdateMessage(page.response(false)), page)
        }
        Err(failure) => {
            let speech = Speech::new(desk.scribe.known.speaks(user, &press.locale), Vec::new());
            let games = CustomId::aside(Press::Digest(user));
            let games = button(&games, &speech.say("help-button-games"));
            let page = Page { rows: row([games]), ..Page::text(failure.excuse(&speech, None)) };
            let page = page.linked(&desk.scribe.mentions);
            (CreateInteractionResponse::Message(page.response(true)), page)
        }
    }
}

/// The answer to somebody outside of a server, where no table is.
fn outside(desk: &Desk, user: u64, locale: &str) -> CreateInteractionResponse {
    let sentence = Speech::new(desk.scribe.known.speaks(user, locale), Vec::new()).say("deny-guild-only");
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
