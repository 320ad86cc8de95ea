//! Buttons and menus of a message.

use std::collections::BTreeSet;

use serde_json::Value;

use super::bounds::{BUTTON_LABEL, BUTTONS, CUSTOM_ID, OPTION_TEXT, PLACEHOLDER, ROWS, SELECT_OPTIONS};
use super::form::{Form, Problems};

/// Checks the rows of components of a message.
pub(super) fn check_components(form: &Form<'_>, problems: &mut Problems) {
    let Some(rows) = form.list("components", ROWS, problems) else { return };
    let (mut ids, mut numbers) = (BTreeSet::new(), BTreeSet::new());
    for (place, row) in rows.iter().enumerate() {
        let row = Form::new(row, format!("{}.{place}", form.path("components")), problems);
        check_number(&row, &mut numbers, problems);
        if row.value("type").and_then(Value::as_u64) != Some(1) {
            problems.add(
                &row.path("type"),
                "UNION_TYPE_CHOICES",
                "Value of field \"type\" must be one of (1,).",
            );
            continue;
        }
        check_row(&row, &mut ids, &mut numbers, problems);
    }
}

/// Checks that a component's number is unique in the whole message or form; Discord assigns one where it is zero or missing.
pub(super) fn check_number(part: &Form<'_>, numbers: &mut BTreeSet<i64>, problems: &mut Problems) {
    let number = part.integer("id", 0, i64::from(i32::MAX), problems).filter(|number| *number != 0);
    if number.is_some_and(|number| !numbers.insert(number)) {
        problems.add(&part.path("id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated");
    }
}

fn check_row<'a>(
    row: &Form<'a>,
    ids: &mut BTreeSet<&'a str>,
    numbers: &mut BTreeSet<i64>,
    problems: &mut Problems,
) {
    let parts = row.list("components", BUTTONS, problems).unwrap_or_default();
    if parts.is_empty() {
        problems.add(
            &row.path("components"),
            "BASE_TYPE_BAD_LENGTH",
            format!("Must be between 1 and {BUTTONS} in length."),
        );
    }
    let menus = parts.iter().filter(|part| part["type"].as_u64() != Some(2)).count();
    if menus > 0 && parts.len() > 1 {
        let message = "The specified component exceeds the maximum width";
        problems.add(&row.path("components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
    }
    for (place, part) in parts.iter().enumerate() {
        let part = Form::new(part, format!("{}.{place}", row.path("components")), problems);
        check_number(&part, numbers, problems);
        let custom_id = match part.value("type").and_then(Value::as_u64) {
            Some(2) => check_button(&part, problems),
            Some(3) => check_select(&part, true, problems),
            Some(kind @ 5..=8) => {
                check_default_values(&part, problems);
                if kind == 8 {
                    check_channel_types(&part, problems);
                }
                check_select(&part, false, problems)
            }
            _ => {
                let message = "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).";
                problems.add(&part.path("type"), "UNION_TYPE_CHOICES", message);
                None
            }
        };
        if custom_id.is_some_and(|id| !ids.insert(id)) {
            let message = "Component custom id cannot be duplicated";
            problems.add(&part.path("custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
        }
    }
}

fn check_button<'a>(button: &Form<'a>, problems: &mut Problems) -> Option<&'a str> {
    button.text("label", BUTTON_LABEL, problems);
    button.boolean("disabled", problems);
    check_emoji(button, problems);
    let labelled = button.value("label").and_then(Value::as_str).is_some_and(|label| !label.is_empty());
    let style = button.value("style").and_then(Value::as_u64);
    if !labelled && button.value("emoji").is_none() && style != Some(6) {
        let message = "A label or emoji is required for this button";
        problems.add(&button.path("label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message);
    }
    match style {
        Some(1..=4) => {
            if button.value("url").is_some() {
                let message = "A custom id and url cannot both be specified";
                problems.add(
                    &button.path("url"),
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    message,
                );
            }
            return button.required_text("custom_id", CUSTOM_ID, problems);
        }
        Some(5) => {
            if button.value("url").is_none() {
                problems.required(&button.path("url"));
            }
            button.url("url", false, problems);
            if button.value("custom_id").is_some() {
                let message = "A custom id and url cannot both be specified";
                problems.add(
                    &button.path("custom_id"),
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    message,
                );
            }
        }
        Some(6) => {}
        Some(_) => problems.add(
            &button.path("style"),
            "BASE_TYPE_CHOICES",
            "Value must be one of {1, 2, 3, 4, 5, 6}.",
        ),
        None => problems.required(&button.path("style")),
    }
    None
}

/// Checks a menu, in a message or a form.
pub(super) fn check_select<'a>(menu: &Form<'a>, of_text: bool, problems: &mut Problems) -> Option<&'a str> {
    menu.text("placeholder", PLACEHOLDER, problems);
    menu.boolean("disabled", problems);
    let least = menu.integer("min_values", 0, 25, problems).unwrap_or(1);
    let most = menu.integer("max_values", 1, 25, problems).unwrap_or(1);
    if least > most {
        let message = "min_values cannot be greater than max_values";
        problems.add(
            &menu.path("min_values"),
            "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX_VALUES",
            message,
        );
    }
    if of_text {
        check_options(menu, most, problems);
    } else if menu.value("options").and_then(Value::as_array).is_some_and(|list| !list.is_empty()) {
        problems.add(&menu.path("options"), "BASE_TYPE_MAX_LENGTH", "Must be 0 or fewer in length.");
    }
    menu.required_text("custom_id", CUSTOM_ID, problems)
}

/// Checks the kinds of channels that a menu or an option offers, each named once.
pub(super) fn check_channel_types(form: &Form<'_>, problems: &mut Problems) {
    let kinds = form.list("channel_types", usize::MAX, problems).unwrap_or_default();
    let mut seen = BTreeSet::new();
    for (place, kind) in kinds.iter().enumerate() {
        let path = format!("{}.{place}", form.path("channel_types"));
        match kind.as_u64().filter(|kind| matches!(kind, 0..=5 | 10..=16)) {
            Some(kind) if seen.insert(kind) => {}
            Some(_) => problems.twice(&path),
            None => {
                let message = "Value must be one of {0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16}.";
                problems.add(&path, "BASE_TYPE_CHOICES", message);
            }
        }
    }
}

/// Checks the preselected values in a menu of people, roles or channels.
fn check_default_values(menu: &Form<'_>, problems: &mut Problems) {
    let kinds: &[&str] = match menu.value("type").and_then(Value::as_u64) {
        Some(5) => &["user"],
        Some(6) => &["role"],
        Some(7) => &["user", "role"],
        _ => &["channel"],
    };
    let values = menu.list("default_values", 25, problems).unwrap_or_default();
    let count = |key: &str| menu.value(key).and_then(Value::as_u64).unwrap_or(1);
    let bounds = count("min_values")..=count("max_values");
    if !values.is_empty() && !bounds.contains(&(values.len() as u64)) {
        let message = format!("Must be between {} and {} in length.", bounds.start(), bounds.end());
        problems.add(&menu.path("default_values"), "BASE_TYPE_BAD_LENGTH", message);
    }
    for (place, value) in values.iter().enumerate() {
        let value = Form::new(value, format!("{}.{place}", menu.path("default_values")), problems);
        if value.value("id").is_none() {
            problems.required(&value.path("id"));
        }
        value.snowflake("id", problems);
        if !value.value("type").and_then(Value::as_str).is_some_and(|kind| kinds.contains(&kind)) {
            let message = format!("Value must be one of {{'{}'}}.", kinds.join("', '"));
            problems.add(&value.path("type"), "BASE_TYPE_CHOICES", message);
        }
    }
}

fn check_options(menu: &Form<'_>, most: i64, problems: &mut Problems) {
    let options = menu.list("options", usize::MAX, problems).unwrap_or_default();
    if options.is_empty() || options.len() > SELECT_OPTIONS {
        let message = format!("Must be between 1 and {SELECT_OPTIONS} in length.");
        problems.add(&menu.path("options"), "BASE_TYPE_BAD_LENGTH", message);
    }
    if usize::try_from(most).is_ok_and(|most| most > options.len()) {
        let message = "Cannot have more max_values than options";
        problems.add(&menu.path("max_values"), "SELECT_COMPONENT_MAX_VALUES_GREATER_THAN_OPTIONS", message);
    }
    let mut values = BTreeSet::new();
    let mut defaults = 0;
    for (place, option) in options.iter().enumerate() {
        let option = Form::new(option, format!("{}.{place}", menu.path("options")), problems);
        option.required_text("label", OPTION_TEXT, problems);
        option.text("description", OPTION_TEXT, problems);
        check_emoji(&option, problems);
        defaults += i64::from(option.boolean("default", problems).unwrap_or(false));
        let value = option.required_text("value", OPTION_TEXT, problems);
        if value.is_some_and(|value| !values.insert(value)) {
            let message = "The specified option value is already used";
            problems.add(&option.path("value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
    }
    if defaults > most {
        let message = "More options are selected by default than max_values allows";
        problems.add(&menu.path("options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message);
    }
}

/// An emoji is either a server's own (it has an id) or an emoji character.
fn check_emoji(part: &Form<'_>, problems: &mut Problems) {
    let Some(emoji) = part.value("emoji") else { return };
    let emoji = Form::new(emoji, part.path("emoji"), problems);
    let own = emoji.snowflake("id", problems).is_some();
    let name = emoji.value("name").and_then(Value::as_str).unwrap_or_default();
    let keycap = name.contains('\u{20e3}');
    let plain = name.is_empty() || name.chars().any(|c| c.is_alphanumeric() && !is_enclosed(c) && !keycap);
    if !own && (plain || name.chars().count() > 12) {
        problems.add(&emoji.path("name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
}

/// Letters in circles and squares, and regional letters, are emoji although Unicode calls some of them letters.
const fn is_enclosed(c: char) -> bool {
    matches!(c, '\u{24c2}' | '\u{2139}' | '\u{1f100}'..='\u{1f2ff}')
}
