//! Absences: what the others decide when somebody's time has run out, or nothing has been heard of them for days. Nothing happens by
//! itself, unless the table has agreed on that.

use std::fmt;
use std::str::FromStr;

use games::{Seat, SeatSet};

use super::aside::ONE_MOVE;
use super::caretaker::CARETAKER;
use super::{
    Author, Change, Denied, Effect, Intent, Kind, Moment, Note, Person, Rhythm, Row, SeatRow, Session,
    Status, Timer, TimerKind, UnknownWord,
};

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;
/// The silence after which the others are asked where no time runs out, in seconds: three days.
const SILENT: i64 = 3 * DAY;
/// The reminders that come before that.
const REMINDED: u8 = 2;
/// The time for which a seat is offered before the others are asked again, in seconds: three days.
const OFFERED: i64 = 3 * DAY;
/// The least time that somebody has who has come back, in seconds: ten minutes.
const BACK: i64 = 10 * 60;

/// What can be done about somebody for whom the table waits in vain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// They are given more time.
    Time,
    /// A computer makes this one move.
    Move,
    /// A computer plays on until they come back.
    Caretaker,
    /// Their seat is offered to somebody else.
    Substitute,
}

impl Remedy {
    /// All of them, the mildest first.
    pub const ALL: [Remedy; 4] = [Remedy::Time, Remedy::Move, Remedy::Caretaker, Remedy::Substitute];

    /// As in the database, and in the keys of messages.
    pub const fn as_str(self) -> &'static str {
        match self {
            Remedy::Time => "time",
            Remedy::Move => "move",
            Remedy::Caretaker => "caretaker",
            Remedy::Substitute => "substitute",
        }
    }
}

impl fmt::Display for Remedy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Remedy {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Remedy::ALL.into_iter().find(|remedy| remedy.as_str() == text).ok_or(UnknownWord(text.to_owned()))
    }
}

/// Somebody for whom the table waits in vain, and what the others wish to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absence {
    /// The seq of the row with which it began.
    pub number: i64,
    /// Whose time has run out.
    pub seat: Seat,
    /// What the others wish, each the last wish only.
    pub votes: Vec<(Seat, Remedy)>,
}

impl Absence {
    /// Those that the rows have left open.
    pub(super) fn open(rows: &[Row]) -> Vec<Absence> {
        let mut open: Vec<Absence> = Vec::new();
        for row in rows {
            let mut words = row.body.split(' ');
            let number = words.next().and_then(|number| number.parse::<i64>().ok());
            match (row.kind, row.seat) {
                (Kind::TimeUp, Some(seat)) => open.push(Absence { number: row.seq, seat, votes: Vec::new() }),
                (Kind::Vote, Some(seat)) => {
                    let remedy = words.next().and_then(|word| word.parse().ok());
                    let absence = open.iter_mut().find(|absence| Some(absence.number) == number);
                    if let (Some(absence), Some(remedy)) = (absence, remedy) {
                        absence.vote(seat, remedy);
                    }
                }
                (Kind::Remedy | Kind::Back, _) => open.retain(|absence| Some(absence.number) != number),
                _ => {}
            }
        }
        open
    }

    fn vote(&mut self, seat: Seat, remedy: Remedy) {
        self.votes.retain(|(voter, _)| *voter != seat);
        self.votes.push((seat, remedy));
    }

    /// Those who wish for that.
    pub fn voters(&self, remedy: Remedy) -> SeatSet {
        self.votes.iter().filter(|(_, vote)| *vote == remedy).map(|(seat, _)| *seat).collect()
    }
}

impl Session {
    /// The people who decide about an absence: the others, without those who are absent too if anybody else is there.
    pub fn electors(&self, absence: &Absence) -> SeatSet {
        let others: SeatSet = self.people().iter().filter(|&seat| seat != absence.seat).collect();
        let absent = |seat: &Seat| self.absences.iter().any(|other| other.seat == *seat);
        let present: SeatSet = others.iter().filter(|seat| !absent(seat)).collect();
        if present.is_empty() { others } else { present }
    }

    /// When the others are to be asked what is to be done about a seat for which they wait.
    fn patience_with(&self, row: &SeatRow) -> Option<i64> {
        if row.offered.is_some() {
            return row.respite;
        }
        if self.terms.pace.is_some() {
            return row.deadline(self.terms.weekends);
        }
        // Whoever gets a digest is not reminded, and whoever has muted this turn is reminded no more.
        let reminded =
            row.reminders.sent >= REMINDED || row.reminders.next.is_none() || row.rhythm.digest.is_some();
        let holiday = Rhythm { away: row.rhythm.away, ..Rhythm::default() };
        let silent = holiday.runs_out(row.reminders.since?, SILENT, false);
        reminded.then(|| silent.max(row.respite.unwrap_or(silent)))
    }

    /// The times at which patience with seats is at an end.
    pub(super) fn absence_timers(&self) -> Vec<Timer> {
        if self.parked || self.paused {
            return Vec::new();
        }
        let delays = self.delaying();
        let known = |seat: Seat| self.absences.iter().any(|absence| absence.seat == seat);
        let rows = self.seats.iter().filter(|row| delays.contains(row.seat) && !known(row.seat));
        let timer = |row: &SeatRow| {
            Some(Timer { kind: TimerKind::TimeUp, seat: Some(row.seat), due: self.patience_with(row)? })
        };
        rows.filter_map(timer).collect()
    }

