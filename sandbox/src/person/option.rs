//! Turns what a person filled in into the options that an interaction carries.

use serde_json::{Map, Value, json};

use super::command::{localised, usable};
use crate::object;
use crate::refused::Refused;
use crate::snowflake::Id;
use crate::state::SandboxState;

/// The option that is being typed into, and its text so far.
pub(crate) struct Focus<'a> {
    pub(crate) option: &'a str,
    pub(crate) value: &'a str,
}

/// A command filled in.
pub(super) struct Filled {
    pub(super) full_name: String,
    /// The data of the interaction.
    pub(super) data: Value,
    /// The type of the focused option.
    pub(super) focused_type: u64,
}

/// The person who fills in, their place and language.
struct Filler<'a> {
    state: &'a SandboxState,
    who: Id,
    server: Id,
    locale: String,
    focus: Option<Focus<'a>>,
    focused_type: u64,
    resolved: Value,
}

/// Fills in the command that a path such as `settings language` names.
pub(super) fn fill(
    state: &SandboxState,
    (who, channel): (Id, Id),
    path: &str,
    given: &Map<String, Value>,
    focus: Option<Focus<'_>>,
) -> Result<Filled, Refused> {
    let unknown = || Refused::UnknownCommand(path.to_owned());
    let mut words = path.trim().trim_start_matches('/').split_whitespace();
    let locale = super::command::locale_of(state, who);
    let first = words.next().ok_or_else(unknown)?;
    let known = usable(state, who, channel)?;
    let command = known.into_iter().find(|it| is_called(it, first, &locale)).ok_or_else(unknown)?;
    let server = state.world.channels.get(&channel).map_or_else(Id::default, |it| it.server);
    let mut filler = Filler { state, who, server, locale, focus, focused_type: 3, resolved: json!({}) };
    let mut names = vec![command["name"].as_str().unwrap_or_default().to_owned()];
    let mut levels: Vec<&Value> = Vec::new();
    let mut level = command;
    while nested(level) {
        let word = words.next().ok_or_else(unknown)?;
        let options = level["options"].as_array().ok_or_else(unknown)?;
        level = options.iter().find(|it| is_called(it, word, &filler.locale)).ok_or_else(unknown)?;
        names.push(level["name"].as_str().unwrap_or_default().to_owned());
        levels.push(level);
    }
    if words.next().is_some() {
        return Err(unknown());
    }
    let mut options = filler.options(level["options"].as_array().map_or(&[], Vec::as_slice), given)?;
    for level in levels.into_iter().rev() {
        options = vec![json!({"name": level["name"], "type": level["type"], "options": options})];
    }
    let mut data = json!({"id": command["id"], "name": command["name"], "type": 1, "options": options});
    if filler.resolved != json!({}) {
        data["resolved"] = filler.resolved;
    }
    if let Some(server) = command.get("guild_id") {
        data["guild_id"] = server.clone();
    }
    Ok(Filled { full_name: names.join(" "), data, focused_type: filler.focused_type })
}

/// Whether a command holds subcommands rather than values.
pub(super) fn nested(command: &Value) -> bool {
    matches!(command["options"][0]["type"].as_u64(), Some(1 | 2))
}

/// Whether that is its name, in English or in the language.
pub(super) fn is_called(object: &Value, name: &str, locale: &str) -> bool {
    object["name"] == name || localised(object, "name", locale) == name
}

