//! The log told to one viewer, and as a text.

use std::borrow::Cow;

use games::{Arg, Header, Log, ReplayError, Seat, Viewer, Words};

use super::fold::rebuild;
use super::{Author, Denied, Logged, Recent, Session, Status, Tales};

/// Sentences on their way into paragraphs: one for what a seat did in a row, its name said once where grammar lets it.
struct Story<'a> {
    words: &'a dyn Words,
    paragraphs: Vec<String>,
    /// The seat whose paragraph is open.
    seat: Option<Seat>,
    /// The last sentence.
    last: String,
    /// Whether it was a single one that began with the seat's name.
    named: bool,
}

impl<'a> Story<'a> {
    fn new(words: &'a dyn Words) -> Self {
        Story { words, paragraphs: Vec::new(), seat: None, last: String::new(), named: false }
    }

    /// Takes up what that viewer is told of an entry, in those words.
    fn take(&mut self, recent: &Recent, viewer: Viewer, words: &dyn Words) {
        for line in lines(recent, viewer, words) {
            self.tell(recent.seat, line, words);
        }
    }

    /// Takes up the next sentence about that seat.
    fn add(&mut self, seat: Option<Seat>, sentence: String) {
        self.tell(seat, sentence, self.words);
    }

    /// Takes up a sentence in those words. The same one again says nothing new.
    fn tell(&mut self, seat: Option<Seat>, sentence: String, words: &dyn Words) {
        if self.seat == seat && self.last == sentence {
            return;
        }
        let name = seat.map(|seat| format!("{} ", words.name(seat)));
        let rest = name.as_deref().and_then(|name| sentence.strip_prefix(name));
        let goes_on = seat.is_some() && self.seat == seat;
        match (self.paragraphs.last_mut().filter(|_| goes_on), rest) {
            // "Ada rolls 6." and "Ada builds a road." become "Ada rolls 6; builds a road."
            (Some(paragraph), Some(rest)) if self.named && paragraph.ends_with('.') => {
                paragraph.pop();
                paragraph.push_str("; ");
                paragraph.push_str(rest);
            }
            (Some(paragraph), _) => {
                paragraph.push(' ');
                paragraph.push_str(&sentence);
            }
            (None, _) => self.paragraphs.push(sentence.clone()),
        }
        (self.seat, self.named) = (seat, rest.is_some_and(|rest| !rest.contains(". ")));
        self.last = sentence;
    }
}

/// What that viewer is told of an entry.
fn lines(recent: &Recent, viewer: Viewer, words: &dyn Words) -> Vec<String> {
    recent.tale.as_ref().map_or_else(Vec::new, |tale| tale.tell(viewer, words))
}

/// Words in which somebody is called so for whom a computer played, though they play themselves again.
struct Kept<'a> {
    words: &'a dyn Words,
    seat: Seat,
}

