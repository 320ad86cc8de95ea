//! Intents: what somebody wants from a table.

use rules::{Options, Seat};
use thinking::Level;

use crate::table::{Person, Posting, Remedy};
use crate::time::Availability;

/// What somebody wants from a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Open a lobby where there is no open table.
    Open {
        /// The game's id.
        game: String,
        /// The options to agree on from the start: the game's, and every table's.
        options: Options,
        /// The number of seats. If left out, the most that the game has; with computers, the fewest that fit them and one person.
        seats: Option<u8>,
        /// The computers that take the seats after the person who opens it.
        computers: Vec<Level>,
        /// The language of the table's public texts: two letters.
        language: String,
    },
    /// Open a first game with a guide where there is no open table, and begin it.
    Learn {
        /// The game's id.
        game: String,
        /// The language of the table's public texts: two letters.
        language: String,
    },
    /// Take a seat in the lobby.
    Join,
    /// Give the seat up in the lobby.
    Leave,
    /// Ask on the server who would like to join the lobby, as its host; calls each of these people, or everybody with that role.
    Search {
        /// Discord's numbers of the people.
        people: Vec<u64>,
        /// Discord's number of the role.
        role: Option<u64>,
    },
    /// Ask the host what to do about seats that nobody has taken for a day.
    Unfilled,
    /// Let computers take all free seats and begin, as the host.
    Fill,
    /// Let a computer take a seat in the lobby, as its host.
    Seat(Level),
    /// Take the person or the computer with that number off the table, in the lobby, as its host.
    Remove(u64),
    /// Take the person with that number off the table, as somebody who may settle what a table cannot. Once the game has begun, a computer
    /// takes the seat for good.
    Free {
        /// Discord's number of the person.
        number: u64,
        /// Whether to offer the seat to others.
        offered: bool,
    },
    /// Agree on an option, in the lobby, as its host.
    Configure {
        /// The option's key.
        key: String,
        /// The value to set.
        value: String,
    },
    /// Change how many may sit down, in the lobby, as its host.
    Seats(u8),
    /// Add words of one's own to the luck of the table, in the lobby; empty words take them back.
    Words(String),
    /// Note that the fingerprint of the table's secret is posted.
    Commit(Posting),
    /// Settle seats and options, as the host: the game begins when a message has announced it.
    Start,
    /// Note where the message of a start is, and begin the game unless it waits for a beacon.
    Posted {
        /// The number of the start: see [`Session::owes_start`](crate::Session::owes_start).
        start: i64,
        /// The message.
        posting: Posting,
    },
    /// Begin the game with what the beacon says.
    Beacon {
        /// Discord's number of the start's message, after which the round comes.
        message: u64,
        /// The round that the table waited for.
        round: u64,
        /// Its signature, in hexadecimal.
        signature: String,
    },
    /// Do something in the game.
    Act {
        /// Actions in notation or in words, one after the other: all or none up to the first barrier, from there on as far as they go.
        moves: Vec<String>,
        /// The decision that a button answers; none when typed.
        decision: Option<u32>,
    },
    /// Answer an appeal: what the game asks of people besides the turn.
    Answer {
        /// Its number: see [`Session::appeal`](crate::Session::appeal).
        appeal: i64,
        /// The answer, in notation.
        action: String,
    },
    /// Decide ahead, in the notation of the game's orders. Nobody else learns of it.
    Order(String),
    /// Cancel the order with that number.
    Countermand(i64),
    /// Ask for a hint; the others at the table learn that, once a decision.
    Hint {
        /// Whether to give it even if the game then no longer counts.
        sure: bool,
    },
    /// Take back one's last action: at once if that is free, else by asking everybody.
    Undo {
        /// The decision at which the button stood; none when typed.
        decision: Option<u32>,
        /// Whether to do it even if others must be asked, or the game no longer counts.
        sure: bool,
        /// The number of moves that the person has seen will go: with any other number they are asked again. None when typed.
        going: Option<usize>,
    },
    /// Agree to the question to everybody.
    Agree {
        /// The question that a button answers; none when typed.
        question: Option<i64>,
    },
    /// Decline the question to everybody; the person who asked it withdraws it so.
    Decline {
        /// The question that a button answers; none when typed.
        question: Option<i64>,
    },
    /// Leave the game for good.
    Resign,
    /// Leave the game as the last person, who wishes to watch the computers play it out.
    ResignAndWatch,
    /// Let a computer play on one's seat until one comes back.
    HandOver,
    /// Hand over as the last person, who wishes to watch the computers play on.
    HandOverAndWatch,
    /// Leave for good, and be known by that pseudonym from now on.
    Forget(u64),
    /// Take back one's own seat from a computer.
    ComeBack,
    /// End the table without a result: in the lobby by its host, later if all agree.
    End {
        /// Whether to ask everybody, or to end it at once if nobody else is there.
        sure: bool,
    },
    /// End the table without a result although nobody has agreed, or take a finished game out of the leaderboards, as somebody who may
    /// settle what a table cannot.
    Settle {
        /// Whether to do it at once.
        sure: bool,
    },
    /// Close the table because its channel has been deleted.
    Vanish,
    /// Move the table to another channel of its server, as its host or as somebody else who may. A table that was closed because its
    /// channel was deleted goes on there.
    Bring {
        /// Discord's number of the channel or thread.
        channel: u64,
        /// Whether a person who is not its host may: a moderator of both places, or somebody who sits there and is shut out.
        allowed: bool,
    },
    /// Open a new lobby with the same options after a game has ended; the others who played are invited.
    Rematch,
    /// Open a new lobby for the same people and the game with that id, with that game's usual options.
    Another(String),
    /// Nothing can be posted any more: wait until the channel is open again.
    Park,
    /// Posting works again.
    Unpark,
    /// Call a seat that has been silent since it acted.
    Call(Seat),
    /// Note that a panel has shown the question to a seat that is owed a call.
    Shown(Seat),
    /// Remind a seat that lets others wait.
    Remind(Seat),
    /// Stop reminders of what the game asks now.
    Mute,
    /// Do what a seat has decided ahead.
    ByOrder(Seat),
    /// Count a seat that has not answered a computer as declining.
    Unanswered(Seat),
    /// Ask everybody whether time stands still.
    Pause,
    /// Let time run again.
    Resume,
    /// Remind everybody that time stands still.
    StillPaused,
    /// Give somebody else more time.
    MoreTime(Seat),
    /// Do something about a seat whose time has run out.
    TimeUp(Seat),
    /// Decide what has not been answered for long: that seat's absence, or the question to everybody.
    Verdict(Option<Seat>),
    /// Vote for a remedy for an absence.
    Vote {
        /// The absence's number.
        absence: i64,
        /// The remedy.
        remedy: Remedy,
    },
    /// Offer one's seat to others.
    Offer,
    /// Take a seat that is offered.
    Take {
        /// The offer's number; none when typed.
        offer: Option<i64>,
    },
    /// Make up for the time in which the bot was away, or for a clock that was set back.
    Grace {
        /// Since when; for a clock that was set back, what it showed before.
        from: i64,
        /// Until when; for a clock that was set back, what it showed after.
        until: i64,
    },
    /// Note when the person is there from now on, and how to call them.
    Availability(Box<Availability>),
    /// Close a lobby that nobody has touched for [`LOBBY_LIFE`].
    Expire,
}

/// The life of an untouched lobby, in seconds: seven days.
pub const LOBBY_LIFE: i64 = 7 * 24 * 60 * 60;

/// What the world adds to a decision.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Seconds since 1970.
    pub now: i64,
    /// Fresh randomness, for a decision that opens a table.
    pub secret: [u8; 32],
    /// When a person who sits down is there, and how to call them.
    pub availability: Availability,
}

/// Who does something, and what the world adds.
#[derive(Clone, Copy)]
pub(crate) struct By<'a> {
    /// The person, a computer, or the bot.
    pub who: &'a Person,
    /// When, and what the world adds.
    pub moment: &'a Moment,
}
