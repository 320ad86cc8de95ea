//! Which panel of each person is the newest, and which waits for computers.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use tokio::sync::Mutex as AsyncMutex;

use host::sync::lock;
use session::SessionId;

/// A person at a table.
pub(crate) type Reader = (u64, SessionId);

/// The panel that goes on for each person at each table. Older ones stay as they are.
#[derive(Default)]
pub(crate) struct Panels(Mutex<BTreeMap<Reader, Newest>>);

impl Panels {
    /// Notes a panel; an older one goes on no more.
    pub(crate) fn note(&self, reader: Reader, interaction: u64, waits: bool) -> Arc<AsyncMutex<()>> {
        let mut newest = lock(&self.0);
        let new = || Newest { interaction, waits, gate: Arc::default() };
        let newest = newest.entry(reader).or_insert_with(new);
        newest.interaction = interaction.max(newest.interaction);
        newest.waits |= waits;
        newest.gate.clone()
    }

    /// Stops every panel up to that one from waiting. Returns whether one was.
    pub(crate) fn forget(&self, reader: Reader, interaction: u64) -> bool {
        let mut newest = lock(&self.0);
        let old = newest.get(&reader).is_some_and(|newest| newest.interaction <= interaction);
        old && newest.remove(&reader).is_some_and(|newest| newest.waits)
    }
}

/// The newest panel of a reader.
struct Newest {
    /// The interaction whose answer it is. Answers overtake each other: the greater number is the newer.
    interaction: u64,
    /// Whether it waits for computers, or has replaced one that does.
    waits: bool,
    /// Held while a panel of theirs is edited.
    gate: Arc<AsyncMutex<()>>,
}

/// A panel that waits for computers; it replaces no other when it is gone.
pub(crate) struct Waiting {
    pub panels: Arc<Panels>,
    pub reader: Reader,
    pub interaction: u64,
    pub gate: Arc<AsyncMutex<()>>,
}

impl Waiting {
    /// Whether its reader has no newer panel.
    pub(crate) fn is_newest(&self) -> bool {
        let panels = lock(&self.panels.0);
        panels.get(&self.reader).is_some_and(|newest| newest.interaction == self.interaction)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.panels.forget(self.reader, self.interaction);
    }
}
