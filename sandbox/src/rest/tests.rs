//! The life cycle of interactions, messages, threads and permissions, as the bot meets it.

mod components;
mod direct;
mod marks;
mod messages;
mod places;
mod queries;

use std::time::Duration;

use serde_json::{Value, json};

use crate::bench::{Bench, bench};
use crate::interaction::Deed;
use crate::permission::Permissions;

const EPHEMERAL: u64 = 64;

fn say(content: &str) -> Value {
    json!({"type": 4, "data": {"content": content}})
}

fn play(bench: &Bench) -> String {
    format!("channels/{}/messages", bench.channel)
}

#[test]
fn an_interaction_is_acknowledged_once() {
    let mut bench = bench();
    let command = bench.command();
    assert_eq!(bench.answer(&command, say("one")), 0);
    assert_eq!(bench.answer(&command, say("two")), 40060);
}

#[test]
fn after_three_seconds_an_interaction_is_unknown() {
    let mut bench = bench();
    let command = bench.command();
    bench.state.advance(Duration::from_millis(2900));
    assert_eq!(bench.answer(&command, say("in time")), 0);
    let command = bench.command();
    bench.state.advance(Duration::from_millis(3100));
    assert_eq!(bench.answer(&command, say("late")), 10062);
}

#[test]
fn a_refused_answer_leaves_the_interaction_open() {
    let mut bench = bench();
    let command = bench.command();
    assert_eq!(bench.answer(&command, say("")), 50006);
    assert_eq!(bench.answer(&command, say(&"x".repeat(2001))), 50035);
    assert_eq!(bench.answer(&command, say(&"x".repeat(2000))), 0);
}

