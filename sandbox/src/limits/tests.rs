//! Each limit holds at its edge and refuses what lies beyond.

#![expect(clippy::needless_pass_by_value, reason = "bodies are written where they are checked")]

use serde_json::{Value, json};

use super::{MessageForm, Problems, check_choices, check_commands, check_message, check_modal};

#[track_caller]
fn expect(problems: Problems, fits: bool, what: &Value) {
    let errors = problems.into_json();
    let text: String = what.to_string().chars().take(300).collect();
    assert_eq!(errors == json!({}), fits, "{text}\n{errors}");
}

#[track_caller]
fn message(body: Value, fits: bool) {
    let files = [(0, "board.png".to_owned())];
    let form = MessageForm { path: "", files: &files, present: &[], flags: Some(64) };
    let mut problems = Problems::default();
    check_message(&body, &form, &mut problems);
    expect(problems, fits, &body);
}

/// Checks a text at its limit and one beyond.
#[track_caller]
fn edge(most: usize, make: impl Fn(String) -> Value, check: impl Fn(Value, bool)) {
    check(make("ż".repeat(most)), true);
    check(make("ż".repeat(most + 1)), false);
}

fn button(label: &str, custom_id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": label, "custom_id": custom_id})
}

fn row(parts: Vec<Value>) -> Value {
    json!({"type": 1, "components": parts})
}

fn rows(rows: Vec<Value>) -> Value {
    json!({"components": rows})
}

fn buttons(count: usize, from: usize) -> Vec<Value> {
    (from..from + count).map(|number| button("x", &number.to_string())).collect()
}

fn menu(options: Vec<Value>) -> Value {
    json!({"type": 3, "custom_id": "m", "options": options})
}

fn options(count: usize) -> Vec<Value> {
    (0..count).map(|number| json!({"label": "x", "value": number.to_string()})).collect()
}

#[test]
fn contents_and_nonces_have_their_lengths_and_kinds() {
    edge(2000, |text| json!({"content": text}), message);
    edge(25, |text| json!({"content": "x", "nonce": text}), message);
    message(json!({"content": "x", "nonce": 12}), true);
    message(json!({"content": "x", "nonce": 1.5}), false);
    message(json!({"content": "x", "enforce_nonce": true}), false);
    message(json!({"content": 7}), false);
    message(json!({"content": "x", "flags": 64}), true);
    message(json!({"content": "x", "flags": 128}), false);
}

#[test]
fn what_the_sandbox_does_not_know_is_refused_by_its_name() {
    for (body, field, name) in [
        (json!({"content": "x", "flags": 1 << 15}), "flags", "IS_COMPONENTS_V2"),
        (json!({"content": "x", "poll": {"question": {"text": "?"}, "answers": []}}), "poll", "polls"),
    ] {
        for flags in [Some(64), None] {
            let mut problems = Problems::default();
            let form = MessageForm { path: "", files: &[], present: &[], flags };
            check_message(&body, &form, &mut problems);
            let told = problems.into_json()[field]["_errors"][0]["message"].to_string();
            assert!(told.contains(name), "{told}");
        }
    }
}

