//! The servers that a shard's sessions hear of.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::*;
use crate::interaction::{Deed, Response};
use crate::permission::Permissions;
use crate::world::ChannelKind;

#[test]
fn ready_names_the_shard_and_its_servers_alone() {
    let mut bench = four_servers();
    let all = servers(&bench);
    // Two divisions at once, as while the number of shards is changed.
    let cases: [([u64; 2], &[usize]); 5] =
        [([0, 2], &[0, 2]), ([1, 2], &[1, 3]), ([3, 4], &[3]), ([0, 1], &[0, 1, 2, 3]), ([5, 8], &[])];
    for (line, (shard, places)) in (1..).zip(cases) {
        let wanted: Vec<Id> = places.iter().map(|place| all[*place]).collect();
        let heard = connects(&mut bench, line, shard);
        assert_eq!((&heard[0]["t"], &heard[0]["d"]["shard"]), (&json!("READY"), &json!(shard)));
        let listed: Vec<Value> = wanted.iter().map(|id| json!({"id": id, "unavailable": true})).collect();
        assert_eq!(heard[0]["d"]["guilds"], json!(listed), "{shard:?}");
        let created: Vec<&Value> = heard[1..].iter().map(|event| &event["d"]["id"]).collect();
        assert_eq!(json!(created), json!(wanted), "{shard:?}");
    }
    for line in 1..=5 {
        assert!(hears(&mut bench, line).is_empty(), "what one is told at its beginning is for it alone");
    }
}

#[test]
fn whatever_happens_on_a_server_is_told_to_its_shard_alone() {
    let mut bench = four_servers();
    for (line, shard) in [(1, [0, 2]), (2, [1, 2]), (3, [1, 4]), (4, [3, 4])] {
        connects(&mut bench, line, shard);
    }
    let (channel, ada, bot, server) = (bench.channel, bench.ada, bench.state.bot, servers(&bench)[1]);
    let message = bench.send(channel, "hello");
    let path = format!("channels/{channel}/messages/{message}");
    bench.ask("PATCH", &path, json!({"content": "well"}));
    bench.ask("PUT", &format!("{path}/reactions/👍/@me"), Value::Null);
    bench.ask("DELETE", &format!("{path}/reactions/👍/@me"), Value::Null);
    bench.state.promote_bot(server, true);
    bench.state.overwrite(channel, bot, Permissions::PIN_MESSAGES, Permissions::NONE);
    bench.ask("PUT", &format!("channels/{channel}/messages/pins/{message}"), Value::Null);
    bench.ask("DELETE", &path, Value::Null);
    bench.ask("POST", &format!("channels/{channel}/typing"), Value::Null);
    let thread = bench.thread();
    bench.ask("PUT", &format!("channels/{thread}/thread-members/{ada}"), Value::Null);
    bench.state.change_channel(thread, &json!({"archived": true}));
    bench.state.remove_channel(thread);
    let more = bench.state.add_channel(server, "more", None).expect("a name");
    bench.state.overwrite(more, bot, Permissions::NONE, Permissions::ATTACH_FILES);
    bench.state.remove_channel(more);
    bench.state.permit_everybody(server, Permissions::EVERYBODY);
    bench.state.leave(ada, server);
    bench.state.join(ada, server, false);
    bench.command();
    bench.state.leave(bot, server);
    bench.state.join(bot, server, false);
    let heard = hears(&mut bench, 2);
    let wanted = [
        "CHANNEL_CREATE",
        "CHANNEL_DELETE",
        "CHANNEL_PINS_UPDATE",
        "CHANNEL_UPDATE",
        "GUILD_CREATE",
        "GUILD_DELETE",
        "GUILD_MEMBER_ADD",
        "GUILD_MEMBER_REMOVE",
        "GUILD_MEMBER_UPDATE",
        "GUILD_ROLE_UPDATE",
        "INTERACTION_CREATE",
        "MESSAGE_CREATE",
        "MESSAGE_DELETE",
        "MESSAGE_REACTION_ADD",
        "MESSAGE_REACTION_REMOVE",
        "MESSAGE_UPDATE",
        "THREAD_CREATE",
        "THREAD_DELETE",
        "THREAD_MEMBERS_UPDATE",
        "THREAD_UPDATE",
        "TYPING_START",
    ];
    assert_eq!(names(&heard).into_iter().collect::<BTreeSet<_>>(), BTreeSet::from(wanted));
    assert_eq!(names(&hears(&mut bench, 3)), names(&heard), "the same server by another division");
    assert_eq!((hears(&mut bench, 1), hears(&mut bench, 4)), (Vec::new(), Vec::new()));
}

