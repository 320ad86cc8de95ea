//! Interactions, as the gateway delivers them.

use serde_json::{Value, json};

use super::{member, message, partial_channel};
use crate::interaction::Interaction;
use crate::limits::FILE;
use crate::snowflake::Id;
use crate::state::State;

/// Data that go with an interaction beside its record.
pub(crate) struct Occasion {
    /// The type's own data.
    pub(crate) data: Value,
    /// The message whose component was used.
    pub(crate) message: Option<Id>,
}

/// The whole payload of INTERACTION_CREATE.
pub(crate) fn interaction(state: &State, of: &Interaction, occasion: &Occasion) -> Option<Value> {
    let channel = state.world.channels.get(&of.channel)?;
    let server = state.world.servers.get(&channel.server)?;
    let person = state.world.people.get(&of.person)?;
    let mut who = member(state, server, of.person)?;
    who["permissions"] = json!(state.world.permissions(of.person, of.channel).0.to_string());
    // Also where it is no member of a private thread: whether it is, the bot must find out otherwise.
    let app_permissions = state.world.permissions_by_rules(state.bot, of.channel);
    let mut object = json!({
        "id": of.id, "application_id": state.bot, "type": of.deed.number(), "token": of.token, "version": 1,
        "data": occasion.data, "guild_id": server.id, "channel_id": of.channel,
        "guild": {"id": server.id, "locale": server.locale, "features": ["COMMUNITY"]},
        "channel": partial_channel(state, channel, of.person), "member": who, "locale": person.locale,
        "guild_locale": server.locale, "app_permissions": app_permissions.0.to_string(),
        "entitlements": [], "entitlement_sku_ids": [], "authorizing_integration_owners": {"0": server.id},
        "context": 0, "attachment_size_limit": FILE,
    });
    if let Some(found) = occasion.message.and_then(|id| state.message(id)) {
        object["message"] = message(state, found);
    }
    Some(object)
}
