//! Buttons, menus and forms.

use serde_json::{Map, Value, json};

use super::act::{begin, seen_channel};
use super::option::resolve_chosen;
use crate::interaction::{Deed, Modal};
use crate::limits::modal_inputs;
use crate::message::Message;
use crate::refused::Refused;
use crate::snowflake::Id;
use crate::state::SandboxState;

/// The message, if the person sees it.
pub(super) fn seen_message(state: &SandboxState, who: Id, message: Id) -> Result<&Message, Refused> {
    let found = state.message(message).filter(|it| it.visible_to(who) && state.world.sees(who, it.channel));
    found.ok_or_else(|| Refused::UnknownMessage(message.to_string()))
}

/// Presses the button with that custom id, or otherwise that label.
pub(crate) fn press(state: &mut SandboxState, who: Id, message: Id, which: &str) -> Result<Id, Refused> {
    let found = seen_message(state, who, message)?;
    let by_label = || found.parts().find(|it| it["type"] == 2 && it["label"] == which);
    let button = found.component(which).or_else(by_label).filter(|it| it["type"] == 2);
    let button = button.ok_or_else(|| Refused::UnknownComponent(which.to_owned()))?;
    check_enabled(button)?;
    let data = json!({"id": button["id"], "custom_id": button["custom_id"], "component_type": 2});
    if !button["custom_id"].is_string() {
        return Err(Refused::BadRequest("a link is followed, not pressed".to_owned()));
    }
    let place = (who, found.channel);
    Ok(begin(state, place, Deed::Component { message }, data, Some(message)))
}

fn check_enabled(part: &Value) -> Result<(), Refused> {
    if part["disabled"] == json!(true) { Err(Refused::Disabled) } else { Ok(()) }
}

/// Chooses from the menu with that custom id, or otherwise that placeholder; a value may be given by its label.
pub(crate) fn select(
    state: &mut SandboxState,
    who: Id,
    message: Id,
    which: &str,
    values: &[String],
) -> Result<Id, Refused> {
    let found = seen_message(state, who, message)?;
    let by_placeholder = || found.parts().find(|it| it["type"] != 2 && it["placeholder"] == which);
    let menu = found.component(which).or_else(by_placeholder).filter(|it| it["type"] != 2);
    let menu = menu.ok_or_else(|| Refused::UnknownComponent(which.to_owned()))?;
    check_enabled(menu)?;
    let kind = menu["type"].as_u64().unwrap_or(3);
    let values = check_chosen(menu, values)?;
    let (values, resolved) = resolve_chosen(state, (who, found.channel), menu, &values)
        .ok_or_else(|| Refused::InvalidValue("nobody and nothing of that name".to_owned()))?;
    let mut data = json!({
        "id": menu["id"], "custom_id": menu["custom_id"], "component_type": kind, "values": values,
    });
    if kind != 3 {
        data["resolved"] = resolved;
    }
    let place = (who, found.channel);
    Ok(begin(state, place, Deed::Component { message }, data, Some(message)))
}

/// The chosen values, if the menu knows them and allows that many.
fn check_chosen(menu: &Value, values: &[String]) -> Result<Vec<String>, Refused> {
    let least = menu["min_values"].as_u64().unwrap_or(1);
    let most = menu["max_values"].as_u64().unwrap_or(1);
    let count = values.len() as u64;
    if count < least || count > most {
        return Err(Refused::InvalidValue(format!("choose {least} to {most}")));
    }
    let Some(options) = menu["options"].as_array().filter(|_| menu["type"] == 3) else {
        return Ok(values.to_vec());
    };
    let known = |value: &String| {
        let by_value = options.iter().find(|it| it["value"] == *value);
        let found = by_value.or_else(|| options.iter().find(|it| it["label"] == *value));
        let found = found.and_then(|it| it["value"].as_str()).map(str::to_owned);
        found.ok_or_else(|| Refused::InvalidValue(format!("{value} is not in the menu")))
    };
    values.iter().map(known).collect()
}

/// Sends a form with the values by custom id.
pub(crate) fn submit(
    state: &mut SandboxState,
    who: Id,
    modal: Id,
    fields: &Map<String, Value>,
) -> Result<Id, Refused> {
    let found = state.modals.get(&modal).filter(|it| it.person == who).cloned();
    let modal = found.ok_or_else(|| Refused::UnknownModal(modal.to_string()))?;
    seen_channel(state, who, modal.channel)?;
    let components = filled_in(&modal, fields)?;
    let data = json!({"custom_id": modal.custom_id, "components": components});
    let message = modal.message.filter(|id| state.message(*id).is_some());
    let deed = Deed::Modal { message, opened_by: Some(Box::new(modal.opened_by)) };
    Ok(begin(state, (who, modal.channel), deed, data, message))
}

fn filled_in(modal: &Modal, fields: &Map<String, Value>) -> Result<Vec<Value>, Refused> {
    let known = |name: &str| modal_inputs(&modal.components).any(|it| it["custom_id"] == name);
    if let Some(stray) = fields.keys().find(|name| !known(name)) {
        return Err(Refused::InvalidValue(format!("the form has no field {stray}")));
    }
    let mut rows = Vec::new();
    for (row, input) in modal.components.iter().zip(modal_inputs(&modal.components)) {
        let name = input["custom_id"].as_str().unwrap_or_default();
        let part = match input["type"].as_u64() {
            Some(3) => {
                let values = match &fields.get(name) {
                    Some(Value::Array(list)) => {
                        list.iter().filter_map(Value::as_str).map(str::to_owned).collect()
                    }
                    Some(Value::String(one)) => vec![one.clone()],
                    _ => Vec::new(),
                };
                json!({"type": 3, "id": input["id"], "custom_id": name, "values": check_chosen(input, &values)?})
            }
            _ => {
                let given = fields.get(name).and_then(Value::as_str).or_else(|| input["value"].as_str());
                let text = given.unwrap_or_default();
                check_input(input, name, text)?;
                json!({"type": 4, "id": input["id"], "custom_id": name, "value": text})
            }
        };
        rows.push(match row["type"].as_u64() {
            Some(18) => json!({"type": 18, "id": row["id"], "component": part}),
            _ => json!({"type": 1, "id": row["id"], "components": [part]}),
        });
    }
    Ok(rows)
}

fn check_input(input: &Value, name: &str, text: &str) -> Result<(), Refused> {
    let length = text.chars().count() as u64;
    let required = input["required"].as_bool().unwrap_or(true);
    if length == 0 {
        let message = format!("{name} must be filled in");
        return if required { Err(Refused::InvalidValue(message)) } else { Ok(()) };
    }
    let least = input["min_length"].as_u64().unwrap_or(0);
    let most = input["max_length"].as_u64().unwrap_or(4000);
    if length < least || length > most {
        return Err(Refused::InvalidValue(format!("{name} takes {least} to {most} characters")));
    }
    Ok(())
}
