//! Company for a lobby: its host asks on the server who would like to join, and is asked what to do if it is not full after a day.

use thinking::Level;

use super::lobby;
use crate::answers::{By, Change, Denied, Effect, LOBBY_LIFE, Timer, TimerKind};
use crate::table::{Deed, Person, Session};
use crate::time::DAY;

/// The time after which the host is asked what to do about free seats, in seconds: a day.
const PATIENCE: i64 = DAY;

/// The most people who are called one by one to a table.
pub const MOST_CALLED: usize = 8;

/// Whether a lobby has a free seat.
pub fn has_free_seats(session: &Session) -> bool {
    session.in_lobby().is_ok() && lobby::room(session).is_ok()
}

/// Whether the message that asks who would like to join is shown.
pub fn shows_search(session: &Session) -> bool {
    session.in_lobby().is_ok() && session.search.called.is_some()
}

/// Whether the message that asks the host what to do about free seats is shown.
pub fn shows_doubt(session: &Session) -> bool {
    has_free_seats(session) && session.search.doubt
}

/// Whether that person may ask who would like to join.
///
/// # Errors
/// [`Denied`] for anybody but the host, and for a lobby that is full or has asked already.
pub fn may_search(session: &Session, who: &Person) -> Result<(), Denied> {
    lobby::as_host(session, who)?;
    lobby::room(session)?;
    if session.search.called.is_some() { Err(Denied::SearchedAlready) } else { Ok(()) }
}

/// Asks who would like to join, and calls that role or those people.
pub(crate) fn look_for_players(
    session: &Session,
    people: &[u64],
    role: Option<u64>,
    by: By<'_>,
) -> Result<Change, Denied> {
    may_search(session, by.who)?;
    let mut change = Change::onward(session, by.moment);
    change.note(Deed::Search, None, by.who);
    let others = people.iter().copied().filter(|&user| session.seat_of(user).is_none());
    let people = others.take(MOST_CALLED).collect();
    change.effects.extend([Effect::Lobby, Effect::Search { people, role }]);
    Ok(change)
}

/// Asks the host what to do about seats that nobody has taken for a day; later, if the host rests now.
pub(crate) fn ask_about_seats(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    let host = session.seat_of(session.host).and_then(|seat| session.seat(seat));
    let rests = host.is_some_and(|row| row.availability.rests(by.moment.now));
    // A lobby about to expire needs no answer.
    let expires = by.moment.now - session.touched >= LOBBY_LIFE;
    if rests || expires || seats_timer(session).is_none_or(|timer| by.moment.now < timer.due) {
        return Err(Denied::NotAsked);
    }
    let mut change = Change::untouched(session, by.moment);
    change.note(Deed::Unfilled, None, by.who);
    change.effects.push(Effect::Unfilled);
    Ok(change)
}

/// Lets computers take all free seats, as the host; the game begins with them.
pub(crate) fn fill(session: &Session, by: By<'_>) -> Result<Change, Denied> {
    lobby::as_host(session, by.who)?;
    lobby::room(session)?;
    let mut change = Change::onward(session, by.moment);
    while lobby::room(&change.session).is_ok() {
        change.sit_computer(Level::Normal, by)?;
    }
    Ok(change)
}

/// When to ask the host about free seats; never twice, and not where nothing can be posted.
pub(crate) fn seats_timer(session: &Session) -> Option<Timer> {
    if session.parked || session.search.asked || !has_free_seats(session) {
        return None;
    }
    let host = session.seat(session.seat_of(session.host)?)?;
    // A clock that was set back does not delay it.
    let since = session.search.seen.unwrap_or(session.opened).min(session.touched);
    Some(Timer { kind: TimerKind::Unfilled, seat: None, due: host.availability.wakes(since + PATIENCE) })
}

/// What a lobby shows besides its own message.
pub(crate) fn search_effects(session: &Session) -> Vec<Effect> {
    let search = shows_search(session).then(shown_anew);
    search.into_iter().chain(shows_doubt(session).then_some(Effect::Unfilled)).collect()
}

/// The message that asks who would like to join, redrawn without calling anybody again.
const fn shown_anew() -> Effect {
    Effect::Search { people: Vec::new(), role: None }
}

impl Change {
    /// Redraws the messages that ask for company, or deletes them if nobody is needed any more.
    pub(crate) fn settle_search(&mut self, before: &Session) {
        let after = &self.session;
        if before.id != after.id || after.vanished {
            return;
        }
        let search = |it: &Session| shows_search(it).then_some((it.seats.len(), it.seats_wanted, it.host));
        let doubt = |it: &Session| {
            shows_doubt(it).then_some((it.seats.len(), it.seats_wanted, it.host, it.search.called))
        };
        let has = |known: fn(&Effect) -> bool| self.effects.iter().any(known);
        let searches = has(|effect| matches!(effect, Effect::Search { .. }));
        let doubts = has(|effect| matches!(effect, Effect::Unfilled));
        let search = (!searches && search(before) != search(after)).then(shown_anew);
        let doubt = (!doubts && doubt(before) != doubt(after)).then_some(Effect::Unfilled);
        self.effects.extend(search.into_iter().chain(doubt));
    }
}
