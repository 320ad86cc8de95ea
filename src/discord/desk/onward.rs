//! Panels that go on: whoever has acted sees in the same message what is asked of them when the computers have played.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::Duration;

use session::{Intent, Person, Session, SessionId, Status};

use super::Desk;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::picture::viewer_of;
use crate::discord::wire::caller::Caller;
use host::sync::lock;

/// Discord lets an answer be changed for fifteen minutes; less a margin.
const LIFE: Duration = Duration::from_secs(14 * 60);

/// The panel that goes on for each person at each table: the interaction whose answer it is. An older one stays as it is.
#[derive(Default)]
pub(crate) struct Panels(Mutex<BTreeMap<(u64, SessionId), u64>>);

/// A panel that waits for computers; it takes no other's place when it is gone.
struct Waiting<'a> {
    panels: &'a Panels,
    key: (u64, SessionId),
    interaction: u64,
}

impl Panels {
    /// Has a panel wait in the place of an older one. Answers overtake each other: the number of the press says which is newer.
    fn wait(&self, key: (u64, SessionId), interaction: u64) -> Waiting<'_> {
        let mut newest = lock(&self.0);
        let newest = newest.entry(key).or_insert(interaction);
        *newest = interaction.max(*newest);
        Waiting { panels: self, key, interaction }
    }

    /// No older panel waits any more: a newer one shows what is asked.
    fn forget(&self, key: (u64, SessionId), interaction: u64) {
        lock(&self.0).retain(|known, newest| *known != key || *newest > interaction);
    }
}

impl Waiting<'_> {
    fn is_newest(&self) -> bool {
        lock(&self.panels.0).get(&self.key) == Some(&self.interaction)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.panels.forget(self.key, self.interaction);
    }
}

impl Desk {
    /// What an answer that has gone out shows next, once the computers have played; none if it waits for none, or a newer one shows it.
    pub(crate) async fn next_panel(&self, caller: &Caller, page: &Page) -> Option<Page> {
        let session = page.panel.clone()?;
        let key = (caller.person.user, session.id);
        if !computers_play(&session) {
            self.panels.forget(key, caller.interaction);
            return None;
        }
        let waiting = self.panels.wait(key, caller.interaction);
        let mut following = self.tables.follow(session);
        let played = following.wait_for(|session| !computers_play(session));
        let id = tokio::time::timeout(LIFE, played).await.ok()?.ok()?.id;
        if !waiting.is_newest() {
            return None;
        }
        let next = self.panel_now(caller, id).await;
        next.inspect_err(|cause| tracing::warn!(%cause, session = %id, "a panel does not go on")).ok()?
    }

    /// The caller's panel at that table, or what is left to say; none if the table has gone elsewhere.
    async fn panel_now(&self, caller: &Caller, id: SessionId) -> anyhow::Result<Option<Page>> {
        let Some(table) = self.tables.find(id).await?.filter(|table| table.place == caller.place) else {
            return Ok(None);
        };
        let page = if table.status == Status::Live {
            self.opened_panel(&table, caller, Vec::new()).await
        } else {
            let said =
                table.sight(viewer_of(&table, caller)).map(|sight| sight.prompt(&table.speech(caller.lang)));
            self.view(&table, caller, games::Picture::Table)
                .await
                .map(|page| Page { content: said.unwrap_or_default(), ..page })
        };
        page.map(Some).map_err(|failure| anyhow::anyhow!("{failure}"))
    }

    /// Notes that somebody has been shown what is asked of them, or calls them if they could not be.
    pub(crate) async fn was_shown(&self, caller: &Caller, page: &Page, shown: bool) {
        let Some(session) = &page.panel else { return };
        let Some(seat) = session.seat_of(caller.person.user) else { return };
        let intent = if shown { Intent::Shown(seat) } else { Intent::Call(seat) };
        // Nothing is owed to whoever is not asked, or was called: then it is denied.
        if let Err(denied) = self.tables.act_on(session.id, &Person::bot(), &intent).await {
            tracing::debug!(%denied, session = %session.id, shown, "nothing is noted of a panel");
        }
    }
}

/// Whether a table waits for nobody but computers.
fn computers_play(session: &Session) -> bool {
    session.status == Status::Live && !session.computers_to_act().is_empty()
}
