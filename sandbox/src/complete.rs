//! Fields that Discord adds to checked objects before it keeps them.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::snowflake::Id;

/// Numbers all components in reading order, skipping numbers that the bot gave itself, and writes out the defaults of menus.
pub(crate) fn components(rows: &mut [Value]) {
    let mut given = BTreeSet::new();
    for_each(rows, &mut |part| {
        drop_nulls(part);
        given.extend(part["id"].as_u64());
    });
    let mut number = 0;
    for_each(rows, &mut |part| {
        // Zero means no number.
        if part["id"].as_u64().unwrap_or(0) == 0 {
            number += 1;
            while given.contains(&number) {
                number += 1;
            }
            part["id"] = json!(number);
        }
        complete_menu(part);
    });
}

/// Visits rows, labels and their content.
fn for_each(parts: &mut [Value], deed: &mut impl FnMut(&mut Value)) {
    for part in parts {
        deed(part);
        for_each(part["components"].as_array_mut().map_or(&mut [], Vec::as_mut_slice), deed);
        if let Some(labelled) = part.get_mut("component") {
            for_each(std::slice::from_mut(labelled), deed);
        }
    }
}

fn complete_menu(part: &mut Value) {
    if !part["type"].as_u64().is_some_and(|kind| matches!(kind, 3 | 5..=8)) {
        return;
    }
    for value in part.get_mut("default_values").and_then(Value::as_array_mut).into_iter().flatten() {
        if let Some(id) = Id::read(&value["id"]) {
            value["id"] = id.json();
        }
    }
    let Some(fields) = part.as_object_mut() else { return };
    fields.entry("min_values").or_insert_with(|| json!(1));
    fields.entry("max_values").or_insert_with(|| json!(1));
}

/// Writes out the fields that embeds leave open.
pub(crate) fn embeds(list: &mut [Value]) {
    for embed in list {
        drop_nulls(embed);
        embed["type"] = json!("rich");
        for field in embed.get_mut("fields").and_then(Value::as_array_mut).into_iter().flatten() {
            if !field["inline"].is_boolean() {
                field["inline"] = json!(false);
            }
        }
    }
}

/// Leaves out the empty fields of a command's options.
pub(crate) fn options(list: &mut Value) {
    for option in list.as_array_mut().into_iter().flatten() {
        drop_nulls(option);
        for nested in ["options", "choices"] {
            if let Some(nested) = option.get_mut(nested) {
                options(nested);
            }
        }
        if let Some(fields) = option.as_object_mut() {
            fields.retain(|_, value| value.as_array().is_none_or(|list| !list.is_empty()));
        }
    }
}

/// Leaves the texts of other languages out of a list of commands.
pub(crate) fn without_localisations(list: &mut Value) {
    for part in list.as_array_mut().into_iter().flatten() {
        if let Some(fields) = part.as_object_mut() {
            fields.retain(|key, _| !key.ends_with("_localizations"));
            for nested in ["options", "choices"] {
                if let Some(nested) = fields.get_mut(nested) {
                    without_localisations(nested);
                }
            }
        }
    }
}

fn drop_nulls(object: &mut Value) {
    if let Some(fields) = object.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
}
