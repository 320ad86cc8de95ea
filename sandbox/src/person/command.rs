//! Commands as a person sees them: only those that the person may use, in the person's language.

use serde::Serialize;
use serde_json::Value;

use super::act::seen_channel;
use crate::permission::Permissions;
use crate::refused::Refused;
use crate::snowflake::Id;
use crate::state::SandboxState;

/// A command, in the person's language.
#[derive(Clone, Debug, Serialize)]
pub struct CommandSeen {
    /// Its id.
    pub id: Value,
    /// Its name in requests.
    pub name: String,
    /// Its name for the person.
    pub display_name: String,
    /// Its purpose, in the person's language.
    pub description: String,
    /// Its options, or subcommands.
    pub options: Vec<OptionSeen>,
}

/// An option, in the person's language.
#[derive(Clone, Debug, Serialize)]
pub struct OptionSeen {
    /// Its name in requests.
    pub name: String,
    /// Its name for the person.
    pub display_name: String,
    /// Its purpose, in the person's language.
    pub description: String,
    /// Discord's number for its type.
    #[serde(rename = "type")]
    pub kind: u64,
    /// Whether it must be given.
    pub required: bool,
    /// Whether the bot suggests values.
    pub autocomplete: bool,
    /// The only values allowed, if any are listed.
    pub choices: Vec<ChoiceSeen>,
    /// The least number.
    pub min_value: Value,
    /// The greatest number.
    pub max_value: Value,
    /// The shortest text.
    pub min_length: Value,
    /// The longest text.
    pub max_length: Value,
    /// The types of channels allowed.
    pub channel_types: Vec<Value>,
    /// The options of a subcommand, or the subcommands of a group.
    pub options: Vec<OptionSeen>,
}

/// A listed value of an option.
#[derive(Clone, Debug, Serialize)]
pub struct ChoiceSeen {
    /// Its name for the person.
    pub name: String,
    /// The value that is sent.
    pub value: Value,
}

/// The text under `key` in the person's language; English of either kind stands in for the other.
pub(super) fn localised(object: &Value, key: &str, locale: &str) -> String {
    let texts = &object[format!("{key}_localizations")];
    let other = match locale {
        "en-US" => "en-GB",
        "en-GB" => "en-US",
        _ => "",
    };
    let found = texts[locale].as_str().or_else(|| texts[other].as_str()).or_else(|| object[key].as_str());
    found.unwrap_or_default().to_owned()
}

fn list(object: &Value, key: &str) -> Vec<Value> {
    object[key].as_array().cloned().unwrap_or_default()
}

impl CommandSeen {
    fn new(command: &Value, locale: &str) -> Self {
        Self {
            id: command["id"].clone(),
            name: command["name"].as_str().unwrap_or_default().to_owned(),
            display_name: localised(command, "name", locale),
            description: localised(command, "description", locale),
            options: list(command, "options").iter().map(|it| OptionSeen::new(it, locale)).collect(),
        }
    }
}

impl OptionSeen {
    fn new(option: &Value, locale: &str) -> Self {
        let choice =
            |it: &Value| ChoiceSeen { name: localised(it, "name", locale), value: it["value"].clone() };
        Self {
            name: option["name"].as_str().unwrap_or_default().to_owned(),
            display_name: localised(option, "name", locale),
            description: localised(option, "description", locale),
            kind: option["type"].as_u64().unwrap_or_default(),
            required: option["required"].as_bool().unwrap_or(false),
            autocomplete: option["autocomplete"].as_bool().unwrap_or(false),
            choices: list(option, "choices").iter().map(choice).collect(),
            min_value: option["min_value"].clone(),
            max_value: option["max_value"].clone(),
            min_length: option["min_length"].clone(),
            max_length: option["max_length"].clone(),
            channel_types: list(option, "channel_types"),
            options: list(option, "options").iter().map(|it| Self::new(it, locale)).collect(),
        }
    }
}

/// Discord's numbers of where a command is used: on servers, and in direct messages with the bot.
const ON_SERVERS: u64 = 0;
const DIRECTLY: u64 = 1;

/// The registered slash commands that a person may use in a channel, as Discord's objects; a server's own come first.
pub(super) fn usable(state: &SandboxState, who: Id, channel: Id) -> Result<Vec<&Value>, Refused> {
    let channel_seen = seen_channel(state, who, channel)?;
    let (server, direct) = (channel_seen.server, channel_seen.recipient.is_some());
    let permissions = state.world.permissions(who, channel);
    let context = if direct { DIRECTLY } else { ON_SERVERS };
    // Without a list it is used everywhere.
    let here = |command: &&Value| {
        command["contexts"].as_array().is_none_or(|contexts| contexts.iter().any(|it| *it == context))
    };
    let may = |command: &&Value| match command["default_member_permissions"].as_str() {
        None => true,
        Some(_) if direct => true,
        Some(text) => match text.parse().unwrap_or(0) {
            0 => permissions == Permissions::ALL,
            bits => permissions.has(Permissions(bits)),
        },
    };
    let member = state.world.servers.get(&server).is_some_and(|it| it.members.contains_key(&state.bot));
    let lists = [Some(server), None].into_iter().filter_map(|scope| state.commands.get(&scope));
    let slash = lists.flatten().filter(|it| (member || direct) && it["type"] == 1);
    Ok(slash.filter(here).filter(may).collect())
}

/// Lists the commands that a person may use in a channel, in their language.
pub(super) fn commands(state: &SandboxState, who: Id, channel: Id) -> Result<Vec<CommandSeen>, Refused> {
    let locale = locale_of(state, who);
    Ok(usable(state, who, channel)?.into_iter().map(|it| CommandSeen::new(it, &locale)).collect())
}

pub(super) fn locale_of(state: &SandboxState, who: Id) -> String {
    state.world.people.get(&who).map_or_else(|| "en-US".to_owned(), |person| person.locale.clone())
}
