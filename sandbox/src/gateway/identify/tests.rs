//! Which connections may begin a session of a shard, and when.

mod hearing;

use std::time::Duration;

use serde_json::{Value, json};

use super::super::Next;
use super::super::socket::{incoming, outgoing};
use crate::bench::{Bench, bench_in};
use crate::faults::Fault;
use crate::journal::Identified;
use crate::session::{Order, intent};
use crate::shard::Doubles;
use crate::snowflake::Id;
use crate::world::WorldSeed;

/// All intents that the sandbox has events for.
const INTENTS: u64 = intent::GUILDS
    | intent::GUILD_MEMBERS
    | intent::GUILD_MESSAGES
    | intent::GUILD_MESSAGE_REACTIONS
    | intent::GUILD_MESSAGE_TYPING
    | intent::DIRECT_MESSAGES
    | intent::DIRECT_MESSAGE_REACTIONS;

/// Four servers, of which `games-1` is on the second, and no session.
fn four_servers() -> Bench {
    let mut bench = bench_in(&WorldSeed::spread(4), "games-1");
    bench.state.gateway.sessions.clear();
    bench.state.rules.privileged_intents = intent::GUILD_MEMBERS;
    bench
}

/// What a line hears now.
#[derive(Debug, PartialEq)]
enum Told {
    Frames(Vec<Value>),
    Closed(u16),
}

fn read(next: Next) -> Told {
    match next {
        Next::Go(texts) => {
            Told::Frames(texts.iter().map(|text| serde_json::from_str(text).expect("it is JSON")).collect())
        }
        Next::Close(code, _) => Told::Closed(code),
        Next::Cut => panic!("cut"),
    }
}

fn asks(bench: &mut Bench, line: u64, frame: &Value) -> Told {
    match read(incoming(&mut bench.state, line, &frame.to_string())) {
        Told::Frames(frames) if frames.is_empty() => read(outgoing(&mut bench.state, line)),
        told => told,
    }
}

fn identifies(bench: &mut Bench, line: u64, shard: &Value) -> Told {
    let data = json!({"token": "token", "intents": INTENTS, "shard": shard});
    asks(bench, line, &json!({"op": 2, "d": data}))
}

/// Connects a line as that shard; gives what it hears first.
fn connects(bench: &mut Bench, line: u64, shard: [u64; 2]) -> Vec<Value> {
    match identifies(bench, line, &json!(shard)) {
        Told::Frames(frames) => frames,
        Told::Closed(code) => panic!("closed with {code}"),
    }
}

fn hears(bench: &mut Bench, line: u64) -> Vec<Value> {
    match read(outgoing(&mut bench.state, line)) {
        Told::Frames(frames) => frames,
        Told::Closed(code) => panic!("closed with {code}"),
    }
}

fn names(frames: &[Value]) -> Vec<&str> {
    frames.iter().filter_map(|frame| frame["t"].as_str()).collect()
}

fn servers(bench: &Bench) -> Vec<Id> {
    bench.state.world.servers.keys().copied().collect()
}

fn invalid() -> Told {
    Told::Frames(vec![json!({"op": 9, "s": null, "t": null, "d": false})])
}

#[test]
fn whoever_asks_for_a_shard_that_cannot_be_is_closed_with_4010() {
    let mut bench = four_servers();
    for wrong in [json!([2, 2]), json!([0, 0]), json!("0"), json!({"id": 0}), json!([1])] {
        assert_eq!(identifies(&mut bench, 1, &wrong), Told::Closed(4010), "{wrong}");
        let noted = bench.state.gateway.identifies.last().expect("it is journaled");
        assert_eq!((noted.shard, noted.outcome), (None, Identified::Closed(4010)));
    }
    assert_eq!((bench.state.gateway.identified, bench.state.gateway.sessions.len()), (0, 0));
    let Told::Frames(heard) = identifies(&mut bench, 1, &Value::Null) else { panic!("closed") };
    assert_eq!(heard[0]["d"]["shard"], json!([0, 1]), "whoever names none hears everything");
}

#[test]
fn a_bot_of_too_many_servers_for_one_session_is_closed_with_4011_until_it_has_shards() {
    let mut bench = four_servers();
    let (mut one, first) = (bench.state.world.servers[&servers(&bench)[0]].clone(), servers(&bench).len());
    // Every other one belongs to the first shard of two.
    for number in first as u64..2500 {
        one.id = Id((1_000_000 + number) << 22);
        bench.state.world.servers.insert(one.id, one.clone());
    }
    connects(&mut bench, 1, [0, 1]);
    one.id = Id((1_000_000 + 2500) << 22);
    bench.state.world.servers.insert(one.id, one);
    assert_eq!(identifies(&mut bench, 2, &Value::Null), Told::Closed(4011));
    assert_eq!(identifies(&mut bench, 3, &json!([0, 1])), Told::Closed(4011));
    connects(&mut bench, 4, [0, 2]);
    connects(&mut bench, 5, [1, 2]);
}

