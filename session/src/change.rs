use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use games::Seat;
use games::{Arg, SeatSet, Tale, Words};
use serde::{Deserialize, Serialize};

use super::{Author, Denied, Session};

/// A decision: rows to append, the session as it will be, and what the world must hear.
pub struct Change {
    /// The rows to append to the log, in order.
    pub rows: Vec<Row>,
    /// The session when they are appended; its revision is one more than before.
    pub session: Session,
    /// The news to be posted.
    pub effects: Vec<Effect>,
    /// The results of the people, if the game ended now.
    pub results: Vec<ResultRow>,
    /// The tales of the rows.
    pub tales: Tales,
    /// The seq from which on snapshots no longer hold.
    pub cut: Option<i64>,
    /// The reason for which the last of several moves were not made.
    pub halted: Option<Arc<Denied>>,
}

/// Tales, each with the seq of its row.
pub type Tales = Vec<(i64, Arc<dyn Tale>)>;

/// One row of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number at this table, from 0.
    pub seq: i64,
    /// The public number of what began with it; of an entry, of the appeal that is open behind it.
    pub number: Option<i64>,
    /// The kind of thing that happened.
    pub kind: Kind,
    /// The seat that it concerns.
    pub seat: Option<Seat>,
    /// The kind of somebody who did it.
    pub author: Author,
    /// The number of whoever did it: Discord's of a person, a computer's at the table; else 0.
    pub user: u64,
    /// The notation of an action; for the other kinds, what they say of themselves.
    pub body: String,
    /// The outcomes of chance: (name, label).
    pub drawn: Vec<(String, String)>,
    /// Whether it cannot be taken back freely.
    pub barrier: bool,
    /// Whether others must act than before.
    pub turned: bool,
    /// The time at which it happened, in seconds since 1970.
    pub at: i64,
}

impl Row {
    /// The number by which everybody knows what began with it. Rows of older versions have none but their seq.
    pub(super) fn known_as(&self) -> i64 {
        self.number.unwrap_or(self.seq)
    }
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $text:literal,)*) => {
        /// The kind of thing that a row tells of.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Kind {
            $($(#[$doc])* $kind,)*
        }

        impl Kind {
            /// As in the database.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Kind::$kind => $text,)*
                }
            }
        }

        impl FromStr for Kind {
            type Err = UnknownWord;

            fn from_str(text: &str) -> Result<Self, UnknownWord> {
                match text {
                    $($text => Ok(Kind::$kind),)*
                    _ => Err(UnknownWord(text.to_owned())),
                }
            }
        }
    };
}

kinds! {
    /// The lobby was opened; the body is the game's id.
    Open "open",
    /// A person sat down.
    Join "join",
    /// A person got up.
    Leave "leave",
    /// A computer was seated; the body is its level.
    Seat "seat",
    /// Somebody was taken off the table; the body is their number.
    Remove "remove",
    /// An option was agreed; the body is `key value`.
    Option "option",
    /// The number of seats was changed; the body is the number.
    Seats "seats",
    /// The table was set up.
    Setup "setup",
    /// A seat did something.
    Act "act",
    /// The game did it for the seat.
    Auto "auto",
    /// Rows were taken back; the body is their seqs, with `alone` if something drawn or shown was among them and nobody else was asked.
    Undo "undo",
    /// Everybody is asked; the body is `end`, or `undo` and the seqs to be taken back.
    Ask "ask",
    /// A seat agrees.
    Agree "agree",
    /// A seat declines, which closes the question.
    Decline "decline",
    /// The question was closed because it had not been answered for long; the body is its number.
    Lapse "lapse",
    /// A seat resigned.
    Resign "resign",
    /// A person handed their seat over; the body is the level of the computer that plays on, with `once` if it makes one move.
    HandOver "hand-over",
    /// A person asked for a hint; the body is the number of their decision, with `alone` if nobody else is told.
    Hint "hint",
    /// A person decided something ahead; the body is the order, and nobody else's to know.
    Order "order",
    /// A person cancelled an order; the body is its number.
    Countermand "countermand",
    /// A person took their seat back.
    ComeBack "come-back",
    /// A seat's time ran out, or nothing was heard of it for long.
    TimeUp "time-up",
    /// A seat wishes something to be done about that; the body is the absence's number and the remedy.
    Vote "vote",
    /// It was done; the body is the same.
    Remedy "remedy",
    /// The absence is over; the body is its number.
    Back "back",
    /// The seat was offered to others.
    Offer "offer",
    /// The offer was taken back.
    Withdraw "withdraw",
    /// Somebody took the seat; the body is the number of whoever sat there before.
    Take "take",
    /// The seat was given more time.
    MoreTime "more-time",
    /// The bot was away; the body is from when until when.
    Grace "grace",
    /// Time stands still.
    Pause "pause",
    /// Time runs again.
    Resume "resume",
    /// The table was ended without a result; the body says so if its channel was deleted.
    End "end",
    /// The table was brought to another channel; the body is the old one's number and the new one's.
    Bring "bring",
    /// Nothing can be posted any more.
    Park "park",
    /// Posting works again.
    Unpark "unpark",
    /// The table does not replay under the present rules; the body says why.
    Freeze "freeze",
    /// The table goes on under newer rules; the body is their number.
    Adopt "adopt",
}

