//! Replays: asked for, drawn elsewhere, and brought into the answer.

use std::sync::Arc;
use std::time::Duration;

use anyhow::anyhow;
use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use rules::{Viewer, Words as _};
use tokio::sync::watch;
use tokio::time::{Instant, interval_at, timeout};

use crate::discord::answering::sending::revise;
use crate::discord::app::App;
use crate::discord::app::pressed::{Edit, Placeholder, Reply};
use crate::discord::features::replay;
use crate::discord::features::settings::deed::Settings;
use crate::discord::message::failure::{Failure, suggested};
use crate::discord::message::page::{Attachment, Illustration, Label, Page};
use crate::discord::message::press::CustomId;
use crate::discord::message::public_lang;
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use crate::pictures::{Key, Replay, State};
use host::tables::{Asker, Found, Quota};
use session::{Denied, Session, SessionId};
use words::{Lang, Speech};

/// The pause between two reports of a replay's progress.
const PAUSE: Duration = Duration::from_secs(2);

/// The time in which an answer can be edited, with a minute to spare.
pub(crate) const ANSWERABLE: Duration = Duration::from_secs(14 * 60);

/// Who gets to see a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// The caller alone, who may then show it to the others.
    Caller,
    /// Everybody in the channel.
    Channel,
}

impl Audience {
    /// The language in which it reads what belongs to a table.
    pub(crate) fn lang(self, caller: &Caller, table: &Session) -> Lang {
        match self {
            Audience::Caller => caller.lang,
            Audience::Channel => public_lang(table),
        }
    }
}

/// A replay that was asked for.
pub(crate) struct ReplayRequest {
    /// Who gets to see it.
    pub audience: Audience,
    /// The language of the film, and of everything that is said with it.
    pub lang: Lang,
    film: Film,
    /// The name of the file and its description.
    label: Label,
    /// The sentence that goes with it.
    caption: String,
}

/// The animation of a replay, on its way.
pub(crate) struct Film {
    table: SessionId,
    /// The revision of the table that it shows.
    rev: i64,
    state: watch::Receiver<State>,
    /// While it exists the caller waits.
    _asker: Arc<Asker>,
}

/// The table of a replay: the channel's, or the one with that number, which must have stood here or be the caller's own finished game:
/// its channel may be deleted.
pub(crate) async fn finished(app: &App, caller: &Caller, number: Option<i64>) -> Result<Found, Failure> {
    let Some(number) = number else { return app.here(caller).await };
    let found = app.tables.find(SessionId(number)).await?;
    let is_known = |table: &Found| table.place == caller.place || caller.finished(table);
    found.filter(is_known).ok_or(Failure::told("deny-replay-unknown"))
}

/// The finished games that the caller can see again: those of the channel, and then their own elsewhere on the server, the last first:
/// their names and numbers.
pub(crate) async fn replayable(app: &App, caller: &Caller) -> Vec<(String, i64)> {
    let (store, most) = (app.tables.store(), limits::OPTIONS as u32);
    let mut found = Vec::new();
    for part in [
        store.finished_at(caller.place, most).await,
        store.finished_elsewhere(caller.person.user, caller.place, most).await,
    ] {
        found.extend(suggested(part).unwrap_or_default());
    }
    found.truncate(limits::OPTIONS);
    let speech = caller.speech();
    found.into_iter().map(|(id, game)| (choice(&game, id, &speech), id.0)).collect()
}

/// Asks for the replay of a table, which begins to be drawn unless it already is. All who ask in a language share it; what everybody sees
/// is in the table's.
///
/// # Errors
/// [`Failure`]: a game that is not over, or the caller already waits for as many replays as one person may.
pub(crate) fn ask_replay(
    app: &App,
    caller: &Caller,
    table: &Found,
    audience: Audience,
) -> Result<ReplayRequest, Failure> {
    let lang = audience.lang(caller, table);
    let film = film(app, table, lang, replay_asker(app, caller)?)?;
    let words = Speech::nameless(lang);
    let (label, caption) = (label(table, &words), captioned("replay-ready", table, &words));
    Ok(ReplayRequest { audience, lang, film, label, caption })
}

/// The right to wait for a replay.
///
/// # Errors
/// [`Failure`]: the caller already waits for as many replays as one person may.
pub(crate) fn replay_asker(app: &App, caller: &Caller) -> Result<Arc<Asker>, Failure> {
    let asker = app.tables.asker(Quota::Replay, caller.person.user);
    let most = [("most", Quota::Replay.most().into())];
    Ok(Arc::new(asker.ok_or(Failure::Told("deny-replay-own", most.into()))?))
}

