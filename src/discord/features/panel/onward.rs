//! Panels that go on: when computers have played, the same message shows a person their next question.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use tabletop::Draft;

use crate::discord::app::App;
use crate::discord::app::panels::Waiting;
use crate::discord::features::log::missed;
use crate::discord::features::panel::deed::{board_posted, computers_play, last_page, opened_panel};
use crate::discord::message::page::Page;
use crate::discord::message::viewer_of;
use crate::discord::wire::caller::Caller;
use host::tables::Found;
use session::{Intent, Person, Session, Status};

/// Discord lets an answer be changed for fifteen minutes; less a margin.
const LIFE: Duration = Duration::from_secs(14 * 60);

/// The longest wait of an answer for an edit in progress: Discord waits for three seconds.
const EDIT: Duration = Duration::from_millis(1500);

/// The longest wait of a first panel for the board above it.
const BOARD: Duration = Duration::from_secs(5);

/// The next panel, which replaces nothing newer.
pub(crate) struct Next {
    /// The panel.
    page: Page,
    waiting: Waiting,
}

/// Lets an answer with a panel wait for an edit of an older panel in progress, so that its own content stays.
pub(crate) async fn outlast(app: &App, caller: &Caller, page: &Page) {
    let Some(session) = &page.panel else { return };
    let gate = app.panels.note((caller.person.user, session.id), caller.interaction, false);
    if tokio::time::timeout(EDIT, gate.lock()).await.is_err() {
        tracing::warn!(session = %session.id, "an edit of a panel takes long; the answer does not wait for it");
    }
}

/// Forgets the panel of an answer that was not sent.
pub(crate) fn forget_panel(app: &App, caller: &Caller, page: &Page) {
    if let Some(session) = &page.panel {
        app.panels.forget((caller.person.user, session.id), caller.interaction);
    }
}

/// The panel of a game that has just begun, to come as a message of its own: once the computers have played, below the board. None if
/// something newer shows it.
pub(crate) async fn first_panel<F>(
    app: &App,
    caller: &Caller,
    page: Page,
    send: impl FnOnce(Page) -> F,
) -> Option<Page>
where
    F: Future<Output = serenity::Result<()>>,
{
    let session = page.panel.clone()?;
    let board = async || {
        let posted = board_posted(app, session.place, session.id);
        if tokio::time::timeout(BOARD, posted).await.is_err() {
            tracing::warn!(session = %session.id, "a first panel comes before its board");
        }
    };
    if computers_play(&session) {
        let next = next_panel(app, caller, &page).await?;
        board().await;
        return turn_over(app, caller, next, |page| send(page.clone())).await;
    }
    board().await;
    outlast(app, caller, &page).await;
    if let Err(error) = send(page.clone()).await {
        tracing::warn!(%error, session = %session.id, "a first panel does not come");
        forget_panel(app, caller, &page);
        return None;
    }
    // It waits for nobody: there is none, but this one is noted as seen.
    _ = next_panel(app, caller, &page).await;
    Some(page)
}

/// What a sent answer shows next, once the computers have played; none if it waits for none, or a newer panel shows it.
pub(crate) async fn next_panel(app: &App, caller: &Caller, page: &Page) -> Option<Next> {
    let session = page.panel.clone()?;
    let reader = (caller.person.user, session.id);
    if !computers_play(&session) {
        // It shows what an older panel has waited for.
        if app.panels.forget(reader, caller.interaction) {
            was_shown(app, caller, page, true).await;
        }
        return None;
    }
    let gate = app.panels.note(reader, caller.interaction, true);
    let panels = app.panels.clone();
    let waiting = Waiting { panels, reader, interaction: caller.interaction, gate };
    let mut following = app.tables.follow(session.clone());
    let played = following.wait_for(|session| !computers_play(session));
    tokio::time::timeout(LIFE, played).await.ok()?.ok()?;
    if !waiting.is_newest() {
        return None;
    }
    let next = panel_now(app, caller, &session, &page.draft).await;
    let next =
        next.inspect_err(|cause| tracing::warn!(%cause, session = %session.id, "a panel does not go on"));
    Some(Next { page: next.ok()??.headed(page.head.clone()), waiting })
}

/// The caller's panel at the table that they saw, or its last note; none if the table has gone elsewhere.
async fn panel_now(
    app: &App,
    caller: &Caller,
    seen: &Session,
    draft: &Draft,
) -> anyhow::Result<Option<Page>> {
    let found = app.tables.find(seen.id).await?;
    let Some(table) = found.filter(|table| table.place == seen.place) else { return Ok(None) };
    let page = match table.status {
        Status::Live if draft.0.is_empty() => opened_panel(app, &table, caller, Vec::new()).await,
        Status::Live => return drafted_panel(app, caller, &table, seen, draft).await.map(Some),
        _ => {
            let sight = table.sight(viewer_of(&table, caller));
            let said = sight.map(|sight| sight.prompt(&table.speech(caller.lang)));
            last_page(app, &table, caller, said.unwrap_or_default()).await
        }
    };
    page.map(Some).map_err(|failure| anyhow::anyhow!("{failure}"))
}

/// The panel on which the caller has chosen something while the computers played, as far as the choice still fits.
async fn drafted_panel(
    app: &App,
    caller: &Caller,
    table: &Found,
    seen: &Session,
    draft: &Draft,
) -> anyhow::Result<Page> {
    let told = missed(table, caller).map_err(|failure| anyhow::anyhow!("{failure}"))?;
    let decision = |session: &Session| session.seat_of(caller.person.user).map(|seat| session.decision(seat));
    let stale = (decision(table) != decision(seen)).then(|| caller.speech().say("panel-stale"));
    let notes = told.into_iter().chain(stale).collect();
    let page = app.messages.panel(table, caller, draft, notes).await?;
    Ok(Page { draft: draft.clone(), ..page })
}

/// Turns the panel into the next one, by that edit; a newer answer stays. Returns whether it did.
pub(crate) async fn turn_over<F>(
    app: &App,
    caller: &Caller,
    next: Next,
    edit: impl FnOnce(&Page) -> F,
) -> Option<Page>
where
    F: Future<Output = serenity::Result<()>>,
{
    let Next { page, waiting } = next;
    let page = page.linked(&app.messages.mentions);
    let gate = waiting.gate.clone().lock_owned().await;
    if !waiting.is_newest() {
        return None;
    }
    let edited = edit(&page).await;
    drop(gate);
    if let Err(error) = &edited {
        tracing::warn!(%error, "a panel does not go on");
    }
    was_shown(app, caller, &page, edited.is_ok()).await;
    edited.is_ok().then_some(page)
}

/// Notes that a person has seen what they are asked, or calls them if they could not.
async fn was_shown(app: &App, caller: &Caller, page: &Page, shown: bool) {
    let Some(session) = &page.panel else { return };
    let Some(seat) = session.seat_of(caller.person.user) else { return };
    let intent = if shown { Intent::Shown(seat) } else { Intent::Call(seat) };
    // A person who is not asked, or was called, is owed nothing: then it is denied.
    if let Err(denied) = app.tables.act(session.id, &Person::bot(), &intent, None).await {
        tracing::debug!(%denied, session = %session.id, shown, "nothing is noted of a panel");
    }
}
