//! How a game has ended, in words: the winner, places, points, and what does not count.

use rules::{Arg, Outcome, SeatSet, Words as _};

use crate::discord::features::share::sentence;
use crate::discord::message::mentions::link;
use session::Session;
use words::Speech;

/// Says for whom a computer has finished, and how that changes their place.
fn finished_line(session: &Session, speech: &Speech) -> Option<String> {
    let kept = session.seats.iter().filter(|row| session.is_left_to_computer(row.seat));
    let names: Vec<String> = kept.map(|row| speech.name(row.seat)).collect();
    let key = if session.terms.leavers_out { "board-finished-out" } else { "board-finished-last" };
    (!names.is_empty()).then(|| speech.text(key, &[("names", names.join(", ").into())]))
}

/// Says what somebody did alone that makes the game not count.
fn uncounted_lines(session: &Session, speech: &Speech) -> Vec<String> {
    if session.terms.lesson {
        let game = speech.say(&format!("{}-name", session.title.id()));
        return vec![speech.text("lesson-over", &[("game", game.into())])];
    }
    let done = [("board-taken-back", session.taken_back()), ("board-own-hints", session.own_hints())];
    let done = done.into_iter().filter(|(_, count)| *count > 0);
    let mut lines: Vec<String> =
        done.map(|(key, count)| speech.text(key, &[("count", count.into())])).collect();
    if !lines.is_empty() {
        lines.push(speech.say("board-uncounted"));
    }
    lines.extend(session::record::is_nobodys(session).then(|| speech.say("board-nobodys")));
    lines.extend(session.discounted.then(|| speech.say("board-discounted")));
    lines
}

/// Who has won, or the result of a game alone, in one sentence.
pub(crate) fn headline(session: &Session, outcome: &Outcome, speech: &Speech) -> String {
    if outcome.standings.is_empty() {
        return speech.say("board-solo-abandoned");
    }
    sentence(session, outcome, speech)
}

/// Places and points.
pub(crate) fn lines(session: &Session, outcome: &Outcome, speech: &Speech) -> Vec<String> {
    if outcome.standings.is_empty() {
        return Vec::new();
    }
    let mut lines = Vec::new();
    let resigned = session.shown.as_ref().map_or(SeatSet::EMPTY, |stage| stage.table.resigned());
    if !resigned.is_empty() {
        let names: Vec<String> = resigned.iter().map(|seat| speech.name(seat)).collect();
        let args = [("names", names.join(", ").into()), ("count", names.len().into())];
        lines.push(speech.text("board-resigned", &args));
    }
    lines.extend(finished_line(session, speech));
    let mut standings = outcome.standings.clone();
    // A person without a place is not listed.
    standings.retain(|it| !session.terms.leavers_out || !session.is_left_to_computer(it.seat));
    standings.sort_by_key(|standing| (standing.place, standing.seat));
    lines.extend(standings.iter().map(|standing| {
        let args = [
            ("place", standing.place.into()),
            ("name", Arg::Name(standing.seat)),
            ("score", standing.score.into()),
        ];
        speech.text("board-place", &args)
    }));
    if outcome.rematch {
        lines.push(speech.say("board-decider"));
    }
    lines.extend(uncounted_lines(session, speech));
    lines
}

/// The secret of a table that has ended, no matter how. A first game's was never secret.
pub(crate) fn secret_line(session: &Session, speech: &Speech) -> Option<String> {
    let secret = session.revealed_secret().filter(|_| !session.terms.lesson)?;
    let secret = ("secret", secret.into());
    Some(match session.fairness.start {
        _ if session.log.is_empty() => speech.text("lobby-secret", &[secret]),
        Some(start) => speech.text("luck-secret", &[secret, ("link", link(session, start).into())]),
        None => speech.text("board-secret", &[secret]),
    })
}
