//! Messages that are sent again, edited, referred to.

use std::time::Duration;

use serde_json::{Value, json};

use super::{EPHEMERAL, play};
use crate::bench::{Bench, bench};
use crate::snowflake::Id;

#[test]
fn a_nonce_makes_one_message_in_its_window() {
    let mut bench = bench();
    let path = play(&bench);
    let body = json!({"content": "board", "nonce": "outbox-17", "enforce_nonce": true});
    let (_, first) = bench.ask("POST", &path, body.clone());
    let (_, second) = bench.ask("POST", &path, body.clone());
    assert_eq!(first["id"], second["id"]);
    bench.state.advance(Duration::from_secs(6 * 60));
    let (_, third) = bench.ask("POST", &path, body);
    assert_ne!(first["id"], third["id"]);
    let loose = json!({"content": "board", "nonce": "n"});
    let (_, fourth) = bench.ask("POST", &path, loose.clone());
    let (_, fifth) = bench.ask("POST", &path, loose);
    assert_ne!(fourth["id"], fifth["id"], "a nonce that is not enforced is only echoed");
    assert_eq!(fifth["nonce"], "n");
}

#[test]
fn a_nonce_is_the_authors_in_every_channel_and_outlives_its_message() {
    let mut bench = bench();
    let elsewhere = format!("channels/{}/messages", bench.thread());
    let body = json!({"content": "board", "nonce": "outbox-17", "enforce_nonce": true});
    let (_, first) = bench.ask("POST", &play(&bench), body.clone());
    let (_, second) = bench.ask("POST", &elsewhere, body.clone());
    assert_eq!((&second["id"], &second["channel_id"]), (&first["id"], &json!(bench.channel)));
    let path = format!("{}/{}", play(&bench), first["id"].as_str().expect("an id"));
    assert_eq!(bench.code("DELETE", &path, Value::Null), 0);
    assert_eq!(bench.code("POST", &elsewhere, body), 10008, "it was sent, if it is there or not");
}

#[test]
fn a_message_takes_its_own_flags_again() {
    let mut bench = bench();
    let path = play(&bench);
    let sent = json!({"content": "x", "embeds": [{"title": "x"}], "flags": 4096});
    let (_, made) = bench.ask("POST", &path, sent);
    assert_eq!(made["flags"], 4096);
    let id: Id = made["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let own = format!("{path}/{id}");
    assert_eq!(bench.code("POST", &format!("{own}/threads"), json!({"name": "Catan 1"})), 0);
    let flags = |bench: &Bench| bench.state.messages[&(bench.channel, id)].flags;
    assert_eq!(flags(&bench), 4096 | 32, "a thread hangs on it");
    assert_eq!(bench.code("PATCH", &own, json!({"flags": 4096 | 32 | 4})), 0);
    assert_eq!(flags(&bench), 4096 | 32 | 4);
    assert_eq!(bench.code("PATCH", &own, json!({"content": "y", "flags": 0})), 0);
    assert_eq!(flags(&bench), 4096 | 32, "embeds are shown again; the rest is not an edit's to change");
    assert_eq!(bench.code("PATCH", &own, json!({"flags": EPHEMERAL | 128})), 0);
    assert_eq!(flags(&bench), 4096 | 32, "nor can an edit make it private");
    assert_eq!(bench.code("PATCH", &own, json!({"flags": 1 << 15})), 50035);
    let command = bench.command();
    assert_eq!(bench.answer(&command, json!({"type": 4, "data": {"content": "x", "flags": EPHEMERAL}})), 0);
    let original = bench.webhook(&command, "/messages/@original");
    let (status, kept) = bench.ask("PATCH", &original, json!({"content": "y", "flags": EPHEMERAL}));
    assert_eq!((status, &kept["flags"]), (200, &json!(EPHEMERAL)));
    assert_eq!(bench.code("POST", &path, json!({"content": "x", "flags": EPHEMERAL})), 50035);
}

#[test]
fn ids_may_be_written_as_numbers() {
    let mut bench = bench();
    let (ada, path) = (bench.ada, play(&bench));
    let first = bench.send(bench.channel, "board");
    let reply = json!({
        "content": format!("<@{ada}>"), "message_reference": {"message_id": first.0},
        "allowed_mentions": {"users": [ada.0], "replied_user": false},
    });
    let (_, made) = bench.ask("POST", &path, reply);
    assert_eq!(made["message_reference"]["message_id"], json!(first));
    assert_eq!(made["mentions"][0]["id"], json!(ada));
    let nowhere = json!({"content": "x", "message_reference": {"message_id": 12}});
    assert_eq!(bench.code("POST", &path, nowhere.clone()), 50035);
    let mut anyhow = nowhere;
    anyhow["message_reference"]["fail_if_not_exists"] = json!(false);
    assert_eq!(bench.code("POST", &path, anyhow), 0);
    let (_, made) = bench.ask_with("POST", &path, json!({"content": "x"}), &["one.png", "two.png"]);
    let kept: u64 = made["attachments"][1]["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let own = format!("{path}/{}", made["id"].as_str().expect("an id"));
    let (_, edited) = bench.ask("PATCH", &own, json!({"attachments": [{"id": kept}]}));
    assert_eq!(edited["attachments"][0]["filename"], "two.png");
    assert_eq!(edited["attachments"].as_array().map(Vec::len), Some(1));
}

#[test]
fn files_are_kept_replaced_and_dropped_as_discord_does() {
    let mut bench = bench();
    let path = play(&bench);
    let (_, made) = bench.ask_with("POST", &path, json!({"content": "x"}), &["one.png"]);
    let path = format!("{path}/{}", made["id"].as_str().expect("an id"));
    let names = |answer: &Value| -> Vec<String> {
        let files = answer["attachments"].as_array().cloned().unwrap_or_default();
        files.iter().map(|it| it["filename"].as_str().unwrap_or_default().to_owned()).collect()
    };
    let (_, added) = bench.ask_with("PATCH", &path, json!({}), &["two.png"]);
    assert_eq!(names(&added), ["one.png", "two.png"]);
    let kept = added["attachments"][1]["id"].clone();
    let list = json!({"attachments": [{"id": kept}, {"id": 0, "description": "alt"}]});
    let (_, listed) = bench.ask_with("PATCH", &path, list, &["three.png"]);
    assert_eq!(names(&listed), ["two.png", "three.png"]);
    assert_eq!(listed["attachments"][1]["description"], "alt");
    let missing = json!({"attachments": [{"id": 1}]});
    let (status, refused) = bench.ask_with("PATCH", &path, missing, &["four.png"]);
    assert_eq!((status, &refused["code"]), (400, &json!(50035)));
    let (_, none) = bench.ask("PATCH", &path, json!({"attachments": []}));
    assert_eq!(names(&none), [""; 0]);
}
