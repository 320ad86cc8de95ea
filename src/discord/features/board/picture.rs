//! Pictures for messages: a sight of a table, drawn while the message is written, or brought later.

use std::sync::Arc;

use rules::{Seat, SeatSet, Viewer};
use tabletop::{AnySight, History, Menu, Picture as Kind};
use tokio::sync::Mutex;

use crate::discord::features::away::page::SIGN;
use crate::discord::features::board::calls::paused_line;
use crate::discord::features::lobby::page::Repute;
use crate::discord::features::settings::deed::Settings;
use crate::discord::message::page::{Illustration, Label, Late, Page};
use crate::discord::message::{Messages, viewer_of};
use crate::discord::wire::caller::Caller;
use crate::pictures::Purpose;
use host::tables::Found;
use session::{Session, Status};
use words::{Lang, Speech};

impl Messages {
    /// As much of the board as the caller may know, in a picture; for a lobby, without how reliable people are.
    pub(crate) async fn view_page(&self, table: &Found, caller: &Caller, kind: Kind) -> anyhow::Result<Page> {
        let speech = table.speech(caller.lang);
        let Some(sight) = table.sight(viewer_of(table, caller)) else {
            return Ok(match table.status {
                Status::Lobby => self.lobby_page(table, caller.lang, &Repute::new()),
                _ => Page::text(table.boardless().say(&speech)),
            });
        };
        let picture = self.drawn(Purpose::Answer, table, Arc::from(sight), caller.lang, kind, None);
        let picture = self.illustration(picture).await?;
        let caption = [Some(speech.say("board-caption")), paused_line(table, &speech)];
        let content = caption.into_iter().flatten().collect::<Vec<_>>().join("\n");
        Ok(Page { content, picture: Some(picture), ..Page::default() })
    }

    /// A picture for a message that must not wait for long.
    pub(crate) async fn illustration(&self, mut picture: Late) -> anyhow::Result<Illustration> {
        match tokio::time::timeout(self.pictures.patience(), picture.finished()).await {
            Ok(drawn) => drawn.map(Illustration::Ready),
            Err(_) => Ok(Illustration::Late(Arc::new(Mutex::new(picture)))),
        }
    }

    /// Draws a sight of a table.
    pub(crate) fn drawn(
        &self,
        purpose: Purpose,
        table: &Found,
        sight: Arc<dyn AnySight>,
        lang: Lang,
        kind: Kind,
        menu: Option<&Menu>,
    ) -> Late {
        let alt = sight.alt_text(&table.plain_speech(lang));
        let label = Label { name: format!("{}.png", table.title.id()), alt };
        let (speech, theme) = (self.speech_of_plates(table, lang), Settings::of(&table.settings).theme());
        let (session, menu) = (table.session.clone(), menu.cloned());
        let scene = move || {
            // Everybody may see how an ended game went.
            if kind == Kind::Table && session.has_ended() {
                return Ok(sight.ending(&speech, theme, history(&session, sight.viewer()).as_ref()));
            }
            Ok(sight.scene(&speech, theme, kind, menu.as_ref()))
        };
        Late { drawing: self.pictures.draw(purpose, scene), label }
    }

    /// A language with the present names at a table, for pictures: people on holiday get a sign.
    pub(crate) fn speech_of_plates(&self, session: &Session, lang: Lang) -> Speech {
        let (people, now) = (session.people(), self.now());
        let away = |seat: &Seat| session.seat(*seat).is_some_and(|row| row.availability.is_away(now));
        let resting: SeatSet = people.iter().filter(away).collect();
        session.drawn_speech(lang).marked(resting, SIGN)
    }
}

/// How the game went; the picture is drawn without it if the log does not replay.
fn history(session: &Session, viewer: Viewer) -> Option<History> {
    let told = History::of(session.title, &session::record::full_log(session), viewer);
    told.inspect_err(
        |error| tracing::error!(session = session.id.0, %error, "a finished game has no history"),
    )
    .ok()
}
