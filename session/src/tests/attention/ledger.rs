//! What the people of a table may rely on, kept apart from the session and checked against every change.

use super::*;
use crate::absence::unattended;
use crate::clock::BACK;
use crate::play::orders;

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;
/// The longest time for which anybody is asked something, no matter how slow the table is and how many days of rest pass.
const PATIENCE: i64 = 6 * DAY;

/// The notes of a watcher who trusts only what the session shows.
#[derive(Default)]
pub(crate) struct Ledger {
    /// The seats whose person has had time to look since anything was last played.
    welcomed: SeatSet,
    /// When everybody was asked, and who has agreed.
    asked: Option<(i64, SeatSet)>,
    /// When each seat was last given time.
    given: [Option<i64>; 4],
}

impl Ledger {
    /// Checks a change against what everybody may rely on.
    pub(crate) fn holds(
        &mut self,
        before: &Session,
        change: &Change,
        who: &Person,
        intent: &Intent,
        now: i64,
    ) {
        self.banks(before, change, who, intent, now);
        self.consent(before, change, who, intent, now);
        self.time_given(change, now);
        orders_first(before, change);
        places(change);
        let wished = matches!(intent, Intent::ResignAndWatch | Intent::HandOverAndWatch);
        let left = unattended::is_unattended(&change.session)
            && !unattended::is_unattended(before)
            && !before.vanished;
        assert!(wished || !left, "computers play among themselves where somebody wishes to watch");
    }

    /// Banks grow only by what is agreed.
    fn banks(&mut self, before: &Session, change: &Change, who: &Person, intent: &Intent, now: i64) {
        let after = &change.session;
        let Some(pace) = before.terms.pace else { return };
        if change.rows.iter().any(|row| row.kind() == Kind::Act) {
            self.welcomed = SeatSet::EMPTY;
        }
        for (was, is) in before.seats.iter().zip(&after.seats) {
            let seat = was.seat;
            assert!(is.offered.is_none() || is.bank.since.is_none(), "the time of a free seat runs");
            let look = BACK.min(pace.start);
            let of_row = |row: &Row| match row.kind() {
                _ if row.seat != Some(seat) => 0,
                Kind::MoreTime | Kind::Take => pace.gift(),
                Kind::Remedy if row.body().ends_with("time") => pace.gift(),
                Kind::Remedy => look,
                Kind::Act if !after.on_turn().contains(seat) => pace.bonus,
                _ => 0,
            };
            let mut agreed: i64 = change.rows.iter().map(of_row).sum();
            let absent = before.absences.iter().any(|absence| absence.seat == seat);
            let grown = left(is, now) - left(was, now);
            if grown > agreed
                && absent
                && after.seat_of(who.user) == Some(seat)
                && !self.welcomed.contains(seat)
            {
                self.welcomed = self.welcomed.with(seat);
                agreed += look;
            }
            let lobby = before.status != Status::Live || matches!(intent, Intent::Grace { .. });
            assert!(
                lobby || grown <= agreed,
                "seat {} has {grown} s more by {intent:?}, {agreed} agreed",
                seat.0
            );
        }
    }

    /// Everybody whose game it is has agreed to its end, and to taking back what is theirs; or has been away for as long as the table
    /// waits.
    fn consent(&mut self, before: &Session, change: &Change, who: &Person, intent: &Intent, now: i64) {
        for row in &change.rows {
            let owners = |cut: Option<&[i64]>| {
                let touched = |seat: Seat| {
                    let own = |logged: &LogEntry| {
                        logged.is_act_of(seat) && cut.is_some_and(|cut| cut.contains(&logged.seq))
                    };
                    before.seats[seat.index()].computer().is_none()
                        || cut.is_none()
                        || before.log.iter().any(own)
                };
                let rows =
                    before.seats.iter().filter(|row| row.left.is_none() && row.sitter.user().is_some());
                rows.filter(|row| touched(row.seat)).collect::<Vec<_>>()
            };
            let asked = match (row.kind(), &before.question) {
                (Kind::Ask, _) => {
                    self.asked = Some((now, row.seat.into_iter().collect()));
                    None
                }
                (Kind::Agree, _) => {
                    let agreed = self.asked.iter_mut().zip(row.seat);
                    agreed.for_each(|((_, agreed), seat)| *agreed = agreed.with(seat));
                    None
                }
                (Kind::End, _) if row.author == Author::Moderator || ends_otherwise(intent) => None,
                // A person who left it to computers has nobody to ask.
                (Kind::End, _) if unattended::is_unattended(before) => None,
                (Kind::End, _) => Some(owners(None)),
                (Kind::Undo, Some(Question { matter: Matter::Undo(cut), .. }))
                    if matches!(intent, Intent::Agree { .. } | Intent::Verdict(_)) =>
                {
                    Some(owners(Some(cut)))
                }
                _ => None,
            };
            let Some(owners) = asked else { continue };
            let (since, agreed) = self.asked.take().expect("it was asked");
            let long = now - since >= before.terms.pace.map_or(3 * DAY, |pace| pace.gift());
            for owner in owners {
                let away = owner.caretaker.is_some() || owner.availability.is_away(now);
                assert!(
                    agreed.contains(owner.seat) || (away && long),
                    "seat {} was not asked before {:?} by {}",
                    owner.seat.0,
                    row.kind(),
                    who.user
                );
            }
        }
    }

