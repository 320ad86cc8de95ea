//! The ephemeral panel: what a seat may know, what it is asked, and every way to answer.

use games::{AnySight, Draft, Menu, Picture as Kind, Viewer};
use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use super::caller::Caller;
use super::custom_id::{CustomId, Verb};
use super::desk::Desk;
use super::page::{Page, Picture};
use super::rows::{Extra, Rows, button};
use crate::session::Session;
use crate::words::Speech;

impl Desk {
    /// The caller's panel with that draft; `notes` are said first. Somebody without a seat gets the public view.
    ///
    /// # Errors
    /// If the picture cannot be drawn.
    pub(crate) async fn panel(
        &self,
        session: &Session,
        caller: &Caller,
        draft: &Draft,
        notes: Vec<String>,
    ) -> anyhow::Result<Page> {
        let speech = self.speech(session, caller.lang);
        let Some(seat) = session.seat_of(caller.person.user) else {
            let mut page = self.view(session, caller, Kind::Table).await?;
            page.content = speech.say("panel-spectator");
            return Ok(page);
        };
        let viewer = Viewer::Seat(seat);
        let sight = session.sight(viewer).ok_or_else(|| anyhow::anyhow!("a panel needs a started game"))?;
        let menu = sight.menu(draft, &speech);
        let picture = self.picture(session, sight.as_ref(), caller.lang, Kind::Panel, Some(&menu)).await?;
        let at = CustomId { decision: session.decision(seat), ..CustomId::plain(session.id.0, Verb::Pick) };
        let rows = Rows { at: at.clone(), confirm: &speech.say("panel-confirm") };
        let extras = self.extras(session, &at, sight.as_ref(), &menu, draft, &speech);
        Ok(Page {
            content: panel_text(sight.as_ref(), &menu, notes, &speech),
            rows: rows.build(&menu, &extras),
            picture: Some(picture),
            ..Page::default()
        })
    }

    fn extras(
        &self,
        session: &Session,
        at: &CustomId,
        sight: &dyn AnySight,
        menu: &Menu,
        draft: &Draft,
        speech: &Speech,
    ) -> Vec<Extra> {
        let mut extras = Vec::new();
        let mut add = |verb: Verb, rest: &str, label: String, style| {
            extras.push(Extra { id: CustomId { verb, ..at.clone() }.with(rest), label, style });
        };
        // The only closed action is complete before anything is chosen; a form may be meant all the same.
        if menu.complete.is_none() || draft.0.is_empty() {
            for form in sight.forms() {
                let title = speech.say(&format!("{}-form-{}", session.title.id(), form.id));
                let label = games::Words::text(speech, "panel-form", &[("title", title.into())]);
                add(Verb::Form, form.id, label, ButtonStyle::Secondary);
            }
        }
        if !draft.0.is_empty() {
            add(Verb::Pick, "", speech.say("panel-clear"), ButtonStyle::Secondary);
        }
        if let Viewer::Seat(seat) = sight.viewer()
            && session.can_take_back(seat)
        {
            add(Verb::Undo, "", speech.say("panel-undo"), ButtonStyle::Secondary);
        }
        add(Verb::More, "", speech.say("panel-more"), ButtonStyle::Secondary);
        extras
    }

    /// Further choices of a seated person.
    pub(crate) fn more(&self, session: &Session, caller: &Caller) -> Page {
        let speech = self.speech(session, caller.lang);
        let id = |verb| CustomId::plain(session.id.0, verb);
        let reading = [
            (Verb::Log, "board-button-log"),
            (Verb::Text, "board-button-text"),
            (Verb::Stats, "more-stats"),
            (Verb::Rules, "board-button-rules"),
        ];
        let leaving = [(Verb::Undo, "panel-undo"), (Verb::Resign, "more-resign"), (Verb::End, "more-end")];
        let row = |entries: &[(Verb, &str)], style: ButtonStyle| {
            let buttons = entries.iter().map(|(verb, key)| button(&id(*verb), &speech.say(key)).style(style));
            CreateActionRow::Buttons(buttons.collect())
        };
        let mut rows = vec![row(&reading, ButtonStyle::Secondary)];
        if session.seat_of(caller.person.user).is_some() {
            rows.push(row(&leaving, ButtonStyle::Danger));
        }
        Page { content: speech.say("panel-more-title"), rows, ..Page::default() }
    }

    /// Asks whether the caller really wants to resign.
    pub(crate) fn resign_question(&self, session: i64, caller: &Caller) -> Page {
        let speech = caller.speech();
        let sure = button(&CustomId::plain(session, Verb::ResignSure), &speech.say("resign-sure"));
        let rows = vec![CreateActionRow::Buttons(vec![sure.style(ButtonStyle::Danger)])];
        Page { content: speech.say("resign-question"), rows, ..Page::default() }
    }

    /// A picture of what a sight may know.
    ///
    /// # Errors
    /// If it cannot be drawn.
    pub(crate) async fn picture(
        &self,
        session: &Session,
        sight: &dyn AnySight,
        lang: crate::words::Lang,
        kind: Kind,
        menu: Option<&Menu>,
    ) -> anyhow::Result<Picture> {
        let drawn = self.picture_speech(session, lang);
        let scene = sight.scene(&drawn, self.theme(session).await, kind, menu);
        let png = self.pictures.draw(scene).await?;
        let alt = sight.alt_text(&Speech::new(lang, session.plain_names()));
        Ok(Picture { png, name: format!("{}.png", session.title.id()), alt })
    }
}

fn panel_text(sight: &dyn AnySight, menu: &Menu, notes: Vec<String>, speech: &Speech) -> String {
    let mut lines = notes;
    lines.push(format!("**{}**", sight.prompt(speech)));
    if let Some(refused) = &menu.refused {
        lines.push(format!("⚠️ {refused}"));
    }
    if let Some(action) = &menu.complete {
        lines.push(format!("`{action}`"));
    } else if let Some(example) = sight.actions().first() {
        let example = games::Words::text(speech, "panel-moves", &[("example", example.as_str().into())]);
        lines.push(format!("-# {example}"));
    }
    lines.join("\n")
}
