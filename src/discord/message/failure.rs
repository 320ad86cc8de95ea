//! Why something that a person asked for was not done, and what they read.

use poise::serenity_prelude as serenity;
use rules::{Arg, Words as _};

use crate::discord::wire::limits::fit;
use crate::log;
use host::database::StoreError;
use session::Denied;
use words::Speech;

/// The reason why something that a person asked for was not done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The person reads why: a message key with its variables.
    #[error("{0}")]
    Told(&'static str, Vec<(&'static str, Arg)>),
    /// The tables refuse.
    #[error("{0}")]
    Denied(#[from] Denied),
    /// A fault: logged, and the person reads that nothing is lost.
    #[error("{0:#}")]
    Broken(#[from] anyhow::Error),
}

/// What leads on from a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Only to wait, to ask somebody, or to write it differently.
    None,
    /// The buttons for where the person stands.
    Here,
    /// A table of their own.
    Play,
    /// The table that already stands there, or another one in a thread.
    Beside,
    /// The person's tables.
    Games,
    /// The rules of a game.
    Rules,
    /// Their seat, on which a computer plays.
    Back,
}

impl Failure {
    /// Whether something is broken, rather than refused.
    pub(crate) const fn is_fault(&self) -> bool {
        matches!(self, Failure::Broken(_) | Failure::Denied(Denied::Broken(_)))
    }

    /// What leads on; by default the buttons for where the person stands.
    pub(crate) fn step(&self) -> Step {
        match self {
            Failure::Told("deny-expired" | "deny-take-seat" | "deny-mute" | "hint-late", _) => Step::Here,
            Failure::Told("deny-which-table" | "deny-elsewhere", _) => Step::Here,
            Failure::Told("denied-unknown-game" | "deny-no-threads" | "deny-play-which", _) => Step::Play,
            Failure::Told("rules-which", _) => Step::Rules,
            Failure::Told(..) | Failure::Broken(_) => Step::None,
            Failure::Denied(denied) => match denied {
                Denied::UnknownGame(_) => Step::Play,
                Denied::ChannelTaken | Denied::Full | Denied::TakenOff => Step::Beside,
                Denied::TooManyLobbies { .. } => Step::Games,
                Denied::HandedOver => Step::Back,
                Denied::Unsure(_) | Denied::Starting | Denied::Thinking | Denied::Frozen => Step::None,
                Denied::NoComputerFree { .. } | Denied::TooManyComputers { .. } => Step::None,
                Denied::NotHostNorModerator | Denied::Busy | Denied::Broken(_) => Step::None,
                _ => Step::Here,
            },
        }
    }

    /// A refusal without variables.
    pub(crate) const fn told(key: &'static str) -> Failure {
        Failure::Told(key, Vec::new())
    }

    /// The sentence for the person who asked. A fault is logged with the table's number.
    pub(crate) fn sentence(&self, speech: &Speech, table: Option<i64>) -> String {
        match self {
            Failure::Told(key, args) => speech.text(key, args),
            Failure::Denied(Denied::Broken(cause)) | Failure::Broken(cause) => {
                let cause = format!("{cause:#}");
                let note = log::mark(&cause);
                tracing::error!(session = table, note, cause, "could not serve");
                speech.text("deny-broken", &[("note", Arg::Text(note))])
            }
            Failure::Denied(denied) => denied.say(speech),
        }
    }
}

/// The most characters of a typed text to quote.
const QUOTED: usize = 50;

/// A typed text, as it is quoted.
pub(crate) fn typed(text: &str) -> Arg {
    Arg::Typed(fit(text, QUOTED))
}

/// What suggestions are made from; none if it cannot be had. Nobody reads why a list stays empty, so a fault is logged.
pub(crate) fn suggested<T>(found: Result<T, impl Into<Failure>>) -> Option<T> {
    match found.map_err(Into::into) {
        Ok(found) => Some(found),
        Err(Failure::Broken(cause) | Failure::Denied(Denied::Broken(cause))) => {
            tracing::warn!(cause = %format!("{cause:#}"), "nothing can be suggested");
            None
        }
        Err(Failure::Denied(Denied::Busy)) => {
            tracing::warn!("nothing can be suggested: the database takes nothing at the moment");
            None
        }
        Err(_) => None,
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Failure::Denied(error.into())
    }
}

impl From<serenity::Error> for Failure {
    fn from(error: serenity::Error) -> Self {
        Failure::Broken(error.into())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[test]
    fn why_a_list_of_suggestions_stays_empty_is_logged_if_it_is_a_fault() {
        let full = || Failure::Broken(anyhow::anyhow!("the server's disk is full"));
        let ordinary = || Failure::Told("deny-which-table", Vec::new());
        for (failure, said) in [
            (full(), "the server's disk is full"),
            (Failure::Denied(Denied::Busy), "takes nothing at the moment"),
            (ordinary(), ""),
        ] {
            let written = tempfile::NamedTempFile::new().expect("a file");
            let writer = Arc::new(written.reopen().expect("it can be written"));
            let subscriber = tracing_subscriber::fmt().with_writer(writer).finish();
            tracing::subscriber::with_default(subscriber, || {
                assert_eq!(suggested(Err::<(), _>(failure)), None);
            });
            let logged = std::fs::read_to_string(written.path()).expect("it is read");
            assert!(logged.contains(said) && logged.is_empty() == said.is_empty(), "{logged}");
        }
    }
}
