//! The kinds of rows.

use std::fmt;
use std::str::FromStr;

use super::word::UnknownWord;

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
    /// It is a reunion: those of an earlier game are asked, and the game begins when every seat is taken.
    Reunion "reunion",
    /// The host asked on the server who would like to join.
    Search "search",
    /// The host was asked what to do about seats that nobody takes.
    Unfilled "unfilled",
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
    /// The fingerprint of the secret was posted; the body is the numbers of the channel and the message.
    Commitment "commitment",
    /// A person added words to the luck, or took them back; the body is the words, and nobody else's to know before the start.
    Words "words",
    /// Seats and options were settled; the body is what was agreed on besides, a line for each term and its value, and what was added to
    /// the luck, a line for each seat and its words.
    Start "start",
    /// A message has told so; the body is the numbers of the channel and the message.
    Posted "posted",
    /// The public beacon came that was waited for; the body is its round and its signature.
    Beacon "beacon",
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
    /// A moderator took somebody off the seat for good, where a computer sits from then on; the body is their number.
    Free "free",
    /// The seat was given more time.
    MoreTime "more-time",
    /// The bot was away; the body is from when until when.
    Grace "grace",
    /// Time stands still.
    Pause "pause",
    /// Everybody was reminded that it does.
    StillPaused "still-paused",
    /// Time runs again.
    Resume "resume",
    /// The table was ended without a result; the body says so if its channel was deleted.
    End "end",
    /// A moderator has decided that the finished game does not count.
    Discount "discount",
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

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
