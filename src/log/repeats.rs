//! Repeated complaints: logged once a minute, with their number.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use tracing::{Level, Metadata};

use super::line::{shortened, without_numbers};

/// The time in which a complaint is logged once.
const MINUTE: Duration = Duration::from_secs(60);
/// The most complaints of one place in the code that are told apart within a minute.
pub(super) const KINDS: usize = 20;
/// The most characters of a complaint when its number is logged.
const WORDS: usize = 200;

/// The complaints of the last minute, by their place in the code and their words.
#[derive(Default)]
pub(super) struct Repeats(BTreeMap<(u64, u64), Repeat>);

struct Repeat {
    said: Instant,
    left_out: Omission,
}

/// A complaint that was logged once, and how often it was left out after that.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Omission {
    pub(super) level: Level,
    pub(super) target: &'static str,
    pub(super) words: String,
    pub(super) more: u64,
}

impl Repeats {
    /// Notes a complaint; returns whether to log it.
    pub(super) fn note(&mut self, metadata: &'static Metadata<'static>, words: &str, now: Instant) -> bool {
        let site = hash(&metadata.callsite());
        let mut key = (site, hash(&without_numbers(words)));
        let others = || self.0.range((site, 0)..=(site, u64::MAX)).count();
        if !self.0.contains_key(&key) && others() >= KINDS {
            // Complaints that always differ still count as one.
            key = (site, 0);
        }
        if let Some(known) = self.0.get_mut(&key)
            && now.saturating_duration_since(known.said) < MINUTE
        {
            known.left_out.more += 1;
            return false;
        }
        let (level, target) = (*metadata.level(), metadata.target());
        let words = shortened(words, WORDS).into_owned();
        // Counts of the minute before have already been removed.
        self.0.insert(key, Repeat { said: now, left_out: Omission { level, target, words, more: 0 } });
        true
    }

    /// Forgets complaints of more than a minute ago; returns what was left out of them.
    pub(super) fn over(&mut self, now: Instant) -> Vec<Omission> {
        let over = |repeat: &Repeat| now.saturating_duration_since(repeat.said) >= MINUTE;
        let forgotten = self.0.extract_if(.., |_, repeat| over(repeat));
        forgotten.map(|(_, repeat)| repeat.left_out).filter(|left_out| left_out.more > 0).collect()
    }

    /// Forgets everything; returns what was left out.
    pub(super) fn rest(&mut self) -> Vec<Omission> {
        let all = std::mem::take(&mut self.0).into_values();
        all.map(|repeat| repeat.left_out).filter(|left_out| left_out.more > 0).collect()
    }
}

fn hash(of: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}
