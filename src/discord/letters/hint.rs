//! A hint: ways to go on, what each is worth and why, and the buttons that fill them in.

use games::{Seat, Words as _};
use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateButton};

use super::parts::page::Page;
use super::parts::press::{Choice, CustomId, Press};
use super::parts::rows::button;
use crate::discord::wire::limits;
use session::{Hint, Session, told_apart, told_tenths};
use words::Speech;

/// The room for one way to go on within a message.
const WAY: usize = 500;

/// The ways to go on, each with what it is worth and why, and a button that fills in its first step.
pub(crate) fn hint_page(session: &Session, seat: Seat, ways: &[Hint], speech: &Speech) -> Page {
    let title = match ways {
        [] => return Page::text(speech.say("hint-none")),
        [_] => "hint-only",
        _ => "hint-title",
    };
    let mut lines = vec![speech.say(title)];
    for (number, way) in (1_usize..).zip(ways) {
        let steps = match way.steps.as_slice() {
            [] => speech.say("hint-wait"),
            steps => steps.join(" → "),
        };
        let said = speech.text("hint-way", &[("number", number.into()), ("steps", steps.into())]);
        lines.push(limits::fit(&said, WAY));
        if ways.len() > 1 {
            lines.push(format!("-# {}", merits(number, way, speech)));
        }
    }
    let buttons = first_steps(session, seat, ways);
    let mut rows = Vec::new();
    if !buttons.is_empty() {
        lines.push(format!("-# {}", speech.say("hint-foot")));
        rows.push(CreateActionRow::Buttons(buttons));
    }
    Page { content: lines.join("\n"), rows, ..Page::default() }
}

/// What a way is worth beside the best, and what sets it apart.
fn merits(number: usize, way: &Hint, speech: &Speech) -> String {
    let worth = match (number, way.behind) {
        (1, _) => speech.say("hint-worth-best"),
        (_, 0) => speech.say("hint-worth-same"),
        (_, behind) => speech.text("hint-worth-less", &[("points", told_tenths(behind, speech).into())]),
    };
    let apart = told_apart(&way.reasons, speech);
    std::iter::once(worth).chain(apart).collect::<Vec<_>>().join(" · ")
}

/// A button for every first step that ways begin with, which fills it in.
fn first_steps(session: &Session, seat: Seat, ways: &[Hint]) -> Vec<CreateButton> {
    let mut starts: Vec<(CustomId, Vec<String>, &String)> = Vec::new();
    for (number, way) in (1..).zip(ways) {
        let (Some(draft), Some(step)) = (&way.draft, way.steps.first()) else { continue };
        let (decision, choice) = (session.decision(seat), Choice::Pick(draft.to_string()));
        let id = CustomId::at(session.id, Press::Choose { decision, choice });
        match starts.iter_mut().find(|(known, ..)| *known == id) {
            Some((_, numbers, _)) => numbers.push(format!("{number}")),
            None => starts.push((id, vec![format!("{number}")], step)),
        }
    }
    starts.retain(|(id, ..)| id.to_string().chars().count() <= limits::CUSTOM_ID);
    let labelled = |(id, numbers, step): &(CustomId, Vec<String>, &String)| {
        button(id, &format!("{}. {step}", numbers.join(", "))).style(ButtonStyle::Secondary)
    };
    starts.iter().map(labelled).collect()
}
