//! Pauses: time stands still if all agree, and runs again as soon as one of them wishes. In a long pause everybody is reminded a few times.

use rules::{Seat, SeatSet};

use crate::answers::{By, Change, Denied, Effect, Note, Timer, TimerKind};
use crate::life::consent;
use crate::table::{Call, DELAY, Deed, Matter, Person, Reminders, Session, Status};
use crate::time::DAY;

/// The time after which everybody is reminded of a pause, in seconds: a week, then twice as long each time.
const FORGOTTEN: i64 = 7 * DAY;
/// The most reminders of a pause.
const MOST: u8 = 4;

/// Asks everybody whether time stands still.
pub(crate) fn pause(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    let seat = session.player(by.who)?;
    if session.paused {
        return Err(Denied::Paused);
    }
    if session.owners().len() < 2 {
        return Err(Denied::NobodyWaits);
    }
    let asked = session.question.as_ref().filter(|question| question.matter == Matter::Pause);
    match asked {
        Some(_) => consent::agree(session, None, by),
        None => consent::ask(session, Matter::Pause, seat, by),
    }
}

/// Lets time run again.
pub(crate) fn resume(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    let seat = session.player(by.who)?;
    if !session.paused {
        return Err(Denied::NotPaused);
    }
    let mut change = Change::onward(session, by.moment);
    change.note(Deed::Resume, Some(seat), by.who);
    begin_anew(&mut change.session, session.still.paused, session.still.parked, by.moment.now);
    let called: SeatSet = session.waited_for().without(seat);
    for row in change.session.seats.iter_mut().filter(|row| called.contains(row.seat)) {
        // The notice calls them; a person who rests now is owed a call.
        row.call = if row.call == Call::Out { Call::Out } else { Call::Quiet };
    }
    let told = Note { calls: called, ..Note::new("notice-resumed").with("name", seat) };
    change.effects.push(Effect::Notice(told));
    change.show_anew();
    Ok(change)
}

/// Starts time again that `stood` still since then and may `also` have stood still for another reason since that moment: waiting, silence,
/// and the delay before orders begin anew; a respite grows by the time lost, counted once for both reasons.
pub(crate) fn begin_anew(session: &mut Session, stood: Option<i64>, also: Option<i64>, now: i64) {
    let lost = stood.map(|stood| (stood, also.unwrap_or(now).max(stood) - stood));
    for row in &mut session.seats {
        if row.reminders.since.is_some() {
            row.reminders = Reminders::begun(now, &row.availability);
        }
        row.orders.due = row.orders.due.map(|due| due.max(now + DELAY));
        row.asked_since = row.asked_since.map(|_| now);
        let left = |at: i64| lost.filter(|(stood, _)| at > *stood).map_or(at, |(_, lost)| at + lost);
        row.respite = row.respite.map(left);
    }
}

/// When everybody is next reminded that the game is paused: as soon as one of them may be called.
pub(crate) fn pause_timer(session: &Session) -> Option<Timer> {
    let stands = session.paused && !session.parked && session.still.reminded < MOST;
    let since = session.still.paused.filter(|_| stands)?;
    let due = since + FORGOTTEN * ((2 << session.still.reminded) - 1);
    let wakes = |seat: Seat| Some(session.seat(seat)?.availability.wakes(due));
    let due = session.people().iter().filter_map(wakes).min()?;
    Some(Timer { kind: TimerKind::StillPaused, seat: None, due })
}

/// Reminds everybody that the game is paused.
pub(crate) fn remind_of_pause(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    let due = pause_timer(session).is_some_and(|timer| timer.due <= by.moment.now);
    let since =
        session.still.paused.filter(|_| due && session.status == Status::Live).ok_or(Denied::NotAsked)?;
    let mut change = Change::untouched(session, by.moment);
    change.note(Deed::StillPaused, None, by.who);
    let told = Note::new("notice-still-paused").with("days", (by.moment.now - since) / DAY);
    change.effects.push(Effect::Notice(Note { calls: session.people(), ..told }));
    Ok(change)
}

impl Change {
    /// Stops time.
    pub(crate) fn pause(&mut self, who: &Person) {
        self.note(Deed::Pause, None, who);
        self.effects.push(Effect::Notice(Note::new("notice-paused")));
        self.show_anew();
    }
}
