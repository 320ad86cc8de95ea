//! What a row says, and how the database holds it: a word for its kind, and a text.

use std::fmt;
use std::str::FromStr;

use tabletop::EntryKind;
use thinking::Level;

use super::body::{Body, Cut, EndReason, HintRow, Keeper, Pair, Settlement, Vote};
use super::matter::Matter;
use super::posting::Posting;
use super::word::UnknownWord;

macro_rules! deeds {
    ($($(#[$doc:meta])* $kind:ident $(($data:ident: $body:ty))? $word:literal,)*) => {
        /// The kind of thing that a row says.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Kind {
            $($(#[$doc])* $kind,)*
        }

        impl Kind {
            #[cfg(test)]
            pub(crate) const ALL: &[Kind] = &[$(Kind::$kind,)*];

            /// As in the database.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Kind::$kind => $word,)*
                }
            }
        }

        impl FromStr for Kind {
            type Err = UnknownWord;

            fn from_str(text: &str) -> Result<Self, UnknownWord> {
                match text {
                    $($word => Ok(Kind::$kind),)*
                    _ => Err(UnknownWord(text.to_owned())),
                }
            }
        }

        /// What a row says. `None` is what an older version did not write, or nobody can read.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Deed {
            $($(#[$doc])* $kind $(($body))?,)*
        }

        impl Deed {
            /// Its kind.
            pub const fn kind(&self) -> Kind {
                match self {
                    $(Deed::$kind { .. } => Kind::$kind,)*
                }
            }

            fn of(kind: Kind, text: &str) -> Deed {
                match kind {
                    $(Kind::$kind => Deed::$kind $((<$body as Body>::read(text)))?,)*
                }
            }

            /// Its text in this version.
            pub(super) fn text(&self) -> String {
                let said: &[String] = match self {
                    $(Deed::$kind $(($data))? => &[$($data.write())?],)*
                };
                said.concat()
            }
        }
    };
}

deeds! {
    /// The lobby was opened; the body is the game's id.
    Open(game: String) "open",
    /// It is a reunion: the people of an earlier game are invited, and the game begins when every seat is taken.
    Reunion "reunion",
    /// The host asked on the server who would like to join.
    Search "search",
    /// The host was asked what to do about free seats.
    Unfilled "unfilled",
    /// A person sat down.
    Join "join",
    /// A person got up.
    Leave "leave",
    /// A computer was seated; the body is its level.
    Seat(level: Option<Level>) "seat",
    /// Somebody was taken off the table; the body is their number.
    Remove(number: Option<u64>) "remove",
    /// An option was agreed; the body is `key value`.
    Option(agreed: Option<Pair<String, String>>) "option",
    /// The number of seats was changed; the body is the number.
    Seats(number: Option<u8>) "seats",
    /// The fingerprint of the secret was posted; the body is the numbers of the channel and the message.
    Commitment(posting: Option<Posting>) "commitment",
    /// A person added words to the luck, or took them back; the body is the words, secret before the start.
    Words(words: String) "words",
    /// Seats and options were settled; the body is what was agreed besides, a line for each term and its value, and what was added to the
    /// luck, a line for each seat and its words.
    Start(settled: Settlement) "start",
    /// A message has announced that; the body is the numbers of the channel and the message.
    Posted(posting: Option<Posting>) "posted",
    /// The awaited public beacon came; the body is its round and its signature.
    Beacon(round: Option<Pair<u64, String>>) "beacon",
    /// The table was set up.
    Setup "setup",
    /// A seat did something; the body is the action.
    Act(action: String) "act",
    /// The game did it for the seat; the body is the action.
    Auto(action: String) "auto",
    /// Rows were taken back; the body is their seqs, with `alone` if something drawn or shown was among them and nobody else was asked.
    Undo(cut: Cut) "undo",
    /// Everybody is asked; the body is `end`, `pause`, or `undo` and the seqs to take back.
    Ask(matter: Matter) "ask",
    /// A seat agrees; the body is the question's number.
    Agree(question: Option<i64>) "agree",
    /// A seat declines, which closes the question; the body is its number.
    Decline(question: Option<i64>) "decline",
    /// The question was closed because it had been open for too long; the body is its number.
    Lapse(question: Option<i64>) "lapse",
    /// A seat resigned.
    Resign "resign",
    /// A person handed their seat over; the body is the level of the computer that plays on, with `once` if it makes one move.
    HandOver(keeper: Keeper) "hand-over",
    /// A person asked for a hint; the body is the number of their decision, with `alone` if nobody else learns of it.
    Hint(hinted: HintRow) "hint",
    /// A person decided something ahead; the body is the order, which stays secret.
    Order(order: String) "order",
    /// A person cancelled an order; the body is its number.
    Countermand(order: Option<i64>) "countermand",
    /// A person took their seat back.
    ComeBack "come-back",
    /// A seat's time ran out, or its person was silent for long.
    TimeUp "time-up",
    /// A seat votes on what to do about that; the body is the absence's number and the remedy.
    Vote(vote: Vote) "vote",
    /// The remedy was done; the body is like a vote's.
    Remedy(done: Vote) "remedy",
    /// The absence is over; the body is its number.
    Back(absence: Option<i64>) "back",
    /// The seat was offered to others.
    Offer "offer",
    /// The offer was taken back.
    Withdraw "withdraw",
    /// Somebody took the seat; the body is the number of the person who sat there before.
    Take(before: Option<u64>) "take",
    /// A moderator took somebody off the seat for good, and a computer sits there from then on; the body is their number.
    Free(before: Option<u64>) "free",
    /// The seat was given more time.
    MoreTime "more-time",
    /// The bot was away; the body is since when and until when.
    Grace(away: Option<Pair<i64, i64>>) "grace",
    /// Time stands still.
    Pause "pause",
    /// Everybody was reminded that time stands still.
    StillPaused "still-paused",
    /// Time runs again.
    Resume "resume",
    /// The table was ended without a result; the body says so if its channel was deleted.
    End(reason: EndReason) "end",
    /// A moderator has decided that the finished game does not count.
    Discount "discount",
    /// The table was brought to another channel; the body is the old one's number, 0 for a private table, and the new one's.
    Bring(channels: Option<Pair<u64, u64>>) "bring",
    /// Nothing can be posted any more.
    Park "park",
    /// Posting works again.
    Unpark "unpark",
    /// The table does not replay under the present rules; the body says why.
    Freeze(cause: String) "freeze",
    /// The table goes on under newer rules; the body is their number.
    Adopt(rules: Option<u32>) "adopt",
}

impl Deed {
    /// Reads what a row says from its kind and its text. Returns the text too if this version would write another one.
    pub fn read(kind: Kind, text: String) -> (Deed, Option<String>) {
        let deed = Deed::of(kind, &text);
        let verbatim = (deed.text() != text).then_some(text);
        (deed, verbatim)
    }

    /// What a row says that is an entry of the log.
    pub(crate) fn entry(kind: &EntryKind) -> Deed {
        match kind {
            EntryKind::Setup => Deed::Setup,
            EntryKind::Act(_, action) => Deed::Act(action.clone()),
            EntryKind::Auto(_, action) => Deed::Auto(action.clone()),
            EntryKind::Resign(_) => Deed::Resign,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
