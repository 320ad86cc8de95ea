//! Refusals: why an intent is not done.

use rules::Refusal;

/// Why an intent was not done. Nothing has changed; the person is told so in their language.
#[derive(Debug, thiserror::Error)]
pub enum Denied {
    /// The game's rules, or its options, forbid it.
    #[error("refused: {0}")]
    Rule(Refusal),
    /// There is no table here.
    #[error("no table")]
    NoTable,
    /// No game is called that.
    #[error("no such game")]
    UnknownGame(String),
    /// The person has no seat at this table.
    #[error("not seated")]
    NotSeated,
    /// The person has a seat already.
    #[error("already seated")]
    AlreadySeated,
    /// Nobody sits there.
    #[error("nobody sits there")]
    NobodyThere,
    /// All seats are taken.
    #[error("full")]
    Full,
    /// Too few have sat down.
    #[error("{have} of {need} people")]
    TooFew {
        /// The number of those who sit.
        have: u8,
        /// The number that it takes.
        need: u8,
        /// Whether the person who sits there could play alone.
        alone: bool,
    },
    /// More have sat down than there would be seats.
    #[error("{have} people sit already")]
    TooMany {
        /// The number of those who sit.
        have: u8,
    },
    /// More computers are wanted than there are seats besides the person's.
    #[error("at most {most} computers")]
    TooManyComputers {
        /// The most that have a seat.
        most: u8,
    },
    /// As many computers play on the server as may.
    #[error("{most} computers play already")]
    NoComputerFree {
        /// The most that may.
        most: u8,
    },
    /// The person hosts as many tables whose games have not begun as one may.
    #[error("{most} lobbies already")]
    TooManyLobbies {
        /// The most that one may.
        most: u8,
    },
    /// The table has asked on the server who would like to join.
    #[error("searched already")]
    SearchedAlready,
    /// The person has asked so for another table of theirs, less than a day ago.
    #[error("searched today")]
    SearchedToday {
        /// From when on they may again: seconds since 1970.
        again: i64,
    },
    /// The place has an open table already.
    #[error("the channel has a table")]
    ChannelTaken,
    /// A moderator has taken the person off this table.
    #[error("taken off")]
    TakenOff,
    /// Only the host may do it.
    #[error("not the host")]
    NotHost,
    /// Only the host or a moderator may do it.
    #[error("neither the host nor a moderator")]
    NotHostNorModerator,
    /// The table stands there already.
    #[error("here already")]
    HereAlready,
    /// It is asked of everybody, or ends everybody's game: the person is asked first whether they are sure.
    #[error("not sure: {0:?}")]
    Unsure(Confirmation),
    /// The game has not begun.
    #[error("not started")]
    NotStarted,
    /// Seats and options are settled, and the game is about to begin.
    #[error("starting")]
    Starting,
    /// The luck of the table takes no words of its people.
    #[error("no words are taken")]
    NoWords,
    /// The game has begun.
    #[error("started")]
    Started,
    /// The game is over, or was ended.
    #[error("over")]
    Over,
    /// The table was closed before a game began.
    #[error("closed")]
    Closed,
    /// The game goes on.
    #[error("not over")]
    NotOver,
    /// The person has resigned.
    #[error("resigned")]
    Resigned,
    /// A computer plays on the person's seat.
    #[error("handed over")]
    HandedOver,
    /// The person plays themselves.
    #[error("not handed over")]
    NotHandedOver,
    /// No other person would be left at the table.
    #[error("the last person")]
    LastPerson,
    /// The button answers a question that is no longer asked.
    #[error("stale; the decision is now {now}")]
    Stale {
        /// The seat's present decision number.
        now: u32,
    },
    /// The table has no hints.
    #[error("no hints")]
    NoHints,
    /// Nothing can be decided ahead in this game.
    #[error("no orders")]
    NoOrders,
    /// The seat has as many orders as it may.
    #[error("at most {most} orders")]
    TooManyOrders {
        /// The most that it may have.
        most: usize,
    },
    /// The seat has no such order, or has it no longer.
    #[error("no such order")]
    NoSuchOrder,
    /// The person's last hint is still being thought of.
    #[error("thinking")]
    Thinking,
    /// Nothing was typed.
    #[error("no move")]
    NoMove,
    /// One of several moves is refused; none was done.
    #[error("link {number} refused: {refusal}")]
    LinkRefused {
        /// Counted from 1.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
    /// One of several moves is refused; those before it were done, since one of them has drawn or shown something.
    #[error("link {number} refused behind a barrier: {refusal}")]
    Halted {
        /// Counted from 1.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
    /// There is nothing of one's own to take back, or somebody has resigned since.
    #[error("nothing to take back")]
    NothingToUndo,
    /// Taking it back would take back more than one turn of somebody else, which this table has not agreed on.
    #[error("too far back")]
    TooFar,
    /// Something else is being asked of everybody.
    #[error("a question is open")]
    QuestionOpen,
    /// Nothing is being asked, or no longer this.
    #[error("no question is open")]
    NoQuestion,
    /// The person has agreed already, or answered otherwise.
    #[error("answered")]
    Answered,
    /// The question is not asked of that person.
    #[error("not asked")]
    NotAsked,
    /// Time stands still already.
    #[error("paused")]
    Paused,
    /// Time runs.
    #[error("not paused")]
    NotPaused,
    /// Nobody else plays there, so no time runs that could stand still.
    #[error("nobody waits")]
    NobodyWaits,
    /// The person's time is up: as agreed, a computer makes this move.
    #[error("time is up")]
    TimeIsUp,
    /// Nobody gives more time to themselves.
    #[error("own time")]
    OwnTime,
    /// The game does not wait for that person.
    #[error("not waited for")]
    NotWaitedFor,
    /// The seat is offered already.
    #[error("already offered")]
    AlreadyOffered,
    /// No seat is offered, or no longer this one.
    #[error("not offered")]
    NotOffered,
    /// The person has sat on another seat of this game.
    #[error("sat elsewhere")]
    SatElsewhere,
    /// The full log is shown when the game is over.
    #[error("the log is closed while the game goes on")]
    LogClosed,
    /// The table waits for a version of the bot that knows its rules.
    #[error("frozen")]
    Frozen,
    /// The database could not take it now; the cause is logged.
    #[error("busy")]
    Busy,
    /// A fault, to be logged.
    #[error("{0:#}")]
    Broken(#[from] anyhow::Error),
}

/// The thing that nobody shall do by one press alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// Ask everybody whether something is taken back.
    AskUndo,
    /// Take back, where nobody else has to agree, what takes the game out of the counting or computers' moves with it.
    UndoAlone,
    /// Ask for a hint of which nobody else is told, so that the game no longer counts.
    HintAlone,
    /// Ask everybody whether the game ends.
    AskEnd,
    /// Agree to the end of the game, for which somebody else has asked.
    AgreeToEnd,
    /// End the game of the only person who plays.
    EndAlone,
    /// Leave the last person's seat to a computer, as on all others.
    LeaveToComputers,
    /// End the game as a moderator.
    Settle,
    /// Take a finished game out of the leaderboards as a moderator.
    Discount,
}

impl Confirmation {
    /// Message key of the question.
    pub const fn key(self) -> &'static str {
        match self {
            Confirmation::AskUndo => "doubt-ask-undo",
            Confirmation::UndoAlone => "doubt-undo-alone",
            Confirmation::HintAlone => "doubt-hint-alone",
            Confirmation::AskEnd => "doubt-ask-end",
            Confirmation::AgreeToEnd => "doubt-agree-to-end",
            Confirmation::EndAlone => "doubt-end-alone",
            Confirmation::LeaveToComputers => "doubt-leave-to-computers",
            Confirmation::Settle => "doubt-settle",
            Confirmation::Discount => "doubt-discount",
        }
    }
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Self {
        Denied::Rule(refusal)
    }
}
