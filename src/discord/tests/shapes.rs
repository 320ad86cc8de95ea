//! The bot reads what it needs, no matter how Discord's data is shaped. The samples have every field that other libraries test theirs with;
//! each is left out, null, of another type, or too large.

use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use serenity::{Event, Interaction, MessageId};

use crate::discord::News;
use crate::discord::gateway::presses::form::texts;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::directory::Directory;
use crate::discord::wire::mend;
use crate::discord::wire::rest::Read;

/// Every value with one field of it changed, and the path of that field.
fn changed(whole: &Value) -> Vec<(String, Value)> {
    let mut all = Vec::new();
    for path in paths(whole, "") {
        let old = whole.pointer(&path).expect("it is a path of it");
        let large = match old {
            Value::Number(_) => json!(1_u64 << 60),
            Value::String(_) => json!("9".repeat(60)),
            Value::Array(items) => {
                Value::Array([items.as_slice(), &[json!("x"), json!({}), Value::Null]].concat())
            }
            _ => json!({"a": {"b": [1]}}),
        };
        let other = if old.is_string() { json!(-5) } else { json!("another") };
        for value in [Value::Null, other, large, json!([]), json!({})] {
            let mut one = whole.clone();
            *one.pointer_mut(&path).expect("it is a path of it") = value;
            all.push((path.clone(), one));
        }
        let mut without = whole.clone();
        let (parent, key) = path.rsplit_once('/').expect("it begins with one");
        if let Some(Value::Object(parent)) = without.pointer_mut(parent) {
            parent.remove(key);
            all.push((path, without));
        }
    }
    all
}

fn paths(value: &Value, before: &str) -> Vec<String> {
    let inside: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(key, value)| (key.clone(), value)).collect(),
        Value::Array(items) => {
            (0..).zip(items).map(|(n, value): (usize, _)| (n.to_string(), value)).collect()
        }
        _ => Vec::new(),
    };
    let each = inside.into_iter().flat_map(|(key, value)| {
        let path = format!("{before}/{key}");
        let inner = paths(value, &path);
        [path].into_iter().chain(inner)
    });
    each.collect()
}

fn user(id: &str) -> Value {
    json!({
        "id": id, "username": "ada", "discriminator": "0", "global_name": "Ada", "avatar": "a_d5efa99b3eeaa7dd43acca82f5692432",
        "avatar_decoration_data": {"asset": "a_fed43ab12698df65902ba06727e20c0e", "sku_id": "1144058844004233369"},
        "banner": "06c16474723fe537c283b8efa61a30c8", "accent_color": 16_711_680, "public_flags": 131_072, "flags": 64,
        "bot": false, "system": false, "premium_type": 1,
        "primary_guild": {"identity_guild_id": "5", "identity_enabled": true, "tag": "TURN", "badge": "7d1734ae5a615e82bc7a4033b98fade8"},
        "collectibles": {"nameplate": {"sku_id": "2", "asset": "n/", "label": "L", "palette": "cobalt"}},
    })
}

fn member() -> Value {
    json!({
        "user": user("80351110224678912"), "nick": "Adusia", "avatar": null, "banner": null, "roles": ["41771983423143936"],
        "joined_at": "2015-04-26T06:26:56.936000+00:00", "premium_since": null, "deaf": false, "mute": false, "flags": 0,
        "pending": false, "permissions": "2251799813685247", "communication_disabled_until": null,
        "unusual_dm_activity_until": null,
    })
}

fn channel() -> Value {
    json!({
        "id": "155101607195836416", "guild_id": "41771983423143936", "name": "games", "type": 0, "position": 6,
        "permission_overwrites": [{"id": "41771983423143936", "type": 0, "allow": "0", "deny": "1024"}],
        "rate_limit_per_user": 2, "nsfw": false, "topic": "24/7", "last_message_id": "155117677105512449", "parent_id": "399942396007890945",
        "default_auto_archive_duration": 60, "permissions": "2251799813685247", "flags": 0, "available_tags": [],
        "thread_metadata": {"archived": false, "auto_archive_duration": 10080, "archive_timestamp": "2021-04-12T23:40:39+00:00", "locked": false},
    })
}

