//! Forms: the windows that a game or an order opens, and what people filled in.

use poise::serenity_prelude as serenity;
use rules::Words;
use serenity::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::discord::message::failure::Failure;
use crate::discord::message::press::{CustomId, RawPress};
use crate::discord::message::viewer_of;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits::{self, fit};
use session::{Denied, Session, Status};
use words::unescape;

/// Separates the id of a form from its earlier contents, in what its button carries.
pub(crate) const KEPT: char = '|';

/// The notation of an action, from a filled-in form.
pub(crate) fn notation(
    session: &Session,
    caller: &Caller,
    form: &str,
    texts: &[String],
) -> Result<String, Failure> {
    let form = form_of(session, caller, form)?;
    let speeches = session.readers(caller.lang);
    let readers: Vec<&dyn Words> = speeches.iter().map(|speech| speech as &dyn Words).collect();
    let sight = session.sight(viewer_of(session, caller)).ok_or(Failure::Denied(Denied::NotStarted))?;
    sight.fill(form, texts, &readers).map_err(|refusal| Failure::Told(refusal.key, refusal.args))
}

/// The form that a button carries, if it is open to the caller now.
pub(crate) fn form_of(
    session: &Session,
    caller: &Caller,
    written: &str,
) -> Result<&'static rules::Form, Failure> {
    let id = written.split(KEPT).next().unwrap_or_default();
    if matches!(session.status, Status::Over | Status::Ended) {
        return Err(Failure::Denied(Denied::Over));
    }
    let sight =
        session.sight(viewer_of(session, caller)).ok_or_else(|| Failure::Denied(session.boardless()))?;
    let open = sight.forms().iter().find(|form| form.id == id).copied();
    let now = session.seat_of(caller.person.user).map_or(0, |seat| session.decision(seat));
    open.ok_or(Failure::Denied(Denied::Stale { now }))
}

/// The window in which a person fills the form in, or corrects it; it carries the custom_id of the button that opened it.
pub(crate) fn window(
    session: &Session,
    caller: &Caller,
    id: &CustomId,
    written: &str,
) -> Result<CreateModal, Failure> {
    let kept: Vec<&str> = written.split(KEPT).skip(1).collect();
    Ok(modal(session, caller, id, form_of(session, caller, written)?, &kept))
}

/// A window with the fields of a form, and their earlier contents.
pub(crate) fn modal(
    session: &Session,
    caller: &Caller,
    id: &CustomId,
    form: &rules::Form,
    kept: &[&str],
) -> CreateModal {
    let speech = caller.speech();
    let key = format!("{}-form-{}", session.title.id(), form.id);
    let sight = session.sight(viewer_of(session, caller));
    let mut kept = kept.iter();
    let mut input = |field: &rules::FormField| {
        let remark = sight.as_ref().map_or_else(String::new, |sight| sight.remark(form.id, field.id));
        let label = [speech.say(&format!("{key}-{}", field.id)), remark];
        let label = label.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
        let label = fit(&unescape(&label), limits::MODAL_TITLE);
        let input = CreateInputText::new(InputTextStyle::Short, label, field.id);
        let hint = fit(&speech.say(&format!("{key}-{}-hint", field.id)), limits::OPTION_TEXT);
        let input = input.placeholder(hint).required(field.required);
        CreateActionRow::InputText(match kept.next().filter(|text| !text.is_empty()) {
            Some(text) => input.value(*text),
            None => input,
        })
    };
    let own = filled(id, form.id.to_owned());
    let modal = CreateModal::new(own.to_string(), fit(&speech.say(&key), limits::MODAL_TITLE));
    modal.components(form.fields.iter().map(&mut input).collect())
}

/// The custom_id with that for its form.
pub(crate) fn filled(id: &CustomId, form: String) -> CustomId {
    CustomId { table: id.table, press: RawPress { rest: form, ..id.press.clone() } }
}