#[test]
fn buttons_are_named_and_numbered_in_rows_of_five() {
    edge(80, |text| rows(vec![row(vec![button(&text, "a")])]), message);
    edge(100, |text| rows(vec![row(vec![button("a", &text)])]), message);
    message(rows(vec![row(buttons(5, 0))]), true);
    message(rows(vec![row(buttons(6, 0))]), false);
    message(rows((0..5).map(|at| row(buttons(5, at * 5))).collect()), true);
    message(rows((0..6).map(|at| row(buttons(1, at))).collect()), false);
    message(rows(vec![row(vec![])]), false);
    message(rows(vec![row(vec![button("a", "same")]), row(vec![button("b", "same")])]), false);
    message(rows(vec![row(vec![button("", "a")])]), false);
    message(rows(vec![row(vec![button("a", "")])]), false);
    message(rows(vec![button("a", "b")]), false);
    let link = |url: &str| json!({"type": 2, "style": 5, "label": "a", "url": url});
    message(rows(vec![row(vec![link("https://example.org")])]), true);
    message(rows(vec![row(vec![link("example.org")])]), false);
    message(rows(vec![row(vec![json!({"type": 2, "style": 5, "label": "a", "custom_id": "b"})])]), false);
    let emoji = |name: &str| json!({"type": 2, "style": 2, "custom_id": "e", "emoji": {"name": name}});
    for good in ["🎲", "🇵🇱", "1️⃣", "🅰️", "👩‍🌾", "⬅️"] {
        message(rows(vec![row(vec![emoji(good)])]), true);
    }
    for bad in ["", "x", "dice"] {
        message(rows(vec![row(vec![emoji(bad)])]), false);
    }
}

#[test]
fn a_menu_has_one_to_25_options_and_a_row_of_its_own() {
    let with = |part: Value| rows(vec![row(vec![part])]);
    message(with(menu(options(25))), true);
    message(with(menu(options(26))), false);
    message(with(menu(vec![])), false);
    message(
        with(menu(vec![json!({"label": "a", "value": "x"}), json!({"label": "b", "value": "x"})])),
        false,
    );
    edge(100, |text| with(menu(vec![json!({"label": text, "value": "x"})])), message);
    edge(100, |text| with(menu(vec![json!({"label": "x", "value": text})])), message);
    edge(100, |text| with(menu(vec![json!({"label": "x", "value": "x", "description": text})])), message);
    let placed = |text: String| {
        let mut menu = menu(options(1));
        menu["placeholder"] = json!(text);
        with(menu)
    };
    edge(150, placed, message);
    let values = |least: u64, most: u64| {
        let mut menu = menu(options(3));
        menu["min_values"] = json!(least);
        menu["max_values"] = json!(most);
        with(menu)
    };
    message(values(0, 3), true);
    message(values(0, 4), false);
    message(values(3, 2), false);
    message(rows(vec![row(vec![menu(options(1)), button("a", "b")])]), false);
    message(with(json!({"type": 5, "custom_id": "u"})), true);
}

#[test]
fn embeds_have_bounded_parts_that_say_something() {
    let with = |embed: Value| json!({"embeds": [embed]});
    edge(256, |text| with(json!({"title": text})), message);
    edge(4096, |text| with(json!({"description": text})), message);
    edge(2048, |text| with(json!({"footer": {"text": text}})), message);
    edge(256, |text| with(json!({"author": {"name": text}})), message);
    edge(256, |text| with(json!({"fields": [{"name": text, "value": "x"}]})), message);
    edge(1024, |text| with(json!({"fields": [{"name": "x", "value": text}]})), message);
    let fields = |count: usize| with(json!({"fields": vec![json!({"name": "a", "value": "b"}); count]}));
    message(fields(25), true);
    message(fields(26), false);
    message(with(json!({"fields": [{"name": "", "value": "x"}]})), false);
    message(with(json!({"fields": [{"name": "x", "value": " "}]})), false);
    message(with(json!({})), false);
    message(with(json!({"title": ""})), false);
    message(json!({"embeds": vec![json!({"title": "x"}); 10]}), true);
    message(json!({"embeds": vec![json!({"title": "x"}); 11]}), false);
    let long = |length: usize| json!({"embeds": [{"description": "x".repeat(4000)}, {"description": "x".repeat(length)}]});
    message(long(2000), true);
    message(long(2001), false);
    message(with(json!({"title": "x", "color": 0x00ff_ffff})), true);
    message(with(json!({"title": "x", "color": 0x0100_0000})), false);
    message(with(json!({"image": {"url": "attachment://board.png"}})), true);
    message(with(json!({"image": {"url": "attachment://other.png"}})), false);
    message(with(json!({"title": "x", "url": "ftp://example.org"})), false);
    message(with(json!({"title": "x", "timestamp": "2026-01-31T12:00:00Z"})), true);
    message(with(json!({"title": "x", "timestamp": "yesterday"})), false);
}