    /// Asks the others what is to be done about a seat whose time has run out, or has a computer make its move if that was agreed.
    pub(super) fn time_up(&self, seat: Seat, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        let due = |timer: &Timer| timer.seat == Some(seat) && timer.due <= moment.now;
        if self.status != Status::Live || !self.absence_timers().iter().any(due) {
            return Err(Denied::NotAsked);
        }
        // Nobody has touched the table.
        let mut change = Change::new(Session { touched: self.touched, ..self.onward(moment.now) });
        let number = change.note(Kind::TimeUp, Some(seat), who, "");
        let absence = Absence { number, seat, votes: Vec::new() };
        if self.terms.strict && self.terms.pace.is_some() {
            change.remedy(&absence, Remedy::Move, who, moment.now);
        } else {
            change.session.absences.push(absence);
            change.effects.push(Effect::Absence(number));
        }
        Ok(change)
    }

    /// Notes what somebody wishes to be done about an absence, and does it if most of the others wish it.
    pub(super) fn vote(
        &self,
        number: i64,
        remedy: Remedy,
        who: &Person,
        moment: &Moment,
    ) -> Result<Change, Denied> {
        let seat = self.player(who)?;
        let open = self.absences.iter().find(|absence| absence.number == number);
        let absence = open.ok_or(Denied::NoQuestion)?;
        let electors = self.electors(absence);
        if !electors.contains(seat) {
            return Err(Denied::NotAsked);
        }
        let mut absence = absence.clone();
        absence.vote(seat, remedy);
        let mut change = Change::new(self.onward(moment.now));
        change.note(Kind::Vote, Some(seat), who, format!("{number} {remedy}"));
        let voters = absence.voters(remedy).iter().filter(|&voter| electors.contains(voter)).count();
        if 2 * voters > electors.len() {
            change.session.absences.retain(|other| other.number != number);
            change.remedy(&absence, remedy, who, moment.now);
            change.effects.push(closing(number, &format!("absence-{remedy}"), absence.seat));
        } else {
            let same = |other: &&mut Absence| other.number == number;
            change.session.absences.iter_mut().filter(same).for_each(|other| *other = absence.clone());
            change.effects.push(Effect::Absence(number));
        }
        Ok(change)
    }
}

/// The last words of the message about an absence or an offer.
fn closing(number: i64, key: &str, seat: Seat) -> Effect {
    Effect::Closed { question: number, note: Note::new(key).with("name", seat) }
}

impl Change {
    /// Does what is to be done about an absence.
    fn remedy(&mut self, absence: &Absence, remedy: Remedy, who: &Person, now: i64) {
        let Absence { number, seat, .. } = *absence;
        self.note(Kind::Remedy, Some(seat), who, format!("{number} {remedy}"));
        match remedy {
            Remedy::Time => {
                self.give_time(seat, now);
                self.show_anew();
            }
            Remedy::Move => {
                self.note(Kind::HandOver, Some(seat), who, format!("{CARETAKER}{ONE_MOVE}"));
                self.session.seats[seat.index()].stands_in = true;
                self.keep(seat);
                if self.session.terms.strict {
                    self.effects.push(Effect::Notice(Note::new("notice-time-up").with("name", seat)));
                }
            }
            Remedy::Caretaker => {
                self.note(Kind::HandOver, Some(seat), who, CARETAKER.to_string());
                self.keep(seat);
                self.told("notice-kept", seat);
            }
            Remedy::Substitute => {
                self.session.seats[seat.index()].respite = Some(now + OFFERED);
                self.offer(seat, who);
            }
        }
    }

    /// Shows the board with the times that hold now. Nothing new is told.
    pub(super) fn show_anew(&mut self) {
        if self.session.status == Status::Live && !self.shows_board() {
            let since = self.session.next;
            self.effects.push(Effect::Board { since, ping: SeatSet::EMPTY });
        }
    }

    fn shows_board(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::Board { .. }))
    }

    /// Ends the absences of those for whom nobody waits any more, or who are there again, and the offers of their seats.
    pub(super) fn settle_absences(&mut self, before: &Session, intent: &Intent, who: &Person, now: i64) {
        let goes_on = self.session.status == Status::Live;
        let returned =
            self.session.seat_of(who.user).filter(|_| who.author == Author::Person && is_presence(intent));
        for Absence { number, seat, .. } in self.session.absences.clone() {
            let waited = goes_on && !self.session.paused && self.session.delaying().contains(seat);
            let later =
                self.session.patience_with(&self.session.seats[seat.index()]).is_none_or(|due| due > now);
            if waited && !later && returned != Some(seat) {
                continue;
            }
            self.session.absences.retain(|other| other.number != number);
            self.note(Kind::Back, Some(seat), who, number.to_string());
            self.effects.push(closing(number, "absence-over", seat));
        }
        if !goes_on {
            self.close_offers();
        } else if let Some(seat) = returned {
            self.withdraw_offer(seat, who);
            let row = before.seat(seat);
            let was_absent = before.absences.iter().any(|absence| absence.seat == seat);
            if was_absent || row.is_some_and(|row| row.caretaker.is_some() || row.offered.is_some()) {
                self.session.leave_at_least(seat, BACK, now);
            }
        }
    }
}

/// Whether somebody who does that is there to play.
const fn is_presence(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Act { .. }
            | Intent::Answer { .. }
            | Intent::Hint
            | Intent::Undo { .. }
            | Intent::Agree { .. }
            | Intent::Decline { .. }
            | Intent::Vote { .. }
            | Intent::ComeBack
    )
}