fn message(id: &str, author: &Value, rows: &Value) -> Value {
    json!({
        "id": id, "channel_id": "290926798999357250", "content": "It is <@5>'s turn.", "author": author, "type": 0, "flags": 0,
        "timestamp": "2017-07-11T17:27:07.299000+00:00", "edited_timestamp": null, "tts": false, "pinned": false,
        "mention_everyone": false, "mentions": [user("5")], "mention_roles": [], "components": rows,
        "attachments": [{"id": "6", "filename": "a.png", "size": 12345, "url": "u", "proxy_url": "p", "width": 5, "height": 5}],
        "embeds": [{"type": "rich", "title": "t", "description": "d", "color": 5, "timestamp": "2017-07-11T17:27:07.299000+00:00",
            "footer": {"text": "f"}, "image": {"url": "u"}, "author": {"name": "n"}, "fields": [{"name": "n", "value": "v"}]}],
        "reactions": [{"count": 1, "me": false, "emoji": {"id": null, "name": "🔥"}}],
        "webhook_id": "7", "application_id": "8", "nonce": "x", "message_reference": {"message_id": "3", "type": 1},
        "interaction_metadata": {"id": "9", "type": 2, "user": user("5"), "authorizing_integration_owners": {"0": "1"}},
        "sticker_items": [{"id": "1", "name": "s", "format_type": 1}], "poll": {"question": {"text": "?"}, "answers": []},
    })
}

#[test]
fn no_message_of_a_stranger_hides_ones_own() {
    let button =
        json!([{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "t1:panel"}]}]);
    let own = message("155117677105512449", &user("42"), &button);
    let strange = message("155117677105512448", &user("41"), &button);
    for (path, stranger) in changed(&strange) {
        let list = [stranger, own.clone()];
        let read: Vec<Read> = list.iter().filter_map(Read::of).collect();
        let found = read.iter().find(|message| message.id == MessageId::new(155_117_677_105_512_449));
        let found = found.unwrap_or_else(|| panic!("{path}"));
        assert!(found.is_of(serenity::ApplicationId::new(42)) && found.buttons == ["t1:panel"], "{path}");
    }
    // Reading the bot's own messages does not depend on unneeded fields.
    let needed = ["/id", "/author", "/author/id", "/components", "/content"];
    for (path, own) in changed(&own) {
        let read = Read::of(&own);
        if !needed.iter().any(|needed| path == *needed || path.starts_with("/components")) {
            assert!(
                read.is_some_and(|own| own.buttons == ["t1:panel"] && own.content.contains("<@5>")),
                "{path}"
            );
        }
    }
}

fn interaction(kind: u8, data: &Value) -> Value {
    let mut whole = json!({
        "id": "786008729715212338", "application_id": "775799577604522054", "type": kind, "token": "unique", "version": 1,
        "guild_id": "290926798626357999", "guild": {"id": "290926798626357999", "locale": "en-US", "features": []}, "channel_id": "645027906669510667",
        "channel": channel(), "member": member(), "locale": "en-US", "guild_locale": "en-US", "app_permissions": "442368",
        "entitlements": [], "entitlement_sku_ids": [], "authorizing_integration_owners": {"0": "290926798626357999"}, "context": 0,
        "attachment_size_limit": 10_485_760, "data": data,
    });
    if kind == 3 {
        whole["message"] = message("3", &user("775799577604522054"), &json!([]));
    }
    whole
}

/// What is understood of an interaction: the person, and what they want.
fn understood(raw: &Value) -> Option<(u64, String)> {
    let event = json!({"t": "INTERACTION_CREATE", "d": raw});
    let interaction = match serde_json::from_value(event).ok()? {
        Event::InteractionCreate(created) => created.interaction,
        Event::Unknown(unread) => mend::interaction(&unread.value)?,
        _ => return None,
    };
    let known = Directory::default();
    Some(match &interaction {
        Interaction::Command(it) | Interaction::Autocomplete(it) => {
            (Caller::of_command(it, &known)?.person.user, it.data.name.clone())
        }
        Interaction::Component(it) => (Caller::of_press(it, &known)?.person.user, it.data.custom_id.clone()),
        Interaction::Modal(it) => {
            let filled_in = texts(&it.data.components).concat();
            (Caller::of_form(it, &known)?.person.user, it.data.custom_id.clone() + &filled_in)
        }
        _ => return None,
    })
}

