//! What a turn is about: what is asked and what that means, what its person may do and what it brings, what comes next. Without hints at
//! the table it only says what the rules allow, and calculates nothing.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use render::parts::points;
use rules::{Seat, Viewer, Words as _};
use tabletop::{AnySight, Choice, Draft, Preview};

use crate::discord::features::panel::page::guided;
use crate::discord::features::{hint, rulebook};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::{CustomId, RawPress};
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use session::Session;
use words::Speech;

/// The most situations to explain at once.
const SITUATIONS: usize = 2;

/// The most actions whose gains are calculated.
const RECKONED: usize = 300;

/// The most characters of the possible actions, within a message.
const CHOICES: usize = 1000;

/// What the caller's turn is about.
///
/// # Errors
/// [`Failure`] if they have no seat in a game that has begun.
pub(crate) fn explain_page(session: &Session, caller: &Caller) -> Result<Page, Failure> {
    let seat = session.player(&caller.person)?;
    let speech = session.speech(caller.lang);
    let sight = session.sight(Viewer::Seat(seat)).ok_or_else(|| Failure::Denied(session.boardless()))?;
    let mut lines = vec![format!("**{}**", sight.prompt(&speech))];
    lines.extend(matters(session, seat, &speech));
    let parts = sight.breakdown(seat, &speech);
    if !parts.is_empty() {
        let sum = parts.iter().map(|part| part.points).sum();
        lines.push(speech.text("explain-now", &[("points", points(sum).into())]));
    }
    let choices = choices(sight.as_ref(), session::hint::has_hints(session), &speech);
    if !choices.is_empty() {
        lines.push(speech.say("explain-may"));
        lines.push(limits::fit(&choices.join("\n"), CHOICES));
    }
    if let Some(next) = session.title.course() {
        lines.extend([speech.say("explain-next"), speech.say(next)]);
    }
    lines.push(speech.say("explain-rules"));
    let mut presses: Vec<(RawPress, &str)> =
        vec![(rulebook::Press::Show { game: None }.into(), "board-button-rules")];
    if session::hint::offers_hint(session, seat) {
        lines.push(speech.say("explain-hints"));
        presses.push((hint::Press::Ask.into(), "panel-hint"));
    }
    let row = presses.into_iter().map(|(press, key)| {
        button(&CustomId::at(session.id, press), &speech.say(key)).style(ButtonStyle::Secondary)
    });
    let rows = vec![CreateActionRow::Buttons(row.collect())];
    Ok(Page { content: limits::fit(&lines.join("\n"), limits::CONTENT), rows, ..Page::default() })
}

/// The words of the situations that the seat is in, at a table where people may be helped.
fn matters(session: &Session, seat: Seat, speech: &Speech) -> Vec<String> {
    let table = session.table().filter(|_| session::hint::has_hints(session));
    let situations = table.map_or_else(Vec::new, |table| table.situations(seat));
    situations.iter().take(SITUATIONS).map(|it| guided(it.key, speech)).collect()
}

/// The first choices of an action, each with what it costs or means and what it brings; what may lie in several ways is one of them. What
/// several ways bring is calculated only where people may be helped.
fn choices(sight: &dyn AnySight, helps: bool, speech: &Speech) -> Vec<String> {
    let menu = sight.menu(&Draft::default(), speech);
    let drafts: Vec<Draft> = sight.actions().iter().filter_map(|action| sight.draft(action)).collect();
    let reckons = helps && drafts.len() <= RECKONED;
    let slot =
        menu.slots.iter().find(|slot| slot.choices.iter().all(|choice| !choice.chosen) && !slot.regions);
    let said = |alike: &[Choice]| {
        let begins = |way: &Draft| alike.iter().any(|choice| way.0.starts_with(&choice.draft.0));
        let ways: Vec<&Draft> = drafts.iter().filter(|way| begins(way)).collect();
        let brings = match ways[..] {
            [way] => sight.preview(way, speech).as_ref().and_then(|it| brings(it.totals(), speech)),
            _ if reckons => span(ways.iter().filter_map(|way| sight.preview(way, speech)), speech),
            _ => None,
        };
        let count = (ways.len() > 1).then(|| speech.text("explain-ways", &[("count", ways.len().into())]));
        let (name, meaning) = match alike.first()? {
            Choice { thing: Some(thing), .. } => (&thing.name, &thing.meaning),
            choice => (&choice.label, &choice.description),
        };
        let meaning = Some(meaning.clone()).filter(|text| !text.is_empty());
        let parts = [Some(name.clone()), meaning, count, brings];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        Some(speech.text("explain-choice", &[("choice", parts.join(" – ").into())]))
    };
    let choices = slot.map_or_else(Vec::new, |slot| slot.choices.clone());
    let alike = choices.chunk_by(|one, other| one.thing.is_some() && one.thing == other.thing);
    alike.filter_map(said).collect()
}

/// How the points would change; none if they would not.
fn brings((before, after): (i32, i32), speech: &Speech) -> Option<String> {
    let args = [("before", points(before).into()), ("after", points(after).into())];
    (before != after).then(|| speech.text("explain-points", &args))
}

/// The points that several ways would lead to; none if none of them changes the points.
fn span(previews: impl Iterator<Item = Preview>, speech: &Speech) -> Option<String> {
    let totals: Vec<(i32, i32)> = previews.map(|preview| preview.totals()).collect();
    let (before, least) = *totals.iter().min_by_key(|(_, after)| after)?;
    let most = totals.iter().map(|(_, after)| *after).max()?;
    if least == most {
        return brings((before, most), speech);
    }
    Some(speech.text("explain-span", &[("least", points(least).into()), ("most", points(most).into())]))
}
