//! A hint: ways to go on, what each is worth and why, and the buttons that fill them in.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateButton};
use rules::{Seat, Words as _};

use super::parts::page::Page;
use super::parts::press::{Choice, CustomId, Press};
use super::parts::rows::button;
use crate::discord::wire::limits;
use session::{Hint, Session, Way, told_apart, told_tenths};
use words::Speech;

/// The room for one way to go on within a message.
const WAY: usize = 500;

/// The ways to go on, each with what it is worth and why, and a button that fills in its first step.
pub(crate) fn hint_page(session: &Session, seat: Seat, hints: &[Hint], speech: &Speech) -> Page {
    let title = match hints {
        [] => return Page::text(speech.say("hint-none")),
        [one] if one.ways.len() == 1 => "hint-only",
        _ => "hint-title",
    };
    let mut lines = vec![speech.say(title)];
    for (number, hint) in (1_usize..).zip(hints) {
        let steps = |way: &Way| match way.steps.as_slice() {
            [] => speech.say("hint-wait"),
            steps => steps.join(" → "),
        };
        let steps = hint.ways.iter().map(steps).collect::<Vec<_>>().join(&speech.say("hint-or"));
        let said = speech.text("hint-way", &[("number", number.into()), ("steps", steps.into())]);
        lines.push(limits::fit(&said, WAY));
        if hints.len() > 1 {
            lines.push(format!("-# {}", merits(number, hint, speech)));
        }
    }
    let buttons = first_steps(session, seat, hints);
    let mut rows = Vec::new();
    if !buttons.is_empty() {
        lines.push(format!("-# {}", speech.say("hint-foot")));
        rows.push(CreateActionRow::Buttons(buttons));
    }
    Page { content: lines.join("\n"), rows, ..Page::default() }
}

/// What a way is worth beside the best, and what sets it apart: the best from the next, the others from the best.
fn merits(number: usize, hint: &Hint, speech: &Speech) -> String {
    let apart = told_apart(&hint.reasons, speech);
    let worth = match (number, hint.behind) {
        (1, _) => speech.say("hint-worth-best"),
        (_, 0) => speech.say("hint-worth-same"),
        // A number says nothing where no reason stands beside it.
        _ if apart.is_empty() => return speech.say("hint-worth-later"),
        (_, behind) => speech.text("hint-worth-less", &[("points", told_tenths(behind, speech).into())]),
    };
    if apart.is_empty() {
        return worth;
    }
    let other = if number == 1 { 2 } else { 1 };
    let args = [("number", other.into()), ("reasons", apart.join(" · ").into())];
    format!("{worth} · {}", speech.text("hint-beside", &args))
}

/// A button for every first step that ways begin with, which fills it in.
fn first_steps(session: &Session, seat: Seat, hints: &[Hint]) -> Vec<CreateButton> {
    let mut starts: Vec<(CustomId, Vec<String>, &String)> = Vec::new();
    let ways = (1..).zip(hints).flat_map(|(number, hint)| hint.ways.iter().map(move |way| (number, way)));
    for (number, way) in ways {
        let (Some(draft), Some(step)) = (&way.draft, way.steps.first()) else { continue };
        let (decision, choice) = (session.decision(seat), Choice::Pick(draft.to_string()));
        let (id, number) =
            (CustomId::at(session.id, Press::Choose { decision, choice }), format!("{number}"));
        match starts.iter_mut().find(|(known, ..)| *known == id) {
            Some((_, numbers, _)) if numbers.contains(&number) => {}
            Some((_, numbers, _)) => numbers.push(number),
            None => starts.push((id, vec![number], step)),
        }
    }
    starts.retain(|(id, ..)| id.to_string().chars().count() <= limits::CUSTOM_ID);
    starts.truncate(limits::BUTTONS);
    let labelled = |(id, numbers, step): &(CustomId, Vec<String>, &String)| {
        button(id, &format!("{}. {step}", numbers.join(", "))).style(ButtonStyle::Secondary)
    };
    starts.iter().map(labelled).collect()
}
