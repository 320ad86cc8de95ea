//! Absences: what the others decide when somebody's time has run out, or nothing has been heard of them for days. Nothing happens by
//! itself, unless the table has agreed on that.

use std::fmt;
use std::str::FromStr;

use games::{Seat, SeatSet};

use super::{
    Change, Denied, Effect, Kind, Moment, Note, Person, Rhythm, Row, SeatRow, Session, Status, Timer,
    TimerKind, UnknownWord,
};

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;
/// The silence after which the others are asked where no time runs out, in seconds: three days.
pub(super) const SILENT: i64 = 3 * DAY;
/// The time after which the mildest remedy is done that anybody wishes, if no majority agrees: a day.
const SPLIT: i64 = DAY;
/// The reminders that come before that.
const REMINDED: u8 = 2;

/// What can be done about somebody for whom the table waits in vain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

/// What an absence comes to.
pub(super) enum Verdict {
    /// The seat is no longer waited for, or its person is there again.
    Over,
    /// That is done.
    Remedy(Remedy),
}

/// Somebody for whom the table waits in vain, and what the others wish to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absence {
    /// Its public number.
    pub number: i64,
    /// Whose time has run out.
    pub seat: Seat,
    /// The time at which the others were asked.
    pub since: i64,
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
                (Kind::TimeUp, Some(seat)) => {
                    open.push(Absence { number: row.known_as(), seat, since: row.at, votes: Vec::new() });
                }
                (Kind::Vote, Some(seat)) => {
                    let remedy = words.next().and_then(|word| word.parse().ok());
                    let absence = open.iter_mut().find(|absence| Some(absence.number) == number);
                    if let (Some(absence), Some(remedy)) = (absence, remedy) {
                        absence.vote(seat, remedy);
                    }
                }
                (Kind::End, _) => open.clear(),
                (Kind::Remedy | Kind::Back, _) => open.retain(|absence| Some(absence.number) != number),
                (Kind::Take, Some(seat)) => open.iter_mut().for_each(|absence| absence.forget_vote(seat)),
                _ => {}
            }
        }
        open
    }

    fn vote(&mut self, seat: Seat, remedy: Remedy) {
        self.forget_vote(seat);
        self.votes.push((seat, remedy));
    }

    /// Drops what somebody wished who no longer sits on that seat.
    pub(super) fn forget_vote(&mut self, seat: Seat) {
        self.votes.retain(|(voter, _)| *voter != seat);
    }

    /// Those who wish for that.
    pub fn voters(&self, remedy: Remedy) -> SeatSet {
        self.votes.iter().filter(|(_, vote)| *vote == remedy).map(|(seat, _)| *seat).collect()
    }
}

impl Session {
    /// The people who decide about an absence: the others, without those who are absent too or on holiday if anybody else is there.
    pub fn electors(&self, absence: &Absence, now: i64) -> SeatSet {
        let others: SeatSet = self.people().iter().filter(|&seat| seat != absence.seat).collect();
        let absent = |seat: Seat| self.absences.iter().any(|other| other.seat == seat);
        let away = |seat: Seat| self.seat(seat).is_some_and(|row| row.rhythm.is_away(now));
        let present: SeatSet = others.iter().filter(|&seat| !absent(seat) && !away(seat)).collect();
        if present.is_empty() { others } else { present }
    }

    /// When the others are to be asked what is to be done about a seat for which they wait.
    fn patience_with(&self, row: &SeatRow) -> Option<i64> {
        if row.offered.is_some() {
            return row.respite;
        }
        self.patience_at_home(row).into_iter().chain(self.patience_with_holiday(row)).min()
    }

    /// When the time of somebody who is not on holiday is up, or they have been silent for long.
    fn patience_at_home(&self, row: &SeatRow) -> Option<i64> {
        match self.terms.pace {
            Some(_) => row.deadline(self.terms.weekends),
            None => silence_of(row),
        }
    }

