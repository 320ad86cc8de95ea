//! Servers and their roles.

use serde_json::{Value, json};

use super::channel::channel;
use super::user::member;
use crate::clock::iso;
use crate::state::SandboxState;
use crate::world::{Channel, Role, Server};

/// A role object.
pub(crate) fn role(role: &Role) -> Value {
    let mut object = json!({
        "id": role.id, "name": role.name, "permissions": role.permissions.0.to_string(), "position": role.position,
        "color": role.colour, "hoist": role.position > 0, "managed": role.of_bot.is_some(),
        "colors": {"primary_color": role.colour, "secondary_color": null, "tertiary_color": null},
        "mentionable": role.mentionable, "icon": null, "unicode_emoji": null, "flags": 0,
    });
    if let Some(bot) = role.of_bot {
        object["tags"] = json!({"bot_id": bot});
    }
    object
}

/// A guild object, as REST gives it.
pub(crate) fn server(server: &Server) -> Value {
    json!({
        "id": server.id, "name": server.name, "icon": null, "splash": null, "discovery_splash": null,
        "owner_id": server.owner, "region": "deprecated", "afk_channel_id": null, "afk_timeout": 300,
        "widget_enabled": false, "widget_channel_id": null, "verification_level": 0,
        "default_message_notifications": 0, "explicit_content_filter": 0,
        "roles": server.roles.iter().map(role).collect::<Vec<_>>(), "emojis": [], "features": ["COMMUNITY"],
        "mfa_level": 0, "application_id": null, "system_channel_id": null, "system_channel_flags": 0,
        "rules_channel_id": null, "max_presences": null, "max_members": 500_000, "vanity_url_code": null,
        "description": null, "home_header": null, "banner": null, "premium_tier": 0, "premium_subscription_count": 0,
        "preferred_locale": server.locale, "public_updates_channel_id": null, "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50, "nsfw": false, "nsfw_level": 0, "stickers": [],
        "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null, "incidents_data": null,
    })
}

/// A guild object with the fields that only the gateway adds. Without the members intent only the bot itself is listed.
pub(crate) fn server_created(state: &SandboxState, of: &Server, all_members: bool) -> Value {
    let mut object = server(of);
    let joined = of.members.get(&state.bot).map_or(0, |member| member.joined);
    let listed = of.members.keys().filter(|who| all_members || **who == state.bot);
    let members: Vec<Value> = listed.filter_map(|who| member(state, of, *who)).collect();
    let mine = || state.world.channels.values().filter(|it| it.server == of.id);
    let channels: Vec<Value> =
        mine().filter(|it| !it.kind.is_thread()).map(|it| channel(state, it)).collect();
    let active = |it: &&Channel| it.kind.is_thread() && !it.archived() && state.world.sees(state.bot, it.id);
    let threads: Vec<Value> = mine().filter(active).map(|it| channel(state, it)).collect();
    object["joined_at"] = json!(iso(joined));
    object["large"] = json!(false);
    object["unavailable"] = json!(false);
    object["member_count"] = json!(of.members.len());
    object["members"] = json!(members);
    object["channels"] = json!(channels);
    object["threads"] = json!(threads);
    for empty in
        ["voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds"]
    {
        object[empty] = json!([]);
    }
    object
}
