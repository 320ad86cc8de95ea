//! Channels and threads that are deleted, and the traffic counted in them.

use serde_json::{Value, json};

use crate::bench::bench;
use crate::interaction::Deed;
use crate::object;
use crate::permission::Permissions;
use crate::session::intent;
use crate::traffic::Traffic;

#[test]
fn a_channel_that_is_gone_takes_its_threads_messages_and_answers_with_it() {
    let mut bench = bench();
    let (channel, thread) = (bench.channel, bench.thread());
    let (message, inside) = (bench.send(channel, "board"), bench.send(thread, "board"));
    let (answered, waiting) = (bench.command(), bench.command());
    let pressed = bench.interaction(Deed::Component { message }, Some(message));
    assert_eq!(bench.answer(&answered, json!({"type": 4, "data": {"content": "x"}})), 0);
    bench.state.remove_channel(channel);
    for (place, message) in [(channel, message), (thread, inside)] {
        let path = format!("channels/{place}");
        assert_eq!(bench.code("GET", &path, Value::Null), 10003);
        assert_eq!(bench.code("POST", &format!("{path}/messages"), json!({"content": "x"})), 10003);
        assert_eq!(
            bench.code("PATCH", &format!("{path}/messages/{message}"), json!({"content": "x"})),
            10003
        );
        assert_eq!(bench.code("DELETE", &format!("{path}/messages/{message}"), Value::Null), 10003);
    }
    for kind in [4, 5] {
        assert_eq!(bench.answer(&waiting, json!({"type": kind, "data": {"content": "x"}})), 10003);
    }
    assert_eq!(bench.answer(&pressed, json!({"type": 7, "data": {"content": "x"}})), 10003);
    assert_eq!(bench.code("POST", &bench.webhook(&answered, ""), json!({"content": "x"})), 10003);
    let original = bench.webhook(&answered, "/messages/@original");
    assert_eq!(bench.code("PATCH", &original, json!({"content": "x"})), 10003);
    // Nobody answers the waiting command: no notice of it is left in a channel that does not exist.
    bench.state.advance(std::time::Duration::from_secs(4));
    assert!(bench.state.messages_in(channel).next().is_none());
    assert!(bench.state.messages_in(thread).next().is_none());
    let server = bench.state.world.servers.values().next().expect("the seed has one");
    let listed = object::server_created(&bench.state, server, false).to_string();
    assert!(!listed.contains(&channel.to_string()) && !listed.contains(&thread.to_string()), "{listed}");
}

#[test]
fn of_threads_that_go_with_their_channel_no_event_tells() {
    let mut bench = bench();
    bench.state.gateway.sessions[0].intents = intent::GUILDS;
    let (first, second) = (bench.thread(), bench.thread());
    bench.state.remove_channel(first);
    bench.state.remove_channel(bench.channel);
    let told = bench.state.gateway.sessions[0].told();
    let deleted: Vec<(&str, &Value)> = told
        .iter()
        .filter_map(|event| Some((event["t"].as_str()?, &event["d"]["id"])))
        .filter(|(name, _)| name.ends_with("_DELETE"))
        .collect();
    let expected = [("THREAD_DELETE", &json!(first)), ("CHANNEL_DELETE", &json!(bench.channel))];
    assert_eq!(deleted, expected, "but not of {second}");
}

#[test]
fn a_thread_of_a_hidden_channel_goes_unheard() {
    let mut bench = bench();
    bench.state.gateway.sessions[0].intents = intent::GUILDS;
    let thread = bench.thread();
    let (channel, bot) = (bench.channel, bench.state.bot);
    bench.state.overwrite(channel, bot, Permissions::NONE, Permissions::VIEW_CHANNEL);
    bench.state.remove_channel(thread);
    let told = bench.state.gateway.sessions[0].told();
    assert!(told.iter().all(|event| event["t"] != "THREAD_DELETE"));
}