    /// When the others are asked about a seat whose person is on holiday by then; none if the table has agreed to wait, or they are back
    /// before.
    fn patience_with_holiday(&self, row: &SeatRow) -> Option<i64> {
        let (from, until) = row.rhythm.away?;
        let due = from.max(row.asked_since?) + self.terms.holidays?;
        Some(due.max(row.respite.unwrap_or(due))).filter(|&due| due < until)
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

    /// Asks the others what is to be done about a seat whose time has run out, or has a computer make its move if that was agreed. What
    /// its person has decided ahead goes before.
    pub(super) fn time_up(&self, seat: Seat, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        let due = |timer: &Timer| timer.seat == Some(seat) && timer.due <= moment.now;
        if self.status != Status::Live || !self.absence_timers().iter().any(due) {
            return Err(Denied::NotAsked);
        }
        // Nobody has touched the table.
        let (mut change, done) = self.obey(seat, moment)?;
        if done {
            return Ok(change);
        }
        let row = &mut change.session.seats[seat.index()];
        let run_out =
            row.offered.is_none() && row.deadline(self.terms.weekends).is_some_and(|at| at <= moment.now);
        let back = row.rhythm.away.map(|(_, until)| until).filter(|&until| until <= moment.now);
        if let Some(back) = back.filter(|_| self.holiday_alone(seat, moment.now)) {
            // Nobody served while they were on holiday: their own time has begun.
            row.respite = Some(back);
            return Ok(change);
        }
        let number = change.announce(Kind::TimeUp, Some(seat), who, "");
        let absence = Absence { number, seat, since: moment.now, votes: Vec::new() };
        if self.terms.strict && run_out {
            change.remedy(&absence, Remedy::Move, who, moment.now);
            change.effects.push(Effect::Notice(Note::new("notice-time-up").with("name", seat)));
        } else {
            change.session.absences.push(absence);
        }
        Ok(change)
    }

    /// Whether nothing but a holiday makes the others ask about a seat.
    fn holiday_alone(&self, seat: Seat, now: i64) -> bool {
        let Some(row) = self.seat(seat) else { return false };
        row.offered.is_none() && self.patience_at_home(row).is_none_or(|due| due > now)
    }

    /// Notes what somebody wishes to be done about an absence. Whether that decides it is settled behind every change.
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
        if !self.electors(absence, moment.now).contains(seat) {
            return Err(Denied::NotAsked);
        }
        let mut change = Change::new(self.onward(moment.now));
        change.note(Kind::Vote, Some(seat), who, format!("{number} {remedy}"));
        let same = |other: &&mut Absence| other.number == number;
        change.session.absences.iter_mut().filter(same).for_each(|absence| absence.vote(seat, remedy));
        Ok(change)
    }

    /// What an absence comes to now; none while the others are still to decide.
    pub(super) fn verdict(&self, absence: &Absence, now: i64) -> Option<Verdict> {
        if self.status == Status::Frozen || (self.parked && self.status == Status::Live) {
            return None;
        }
        let seat = absence.seat;
        let row = self.seat(seat)?;
        let goes_on = self.status == Status::Live && !self.paused;
        let waited = self.people().contains(seat) && self.people().len() > 1 && self.on_turn().contains(seat);
        // Where others are asked within the turn, nobody's time runs out and nobody is back.
        let patient = row.must() && self.patience_with(row).is_none_or(|due| due > now);
        if !goes_on || !waited || patient {
            return Some(Verdict::Over);
        }
        let electors = self.electors(absence, now);
        let most = |remedy: &Remedy| {
            let voters = absence.voters(*remedy).iter().filter(|&voter| electors.contains(voter)).count();
            2 * voters > electors.len()
        };
        let split =
            absence.votes.iter().map(|(_, remedy)| *remedy).min().filter(|_| now >= absence.since + SPLIT);
        Remedy::ALL.into_iter().find(most).or(split).map(Verdict::Remedy)
    }

    /// The times at which what has been asked for long is decided.
    pub(super) fn verdict_timers(&self) -> Vec<Timer> {
        if self.parked {
            return Vec::new();
        }
        let kind = TimerKind::Verdict;
        let split = self.absences.iter().filter(|absence| !self.paused && !absence.votes.is_empty());
        let split = split.map(|absence| (Some(absence.seat), absence.since + SPLIT));
        let question = self.question.as_ref().map(|question| (None, self.unanswered_at(question)));
        split.chain(question).map(|(seat, due)| Timer { kind, seat, due }).collect()
    }

    /// Lets what has been asked for long be decided, as behind every change.
    pub(super) fn overdue(&self, seat: Option<Seat>, moment: &Moment) -> Result<Change, Denied> {
        let due = |timer: &Timer| timer.seat == seat && timer.due <= moment.now;
        if self.status != Status::Live || !self.verdict_timers().iter().any(due) {
            return Err(Denied::NotAsked);
        }
        Ok(self.aside(moment))
    }
}

/// When nothing has been heard of somebody for long, where no time runs out.
fn silence_of(row: &SeatRow) -> Option<i64> {
    // Whoever gets a digest is not reminded, and whoever has muted this turn is reminded no more.
    let reminded =
        row.reminders.sent >= REMINDED || row.reminders.next.is_none() || row.rhythm.digest.is_some();
    let holiday = Rhythm { away: row.rhythm.away, ..Rhythm::default() };
    let silent = holiday.runs_out(row.reminders.since?, SILENT, false);
    reminded.then(|| silent.max(row.respite.unwrap_or(silent)))
}
