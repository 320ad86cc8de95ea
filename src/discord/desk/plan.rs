use games::{Draft, Picture as Kind, Seat, Viewer, Words as _};
use poise::serenity_prelude::ButtonStyle;

use super::{Desk, Settings};
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::failure::Failure;
use crate::discord::page::{Label, Late, Page};
use crate::discord::panel::panel_text;
use crate::discord::rows::{Extra, Rows};
use crate::pictures::Purpose;
use crate::session::{DELAY, Denied, Intent, Planned, Session};
use crate::tables::Found;
use crate::words::Speech;

impl Desk {
    /// The panel on which the caller prepares their next turn, with that draft of its next move.
    ///
    /// # Errors
    /// [`Failure`] if they cannot prepare one now.
    pub(in crate::discord) async fn plan(
        &self,
        caller: &Caller,
        table: &Found,
        draft: &Draft,
    ) -> Result<Page, Failure> {
        let seat = table.player(&caller.person)?;
        let speech = self.speech(table, caller.lang);
        let planned = table.planned(seat, &speech)?;
        let at = CustomId { decision: table.decision(seat), ..CustomId::plain(table.id.0, Verb::Plan) };
        let extras = extras(&at, &planned, draft, &speech);
        let mut page = Page { content: said(&planned, &speech), ..Page::default() };
        let rows = Rows { at, ahead: true };
        if !planned.open {
            page.content = format!("{}\n{}", page.content, speech.say("plan-shut"));
            page.rows = rows.build(&games::Menu::default(), &extras);
            return Ok(page);
        }
        let sight = planned.table.sight(Viewer::Seat(seat));
        let menu = sight.menu(draft, &speech);
        page.content = panel_text(sight.as_ref(), &menu, vec![page.content], &speech);
        page.rows = rows.build(&menu, &extras);
        // What was drawn in imagination is nothing to be looked at.
        if !planned.shut {
            let alt = sight.alt_text(&Speech::plain(caller.lang, &table.seats));
            let label = Label { name: format!("{}.png", table.title.id()), alt };
            let theme = Settings::of(&table.settings).theme();
            let words = self.picture_speech(table, caller.lang);
            let scene = move || Ok(sight.scene(&words, theme, Kind::Panel, Some(&menu)));
            let drawing = self.pictures.draw(Purpose::Answer, scene);
            page.picture = Some(self.illustration(Late { drawing, label }).await?);
        }
        Ok(page)
    }

    /// Adds a move to what the caller has prepared.
    ///
    /// # Errors
    /// [`Failure`]
    pub(in crate::discord) async fn plan_move(
        &self,
        caller: &Caller,
        table: &Found,
        action: &str,
    ) -> Result<Page, Failure> {
        let mut moves = prepared(table, table.player(&caller.person)?);
        moves.push(action.to_owned());
        self.planned(caller, table, Intent::Order(format!("next {}", moves.join("; ")))).await
    }

    /// Takes the last move out of what the caller has prepared.
    ///
    /// # Errors
    /// [`Failure`]
    pub(in crate::discord) async fn plan_back(
        &self,
        caller: &Caller,
        table: &Found,
    ) -> Result<Page, Failure> {
        let seat = table.player(&caller.person)?;
        let (number, _) = table.prepared(seat).ok_or(Failure::Denied(Denied::NoSuchOrder))?;
        let mut moves = prepared(table, seat);
        moves.pop();
        let intent = match moves.as_slice() {
            [] => Intent::Countermand(number),
            moves => Intent::Order(format!("next {}", moves.join("; "))),
        };
        self.planned(caller, table, intent).await
    }

    async fn planned(&self, caller: &Caller, table: &Found, intent: Intent) -> Result<Page, Failure> {
        let receipt = self.act(caller, table, intent).await?;
        self.plan(caller, &table.after(&receipt), &Draft::default()).await
    }
}

/// The moves that a seat has prepared, in notation.
fn prepared(session: &Session, seat: Seat) -> Vec<String> {
    let moves = session.prepared(seat).map(|(_, moves)| moves).unwrap_or_default();
    moves.into_iter().map(|prepared| prepared.action).collect()
}

/// What is prepared so far, and what will become of it.
fn said(planned: &Planned, speech: &Speech) -> String {
    let moves = match planned.said.as_slice() {
        [] => speech.say("plan-empty"),
        said => said.join(" → "),
    };
    let foot = speech.text("plan-foot", &[("seconds", DELAY.into())]);
    format!("{}\n{moves}\n-# {foot}", speech.say("plan-title"))
}

fn extras(at: &CustomId, planned: &Planned, draft: &Draft, speech: &Speech) -> Vec<Extra> {
    let mut extras = Vec::new();
    let mut add = |verb: Verb, key: &str| {
        let id = CustomId { verb, ..at.clone() };
        extras.push(Extra { id, label: speech.say(key), style: ButtonStyle::Secondary });
    };
    if !draft.0.is_empty() {
        add(Verb::Plan, "panel-clear");
    }
    if !planned.said.is_empty() {
        add(Verb::PlanBack, "plan-back");
    }
    add(Verb::Orders, "panel-orders");
    extras
}