#[test]
fn attachments_are_numbered_once_and_mentions_allowed_once() {
    edge(1024, |text| json!({"attachments": [{"id": 0, "description": text}]}), message);
    message(json!({"attachments": [{"id": "0", "filename": "a.png"}]}), true);
    message(json!({"attachments": [{"id": 1}]}), false);
    message(json!({"attachments": [{"filename": "a.png"}]}), false);
    message(json!({"attachments": [{"id": 0}, {"id": 0}]}), false);
    message(json!({"content": "x", "allowed_mentions": {"parse": ["users"], "roles": ["1"]}}), true);
    message(json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}), false);
    message(json!({"content": "x", "allowed_mentions": {"parse": ["all"]}}), false);
    message(json!({"content": "x", "allowed_mentions": {"users": [1, "2"], "roles": [3]}}), true);
    for wrong in [json!([-1]), json!(["ada"]), json!([1.5]), json!([1, "1"])] {
        message(json!({"content": "x", "allowed_mentions": {"users": wrong}}), false);
    }
}

#[test]
fn references_are_snowflakes_written_either_way() {
    let to = |reference: Value| json!({"content": "x", "message_reference": reference});
    message(to(json!({"message_id": "12"})), true);
    message(to(json!({"message_id": 12, "channel_id": 13, "guild_id": 14})), true);
    message(to(json!({"channel_id": "13"})), false);
    message(to(json!({"message_id": "the last"})), false);
    message(to(json!({"message_id": -3})), false);
    message(to(json!({"message_id": 12, "fail_if_not_exists": "no"})), false);
    message(to(Value::Null), true);
}

#[test]
fn components_have_numbers_of_their_own() {
    let with = |row_id: Value, ids: [Value; 2]| {
        let mut parts = buttons(2, 0);
        for (part, id) in parts.iter_mut().zip(ids) {
            part["id"] = id;
        }
        rows(vec![json!({"type": 1, "id": row_id, "components": parts})])
    };
    message(with(json!(7), [json!(1), json!(2_147_483_647)]), true);
    message(with(json!(0), [json!(0), Value::Null]), true);
    message(with(json!(7), [json!(7), json!(8)]), false);
    message(with(json!(7), [json!(8), json!(8)]), false);
    message(with(json!(7), [json!(8), json!(2_147_483_648_u32)]), false);
    message(with(json!(7), [json!(8), json!(-1)]), false);
    message(with(json!(7), [json!(8), json!("dice")]), false);
}

#[test]
fn a_menu_of_people_is_filled_with_what_it_offers() {
    let with = |kind: u8, value: Value| {
        rows(vec![row(vec![json!({"type": kind, "custom_id": "u", "default_values": [value]})])])
    };
    message(with(5, json!({"id": "12", "type": "user"})), true);
    message(with(5, json!({"id": 12, "type": "user"})), true);
    message(with(7, json!({"id": 12, "type": "role"})), true);
    message(with(5, json!({"id": 12, "type": "role"})), false);
    message(with(8, json!({"id": "games", "type": "channel"})), false);
    message(with(8, json!({"type": "channel"})), false);
}

