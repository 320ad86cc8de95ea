//! What the host can change in the lobby, with the possible values.

use rules::{Values, Words as _};

use crate::discord::features::opening::setup::Strength;
use session::{Session, TERMS, TermSpec, Terms};
use words::Speech;

/// One thing that the host can change in the lobby.
pub(crate) struct LobbyChoice {
    /// Its key: an option's, [`SEATS`] or [`COMPUTER`].
    pub key: String,
    /// Its name in the caller's language.
    pub label: String,
    /// Its possible values, each with a label.
    pub values: Vec<(String, String)>,
    /// Its present value; none if choosing it adds something.
    pub now: Option<String>,
    /// Whether nothing unusual is agreed on it.
    pub is_usual: bool,
}

impl LobbyChoice {
    /// The label of its present value; a value that is not offered is its own.
    pub(crate) fn now(&self) -> Option<&str> {
        let now = self.now.as_ref()?;
        let offered = self.values.iter().find(|(_, value)| value == now);
        Some(offered.map_or(now, |(label, _)| label))
    }
}

/// The key that stands for the number of seats.
pub(crate) const SEATS: &str = "seats";

/// The key that stands for another computer at the table; its values are the levels.
pub(crate) const COMPUTER: &str = "computer";

/// The value of the term of luck that needs a beacon.
const BEACON: (&str, &str) = ("luck", "beacon");

/// Seats, the game's options, computers for free seats and the terms of every table, in the words of that language. A beacon can be chosen
/// if the bot has one.
pub(crate) fn choices(session: &Session, speech: &Speech, has_beacon: bool) -> Vec<LobbyChoice> {
    let title = session.title;
    let (fewest, most) = title.seats();
    let count = |seats: u8| (speech.text("lobby-seats-value", &[("count", seats.into())]), seats.to_string());
    let mut choices = Vec::new();
    if fewest < most {
        choices.push(LobbyChoice {
            key: SEATS.to_owned(),
            label: speech.say("lobby-seats"),
            values: (fewest..=most).map(count).collect(),
            now: Some(session.seats_wanted.to_string()),
            is_usual: true,
        });
    }
    for spec in title.options() {
        let Values::OneOf(values) = spec.values else { continue };
        let key = format!("{}-option-{}", title.id(), spec.key);
        let value = |value: &&str| (speech.say(&format!("{key}-{value}")), (*value).to_owned());
        let now = session.options.value(title.options(), spec.key);
        choices.push(LobbyChoice {
            key: spec.key.to_owned(),
            label: speech.say(&key),
            values: values.iter().map(value).collect(),
            now: Some(now.to_owned()),
            is_usual: now == spec.default,
        });
    }
    if session.seats.len() < usize::from(session.seats_wanted) {
        let value = |level: Strength| (speech.say(&format!("computer-level-{level}")), level.to_string());
        choices.push(LobbyChoice {
            key: COMPUTER.to_owned(),
            label: speech.say("lobby-button-computer"),
            values: Strength::offered().map(value).collect(),
            now: None,
            is_usual: true,
        });
    }
    choices.extend(TERMS.iter().map(|term| agreed_term(term, session, speech)));
    for choice in choices.iter_mut().filter(|choice| !has_beacon && choice.key == BEACON.0) {
        choice.values.retain(|(_, value)| value != BEACON.1 || choice.now.as_ref() == Some(value));
    }
    choices
}

/// Whether that key and value ask for a beacon.
pub(crate) fn asks_beacon(key: &str, value: &str) -> bool {
    (key, value) == BEACON
}

/// A term of every table, with what is agreed on it.
fn agreed_term(term: &TermSpec, session: &Session, speech: &Speech) -> LobbyChoice {
    let key = term.key;
    let value = |value: &&str| (speech.say(&format!("term-{key}-{value}")), (*value).to_owned());
    let mut values: Vec<(String, String)> = term.values.iter().map(value).collect();
    let hints = || if session::hint::has_hints(session) { "yes" } else { "no" }.to_owned();
    let agreed = session.terms.value(key);
    let is_usual = agreed.as_ref().is_none_or(|value| Terms::is_default(key, value));
    let now = agreed.unwrap_or_else(hints);
    if !values.iter().any(|(_, value)| *value == now) {
        // Custom numbers are their own label.
        values.push((now.clone(), now.clone()));
    }
    LobbyChoice {
        key: key.to_owned(),
        label: speech.say(&format!("term-{key}")),
        values,
        now: Some(now),
        is_usual,
    }
}
