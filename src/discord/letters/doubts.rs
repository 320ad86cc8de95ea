//! Further choices of a panel, and the questions whether somebody is sure.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use rules::{Seat, Words as _};

use super::failure::Failure;
use super::parts::page::Page;
use super::parts::press::{CustomId, Press};
use super::parts::rows::button;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use session::{Denied, Doubt, Reach, Session, Status};
use words::Speech;

/// Further choices: what can be read, and for whoever still plays, the ways back and out.
pub(crate) fn more_page(session: &Session, caller: &Caller) -> Page {
    let speech = session.speech(caller.lang);
    let labelled =
        |(press, key): &(Press, &str)| button(&CustomId::at(session.id, press.clone()), &speech.say(key));
    let reading = [
        (Press::Log, "board-button-log"),
        (Press::Text, "board-button-text"),
        (Press::Stats, "more-stats"),
        (Press::Rules(None), "board-button-rules"),
    ];
    let orders =
        session::orders::takes_orders(session, caller.person.user).then_some((Press::Orders, "panel-orders"));
    let reading = reading.iter().chain(&orders);
    let reading = reading.map(|entry| labelled(entry).style(ButtonStyle::Secondary));
    let leaving = ways_out(session, caller);
    let leaving = leaving.iter().map(|entry| labelled(entry).style(ButtonStyle::Danger));
    let explain = session.player(&caller.person).ok().map(|_| (Press::Explain, "explain-button"));
    let time: Vec<_> = explain.into_iter().chain(ways_in_time(session, caller)).collect();
    let time = time.iter().map(|entry| labelled(entry).style(ButtonStyle::Secondary));
    let leaving: Vec<_> = leaving.collect();
    let leaving = leaving.chunks(limits::BUTTONS).map(<[_]>::to_vec);
    let rows = [reading.collect::<Vec<_>>(), time.collect()].into_iter().chain(leaving);
    let rows = rows.filter(|row| !row.is_empty()).map(CreateActionRow::Buttons).collect();
    Page { content: speech.say("panel-more-title"), rows, ..Page::default() }
}

/// Asks whether the caller really wants to resign.
///
/// # Errors
/// [`Failure`] if there is nothing to resign from.
pub(crate) fn resign_page(session: &Session, caller: &Caller) -> Result<Page, Failure> {
    session.player(&caller.person)?;
    let speech = caller.speech();
    let labelled =
        |press, key| button(&CustomId::at(session.id, press), &speech.say(key)).style(ButtonStyle::Danger);
    let mut buttons = vec![labelled(Press::Resign { sure: true }, "resign-sure")];
    let last = session::unattended::may_resign_to_watch(session, caller.person.user);
    buttons.extend(last.then(|| labelled(Press::ResignAndWatch, "resign-watch")));
    let content = speech.say(if last { "resign-question-last" } else { "resign-question" });
    Ok(Page { content, rows: vec![CreateActionRow::Buttons(buttons)], ..Page::default() })
}

/// Says to whoever was the last person, and has resigned, that computers play the game out, with the way to end it.
pub(crate) fn watching_page(session: &Session, caller: &Caller) -> Page {
    let speech = caller.speech();
    let id = CustomId::at(session.id, Press::End { sure: false });
    let end = button(&id, &speech.say("more-end")).style(ButtonStyle::Danger);
    let rows = vec![CreateActionRow::Buttons(vec![end])];
    Page { content: speech.say("resign-done-watching"), rows, ..Page::default() }
}

/// The ways back and out that are open to the caller at the table as it stands.
fn ways_out(session: &Session, caller: &Caller) -> Vec<(Press, &'static str)> {
    let mut ways = Vec::new();
    let seat = session.seat_of(caller.person.user).filter(|&seat| session.people().contains(seat));
    if session::is_handed_over(session, caller.person.user) {
        ways.push((Press::ComeBack, "more-come-back"));
        ways.extend((!session::unattended::is_unattended(session)).then_some((Press::Offer, "more-offer")));
    }
    if seat.is_some_and(|seat| session::undo::can_ask_back(session, seat)) {
        ways.push((Press::Undo { decision: None, going: None }, "panel-undo"));
    }
    if seat.is_some() && session.status == Status::Live {
        if session.people().len() > 1 {
            ways.push((Press::HandOver, "more-hand-over"));
            ways.push((Press::Offer, "more-offer"));
        } else if session::unattended::may_leave_to_computers(session, caller.person.user) {
            ways.push((Press::HandOver, "more-hand-over"));
        }
        ways.push((Press::Resign { sure: false }, "more-resign"));
    }
    let ends = seat.is_some()
        || caller.moderates(session)
        || session::unattended::may_end_unattended(session, caller.person.user);
    if matches!(session.status, Status::Live | Status::Frozen) && ends {
        ways.push((Press::End { sure: false }, "more-end"));
    }
    if session.status == Status::Over && caller.moderates(session) && session.counts() {
        ways.push((Press::Settle { sure: false }, "more-discount"));
    }
    ways
}

