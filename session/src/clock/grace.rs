//! Grace: time in which the bot was away counts for nobody: neither for banks, nor for votes, questions or computers that wait for answers.

use rules::{Seat, SeatSet};

use crate::answers::{By, Change, Denied};
use crate::play::appeal;
use crate::table::{Call, DELAY, Deed, Pair, SeatRow, Session, SetBack, Status};
use crate::time::HOUR;

/// Makes up for the time in which the bot was away: it counts for nobody, and everybody has at least an hour after it. If the clock was set
/// back from a later moment to an earlier one, what was left at the one is left at the other, and every wait ends as soon as it would have.
/// If the two are equal, time that seems to run from the future runs from now.
pub(crate) fn grace(session: &Session, from: i64, until: i64, by: By<'_>) -> Result<Change, Denied> {
    let delays = if session.paused { SeatSet::EMPTY } else { session.delaying() };
    let set_back = from >= until;
    // A process that died in between repeats this: what was set right is not set right again.
    let done = set_back && session.returned.is_some_and(|returned| returned.at == until);
    let clock = SetBack { from: if done { until } else { from }, until, now: by.moment.now };
    let silent = !appeal::silent(session).is_empty();
    let concerned = if set_back {
        let another_clock = |row: &SeatRow| row.bank.since.is_some_and(|since| clock.is_other(since));
        let answers = appeal::appealed(session).filter(|_| silent).map(|(since, _)| since);
        let moments = [answers, session.returned.map(|returned| returned.at)];
        let ahead = moments.into_iter().flatten().any(|at| at > by.moment.now);
        clock.from > until || !delays.is_empty() && session.seats.iter().any(another_clock) || ahead
    } else {
        !delays.is_empty() || silent || session.question.is_some() || !session.absences.is_empty()
    };
    let status = session.status == Status::Live || set_back && session.status == Status::Lobby;
    if !status || !concerned {
        return Err(Denied::NotAsked);
    }
    let mut change = Change::untouched(session, by.moment);
    change.note(Deed::Grace(Some(Pair(clock.from, until))), None, by.who);
    for seat in delays.iter() {
        refund(&mut change.session, seat, clock);
        if !set_back {
            let row = change.session.row(seat);
            row.respite = Some(row.respite.map_or(until + HOUR, |respite| respite.max(until + HOUR)));
        }
    }
    if clock.from > until && set_back {
        set_right(&mut change.session, clock);
    }
    if delays.iter().any(|seat| change.session.deadline(seat) != session.deadline(seat)) {
        change.show_anew();
    }
    Ok(change)
}

/// Corrects the times that were noted by a clock that was set back, except banks and what follows from rows.
fn set_right(session: &mut Session, clock: SetBack) {
    let touched = session.touched;
    let right = |at: &mut i64| *at = clock.right(*at);
    let by = clock.from - clock.until;
    for row in &mut session.seats {
        if row.reminders.since.is_some_and(|since| clock.is_other(since)) {
            row.reminders.next = row.reminders.next.map(|next| next - by);
        }
        row.reminders.since.iter_mut().for_each(right);
        row.asked_since.iter_mut().for_each(right);
        // Future times were noted when somebody last did something.
        row.respite = row.respite.map(|at| if clock.is_other(touched) { at - by } else { at });
        row.orders.due = row.orders.due.map(|due| due.min(clock.now + DELAY));
        row.call = match row.call {
            Call::Owed(since) => Call::Owed(clock.right(since)),
            call => call,
        };
    }
    right(&mut session.touched);
}

/// When a question asked at that time is decided without the people who stay silent for so long: no sooner than an hour after the bot was
/// away.
pub(crate) fn decided_at(session: &Session, asked: i64, patience: i64) -> i64 {
    let returned = session.returned.filter(|returned| asked < returned.at);
    (asked + patience).max(returned.map_or(i64::MIN, |returned| returned.at + HOUR))
}

/// Gives back the time that ran between two moments: what was left at the first is left at the second, and at least an hour if time lies
/// between them.
fn refund(session: &mut Session, seat: Seat, clock: SetBack) {
    let SetBack { from, until, now } = clock;
    let weekends = session.terms.weekends;
    let row = session.row(seat);
    if from >= until {
        if row.bank.since.is_some_and(|since| clock.is_other(since)) {
            row.bank.turn(true, &row.availability, weekends, from);
            row.bank.since = Some(until);
        }
        return;
    }
    let Some(since) = row.bank.since.map(|since| if since > now { until } else { since }) else { return };
    row.bank.since = Some(since);
    // A bank that began to run later has lost nothing.
    if since > until {
        return;
    }
    row.bank.turn(true, &row.availability, weekends, from.max(since));
    row.bank.since = Some(until);
    row.bank.left = row.bank.left.max(HOUR);
}
