//! The log told to one viewer, entry by entry.

use std::borrow::Cow;

use rules::{Arg, Seat, SeatSet, Viewer, Words};
use tabletop::{EntryKind, ReplayError};

use super::replay::rebuild;
use crate::answers::Tales;
use crate::table::{Author, Facts, LogEntry, Recent, Session, Status};

/// One entry's tale in somebody's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Narration {
    /// The seq of its row.
    pub seq: i64,
    /// The seat whose action it was.
    pub seat: Option<Seat>,
    /// The time at which it happened.
    pub at: i64,
    /// The seats whose turn it was then; none besides the game.
    pub(super) on_turn: SeatSet,
    /// The sentences; there may be none.
    pub lines: Vec<String>,
}

/// Tells the viewer what has happened after that seq, as far as they may know it: nothing that others do unpublished, not even that a
/// secret choice was changed. The words name people; who played what is noted here.
pub fn told(
    session: &Session,
    viewer: Viewer,
    words: &dyn Words,
    since: i64,
) -> Result<Vec<Narration>, ReplayError> {
    let entries = recall(session, since)?;
    // Before the first of them, the one who acts is taken to be on turn.
    let first = entries.first().and_then(|recent| recent.seat).map_or(SeatSet::EMPTY, SeatSet::one);
    let before = std::iter::once(first).chain(entries.iter().map(|recent| recent.on_turn));
    let told = entries.iter().zip(before).filter(|(recent, _)| tells(session, recent, viewer));
    let told = told.map(|(recent, on_turn)| {
        let mut lines =
            lines(session, recent, viewer, &NotedNames { words, seats: kept_at(session, recent.seq) });
        lines.extend(told_ahead(session, recent.seq, viewer, words));
        let at = entry(session, recent.seq).map_or(session.touched, |logged| logged.at);
        Narration { seq: recent.seq, seat: recent.seat, at, on_turn, lines }
    });
    let asides = session.asides.iter().filter(|aside| aside.is_told() && aside.seq > since);
    let asides = asides.map(|aside| Narration {
        seq: aside.seq,
        seat: Some(aside.seat),
        at: aside.at,
        on_turn: SeatSet::EMPTY,
        lines: vec![aside.say(words)],
    });
    let mut told: Vec<Narration> = told.chain(asides).collect();
    told.sort_by_key(|told| told.seq);
    Ok(told)
}

/// The entry of the log with that seq.
pub(super) fn entry(session: &Session, seq: i64) -> Option<&LogEntry> {
    let at = session.log.binary_search_by_key(&seq, |logged| logged.seq).ok()?;
    session.log.get(at)
}

/// What the others did in the last entry of that seat: the last of several secret choices shows them all.
pub fn laid_open(session: &Session, seat: Seat, words: &dyn Words) -> Result<Vec<String>, ReplayError> {
    let Some(last) = session.last_act(seat).map(|at| &session.log[at]) else { return Ok(Vec::new()) };
    let entries = recall(session, last.seq - 1)?;
    let Some(recent) = entries.first().filter(|_| last.barrier) else { return Ok(Vec::new()) };
    let words = NotedNames { words, seats: kept_at(session, recent.seq) };
    let mut told = lines(session, recent, Viewer::Seat(seat), &words);
    let others: Vec<String> =
        session.seats.iter().filter(|row| row.seat != seat).map(|row| words.name(row.seat)).collect();
    told.retain(|line| others.iter().any(|name| line.starts_with(&format!("{name} "))));
    Ok(told)
}

/// The tales of the rows from `first` to `last`.
pub fn tales(session: &Session, first: i64, last: i64) -> Result<Tales, ReplayError> {
    let entries = recall(session, first - 1)?;
    let tales = entries.iter().take_while(|recent| recent.seq <= last);
    Ok(tales.filter_map(|recent| Some((recent.seq, recent.tale.clone()?))).collect())
}

impl Facts {
    /// The seq of the last thing that the seat's person did, including the game's answers to it; at the least, of taking the seat from
    /// somebody else.
    pub fn last_deed(&self, seat: Seat) -> Option<i64> {
        let Some(last) = self.last_act(seat) else { return self.taken(seat) };
        let answers = self.log[last + 1..].iter().take_while(|logged| logged.is_answer());
        Some(self.log[last + answers.count()].seq)
    }

