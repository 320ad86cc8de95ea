//! Whatever the bot writes: boards, panels, questions, lists. Everything here is made of a table as it stands and of a viewer's sight of
//! it; nothing is done, stored or sent here. The desk and the outbox hold a [`Scribe`] each.
//!
//! [`parts`] is what every message is made of, [`public`] what stands in a channel; the rest are answers for one person.

pub(crate) mod direct;
pub(crate) mod doubts;
pub(crate) mod explain;
pub(crate) mod failure;
pub(crate) mod fairness;
pub(crate) mod help;
pub(crate) mod hint;
pub(crate) mod holidays;
pub(crate) mod leaderboard;
pub(crate) mod lobby;
pub(crate) mod me;
pub(crate) mod orders;
pub(crate) mod panel;
pub(crate) mod parts;
pub(crate) mod plan;
pub(crate) mod privacy;
pub(crate) mod profile;
pub(crate) mod public;
pub(crate) mod reading;
pub(crate) mod replay;
pub(crate) mod settings;
pub(crate) mod share;
pub(crate) mod standings;
pub(crate) mod waiting;
pub(crate) mod ways;

use std::sync::Arc;

use super::wire::known::Known;
use crate::pictures::Pictures;
use host::tables::Clock;
use parts::mentions::Mentions;
use parts::page::Page;
use session::Session;
use words::{Lang, Speech};

/// Whoever writes the bot's messages; cheap to clone.
#[derive(Clone)]
pub(crate) struct Scribe {
    pub pictures: Pictures,
    pub known: Arc<Known>,
    pub mentions: Arc<Mentions>,
    pub clock: Clock,
    /// Whether the bot can ask the public beacon.
    pub has_beacon: bool,
}

impl Scribe {
    /// Seconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        (self.clock)()
    }

    /// A page as it goes out: with the commands that it names to be pressed.
    pub(crate) fn sealed(&self, page: Page) -> Page {
        page.linked(&self.mentions)
    }
}

/// The language of a table's public texts.
pub(crate) fn public_lang(session: &Session) -> Lang {
    session.language.parse().unwrap_or_default()
}

/// The language of a table's public texts, with the names there.
pub(crate) fn public_speech(session: &Session) -> Speech {
    session.speech(public_lang(session))
}
