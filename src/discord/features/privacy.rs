//! What is stored about a person.

use anyhow::Context as _;
use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use rules::Words as _;
use serde_json::Value;

use crate::discord::answering::sending::revise;
use crate::discord::app::pressed::{Edit, Placeholder, Reply, presses};
use crate::discord::app::{Answer, App};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::message::rows::button;
use crate::discord::message::wishes::Wish;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use host::tables::{Asker, Quota};
use words::Speech;

presses! {
    /// What is pressed about what is stored.
    |pressed, app, caller|
    /// Does what the presser has confirmed with their stored data.
    Confirm("priv") { rest wish: Wish, }
        => match wish {
            Wish::Export => export(app, caller),
            Wish::Delete => pressed.shown(forget(app, caller).await),
        };
}

/// An export that was asked for.
pub(crate) struct ExportRequest {
    /// While it exists the caller waits.
    asker: Asker,
}

/// Says what will happen, and asks for confirmation.
pub(crate) async fn privacy(app: &App, caller: &Caller, wish: Wish) -> Result<Answer, Failure> {
    let tables = app.tables.store().tables_of(caller.person.user).await?.len();
    Ok(Answer::private(question_page(wish, tables, &caller.speech())))
}

/// Forgets the caller, who has confirmed it.
pub(crate) async fn forget(app: &App, caller: &Caller) -> Result<Page, Failure> {
    let tables = app.tables.forget(&caller.person).await?;
    app.messages.pictures.drop_replays(&tables);
    app.messages.known.choose(caller.person.user, None);
    app.messages.known.keep_direct(caller.person.user, None);
    Ok(Page::text(caller.speech().say("privacy-delete-done")))
}

/// Accepts the caller's request for everything that is stored about them.
///
/// # Errors
/// [`Failure`]: they already wait for one.
pub(crate) fn ask_export(app: &App, caller: &Caller) -> Result<ExportRequest, Failure> {
    let asker = app.tables.asker(Quota::Export, caller.person.user);
    Ok(ExportRequest { asker: asker.ok_or(Failure::told("deny-export-own"))? })
}

/// Brings the file into the answer that has announced it.
pub(crate) async fn bring_export(app: &App, caller: &Caller, asked: ExportRequest, edit: &Edit<'_>) {
    let page = match exported(app, caller).await {
        Ok(page) => page,
        Err(failure) => Page::text(failure.sentence(&caller.speech(), None)),
    };
    if let Err(error) = revise(&page.linked(&app.messages.mentions), &caller.speech(), edit).await {
        tracing::warn!(%error, "somebody does not get their file");
    }
    // Its memory is free only now.
    drop(asked.asker);
}

/// Everything that is stored about the caller, as a file, once it is their turn.
pub(crate) async fn exported(app: &App, caller: &Caller) -> Result<Page, Failure> {
    let (speech, user) = (caller.speech(), caller.person.user);
    let (text, left) = written(app.tables.export_of(user).await?)?;
    let mut content = speech.say("privacy-export-done");
    if left > 0 {
        content = format!("{content}\n{}", speech.text("privacy-export-cut", &[("count", left.into())]));
    }
    Ok(Page { file: Some((format!("turnstone-{user}.json"), text)), ..Page::text(content) })
}

/// An export as text that fits a Discord file, and the number of the oldest rows of the log that had no room.
fn written(mut export: Value) -> anyhow::Result<(String, usize)> {
    let mut left = 0;
    loop {
        let text = serde_json::to_string_pretty(&export).context("writing an export")?;
        let log = export["log"].as_array_mut().filter(|log| !log.is_empty());
        match log {
            Some(log) if text.len() > limits::FILE => {
                let cut = log.len().div_ceil(4);
                log.drain(..cut);
                left += cut;
            }
            _ => return Ok((text, left)),
        }
    }
}

/// The answer to a press for everything that is stored about the caller.
pub(crate) fn export(app: &App, caller: &Caller) -> Result<Reply, Failure> {
    let asked = ask_export(app, caller)?;
    let meanwhile = Placeholder::Saying(caller.speech().say("privacy-export-begun"));
    Ok(Reply::slow(meanwhile, |app, caller, edit| {
        Box::pin(async move {
            bring_export(app, caller, asked, edit).await;
            None
        })
    }))
}

/// Says what will happen at so many tables, and asks for confirmation.
pub(crate) fn question_page(wish: Wish, tables: usize, speech: &Speech) -> Page {
    let (question, label, style) = match wish {
        Wish::Export => {
            (speech.say("privacy-export-question"), "privacy-export-button", ButtonStyle::Primary)
        }
        Wish::Delete => {
            let question = speech.text("privacy-delete-question", &[("tables", tables.into())]);
            (question, "privacy-delete-button", ButtonStyle::Danger)
        }
    };
    let id = CustomId::aside(Press::Confirm { wish });
    let rows = vec![CreateActionRow::Buttons(vec![button(&id, &speech.say(label)).style(style)])];
    Page { content: question, rows, ..Page::default() }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{limits, written};

    /// An export with so many rows of the log, eight of which fill a file.
    fn export(rows: usize) -> Value {
        let body = "x".repeat(limits::FILE / 8);
        json!({ "seats": [1], "log": (0..rows).map(|seq| json!({ "seq": seq, "body": body })).collect::<Vec<_>>() })
    }

    #[test]
    fn the_oldest_rows_of_the_log_are_left_out_if_the_file_is_too_large_and_counted() {
        for rows in [0, 7, 9] {
            let (text, left) = written(export(rows)).expect("it is written");
            assert!(text.len() <= limits::FILE, "{rows} rows: {}", text.len());
            assert_eq!(left > 0, rows > 7, "{rows} rows: {left} left out");
            let written: Value = serde_json::from_str(&text).expect("it is JSON");
            let seqs = written["log"].as_array().expect("a log").iter().map(|row| row["seq"].as_u64());
            assert!(seqs.eq((left..rows).map(|seq| Some(seq as u64))), "{rows} rows: the newest stay");
            assert_eq!(written["seats"], json!([1]), "nothing else is left out");
        }
    }
}
