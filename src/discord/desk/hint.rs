use games::{Arg, Reason, Seat, Viewer, Words as _};
use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton, EditInteractionResponse};

use super::Desk;
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::failure::Failure;
use crate::discord::limits;
use crate::discord::page::Page;
use crate::discord::rows::button;
use crate::session::{Intent, Session, Way, tenths};
use crate::tables::{Asker, Found};
use crate::words::Speech;

/// The room for one way to go on within a message.
const WAY: usize = 500;

/// A hint that somebody has asked for.
pub(crate) struct AskedHint {
    table: Found,
    seat: Seat,
    /// As long as it is there the caller waits.
    asker: Asker,
}

impl Desk {
    /// Takes up the caller's wish for a hint. Other people at the table are told of it.
    ///
    /// # Errors
    /// [`Failure`]: there is none to be had here now, or the caller waits for one already.
    pub(crate) async fn ask_hint(&self, caller: &Caller, table: &Found) -> Result<AskedHint, Failure> {
        let seat = table.hinted_seat(&caller.person)?;
        let asker = self.tables.asker(caller.person.user)?;
        let mut table = table.clone();
        if table.owes_word_of_hint(seat) {
            table = table.after(&self.act(caller, &table, Intent::Hint).await?);
            table.hinted_seat(&caller.person)?;
        }
        Ok(AskedHint { table, seat, asker })
    }

    /// Brings a hint into an answer that has been acknowledged, unless something else is asked of the seat by then.
    pub(crate) async fn bring_hint<F>(
        &self,
        caller: &Caller,
        asked: AskedHint,
        edit: impl Fn(EditInteractionResponse) -> F,
    ) where
        F: Future<Output = serenity::Result<serenity::Message>>,
    {
        let AskedHint { table, seat, asker } = asked;
        let page = match self.hint_page(caller, &table, seat).await {
            Ok(page) => page,
            Err(failure) => Page::text(self.excuse(&failure, &caller.speech(), Some(table.id.0))),
        };
        // Whoever reads the answer may ask again.
        drop(asker);
        if let Err(error) = edit(page.linked(&self.mentions).revision()).await {
            tracing::warn!(%error, session = %table.id, "somebody does not get their hint");
        }
    }

    async fn hint_page(&self, caller: &Caller, table: &Found, seat: Seat) -> Result<Page, Failure> {
        let advice = self.tables.advice(table, seat).await?;
        let now = self.tables.find(table.id).await?;
        let still =
            now.is_some_and(|now| now.offers_hint(seat) && now.decision(seat) == table.decision(seat));
        if !still {
            return Err(Failure::told("hint-late"));
        }
        let speech = self.speech(table, caller.lang);
        let stage = table.stage(Viewer::Seat(seat)).ok_or_else(|| Failure::Denied(table.boardless()))?;
        Ok(page(table, seat, &Way::told(stage.table.as_ref(), seat, &advice, &speech), &speech))
    }
}

/// The ways to go on, each with what it is worth and why, and a button that fills in its first step.
fn page(session: &Session, seat: Seat, ways: &[Way], speech: &Speech) -> Page {
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
fn merits(number: usize, way: &Way, speech: &Speech) -> String {
    let worth = match (number, way.behind) {
        (1, _) => speech.say("hint-worth-best"),
        (_, 0) => speech.say("hint-worth-same"),
        (_, behind) => speech.text("hint-worth-less", &[("points", said_tenths(behind, speech).into())]),
    };
    let reason = |reason: &Reason| {
        let share = tenths(reason.share);
        let sign = if share < 0 { '−' } else { '+' };
        format!("{sign}{} {}", said_tenths(share.abs(), speech), reason.say(speech))
    };
    std::iter::once(worth).chain(way.reasons.iter().map(reason)).collect::<Vec<_>>().join(" · ")
}

fn said_tenths(tenths: i32, speech: &Speech) -> String {
    let args: [(&str, Arg); 2] = [("whole", (tenths / 10).into()), ("tenths", (tenths % 10).into())];
    speech.text("hint-tenths", &args)
}

/// A button for every first step that ways begin with, which fills it in.
fn first_steps(session: &Session, seat: Seat, ways: &[Way]) -> Vec<CreateButton> {
    let mut starts: Vec<(CustomId, Vec<String>, &String)> = Vec::new();
    for (number, way) in (1..).zip(ways) {
        let (Some(draft), Some(step)) = (&way.draft, way.steps.first()) else { continue };
        let at = CustomId { decision: session.decision(seat), ..CustomId::plain(session.id.0, Verb::Pick) };
        let id = at.with(draft.to_string());
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
