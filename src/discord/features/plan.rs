//! Preparing one's next turn.

use rules::{Seat, Viewer, Words as _};
use tabletop::{Draft, Picture as Kind};

use crate::discord::app::App;
use crate::discord::app::pressed::{Pressed, Reply, presses};
use crate::discord::features::orders;
use crate::discord::features::panel::page::panel_text;
use crate::discord::features::settings::deed::Settings;
use crate::discord::message::Messages;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::{Label, Late, Page};
use crate::discord::message::press::{Adjusted, Choice, CustomId, RawPress};
use crate::discord::message::rows::{Extra, Rows};
use crate::discord::wire::caller::Caller;
use crate::pictures::Purpose;
use host::tables::Found;
use session::{DELAY, Denied, Intent, PlannedTurn, Session, SessionId};
use words::Speech;

presses! {
    /// Presses on the panel on which a person prepares their next turn.
    |pressed, app, caller|
    /// Sets the draft.
    Pick("plan") { rest draft: String, } => plan(pressed, &Choice::Pick(draft)).await;
    /// Takes over the draft of an adjusting button.
    Adjust("padj") { rest adjusted: Adjusted, } => plan(pressed, &Choice::Adjust(adjusted)).await;
    /// The menu with that number.
    Select("psel") { rest menu: usize, } => plan(pressed, &Choice::Select(menu)).await;
    /// Adds that action.
    Act("pact") { rest action: String, } => plan(pressed, &Choice::Act(action)).await;
    /// Removes the last prepared move.
    Back("pback") => pressed.shown(plan_back(app, caller, &pressed.table().await?).await);
}

impl Press {
    /// The press that makes a choice.
    pub(crate) fn choose(choice: Choice) -> Press {
        match choice {
            Choice::Pick(draft) => Press::Pick { draft },
            Choice::Adjust(adjusted) => Press::Adjust { adjusted },
            Choice::Select(menu) => Press::Select { menu },
            Choice::Act(action) => Press::Act { action },
        }
    }
}

/// Adds a move to the caller's prepared turn.
pub(crate) async fn plan_move(
    app: &App,
    caller: &Caller,
    table: &Found,
    action: &str,
) -> Result<Page, Failure> {
    let mut moves = prepared(table, table.player(&caller.person)?);
    moves.push(action.to_owned());
    planned(app, caller, table, Intent::Order(format!("next {}", moves.join("; ")))).await
}

/// Removes the last move of the caller's prepared turn.
pub(crate) async fn plan_back(app: &App, caller: &Caller, table: &Found) -> Result<Page, Failure> {
    let seat = table.player(&caller.person)?;
    let (number, _) = session::prepared::prepared(table, seat).ok_or(Failure::Denied(Denied::NoSuchOrder))?;
    let mut moves = prepared(table, seat);
    moves.pop();
    let intent = match moves.as_slice() {
        [] => Intent::Countermand(number),
        moves => Intent::Order(format!("next {}", moves.join("; "))),
    };
    planned(app, caller, table, intent).await
}

async fn planned(app: &App, caller: &Caller, table: &Found, intent: Intent) -> Result<Page, Failure> {
    let receipt = app.act(caller, table, intent).await?;
    app.messages.plan_page(caller, &table.after(&receipt), &Draft::default()).await
}

/// Makes a choice on the panel on which the presser prepares their next turn.
pub(crate) async fn plan(pressed: &Pressed<'_>, choice: &Choice) -> Result<Reply, Failure> {
    let (app, caller, table) = (pressed.app, pressed.caller, pressed.table().await?);
    pressed.shown(match choice.chosen(&pressed.value) {
        Ok(action) => plan_move(app, caller, &table, action).await,
        Err(draft) => app.messages.plan_page(caller, &table, &Draft::parse(draft)).await,
    })
}

impl Messages {
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
        let id = |choice| CustomId::at(table.id, Press::choose(choice));
        let other = |choice: &str| speech.text("panel-other", &[("choice", choice.into())]);
        let rows = Rows { id: &id, other: &other };
        if !planned.open {
            page.content = format!("{}\n{}", page.content, speech.say("plan-shut"));
            page.rows = rows.build(&tabletop::Menu::default(), &extras);
            return Ok(page);
        }
        let sight = planned.table.sight(Viewer::Seat(seat));
        let menu = sight.menu(draft, &speech);
        // Typed moves are the whole turn, including the prepared ones.
        page.content = panel_text(sight.as_ref(), &menu, vec![page.content], &speech, |example| {
            let moves =
                planned.typed.iter().map(String::as_str).chain([example]).collect::<Vec<_>>().join("; ");
            speech.text("plan-moves", &[("moves", moves.into())])
        });
        page.rows = rows.build(&menu, &extras);
        // No picture shows draws that were only imagined.
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

/// The moves prepared so far, and what will happen to them.
fn said(planned: &PlannedTurn, speech: &Speech) -> String {
    let moves = match planned.said.as_slice() {
        [] => speech.say("plan-empty"),
        said => said.join(" → "),
    };
    let foot = speech.text("plan-foot", &[("seconds", DELAY.into())]);
    format!("{}\n{moves}\n-# {foot}", speech.say("plan-title"))
}

fn extras(table: SessionId, planned: &PlannedTurn, draft: &Draft, speech: &Speech) -> Vec<Extra> {
    let extra = |press: RawPress, key| Extra { id: CustomId::at(table, press), label: speech.say(key) };
    let clear = || extra(Press::choose(Choice::Pick(String::new())).into(), "panel-clear");
    let back = || extra(Press::Back.into(), "plan-back");
    let mut extras: Vec<Extra> = (!draft.0.is_empty()).then(clear).into_iter().collect();
    extras.extend((!planned.said.is_empty()).then(back));
    extras.push(extra(orders::Press::Show.into(), "panel-orders"));
    extras
}
