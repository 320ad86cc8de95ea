//! The body of a message that is sent or edited.

use std::collections::BTreeSet;

use serde_json::Value;

use super::component::check_components;
use super::embed::check_embeds;
use super::form::{Form, Problems};
use super::{ALT_TEXT, CONTENT, FILES, NONCE};
use crate::message::flag;

/// Facts beside the body that its check needs.
pub(crate) struct MessageForm<'a> {
    /// The path of the message's fields: empty, or `data` in the answer to an interaction.
    pub(crate) path: &'a str,
    /// The uploaded files: number and name.
    pub(crate) files: &'a [(usize, String)],
    /// Attachments that the message has already, on an edit: id and name.
    pub(crate) present: &'a [(String, String)],
    /// Flags that may be set here.
    pub(crate) flags: u64,
}

/// Checks a message's body against every limit.
pub(crate) fn check_message(body: &Value, given: &MessageForm<'_>, problems: &mut Problems) {
    let form = Form::new(body, given.path, problems);
    form.text("content", CONTENT, problems);
    form.boolean("tts", problems);
    check_nonce(&form, problems);
    check_mentions(&form, problems);
    let names = check_attachments(&form, given, problems);
    check_embeds(&form, &names, problems);
    check_components(&form, problems);
    if let Some(flags) = form.integer("flags", 0, i64::MAX, problems) {
        let allowed = given.flags | flag::SUPPRESS_EMBEDS;
        if flags.unsigned_abs() & !allowed != 0 {
            let message = format!("Only these bits may be set here: {allowed}.");
            problems.add(&form.path("flags"), "INVALID_BITWISE_FLAG", message);
        }
    }
}

fn check_nonce(form: &Form<'_>, problems: &mut Problems) {
    match form.value("nonce") {
        Some(Value::String(_)) => {
            form.text("nonce", NONCE, problems);
        }
        Some(Value::Number(number)) if number.is_i64() || number.is_u64() => {}
        Some(_) => problems.add(&form.path("nonce"), "NONCE_TYPE_INVALID", "Must be an integer or string."),
        None => {}
    }
    let enforced = form.boolean("enforce_nonce", problems) == Some(true);
    if enforced && form.value("nonce").is_none() {
        problems.required(&form.path("nonce"));
    }
}

fn check_mentions(form: &Form<'_>, problems: &mut Problems) {
    let Some(mentions) = form.value("allowed_mentions") else { return };
    let mentions = Form::new(mentions, form.path("allowed_mentions"), problems);
    let parse = mentions.list("parse", 3, problems).unwrap_or_default();
    for (place, kind) in parse.iter().enumerate() {
        if !matches!(kind.as_str(), Some("users" | "roles" | "everyone")) {
            let path = format!("{}.{place}", mentions.path("parse"));
            problems.add(&path, "BASE_TYPE_CHOICES", "Value must be one of ('users', 'roles', 'everyone').");
        }
    }
    for key in ["users", "roles"] {
        let listed = mentions.list(key, 100, problems).is_some_and(|list| !list.is_empty());
        if listed && parse.iter().any(|kind| kind == key) {
            let message = format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
            problems.add(&mentions.path("parse"), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
    }
    mentions.boolean("replied_user", problems);
}

/// Checks the list of attachments; returns the names of the files that the message will have.
fn check_attachments(form: &Form<'_>, given: &MessageForm<'_>, problems: &mut Problems) -> Vec<String> {
    let mut names: Vec<String> = given.files.iter().map(|(_, name)| name.clone()).collect();
    let Some(list) = form.list("attachments", FILES, problems) else {
        names.extend(given.present.iter().map(|(_, name)| name.clone()));
        return names;
    };
    let mut seen = BTreeSet::new();
    for (place, attachment) in list.iter().enumerate() {
        let attachment = Form::new(attachment, format!("{}.{place}", form.path("attachments")), problems);
        let new_name = attachment.text("filename", 1024, problems);
        attachment.text("description", ALT_TEXT, problems);
        let Some(id) = attachment.value("id").map(id_text) else {
            problems.required(&attachment.path("id"));
            continue;
        };
        let uploaded = given.files.iter().any(|(number, _)| number.to_string() == id);
        let present = given.present.iter().find(|(own, _)| *own == id);
        if !uploaded && present.is_none() {
            let message = format!("The attachment {id} was not uploaded and is not part of the message.");
            problems.add(&attachment.path("id"), "ATTACHMENT_NOT_FOUND", message);
        }
        if !seen.insert(id) {
            problems.add(
                &attachment.path("id"),
                "SET_TYPE_ALREADY_CONTAINS_VALUE",
                "The set already contains this value",
            );
        }
        names.extend(present.map(|(_, name)| name.clone()));
        names.extend(new_name.filter(|_| uploaded).map(str::to_owned));
    }
    names
}

/// An attachment's id as text: files are numbered by integers, attachments by snowflakes.
pub(crate) fn id_text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
