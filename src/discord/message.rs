//! How a message is made: its page, rows, buttons, pictures and custom_ids. Nothing is done, stored or sent here.
//!
//! What a feature says is written in its `page.rs`, from a table as it stands and a viewer's sight of it.

pub(crate) mod cover;
pub(crate) mod failure;
pub(crate) mod mentions;
pub(crate) mod page;
pub(crate) mod phone;
pub(crate) mod position;
pub(crate) mod press;
pub(crate) mod rows;
pub(crate) mod wishes;

use std::sync::Arc;

use rules::Viewer;

use crate::discord::message::mentions::Mentions;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::directory::Directory;
use crate::pictures::Pictures;
use host::tables::Clock;
use session::Session;
use words::{Lang, Speech};

/// What messages are made with; cheap to clone.
#[derive(Clone)]
pub(crate) struct Messages {
    pub pictures: Pictures,
    pub known: Arc<Directory>,
    pub mentions: Arc<Mentions>,
    pub clock: Clock,
    /// Whether the bot can ask the public beacon.
    pub has_beacon: bool,
}

impl Messages {
    /// Seconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        (self.clock)()
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

/// The caller's seat as the viewer, or the public.
pub(crate) fn viewer_of(session: &Session, caller: &Caller) -> Viewer {
    session.seat_of(caller.person.user).map_or(Viewer::Public, Viewer::Seat)
}
