//! Company for a lobby: its host asks on the server who would like to join, and is asked what to do about one that is not full after a day.

use games::Level;

use crate::answers::{Change, Denied, Effect, Moment, Note, Timer, TimerKind};
use crate::table::{Kind, Person, Session, Status};
use crate::time::DAY;

/// The time after which people may be asked once more, and the host is asked what to do about free seats, in seconds: a day.
const PATIENCE: i64 = DAY;

impl Session {
    /// Whether somebody can still take a seat of a lobby.
    pub fn has_free_seats(&self) -> bool {
        self.in_lobby().is_ok() && self.room().is_ok()
    }

    /// Whether people may be asked to join at that moment: once a day at most.
    pub fn may_search(&self, now: i64) -> bool {
        self.has_free_seats() && self.search.calls.is_none_or(|(_, since)| now - since >= PATIENCE)
    }

    /// Asks on the server who would like to join.
    pub(crate) fn call_for_players(&self, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        self.as_host(who)?;
        self.room()?;
        if !self.may_search(moment.now) {
            return Err(Denied::CalledAlready);
        }
        let mut change = Change::new(self.onward(moment.now));
        change.close_search();
        let number = change.announce(Kind::Search, None, who, "");
        change.effects.extend([Effect::Lobby, Effect::Search(number)]);
        Ok(change)
    }

    /// Asks the host what to do about seats that nobody has taken for a day.
    pub(crate) fn stay_unfilled(&self, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        if self.unfilled_at().is_none_or(|due| moment.now < due) {
            return Err(Denied::NotAsked);
        }
        let mut change = self.untouched(moment);
        let number = change.announce(Kind::Unfilled, None, who, "");
        change.effects.push(Effect::Unfilled(number));
        Ok(change)
    }

    /// Has computers take all free seats, as the host, so that the game begins.
    pub(crate) fn fill(&self, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        self.as_host(who)?;
        self.room()?;
        let mut change = Change::new(self.onward(moment.now));
        while change.session.room().is_ok() {
            change.sit_computer(Level::Normal, who, moment)?;
        }
        Ok(change)
    }

    /// The moment at which the host is asked about free seats; none if they have been, or nobody is waited for.
    fn unfilled_at(&self) -> Option<i64> {
        let since = self.search.calls.map_or(self.opened, |(_, since)| since);
        (self.has_free_seats() && self.search.doubt.is_none()).then_some(since + PATIENCE)
    }

    /// The timer of that moment.
    pub(crate) fn unfilled_timer(&self) -> Option<Timer> {
        Some(Timer { kind: TimerKind::Unfilled, seat: None, due: self.unfilled_at()? })
    }

    /// What a lobby shows beside its own message.
    pub(crate) fn search_effects(&self) -> Vec<Effect> {
        if !self.has_free_seats() {
            return Vec::new();
        }
        let calls = self.search.calls.map(|(number, _)| Effect::Search(number));
        calls.into_iter().chain(self.search.doubt.map(Effect::Unfilled)).collect()
    }
}

impl Change {
    /// Shows what asks for company as it stands, or gives it its last words when nobody is waited for any more.
    pub(crate) fn settle_search(&mut self, before: &Session) {
        let fresh = self.rows.iter().any(|row| matches!(row.kind, Kind::Search | Kind::Unfilled));
        if before.id != self.session.id || self.session.vanished || fresh {
            return;
        }
        if self.session.has_free_seats() {
            let moved = before.seats.len() != self.session.seats.len()
                || before.seats_wanted != self.session.seats_wanted
                || before.host != self.session.host;
            if moved {
                self.effects.extend(self.session.search_effects());
            }
        } else if before.has_free_seats() {
            self.close_search();
        }
    }

    /// Gives what asks for company its last words.
    fn close_search(&mut self) {
        let open = |status| status == Status::Lobby;
        let key = if open(self.session.status) { "search-over" } else { "search-closed" };
        let search = self.session.search;
        let numbers = search.calls.map(|(number, _)| number).into_iter().chain(search.doubt);
        self.effects.extend(numbers.map(|question| Effect::Closed { question, note: Note::new(key) }));
    }
}
