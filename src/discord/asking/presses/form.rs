//! Forms: the windows that open, and what people have filled in.

use poise::serenity_prelude as serenity;
use rules::{Arg, Words};
use serenity::{
    ActionRow, ActionRowComponent, ButtonStyle, CreateActionRow, CreateInputText, CreateModal, InputTextStyle,
};

use crate::discord::desk::{Desk, order_form};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::picture::viewer_of;
use crate::discord::letters::parts::press::{CustomId, Press};
use crate::discord::letters::parts::rows::button;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits::{self, fit};
use session::{Denied, Intent, Session, Status, WORDS};
use words::unescape;

/// Parts the id of a form from what was written into it before, in what its button carries.
const KEPT: char = '|';

/// Does what somebody has filled in, at the form's own table.
///
/// # Errors
/// [`Failure`] says why nothing has changed.
pub(crate) async fn submitted(
    desk: &Desk,
    caller: &Caller,
    id: &CustomId,
    texts: &[String],
) -> Result<Page, Failure> {
    let table = desk.numbered(caller, id.table.ok_or(Failure::told("deny-expired"))?).await?;
    match &id.press {
        Press::Words => {
            let words = texts.first().cloned().unwrap_or_default();
            let done = if words.trim().is_empty() { "done-words-gone" } else { "done-words" };
            desk.act(caller, &table, Intent::Words(words)).await?;
            Ok(Page::text(caller.speech().say(done)))
        }
        Press::OrderForm(kind) => desk.order_form(caller, &table, kind, texts).await,
        Press::Reply { appeal, form } => {
            appealed(&table, *appeal)?;
            desk.answer(caller, &table, *appeal, notation(&table, caller, form, texts)?).await
        }
        Press::Form { decision, form } => {
            let notation = notation(&table, caller, form, texts)?;
            desk.play(caller, &table, vec![notation], Some(*decision)).await
        }
        _ => Err(Failure::told("deny-expired")),
    }
}

/// What somebody has filled in, as the notation of an action.
fn notation(session: &Session, caller: &Caller, form: &str, texts: &[String]) -> Result<String, Failure> {
    let form = form_of(session, caller, form)?;
    let speeches = session.readers(caller.lang);
    let readers: Vec<&dyn Words> = speeches.iter().map(|speech| speech as &dyn Words).collect();
    let sight = session.sight(viewer_of(session, caller)).ok_or(Failure::Denied(Denied::NotStarted))?;
    sight.fill(form, texts, &readers).map_err(|refusal| Failure::Told(refusal.key, refusal.args))
}

/// The appeal with that number, if it is open.
pub(crate) fn appealed(session: &Session, number: i64) -> Result<tabletop::Appeal, Failure> {
    if matches!(session.status, Status::Over | Status::Ended) {
        return Err(Failure::Denied(Denied::Over));
    }
    let open = session.appeal().filter(|(open, _)| *open == number);
    open.map(|(_, appeal)| appeal).ok_or(Failure::Denied(Denied::NoQuestion))
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

/// The window in which somebody fills the form in, or mends what they wrote; it carries the custom_id of the button that opened it.
pub(crate) fn window(
    session: &Session,
    caller: &Caller,
    id: &CustomId,
    written: &str,
) -> Result<CreateModal, Failure> {
    let kept: Vec<&str> = written.split(KEPT).skip(1).collect();
    Ok(modal(session, caller, id, form_of(session, caller, written)?, &kept))
}

/// The window in which somebody fills in the rest of an order.
pub(crate) fn order_window(
    session: &Session,
    caller: &Caller,
    id: &CustomId,
    kind: &str,
) -> Result<CreateModal, Failure> {
    session.player(&caller.person)?;
    Ok(modal(session, caller, id, order_form(session, kind)?, &[]))
}

/// The window in which somebody adds words to the luck of a table, with those that they have added.
pub(crate) fn words_window(
    session: &Session,
    caller: &Caller,
    id: &CustomId,
) -> Result<CreateModal, Failure> {
    session.in_lobby()?;
    let user = caller.person.user;
    if session.seat_of(user).is_none() {
        return Err(Failure::Denied(Denied::NotSeated));
    }
    let speech = caller.speech();
    let said = |key, longest| fit(&speech.say(key), longest);
    let label = said("luck-words-label", limits::MODAL_TITLE);
    let mut input = CreateInputText::new(InputTextStyle::Short, label, "words")
        .placeholder(said("luck-words-hint", limits::PLACEHOLDER))
        .max_length(WORDS as u16)
        .required(false);
    if let Some(words) = session.fairness.words.get(&user) {
        input = input.value(words);
    }
    let title = said("luck-words-title", limits::MODAL_TITLE);
    Ok(CreateModal::new(id.to_string(), title).components(vec![CreateActionRow::InputText(input)]))
}

/// A window with the fields of a form, and what was written into them before.
fn modal(
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

/// The same custom_id with that for its form.
fn filled(id: &CustomId, form: String) -> CustomId {
    let press = match &id.press {
        Press::Form { decision, .. } => Press::Form { decision: *decision, form },
        Press::Reply { appeal, .. } => Press::Reply { appeal: *appeal, form },
        // An order's form has its kind for an id, and keeps nothing.
        press => press.clone(),
    };
    CustomId { table: id.table, press }
}

/// Gives back the contents of a form that came to nothing: nobody need think of them again.
pub(crate) fn kept(caller: &Caller, texts: &[String]) -> String {
    let written: Vec<&str> = texts.iter().map(|text| text.trim()).filter(|text| !text.is_empty()).collect();
    let written = fit(&written.join(" · "), limits::CONTENT / 4);
    caller.speech().text("form-kept", &[("text", Arg::Typed(written))])
}

/// The button with which a form that came to nothing is opened again as it was filled in, if it is still open.
pub(crate) async fn again(
    desk: &Desk,
    caller: &Caller,
    id: &CustomId,
    texts: &[String],
    failure: &Failure,
) -> Option<CreateActionRow> {
    let table = desk.numbered(caller, id.table?).await.ok()?;
    let (press, form) = match &id.press {
        Press::Reply { appeal, form } => {
            appealed(&table, *appeal).ok()?;
            (id.press.clone(), form)
        }
        Press::Form { decision, form } => {
            // Whoever sends it again has read that the table has moved on.
            let now = if let Failure::Denied(Denied::Stale { now }) = failure { *now } else { *decision };
            (Press::Form { decision: now, form: form.clone() }, form)
        }
        _ => return None,
    };
    let form = form_of(&table, caller, form).ok()?;
    let empty = filled(&CustomId { table: id.table, press }, form.id.to_owned());
    let written = texts.iter().map(|text| text.trim().replace(KEPT, " "));
    let kept = std::iter::once(form.id.to_owned()).chain(written).collect::<Vec<_>>();
    let filled = filled(&empty, kept.join(&KEPT.to_string()));
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
