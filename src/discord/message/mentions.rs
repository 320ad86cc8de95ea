//! Commands that can be pressed where a text names them.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::discord::wire::mend::{number, text};
use session::{Posting, Session};
use words::{Lang, Phrases};

/// Discord's type of a command in a group.
const SUBCOMMAND: u8 = 1;

/// The commands as Discord has numbered them, by each of their names in texts. Empty until they are registered.
#[derive(Debug, Default)]
pub(crate) struct Mentions(BTreeMap<String, String>);

impl Mentions {
    /// The commands that Discord knows.
    pub(crate) fn of(registered: &Value) -> Mentions {
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let pressed = list(registered).into_iter().filter_map(|command| {
            let (name, id) = (text(&command["name"]), number(&command["id"])?);
            let parts = list(&command["options"]).into_iter().filter(|option| option["type"] == SUBCOMMAND);
            let parts: Vec<String> = parts.map(|part| format!("{name} {}", text(&part["name"]))).collect();
            // A group by itself cannot be pressed.
            let names = if parts.is_empty() { vec![name] } else { parts };
            Some(names.into_iter().map(move |name| (name, id)))
        });
        let pressed: Vec<(String, u64)> = pressed.flatten().collect();
        Mentions::numbered(pressed.iter().map(|(name, id)| (name.as_str(), *id)))
    }

    /// Commands by their names in code – after their group's, `table start` – and their numbers.
    pub(crate) fn numbered<'a>(commands: impl IntoIterator<Item = (&'a str, u64)>) -> Mentions {
        let mut mentions = BTreeMap::new();
        for (command, id) in commands {
            let pressed = format!("</{command}:{id}>");
            for name in names(command) {
                // Discord shows a mention as it is written, and pressing a translated name does nothing, so the text needs both.
                let shown = if name == command { pressed.clone() } else { format!("{pressed} (`/{name}`)") };
                mentions.insert(name, shown);
            }
        }
        Mentions(mentions)
    }

    /// The text, with every command that stands alone in code, such as `/play`, made into one to press.
    pub(crate) fn link(&self, text: &str) -> String {
        let mut linked = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, code)) = rest.split_once("`/") {
            linked.push_str(before);
            let named = code.split_once('`').and_then(|(name, after)| Some((self.0.get(name)?, after)));
            match named {
                // The name that comes with a mention is not linked again.
                Some((mention, after)) if !linked.ends_with("> (") => {
                    linked.push_str(mention);
                    rest = after;
                }
                _ => {
                    linked.push_str("`/");
                    rest = code;
                }
            }
        }
        linked + rest
    }
}

/// The names of a command in each language, after its group's name if it has one.
pub(crate) fn names(command: &str) -> Vec<String> {
    let called = |lang: Lang| {
        let mut key = "command".to_owned();
        let words = command.split(' ').map(|word| {
            key = format!("{key}-{word}");
            let known = Phrases::shared().has(lang, &key);
            known.then(|| Phrases::shared().text(lang, &key, &[], &|_| String::new()))
        });
        Some(words.collect::<Option<Vec<String>>>()?.join(" "))
    };
    Lang::ALL.into_iter().filter_map(called).collect()
}

/// Discord's link to a message of the table's server.
pub(crate) fn link(session: &Session, posting: Posting) -> String {
    let Posting { channel, message } = posting;
    format!("https://discord.com/channels/{}/{channel}/{message}", session.place.guild)
}
