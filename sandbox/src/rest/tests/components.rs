//! The numbers of components: assigned, kept, and sent when one is pressed.

use serde_json::{Map, Value, json};

use crate::bench::{Bench, bench};
use crate::permission::Permissions;
use crate::person::{press, select, submit};
use crate::snowflake::Id;

/// The data of the last interaction that the bot heard of.
fn data(bench: &Bench) -> Value {
    bench.state.gateway.sessions[0].told().pop().expect("something was told")["d"]["data"].clone()
}

fn button(custom_id: &str, more: &Value) -> Value {
    let mut button = json!({"type": 2, "style": 1, "label": "x", "custom_id": custom_id});
    for (key, value) in more.as_object().into_iter().flatten() {
        button[key] = value.clone();
    }
    button
}

#[test]
fn components_are_numbered_around_the_numbers_that_were_given() {
    let mut bench = bench();
    let path = format!("channels/{}/messages", bench.channel);
    let menu =
        json!({"type": 5, "custom_id": "who", "default_values": [{"id": bench.ada.0, "type": "user"}]});
    let rows = json!([
        {"type": 1, "components": [button("a", &json!({"id": 3})), button("b", &json!({"id": 0}))]},
        {"type": 1, "id": 1, "components": [menu]},
    ]);
    let (_, made) = bench.ask("POST", &path, json!({"content": "x", "components": rows}));
    let rows = &made["components"];
    assert_eq!((&rows[0]["id"], &rows[1]["id"]), (&json!(2), &json!(1)));
    let [first, second] = [&rows[0]["components"][0], &rows[0]["components"][1]];
    assert_eq!((&first["id"], &second["id"]), (&json!(3), &json!(4)));
    let menu = &rows[1]["components"][0];
    assert_eq!((&menu["id"], &menu["min_values"]), (&json!(5), &json!(1)));
    assert_eq!(menu["default_values"][0]["id"], json!(bench.ada));
    let own = format!("{path}/{}", made["id"].as_str().expect("an id"));
    let (_, again) = bench.ask("PATCH", &own, json!({"content": "y"}));
    assert_eq!(&again["components"], rows, "an edit that leaves them alone changes no number");
}

#[test]
fn whoever_presses_tells_the_number() {
    let mut bench = bench();
    let path = format!("channels/{}/messages", bench.channel);
    let menu = json!({"type": 3, "custom_id": "m", "options": [{"label": "Forest", "value": "f"}]});
    let rows = json!([
        {"type": 1, "components": [button("a", &json!({"id": 70}))]},
        {"type": 1, "components": [menu]},
    ]);
    let (_, made) = bench.ask("POST", &path, json!({"content": "x", "components": rows}));
    let message: Id = made["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    press(&mut bench.state, bench.ada, message, "a").expect("it can be pressed");
    assert_eq!(data(&bench), json!({"id": 70, "custom_id": "a", "component_type": 2}));
    select(&mut bench.state, bench.ada, message, "m", &["f".to_owned()]).expect("it can be chosen");
    let number = &made["components"][1]["components"][0]["id"];
    assert_eq!(&data(&bench)["id"], number);
    assert!(number.is_u64());
}

#[test]
fn whoever_chooses_a_channel_tells_what_they_may_do_there() {
    let mut bench = bench();
    let path = format!("channels/{}/messages", bench.channel);
    let menu = json!({"type": 8, "custom_id": "where", "channel_types": [0]});
    let rows = json!([{"type": 1, "components": [menu]}]);
    let (_, made) = bench.ask("POST", &path, json!({"content": "x", "components": rows}));
    let message: Id = made["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let thread = bench.thread();
    let lounge = bench.state.find_channel(bench.ada, "lounge").expect("it is in the seed");
    let deny = |bench: &mut Bench, deny| bench.state.overwrite(lounge, bench.ada, Permissions::NONE, deny);
    let choose = |bench: &mut Bench, value: &str| {
        select(&mut bench.state, bench.ada, message, "where", &[value.to_owned()])
    };
    deny(&mut bench, Permissions::SEND_MESSAGES);
    choose(&mut bench, "lounge").expect("it can be chosen");
    let told = data(&bench);
    assert_eq!((&told["component_type"], &told["values"]), (&json!(8), &json!([lounge])));
    let channel = &told["resolved"]["channels"][lounge.to_string()];
    let may: u64 = channel["permissions"].as_str().and_then(|it| it.parse().ok()).expect("permissions");
    let may = Permissions(may);
    assert!(
        may.has(Permissions::VIEW_CHANNEL) && !may.has(Permissions::SEND_MESSAGES),
        "hers, not the bot's"
    );
    assert!(choose(&mut bench, &thread.to_string()).is_err(), "a thread is not offered");
    assert!(choose(&mut bench, "hry").is_err(), "it is on another server");
    deny(&mut bench, Permissions::VIEW_CHANNEL);
    assert!(choose(&mut bench, "lounge").is_err(), "she does not see it");
}

#[test]
fn a_form_tells_the_numbers_of_its_parts() {
    let mut bench = bench();
    let command = bench.command();
    let input = |custom_id: &str, label: Option<&str>| json!({"type": 4, "style": 1, "custom_id": custom_id, "label": label});
    let parts = json!([
        {"type": 1, "components": [input("give", Some("You give"))]},
        {"type": 18, "id": 9, "label": "You get", "component": input("get", None)},
    ]);
    let form = json!({"custom_id": "offer", "title": "Offer", "components": parts});
    assert_eq!(bench.answer(&command, json!({"type": 9, "data": form})), 0);
    let modal = *bench.state.modals.keys().next().expect("it is open");
    let fields: Map<String, Value> = [("give", "ore"), ("get", "wool")]
        .map(|(key, value)| (key.to_owned(), json!(value)))
        .into_iter()
        .collect();
    submit(&mut bench.state, bench.ada, modal, &fields).expect("it is filled in");
    let expected = json!([
        {"type": 1, "id": 1, "components": [{"type": 4, "id": 2, "custom_id": "give", "value": "ore"}]},
        {"type": 18, "id": 9, "component": {"type": 4, "id": 3, "custom_id": "get", "value": "wool"}},
    ]);
    assert_eq!(data(&bench)["components"], expected);
}
