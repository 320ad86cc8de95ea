//! The ephemeral panel: a seat's view of the table, its question, and every way to answer.

use std::sync::Arc;

use anyhow::Context as _;
use games::{AnySight, Draft, History, Menu, Picture as Kind, Preview, Viewer};
use poise::serenity_prelude::ButtonStyle;
use render::parts::points;
use tokio::sync::Mutex;

use super::caller::Caller;
use super::custom_id::{CustomId, Verb};
use super::desk::{Desk, Settings, away_page};
use super::limits;
use super::page::{Attachment, Illustration, Label, Late, Page};
use super::rows::{Extra, Rows, open_buttons};
use crate::pictures::Purpose;
use crate::session::Session;
use crate::tables::Found;
use crate::words::{Lang, Speech};

impl Desk {
    /// The caller's panel with that draft; `notes` are said first. Somebody without a seat gets the public view.
    ///
    /// # Errors
    /// If the picture cannot be drawn.
    pub(crate) async fn panel(
        &self,
        table: &Found,
        caller: &Caller,
        draft: &Draft,
        notes: Vec<String>,
    ) -> anyhow::Result<Page> {
        let speech = self.speech(table, caller.lang);
        let Some(seat) = table.seat_of(caller.person.user) else {
            let mut page = self.view(table, caller, Kind::Table).await?;
            page.content = speech.say("panel-spectator");
            return Ok(page);
        };
        if table.is_handed_over(caller.person.user) {
            let picture = self.view(table, caller, Kind::Table).await?.picture;
            return Ok(Page { picture, ..away_page(table, caller, "panel-handed-over") });
        }
        let viewer = Viewer::Seat(seat);
        let sight = table.sight(viewer).ok_or_else(|| anyhow::anyhow!("a panel needs a started game"))?;
        let menu = sight.menu(draft, &speech);
        let picture = self.picture(table, sight.as_ref(), caller.lang, Kind::Panel, Some(&menu)).await?;
        let at = CustomId { decision: table.decision(seat), ..CustomId::plain(table.id.0, Verb::Pick) };
        let rows = Rows { at: at.clone(), ahead: false };
        let extras = self.extras(table, &at, sight.as_ref(), &menu, draft, &speech);
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
        // Where the row is full there still is the command.
        let full = extras.len() + usize::from(menu.complete.is_some()) >= limits::BUTTONS;
        if let Viewer::Seat(seat) = sight.viewer()
            && session.offers_hint(seat)
            && !full
        {
            let id = CustomId { verb: Verb::Hint, ..at.clone() };
            let (label, style) = (speech.say("panel-hint"), ButtonStyle::Secondary);
            extras.insert(extras.len() - 1, Extra { id, label, style });
        }
        let full = extras.len() + usize::from(menu.complete.is_some()) >= limits::BUTTONS;
        if !full && !session.title.orders().is_empty() {
            let id = CustomId { verb: Verb::Orders, ..at.clone() };
            let (label, style) = (speech.say("panel-orders"), ButtonStyle::Secondary);
            extras.insert(extras.len() - 1, Extra { id, label, style });
        }
        extras
    }

    /// A sight as a picture for a message that must not wait for long.
    ///
    /// # Errors
    /// If it cannot be drawn.
    pub(crate) async fn picture(
        &self,
        table: &Found,
        sight: &dyn AnySight,
        lang: Lang,
        kind: Kind,
        menu: Option<&Menu>,
    ) -> anyhow::Result<Illustration> {
        self.illustration(self.drawn(Purpose::Answer, table, sight, lang, kind, menu)).await
    }

    /// A picture for a message that must not wait for long.
    ///
    /// # Errors
    /// If it cannot be drawn.
    pub(super) async fn illustration(&self, picture: Late) -> anyhow::Result<Illustration> {
        let Late { mut drawing, label } = picture;
        match tokio::time::timeout(self.pictures.patience(), drawing.finished()).await {
            Ok(png) => Ok(Illustration::Ready(Attachment { bytes: png?, label })),
            Err(_) => Ok(Illustration::Late(Arc::new(Mutex::new(Late { drawing, label })))),
        }
    }

    /// Has a sight of a table drawn.
    pub(super) fn drawn(
        &self,
        purpose: Purpose,
        table: &Found,
        sight: &dyn AnySight,
        lang: Lang,
        kind: Kind,
        menu: Option<&Menu>,
    ) -> Late {
        let alt = sight.alt_text(&Speech::plain(lang, &table.seats));
        let label = Label { name: format!("{}.png", table.title.id()), alt };
        let (speech, theme) = (self.speech_of_plates(table, lang), Settings::of(&table.settings).theme());
        let (session, viewer, menu) = (table.session.clone(), sight.viewer(), menu.cloned());
        let scene = move || {
            let sight = session.sight(viewer).context("the game has begun")?;
            // Of a game that has ended everybody sees how it went.
            if kind == Kind::Table && session.has_ended() {
                return Ok(sight.ending(&speech, theme, history(&session).as_ref()));
            }
            Ok(sight.scene(&speech, theme, kind, menu.as_ref()))
        };
        Late { drawing: self.pictures.draw(purpose, scene), label }
    }
}

/// How the game went. Its picture is made all the same if that cannot be told.
fn history(session: &Session) -> Option<History> {
    let told = History::of(&session.full_log());
    told.inspect_err(
        |error| tracing::error!(session = session.id.0, %error, "a finished game has no history"),
    )
    .ok()
}

pub(super) fn panel_text(sight: &dyn AnySight, menu: &Menu, notes: Vec<String>, speech: &Speech) -> String {
    let mut lines = notes;
    lines.push(format!("**{}**", sight.prompt(speech)));
    // A select asks by itself, and says more of each choice; buttons do not.
    let buttons = open_buttons(menu);
    if let Some(slot) = menu.slots.last().filter(|_| !buttons.is_empty() && !menu.draft.0.is_empty()) {
        lines.push(slot.ask.clone());
    }
    let described = buttons.iter().filter(|choice| !choice.description.is_empty());
    lines.extend(described.map(|choice| format!("• {} – {}", choice.label, choice.description)));
    if let Some(refused) = &menu.refused {
        lines.push(format!("⚠️ {refused}"));
    }
    lines.extend(sight.preview(&menu.draft, speech).map(|preview| preview_line(&preview, speech)));
    if let Some(action) = &menu.complete {
        lines.push(format!("`{action}`"));
    } else if let Some(example) = sight.actions().first() {
        let example = games::Words::text(speech, "panel-moves", &[("example", example.as_str().into())]);
        lines.push(format!("-# {example}"));
    }
    lines.join("\n")
}

/// What the draft would do to one's points: "Points: **−7 → 2** · rivers 4 → 8".
fn preview_line(preview: &Preview, speech: &Speech) -> String {
    let (before, after) = preview.totals();
    let args = [("before", points(before).into()), ("after", points(after).into())];
    let mut line = games::Words::text(speech, "panel-preview", &args);
    for gain in preview.gains().iter().filter(|gain| gain.change() != 0) {
        line.push_str(&format!(" · {} {} → {}", gain.label, points(gain.before), points(gain.after)));
    }
    line
}