    /// The index in the log of the last act of the seat's person.
    fn last_act(&self, seat: Seat) -> Option<usize> {
        let taken = self.taken(seat);
        let own = |logged: &LogEntry| {
            logged.author == Author::Person && logged.is_act_of(seat) && Some(logged.seq) > taken
        };
        self.log.iter().rposition(own)
    }
}

/// Whether that viewer may read an entry: it is published, or their own.
pub(crate) fn tells(session: &Session, recent: &Recent, viewer: Viewer) -> bool {
    let published = session.shown.as_ref().is_some_and(|position| recent.seq <= position.seq);
    published || recent.seat.is_some_and(|seat| viewer.is(seat))
}

/// What that viewer reads of an entry. From the last action of an ended game on it is nobody's turn.
pub(super) fn lines(session: &Session, recent: &Recent, viewer: Viewer, words: &dyn Words) -> Vec<String> {
    let Some(tale) = &recent.tale else { return Vec::new() };
    let last = || session.log.iter().rfind(|logged| matches!(logged.entry.kind, EntryKind::Act(..)));
    let ends = session.has_ended() && last().is_some_and(|last| last.seq <= recent.seq);
    if ends { tale.tell_last(viewer, words) } else { tale.tell(viewer, words) }
}

/// The sentence that says that an entry was forced, or that it was decided ahead: the latter only for the person who did, and for everybody
/// once the game is over.
pub(super) fn told_ahead(session: &Session, seq: i64, viewer: Viewer, words: &dyn Words) -> Option<String> {
    let logged = entry(session, seq).filter(|logged| matches!(logged.entry.kind, EntryKind::Act(..)))?;
    let over = matches!(session.status, Status::Over | Status::Ended);
    let own = logged.seat().is_some_and(|seat| viewer.is(seat));
    match logged.author {
        Author::Order if over || own => Some(words.text("story-order", &[])),
        Author::Bot => Some(words.text("story-forced", &[])),
        _ => None,
    }
}

/// The seats that, as of that entry, were last played by a computer for a person who was not back yet.
pub(crate) fn kept_at(session: &Session, seq: i64) -> SeatSet {
    let until = session.log.partition_point(|logged| logged.seq <= seq);
    let kept = |seat: &Seat| {
        let mut acts = session.log[..until].iter().rev().filter(|logged| logged.is_act_of(*seat));
        let last = acts.next().filter(|logged| logged.author == Author::Computer);
        last.is_some_and(|last| !is_back(session, *seat, last.seq, seq))
    };
    let people = session.seats.iter().filter(|row| row.sitter.user().is_some()).map(|row| row.seat);
    people.filter(kept).collect()
}

/// Whether a person took their seat there back between those rows.
fn is_back(session: &Session, seat: Seat, since: i64, until: i64) -> bool {
    session.asides.iter().any(|aside| aside.is_return_to(seat) && (since..=until).contains(&aside.seq))
}

/// The entries after that seq: recent ones are at hand, for older ones the log is replayed.
pub(crate) fn recall(session: &Session, since: i64) -> Result<Cow<'_, [Recent]>, ReplayError> {
    let Some(first) = session.log.iter().map(|logged| logged.seq).find(|&seq| seq > since) else {
        return Ok(Cow::Borrowed(&[]));
    };
    if let Some(at) = session.recent.iter().position(|recent| recent.seq == first) {
        return Ok(Cow::Borrowed(&session.recent[at..]));
    }
    let mut entries = rebuild(session, &session.log, &mut |_, _| {})?.trail.recent;
    entries.retain(|recent| recent.seq > since);
    Ok(Cow::Owned(entries))
}

/// Words that add a note to the names of people for whom a computer played.
pub(super) struct NotedNames<'a> {
    pub(super) words: &'a dyn Words,
    pub(super) seats: SeatSet,
}

impl Words for NotedNames<'_> {
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let named = args.iter().map(|(variable, arg)| match arg {
            Arg::Name(seat) if self.seats.contains(*seat) => (*variable, Arg::Text(self.name(*seat))),
            arg => (*variable, arg.clone()),
        });
        self.words.text(key, &named.collect::<Vec<_>>())
    }

    fn name(&self, seat: Seat) -> String {
        let name = self.words.name(seat);
        if self.seats.contains(seat) {
            self.words.text("caretaker-name", &[("name", name.into())])
        } else {
            name
        }
    }
}
