//! Interactions, as the gateway delivers them.

use serde_json::{Value, json};

use super::channel::partial_channel;
use super::message::message;
use super::user::{member, user};
use crate::interaction::Interaction;
use crate::limits::FILE;
use crate::snowflake::Id;
use crate::state::SandboxState;

/// Data of an interaction besides its record.
pub(crate) struct Occasion {
    /// The type's own data.
    pub(crate) data: Value,
    /// The message whose component was used.
    pub(crate) message: Option<Id>,
}

/// The whole payload of INTERACTION_CREATE.
pub(crate) fn interaction(state: &SandboxState, of: &Interaction, occasion: &Occasion) -> Option<Value> {
    let channel = state.world.channels.get(&of.channel)?;
    let person = state.world.people.get(&of.person)?;
    // Membership is left out, as on Discord: a bot outside of a private thread gets the same permissions.
    let app_permissions = state.world.permissions_by_rules(state.bot, of.channel);
    let mut object = json!({
        "id": of.id, "application_id": state.bot, "type": of.deed.number(), "token": of.token, "version": 1,
        "data": occasion.data, "channel_id": of.channel, "channel": partial_channel(state, channel, of.person),
        "locale": person.locale, "app_permissions": app_permissions.0.to_string(), "entitlements": [],
        "entitlement_sku_ids": [], "attachment_size_limit": FILE,
    });
    if channel.recipient.is_some() {
        object["user"] = user(person);
        object["context"] = json!(1);
        object["authorizing_integration_owners"] = json!({"0": "0"});
    } else {
        let server = state.world.servers.get(&channel.server)?;
        let mut who = member(state, server, of.person)?;
        who["permissions"] = json!(state.world.permissions(of.person, of.channel).0.to_string());
        object["member"] = who;
        object["guild_id"] = json!(server.id);
        object["guild"] = json!({"id": server.id, "locale": server.locale, "features": ["COMMUNITY"]});
        object["guild_locale"] = json!(server.locale);
        object["context"] = json!(0);
        object["authorizing_integration_owners"] = json!({"0": server.id});
    }
    if let Some(found) = occasion.message.and_then(|id| state.message(id)) {
        object["message"] = message(state, found);
    }
    Some(object)
}
