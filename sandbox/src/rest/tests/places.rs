//! Channels and threads that go, and what is counted in them.

use serde_json::{Value, json};

use crate::bench::bench;
use crate::gateway::session::intent;
use crate::interaction::Deed;
use crate::object;
use crate::permission::Permissions;
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
    let start = bench.state.traffic(channel);
    let called = bench.send(channel, &format!("<@{ada}> and <@{moira}>: your turn"));
    assert_eq!(since(&bench, start), Traffic { posted: 1, edited: 0, pinged: 2 });
    let path = format!("channels/{channel}/messages/{called}");
    let again = json!({"content": format!("<@{ada}>: your turn")});
    assert_eq!(bench.code("PATCH", &path, again), 0);
    let mark = bench.state.traffic(channel);
    assert_eq!(mark - start, Traffic { posted: 1, edited: 1, pinged: 2 }, "an edit calls nobody");
    // A panel that one person alone sees is nobody's traffic, nor is what people say.
    let private = bench.command();
    assert_eq!(bench.answer(&private, json!({"type": 4, "data": {"content": "yours", "flags": 64}})), 0);
    let original = bench.webhook(&private, "/messages/@original");
    assert_eq!(bench.code("PATCH", &original, json!({"content": "still yours"})), 0);
    assert_eq!(since(&bench, mark), Traffic::default());
    // "Thinking…" is the message; its content is no edit of it.
    let deferred = bench.command();
    assert_eq!(bench.answer(&deferred, json!({"type": 5})), 0);
    let original = bench.webhook(&deferred, "/messages/@original");
    assert_eq!(bench.code("PATCH", &original, json!({"content": "done"})), 0);
    assert_eq!(since(&bench, mark), Traffic { posted: 1, edited: 0, pinged: 0 });
    // A press that is answered by changing the message edits it.
    let pressed = bench.interaction(Deed::Component { message: called }, Some(called));
    assert_eq!(bench.answer(&pressed, json!({"type": 7, "data": {"content": "done"}})), 0);
    assert_eq!(since(&bench, mark), Traffic { posted: 1, edited: 1, pinged: 0 });
    let elsewhere = bench.thread();
    let notice = since(&bench, mark).posted;
    bench.send(elsewhere, &format!("<@{ada}>"));
    assert_eq!(since(&bench, mark).posted, notice, "a thread has a count of its own");
    assert_eq!(bench.state.traffic(elsewhere), Traffic { posted: 1, edited: 0, pinged: 1 });
}
