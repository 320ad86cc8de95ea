//! Further choices of a panel: what can be read, and the ways out.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use crate::discord::features::{
    board, bring, ending, explain, log, orders, resign, rulebook, seat, stats, time, undo,
};
use crate::discord::message::page::Page;
use crate::discord::message::press::{CustomId, RawPress};
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use session::{Session, Status};

/// Further choices: what can be read, and for people who still play, the ways back and out.
pub(crate) fn more_page(session: &Session, caller: &Caller) -> Page {
    let speech = session.speech(caller.lang);
    let labelled =
        |(press, key): &(RawPress, &str)| button(&CustomId::at(session.id, press.clone()), &speech.say(key));
    let reading: [(RawPress, &str); 4] = [
        (log::Press::Show.into(), "board-button-log"),
        (board::Press::Text.into(), "board-button-text"),
        (stats::Press::Show.into(), "more-stats"),
        (rulebook::Press::Show { game: None }.into(), "board-button-rules"),
    ];
    let orders = session::orders::takes_orders(session, caller.person.user)
        .then_some((orders::Press::Show.into(), "panel-orders"));
    let reading = reading.iter().chain(&orders);
    let reading = reading.map(|entry| labelled(entry).style(ButtonStyle::Secondary));
    let leaving = ways_out(session, caller);
    let leaving = leaving.iter().map(|entry| labelled(entry).style(ButtonStyle::Danger));
    let explain =
        session.player(&caller.person).ok().map(|_| (explain::Press::Explain.into(), "explain-button"));
    let time: Vec<_> = explain.into_iter().chain(ways_in_time(session, caller)).collect();
    let time = time.iter().map(|entry| labelled(entry).style(ButtonStyle::Secondary));
    let leaving: Vec<_> = leaving.collect();
    let leaving = leaving.chunks(limits::BUTTONS).map(<[_]>::to_vec);
    let rows = [reading.collect::<Vec<_>>(), time.collect()].into_iter().chain(leaving);
    let rows = rows.filter(|row| !row.is_empty()).map(CreateActionRow::Buttons).collect();
    Page { content: speech.say("panel-more-title"), rows, ..Page::default() }
}

/// The ways back and out that are open to the caller at the table as it stands.
fn ways_out(session: &Session, caller: &Caller) -> Vec<(RawPress, &'static str)> {
    let mut ways = Vec::new();
    if session.is_private() && session.status.is_open() {
        ways.push((bring::Press::Here.into(), "more-show-here"));
    }
    let seat = session.seat_of(caller.person.user).filter(|&seat| session.people().contains(seat));
    if session::is_handed_over(session, caller.person.user) {
        ways.push((seat::Press::ComeBack.into(), "more-come-back"));
        ways.extend(
            (!session::unattended::is_unattended(session))
                .then_some((seat::Press::Offer.into(), "more-offer")),
        );
    }
    if seat.is_some_and(|seat| session::undo::can_ask_back(session, seat)) {
        ways.push((undo::Press { decision: None, going: None }.into(), "panel-undo"));
    }
    if seat.is_some() && session.status == Status::Live {
        if session.people().len() > 1 {
            ways.push((seat::Press::HandOver.into(), "more-hand-over"));
            ways.push((seat::Press::Offer.into(), "more-offer"));
        } else if session::unattended::may_leave_to_computers(session, caller.person.user) {
            ways.push((seat::Press::HandOver.into(), "more-hand-over"));
        }
        ways.push((resign::Press::Ask.into(), "more-resign"));
    }
    let ends = seat.is_some()
        || caller.moderates(session)
        || session::unattended::may_end_unattended(session, caller.person.user);
    if matches!(session.status, Status::Live | Status::Frozen) && ends {
        ways.push((ending::Press::Ask.into(), "more-end"));
    }
    if session.status == Status::Over && caller.moderates(session) && session.counts() {
        ways.push((ending::Press::AskSettle.into(), "more-discount"));
    }
    ways
}

/// What the caller can do about time: only if somebody else waits.
fn ways_in_time(session: &Session, caller: &Caller) -> Vec<(RawPress, &'static str)> {
    let plays = session.player(&caller.person).is_ok() && session.people().len() > 1;
    match session.paused {
        _ if !plays => Vec::new(),
        true => vec![(time::Press::Resume.into(), "more-resume")],
        false => vec![(time::Press::Pause.into(), "more-pause")],
    }
}