#[test]
fn whoever_types_presses_or_fills_in_is_understood_whatever_else_is_told_of_them() {
    let options = json!([{"name": "moves", "type": 3, "value": "lay 1", "focused": true}]);
    let role = json!({
        "id": "41771983423143936", "name": "Players", "color": 3_447_003, "colors": {"primary_color": 3_447_003}, "hoist": true,
        "icon": "cf3ced8600b777c9486c6d8d84fb4327", "position": 1, "permissions": "66321471", "managed": false, "mentionable": false, "flags": 0,
        "tags": {"bot_id": "5"},
    });
    let resolved = json!({"users": {"5": user("5")}, "members": {"5": member()}, "roles": {"41771983423143936": role}, "channels": {"7": channel()}});
    let command = json!({"id": "771825006014889984", "name": "move", "type": 1, "options": options, "resolved": resolved});
    let press = json!({"custom_id": "t1:panel", "component_type": 2});
    let input = json!({"type": 4, "id": 2, "custom_id": "words", "value": "hello"});
    let form = json!({"custom_id": "t1:words", "components": [{"type": 1, "id": 1, "components": [input]}]});
    let wanted = [
        (2, command.clone(), "move"),
        (4, command, "move"),
        (3, press, "t1:panel"),
        (5, form, "t1:wordshello"),
    ];
    // Without these fields nobody can say who wants what, or answer: the person gets an error, or cannot be reached.
    let needed = [
        "/id",
        "/application_id",
        "/type",
        "/token",
        "/guild_id",
        "/member",
        "/member/user",
        "/member/user/id",
        "/data",
        "/data/name",
        "/data/custom_id",
        "/data/component_type",
    ];
    for (kind, data, wish) in wanted {
        let whole = interaction(kind, &data);
        assert_eq!(understood(&whole), Some((80_351_110_224_678_912, wish.to_owned())));
        if kind == 4 {
            // It has the form of a command.
            continue;
        }
        // Needed fields are also taken in without harm.
        let is_needed =
            |path: &str| needed.contains(&path) || (kind == 5 && path.starts_with("/data/components"));
        let all = changed(&whole).into_iter().map(|(path, raw)| (path, understood(&raw)));
        let lost: Vec<_> = all
            .filter(|(path, read)| {
                !is_needed(path) && *read != Some((80_351_110_224_678_912, wish.to_owned()))
            })
            .collect();
        assert!(lost.is_empty(), "{kind}: {lost:?}");
    }
}

#[test]
fn news_of_servers_are_heard_whatever_else_is_told_of_them() {
    let server = json!({
        "id": "41771983423143937", "name": "The Long Table", "icon": "x", "owner_id": "80351110224678912", "roles": [], "emojis": [],
        "features": ["A_NEW_ONE"], "channels": [channel()], "threads": [], "members": [member()], "verification_level": 9, "large": false,
    });
    for (path, raw) in changed(&server).into_iter().filter(|(path, _)| path != "/id") {
        let read = News::read("GUILD_CREATE", &raw);
        assert!(matches!(read, Some(News::Here { server: 41_771_983_423_143_937, .. })), "{path}");
    }
    for kind in ["CHANNEL_UPDATE", "THREAD_UPDATE"] {
        for (path, raw) in changed(&channel()).into_iter().filter(|(path, _)| path != "/guild_id") {
            assert_eq!(News::read(kind, &raw), Some(News::Changed(41_771_983_423_143_936)), "{path}");
        }
    }
    assert_eq!(News::read("GUILD_DELETE", &json!({"id": "7", "unavailable": true})), None);
}

#[test]
fn what_the_bot_may_do_is_read_whatever_else_is_told_of_a_server() {
    let role =
        |id: &str, sum: &str| json!({"id": id, "permissions": sum, "name": "x", "colors": 5, "position": -7});
    let server = json!({"id": "41771983423143936", "owner_id": "1", "roles": [role("41771983423143936", "3072"), Value::Null, role("0", "8")]});
    let server: serenity::PartialGuild = serde_json::from_value(mend::guild(&server)).expect("it is mended");
    let may = |member: &Value, channel: &Value| -> serde_json::Result<serenity::Permissions> {
        let member = serde_json::from_value(mend::member(member))?;
        let channel = serde_json::from_value(mend::channel(channel))?;
        Ok(server.user_permissions_in(&channel, &member))
    };
    for (path, raw) in changed(&member()) {
        let sends = may(&raw, &channel()).is_ok_and(|may| may.send_messages());
        assert!(sends || ["/user", "/user/id"].contains(&path.as_str()), "{path}");
    }
    for (path, raw) in changed(&channel()) {
        let sends = may(&member(), &raw).is_ok_and(|may| may.send_messages());
        assert!(sends || path == "/id", "{path}");
    }
}
