//! Marks on a message: reactions and pins.

use serde_json::{Value, json};

use super::play;
use crate::bench::bench;
use crate::permission::Permissions;
use crate::session::intent;

#[test]
fn a_reaction_comes_and_goes_and_is_told() {
    let mut bench = bench();
    bench.state.gateway.sessions[0].intents = intent::GUILD_MESSAGE_REACTIONS;
    let message = bench.send(bench.channel, "x");
    let path = format!("{}/{message}/reactions", play(&bench));
    for _ in 0..2 {
        assert_eq!(bench.code("PUT", &format!("{path}/👍/@me"), Value::Null), 0);
    }
    let (_, seen) = bench.ask("GET", &format!("{}/{message}", play(&bench)), Value::Null);
    let details = json!({"burst": 0, "normal": 1});
    assert_eq!(
        seen["reactions"],
        json!([{"emoji": {"id": null, "name": "👍"}, "count": 1, "count_details": details,
            "burst_colors": [], "me_burst": false, "me": true}])
    );
    let (_, who) = bench.ask("GET", &format!("{path}/👍"), Value::Null);
    assert_eq!(who[0]["id"], json!(bench.state.bot));
    assert_eq!(bench.code("PUT", &format!("{path}/nonsense/@me"), Value::Null), 10014);
    assert_eq!(bench.code("PUT", &format!("{path}/name:1/@me"), Value::Null), 10014);
    assert_eq!(bench.code("DELETE", &path, Value::Null), 50013, "others' are a moderator's to take away");
    assert_eq!(bench.code("DELETE", &format!("{path}/👍/@me"), Value::Null), 0);
    let (_, who) = bench.ask("GET", &format!("{path}/👍"), Value::Null);
    assert_eq!(who, json!([]));
    let (channel, bot) = (bench.channel, bench.state.bot);
    bench.state.overwrite(channel, bot, Permissions::MANAGE_MESSAGES, Permissions::NONE);
    for all in [&path, &format!("{path}/👍"), &format!("{path}/👍/{bot}")] {
        assert_eq!(bench.code("PUT", &format!("{path}/👍/@me"), Value::Null), 0);
        assert_eq!(bench.code("DELETE", all, Value::Null), 0);
    }
    let names: Vec<Value> =
        bench.state.gateway.sessions[0].told().iter().map(|event| event["t"].clone()).collect();
    let [add, remove] = ["ADD", "REMOVE"];
    let expected = [add, remove, add, "REMOVE_ALL", add, "REMOVE_EMOJI", add, remove];
    assert_eq!(names, expected.map(|name| json!(format!("MESSAGE_REACTION_{name}"))));
}

#[test]
fn a_message_has_twenty_different_reactions() {
    let mut bench = bench();
    let message = bench.send(bench.channel, "x");
    let path = format!("{}/{message}/reactions", play(&bench));
    let emoji = |n: u32| char::from_u32(0x1F600 + n).expect("a face");
    for n in 0..20 {
        assert_eq!(bench.code("PUT", &format!("{path}/{}/@me", emoji(n)), Value::Null), 0);
    }
    assert_eq!(bench.code("PUT", &format!("{path}/{}/@me", emoji(20)), Value::Null), 30010);
}

#[test]
fn a_pin_takes_its_permission_and_is_told_by_both_addresses() {
    let mut bench = bench();
    bench.state.gateway.sessions[0].intents = intent::GUILDS;
    let message = bench.send(bench.channel, "x");
    let (fresh, old) = (format!("{}/pins", play(&bench)), format!("channels/{}/pins", bench.channel));
    assert_eq!(bench.code("PUT", &format!("{fresh}/{message}"), Value::Null), 50013);
    let (channel, bot) = (bench.channel, bench.state.bot);
    bench.state.overwrite(channel, bot, Permissions::PIN_MESSAGES, Permissions::NONE);
    assert_eq!(bench.code("PUT", &format!("{old}/{message}"), Value::Null), 0);
    let (_, list) = bench.ask("GET", &old, Value::Null);
    assert_eq!((&list[0]["id"], &list[0]["pinned"]), (&json!(message), &json!(true)));
    let (_, list) = bench.ask("GET", &fresh, Value::Null);
    assert_eq!((&list["items"][0]["message"]["id"], &list["has_more"]), (&json!(message), &json!(false)));
    let (_, lines) = bench.ask("GET", &play(&bench), Value::Null);
    assert_eq!(
        (&lines[0]["type"], &lines[0]["message_reference"]["message_id"]),
        (&json!(6), &json!(message))
    );
    assert_eq!(bench.code("DELETE", &format!("{fresh}/{message}"), Value::Null), 0);
    let told = bench.state.gateway.sessions[0].told();
    let pins: Vec<bool> = told
        .iter()
        .filter(|event| event["t"] == "CHANNEL_PINS_UPDATE")
        .map(|event| event["d"]["last_pin_timestamp"].is_string())
        .collect();
    assert_eq!(pins, [true, false]);
}
