//! What a connection hears after its session was declared invalid.

use serde_json::{Value, json};

use super::{Next, incoming, outgoing};
use crate::bench::{Bench, bench};
use crate::session::Order;

const LINE: u64 = 7;

/// A bot that has identified on a line, with its session's id and the number of the last event that it has heard.
fn connected() -> (Bench, String, u64) {
    let mut bench = bench();
    bench.state.gateway.sessions.clear();
    tell(&mut bench, &json!({"op": 2, "d": {"token": "token", "intents": 0}}));
    let heard = hear(&mut bench);
    let seq = heard.last().and_then(|event| event["s"].as_u64()).expect("READY has a number");
    let session = heard[0]["d"]["session_id"].as_str().expect("READY names the session").to_owned();
    (bench, session, seq)
}

fn tell(bench: &mut Bench, frame: &Value) -> Next {
    incoming(&mut bench.state, LINE, &frame.to_string())
}

fn hear(bench: &mut Bench) -> Vec<Value> {
    match outgoing(&mut bench.state, LINE) {
        Next::Go(texts) => {
            texts.iter().map(|text| serde_json::from_str(text).expect("frames are JSON")).collect()
        }
        Next::Close(code, _) => panic!("closed with {code}"),
        Next::Cut => panic!("cut"),
    }
}

fn resume(session: &str, seq: u64) -> Value {
    json!({"op": 6, "d": {"token": "token", "session_id": session, "seq": seq}})
}

#[test]
fn after_a_resumable_op_9_the_same_line_resumes_and_hears_what_it_missed() {
    let (mut bench, session, seq) = connected();
    bench.state.gateway.order(&Order::InvalidSession(true));
    let heard = hear(&mut bench);
    assert_eq!(heard, [json!({"op": 9, "s": null, "t": null, "d": true})]);
    assert!(!bench.state.gateway.online());
    bench.command();
    assert!(hear(&mut bench).is_empty(), "nothing is sent before it has resumed");
    assert!(matches!(tell(&mut bench, &resume(&session, seq)), Next::Go(_)));
    let names: Vec<Value> = hear(&mut bench).iter().map(|event| event["t"].clone()).collect();
    assert_eq!(names, ["INTERACTION_CREATE", "RESUMED"]);
    assert!(bench.state.gateway.online());
    assert_eq!((bench.state.gateway.identified, bench.state.gateway.resumed), (1, 1));
    assert!(matches!(tell(&mut bench, &resume(&session, seq)), Next::Close(4005, _)), "once is enough");
}

#[test]
fn after_any_op_9_the_same_line_may_identify_anew() {
    for resumable in [true, false] {
        let (mut bench, session, _) = connected();
        bench.state.gateway.order(&Order::InvalidSession(resumable));
        hear(&mut bench);
        tell(&mut bench, &json!({"op": 2, "d": {"token": "token", "intents": 0}}));
        let heard = hear(&mut bench);
        assert_eq!(heard[0]["t"], "READY");
        assert_ne!(heard[0]["d"]["session_id"], json!(session));
        assert_eq!(bench.state.gateway.sessions.len(), 1, "the old one is forgotten");
    }
}

#[test]
fn after_a_final_op_9_there_is_nothing_to_resume() {
    let (mut bench, session, seq) = connected();
    bench.state.gateway.order(&Order::InvalidSession(false));
    hear(&mut bench);
    match tell(&mut bench, &resume(&session, seq)) {
        Next::Go(texts) => assert!(texts[0].contains(r#""op":9"#) && texts[0].contains(r#""d":false"#)),
        _ => panic!("it is answered"),
    }
}

#[test]
fn members_are_asked_for_by_ids_written_either_way() {
    let (mut bench, ..) = connected();
    let (ada, server) = (bench.ada, bench.state.world.channels[&bench.channel].server);
    let asked =
        [json!({"guild_id": server, "user_ids": [ada]}), json!({"guild_id": server.0, "user_ids": ada.0})];
    for data in asked {
        tell(&mut bench, &json!({"op": 8, "d": data}));
        let heard = hear(&mut bench);
        let members = &heard.last().expect("it is answered")["d"]["members"];
        assert_eq!(members[0]["user"]["id"], json!(ada), "{data}");
        assert_eq!(members.as_array().map(Vec::len), Some(1));
    }
}
