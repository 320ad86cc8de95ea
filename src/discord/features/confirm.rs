//! The question whether a person is sure.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use crate::discord::features::undo::reach_lines;
use crate::discord::features::{answers, ending, hint, seat, undo};
use crate::discord::message::page::Page;
use crate::discord::message::press::{CustomId, RawPress};
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use session::{Confirmation, Denied, Reach, Session};

/// Asks whether the caller is sure. A moderator who plays can here end the game without asking anybody.
pub(crate) fn doubt_page(session: &Session, caller: &Caller, doubt: Confirmation) -> Page {
    let speech = caller.speech();
    let seat = session.seat_of(caller.person.user);
    let decision = seat.map_or(0, |seat| session.decision(seat));
    let reach = seat.and_then(|seat| session::undo::reach_of(session, seat).ok());
    let going = Some(reach.as_ref().map_or(0, Reach::total));
    let undo: RawPress = undo::Press { decision: Some(decision).filter(|&is| is > 0), going }.into();
    // If that question is closed by then, the press does not ask it anew.
    let agree: RawPress =
        answers::Press::Agree { question: session.question.as_ref().map_or(0, |question| question.number) }
            .into();
    let (press, key, style): (RawPress, _, _) = match doubt {
        Confirmation::AskUndo => (undo, "doubt-button-ask", ButtonStyle::Primary),
        Confirmation::UndoAlone => (undo, "doubt-button-undo", ButtonStyle::Danger),
        Confirmation::HintAlone => (hint::Press::Sure.into(), "doubt-button-hint", ButtonStyle::Primary),
        Confirmation::AskEnd => (ending::Press::Sure.into(), "doubt-button-ask", ButtonStyle::Primary),
        Confirmation::AgreeToEnd => (agree, "consent-agree", ButtonStyle::Danger),
        Confirmation::EndAlone => (ending::Press::Sure.into(), "doubt-button-end", ButtonStyle::Danger),
        Confirmation::LeaveToComputers => {
            (seat::Press::HandOverAndWatch.into(), "doubt-button-watch", ButtonStyle::Primary)
        }
        Confirmation::Settle => (ending::Press::Settle.into(), "doubt-button-settle", ButtonStyle::Danger),
        Confirmation::Discount => {
            (ending::Press::Settle.into(), "doubt-button-discount", ButtonStyle::Danger)
        }
    };
    let sure = CustomId::at(session.id, press);
    let mut rows = vec![CreateActionRow::Buttons(vec![button(&sure, &speech.say(key)).style(style)])];
    let asks = matches!(doubt, Confirmation::AskEnd | Confirmation::AgreeToEnd);
    if asks && caller.moderates(session) {
        let settle = button(
            &CustomId::at(session.id, ending::Press::AskSettle),
            &speech.say("doubt-button-moderator"),
        );
        rows.push(CreateActionRow::Buttons(vec![settle.style(ButtonStyle::Danger)]));
    }
    let mut lines = vec![Denied::Unsure(doubt).say(&speech)];
    if let (Confirmation::AskUndo | Confirmation::UndoAlone, Some(reach)) = (doubt, &reach) {
        lines.extend(reach_lines(reach, &session.speech(caller.lang)));
    }
    Page { content: lines.join("\n"), rows, ..Page::default() }
}
