//! Anything that Discord's gateway may send, and anything that people may write: the bodies of the fuzz targets, with property tests in
//! place of a fuzzer.

#[path = "../../../games/list/tests/slow/hostile.rs"]
#[allow(dead_code, reason = "the tests of `games` ask for the others")]
mod games_hostile;

use games::TITLES;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use rules::{Seat, Words};
use serde_json::{Value, json};
use turnstone::hostile;
use words::{Lang, Speech};

/// A frame with an interaction of that kind.
fn frame(kind: u8, data: &Value) -> Value {
    let user =
        json!({"id": "31", "username": "anna", "discriminator": "0", "global_name": "Anna", "avatar": null});
    let member = json!({
        "user": user, "roles": [], "joined_at": "2026-01-01T00:00:00Z", "deaf": false, "mute": false, "flags": 0,
        "permissions": "2147483648", "nick": null,
    });
    let message = json!({
        "id": "41", "channel_id": "6", "author": user, "content": "", "timestamp": "2026-01-01T00:00:00Z",
        "edited_timestamp": null, "tts": false, "mention_everyone": false, "mentions": [], "mention_roles": [],
        "attachments": [], "embeds": [], "pinned": false, "type": 0, "flags": 64, "components": [],
    });
    json!({"op": 0, "s": 3, "t": "INTERACTION_CREATE", "d": {
        "id": "17", "application_id": "1", "type": kind, "token": "t", "version": 1, "data": data, "guild_id": "5",
        "channel_id": "6", "channel": {"id": "6", "type": 0, "permissions": "0", "name": "games"}, "member": member,
        "message": message, "locale": "cs", "guild_locale": "en-US", "app_permissions": "0", "entitlements": [],
        "authorizing_integration_owners": {"0": "5"}, "context": 0, "attachment_size_limit": 10_485_760,
    }})
}

/// A command, one that is being typed, a press, a choice in a menu, a form.
fn frames() -> [Value; 5] {
    let typed = json!([{"name": "moves", "type": 3, "value": "lay 7 front 90 n14"}]);
    let asked = json!([{"name": "moves", "type": 3, "value": "la", "focused": true}]);
    let input = json!({"type": 4, "custom_id": "give", "value": "2 wool"});
    [
        frame(2, &json!({"id": "9", "name": "move", "type": 1, "guild_id": "5", "options": typed})),
        frame(4, &json!({"id": "9", "name": "move", "type": 1, "guild_id": "5", "options": asked})),
        frame(3, &json!({"custom_id": "1:2:act:lay 7 front 90 n14", "component_type": 2})),
        frame(3, &json!({"custom_id": "1:2:sel:0", "component_type": 3, "values": ["!roll"]})),
        frame(5, &json!({"custom_id": "1:2:form:trade", "components": [{"type": 1, "components": [input]}]})),
    ]
}

/// Replaces one of the values of a frame.
fn spoil(value: &mut Value, mut at: usize, with: &Value) {
    fn count(value: &Value) -> usize {
        1 + match value {
            Value::Object(map) => map.values().map(count).sum(),
            Value::Array(list) => list.iter().map(count).sum(),
            _ => 0,
        }
    }
    at %= count(value);
    if at == 0 {
        *value = with.clone();
        return;
    }
    at -= 1;
    let parts: Vec<&mut Value> = match value {
        Value::Object(map) => map.values_mut().collect(),
        Value::Array(list) => list.iter_mut().collect(),
        _ => Vec::new(),
    };
    for part in parts {
        let size = count(part);
        if at < size {
            return spoil(part, at, with);
        }
        at -= size;
    }
}

/// A value that a hostile or broken Discord could write.
fn odd() -> impl Strategy<Value = Value> {
    let long = "x".repeat(3000);
    let values = [
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(99),
        json!(1.5e300),
        json!(u64::MAX),
        json!(""),
        json!("0"),
        json!("-1"),
        json!("99999999999999999999999"),
        json!("1:2:act:"),
        json!("::::"),
        json!("9:9:\u{202e}:x"),
        json!(long),
        json!("\u{0}\u{1b}[2J"),
        json!([]),
        json!({}),
        json!([[[]]]),
        json!({"id": "1"}),
    ];
    proptest::sample::select(values.to_vec())
}

#[test]
fn whole_frames_are_read() {
    for frame in frames() {
        assert!(hostile::frame(frame.to_string().as_bytes()), "{frame}");
    }
}

/// Words that people write, whole and cut, of every game and language.
fn written() -> Vec<String> {
    let mut words: Vec<String> =
        ["", "2", "n14", "résumé", "ŻÓŁĆ", "🐺", "-1", "%{", "@everyone", "a1b2"].map(str::to_owned).to_vec();
    for line in [
        include_str!("../../../games/catan/locales/en.ftl"),
        include_str!("../../../games/harmonies/locales/pl.ftl"),
        include_str!("../../../games/wolves-and-sheep/locales/cs.ftl"),
        include_str!("../../../games/confusing-lands/locales/pl.ftl"),
        include_str!("../../../games/village-green/locales/cs.ftl"),
    ]
    .into_iter()
    .flat_map(str::lines)
    .filter(|line| line.contains("-word-"))
    {
        words.extend(line.split(['=', ',', ' ', '/']).skip(1).take(4).map(str::to_owned));
    }
    words
}

fn cases(usual: u32) -> ProptestConfig {
    let times = games_hostile::times();
    let rng_seed = RngSeed::Fixed(14 + u64::from(times));
    ProptestConfig { rng_seed, ..ProptestConfig::with_cases(usual * times) }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn no_custom_id_is_read_as_another(session in any::<i64>(), decision in any::<u32>(), verb in "[a-z!]{0,6}",
                                       rest in "\\PC{0,30}", noise in any::<Vec<u8>>()) {
        hostile::custom_id(format!("{session}:{decision}:{verb}:{rest}").as_bytes());
        hostile::custom_id(format!("{session}:{decision}:act:{rest}").as_bytes());
        hostile::custom_id(&noise);
    }

    #[test]
    fn no_frame_breaks_the_gateway(which in 0usize..5, changes in proptest::collection::vec((any::<usize>(), odd()), 1..4),
                                   cut in any::<prop::sample::Index>(), noise in any::<Vec<u8>>()) {
        let mut frame = frames()[which].clone();
        for (at, with) in &changes {
            spoil(&mut frame, *at, with);
        }
        let text = frame.to_string();
        hostile::frame(text.as_bytes());
        hostile::frame(&text.as_bytes()[..cut.index(text.len())]);
        hostile::frame(&noise);
    }
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn no_words_break_the_reading(which in 0..TITLES.len() as u8, far in any::<u8>(), lang in 0usize..3,
                                  words in proptest::collection::vec(proptest::sample::select(written()), 0..6)) {
        let mut bytes = vec![which, far];
        bytes.extend(words.join(" ").bytes());
        let names = |count: u8| Seat::first(count).map(|seat| format!("Anna {seat}")).collect::<Vec<_>>();
        let speech = Speech::new(Lang::ALL[lang], names(6));
        let readers: [&dyn Words; 1] = [&speech];
        games_hostile::reading(&bytes, &readers);
    }
}