impl Words for Kept<'_> {
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let named = args.iter().map(|(variable, arg)| match arg {
            Arg::Name(seat) if *seat == self.seat => (*variable, Arg::Text(self.name(*seat))),
            arg => (*variable, arg.clone()),
        });
        self.words.text(key, &named.collect::<Vec<_>>())
    }

    fn name(&self, seat: Seat) -> String {
        let name = self.words.name(seat);
        if seat == self.seat { self.words.text("caretaker-name", &[("name", name.into())]) } else { name }
    }
}

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
    /// Tells the viewer what has happened behind that seq, as far as they may know it: of what others do nothing is told that is not
    /// published, not even that a secret choice was changed.
    ///
    /// # Errors
    /// If the log does not replay.
    pub fn told(&self, viewer: Viewer, words: &dyn Words, since: i64) -> Result<Vec<Told>, ReplayError> {
        let entries = self.recall(since)?;
        let told = entries.iter().filter(|recent| self.tells(recent, viewer)).map(|recent| {
            let mut lines = match self.was_kept(recent) {
                Some(seat) => lines(recent, viewer, &Kept { words, seat }),
                None => lines(recent, viewer, words),
            };
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
    fn tells(&self, recent: &Recent, viewer: Viewer) -> bool {
        let published = self.shown.as_ref().is_some_and(|stage| recent.seq <= stage.seq);
        published || recent.seat.is_some_and(|seat| viewer.is(seat))
    }

    /// The lines of [`told`](Session::told).
    ///
    /// # Errors
    /// If the log does not replay.
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
        let taken = self.asides.iter().rev().find(|aside| aside.is_taking(seat)).map(|aside| aside.seq);
        let own = |logged: &Logged| {
            logged.author == Author::Person && logged.is_act_of(seat) && Some(logged.seq) > taken
        };
        let Some(last) = self.log.iter().rposition(own) else { return taken };
        let answers = self.log[last + 1..].iter().take_while(|logged| logged.is_answer());
        Some(self.log[last + answers.count()].seq)
    }

    /// Tells that viewer what has happened behind `since` up to `until` as a story: a paragraph for what a seat did in a row. What
    /// is said for and against an open offer, or one that whoever made it has called off, is left out: its own message tells it.
    ///
    /// # Errors
    /// If the log does not replay.
    pub fn story(
        &self,
        viewer: Viewer,
        words: &dyn Words,
        since: i64,
        until: i64,
    ) -> Result<Vec<String>, ReplayError> {
        let mut story = Story::new(words);
        // The entry before says which appeal was open already.
        let before = self.log.iter().map(|logged| logged.seq).take_while(|&seq| seq <= since).last();
        let (mut was, mut talk): (_, Vec<&Recent>) = (None, Vec::new());
        let mut asker = None;
        let entries = self.recall(before.unwrap_or(0) - 1)?;
        let told = entries.iter().take_while(|recent| recent.seq <= until);
        // Whose seat it is knows it.
        let asides = self.asides.iter().filter(|aside| aside.is_told() && !viewer.is(aside.seat));
        let mut asides = asides.filter(|aside| (since + 1..=until).contains(&aside.seq)).peekable();
        for recent in told.filter(|recent| self.tells(recent, viewer)) {
            let is_talk = recent.appeal.is_some() && recent.appeal != was;
            let begins = was.is_none();
            was.clone_from(&recent.appeal);
            if recent.seq <= since {
                continue;
            }
            while let Some(aside) = asides.next_if(|aside| aside.seq < recent.seq) {
                story.add(Some(aside.seat), aside.say(words));
            }
            let ahead = self.told_ahead(recent.seq, viewer, words);
            if is_talk && ahead.is_none() {
                asker = if begins { Some(recent.seat) } else { asker };
                talk.push(recent);
                continue;
            }
            if recent.appeal.is_none() {
                // An answer has closed it: what was asked belongs to what came of it.
                if asker.take().is_some_and(|asker| asker != recent.seat) {
                    talk.iter().for_each(|recent| self.tell_entry(&mut story, recent, viewer));
                }
                talk.clear();
            }
            self.tell_entry(&mut story, recent, viewer);
            ahead.into_iter().for_each(|ahead| story.add(recent.seat, ahead));
        }
        asides.for_each(|aside| story.add(Some(aside.seat), aside.say(words)));
        Ok(story.paragraphs)
    }

    /// Takes up an entry of a story, told of whoever played it.
    fn tell_entry(&self, story: &mut Story<'_>, recent: &Recent, viewer: Viewer) {
        let words = story.words;
        match self.was_kept(recent) {
            Some(seat) => story.take(recent, viewer, &Kept { words, seat }),
            None => story.take(recent, viewer, words),
        }
    }

    /// The seat on which a computer played that entry for somebody who plays themselves now.
    fn was_kept(&self, recent: &Recent) -> Option<Seat> {
        let row = self.seat(recent.seat?).filter(|row| row.computer().is_none())?;
        let at = self.log.binary_search_by_key(&recent.seq, |logged| logged.seq).ok()?;
        (self.log[at].author == Author::Computer).then_some(row.seat)
    }

    /// The tales of the rows from `first` to `last`.
    pub fn tales(&self, first: i64, last: i64) -> Result<Tales, ReplayError> {
        let entries = self.recall(first - 1)?;
        let tales = entries.iter().take_while(|recent| recent.seq <= last);
        Ok(tales.filter_map(|recent| Some((recent.seq, recent.tale.clone()?))).collect())
    }

    /// The entries behind that seq: the recent ones are at hand, for older ones the log is replayed.
    pub(super) fn recall(&self, since: i64) -> Result<Cow<'_, [Recent]>, ReplayError> {
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

    /// The effective log as text, hidden things included: for the operator, and for everybody once the game is over.
    pub fn full_log(&self) -> Log {
        let plain = Header::new(self.title.id(), self.rules, self.seats.len() as u8, self.options.clone());
        let (secret, computers) = (self.revealed_secret(), self.stints());
        let header = Header { mind: self.mind, secret, computers, ..plain };
        Log { header, entries: self.log.iter().map(|logged| logged.entry.clone()).collect() }
    }

    /// The log from which a replay for everybody is drawn, once the game is over.
    ///
    /// # Errors
    /// [`Denied::NotStarted`] in the lobby, [`Denied::NotOver`] while the game goes on.
    pub fn replay_log(&self) -> Result<Log, Denied> {
        match self.status {
            Status::Lobby => Err(Denied::NotStarted),
            Status::Live | Status::Frozen => Err(Denied::NotOver),
            Status::Over | Status::Ended if !self.has_ended() => Err(Denied::NotStarted),
            Status::Over | Status::Ended => Ok(self.full_log()),
        }
    }

    /// The full log for everybody, once the game is over.
    ///
    /// # Errors
    /// [`Denied::NotStarted`] in the lobby, [`Denied::LogClosed`] while the game goes on.
    pub fn log_text(&self) -> Result<String, Denied> {
        match self.status {
            Status::Lobby => Err(Denied::NotStarted),
            Status::Live | Status::Frozen => Err(Denied::LogClosed),
            Status::Over | Status::Ended if self.log.is_empty() => Err(Denied::NotStarted),
            Status::Over | Status::Ended => {
                Ok(format!("# table {}\n# commitment {}\n{}", self.id, self.commitment(), self.full_log()))
            }
        }
    }
}
