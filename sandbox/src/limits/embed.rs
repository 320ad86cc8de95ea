//! Embeds.

use serde_json::Value;

use super::bounds::{EMBED_TOTAL, EMBEDS};
use super::form::{Form, Problems};

/// Checks the embeds of a body; `files` are the names of the files that the message will have.
pub(super) fn check_embeds(form: &Form<'_>, files: &[String], problems: &mut Problems) {
    let Some(list) = form.list("embeds", EMBEDS, problems) else { return };
    let mut total = 0;
    for (place, embed) in list.iter().enumerate() {
        let embed = Form::new(embed, format!("{}.{place}", form.path("embeds")), problems);
        total += check_embed(&embed, files, problems);
    }
    if total > EMBED_TOTAL {
        let message = format!("Embed size exceeds maximum size of {EMBED_TOTAL}");
        problems.add(&form.path("embeds"), "MAX_EMBED_SIZE_EXCEEDED", message);
    }
}

/// Checks one embed; returns how many characters it holds.
fn check_embed(embed: &Form<'_>, files: &[String], problems: &mut Problems) -> usize {
    let mut size = 0;
    let mut count = |text: Option<&str>| size += text.map_or(0, |text| text.chars().count());
    count(embed.text("title", 256, problems));
    count(embed.text("description", 4096, problems));
    embed.url("url", false, problems);
    embed.integer("color", 0, 0x00ff_ffff, problems);
    check_timestamp(embed, problems);
    if let Some(footer) = embed.value("footer") {
        let footer = Form::new(footer, embed.path("footer"), problems);
        count(footer.required_text("text", 2048, problems));
        footer.url("icon_url", true, problems);
    }
    if let Some(author) = embed.value("author") {
        let author = Form::new(author, embed.path("author"), problems);
        count(author.required_text("name", 256, problems));
        author.url("url", false, problems);
        author.url("icon_url", true, problems);
    }
    for (place, field) in embed.list("fields", 25, problems).unwrap_or_default().iter().enumerate() {
        let field = Form::new(field, format!("{}.{place}", embed.path("fields")), problems);
        count(field.required_text("name", 256, problems));
        count(field.required_text("value", 1024, problems));
        field.boolean("inline", problems);
    }
    for key in ["image", "thumbnail"] {
        check_picture(embed, key, files, problems);
    }
    let parts = ["title", "description", "fields", "image", "thumbnail", "author", "footer"];
    let filled = |key: &str| match embed.value(key) {
        Some(Value::String(text)) => !text.trim().is_empty(),
        Some(Value::Array(list)) => !list.is_empty(),
        other => other.is_some(),
    };
    if !parts.iter().any(|key| filled(key)) {
        problems.required(&embed.path("description"));
    }
    size
}

fn check_picture(embed: &Form<'_>, key: &str, files: &[String], problems: &mut Problems) {
    let Some(picture) = embed.value(key) else { return };
    let picture = Form::new(picture, embed.path(key), problems);
    if picture.value("url").is_none() {
        problems.required(&picture.path("url"));
    }
    let Some(url) = picture.url("url", true, problems) else { return };
    let missing = url.strip_prefix("attachment://").filter(|name| !files.iter().any(|file| file == name));
    if let Some(name) = missing {
        let message = format!("No file of the message is called {name}.");
        problems.add(&picture.path("url"), "ATTACHMENT_NOT_FOUND", message);
    }
}

fn check_timestamp(embed: &Form<'_>, problems: &mut Problems) {
    let Some(text) = embed.text("timestamp", 64, problems) else { return };
    let digits = |range: std::ops::Range<usize>| {
        text.get(range).is_some_and(|part| part.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let date = digits(0..4) && digits(5..7) && digits(8..10);
    if !date || text.as_bytes().get(4) != Some(&b'-') || text.as_bytes().get(7) != Some(&b'-') {
        let message = format!("Could not parse {text}. Should be ISO8601.");
        problems.add(&embed.path("timestamp"), "DATE_TIME_TYPE_PARSE", message);
    }
}
