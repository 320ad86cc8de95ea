//! Hints: asked for, thought, and brought into the answer.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateButton};
use rules::{Seat, Viewer, Words as _};

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller, deferred};
use crate::discord::answering::sending::revise;
use crate::discord::app::pressed::{Edit, Placeholder, Reply};
use crate::discord::app::{Answer, App};
use crate::discord::features::confirm::doubt_page;
use crate::discord::features::panel;
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::{Choice, CustomId};
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use host::tables::{Asker, Found, Quota};
use session::{Denied, Hint, Intent, Session, Way, told_apart, told_tenths};
use words::Speech;

/// Gives a hint.
#[poise::command(slash_command, rename = "hint")]
pub(crate) async fn hint_command(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let app = &ctx.data().app;
    let asked = match ask_hint(app, &caller, &app.own_table(&caller).await?, false).await? {
        Ok(asked) => asked,
        Err(question) => return answer(ctx, Answer::private(question)).await,
    };
    bring_hint(app, &caller, asked, &*deferred(ctx).await?).await;
    Ok(())
}

/// A hint that was asked for.
pub(crate) struct HintRequest {
    table: Found,
    seat: Seat,
    /// While it exists the caller waits.
    asker: Asker,
}

/// Accepts the caller's request for a hint. Other people at the table learn of it; if there are none, and the caller is not `sure`, returns
/// the page that asks whether the game may cease to count.
///
/// # Errors
/// [`Failure`]: there is no hint here now, or the caller waits for one already.
pub(crate) async fn ask_hint(
    app: &App,
    caller: &Caller,
    table: &Found,
    sure: bool,
) -> Result<Result<HintRequest, Page>, Failure> {
    let seat = session::hint::hinted_seat(table, &caller.person)?;
    let asker = app.tables.asker(Quota::Hint, caller.person.user).ok_or(Denied::Thinking)?;
    let mut table = table.clone();
    if session::hint::owes_word_of_hint(&table, seat) {
        match app.unless_in_doubt(caller, &table, Intent::Hint { sure }).await? {
            Ok(receipt) => table = table.after(&receipt),
            Err(doubt) => return Ok(Err(doubt_page(&table, caller, doubt))),
        }
        session::hint::hinted_seat(&table, &caller.person)?;
    }
    Ok(Ok(HintRequest { table, seat, asker }))
}

/// Brings a hint into an answer that has been acknowledged, unless the seat is asked something else by then.
pub(crate) async fn bring_hint(app: &App, caller: &Caller, asked: HintRequest, edit: &Edit<'_>) {
    let HintRequest { table, seat, asker } = asked;
    let page = match hinted(app, caller, &table, seat).await {
        Ok(page) => page,
        Err(failure) => Page::text(failure.sentence(&caller.speech(), Some(table.id.0))),
    };
    // The reader of the answer may ask again.
    drop(asker);
    if let Err(error) = revise(&page.linked(&app.messages.mentions), &caller.speech(), edit).await {
        tracing::warn!(%error, session = %table.id, "somebody does not get their hint");
    }
}

async fn hinted(app: &App, caller: &Caller, table: &Found, seat: Seat) -> Result<Page, Failure> {
    let advice = app.tables.advice(table, seat).await?;
    let now = app.tables.find(table.id).await?;
    let still = now.is_some_and(|now| {
        session::hint::offers_hint(&now, seat) && now.decision(seat) == table.decision(seat)
    });
    if !still {
        return Err(Failure::told("hint-late"));
    }
    let speech = table.speech(caller.lang);
    let position = table.position(Viewer::Seat(seat)).ok_or_else(|| Failure::Denied(table.boardless()))?;
    let hints = {
        let (speech, position) = (speech.clone(), position.table.clone());
        let told = move || Hint::told(position.as_ref(), seat, &advice, &speech);
        tokio::task::spawn_blocking(told).await.map_err(|cause| Failure::Broken(cause.into()))?
    };
    Ok(hint_page(table, seat, &hints, &speech))
}

/// The answer to a press for a hint.
pub(crate) async fn hint(app: &App, caller: &Caller, table: &Found, sure: bool) -> Result<Reply, Failure> {
    Ok(match ask_hint(app, caller, table, sure).await? {
        Ok(asked) => Reply::slow(Placeholder::Thinking { private: true }, |app, caller, edit| {
            Box::pin(async move {
                bring_hint(app, caller, asked, edit).await;
                None
            })
        }),
        Err(question) => Reply::Private(question),
    })
}

/// Characters of one way to go on, within a message.
const WAY: usize = 500;

/// The ways to go on, each with its worth and reasons, and a button that fills in its first step.
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

/// What a way is worth next to the best, and what sets it apart: the best from the next, the others from the best.
fn merits(number: usize, hint: &Hint, speech: &Speech) -> String {
    let apart = told_apart(&hint.reasons, speech);
    let worth = match (number, hint.behind) {
        (1, _) => speech.say("hint-worth-best"),
        (_, 0) => speech.say("hint-worth-same"),
        // A number means nothing without a reason next to it.
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

/// A button for every first step of a way, which fills it in.
fn first_steps(session: &Session, seat: Seat, hints: &[Hint]) -> Vec<CreateButton> {
    let mut starts: Vec<(CustomId, Vec<String>, &String)> = Vec::new();
    let ways = (1..).zip(hints).flat_map(|(number, hint)| hint.ways.iter().map(move |way| (number, way)));
    for (number, way) in ways {
        let (Some(draft), Some(step)) = (&way.draft, way.steps.first()) else { continue };
        let (decision, choice) = (session.decision(seat), Choice::Pick(draft.to_string()));
        let (id, number) =
            (CustomId::at(session.id, panel::Press::choose(decision, choice)), format!("{number}"));
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
