//! The log told turn by turn, each with its time.

use rules::{Seat, SeatSet, Viewer, Words};
use tabletop::ReplayError;

use super::story::Story;
use super::told::{self, Narration};
use crate::table::{Author, LogEntry, Session};
use crate::time::HOUR;

/// The time after which a turn that has been left is told anew, in seconds.
const LEFT: i64 = HOUR;

/// The length of a paragraph, in bytes, after which a turn goes on in another one.
const LONG: usize = 600;

/// What happened in one turn; what computers did one after another is one, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldTurn {
    /// The time at which it began.
    pub at: i64,
    /// A paragraph.
    pub text: String,
}

/// A turn that is being told.
struct Open<'a> {
    at: i64,
    on_turn: SeatSet,
    last: Narration,
    story: Story<'a>,
}

/// Tells the viewer turn by turn what has happened after that seq, as [`told`](told::told) does.
pub fn turns(
    session: &Session,
    viewer: Viewer,
    words: &dyn Words,
    since: i64,
) -> Result<Vec<ToldTurn>, ReplayError> {
    let mut turns = Vec::new();
    let mut open: Option<Open<'_>> = None;
    let told = told::told(session, viewer, words, since)?;
    for told in told.into_iter().filter(|told| !told.lines.is_empty()) {
        if let Some(ended) = open.take_if(|open| open.is_over(session, &told)) {
            turns.extend(ended.close());
        }
        let open = open.get_or_insert_with(|| Open {
            at: told.at,
            on_turn: SeatSet::EMPTY,
            last: told.clone(),
            story: Story::new(words),
        });
        told.lines.iter().for_each(|line| open.story.join(told.seat, line.clone(), words));
        // What happens besides the game is nobody's turn.
        if !told.on_turn.is_empty() {
            open.on_turn = told.on_turn;
        }
        open.last = told;
    }
    turns.extend(open.and_then(Open::close));
    Ok(turns)
}

/// Tells a seat turn by turn what has happened since its person's own last act; first what that laid open.
pub fn turns_since(session: &Session, seat: Seat, words: &dyn Words) -> Result<Vec<ToldTurn>, ReplayError> {
    let own = session.last_deed(seat);
    let laid_open = told::laid_open(session, seat, words)?;
    let at = own.and_then(|seq| told::entry(session, seq)).map_or(session.touched, |logged| logged.at);
    let laid_open = (!laid_open.is_empty()).then(|| ToldTurn { at, text: laid_open.join(" ") });
    let mut turns = turns(session, Viewer::Seat(seat), words, own.unwrap_or(-1))?;
    turns.splice(..0, laid_open);
    Ok(turns)
}

impl Open<'_> {
    /// Whether what is told next is another turn.
    fn is_over(&self, session: &Session, next: &Narration) -> bool {
        let last = &self.last;
        let entry = |told: &Narration| told::entry(session, told.seq);
        let by_computer =
            |told: &Narration| entry(told).is_some_and(|logged| logged.author == Author::Computer);
        // Seats that choose at the same time share a turn.
        let same = next.on_turn.iter().all(|seat| self.on_turn.contains(seat))
            || entry(next).is_some_and(LogEntry::is_answer);
        // Alone, a turn ends where something is drawn or shown.
        let drawn = session.seats.len() == 1 && entry(last).is_some_and(|logged| logged.barrier);
        let length: usize = self.story.paragraphs.iter().map(String::len).sum();
        next.at - last.at >= LEFT
            || length >= LONG
            || !(by_computer(last) && by_computer(next)) && (!same || drawn)
    }

    /// The turn, if anything of it is told.
    fn close(self) -> Option<ToldTurn> {
        let text = self.story.paragraphs.join(" ");
        (!text.is_empty()).then_some(ToldTurn { at: self.at, text })
    }
}
