use games::{Arg, Words};
use poise::serenity_prelude as serenity;
use serenity::{
    ActionRow, ActionRowComponent, ButtonStyle, CreateActionRow, CreateInputText, CreateModal, InputTextStyle,
};

use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::desk::{Desk, order_form, viewer_of};
use crate::discord::failure::Failure;
use crate::discord::limits::{self, fit};
use crate::discord::page::Page;
use crate::discord::rows::button;
use crate::session::{Denied, Session, Status};
use crate::words::{Speech, unescape};

/// Parts the id of a form from what was written into it before, in what its button carries.
const KEPT: char = '|';

/// Does what somebody has filled in, at the form's own table.
///
/// # Errors
/// [`Failure`] says why nothing has changed.
pub(in crate::discord) async fn submitted(
    desk: &Desk,
    caller: &Caller,
    id: &CustomId,
    texts: &[String],
) -> Result<Page, Failure> {
    let table = desk.numbered(caller, id.session).await?;
    if id.verb == Verb::OrderForm {
        return desk.order_form(caller, &table, &id.rest, texts).await;
    }
    if id.verb == Verb::Reply {
        appealed(&table, id)?;
    }
    let form = form_of(&table, caller, &id.rest)?;
    let speeches = Speech::readers(caller.lang, &table.language, &table.seats);
    let readers: Vec<&dyn Words> = speeches.iter().map(|speech| speech as &dyn Words).collect();
    let sight = table.sight(viewer_of(&table, caller)).ok_or(Failure::Denied(Denied::NotStarted))?;
    let notation =
        sight.fill(form, texts, &readers).map_err(|refusal| Failure::Told(refusal.key, refusal.args))?;
    if id.verb == Verb::Reply {
        return desk.answer(caller, &table, i64::from(id.decision), notation).await;
    }
    desk.play(caller, &table, vec![notation], Some(id.decision)).await
}

/// The appeal that a custom_id means, if it is open.
pub(super) fn appealed(session: &Session, id: &CustomId) -> Result<games::Appeal, Failure> {
    if matches!(session.status, Status::Over | Status::Ended) {
        return Err(Failure::Denied(Denied::Over));
    }
    let open = session.appeal().filter(|(number, _)| *number == i64::from(id.decision));
    open.map(|(_, appeal)| appeal).ok_or(Failure::Denied(Denied::NoQuestion))
}

/// The form that a button carries, if it is open to the caller now.
pub(super) fn form_of(
    session: &Session,
    caller: &Caller,
    rest: &str,
) -> Result<&'static games::Form, Failure> {
    let id = rest.split(KEPT).next().unwrap_or_default();
    if matches!(session.status, Status::Over | Status::Ended) {
        return Err(Failure::Denied(Denied::Over));
    }
    let sight =
        session.sight(viewer_of(session, caller)).ok_or_else(|| Failure::Denied(session.boardless()))?;
    let open = sight.forms().iter().find(|form| form.id == id).copied();
    let now = session.seat_of(caller.person.user).map_or(0, |seat| session.decision(seat));
    open.ok_or(Failure::Denied(Denied::Stale { now }))
}

/// The window in which somebody fills the form in, or mends what they wrote; it carries the custom_id of the button that opened it.
pub(super) fn window(session: &Session, caller: &Caller, id: &CustomId) -> Result<CreateModal, Failure> {
    Ok(modal(session, caller, id, form_of(session, caller, &id.rest)?))
}

/// The window in which somebody fills in the rest of an order.
pub(super) fn order_window(
    session: &Session,
    caller: &Caller,
    id: &CustomId,
) -> Result<CreateModal, Failure> {
    session.player(&caller.person)?;
    Ok(modal(session, caller, id, order_form(session, &id.rest)?))
}

fn modal(session: &Session, caller: &Caller, id: &CustomId, form: &games::Form) -> CreateModal {
    let speech = caller.speech();
    let key = format!("{}-form-{}", session.title.id(), form.id);
    let sight = session.sight(viewer_of(session, caller));
    let mut kept = id.rest.split(KEPT).skip(1);
    let mut input = |field: &games::FormField| {
        let remark = sight.as_ref().map_or_else(String::new, |sight| sight.remark(form.id, field.id));
        let label = [speech.say(&format!("{key}-{}", field.id)), remark];
        let label = label.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
        let label = fit(&unescape(&label), limits::MODAL_TITLE);
        let input = CreateInputText::new(InputTextStyle::Short, label, field.id);
        let hint = fit(&speech.say(&format!("{key}-{}-hint", field.id)), limits::OPTION_TEXT);
        let input = input.placeholder(hint).required(field.required);
        CreateActionRow::InputText(match kept.next().filter(|text| !text.is_empty()) {
            Some(text) => input.value(text),
            None => input,
        })
    };
    let own = id.clone().with(form.id);
    let modal = CreateModal::new(own.to_string(), fit(&speech.say(&key), limits::MODAL_TITLE));
    modal.components(form.fields.iter().map(&mut input).collect())
}

/// Gives back the contents of a form that came to nothing: nobody need think of them again.
pub(super) fn kept(caller: &Caller, texts: &[String]) -> String {
    let written: Vec<&str> = texts.iter().map(|text| text.trim()).filter(|text| !text.is_empty()).collect();
    let written = fit(&written.join(" · "), limits::CONTENT / 4);
    caller.speech().text("form-kept", &[("text", Arg::Typed(written))])
}

/// The button with which a form that came to nothing is opened again as it was filled in, if it is still open.
pub(super) async fn again(
    desk: &Desk,
    caller: &Caller,
    id: &CustomId,
    texts: &[String],
    failure: &Failure,
) -> Option<CreateActionRow> {
    let table = desk.numbered(caller, id.session).await.ok()?;
    if id.verb == Verb::Reply {
        appealed(&table, id).ok()?;
    }
    let form = form_of(&table, caller, &id.rest).ok()?;
    // Whoever sends it again has read that the table has moved on.
    let decision = if let Failure::Denied(Denied::Stale { now }) = failure { *now } else { id.decision };
    let empty = CustomId { decision, ..id.clone() }.with(form.id);
    let written = texts.iter().map(|text| text.trim().replace(KEPT, " "));
    let kept = std::iter::once(form.id.to_owned()).chain(written).collect::<Vec<_>>();
    let filled = empty.clone().with(kept.join(&KEPT.to_string()));
    let fits = filled.to_string().encode_utf16().count() <= limits::CUSTOM_ID;
    let label = caller.speech().say("form-again");
    let button = button(if fits { &filled } else { &empty }, &label).style(ButtonStyle::Primary);
    Some(CreateActionRow::Buttons(vec![button]))
}

/// The contents of a form's fields, in order.
pub(crate) fn texts(rows: &[ActionRow]) -> Vec<String> {
    let inputs = rows.iter().flat_map(|row| &row.components).filter_map(|component| match component {
        ActionRowComponent::InputText(input) => Some(input.value.clone().unwrap_or_default()),
        _ => None,
    });
    inputs.collect()
}
