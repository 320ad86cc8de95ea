//! The ephemeral panel: a seat's view of the table, its question, and every way to answer.

use std::sync::Arc;

use anyhow::Context as _;
use render::parts::points;
use rules::{Seat, Viewer, Words as _};
use tabletop::{AnySight, Draft, Menu, Picture as Kind, Preview};

use crate::discord::features::board::calls::paused_line;
use crate::discord::features::help::ways::told_apart;
use crate::discord::features::seat::deed::away_page;
use crate::discord::features::{explain, hint, more, orders, panel, undo};
use crate::discord::message::Messages;
use crate::discord::message::page::Page;
use crate::discord::message::phone::parted;
use crate::discord::message::press::{Choice, CustomId, RawPress};
use crate::discord::message::rows::{Extra, Rows, open_buttons, told_of_buttons};
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use crate::pictures::Purpose;
use host::tables::Found;
use session::Session;
use words::{Speech, unescape};

impl Messages {
    /// The caller's panel with that draft, headed by `notes`. A person without a seat gets the public view.
    pub(crate) async fn panel(
        &self,
        table: &Found,
        caller: &Caller,
        draft: &Draft,
        mut notes: Vec<String>,
    ) -> anyhow::Result<Page> {
        let speech = table.speech(caller.lang);
        if table.place != caller.place {
            notes.insert(0, told_apart(table, &speech));
        }
        let Some(seat) = table.seat_of(caller.person.user) else {
            let mut page = self.view_page(table, caller, Kind::Table).await?;
            page.content = speech.say("panel-spectator");
            return Ok(page);
        };
        if session::is_handed_over(table, caller.person.user) {
            let picture = self.view_page(table, caller, Kind::Table).await?.picture;
            return Ok(Page { picture, ..away_page(table, caller, "panel-handed-over") });
        }
        let viewer = Viewer::Seat(seat);
        let sight: Arc<dyn AnySight> = table.sight(viewer).context("a panel needs a started game")?.into();
        let mut menu = sight.menu(draft, &speech);
        notes.extend(paused_line(table, &speech));
        // Right above the question, which it speaks of.
        if let Some(guidance) = session::guidance(table, seat)? {
            notes.push(guided(guidance.key, &speech));
            menu.spoken = guidance.places;
        }
        let (lang, shown) = (caller.lang, Arc::clone(&sight));
        let picture = self.drawn(Purpose::Answer, table, shown, lang, Kind::Panel, Some(&menu));
        let picture = self.illustration(picture).await?;
        let decision = table.decision(seat);
        let id = |choice| CustomId::at(table.id, panel::Press::choose(decision, choice));
        let other = |choice: &str| speech.text("panel-other", &[("choice", choice.into())]);
        let rows = Rows { id: &id, other: &other };
        let extras = extras(table, seat, sight.as_ref(), &menu, draft, &speech);
        Ok(Page {
            content: panel_text(sight.as_ref(), &menu, notes, &speech, |example| {
                speech.text("panel-moves", &[("example", example.into())])
            }),
            rows: rows.build(&menu, &extras),
            picture: Some(picture),
            panel: Some(table.session.clone()),
            ..Page::default()
        })
    }
}

/// The guide's text in a first game, set apart from everything else.
pub(crate) fn guided(key: &str, speech: &Speech) -> String {
    format!("> 🧭 {}", speech.say(key))
}

/// The buttons next to the choices; commands do the same where the row is full.
fn extras(
    session: &Session,
    seat: Seat,
    sight: &dyn AnySight,
    menu: &Menu,
    draft: &Draft,
    speech: &Speech,
) -> Vec<Extra> {
    let decision = session.decision(seat);
    let extra = |press: RawPress, label| Extra { id: CustomId::at(session.id, press), label };
    let explain = extra(explain::Press::Explain.into(), speech.say("explain-button"));
    let (mut extras, mut later) = (Vec::new(), Vec::new());
    // A second click where something was just confirmed must do no harm.
    if menu.complete.is_none() { &mut extras } else { &mut later }.push(explain);
    // The only closed action is complete before anything is chosen, yet a form may be wanted.
    if menu.complete.is_none() || draft.0.is_empty() {
        extras.extend(sight.forms().iter().map(|form| {
            let title = speech.say(&format!("{}-form-{}", session.title.id(), form.id));
            let label = speech.text("panel-form", &[("title", title.into())]);
            extra(panel::Press::Form { decision, form: form.id.to_owned() }.into(), label)
        }));
    }
    if !draft.0.is_empty() {
        let choice = Choice::Pick(String::new());
        extras.push(extra(panel::Press::choose(decision, choice).into(), speech.say("panel-clear")));
    }
    if session::undo::can_take_back(session, seat) {
        let undo = undo::Press { decision: Some(decision), going: None }.into();
        extras.push(extra(undo, speech.say("panel-undo")));
    }
    let more = extra(more::Press::Open.into(), speech.say("panel-more"));
    let room = limits::BUTTONS.saturating_sub(extras.len() + 1 + usize::from(menu.complete.is_some()));
    let hint = session::hint::offers_hint(session, seat)
        .then(|| extra(hint::Press::Ask.into(), speech.say("panel-hint")));
    // A first game's panel is the longest: there it is under the last button.
    let orders = (!session.title.orders().is_empty() && !session.terms.lesson)
        .then(|| extra(orders::Press::Show.into(), speech.say("panel-orders")));
    extras.extend(hint.into_iter().chain(later).chain(orders).take(room));
    extras.push(more);
    extras
}

/// The text of a panel: notes, the question, texts that buttons have no room for, the draft's effect, and how to type a move.
pub(crate) fn panel_text(
    sight: &dyn AnySight,
    menu: &Menu,
    notes: Vec<String>,
    speech: &Speech,
    typed: impl FnOnce(&str) -> String,
) -> String {
    let mut lines = notes;
    lines.push(format!("**{}**", sight.prompt(speech)));
    // A select shows the question itself, and more of each choice; buttons do not.
    let buttons = open_buttons(menu);
    if let Some(slot) = menu.slots.last().filter(|_| !buttons.is_empty() && !menu.draft.0.is_empty()) {
        lines.push(slot.ask.clone());
    }
    lines.extend(menu.implied.iter().map(|implied| format!("• {implied}")));
    lines.extend(told_of_buttons(menu));
    if let Some(refused) = &menu.refused {
        lines.push(format!("⚠️ {refused}"));
    }
    lines.extend(sight.preview(&menu.draft, speech).map(|preview| preview_line(&preview, speech)));
    let example = match &menu.complete {
        Some(action) => {
            let whole = menu.confirm.as_ref().filter(|label| !parted(&unescape(label)).1.is_empty());
            lines.extend(whole.cloned());
            Some(sight.spell(action, &[speech]))
        }
        None => sight.example(&menu.draft, &[speech]),
    };
    lines.extend(example.map(|example| format!("-# {}", typed(&example))));
    lines.join("\n")
}

/// How the draft would change one's points: "Points: **−7 → 2** · rivers 4 → 8".
fn preview_line(preview: &Preview, speech: &Speech) -> String {
    let (before, after) = preview.totals();
    let args = [("before", points(before).into()), ("after", points(after).into())];
    let mut line = speech.text("panel-preview", &args);
    for gain in preview.gains().iter().filter(|gain| gain.change() != 0) {
        line.push_str(&format!(" · {} {} → {}", gain.label, points(gain.before), points(gain.after)));
    }
    line
}