/// A word of the database that this version does not know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown word \"{0}\"")]
pub struct UnknownWord(pub String);

/// What is left of a message that is old news.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Remains {
    /// Nothing: it is deleted.
    Nothing,
    /// Its words and its picture.
    All,
    /// Its words.
    Words,
    /// Of a board: the story of what came behind the first of these seqs, up to the second; its picture if the server keeps them.
    Story(i64, i64),
}

/// A piece of news for the world. It waits in the outbox, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// Posts the lobby's message, or edits it.
    Lobby,
    /// Posts the message of a new lobby, and calls the people with those numbers to take a seat.
    Invitation(Vec<u64>),
    /// Tells the channel that the table has left where it stands now, and takes the buttons off what it has left there.
    Left {
        /// Discord's number of the channel.
        channel: u64,
        /// The messages with buttons, which the store knows.
        messages: Vec<u64>,
    },
    /// Takes the buttons off a message that is old news.
    Past {
        /// Discord's number of its channel.
        channel: u64,
        /// Discord's number of the message.
        message: u64,
        /// What is left of it.
        remains: Remains,
    },
    /// Shows the public board anew. With nobody to ping the live message is edited; else a new one is posted and the old one loses
    /// its buttons.
    Board {
        /// The narration begins behind this seq.
        since: i64,
        /// The seats that newly must act.
        ping: SeatSet,
    },
    /// Posts a public sentence, a message of its own.
    Notice(Note),
    /// Posts the question to everybody with that number, or edits it. It is open as long as it is [`Session::question`].
    Question(i64),
    /// Closes a question: its message says this instead, and has nothing to press any more.
    Closed {
        /// Its public number.
        question: i64,
        /// The sentence: what was asked, or what became of it.
        note: Note,
    },
    /// Calls a seat that must act, and says what for: a message of its own, for where the board has nothing new.
    Call(Seat),
    /// Tells the person with that number what waits for them at all their tables.
    Digest(u64),
    /// Tells them so in the table's channel, because they take no direct message: what waits on this server.
    DigestHere(u64),
    /// Takes that message away: the seat has acted, or is no longer waited for.
    Heard(Seat),
    /// Asks the others what is to be done about an absence, or edits that message.
    Absence(i64),
    /// Offers the seat of the offer with that number.
    Offer(i64),
    /// Announces what the game asks of people besides those whose turn it is, or edits its message; see [`Session::appeal`].
    Appeal(i64),
}

/// A sentence: a message key with its variables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// Message key.
    pub key: String,
    /// The message's variables.
    pub args: Vec<(String, Arg)>,
    /// The seats that it calls.
    #[serde(default)]
    pub calls: SeatSet,
    /// Discord's number of the person who did it: named as the variable `person`, not called.
    #[serde(default)]
    pub by: Option<u64>,
}

impl Note {
    /// The sentence with that key.
    pub fn new(key: &str) -> Note {
        Note { key: key.to_owned(), args: Vec::new(), calls: SeatSet::EMPTY, by: None }
    }

    /// The same with a variable.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Arg>) -> Note {
        self.args.push((name.to_owned(), value.into()));
        self
    }

    /// The same, and it calls somebody.
    #[must_use]
    pub fn calling(mut self, seat: Seat) -> Note {
        self.calls = self.calls.with(seat);
        self
    }

    /// The same, done by that person, who may have no seat.
    #[must_use]
    pub fn by(mut self, user: u64) -> Note {
        self.by = Some(user);
        self
    }

    /// The sentence in words.
    pub fn say(&self, words: &dyn Words) -> String {
        let mut args: Vec<_> = self.args.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        args.extend(self.by.map(|user| ("person", Arg::Text(format!("<@{user}>")))));
        words.text(&self.key, &args)
    }
}

/// The result of a game for one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// The seat.
    pub seat: Seat,
    /// Discord's number of the person.
    pub user: u64,
    /// 1 is the best; equal places are shared.
    pub place: u8,
    /// Points; none if resignation cut the game short.
    pub score: Option<i32>,
    /// Whether it counts where people are compared.
    pub counted: bool,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