    /// Nobody is asked about again before the time that they were given has passed.
    fn time_given(&mut self, change: &Change, now: i64) {
        let gift = change.session.terms.pace.map_or(DAY, |pace| pace.gift());
        for row in &change.rows {
            let Some(seat) = row.seat else { continue };
            let given = &mut self.given[seat.index()];
            match row.kind() {
                Kind::MoreTime => *given = Some(now),
                Kind::Remedy if row.body().ends_with("time") => *given = Some(now),
                Kind::Take | Kind::HandOver => *given = None,
                Kind::TimeUp => {
                    assert!(
                        given.is_none_or(|at| now - at >= gift),
                        "seat {} is asked about again at once",
                        seat.0
                    );
                }
                _ => {}
            }
        }
    }

    /// Somebody can go on, or is asked, or will be within a bounded time. The computers have done what they can.
    pub(crate) fn goes_on(session: &Session, now: i64) {
        let people = session.people();
        let forgotten = |seat: Seat| session.seats[seat.index()].sitter.user().is_none();
        assert!(!people.iter().any(forgotten), "nobody waits for the forgotten");
        let owned = session.owners().is_empty() || !is_forgotten(session.host);
        assert!(owned, "the host is somebody");
        if session.status != Status::Live || session.parked || session.paused {
            return;
        }
        let timers = session.timers();
        if people.is_empty() {
            let plays = !session.computers_to_act().is_empty();
            assert!(plays && timers.is_empty(), "computers play it out, and nobody is called: {timers:?}");
            return;
        }
        let soon = |kinds: &[TimerKind], seat: Option<Seat>, within: i64| {
            let of = |timer: &&Timer| kinds.contains(&timer.kind) && (seat.is_none() || timer.seat == seat);
            timers.iter().filter(of).any(|timer| timer.due <= now + within)
        };
        let must = session.table().expect("it is live").turn().must();
        // Nights and holidays come in between.
        let calm =
            session.seats.iter().all(|row| row.availability.quiet.is_none() && !row.availability.weekends);
        let rest = if calm { 0 } else { DAY };
        let quick = session.terms.pace.map_or(PATIENCE, |pace| pace.gift() + rest);
        assert!(session.computers_to_act().is_empty(), "the computers have acted");
        if !must.iter().any(|seat| people.contains(seat)) {
            let kinds = [TimerKind::Verdict, TimerKind::Patience];
            assert!(soon(&kinds, None, quick), "nothing ends the wait for {must:?}: {timers:?}");
        }
        if let Some(question) = &session.question {
            let none = timers.iter().any(|timer| timer.kind == TimerKind::Verdict && timer.seat.is_none());
            assert!(none && !question.missing().is_empty(), "the question is never decided");
        }
        for absence in &session.absences {
            assert!(!session.electors(absence, now).is_empty(), "somebody decides");
            let voted = session.wishes(absence).next().is_none()
                || soon(&[TimerKind::Verdict], Some(absence.seat), DAY);
            assert!(voted, "a split is decided within a day");
        }
        for seat in must.iter().filter(|&seat| people.contains(seat) && people.len() > 1) {
            let row = &session.seats[seat.index()];
            let asked = session.absences.iter().any(|absence| absence.seat == seat);
            let until = row.availability.away.map_or(0, |(_, until)| (until - now).max(0));
            let holiday = if session.terms.holidays.is_some() && row.respite.is_none() { 0 } else { until };
            let respite = row.respite.map_or(0, |respite| (respite - now).max(0));
            let slow = session.terms.pace.map_or(0, |pace| 3 * pace.most) + row.bank.left * 3;
            let within = PATIENCE + holiday + respite + slow;
            let kinds = [TimerKind::Reminder, TimerKind::TimeUp];
            assert!(
                asked || soon(&kinds, Some(seat), within),
                "seat {} is waited for in silence: {timers:?}",
                seat.0
            );
            if row.availability.is_away(now) && holiday == 0 && !asked && session.terms.pace.is_none() {
                let away = soon(&[TimerKind::TimeUp], Some(seat), DAY) || until <= DAY;
                assert!(away, "the others are asked about a holiday: {timers:?}");
            }
        }
    }
}

/// The time that a seat has left.
fn left(row: &SeatRow, now: i64) -> i64 {
    let ran = row.bank.since.map_or(0, |since| row.availability.passed(since, now, false));
    (row.bank.left - ran).max(0)
}

/// Whether that may end a game without agreement: nobody is left, or there is no channel.
const fn ends_otherwise(intent: &Intent) -> bool {
    matches!(intent, Intent::Resign | Intent::Forget(_) | Intent::Vanish | Intent::Leave | Intent::Expire)
}

/// Orders are carried out before their owner's time ends.
fn orders_first(before: &Session, change: &Change) {
    for row in change.rows.iter().filter(|row| row.kind() == Kind::TimeUp) {
        let seat = row.seat.expect("somebody's time");
        let due = before.seats[seat.index()].orders.due.is_some();
        let alone = before.table().is_some_and(|table| table.turn().must() == SeatSet::one(seat));
        let passes = orders::of(before, seat).iter().any(|order| order.text == "pass");
        let offered = before.appeal().is_some();
        assert!(!(due && alone && passes) || offered, "seat {} had decided ahead", seat.0);
    }
}

/// Nobody who has resigned, or for whom a computer has made every move, has the first place.
fn places(change: &Change) {
    let session = &change.session;
    for result in change.results.iter().filter(|result| result.place == 1) {
        let row = &session.seats[result.seat.index()];
        assert!(row.left.is_none(), "seat {} resigned into a win", row.seat.0);
        let moves: Vec<&LogEntry> = session.log.iter().filter(|logged| logged.is_act_of(row.seat)).collect();
        let computer = |logged: &&LogEntry| logged.author == Author::Computer;
        let idle = !moves.is_empty() && moves.iter().all(computer) && !row.sitter.is_computer();
        assert!(!idle && row.caretaker.is_none(), "seat {} won without a move", row.seat.0);
    }
}