#[test]
fn direct_messages_are_the_first_shards_alone() {
    let mut bench = four_servers();
    for (line, shard) in [(1, [0, 2]), (2, [1, 2]), (3, [0, 4])] {
        connects(&mut bench, line, shard);
    }
    let direct = bench.state.direct_channel(bench.ada);
    let message = bench.send(direct, "your turn");
    let path = format!("channels/{direct}/messages/{message}");
    bench.ask("PATCH", &path, json!({"content": "well"}));
    bench.ask("PUT", &format!("{path}/reactions/👍/@me"), Value::Null);
    bench.ask("PUT", &format!("channels/{direct}/messages/pins/{message}"), Value::Null);
    let place = (bench.ada, direct);
    let deed = Deed::Component { message };
    let begun = crate::person::begin(&mut bench.state, place, deed, json!({}), Some(message));
    assert_eq!(bench.state.interactions[&begun].response, Response::Waiting, "it was delivered");
    bench.ask("DELETE", &path, Value::Null);
    let heard = hears(&mut bench, 1);
    let wanted = [
        "CHANNEL_PINS_UPDATE",
        "INTERACTION_CREATE",
        "MESSAGE_CREATE",
        "MESSAGE_DELETE",
        "MESSAGE_REACTION_ADD",
        "MESSAGE_UPDATE",
    ];
    assert_eq!(names(&heard).into_iter().collect::<BTreeSet<_>>(), BTreeSet::from(wanted));
    assert!(heard.iter().all(|event| event["d"].get("guild_id").is_none()), "{heard:?}");
    assert_eq!(names(&hears(&mut bench, 3)), names(&heard));
    assert!(hears(&mut bench, 2).is_empty());
}

#[test]
fn what_nobody_hears_fails_at_once() {
    let mut bench = four_servers();
    connects(&mut bench, 1, [0, 2]);
    let lost = bench.command();
    assert!(matches!(lost.response, Response::Failed(_)), "{:?}", lost.response);
    connects(&mut bench, 2, [1, 2]);
    assert_eq!(bench.command().response, Response::Waiting);
    let names = |frames: Vec<Value>| frames.iter().map(|it| it["t"].clone()).collect::<Vec<_>>();
    assert_eq!(names(hears(&mut bench, 2)), ["INTERACTION_CREATE"]);
    assert!(hears(&mut bench, 1).is_empty());
}

#[test]
fn members_are_told_of_the_servers_of_the_shard_alone() {
    let mut bench = four_servers();
    connects(&mut bench, 1, [0, 2]);
    let all = servers(&bench);
    let ask = |server: Id| json!({"op": 8, "d": {"guild_id": server, "query": "", "limit": 0}});
    assert_eq!(asks(&mut bench, 1, &ask(all[1])), Told::Frames(Vec::new()));
    let Told::Frames(heard) = asks(&mut bench, 1, &ask(all[2])) else { panic!("closed") };
    assert_eq!(names(&heard), ["GUILD_MEMBERS_CHUNK"]);
}

#[test]
fn servers_of_a_spread_world_have_people_and_channels_of_their_own() {
    let bench = bench_in(&WorldSeed::spread(8), "games-0");
    for total in 1..=16 {
        let shards: Vec<u64> = servers(&bench).iter().map(|id| (id.0 >> 22) % total).collect();
        assert_eq!(shards, (0..8).map(|number| number % total).collect::<Vec<_>>());
    }
    for (number, server) in (0..).zip(servers(&bench)) {
        let channel = bench.state.find_channel(bench.ada, &format!("games-{number}")).expect("it is there");
        let channel = &bench.state.world.channels[&channel];
        assert_eq!((channel.server, channel.kind), (server, ChannelKind::Text));
    }
}
