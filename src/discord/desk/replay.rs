use std::time::Duration;

use anyhow::anyhow;
use games::{Viewer, Words as _};
use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, EditInteractionResponse};
use tokio::sync::watch;
use tokio::time::{Instant, interval_at, timeout};

use super::{Desk, Settings};
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::failure::Failure;
use crate::discord::limits;
use crate::discord::page::{Attachment, Illustration, Label, Page};
use crate::discord::rows::button;
use crate::pictures::{Key, Replay, State};
use crate::session::{Denied, Session, SessionId};
use crate::tables::Found;
use crate::words::Speech;

/// The pause between two tellings of how far a replay is.
const PAUSE: Duration = Duration::from_secs(2);
/// The time in which an answer can be edited, with a minute to spare.
const ANSWERABLE: Duration = Duration::from_secs(14 * 60);

/// Whoever gets to see a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// The caller alone, who may show it to the others then.
    Caller,
    /// Everybody in the channel.
    Channel,
}

/// A replay that somebody has asked for.
pub(crate) struct Asked {
    /// Whoever gets to see it.
    pub audience: Audience,
    table: i64,
    /// The revision of the table that it shows.
    rev: i64,
    /// The name of the file and its description.
    label: Label,
    /// The sentence that goes with it.
    caption: String,
    state: watch::Receiver<State>,
}

impl Desk {
    /// The table of a replay: the one with that number, which must have stood here, or the channel's.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn finished(&self, caller: &Caller, number: Option<i64>) -> Result<Found, Failure> {
        let Some(number) = number else { return self.here(caller).await };
        let found = self.tables.find(SessionId(number)).await?;
        found.filter(|table| table.place == caller.place).ok_or(Failure::told("deny-replay-unknown"))
    }

    /// Asks for the replay of a table, which begins to be drawn unless it is already. Everybody gets the same one, in the table's
    /// language.
    ///
    /// # Errors
    /// [`Failure`]: a game that is not over, or too many replays that wait.
    pub(crate) fn ask_replay(
        &self,
        caller: &Caller,
        table: &Found,
        audience: Audience,
    ) -> Result<Asked, Failure> {
        let log = table.replay_log()?;
        if table.table().is_none() {
            return Err(Failure::Denied(table.boardless()));
        }
        let (lang, theme) = (Desk::public_lang(table), Settings::of(&table.settings).theme());
        let speech = self.picture_speech(table, lang);
        let replay = || Replay { log, viewer: Viewer::Public, speech, theme, most: limits::FILE };
        let (table_number, rev) = (table.id.0, table.rev);
        let state = self.pictures.replayed(Key { table: table_number, rev, lang, theme }, replay);
        let state = state.map_err(|_| Failure::told("deny-replay-busy"))?;
        let words = match audience {
            Audience::Caller => caller.speech(),
            Audience::Channel => Speech::new(lang, Vec::new()),
        };
        let (label, caption) = (label(table, &words), captioned("replay-ready", table, &words));
        Ok(Asked { audience, table: table_number, rev, label, caption, state })
    }

    /// Brings a replay into an answer that has been acknowledged, and tells now and then how far it is.
    pub(crate) async fn bring_replay<F>(
        &self,
        caller: &Caller,
        mut asked: Asked,
        edit: impl Fn(EditInteractionResponse) -> F,
    ) where
        F: Future<Output = serenity::Result<serenity::Message>>,
    {
        let speech = caller.speech();
        let awaited = timeout(ANSWERABLE, awaited(&mut asked.state, &speech, &edit)).await;
        let page = match awaited.unwrap_or(Err(Failure::told("deny-replay-busy"))) {
            // Somebody whom it names may have been forgotten while it was drawn.
            Ok(file) if self.stands_at(&asked).await => asked.page(file, &speech),
            Ok(_) => Page::text(Denied::Busy.say(&speech)),
            Err(failure) => Page::text(self.excuse(&failure, &speech, Some(asked.table))),
        };
        if let Err(error) = edit(page.linked(&self.mentions).revision()).await {
            tracing::warn!(%error, table = asked.table, "somebody does not get their replay");
        }
    }
}

impl Desk {
    /// Whether the table of a replay still is as it shows it.
    async fn stands_at(&self, asked: &Asked) -> bool {
        let glance = self.tables.store().glance(SessionId(asked.table)).await;
        glance.is_ok_and(|glance| glance.is_some_and(|glance| glance.rev == asked.rev))
    }
}