/// Draws the animation of a table in a language, for the asker who waits for it.
///
/// # Errors
/// [`Failure`]: a game that is not over.
pub(crate) fn film(app: &App, table: &Found, lang: Lang, asker: Arc<Asker>) -> Result<Film, Failure> {
    let log = session::record::replay_log(table)?;
    if table.table().is_none() {
        return Err(Failure::Denied(table.boardless()));
    }
    let (theme, speech) = (Settings::of(&table.settings).theme(), table.drawn_speech(lang));
    let replay = || Replay { log, viewer: Viewer::Public, speech, theme, most: limits::FILE };
    let rev = table.rev;
    let key = Key { table: table.id.0, rev, lang, theme };
    let state = app.messages.pictures.replayed(&asker, key, replay);
    Ok(Film { table: table.id, rev, state, _asker: asker })
}

/// Brings a replay into an answer that has been acknowledged, and reports its progress now and then.
pub(crate) async fn bring_replay(app: &App, mut asked: ReplayRequest, edit: &Edit<'_>) {
    let speech = Speech::nameless(asked.lang);
    let table = asked.film.table;
    let page = match asked.film.drawn(&speech, edit).await {
        // A person whom it names may have been forgotten while it was drawn.
        Ok(file) if is_current(app, &asked.film).await => asked.page(file, &speech),
        Ok(_) => Page::text(Denied::Busy.say(&speech)),
        Err(failure) => Page::text(failure.sentence(&speech, Some(table.0))),
    };
    if let Err(error) = revise(&page.linked(&app.messages.mentions), &speech, edit).await {
        tracing::warn!(%error, %table, "somebody does not get their replay");
    }
}

/// Whether the table of an animation is still as shown.
pub(crate) async fn is_current(app: &App, film: &Film) -> bool {
    let glance = app.tables.store().glance(film.table).await;
    glance.is_ok_and(|glance| glance.is_some_and(|glance| glance.rev == film.rev))
}

impl Film {
    /// The file, when it is drawn; until then the answer reports its progress.
    ///
    /// # Errors
    /// [`Failure`]: it could not be drawn, or not in the time in which an answer can be edited.
    pub(crate) async fn drawn(&mut self, speech: &Speech, edit: &Edit<'_>) -> Result<Vec<u8>, Failure> {
        let drawn = timeout(ANSWERABLE, drawn(&mut self.state, speech, edit)).await;
        drawn.unwrap_or(Err(Failure::told("deny-replay-busy")))
    }
}

impl ReplayRequest {
    fn page(&self, file: Vec<u8>, speech: &Speech) -> Page {
        let show = (self.audience == Audience::Caller).then_some(self.film.table);
        replay_page(file, self.label.clone(), self.caption.clone(), show, speech)
    }
}

/// The file of a replay, when it is ready; until then the answer reports its progress.
async fn drawn(
    state: &mut watch::Receiver<State>,
    speech: &Speech,
    edit: &Edit<'_>,
) -> Result<Vec<u8>, Failure> {
    match awaited(state, State::is_final, |state| progress(state, speech), edit).await {
        Some(State::Done(file)) => Ok(file.to_vec()),
        Some(State::Failed(cause)) => Err(Failure::Broken(anyhow!("{cause}"))),
        Some(State::Drawing(_)) | None => Err(Failure::Denied(Denied::Busy)),
    }
}

/// The final state; until then the answer reports its progress now and then. None if nobody works on it any more.
pub(crate) async fn awaited<T: Clone>(
    state: &mut watch::Receiver<T>,
    is_final: impl Fn(&T) -> bool,
    progress: impl Fn(&T) -> String,
    edit: &Edit<'_>,
) -> Option<T> {
    let mut ticks = interval_at(Instant::now() + PAUSE, PAUSE);
    loop {
        tokio::select! {
            end = state.wait_for(&is_final) => return end.ok().map(|end| end.clone()),
            _ = ticks.tick() => {}
        }
        let told = progress(&state.borrow());
        if let Err(error) = edit(Page::text(told).revision()).await {
            tracing::debug!(%error, "it cannot be told how far it is");
        }
    }
}