#[test]
fn only_fitting_answers_are_taken() {
    type Case = (fn(&mut Bench) -> Deed, &'static [u64]);
    let cases: [Case; 4] = [
        (|_| Deed::Command { name: "play".to_owned() }, &[4, 5, 9]),
        (|bench| Deed::Component { message: bench.send(bench.channel, "x") }, &[4, 5, 6, 7, 9]),
        (|_| Deed::Autocomplete { value_type: 3 }, &[8]),
        (|_| Deed::Modal { message: None, opened_by: None }, &[4, 5]),
    ];
    for (deed, fitting) in cases {
        for kind in 1..=12 {
            let mut bench = bench();
            let deed = deed(&mut bench);
            let interaction = bench.interaction(deed, None);
            let input = json!({"type": 4, "custom_id": "a", "label": "A", "style": 1});
            let data = json!({
                "content": "x", "choices": [], "custom_id": "m", "title": "M",
                "components": if kind == 9 { json!([{"type": 1, "components": [input]}]) } else { json!([]) },
            });
            let code = bench.answer(&interaction, json!({"type": kind, "data": data}));
            let expected = if fitting.contains(&kind) { 0 } else { 50035 };
            assert_eq!(code, expected, "type {kind} for {:?}", interaction.deed);
        }
    }
}

#[test]
fn a_token_serves_for_fifteen_minutes_after_the_acknowledgement() {
    let mut bench = bench();
    let command = bench.command();
    let follow_up = bench.webhook(&command, "");
    let original = bench.webhook(&command, "/messages/@original");
    assert_eq!(bench.code("POST", &follow_up, json!({"content": "too early"})), 10015);
    assert_eq!(bench.answer(&command, say("one")), 0);
    assert_eq!(bench.code("POST", &follow_up, json!({"content": "two"})), 0);
    bench.state.advance(Duration::from_secs(14 * 60 + 50));
    assert_eq!(bench.code("PATCH", &original, json!({"content": "three"})), 0);
    bench.state.advance(Duration::from_secs(15));
    assert_eq!(bench.code("PATCH", &original, json!({"content": "four"})), 50027);
    assert_eq!(bench.code("POST", &follow_up, json!({"content": "five"})), 50027);
}

#[test]
fn the_first_follow_up_after_thinking_is_the_answer_and_as_private_as_announced() {
    let mut bench = bench();
    let command = bench.command();
    assert_eq!(bench.answer(&command, json!({"type": 5, "data": {"flags": EPHEMERAL}})), 0);
    let (_, placeholder) = bench.ask("GET", &bench.webhook(&command, "/messages/@original"), Value::Null);
    assert_eq!(placeholder["flags"], EPHEMERAL | 128);
    let (_, answer) = bench.ask("POST", &bench.webhook(&command, ""), json!({"content": "done"}));
    assert_eq!((&answer["id"], &answer["flags"]), (&placeholder["id"], &json!(EPHEMERAL)));
    let (_, next) = bench.ask("POST", &bench.webhook(&command, ""), json!({"content": "public"}));
    assert_ne!(next["id"], placeholder["id"]);
    assert_eq!(next["flags"], 0);
}

#[test]
fn a_private_message_is_out_of_reach_of_the_channel() {
    let mut bench = bench();
    let command = bench.command();
    assert_eq!(bench.answer(&command, json!({"type": 4, "data": {"content": "x", "flags": EPHEMERAL}})), 0);
    let (_, message) = bench.ask("GET", &bench.webhook(&command, "/messages/@original"), Value::Null);
    let path = format!("{}/{}", play(&bench), message["id"].as_str().expect("an id"));
    assert_eq!(bench.code("GET", &path, Value::Null), 10008);
    assert_eq!(bench.code("PATCH", &path, json!({"content": "y"})), 10008);
    let (_, list) = bench.ask("GET", &play(&bench), Value::Null);
    assert_eq!(list, json!([]));
}

#[test]
fn in_a_private_thread_the_bot_has_its_permissions_although_it_is_outside() {
    let mut bench = bench();
    let path = format!("channels/{}/threads", bench.channel);
    let (_, made) = bench.ask("POST", &path, json!({"name": "secret", "type": 12}));
    let thread: crate::snowflake::Id = made["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    bench.state.set_thread_member(thread, bench.ada, true);
    bench.state.set_thread_member(thread, bench.state.bot, false);
    assert_eq!(bench.code("GET", &format!("channels/{thread}"), Value::Null), 50001);
    let deed = Deed::Command { name: "play".to_owned() };
    crate::person::begin(&mut bench.state, (bench.ada, thread), deed, json!({}), None);
    let told = bench.state.gateway.sessions[0].told();
    let begun = &told.last().expect("the interaction")["d"];
    let parents = bench.state.world.permissions(bench.state.bot, bench.channel);
    assert!(parents.has(Permissions::SEND_MESSAGES_IN_THREADS));
    assert_eq!(begun["app_permissions"], json!(parents.0.to_string()));
    bench.state.overwrite(bench.channel, bench.state.bot, Permissions::NONE, Permissions::ATTACH_FILES);
    let less = bench.state.world.permissions_by_rules(bench.state.bot, thread);
    assert!(!less.has(Permissions::ATTACH_FILES), "what the parent takes away, the thread has not");
}

#[test]
fn permissions_are_demanded() {
    let check =
        |revoked: Permissions, method: &str, path: &str, body: Value, files: &[&str], expected: u64| {
            let mut bench = bench();
            let target = bench.send(bench.channel, "mine");
            let (channel, bot) = (bench.channel, bench.state.bot);
            bench.state.overwrite(channel, bot, Permissions::NONE, revoked);
            let path = path.replace("{c}", &channel.to_string()).replace("{m}", &target.to_string());
            let (status, answer) = bench.ask_with(method, &path, body, files);
            let code = if status < 300 { 0 } else { answer["code"].as_u64().unwrap_or(1) };
            assert_eq!(code, expected, "{method} {path}");
        };
    let text = || json!({"content": "x"});
    let embed = || json!({"embeds": [{"title": "x"}]});
    check(Permissions::NONE, "POST", "channels/{c}/messages", text(), &["a.png"], 0);
    check(Permissions::VIEW_CHANNEL, "POST", "channels/{c}/messages", text(), &[], 50001);
    check(Permissions::VIEW_CHANNEL, "GET", "channels/{c}", Value::Null, &[], 50001);
    check(Permissions::SEND_MESSAGES, "POST", "channels/{c}/messages", text(), &[], 50013);
    check(Permissions::SEND_MESSAGES, "PATCH", "channels/{c}/messages/{m}", text(), &[], 0);
    check(Permissions::SEND_MESSAGES, "POST", "channels/{c}/typing", Value::Null, &[], 50013);
    check(Permissions::ATTACH_FILES, "POST", "channels/{c}/messages", text(), &["a.png"], 50013);
    check(Permissions::ATTACH_FILES, "PATCH", "channels/{c}/messages/{m}", text(), &["a.png"], 50013);
    check(Permissions::EMBED_LINKS, "POST", "channels/{c}/messages", embed(), &[], 50013);
    check(Permissions::READ_MESSAGE_HISTORY, "GET", "channels/{c}/messages/{m}", Value::Null, &[], 50013);
    let thread = json!({"name": "t", "type": 11});
    check(Permissions::CREATE_PUBLIC_THREADS, "POST", "channels/{c}/threads", thread.clone(), &[], 50013);
    check(
        Permissions::CREATE_PUBLIC_THREADS,
        "POST",
        "channels/{c}/messages/{m}/threads",
        thread,
        &[],
        50013,
    );
    check(Permissions::NONE, "PATCH", "channels/{c}", json!({"name": "new"}), &[], 50013);
}

#[test]
fn others_messages_are_not_the_bots_to_change() {
    let mut bench = bench();
    let shared_id = {
        let (id, now) = (bench.state.mint(), bench.state.now());
        let mut message = crate::message::Message::new(id, bench.channel, bench.ada, now);
        "hello".clone_into(&mut message.content);
        bench.state.post(message)
    };
    let path = format!("{}/{shared_id}", play(&bench));
    assert_eq!(bench.code("PATCH", &path, json!({"content": "y"})), 50005);
    assert_eq!(bench.code("DELETE", &path, Value::Null), 50013);
    assert_eq!(bench.code("GET", &path, Value::Null), 0);
}

#[test]
fn an_archived_thread_takes_no_edit_and_a_new_message_awakes_it() {
    let mut bench = bench();
    let thread = bench.thread();
    let message = bench.send(thread, "board");
    bench.state.change_channel(thread, &json!({"archived": true}));
    let path = format!("channels/{thread}/messages/{message}");
    assert_eq!(bench.code("PATCH", &path, json!({"content": "y"})), 50083);
    assert_eq!(bench.code("DELETE", &path, Value::Null), 50083);
    bench.send(thread, "next");
    assert_eq!(bench.code("PATCH", &path, json!({"content": "y"})), 0);
}

#[test]
fn a_locked_thread_takes_manage_threads() {
    let mut bench = bench();
    let thread = bench.thread();
    bench.state.change_channel(thread, &json!({"archived": true, "locked": true}));
    let path = format!("channels/{thread}");
    assert_eq!(bench.code("POST", &format!("{path}/messages"), json!({"content": "x"})), 160_005);
    assert_eq!(bench.code("PATCH", &path, json!({"archived": false})), 50013);
    let (channel, bot) = (bench.channel, bench.state.bot);
    bench.state.overwrite(channel, bot, Permissions::MANAGE_THREADS, Permissions::NONE);
    assert_eq!(bench.code("PATCH", &path, json!({"archived": false, "locked": false})), 0);
    assert_eq!(bench.code("POST", &format!("{path}/messages"), json!({"content": "x"})), 0);
}

#[test]
fn a_silent_thread_archives_itself() {
    let mut bench = bench();
    let thread = bench.thread();
    bench.state.advance(Duration::from_secs(4320 * 60 - 60));
    assert!(!bench.state.world.channels[&thread].archived());
    bench.send(thread, "still here");
    bench.state.advance(Duration::from_secs(4320 * 60 - 60));
    assert!(!bench.state.world.channels[&thread].archived());
    bench.state.advance(Duration::from_secs(120));
    assert!(bench.state.world.channels[&thread].archived());
}

#[test]
fn a_private_thread_is_seen_by_its_members_and_moderators() {
    let mut bench = bench();
    let path = format!("channels/{}/threads", bench.channel);
    let (_, made) = bench.ask("POST", &path, json!({"name": "secret", "type": 12}));
    let thread = made["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    assert!(!bench.state.world.sees(bench.ada, thread));
    assert!(bench.state.world.sees(bench.moira, thread));
    let member = format!("channels/{thread}/thread-members/{}", bench.ada);
    assert_eq!(bench.code("PUT", &member, Value::Null), 0);
    assert!(bench.state.world.sees(bench.ada, thread));
}

#[test]
fn one_thread_hangs_on_a_message() {
    let mut bench = bench();
    let message = bench.send(bench.channel, "lobby");
    let path = format!("{}/{message}/threads", play(&bench));
    let (status, made) = bench.ask("POST", &path, json!({"name": "Catan 1"}));
    assert_eq!((status, &made["id"]), (201, &json!(message)));
    assert_eq!(bench.code("POST", &path, json!({"name": "Catan 2"})), 160_004);
}

#[test]
fn pings_go_to_whom_allowed_mentions_lets_through() {
    let mut bench = bench();
    let (ada, moira, path) = (bench.ada, bench.moira, play(&bench));
    let mut check = |allowed: Value, expected: &[crate::snowflake::Id]| {
        let mut body = json!({"content": format!("<@{ada}> <@{moira}> @everyone")});
        if !allowed.is_null() {
            body["allowed_mentions"] = allowed;
        }
        let (_, made) = bench.ask("POST", &path, body);
        let id = made["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
        let pinged: Vec<_> = bench.state.messages[&(bench.channel, id)].pinged.iter().copied().collect();
        assert_eq!(pinged, expected);
    };
    check(Value::Null, &[ada, moira]);
    check(json!({"parse": []}), &[]);
    check(json!({"parse": ["users"]}), &[ada, moira]);
    check(json!({"users": [ada.to_string()]}), &[ada]);
}

#[test]
fn commands_keep_their_ids_when_they_are_registered_again() {
    let mut bench = bench();
    let path = format!("applications/{}/commands", bench.state.bot);
    let command = |name: &str, text: &str| json!({"name": name, "description": text});
    let (_, first) = bench.ask("PUT", &path, json!([command("play", "a"), command("move", "b")]));
    let (_, second) = bench.ask("PUT", &path, json!([command("move", "b"), command("play", "changed")]));
    assert_eq!(first[0]["id"], second[1]["id"]);
    assert_eq!(first[1]["version"], second[0]["version"]);
    assert_ne!(first[0]["version"], second[1]["version"]);
    let (status, one) = bench.ask("POST", &path, command("help", "c"));
    assert_eq!((status, &one["type"]), (201, &json!(1)));
    let (_, all) = bench.ask("GET", &path, Value::Null);
    assert_eq!(all.as_array().map(Vec::len), Some(3));
}

#[test]
fn a_stranger_gets_nowhere() {
    let mut bench = bench();
    let request = crate::request::Request {
        method: "GET".to_owned(),
        path: "users/@me".to_owned(),
        query: Vec::new(),
        body: Value::Null,
        files: Vec::new(),
        authorised: false,
    };
    let refused = super::dispatch(&mut bench.state, &request).expect_err("it has no token");
    assert_eq!(refused.status, 401);
}
