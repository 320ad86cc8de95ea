//! Effects: what the channel, or a person, sees of a change.

use rules::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::note::Note;

/// What is left of a message that is old news.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Remains {
    /// Nothing: it is deleted.
    Nothing,
    /// Its words and its picture.
    All,
    /// Its words.
    Words,
    /// The story on a board, from after the first of these seqs up to the second; and its picture if the server keeps them.
    Story(i64, i64),
}

/// A piece of news for the world. It waits in the outbox, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// Posts the fingerprint of the table's secret: a message that is never edited.
    Commitment,
    /// Posts how the game begins, for the start of that number: a message that is never edited, and whose own number the luck follows from.
    Start(i64),
    /// Asks the public beacon for the round that the luck follows from; nothing is posted.
    Beacon,
    /// Posts the lobby's message, or edits it.
    Lobby,
    /// Posts the message of a new lobby, and calls the people with those numbers to take a seat.
    Invitation(Vec<u64>),
    /// Shows the message that asks who would like to join a lobby, in its present state, and calls those people or that role; it goes when
    /// the lobby is over.
    Search {
        /// Discord's numbers of the people.
        people: Vec<u64>,
        /// Discord's number of the role.
        role: Option<u64>,
    },
    /// Shows the message that asks the host what to do about free seats, and calls them; it goes when the question is settled.
    Unfilled,
    /// Announces in the channel that the table leaves, and takes the buttons off its messages there.
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
    /// Shows the public board anew: edits the live message if nobody is pinged, else posts a new one and takes the buttons off the old one.
    Board {
        /// The narration begins after this seq.
        since: i64,
        /// The seats that newly must act.
        ping: SeatSet,
    },
    /// Posts a public sentence, a message of its own.
    Notice(Note),
    /// Posts the question to everybody with that number, or edits it. It is open as long as it is
    /// [`Session::question`](crate::Facts::question).
    Question(i64),
    /// Closes a question: its message becomes this sentence, without buttons.
    Closed {
        /// Its public number.
        question: i64,
        /// The sentence: what was asked, or what became of it.
        note: Note,
    },
    /// Calls a seat that must act, and says why: a message of its own, for when the board has nothing new.
    Call(Seat),
    /// Edits that message, which has more to say, and calls nobody.
    UpdateCall(Seat),
    /// Deletes that message: the seat has acted, or the table no longer waits for it.
    #[serde(rename = "Heard")]
    TakeCallAway(Seat),
    /// Asks the others what to do about an absence, or edits that message.
    Absence(i64),
    /// Offers the seat of the offer with that number.
    Offer(i64),
    /// Announces what the game asks of people besides the turn, or edits its message; see [`Session::appeal`](crate::Session::appeal).
    Appeal(i64),
    /// Shows quietly how the season that began in that second has gone, at the table where its last game ended.
    Season(i64),
}
