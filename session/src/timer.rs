use std::str::FromStr;

use games::Seat;

use super::{Intent, LOBBY_LIFE, Session, Status, UnknownWord};

/// Something that the clock is to do at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timer {
    /// The deed.
    pub kind: TimerKind,
    /// The seat that it concerns; none for the table as a whole.
    pub seat: Option<Seat>,
    /// From when on: seconds since 1970.
    pub due: i64,
}

/// A deed of the clock at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimerKind {
    /// Close a lobby that nobody has touched for [`LOBBY_LIFE`].
    Expiry,
    /// Call a seat that has been silent since it acted.
    Call,
    /// Call a seat whose person was asked while they were not to be called.
    Wake,
    /// Remind a seat that lets others wait.
    Reminder,
    /// Do something about a seat whose time has run out.
    TimeUp,
    /// Decide what the people concerned have not answered for long: about that seat's absence, or the question to everybody.
    Verdict,
    /// Do what a seat has decided ahead.
    Order,
    /// Count a seat as declining that has not answered a computer.
    Patience,
}

impl TimerKind {
    const ALL: [TimerKind; 8] = [
        TimerKind::Expiry,
        TimerKind::Call,
        TimerKind::Wake,
        TimerKind::Reminder,
        TimerKind::TimeUp,
        TimerKind::Verdict,
        TimerKind::Order,
        TimerKind::Patience,
    ];

    /// As in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            TimerKind::Expiry => "expiry",
            TimerKind::Call => "call",
            TimerKind::Wake => "wake",
            TimerKind::Reminder => "reminder",
            TimerKind::TimeUp => "time-up",
            TimerKind::Verdict => "verdict",
            TimerKind::Order => "order",
            TimerKind::Patience => "patience",
        }
    }
}

impl FromStr for TimerKind {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        TimerKind::ALL.into_iter().find(|kind| kind.as_str() == text).ok_or(UnknownWord(text.to_owned()))
    }
}

impl Timer {
    /// The intent with which the clock does it.
    pub fn intent(&self) -> Intent {
        match self.kind {
            TimerKind::Expiry => Intent::Expire,
            TimerKind::Call | TimerKind::Wake => Intent::Call(self.concerned()),
            TimerKind::Reminder => Intent::Remind(self.concerned()),
            TimerKind::TimeUp => Intent::TimeUp(self.concerned()),
            TimerKind::Verdict => Intent::Verdict(self.seat),
            TimerKind::Order => Intent::ByOrder(self.concerned()),
            TimerKind::Patience => Intent::Unanswered(self.concerned()),
        }
    }

    /// The seat; those of these kinds have one.
    fn concerned(&self) -> Seat {
        self.seat.unwrap_or(Seat(u8::MAX))
    }

    /// Whether it does the same for the same seat, at whatever time.
    pub fn replaces(&self, other: &Timer) -> bool {
        (self.kind, self.seat) == (other.kind, other.seat)
    }
}

impl Session {
    /// Everything that the clock is to do at this table as it stands. It follows from the table alone, so that whatever changes the
    /// table sets, moves or drops its timers in the same transaction, and what the clock has done is not done again.
    pub fn timers(&self) -> Vec<Timer> {
        match self.status {
            Status::Lobby => {
                vec![Timer { kind: TimerKind::Expiry, seat: None, due: self.touched + LOBBY_LIFE }]
            }
            Status::Live => {
                let calls = [self.call_timers(), self.reminder_timers()].concat();
                let asked = [self.absence_timers(), self.verdict_timers(), self.patience_timers()].concat();
                [calls, asked, self.order_timers()].concat()
            }
            Status::Over | Status::Ended | Status::Frozen => Vec::new(),
        }
    }
}