#[test]
fn a_menu_of_channels_names_kinds_that_there_are_once_each() {
    let with = |more: Value| {
        let mut menu = json!({"type": 8, "custom_id": "c"});
        for (key, value) in more.as_object().into_iter().flatten() {
            menu[key] = value.clone();
        }
        rows(vec![row(vec![menu])])
    };
    message(with(json!({"channel_types": [0, 5, 10, 11, 12], "placeholder": "Where?"})), true);
    message(with(json!({"channel_types": []})), true);
    message(with(json!({"channel_types": [0, 0]})), false);
    message(with(json!({"channel_types": [6]})), false);
    message(with(json!({"channel_types": ["text"]})), false);
    message(with(json!({"channel_types": 0})), false);
    let two = json!([{"id": "1", "type": "channel"}, {"id": "2", "type": "channel"}]);
    message(with(json!({"default_values": two})), false);
    message(with(json!({"default_values": two, "max_values": 2})), true);
    message(with(json!({"options": [{"label": "x", "value": "x"}]})), false);
    let option = |types: Value| {
        let channel = json!({"type": 7, "name": "channel", "description": "d", "channel_types": types});
        json!([{"name": "replay", "description": "d", "options": [channel]}])
    };
    commands(option(json!([0, 11])), true);
    commands(option(json!([0, 99])), false);
}

#[track_caller]
fn commands(list: Value, fits: bool) {
    let mut problems = Problems::default();
    check_commands(list.as_array().expect("a list"), &mut problems);
    expect(problems, fits, &list);
}

fn command(name: &str) -> Value {
    json!({"name": name, "description": "d"})
}

fn with_options(options: Value) -> Value {
    json!([{"name": "play", "description": "d", "options": options}])
}

fn option(name: &str, more: Value) -> Value {
    let mut option = json!({"name": name, "description": "d", "type": 3});
    for (key, value) in more.as_object().into_iter().flatten() {
        option[key] = value.clone();
    }
    option
}

#[test]
fn a_command_has_a_lower_case_name_of_its_own() {
    edge(32, |text| json!([command(&text)]), commands);
    for good in ["play", "my-move", "ruch_2", "żaba", "don't"] {
        commands(json!([command(good)]), true);
    }
    for bad in ["", "Play", "Żaba", "two words", "a.b", "/play"] {
        commands(json!([command(bad)]), false);
    }
    edge(100, |text| json!([{"name": "a", "description": text}]), commands);
    commands(json!([{"name": "a", "description": ""}]), false);
    commands(json!([command("a"), command("a")]), false);
    let many = |count: usize| (0..count).map(|at| command(&format!("c{at}"))).collect::<Vec<_>>();
    commands(json!(many(100)), true);
    commands(json!(many(101)), false);
    let local = |locale: &str, name: &str| json!([{"name": "a", "description": "d", "name_localizations": {locale: name}}]);
    commands(local("pl", "graj"), true);
    commands(local("pl", "Graj"), false);
    commands(local("pl-PL", "graj"), false);
}

#[test]
fn a_command_is_offered_in_places_that_there_are() {
    for (key, most) in [("contexts", 2), ("integration_types", 1)] {
        let with = |value: Value| json!([{"name": "play", "description": "d", key: value}]);
        let all: Vec<u64> = (0..=most).collect();
        commands(with(json!(all)), true);
        commands(with(Value::Null), true);
        for wrong in [json!([]), json!([most + 1]), json!([0, 0]), json!(["GUILD"]), json!([-1]), json!(0)] {
            commands(with(wrong), false);
        }
    }
    let mut problems = Problems::default();
    check_commands(&[json!({"name": "play", "description": "d", "contexts": [0, 3]})], &mut problems);
    let expected = json!({"0": {"contexts": {"1": {"_errors": [
        {"code": "BASE_TYPE_CHOICES", "message": "Value must be one of {0, 1, 2}."}
    ]}}}});
    assert_eq!(problems.into_json(), expected);
}

