//! Fields that Discord adds to checked objects before it keeps them.

use serde_json::{Value, json};

/// Numbers all components in reading order and writes out the defaults of menus.
pub(crate) fn components(rows: &mut [Value]) {
    let mut number = 0;
    for row in rows {
        complete_component(row, &mut number);
        for part in row["components"].as_array_mut().into_iter().flatten() {
            complete_component(part, &mut number);
        }
    }
}

fn complete_component(part: &mut Value, number: &mut u64) {
    drop_nulls(part);
    *number += 1;
    let menu = part["type"].as_u64().is_some_and(|kind| matches!(kind, 3 | 5..=8));
    let Some(fields) = part.as_object_mut() else { return };
    fields.entry("id").or_insert_with(|| json!(*number));
    if menu {
        fields.entry("min_values").or_insert_with(|| json!(1));
        fields.entry("max_values").or_insert_with(|| json!(1));
    }
}

/// Writes out what embeds leave open.
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

/// Leaves out what the options of a command say only by being empty.
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

fn drop_nulls(object: &mut Value) {
    if let Some(fields) = object.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
}