/// The answer to a press for a replay.
pub(crate) fn replay(
    app: &App,
    caller: &Caller,
    table: &Found,
    audience: Audience,
) -> Result<Reply, Failure> {
    let asked = ask_replay(app, caller, table, audience)?;
    let private = audience == Audience::Caller;
    Ok(Reply::slow(Placeholder::Thinking { private }, |app, _, edit| {
        Box::pin(async move {
            bring_replay(app, asked, edit).await;
            None
        })
    }))
}

/// A finished replay; people who may show it to the others get the button for it.
pub(crate) fn replay_page(
    file: Vec<u8>,
    label: Label,
    caption: String,
    show: Option<SessionId>,
    speech: &Speech,
) -> Page {
    let rows = show.map(|table| {
        let show = button(&CustomId::at(table, replay::Press::Show), &speech.say("replay-show"));
        CreateActionRow::Buttons(vec![show.style(ButtonStyle::Secondary)])
    });
    let picture = Illustration::Ready(Attachment { bytes: file.into(), label });
    Page { content: caption, rows: rows.into_iter().collect(), picture: Some(picture), ..Page::default() }
}

/// How far a replay is.
pub(crate) fn progress(state: &State, speech: &Speech) -> String {
    match state {
        State::Drawing(progress) if progress.frames > 0 => {
            let args = [("drawn", progress.drawn.into()), ("frames", progress.frames.into())];
            speech.text("replay-drawing", &args)
        }
        _ => speech.say("replay-waiting"),
    }
}

/// The name of a replay's file, and its description for people who cannot see it.
pub(crate) fn label(table: &Session, speech: &Speech) -> Label {
    Label {
        name: format!("{}-{}.gif", table.title.id(), table.id),
        alt: captioned("replay-alt", table, speech),
    }
}

/// A message with the name of the game and the table's number.
pub(crate) fn captioned(key: &str, table: &Session, speech: &Speech) -> String {
    naming(key, table.title.id(), table.id, speech)
}

/// The name of a finished game in a list of several.
pub(crate) fn choice(game: &str, table: SessionId, speech: &Speech) -> String {
    naming("replay-choice", game, table, speech)
}

fn naming(key: &str, game: &str, table: SessionId, speech: &Speech) -> String {
    let game = speech.say(&format!("{game}-name"));
    speech.text(key, &[("game", game.into()), ("table", table.0.into())])
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use poise::{BoxFuture, serenity_prelude as serenity};

    use super::*;
    use crate::pictures::Progress;

    #[tokio::test]
    async fn it_is_told_now_and_then_how_far_a_replay_is() {
        let (told, mut state) = watch::channel(State::Drawing(Progress::default()));
        let said = Mutex::new(Vec::new());
        let edit =
            |edit: serenity::EditInteractionResponse| -> BoxFuture<'_, serenity::Result<serenity::Message>> {
                let text = serde_json::to_value(edit).expect("it is JSON")["content"].to_string();
                said.lock().expect("nobody panics with it").push(text);
                // Reporting may fail without consequences.
                Box::pin(std::future::ready(Err(serenity::Error::Other("no Discord"))))
            };
        let draw = async {
            for drawn in 0..45 {
                tokio::time::sleep(Duration::from_millis(100)).await;
                told.send_replace(State::Drawing(Progress { drawn, frames: 90 }));
            }
            told.send_replace(State::Done(Arc::new(vec![7])));
        };
        let speech = Speech::new(Lang::Pl, Vec::new());
        let (file, ()) = tokio::join!(drawn(&mut state, &speech, &edit), draw);
        assert_eq!(file.expect("it was drawn"), [7]);
        let said = said.into_inner().expect("nobody panics with it");
        assert!((1..=2).contains(&said.len()) && said.iter().all(|text| text.contains("z 90")), "{said:?}");
    }

    #[tokio::test]
    async fn whoever_waits_in_vain_is_told_so() {
        let (told, mut state) = watch::channel(State::Failed("a cause".to_owned()));
        let edit = |_| -> BoxFuture<'_, serenity::Result<serenity::Message>> {
            Box::pin(std::future::ready(Err(serenity::Error::Other("no Discord"))))
        };
        let speech = Speech::new(Lang::En, Vec::new());
        let failed = drawn(&mut state, &speech, &edit).await;
        assert!(matches!(failed, Err(Failure::Broken(cause)) if cause.to_string() == "a cause"));
        told.send_replace(State::Drawing(Progress::default()));
        drop(told);
        let lost = drawn(&mut state, &speech, &edit).await;
        assert!(matches!(lost, Err(Failure::Denied(Denied::Busy))));
    }
}