#[test]
fn options_are_of_known_kinds_and_required_ones_come_first() {
    let many = |count: usize| (0..count).map(|at| option(&format!("o{at}"), json!({}))).collect::<Vec<_>>();
    commands(with_options(json!(many(25))), true);
    commands(with_options(json!(many(26))), false);
    let required = json!({"required": true});
    commands(with_options(json!([option("a", required.clone()), option("b", json!({}))])), true);
    commands(with_options(json!([option("b", json!({})), option("a", required)])), false);
    commands(with_options(json!([option("a", json!({})), option("a", json!({}))])), false);
    let sub = json!({"name": "s", "description": "d", "type": 1, "options": [option("a", json!({}))]});
    commands(with_options(json!([sub])), true);
    commands(with_options(json!([sub, option("a", json!({}))])), false);
    let group = json!({"name": "g", "description": "d", "type": 2, "options": [sub]});
    commands(with_options(json!([group])), true);
    let deep = json!({"name": "h", "description": "d", "type": 2, "options": [group]});
    commands(with_options(json!([deep])), false);
}

#[test]
fn choices_are_of_the_kind_of_their_option() {
    let list = |count: usize| {
        let choice = |at: usize| json!({"name": format!("n{at}"), "value": format!("v{at}")});
        (0..count).map(choice).collect::<Vec<_>>()
    };
    let given = |choices: Value| with_options(json!([option("a", json!({"choices": choices}))]));
    commands(given(json!(list(25))), true);
    commands(given(json!(list(26))), false);
    edge(100, |text| given(json!([{"name": text, "value": "v"}])), commands);
    edge(100, |text| given(json!([{"name": "n", "value": text}])), commands);
    commands(given(json!([{"name": "n", "value": "v"}, {"name": "m", "value": "v"}])), false);
    commands(with_options(json!([option("a", json!({"choices": list(1), "autocomplete": true}))])), false);
    let suggested = |choices: Vec<Value>, kind: u64, fits: bool| {
        let mut problems = Problems::default();
        check_choices(&choices, kind, &mut problems);
        expect(problems, fits, &json!(choices));
    };
    suggested(list(25), 3, true);
    suggested(list(26), 3, false);
    suggested(vec![json!({"name": "n", "value": 7})], 4, true);
    suggested(vec![json!({"name": "n", "value": "seven"})], 4, false);
    suggested(vec![json!({"name": "n", "value": "x".repeat(101)})], 3, false);
    suggested(vec![json!({"name": "", "value": "x"})], 3, false);
}

#[test]
fn a_form_has_one_to_five_fields_with_bounded_texts() {
    let check = |data: Value, fits: bool| {
        let mut problems = Problems::default();
        check_modal(&data, &mut problems);
        expect(problems, fits, &data);
    };
    let form = |title: &str, inputs: Vec<Value>| {
        let rows: Vec<Value> = inputs.into_iter().map(|it| json!({"type": 1, "components": [it]})).collect();
        json!({"custom_id": "f", "title": title, "components": rows})
    };
    let input = |id: &str, label: &str| json!({"type": 4, "style": 1, "custom_id": id, "label": label});
    edge(45, |text| form(&text, vec![input("a", "A")]), check);
    edge(45, |text| form("T", vec![input("a", &text)]), check);
    edge(100, |text| form("T", vec![input(&text, "A")]), check);
    check(form("T", (0..5).map(|at| input(&at.to_string(), "A")).collect()), true);
    check(form("T", (0..6).map(|at| input(&at.to_string(), "A")).collect()), false);
    check(form("T", vec![]), false);
    check(form("T", vec![input("a", "A"), input("a", "B")]), false);
    check(form("T", vec![json!({"type": 4, "custom_id": "a", "label": "A"})]), false);
    let labelled = json!({"type": 18, "label": "A", "component": {"type": 4, "style": 2, "custom_id": "a"}});
    check(json!({"custom_id": "f", "title": "T", "components": [labelled]}), true);
}

#[test]
fn errors_are_nested_as_discord_nests_them() {
    let form = MessageForm { path: "", files: &[], present: &[], flags: Some(0) };
    let mut problems = Problems::default();
    check_message(&json!({"embeds": [{"title": "x".repeat(257)}]}), &form, &mut problems);
    let expected = json!({"embeds": {"0": {"title": {"_errors": [
        {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 256 or fewer in length."}
    ]}}}});
    assert_eq!(problems.into_json(), expected);
}
