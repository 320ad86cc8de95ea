//! Words that people add to the luck of a table.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::discord::app::App;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits::{self, fit};
use host::tables::Found;
use session::{Denied, Intent, Session, WORDS};

/// The window in which a person adds words to the luck of a table, with their earlier words.
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

/// Adds the words that a person has filled in, or removes theirs.
pub(crate) async fn add_words(
    app: &App,
    caller: &Caller,
    table: &Found,
    texts: &[String],
) -> Result<Page, Failure> {
    let words = texts.first().cloned().unwrap_or_default();
    let done = if words.trim().is_empty() { "done-words-gone" } else { "done-words" };
    app.act(caller, table, Intent::Words(words)).await?;
    Ok(Page::text(caller.speech().say(done)))
}