#[test]
fn traffic_counts_what_the_bot_shows_to_more_than_one() {
    let mut bench = bench();
    let (ada, moira, channel) = (bench.ada, bench.moira, bench.channel);
    let since = |bench: &crate::bench::Bench, mark: Traffic| bench.state.traffic(channel) - mark;
    let none = Traffic::default();
    let start = bench.state.traffic(channel);
    let called = bench.send(channel, &format!("<@{ada}> and <@{moira}>: your turn"));
    assert_eq!(since(&bench, start), Traffic { posted: 1, pinged: 2, ..none });
    let path = format!("channels/{channel}/messages/{called}");
    let again = json!({"content": format!("<@{ada}>: your turn")});
    assert_eq!(bench.code("PATCH", &path, again), 0);
    let mark = bench.state.traffic(channel);
    assert_eq!(mark - start, Traffic { posted: 1, edited: 1, pinged: 2, ..none }, "an edit calls nobody");
    // A panel that only one person sees does not count as traffic, nor does what people say.
    let private = bench.command();
    assert_eq!(bench.answer(&private, json!({"type": 4, "data": {"content": "yours", "flags": 64}})), 0);
    let original = bench.webhook(&private, "/messages/@original");
    assert_eq!(bench.code("PATCH", &original, json!({"content": "still yours"})), 0);
    assert_eq!(since(&bench, mark), none);
    // "Thinking…" is the message; its content is no edit of it.
    let deferred = bench.command();
    assert_eq!(bench.answer(&deferred, json!({"type": 5})), 0);
    let original = bench.webhook(&deferred, "/messages/@original");
    assert_eq!(bench.code("PATCH", &original, json!({"content": "done"})), 0);
    assert_eq!(since(&bench, mark), Traffic { posted: 1, ..none });
    // A press that is answered by changing the message edits it.
    let pressed = bench.interaction(Deed::Component { message: called }, Some(called));
    assert_eq!(bench.answer(&pressed, json!({"type": 7, "data": {"content": "done"}})), 0);
    assert_eq!(since(&bench, mark), Traffic { posted: 1, edited: 1, ..none });
    // A deleted message was posted all the same.
    assert_eq!(bench.code("DELETE", &path, Value::Null), 0);
    assert_eq!(since(&bench, mark), Traffic { posted: 1, edited: 1, deleted: 1, ..none });
    let elsewhere = bench.thread();
    let notice = since(&bench, mark).posted;
    bench.send(elsewhere, &format!("<@{ada}>"));
    assert_eq!(since(&bench, mark).posted, notice, "a thread has a count of its own");
    assert_eq!(bench.state.traffic(elsewhere), Traffic { posted: 1, pinged: 1, ..none });
}

#[test]
fn who_started_a_thread_may_name_it_and_the_thread_tells() {
    let mut bench = bench();
    let thread = bench.thread();
    let path = format!("channels/{thread}");
    let (status, named) = bench.ask("PATCH", &path, json!({"name": "Catan · table 3"}));
    assert_eq!((status, &named["name"]), (200, &json!("Catan · table 3")));
    assert_eq!(bench.code("PATCH", &path, json!({"name": "Catan · table 3"})), 0);
    let (_, inside) = bench.ask("GET", &format!("{path}/messages"), Value::Null);
    assert_eq!(inside.as_array().map(Vec::len), Some(1), "the same name again changes nothing: {inside}");
    assert_eq!((&inside[0]["type"], &inside[0]["content"]), (&json!(4), &json!("Catan · table 3")));
    let line = format!("{path}/messages/{}", inside[0]["id"].as_str().expect("an id"));
    assert_eq!(bench.code("PATCH", &line, json!({"content": "x"})), 50021);
    let closed = json!({"name": "Catan · over", "archived": true});
    assert_eq!(bench.code("PATCH", &path, closed), 0);
    assert!(bench.state.world.channels[&thread].archived(), "the line does not wake it again");
}

#[test]
fn anothers_thread_takes_manage_threads_to_be_named() {
    let mut bench = bench();
    let (channel, bot, thread) = (bench.channel, bench.state.bot, bench.thread());
    bench.state.world.channels.get_mut(&thread).and_then(|it| it.thread.as_mut()).expect("a thread").owner =
        bench.ada;
    let path = format!("channels/{thread}");
    assert_eq!(bench.code("PATCH", &path, json!({"name": "mine"})), 50013);
    bench.state.overwrite(channel, bot, Permissions::MANAGE_THREADS, Permissions::NONE);
    assert_eq!(bench.code("PATCH", &path, json!({"name": "mine"})), 0);
}

#[test]
fn a_message_that_the_bot_deletes_is_gone_for_everybody() {
    let mut bench = bench();
    bench.state.gateway.sessions[0].intents = intent::GUILDS | intent::GUILD_MESSAGES;
    let message = bench.send(bench.channel, "board");
    let path = format!("channels/{}/messages/{message}", bench.channel);
    assert_eq!(bench.code("DELETE", &path, Value::Null), 0);
    assert_eq!(bench.code("DELETE", &path, Value::Null), 10008);
    assert_eq!(bench.code("PATCH", &path, json!({"content": "x"})), 10008);
    let told = bench.state.gateway.sessions[0].told().pop().expect("an event");
    assert_eq!((&told["t"], &told["d"]["id"]), (&json!("MESSAGE_DELETE"), &json!(message)));
}