impl Asked {
    fn page(&self, file: Vec<u8>, speech: &Speech) -> Page {
        let show = button(&CustomId::plain(self.table, Verb::Show), &speech.say("replay-show"));
        let rows = match self.audience {
            Audience::Caller => vec![CreateActionRow::Buttons(vec![show.style(ButtonStyle::Secondary)])],
            Audience::Channel => Vec::new(),
        };
        let picture = Illustration::Ready(Attachment { bytes: file, label: self.label.clone() });
        Page { content: self.caption.clone(), rows, picture: Some(picture), ..Page::default() }
    }
}

/// The file of a replay, when it is there; until then it is told how far it is.
async fn awaited<F>(
    state: &mut watch::Receiver<State>,
    speech: &Speech,
    edit: &impl Fn(EditInteractionResponse) -> F,
) -> Result<Vec<u8>, Failure>
where
    F: Future<Output = serenity::Result<serenity::Message>>,
{
    let mut ticks = interval_at(Instant::now() + PAUSE, PAUSE);
    loop {
        tokio::select! {
            end = state.wait_for(State::is_final) => {
                return match end.as_deref() {
                    Ok(State::Done(file)) => Ok(file.to_vec()),
                    Ok(State::Failed(cause)) => Err(Failure::Broken(anyhow!("{cause}"))),
                    Ok(State::Drawing(_)) | Err(_) => Err(Failure::Denied(Denied::Busy)),
                };
            }
            _ = ticks.tick() => {}
        }
        let told = progress(&state.borrow(), speech);
        if let Err(error) = edit(Page::text(told).revision()).await {
            tracing::debug!(%error, "it cannot be told how far a replay is");
        }
    }
}

fn progress(state: &State, speech: &Speech) -> String {
    match state {
        State::Drawing(progress) if progress.frames > 0 => {
            let args = [("drawn", progress.drawn.into()), ("frames", progress.frames.into())];
            speech.text("replay-drawing", &args)
        }
        _ => speech.say("replay-waiting"),
    }
}

fn label(table: &Session, speech: &Speech) -> Label {
    Label {
        name: format!("{}-{}.gif", table.title.id(), table.id),
        alt: captioned("replay-alt", table, speech),
    }
}

/// A message with the name of the game and the table's number.
fn captioned(key: &str, table: &Session, speech: &Speech) -> String {
    let game = speech.say(&format!("{}-name", table.title.id()));
    speech.text(key, &[("game", game.into()), ("table", table.id.0.into())])
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;
    use crate::pictures::Progress;
    use crate::words::Lang;

    #[tokio::test]
    async fn it_is_told_now_and_then_how_far_a_replay_is() {
        let (told, mut state) = watch::channel(State::Drawing(Progress::default()));
        let said = Mutex::new(Vec::new());
        let edit = |edit: EditInteractionResponse| {
            let text = serde_json::to_value(edit).expect("it is JSON")["content"].to_string();
            said.lock().expect("nobody panics with it").push(text);
            // Whether it could be told is of no consequence.
            std::future::ready(Err(serenity::Error::Other("no Discord")))
        };
        let draw = async {
            for drawn in 0..45 {
                tokio::time::sleep(Duration::from_millis(100)).await;
                told.send_replace(State::Drawing(Progress { drawn, frames: 90 }));
            }
            told.send_replace(State::Done(Arc::new(vec![7])));
        };
        let speech = Speech::new(Lang::Pl, Vec::new());
        let (file, ()) = tokio::join!(awaited(&mut state, &speech, &edit), draw);
        assert_eq!(file.expect("it was drawn"), [7]);
        let said = said.into_inner().expect("nobody panics with it");
        assert!((1..=2).contains(&said.len()) && said.iter().all(|text| text.contains("z 90")), "{said:?}");
    }

    #[tokio::test]
    async fn whoever_waits_in_vain_is_told_so() {
        let (told, mut state) = watch::channel(State::Failed("a cause".to_owned()));
        let edit = |_| std::future::ready(Err(serenity::Error::Other("no Discord")));
        let speech = Speech::new(Lang::En, Vec::new());
        let failed = awaited(&mut state, &speech, &edit).await;
        assert!(matches!(failed, Err(Failure::Broken(cause)) if cause.to_string() == "a cause"));
        told.send_replace(State::Drawing(Progress::default()));
        drop(told);
        let lost = awaited(&mut state, &speech, &edit).await;
        assert!(matches!(lost, Err(Failure::Denied(Denied::Busy))));
    }
}
