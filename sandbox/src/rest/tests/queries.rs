//! Query strings: the parameters after a request's path.

use std::time::Duration;

use serde_json::{Value, json};

use crate::bench::{Bench, bench};
use crate::journal::{Identified, JournalIdentify};

#[test]
fn a_callback_tells_what_it_made_however_yes_is_written() {
    for (query, answered) in [
        ("", false),
        ("?with_response=false", false),
        ("?with_response=0", false),
        ("?with_response=true", true),
        ("?with_response=1", true),
        ("?with_response=True", true),
    ] {
        let mut bench = bench();
        let command = bench.command();
        let path = format!("interactions/{}/{}/callback{query}", command.id, command.token);
        let (status, answer) = bench.ask("POST", &path, json!({"type": 4, "data": {"content": "x"}}));
        assert_eq!(
            (status, answer.is_object()),
            if answered { (200, true) } else { (204, false) },
            "{query}"
        );
        if answered {
            assert_eq!(answer["resource"]["message"]["content"], "x");
        }
    }
}

#[test]
fn what_is_neither_yes_nor_no_is_refused_before_anything_is_done() {
    let mut bench = bench();
    let command = bench.command();
    let path = format!("interactions/{}/{}/callback", command.id, command.token);
    let body = json!({"type": 4, "data": {"content": "x"}});
    let (status, refused) = bench.ask("POST", &format!("{path}?with_response=perhaps"), body.clone());
    let error = &refused["errors"]["with_response"]["_errors"][0]["code"];
    assert_eq!((status, error), (400, &json!("BOOLEAN_TYPE_CONVERT")));
    assert_eq!(bench.code("POST", &path, body), 0, "the interaction is still open");
}

#[test]
fn lists_are_as_full_as_is_asked_for() {
    let mut bench = bench();
    let commands = format!("applications/{}/commands", bench.state.bot);
    let texts = json!({"pl": "graj"});
    let option = json!({"name": "game", "description": "d", "type": 3, "name_localizations": {"pl": "gra"}});
    let play =
        json!([{"name": "play", "description": "d", "name_localizations": texts, "options": [option]}]);
    assert_eq!(bench.code("PUT", &commands, play), 0);
    let (_, bare) = bench.ask("GET", &commands, Value::Null);
    assert!(!bare.to_string().contains("_localizations"), "{bare}");
    let (_, full) = bench.ask("GET", &format!("{commands}?with_localizations=1"), Value::Null);
    assert_eq!(full[0]["name_localizations"], texts);
    assert_eq!(full[0]["options"][0]["name_localizations"]["pl"], "gra");
    let server = format!("guilds/{}", bench.state.world.channels[&bench.channel].server);
    let (_, bare) = bench.ask("GET", &server, Value::Null);
    let (_, counted) = bench.ask("GET", &format!("{server}?with_counts=true"), Value::Null);
    assert_eq!(
        (&bare["approximate_member_count"], &counted["approximate_member_count"]),
        (&Value::Null, &json!(7))
    );
    let members = format!("channels/{}/thread-members", bench.thread());
    for path in [format!("{members}?with_member=1"), format!("{members}/@me?with_member=1")] {
        let (_, whole) = bench.ask("GET", &path, Value::Null);
        let whole = whole.get(0).unwrap_or(&whole);
        assert_eq!(whole["member"]["user"]["id"], json!(bench.state.bot), "{path}");
    }
    let (_, bare) = bench.ask("GET", &members, Value::Null);
    assert_eq!(bare[0].get("member"), None);
}

#[test]
fn the_gateway_advises_shards_and_counts_how_often_the_bot_may_identify() {
    const HOUR: u64 = 60 * 60 * 1000;
    let mut bench = bench();
    bench.state.rules.shards = 8;
    bench.state.rules.max_concurrency = 4;
    bench.state.rules.starts = (20, bench.state.now() + HOUR);
    let noted = |bench: &mut Bench, outcome| {
        let at_ms = bench.state.now();
        bench.state.gateway.identifies.push(JournalIdentify { at_ms, shard: Some([0, 8]), outcome });
    };
    noted(&mut bench, Identified::Taken);
    noted(&mut bench, Identified::Invalid);
    noted(&mut bench, Identified::Closed(4010));
    let (_, told) = bench.ask("GET", "gateway/bot", Value::Null);
    let limit = &told["session_start_limit"];
    assert_eq!((&told["shards"], &limit["max_concurrency"]), (&json!(8), &json!(4)));
    assert_eq!((&limit["total"], &limit["remaining"]), (&json!(1000), &json!(19)), "what is refused is free");
    let left = |bench: &mut Bench| {
        let limit = bench.ask("GET", "gateway/bot", Value::Null).1["session_start_limit"].clone();
        (limit["remaining"].as_u64(), limit["reset_after"].as_u64().expect("a number"))
    };
    let (_, reset) = left(&mut bench);
    assert!((HOUR - 10_000..=HOUR).contains(&reset), "{reset}");
    bench.state.advance(Duration::from_millis(HOUR));
    noted(&mut bench, Identified::Taken);
    let (remaining, reset) = left(&mut bench);
    assert_eq!(remaining, Some(999));
    assert!((24 * HOUR - 10_000..=24 * HOUR).contains(&reset), "{reset}");
    bench.state.advance(Duration::from_millis(49 * HOUR));
    let (remaining, reset) = left(&mut bench);
    assert_eq!(remaining, Some(1000));
    assert!((23 * HOUR - 10_000..=23 * HOUR).contains(&reset), "{reset}");
}
