//! Refused forms, and what people filled in.

use poise::serenity_prelude as serenity;
use rules::{Arg, Words as _};
use serenity::{ActionRow, ActionRowComponent, ButtonStyle, CreateActionRow};

use crate::discord::app::App;
use crate::discord::features::answers::deed::appealed;
use crate::discord::features::forms::{KEPT, filled, form_of};
use crate::discord::features::{Press, answers, panel};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits::{self, fit};
use session::Denied;

/// A refusal that returns the contents of its form, so that nobody has to think of them again.
pub(crate) async fn given_back(
    refusal: Page,
    app: &App,
    caller: &Caller,
    id: Option<&CustomId>,
    texts: &[String],
    failure: &Failure,
) -> Page {
    let written: Vec<&str> = texts.iter().map(|text| text.trim()).filter(|text| !text.is_empty()).collect();
    let written = fit(&written.join(" · "), limits::CONTENT / 4);
    let kept = caller.speech().text("form-kept", &[("text", Arg::Typed(written))]);
    let mut page = Page { content: [refusal.content, kept].join("\n"), ..refusal };
    if let Some(id) = id {
        page.rows.extend(again(app, caller, id, texts, failure).await);
    }
    page
}

/// The button that opens a refused form again as it was filled in, if it is still open.
async fn again(
    app: &App,
    caller: &Caller,
    id: &CustomId,
    texts: &[String],
    failure: &Failure,
) -> Option<CreateActionRow> {
    let table = app.numbered(caller, id.table?).await.ok()?;
    let mut id = id.clone();
    match Press::of(&id)? {
        Press::Answers(answers::Press::Form { appeal, .. }) => drop(appealed(&table, appeal).ok()?),
        Press::Panel(panel::Press::Form { decision, .. }) => {
            // A person who sends it again has read that the table has moved on.
            let now = if let Failure::Denied(Denied::Stale { now }) = failure { *now } else { decision };
            id.press.number = now.into();
        }
        _ => return None,
    }
    let form = form_of(&table, caller, &id.press.rest).ok()?;
    let empty = filled(&id, form.id.to_owned());
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
