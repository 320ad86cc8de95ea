//! The people's actions and the bot's words, as Discord has them in its journal.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use sandbox::{Id, JournalFile, JournalRequest};
use serde_json::Value;

/// How the sentence begins that says that a press was not carried out.
const STALE: &str = "The table has moved on. I kept";

/// The text before an interaction's number in its token.
const TOKEN: &str = "aW50ZXJhY3Rpb246";

/// A move that somebody made.
#[derive(Clone)]
pub(super) struct Deed {
    pub(super) interaction: Id,
    pub(super) user: Id,
    /// What the button said; none if it was typed.
    pub(super) notation: Option<String>,
}

/// All moves that people made, whatever the outcome.
#[derive(Clone, Default)]
pub(super) struct Deeds(Arc<Mutex<Vec<Deed>>>);

impl Deeds {
    pub(super) fn note(&self, deed: Deed) {
        self.0.lock().expect("nobody panics with it").push(deed);
    }

    pub(super) fn all(&self) -> Vec<Deed> {
        self.0.lock().expect("nobody panics with it").clone()
    }
}

/// A message that the bot posted for all.
pub(super) struct Posted {
    pub(super) channel: String,
    pub(super) id: String,
    pub(super) nonce: String,
    pub(super) content: String,
    pub(super) buttons: Vec<String>,
}

/// A board as it was posted or edited.
pub(super) struct Shown {
    pub(super) message: String,
    pub(super) content: String,
    picture: Option<JournalFile>,
}

impl Shown {
    /// Whether another message showed the same.
    pub(super) fn repeats(&self, before: &Shown) -> bool {
        let bytes = |shown: &Shown| shown.picture.as_ref().map(|file| file.bytes.clone());
        self.message != before.message && self.content == before.content && bytes(self) == bytes(before)
    }
}

/// The bot's requests that Discord accepted.
pub(super) struct Facts {
    /// Each message once, however often it was sent under its nonce.
    pub(super) posts: Vec<Posted>,
    /// The content of each table's boards, one after the other, by the button that each has.
    pub(super) boards: BTreeMap<String, Vec<Shown>>,
    /// The contents of answers by interaction, and whether there is something to press or to see.
    answers: BTreeMap<u64, Vec<(String, bool)>>,
}

impl Facts {
    pub(super) fn of(journal: &[JournalRequest]) -> Facts {
        let mut facts = Facts { posts: Vec::new(), boards: BTreeMap::new(), answers: BTreeMap::new() };
        for entry in journal.iter().filter(|entry| (200..300).contains(&entry.status)) {
            let path: Vec<&str> = entry.path.split('/').collect();
            match (entry.method.as_str(), path.as_slice()) {
                ("POST", ["channels", channel, "messages"]) => {
                    facts.post(entry, channel);
                    facts.board(entry);
                }
                ("PATCH", ["channels", _, "messages", _]) => facts.board(entry),
                ("POST", ["interactions", id, _, "callback"]) => {
                    facts.answer(entry, id.parse().ok(), &entry.body["data"]);
                }
                ("PATCH", ["webhooks", _, token, "messages", "@original"]) => {
                    let id = token.strip_prefix(TOKEN).and_then(|rest| rest.split('.').next());
                    facts.answer(entry, id.and_then(|id| id.parse().ok()), &entry.body);
                }
                _ => {}
            }
        }
        facts
    }

    fn post(&mut self, entry: &JournalRequest, channel: &str) {
        let id = text(&entry.answer["id"]);
        if self.posts.iter().any(|posted| posted.id == id) {
            return;
        }
        self.posts.push(Posted {
            channel: channel.to_owned(),
            id,
            nonce: text(&entry.body["nonce"]),
            content: text(&entry.body["content"]),
            buttons: custom_ids(&entry.body),
        });
    }

    fn board(&mut self, entry: &JournalRequest) {
        // The last board has one of the buttons in place of the other.
        let marks = custom_ids(&entry.body).into_iter().map(|id| id.replace(":share:", ":text:"));
        let Some(button) = marks.into_iter().find(|id| id.contains(":text:")) else {
            return;
        };
        let message = text(&entry.answer["id"]);
        let shown = self.boards.entry(button).or_default();
        // Sending again under a known nonce changes nothing.
        if entry.method == "POST" && shown.iter().any(|shown| shown.message == message) {
            return;
        }
        shown.push(Shown {
            message,
            content: text(&entry.answer["content"]),
            picture: entry.files.first().cloned(),
        });
    }

    fn answer(&mut self, entry: &JournalRequest, interaction: Option<u64>, data: &Value) {
        let ids = custom_ids(data);
        let shows = !entry.files.is_empty() || (!ids.is_empty() && !ids.iter().any(|id| leads_on(id)));
        let interaction = interaction.expect("an interaction has a number");
        self.answers.entry(interaction).or_default().push((text(&data["content"]), shows));
    }

    /// Whether that move was acknowledged: a refusal is a sentence with ways on, and a press that came too late says so.
    pub(super) fn acknowledges(&self, deed: &Deed) -> bool {
        let answers = self.answers.get(&deed.interaction.0).map(Vec::as_slice).unwrap_or_default();
        answers.iter().any(|(_, shows)| *shows) && !answers.iter().any(|(said, _)| said.starts_with(STALE))
    }
}

/// Whether a button leads on from a refusal: no panel has one of these.
fn leads_on(id: &str) -> bool {
    let ways = ["text", "share", "join", "leave", "start", "play", "back", "digest"];
    ways.iter().any(|way| id.contains(&format!(":{way}:")))
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// The custom_ids of the buttons and menus of a message's JSON.
fn custom_ids(message: &Value) -> Vec<String> {
    let rows = message["components"].as_array().into_iter().flatten();
    let parts = rows.filter_map(|row| row["components"].as_array()).flatten();
    parts.filter_map(|part| part["custom_id"].as_str().map(str::to_owned)).collect()
}
