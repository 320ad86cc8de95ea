//! The log told to one viewer, entry by entry.

use std::borrow::Cow;

use rules::{Arg, Seat, SeatSet, Viewer, Words};
use tabletop::{EntryKind, ReplayError};

use super::replay::rebuild;
use crate::answers::Tales;
use crate::table::{Author, Logged, Recent, Session};

/// One entry's tale in somebody's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The seq of its row.
    pub seq: i64,
    /// The seat whose action it was.
    pub seat: Option<Seat>,
    /// The sentences; there may be none.
    pub lines: Vec<String>,
}

impl Session {
    /// Tells the viewer what has happened behind that seq, as far as they may know it: nothing unpublished that
    /// others do is told, not even that a secret choice was changed. The words name people; who played what is noted here.
    pub fn told(&self, viewer: Viewer, words: &dyn Words, since: i64) -> Result<Vec<Told>, ReplayError> {
        let entries = self.recall(since)?;
        let told = entries.iter().filter(|recent| self.tells(recent, viewer)).map(|recent| {
            let mut lines = self.lines(recent, viewer, &Kept { words, seats: self.kept_at(recent.seq) });
            lines.extend(self.told_ahead(recent.seq, viewer, words));
            Told { seq: recent.seq, seat: recent.seat, lines }
        });
        let asides = self.asides.iter().filter(|aside| aside.is_told() && aside.seq > since);
        let asides = asides.map(|aside| Told {
            seq: aside.seq,
            seat: Some(aside.seat),
            lines: vec![aside.say(words)],
        });
        let mut told: Vec<Told> = told.chain(asides).collect();
        told.sort_by_key(|told| told.seq);
        Ok(told)
    }

    /// Whether that viewer is told of an entry: it is published, or their own.
    pub(crate) fn tells(&self, recent: &Recent, viewer: Viewer) -> bool {
        let published = self.shown.as_ref().is_some_and(|position| recent.seq <= position.seq);
        published || recent.seat.is_some_and(|seat| viewer.is(seat))
    }

    /// What that viewer is told of an entry. From the last action of a game that has ended on it is nobody's turn.
    pub(super) fn lines(&self, recent: &Recent, viewer: Viewer, words: &dyn Words) -> Vec<String> {
        let Some(tale) = &recent.tale else { return Vec::new() };
        let last = || self.log.iter().rfind(|logged| matches!(logged.entry.kind, EntryKind::Act(..)));
        let ends = self.has_ended() && last().is_some_and(|last| last.seq <= recent.seq);
        if ends { tale.tell_last(viewer, words) } else { tale.tell(viewer, words) }
    }

    /// The lines of [`told`](Session::told).
    pub fn narration(
        &self,
        viewer: Viewer,
        words: &dyn Words,
        since: i64,
    ) -> Result<Vec<String>, ReplayError> {
        Ok(self.told(viewer, words, since)?.into_iter().flat_map(|told| told.lines).collect())
    }

    /// The seq of the last thing that the person on that seat did, the game's answers to it included; at the least, that they took it from
    /// somebody else.
    pub fn last_deed(&self, seat: Seat) -> Option<i64> {
        let Some(last) = self.last_act(seat) else { return self.taken(seat) };
        let answers = self.log[last + 1..].iter().take_while(|logged| logged.is_answer());
        Some(self.log[last + answers.count()].seq)
    }

    /// The place in the log of the last act of the person on that seat.
    fn last_act(&self, seat: Seat) -> Option<usize> {
        let taken = self.taken(seat);
        let own = |logged: &Logged| {
            logged.author == Author::Person && logged.is_act_of(seat) && Some(logged.seq) > taken
        };
        self.log.iter().rposition(own)
    }

    /// The seats on which a computer had played last for somebody who was not back yet, as of that entry.
    pub(crate) fn kept_at(&self, seq: i64) -> SeatSet {
        let until = self.log.partition_point(|logged| logged.seq <= seq);
        let kept = |seat: &Seat| {
            let mut acts = self.log[..until].iter().rev().filter(|logged| logged.is_act_of(*seat));
            let last = acts.next().filter(|logged| logged.author == Author::Computer);
            last.is_some_and(|last| !self.is_back(*seat, last.seq, seq))
        };
        let people = self.seats.iter().filter(|row| row.sitter.user().is_some()).map(|row| row.seat);
        people.filter(kept).collect()
    }

    /// Whether a person has taken their place there between those rows.
    fn is_back(&self, seat: Seat, since: i64, until: i64) -> bool {
        self.asides.iter().any(|aside| aside.is_return_to(seat) && (since..=until).contains(&aside.seq))
    }

    /// What the others did in the last entry of that seat: the last of secret choices shows them all.
    pub fn laid_open(&self, seat: Seat, words: &dyn Words) -> Result<Vec<String>, ReplayError> {
        let Some(last) = self.last_act(seat).map(|at| &self.log[at]) else { return Ok(Vec::new()) };
        let entries = self.recall(last.seq - 1)?;
        let Some(recent) = entries.first().filter(|_| last.barrier) else { return Ok(Vec::new()) };
        let words = Kept { words, seats: self.kept_at(recent.seq) };
        let mut told = self.lines(recent, Viewer::Seat(seat), &words);
        let others: Vec<String> =
            self.seats.iter().filter(|row| row.seat != seat).map(|row| words.name(row.seat)).collect();
        told.retain(|line| others.iter().any(|name| line.starts_with(&format!("{name} "))));
        Ok(told)
    }

    /// The tales of the rows from `first` to `last`.
    pub fn tales(&self, first: i64, last: i64) -> Result<Tales, ReplayError> {
        let entries = self.recall(first - 1)?;
        let tales = entries.iter().take_while(|recent| recent.seq <= last);
        Ok(tales.filter_map(|recent| Some((recent.seq, recent.tale.clone()?))).collect())
    }

    /// The entries behind that seq: the recent ones are at hand, for older ones the log is replayed.
    pub(crate) fn recall(&self, since: i64) -> Result<Cow<'_, [Recent]>, ReplayError> {
        let Some(first) = self.log.iter().map(|logged| logged.seq).find(|&seq| seq > since) else {
            return Ok(Cow::Borrowed(&[]));
        };
        if let Some(at) = self.recent.iter().position(|recent| recent.seq == first) {
            return Ok(Cow::Borrowed(&self.recent[at..]));
        }
        let mut entries = rebuild(self, &self.log, &mut |_, _| {})?.trail.recent;
        entries.retain(|recent| recent.seq > since);
        Ok(Cow::Owned(entries))
    }
}

/// Words in which the names of those for whom a computer played have a note of it.
pub(super) struct Kept<'a> {
    pub(super) words: &'a dyn Words,
    pub(super) seats: SeatSet,
}

impl Words for Kept<'_> {
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
