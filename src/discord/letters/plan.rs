//! The panel on which somebody prepares their next turn.

use rules::{Seat, Viewer, Words as _};
use tabletop::{Draft, Picture as Kind};

use super::Scribe;
use super::failure::Failure;
use super::panel::panel_text;
use super::parts::page::{Label, Late, Page};
use super::parts::press::{Choice, CustomId, Press};
use super::parts::rows::{Extra, Rows};
use super::settings::Settings;
use crate::discord::wire::caller::Caller;
use crate::pictures::Purpose;
use host::tables::Found;
use session::{DELAY, Planned, Session, SessionId};
use words::Speech;

impl Scribe {
    /// The panel on which the caller prepares their next turn, with that draft of its next move.
    ///
    /// # Errors
    /// [`Failure`] if they cannot prepare one now.
    pub(crate) async fn plan_page(
        &self,
        caller: &Caller,
        table: &Found,
        draft: &Draft,
    ) -> Result<Page, Failure> {
        let seat = table.player(&caller.person)?;
        let speech = table.speech(caller.lang);
        let planned = session::prepared::planned(table, seat, &speech)?;
        let extras = extras(table.id, &planned, draft, &speech);
        let mut page = Page { content: said(&planned, &speech), ..Page::default() };
        let rows = Rows { table: table.id, decision: None };
        if !planned.open {
            page.content = format!("{}\n{}", page.content, speech.say("plan-shut"));
            page.rows = rows.build(&tabletop::Menu::default(), &extras);
            return Ok(page);
        }
        let sight = planned.table.sight(Viewer::Seat(seat));
        let menu = sight.menu(draft, &speech);
        // What is typed is the whole turn, with what is prepared already.
        let before: Vec<_> =
            prepared(table, seat).iter().map(|action| sight.spell(action, &[&speech])).collect();
        page.content = panel_text(sight.as_ref(), &menu, vec![page.content], &speech, |example| {
            let moves = before.iter().map(String::as_str).chain([example]).collect::<Vec<_>>().join("; ");
            speech.text("plan-moves", &[("moves", moves.into())])
        });
        page.rows = rows.build(&menu, &extras);
        // No picture shows what was drawn in imagination alone.
        if !planned.shut {
            let alt = sight.alt_text(&table.plain_speech(caller.lang));
            let label = Label { name: format!("{}.png", table.title.id()), alt };
            let theme = Settings::of(&table.settings).theme();
            let words = table.drawn_speech(caller.lang);
            let scene = move || Ok(sight.scene(&words, theme, Kind::Panel, Some(&menu)));
            let drawing = self.pictures.draw(Purpose::Answer, scene);
            page.picture = Some(self.illustration(Late { drawing, label }).await?);
        }
        Ok(page)
    }
}

/// The moves that a seat has prepared, in notation.
pub(crate) fn prepared(session: &Session, seat: Seat) -> Vec<String> {
    let moves = session::prepared::prepared(session, seat).map(|(_, moves)| moves).unwrap_or_default();
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

fn extras(table: SessionId, planned: &Planned, draft: &Draft, speech: &Speech) -> Vec<Extra> {
    let extra = |press, key| Extra { id: CustomId::at(table, press), label: speech.say(key) };
    let clear = || extra(Press::Plan(Choice::Pick(String::new())), "panel-clear");
    let back = || extra(Press::PlanBack, "plan-back");
    let mut extras: Vec<Extra> = (!draft.0.is_empty()).then(clear).into_iter().collect();
    extras.extend((!planned.said.is_empty()).then(back));
    extras.push(extra(Press::Orders, "panel-orders"));
    extras
}
