//! Refusals: why an intent is not done.

use rules::Refusal;

/// Why an intent was not done. Nothing has changed; the person reads why in their language.
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
    /// Too few people have sat down.
    #[error("{have} of {need} people")]
    TooFew {
        /// The number of those who sit.
        have: u8,
        /// The number that is needed.
        need: u8,
        /// Whether the person who sits there could play alone.
        alone: bool,
    },
    /// More people have sat down than there would be seats.
    #[error("{have} people sit already")]
    TooMany {
        /// The number of those who sit.
        have: u8,
    },
    /// There are fewer free seats than the computers that the person wants.
    #[error("at most {most} computers")]
    TooManyComputers {
        /// The most that have a seat.
        most: u8,
    },
    /// Only its own person plays at a private table, with computers.
    #[error("a private table")]
    Private,
    /// The server has as many computers playing as it may.
    #[error("{most} computers play already")]
    NoComputerFree {
        /// The most that may.
        most: u8,
    },
    /// The person hosts as many tables that have not begun as one person may.
    #[error("{most} lobbies already")]
    TooManyLobbies {
        /// The most that one may.
        most: u8,
    },
    /// The table has asked on the server who would like to join.
    #[error("searched already")]
    SearchedAlready,
    /// The person has asked the same for another of their tables, less than a day ago.
    #[error("searched today")]
    SearchedToday {
        /// When they may again: seconds since 1970.
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
    /// It asks everybody, or ends everybody's game: the person must first say that they are sure.
    #[error("not sure: {0:?}")]
    Unsure(Confirmation),
    /// The game has not begun.
    #[error("not started")]
    NotStarted,
    /// Seats and options are settled, and the game is about to begin.
    #[error("starting")]
    Starting,
    /// The luck of the table takes no words from its people.
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
    /// The seat has as many orders as it may have.
    #[error("at most {most} orders")]
    TooManyOrders {
        /// The most that it may have.
        most: usize,
    },
    /// The seat has no such order, or has it no longer.
    #[error("no such order")]
    NoSuchOrder,
    /// The computer is still thinking about the person's last hint.
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
    /// One of several moves is refused; the moves before it stand, since one of them has drawn or shown something.
    #[error("link {number} refused behind a barrier: {refusal}")]
    Halted {
        /// Counted from 1.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
    /// The person has nothing of their own to take back, or somebody has resigned since.
    #[error("nothing to take back")]
    NothingToUndo,
    /// Taking it back would cost somebody else more than one turn, which this table has not agreed on.
    #[error("too far back")]
    TooFar,
    /// Another question to everybody is open.
    #[error("a question is open")]
    QuestionOpen,
    /// No question is open, or no longer this one.
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
    /// Nobody else plays there, so no time runs.
    #[error("nobody waits")]
    NobodyWaits,
    /// The person's time is up: as agreed, a computer makes this move.
    #[error("time is up")]
    TimeIsUp,
    /// Nobody may give more time to themselves.
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

/// What one press alone must not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// Ask everybody whether something is taken back.
    AskUndo,
    /// Take back with nobody else to agree, where the game then no longer counts or computers' moves go too.
    UndoAlone,
    /// Ask for a hint that nobody else learns of, so that the game no longer counts.
    HintAlone,
    /// Ask everybody whether the game ends.
    AskEnd,
    /// Agree to the end of the game that somebody else has asked for.
    AgreeToEnd,
    /// End a game that only one person plays.
    EndAlone,
    /// Leave the last person's seat to a computer, like all others.
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