impl Filler<'_> {
    fn options(&mut self, known: &[Value], given: &Map<String, Value>) -> Result<Vec<Value>, Refused> {
        let locale = self.locale.clone();
        if let Some(stray) = given.keys().find(|key| !known.iter().any(|it| is_called(it, key, &locale))) {
            return Err(Refused::InvalidOption(format!("there is no option {stray}")));
        }
        let mut filled = Vec::new();
        for option in known {
            let name = option["name"].as_str().unwrap_or_default();
            let kind = option["type"].as_u64().unwrap_or(3);
            if let Some(focus) = self.focus.as_ref().filter(|it| is_called(option, it.option, &locale)) {
                self.focused_type = kind;
                filled.push(json!({"name": name, "type": kind, "value": focus.value, "focused": true}));
                continue;
            }
            let value = given.iter().find(|(key, _)| is_called(option, key, &locale)).map(|(_, value)| value);
            match value.filter(|it| !it.is_null()) {
                Some(value) => {
                    let value = self.value(option, kind, value)?;
                    filled.push(json!({"name": name, "type": kind, "value": value}));
                }
                None if option["required"] == json!(true) && self.focus.is_none() => {
                    return Err(Refused::InvalidOption(format!("the option {name} is required")));
                }
                None => {}
            }
        }
        Ok(filled)
    }

    fn value(&mut self, option: &Value, kind: u64, given: &Value) -> Result<Value, Refused> {
        let name = option["name"].as_str().unwrap_or_default();
        let wrong = |what: &str| Refused::InvalidOption(format!("{name}: {what}"));
        let text = given.as_str().map_or_else(|| given.to_string(), str::to_owned);
        if let Some(choices) = option["choices"].as_array().filter(|list| !list.is_empty()) {
            let fits = |it: &&Value| it["value"] == *given || it["value"] == text || self.reads(it, &text);
            let choice = choices.iter().find(fits).ok_or_else(|| wrong("not one of the choices"))?;
            return Ok(choice["value"].clone());
        }
        let bounds = |number: f64| {
            let below = option["min_value"].as_f64().is_some_and(|least| number < least);
            let above = option["max_value"].as_f64().is_some_and(|most| number > most);
            if below || above { Err(wrong("out of bounds")) } else { Ok(()) }
        };
        match kind {
            3 => {
                let length = text.chars().count() as u64;
                let least = option["min_length"].as_u64().unwrap_or(0);
                let most = option["max_length"].as_u64().unwrap_or(6000);
                if length < least || length > most {
                    Err(wrong("too short or too long"))
                } else {
                    Ok(json!(text))
                }
            }
            4 => {
                let number: i32 = text.trim().parse().map_err(|_| wrong("not a whole number"))?;
                bounds(f64::from(number))?;
                Ok(json!(number))
            }
            5 => match text.to_lowercase().as_str() {
                "true" => Ok(json!(true)),
                "false" => Ok(json!(false)),
                _ => Err(wrong("neither true nor false")),
            },
            10 => {
                let number: f64 = text.trim().parse().map_err(|_| wrong("not a number"))?;
                bounds(number)?;
                Ok(json!(number))
            }
            6..=9 => self
                .reference(kind, &option["channel_types"], &text)
                .ok_or_else(|| wrong("nobody and nothing of that name")),
            _ => Err(wrong("this type of option is not supported")),
        }
    }

    /// Whether a person reads that text on the choice.
    fn reads(&self, choice: &Value, text: &str) -> bool {
        choice["name"] == text || localised(choice, "name", &self.locale) == text
    }

    /// A user, channel or role by id, mention or name, with its resolved data; a channel only if the person sees it and it is of those
    /// types.
    fn reference(&mut self, kind: u64, types: &Value, text: &str) -> Option<Value> {
        let server = self.state.world.servers.get(&self.server)?;
        let bare =
            text.trim().trim_matches(|c| matches!(c, '<' | '>' | '@' | '#' | '&' | '!')).to_lowercase();
        if matches!(kind, 6 | 9) {
            let people = server.members.keys().filter_map(|id| self.state.world.people.get(id));
            let called = |it: &&crate::world::Person| {
                it.id.to_string() == bare || it.username == bare || it.name.to_lowercase() == bare
            };
            if let Some(person) = people.into_iter().find(called) {
                let id = person.id.to_string();
                self.resolved["users"][&id] = object::user(person);
                let mut member = object::member(self.state, server, person.id)?;
                if let Some(member) = member.as_object_mut() {
                    member.remove("user");
                }
                member["permissions"] =
                    json!(self.state.world.permissions_in(person.id, server).0.to_string());
                self.resolved["members"][&id] = member;
                return Some(json!(id));
            }
        }
        if kind == 7 {
            let world = &self.state.world;
            let types = types.as_array().filter(|types| !types.is_empty());
            let offered = |it: &&crate::world::Channel| {
                it.server == self.server
                    && world.sees(self.who, it.id)
                    && types.is_none_or(|types| types.contains(&json!(it.kind.number())))
            };
            let mut channels = world.channels.values().filter(offered);
            let found = channels.find(|it| it.id.to_string() == bare || it.name.to_lowercase() == bare)?;
            let id = found.id.to_string();
            self.resolved["channels"][&id] = object::partial_channel(self.state, found, self.who);
            return Some(json!(id));
        }
        if kind == 6 {
            return None;
        }
        let role =
            server.roles.iter().find(|it| it.id.to_string() == bare || it.name.to_lowercase() == bare)?;
        self.resolved["roles"][role.id.to_string()] = object::role(role);
        Some(role.id.json())
    }
}

/// The ids that a person has chosen from a menu, and Discord's `resolved` object for them.
pub(super) fn resolve_chosen(
    state: &SandboxState,
    (who, channel): (Id, Id),
    menu: &Value,
    values: &[String],
) -> Option<(Vec<Value>, Value)> {
    let server = state.world.channels.get(&channel)?.server;
    let option_kind = match menu["type"].as_u64() {
        Some(5) => 6,
        Some(6) => 8,
        Some(7) => 9,
        Some(8) => 7,
        _ => return Some((values.iter().map(|value| json!(value)).collect(), json!({}))),
    };
    let locale = String::new();
    let mut filler = Filler { state, who, server, locale, focus: None, focused_type: 3, resolved: json!({}) };
    let chosen = values.iter().map(|value| filler.reference(option_kind, &menu["channel_types"], value));
    let chosen = chosen.collect::<Option<Vec<Value>>>()?;
    Some((chosen, filler.resolved))
}
