//! How a game went, to be told.

use std::cmp::Reverse;
use std::sync::Arc;

use render::parts::change;

use super::points::Part;
use rules::{Seat, Viewer, Words};

/// The points of a game after every entry, and the moments that turned it, as one viewer may know them.
///
/// Hidden points are among them from the beginning if the game has a result. Of a game that was ended without one they stay hidden.
pub struct History {
    pub(crate) points: Vec<Vec<i32>>,
    pub(crate) turnings: Vec<Turning>,
}

/// A moment that turned a game.
pub struct Turning {
    /// The number of the entry; the set-up is 0, and automatic answers count whether the log writes them or not.
    pub entry: usize,
    /// The seat that gained or lost by it; whose doing it was if others owe the lead to that.
    pub seat: Seat,
    /// The seat that did it; none for the set-up.
    pub(crate) by: Option<Seat>,
    /// The number of seats.
    pub(crate) seats: u8,
    /// The points that the seat gained in the turn, or lost.
    pub gain: i32,
    /// Whether somebody took the lead with it.
    pub leads: bool,
    pub(crate) tale: Arc<dyn Tale>,
    /// The seat's points before that turn and after it.
    pub(crate) counts: [Count; 2],
}

/// Somebody's points at a moment by category, not yet in words.
pub(crate) type Count = Box<dyn Fn(&dyn Words) -> Vec<Part> + Send + Sync>;

/// All that there is to say of one entry, not yet in words.
pub trait Tale: Send + Sync {
    /// The lines for that viewer.
    fn tell(&self, viewer: Viewer, words: &dyn Words) -> Vec<String>;

    /// The lines for everybody in as few words as possible.
    fn brief(&self, words: &dyn Words) -> Vec<String>;

    /// The lines for the last that was done in a game that has ended: nobody's turn begins any more.
    fn tell_last(&self, viewer: Viewer, words: &dyn Words) -> Vec<String>;
}

impl History {
    /// The points of every seat after every entry; those of the set-up come first.
    pub fn points(&self) -> &[Vec<i32>] {
        &self.points
    }

    /// The moments that turned the game, at most four, in order of time.
    pub fn turnings(&self) -> &[Turning] {
        &self.turnings
    }
}

impl Turning {
    /// The moment in one line, as everybody may hear it: what scored, and what was done.
    pub fn tell(&self, words: &dyn Words) -> String {
        let mut scored = self.scored(words);
        let done = self.done(words);
        match &mut scored[..] {
            [] => done,
            [only] => format!("{}: {done}", only.label),
            several => {
                several.sort_by_key(|part| Reverse(part.points.abs()));
                let part = |part: &Part| format!("{} {}", part.label, change(part.points));
                format!("{}: {done}", several.iter().map(part).collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// What the turn changed of the seat's points, by category.
    pub fn scored(&self, words: &dyn Words) -> Vec<Part> {
        let [before, behind] = self.counts.each_ref().map(|count| count(words));
        let changes = before
            .into_iter()
            .zip(behind)
            .map(|(before, behind)| Part { points: behind.points - before.points, ..behind });
        changes.filter(|part| part.points != 0).collect()
    }

    /// What was done in the entry that brought or cost most.
    fn done(&self, words: &dyn Words) -> String {
        let lines = self.tale.brief(words);
        // Who lost something did nothing for it.
        let about = if self.gain < 0 { self.by.unwrap_or(self.seat) } else { self.seat };
        let name = words.name(about);
        let others: Vec<String> =
            Seat::first(self.seats).filter(|&seat| seat != about).map(|seat| words.name(seat)).collect();
        let is_own = |line: &&str| line.contains(&name) || !others.iter().any(|other| line.contains(other));
        let own: Vec<&str> = lines.iter().map(String::as_str).filter(is_own).collect();
        // What others did in the same entry is of no interest, unless that alone is what happened.
        if own.is_empty() { lines.join(" ") } else { own.join(" ") }
    }
}
