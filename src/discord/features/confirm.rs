//! The question whether somebody is sure.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use crate::discord::features::undo::reach_lines;
use crate::discord::features::{answers, ending, hint, seat, undo};
use crate::discord::message::page::Page;
use crate::discord::message::press::{CustomId, Written};
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use session::{Denied, Doubt, Reach, Session};

/// Asks whether the caller is sure. A moderator who plays finds here the way to end the game without asking anybody.
pub(crate) fn doubt_page(session: &Session, caller: &Caller, doubt: Doubt) -> Page {
    let speech = caller.speech();
    let seat = session.seat_of(caller.person.user);
    let decision = seat.map_or(0, |seat| session.decision(seat));
    let reach = seat.and_then(|seat| session::undo::reach_of(session, seat).ok());
    let going = Some(reach.as_ref().map_or(0, Reach::total));
    let undo: Written = undo::Press { decision: Some(decision).filter(|&is| is > 0), going }.into();
    // If that question is gone when it is pressed, nobody is asked anew.
    let agree: Written =
        answers::Press::Agree { question: session.question.as_ref().map_or(0, |question| question.number) }
            .into();
    let (press, key, style): (Written, _, _) = match doubt {
        Doubt::AskUndo => (undo, "doubt-button-ask", ButtonStyle::Primary),
        Doubt::UndoAlone => (undo, "doubt-button-undo", ButtonStyle::Danger),
        Doubt::HintAlone => (hint::Press::Sure.into(), "doubt-button-hint", ButtonStyle::Primary),
        Doubt::AskEnd => (ending::Press::Sure.into(), "doubt-button-ask", ButtonStyle::Primary),
        Doubt::AgreeToEnd => (agree, "consent-agree", ButtonStyle::Danger),
        Doubt::EndAlone => (ending::Press::Sure.into(), "doubt-button-end", ButtonStyle::Danger),
        Doubt::LeaveToComputers => {
            (seat::Press::HandOverAndWatch.into(), "doubt-button-watch", ButtonStyle::Primary)
        }
        Doubt::Settle => (ending::Press::Settle.into(), "doubt-button-settle", ButtonStyle::Danger),
        Doubt::Discount => (ending::Press::Settle.into(), "doubt-button-discount", ButtonStyle::Danger),
    };
    let sure = CustomId::at(session.id, press);
    let mut rows = vec![CreateActionRow::Buttons(vec![button(&sure, &speech.say(key)).style(style)])];
    let asks = matches!(doubt, Doubt::AskEnd | Doubt::AgreeToEnd);
    if asks && caller.moderates(session) {
        let settle = button(
            &CustomId::at(session.id, ending::Press::AskSettle),
            &speech.say("doubt-button-moderator"),
        );
        rows.push(CreateActionRow::Buttons(vec![settle.style(ButtonStyle::Danger)]));
    }
    let mut lines = vec![Denied::Unsure(doubt).say(&speech)];
    if let (Doubt::AskUndo | Doubt::UndoAlone, Some(reach)) = (doubt, &reach) {
        lines.extend(reach_lines(reach, &session.speech(caller.lang)));
    }
    Page { content: lines.join("\n"), rows, ..Page::default() }
}