#[test]
fn whoever_identifies_too_soon_after_another_of_the_same_key_is_refused_with_op_9() {
    let mut bench = four_servers();
    bench.state.rules.identify_window = 5000;
    bench.state.rules.max_concurrency = 2;
    connects(&mut bench, 1, [0, 4]);
    assert_eq!(identifies(&mut bench, 2, &json!([2, 4])), invalid(), "the same rest by two");
    assert_eq!(identifies(&mut bench, 3, &json!([0, 4])), invalid());
    connects(&mut bench, 4, [1, 4]);
    assert_eq!(identifies(&mut bench, 5, &json!([3, 4])), invalid());
    // Real time passes as well, but this test takes little of it.
    bench.state.advance(Duration::from_millis(4000));
    assert_eq!(identifies(&mut bench, 2, &json!([2, 4])), invalid(), "a refusal makes nobody wait longer");
    bench.state.advance(Duration::from_millis(1000));
    connects(&mut bench, 2, [2, 4]);
    connects(&mut bench, 5, [3, 4]);
    let noted: Vec<_> = bench.state.gateway.identifies.iter().map(|it| (it.shard, it.outcome)).collect();
    let (taken, refused) = (Identified::Taken, Identified::Invalid);
    let wanted = [(0, taken), (2, refused), (0, refused), (1, taken), (3, refused), (2, refused)];
    let wanted: Vec<_> = wanted.into_iter().chain([(2, taken), (3, taken)]).collect();
    assert_eq!(noted, wanted.iter().map(|(k, outcome)| (Some([*k, 4]), *outcome)).collect::<Vec<_>>());
    let times: Vec<u64> = bench.state.gateway.identifies.iter().map(|it| it.at_ms).collect();
    assert!(times.is_sorted() && times[6] - times[0] >= 5000, "{times:?}");
    assert_eq!(bench.state.gateway.identified, 4);
}

#[test]
fn resumes_are_not_limited_and_go_on_with_their_own_shard() {
    let mut bench = four_servers();
    bench.state.rules.identify_window = 5000;
    let session = connects(&mut bench, 1, [1, 2])[0]["d"]["session_id"].clone();
    for line in 2..5 {
        let before = bench.state.gateway.of_connection(line - 1).expect("it is connected");
        before.connection = None;
        let seq = before.seq;
        bench.command();
        bench.state.add_channel(servers(&bench)[0], "elsewhere", None).expect("a name");
        let data = json!({"token": "token", "session_id": session, "seq": seq});
        let Told::Frames(heard) = asks(&mut bench, line, &json!({"op": 6, "d": data})) else {
            panic!("closed")
        };
        assert_eq!(names(&heard), ["INTERACTION_CREATE", "RESUMED"]);
    }
    assert_eq!((bench.state.gateway.identified, bench.state.gateway.resumed), (1, 3));
}

#[test]
fn whoever_begins_ends_the_lost_sessions_of_the_same_shard_and_no_others() {
    let mut bench = four_servers();
    for (line, shard) in [(1, [0, 2]), (2, [1, 2])] {
        connects(&mut bench, line, shard);
        bench.state.gateway.of_connection(line).expect("it is connected").connection = None;
    }
    connects(&mut bench, 3, [0, 2]);
    let left: Vec<_> =
        bench.state.gateway.sessions.iter().map(|it| (it.shard.number, it.connection)).collect();
    assert_eq!(left, [(1, None), (0, Some(3))]);
    // A line whose own session was declared invalid may begin as another shard.
    bench.state.gateway.order(&Order::InvalidSession(true));
    hears(&mut bench, 3);
    connects(&mut bench, 3, [3, 4]);
    let left: Vec<_> = bench.state.gateway.sessions.iter().map(|it| it.shard.json()).collect();
    assert_eq!(left, [json!([1, 2]), json!([3, 4])]);
}

#[test]
fn two_sessions_that_hear_the_same_are_counted() {
    let mut bench = four_servers();
    connects(&mut bench, 1, [0, 2]);
    connects(&mut bench, 2, [1, 2]);
    bench.command();
    bench.send(bench.channel, "hello");
    assert_eq!(bench.state.gateway.doubles, Doubles::default(), "each server has one session");
    connects(&mut bench, 3, [1, 2]);
    assert_eq!(bench.state.gateway.doubles, Doubles { sessions: 1, events: 0 });
    bench.command();
    assert_eq!(bench.state.gateway.doubles, Doubles { sessions: 1, events: 1 });
    let heard = [2, 3].map(|line| hears(&mut bench, line).pop().expect("both hear it")["d"].clone());
    assert_eq!(heard[0], heard[1]);
    bench.state.gateway.of_connection(2).expect("it is connected").connection = None;
    bench.command();
    connects(&mut bench, 4, [3, 4]);
    assert_eq!(
        bench.state.gateway.doubles,
        Doubles { sessions: 2, events: 1 },
        "the fourth server is of both"
    );
}

#[test]
fn the_connections_of_one_shard_can_be_cut() {
    let mut bench = four_servers();
    connects(&mut bench, 1, [0, 2]);
    connects(&mut bench, 2, [1, 2]);
    bench.state.fail(Fault::ShardDrop { shard: 1 }).expect("it is possible");
    assert!(hears(&mut bench, 1).is_empty());
    assert!(matches!(outgoing(&mut bench.state, 2), Next::Cut));
}
