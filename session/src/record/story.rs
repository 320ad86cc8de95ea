//! The log as a story: a paragraph for what a seat did in a row.

use rules::{Seat, Viewer, Words};
use tabletop::ReplayError;

use super::told;
use super::told::NotedNames;
use crate::table::{Recent, Session};

/// Sentences that become paragraphs: one for what a seat did in a row, its name said once where grammar allows.
pub(super) struct Story<'a> {
    words: &'a dyn Words,
    pub(super) paragraphs: Vec<String>,
    /// The seat whose paragraph is open.
    seat: Option<Seat>,
    /// The last text added.
    last: String,
    /// Whether that was a single sentence that begins with the seat's name.
    named: bool,
}

impl<'a> Story<'a> {
    pub(super) fn new(words: &'a dyn Words) -> Self {
        Story { words, paragraphs: Vec::new(), seat: None, last: String::new(), named: false }
    }

    /// Adds the next sentence about that seat.
    fn add(&mut self, seat: Option<Seat>, sentence: String) {
        self.tell(seat, sentence, self.words);
    }

    /// Adds a sentence in those words, unless it repeats the last one.
    fn tell(&mut self, seat: Option<Seat>, sentence: String, words: &dyn Words) {
        if self.seat != seat || self.last != sentence {
            self.join(seat, sentence, words);
        }
    }

    /// Adds a sentence in those words.
    pub(super) fn join(&mut self, seat: Option<Seat>, sentence: String, words: &dyn Words) {
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

/// Tells that viewer as a story what has happened after `since` up to `until`: a paragraph for what a seat did in a row. Answers to an open
/// offer, or to one that its maker called off, are left out, because the offer's own message shows them. The words name people, as in
/// `told`.
pub fn story(
    session: &Session,
    viewer: Viewer,
    words: &dyn Words,
    since: i64,
    until: i64,
) -> Result<Vec<String>, ReplayError> {
    let mut story = Story::new(words);
    // The entry before says which appeal was already open.
    let before = session.log.iter().map(|logged| logged.seq).take_while(|&seq| seq <= since).last();
    let (mut was, mut talk): (_, Vec<&Recent>) = (None, Vec::new());
    let mut asker = None;
    let entries = told::recall(session, before.unwrap_or(0) - 1)?;
    let told = entries.iter().take_while(|recent| recent.seq <= until);
    // The viewer knows what concerns their own seat.
    let asides = session.asides.iter().filter(|aside| aside.is_told() && !viewer.is(aside.seat));
    let mut asides = asides.filter(|aside| (since + 1..=until).contains(&aside.seq)).peekable();
    for recent in told.filter(|recent| told::tells(session, recent, viewer)) {
        let is_talk = recent.appeal.is_some() && recent.appeal != was;
        let begins = was.is_none();
        was.clone_from(&recent.appeal);
        if recent.seq <= since {
            continue;
        }
        while let Some(aside) = asides.next_if(|aside| aside.seq < recent.seq) {
            story.add(Some(aside.seat), aside.say(words));
        }
        let ahead = told::told_ahead(session, recent.seq, viewer, words);
        if is_talk && ahead.is_none() {
            asker = if begins { Some(recent.seat) } else { asker };
            talk.push(recent);
            continue;
        }
        if recent.appeal.is_none() {
            // The answer closed the appeal: the offer is told with its outcome, unless the asker closed it.
            if asker.take().is_some_and(|asker| asker != recent.seat) {
                talk.iter().for_each(|recent| tell_entry(session, &mut story, recent, viewer));
            }
            talk.clear();
        }
        tell_entry(session, &mut story, recent, viewer);
        ahead.into_iter().for_each(|ahead| story.add(recent.seat, ahead));
    }
    asides.for_each(|aside| story.add(Some(aside.seat), aside.say(words)));
    Ok(story.paragraphs)
}

/// Adds an entry to a story, under the name of the person who played it.
fn tell_entry(session: &Session, story: &mut Story<'_>, recent: &Recent, viewer: Viewer) {
    let words = NotedNames { words: story.words, seats: told::kept_at(session, recent.seq) };
    told::lines(session, recent, viewer, &words)
        .into_iter()
        .for_each(|line| story.tell(recent.seat, line, &words));
}
