//! Servers and the people in them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::permission::Permissions;
use crate::snowflake::Id;

/// A person or the bot, with an account.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) id: Id,
    /// The unique account name, lower case.
    pub(crate) username: String,
    /// The display name.
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) colour: String,
    pub(crate) bot: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Role {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) permissions: Permissions,
    /// RGB, 0 for none.
    pub(crate) colour: u32,
    pub(crate) position: u16,
    pub(crate) mentionable: bool,
    /// The bot whose own role this is.
    pub(crate) of_bot: Option<Id>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Member {
    pub(crate) roles: Vec<Id>,
    pub(crate) joined: Millis,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Server {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) owner: Id,
    pub(crate) roles: Vec<Role>,
    pub(crate) members: BTreeMap<Id, Member>,
}

impl Server {
    pub(crate) fn role(&self, id: Id) -> Option<&Role> {
        self.roles.iter().find(|role| role.id == id)
    }

    pub(crate) fn moderator_role(&self) -> Option<Id> {
        self.roles.iter().find(|role| role.name == "Moderator").map(|role| role.id)
    }
}