/// What the caller can do about time: only where somebody else waits.
fn ways_in_time(session: &Session, caller: &Caller) -> Vec<(Press, &'static str)> {
    let plays = session.player(&caller.person).is_ok() && session.people().len() > 1;
    match session.paused {
        _ if !plays => Vec::new(),
        true => vec![(Press::Resume, "more-resume")],
        false => vec![(Press::Pause, "more-pause")],
    }
}

/// Says that a computer plays for the caller, with the way back.
pub(crate) fn away_page(session: &Session, caller: &Caller, key: &str) -> Page {
    let speech = caller.speech();
    let id = CustomId::at(session.id, Press::ComeBack);
    let back = button(&id, &speech.say("more-come-back")).style(ButtonStyle::Success);
    Page { content: speech.say(key), rows: vec![CreateActionRow::Buttons(vec![back])], ..Page::default() }
}

/// Asks a moderator how a seat is to be freed.
pub(crate) fn freeing_page(session: &Session, caller: &Caller, seat: Seat, user: u64) -> Page {
    let speech = session.speech(caller.lang);
    let ways = [(false, "doubt-button-free"), (true, "doubt-button-free-offered")];
    let ways = ways.map(|(offered, key)| {
        let id = CustomId::at(session.id, Press::Free { user, offered });
        button(&id, &speech.say(key)).style(ButtonStyle::Danger)
    });
    let content = speech.text("doubt-free", &[("name", speech.name(seat).into())]);
    Page { content, rows: vec![CreateActionRow::Buttons(ways.to_vec())], ..Page::default() }
}

/// Asks whether the caller is sure. A moderator who plays finds here the way to end the game without asking anybody.
pub(crate) fn doubt_page(session: &Session, caller: &Caller, doubt: Doubt) -> Page {
    let speech = caller.speech();
    let seat = session.seat_of(caller.person.user);
    let decision = seat.map_or(0, |seat| session.decision(seat));
    let reach = seat.and_then(|seat| session::undo::reach_of(session, seat).ok());
    let going = Some(reach.as_ref().map_or(0, Reach::total));
    let undo = Press::Undo { decision: Some(decision).filter(|&is| is > 0), going };
    // If that question is gone when it is pressed, nobody is asked anew.
    let agree = Press::Agree { question: session.question.as_ref().map_or(0, |question| question.number) };
    let (press, key, style) = match doubt {
        Doubt::AskUndo => (undo, "doubt-button-ask", ButtonStyle::Primary),
        Doubt::UndoAlone => (undo, "doubt-button-undo", ButtonStyle::Danger),
        Doubt::HintAlone => (Press::Hint { sure: true }, "doubt-button-hint", ButtonStyle::Primary),
        Doubt::AskEnd => (Press::End { sure: true }, "doubt-button-ask", ButtonStyle::Primary),
        Doubt::AgreeToEnd => (agree, "consent-agree", ButtonStyle::Danger),
        Doubt::EndAlone => (Press::End { sure: true }, "doubt-button-end", ButtonStyle::Danger),
        Doubt::LeaveToComputers => (Press::HandOverAndWatch, "doubt-button-watch", ButtonStyle::Primary),
        Doubt::Settle => (Press::Settle { sure: true }, "doubt-button-settle", ButtonStyle::Danger),
        Doubt::Discount => (Press::Settle { sure: true }, "doubt-button-discount", ButtonStyle::Danger),
    };
    let sure = CustomId::at(session.id, press);
    let mut rows = vec![CreateActionRow::Buttons(vec![button(&sure, &speech.say(key)).style(style)])];
    let asks = matches!(doubt, Doubt::AskEnd | Doubt::AgreeToEnd);
    if asks && caller.moderates(session) {
        let settle = button(
            &CustomId::at(session.id, Press::Settle { sure: false }),
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

/// What a take-back takes away: whose moves, since when, what is drawn again that somebody knows, and whether the game still counts.
pub(crate) fn reach_lines(reach: &Reach, speech: &Speech) -> Vec<String> {
    let since = format!("<t:{}:R>", reach.since);
    let args = [("moves", moves_told(reach, speech).into()), ("since", since.into())];
    let mut lines = vec![speech.text("consent-undo-reach", &args)];
    if !reach.drew.is_empty() {
        let names = reach.drew.iter().map(|seat| speech.name(seat)).collect::<Vec<_>>().join(", ");
        let args = [("names", names.into()), ("count", reach.drew.len().into())];
        lines.push(speech.text("consent-undo-seen", &args));
    }
    lines.extend(reach.uncounted.then(|| speech.say("doubt-uncounted")));
    lines
}

/// Whose moves go, and how many: "Ada 1, Ben 9".
pub(crate) fn moves_told(reach: &Reach, speech: &Speech) -> String {
    let told = |(seat, count): &(Seat, usize)| {
        speech.text("consent-undo-moves", &[("name", (*seat).into()), ("count", (*count).into())])
    };
    reach.moves.iter().map(told).collect::<Vec<_>>().join(", ")
}
