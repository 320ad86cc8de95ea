//! The body of a message that is sent or edited.

use std::collections::BTreeSet;

use serde_json::Value;

use super::bounds::{ALT_TEXT, CONTENT, FILES, NONCE};
use super::component::check_components;
use super::embed::check_embeds;
use super::form::{Form, Problems};
use crate::message::flag;

/// Facts outside the body that its check needs.
pub(crate) struct MessageForm<'a> {
    /// The path of the message's fields: empty, or `data` in the answer to an interaction.
    pub(crate) path: &'a str,
    /// The uploaded files: number and name.
    pub(crate) files: &'a [(usize, String)],
    /// Attachments that the message has already, on an edit: id and name.
    pub(crate) present: &'a [(String, String)],
    /// Flags that may be set on a new message; `None` on an edit, where Discord ignores those that cannot be changed.
    pub(crate) flags: Option<u64>,
}

/// Checks a message's body against every limit.
pub(crate) fn check_message(body: &Value, given: &MessageForm<'_>, problems: &mut Problems) {
    let form = Form::new(body, given.path, problems);
    form.text("content", CONTENT, problems);
    form.boolean("tts", problems);
    check_nonce(&form, problems);
    check_mentions(&form, problems);
    check_reference(&form, problems);
    let names = check_attachments(&form, given, problems);
    check_embeds(&form, &names, problems);
    check_components(&form, problems);
    check_flags(&form, given.flags, problems);
    if form.value("poll").is_some() {
        problems.add(&form.path("poll"), "POLL_NOT_SUPPORTED", "The sandbox knows no polls.");
    }
}

fn check_flags(form: &Form<'_>, settable: Option<u64>, problems: &mut Problems) {
    let Some(flags) = form.integer("flags", 0, i64::MAX, problems).map(i64::unsigned_abs) else { return };
    let refused = match settable {
        Some(settable) => !(settable | flag::SUPPRESS_EMBEDS),
        None => 0,
    };
    // An edit may also turn a message into one of version 2.
    if flags & flag::IS_COMPONENTS_V2 != 0 {
        let message = "The sandbox knows no messages of version 2 (IS_COMPONENTS_V2).";
        problems.add(&form.path("flags"), "COMPONENTS_V2_NOT_SUPPORTED", message);
    } else if flags & refused != 0 {
        let message = format!("These bits cannot be set here: {}.", flags & refused);
        problems.add(&form.path("flags"), "INVALID_BITWISE_FLAG", message);
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
        let listed = mentions.snowflakes(key, 100, problems);
        if !listed.is_empty() && parse.iter().any(|kind| kind == key) {
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
        if attachment.value("id").is_none() {
            problems.required(&attachment.path("id"));
        }
        let Some(id) = attachment.snowflake("id", problems).map(|id| id.to_string()) else { continue };
        let uploaded = given.files.iter().any(|(number, _)| number.to_string() == id);
        let present = given.present.iter().find(|(own, _)| *own == id);
        if !uploaded && present.is_none() {
            let message = format!("The attachment {id} was not uploaded and is not part of the message.");
            problems.add(&attachment.path("id"), "ATTACHMENT_NOT_FOUND", message);
        }
        if !seen.insert(id) {
            problems.twice(&attachment.path("id"));
        }
        names.extend(present.map(|(_, name)| name.clone()));
        names.extend(new_name.filter(|_| uploaded).map(str::to_owned));
    }
    names
}

fn check_reference(form: &Form<'_>, problems: &mut Problems) {
    let Some(reference) = form.value("message_reference") else { return };
    let reference = Form::new(reference, form.path("message_reference"), problems);
    if reference.value("message_id").is_none() {
        problems.required(&reference.path("message_id"));
    }
    for key in ["message_id", "channel_id", "guild_id"] {
        reference.snowflake(key, problems);
    }
    reference.boolean("fail_if_not_exists", problems);
}
