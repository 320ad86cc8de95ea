use games::Words as _;
use poise::serenity_prelude as serenity;
use serenity::{
    ActionRow, ActionRowComponent, CreateActionRow, CreateInputText, CreateModal, InputTextStyle,
};

use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::desk::{Desk, viewer_of};
use crate::discord::failure::Failure;
use crate::discord::limits::{self, fit};
use crate::discord::page::Page;
use crate::session::{Denied, Session, Status};
use crate::words::{Lang, Speech, escape};

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
    if id.verb == Verb::Reply {
        appealed(&table, id)?;
    }
    let form = form_of(&table, caller, &id.rest)?;
    let english = Speech::new(Lang::En, Vec::new());
    let notation = form
        .compose(table.title.id(), texts, &[&caller.speech(), &english])
        .map_err(|refusal| Failure::Told(refusal.key, refusal.args))?;
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

/// The form with that id, if it is open to the caller now.
pub(super) fn form_of(session: &Session, caller: &Caller, id: &str) -> Result<&'static games::Form, Failure> {
    if matches!(session.status, Status::Over | Status::Ended) {
        return Err(Failure::Denied(Denied::Over));
    }
    let sight = session.sight(viewer_of(session, caller)).ok_or(Failure::Denied(Denied::NotStarted))?;
    let open = sight.forms().iter().find(|form| form.id == id).copied();
    let now = session.seat_of(caller.person.user).map_or(0, |seat| session.decision(seat));
    open.ok_or(Failure::Denied(Denied::Stale { now }))
}

/// The window in which somebody fills the form in; it carries the custom_id of the button that opened it.
pub(super) fn window(session: &Session, caller: &Caller, id: &CustomId) -> Result<CreateModal, Failure> {
    let form = form_of(session, caller, &id.rest)?;
    let speech = caller.speech();
    let key = format!("{}-form-{}", session.title.id(), form.id);
    let input = |field: &games::FormField| {
        let label = fit(&speech.say(&format!("{key}-{}", field.id)), limits::MODAL_TITLE);
        let input = CreateInputText::new(InputTextStyle::Short, label, field.id);
        let hint = fit(&speech.say(&format!("{key}-{}-hint", field.id)), limits::OPTION_TEXT);
        CreateActionRow::InputText(input.placeholder(hint).required(field.required))
    };
    let modal = CreateModal::new(id.to_string(), fit(&speech.say(&key), limits::MODAL_TITLE));
    Ok(modal.components(form.fields.iter().map(input).collect()))
}

/// Gives back the contents of a form that came to nothing: nobody need think of them again.
pub(super) fn kept(caller: &Caller, texts: &[String]) -> String {
    let written = texts.iter().map(|text| escape(text.trim())).filter(|text| !text.is_empty());
    let written: Vec<String> = written.collect();
    let written = fit(&written.join(" · "), limits::CONTENT / 4);
    caller.speech().text("form-kept", &[("text", written.into())])
}

/// The contents of a form's fields, in order.
pub(super) fn texts(rows: &[ActionRow]) -> Vec<String> {
    let inputs = rows.iter().flat_map(|row| &row.components).filter_map(|component| match component {
        ActionRowComponent::InputText(input) => Some(input.value.clone().unwrap_or_default()),
        _ => None,
    });
    inputs.collect()
}
