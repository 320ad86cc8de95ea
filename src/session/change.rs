use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use games::Seat;
use games::{Arg, SeatSet, Tale, Words};
use serde::{Deserialize, Serialize};

use super::Session;

/// What a decision comes to: rows to append, the session as it will be, and what the world must hear.
pub struct Change {
    /// To be appended to the log, in order.
    pub rows: Vec<Row>,
    /// The session when they are appended; its revision is one more than before.
    pub session: Session,
    /// What must be posted.
    pub effects: Vec<Effect>,
    /// How the game ended for each seat, if it did so now.
    pub results: Vec<ResultRow>,
    /// What there is to tell of the rows, by their seq.
    pub tales: Tales,
    /// Snapshots from this seq on no longer hold.
    pub cut: Option<i64>,
}

/// What there is to tell, by the seq of its row.
pub type Tales = Vec<(i64, Arc<dyn Tale>)>;

/// One row of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number at this table, from 0.
    pub seq: i64,
    /// What kind of thing happened.
    pub kind: Kind,
    /// Whose seat it concerns.
    pub seat: Option<Seat>,
    /// Who did it; 0 is the bot.
    pub user: u64,
    /// The notation of an action; for the other kinds, what they say of themselves.
    pub body: String,
    /// What chance answered: (name, label).
    pub drawn: Vec<(String, String)>,
    /// Whether it cannot be taken back freely.
    pub barrier: bool,
    /// Whether others must act than before.
    pub turned: bool,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $text:literal,)*) => {
        /// What kind of thing a row tells of.
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
    /// Somebody sat down.
    Join "join",
    /// Somebody got up.
    Leave "leave",
    /// Somebody was taken off the table.
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
    /// Rows were taken back; the body is their seqs.
    Undo "undo",
    /// Everybody is asked; the body is `end`, or `undo` and the seqs to be taken back.
    Ask "ask",
    /// A seat agrees.
    Agree "agree",
    /// A seat declines, which closes the question.
    Decline "decline",
    /// A seat resigned.
    Resign "resign",
    /// The table was ended without a result.
    End "end",
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

/// Something the world must hear of. It waits in the outbox, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// The lobby's message shows something else now, or is to be posted.
    Lobby,
    /// The public board shows something else now. Nobody to ping: the live message is edited; else a new one is posted and the old one
    /// loses its buttons.
    Board {
        /// The narration begins behind this seq.
        since: i64,
        /// Who newly must act.
        ping: SeatSet,
    },
    /// A public sentence, a message of its own.
    Notice(Note),
    /// A question to everybody is to be posted, or its message shows something else now. It is open as long as
    /// [`Session::question`] has that number.
    Question(i64),
    /// That question is closed: its message says this instead, and has nothing to press any more.
    Closed {
        /// The question's number.
        question: i64,
        /// What was asked, or what became of it.
        note: Note,
    },
    /// Something that the game asks of people besides those whose turn it is, is to be announced, or its message says something
    /// else now; see [`Session::appeal`].
    Appeal(i64),
}

/// A sentence: a message key with its variables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// Message key.
    pub key: String,
    /// The message's variables.
    pub args: Vec<(String, Arg)>,
    /// Whom it calls.
    #[serde(default)]
    pub calls: SeatSet,
}

impl Note {
    /// The sentence with that key.
    pub fn new(key: &str) -> Note {
        Note { key: key.to_owned(), args: Vec::new(), calls: SeatSet::EMPTY }
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

    /// The sentence in words.
    pub fn say(&self, words: &dyn Words) -> String {
        let args: Vec<_> = self.args.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        words.text(&self.key, &args)
    }
}

/// How a game ended for one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// The seat.
    pub seat: Seat,
    /// Who sat there.
    pub user: u64,
    /// 1 is the best; equal places are shared.
    pub place: u8,
    /// Points; none if resignation cut the game short.
    pub score: Option<i32>,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
