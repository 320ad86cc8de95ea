//! Forms (modals).

use std::collections::BTreeSet;

use serde_json::Value;

use super::bounds::{CUSTOM_ID, ROWS};
use super::component::{check_number, check_select};
use super::form::{Form, Problems};

/// Checks the data of a form.
pub(crate) fn check_modal(data: &Value, problems: &mut Problems) {
    let form = Form::new(data, "data", problems);
    form.required_text("custom_id", CUSTOM_ID, problems);
    form.required_text("title", 45, problems);
    let rows = form.list("components", ROWS, problems).unwrap_or_default();
    if rows.is_empty() {
        let message = format!("Must be between 1 and {ROWS} in length.");
        problems.add("data.components", "BASE_TYPE_BAD_LENGTH", message);
    }
    let (mut ids, mut numbers) = (BTreeSet::new(), BTreeSet::new());
    for (place, row) in rows.iter().enumerate() {
        let path = format!("data.components.{place}");
        let custom_id = check_row(row, &path, &mut numbers, problems);
        if custom_id.is_some_and(|id| !ids.insert(id)) {
            let message = "Component custom id cannot be duplicated";
            problems.add(&path, "COMPONENT_CUSTOM_ID_DUPLICATED", message);
        }
    }
}

fn check_row<'a>(
    row: &'a Value,
    path: &str,
    numbers: &mut BTreeSet<i64>,
    problems: &mut Problems,
) -> Option<&'a str> {
    let form = Form::new(row, path, problems);
    check_number(&form, numbers, problems);
    match row["type"].as_u64() {
        Some(1) => {
            let parts = form.list("components", 1, problems).unwrap_or_default();
            let Some(part) = parts.first() else {
                problems.required(&form.path("components"));
                return None;
            };
            check_input(part, &format!("{path}.components.0"), true, numbers, problems)
        }
        Some(18) => {
            form.required_text("label", 45, problems);
            form.text("description", 100, problems);
            let part = form.value("component");
            if part.is_none() {
                problems.required(&form.path("component"));
            }
            check_input(part?, &form.path("component"), false, numbers, problems)
        }
        _ => {
            let message = "Value of field \"type\" must be one of (1, 18).";
            problems.add(&form.path("type"), "UNION_TYPE_CHOICES", message);
            None
        }
    }
}

fn check_input<'a>(
    part: &'a Value,
    path: &str,
    labelled: bool,
    numbers: &mut BTreeSet<i64>,
    problems: &mut Problems,
) -> Option<&'a str> {
    let input = Form::new(part, path, problems);
    check_number(&input, numbers, problems);
    match part["type"].as_u64() {
        Some(4) => {}
        Some(3) if !labelled => return check_select(&input, true, problems),
        _ => {
            let message = "Value of field \"type\" must be one of (4,).";
            problems.add(&input.path("type"), "UNION_TYPE_CHOICES", message);
            return None;
        }
    }
    if labelled {
        input.required_text("label", 45, problems);
    }
    if !matches!(input.integer("style", 1, 2, problems), Some(1 | 2)) && input.value("style").is_none() {
        problems.required(&input.path("style"));
    }
    let least = input.integer("min_length", 0, 4000, problems).unwrap_or(0);
    let most = input.integer("max_length", 1, 4000, problems).unwrap_or(4000);
    if least > most {
        problems.add(
            &input.path("min_length"),
            "TEXT_INPUT_COMPONENT_MIN_LENGTH_GREATER_THAN_MAX_LENGTH",
            "min_length cannot be greater than max_length",
        );
    }
    input.boolean("required", problems);
    input.text("placeholder", 100, problems);
    input.text("value", usize::try_from(most).unwrap_or(4000), problems);
    input.required_text("custom_id", CUSTOM_ID, problems)
}

/// The inputs of a checked form, in order.
pub(crate) fn modal_inputs(components: &[Value]) -> impl Iterator<Item = &Value> {
    components.iter().filter_map(|row| match row["type"].as_u64() {
        Some(18) => row.get("component"),
        _ => row["components"].get(0),
    })
}
