//! How the luck of a table comes about: what was published when, and what the luck follows from besides the secret.

use std::collections::BTreeMap;

use rules::{Options, Seat};

use super::body::Pair;
use super::deed::Deed;
use super::posting::Posting;
use super::row::Row;

/// The most characters of the words that a person may add.
pub const WORDS: usize = 100;

/// How the luck of a table comes about. A table that began before start messages existed has none of it: luck v1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fairness {
    /// The message with the fingerprint of the secret, from before the start.
    pub commitment: Option<Posting>,
    /// The words that people have added so far, by Discord's number: secret before the start, public from then on.
    pub words: BTreeMap<u64, String>,
    /// The seq of the row that settled seats and options; none in an open lobby. Settling them anew changes it.
    pub frozen: Option<i64>,
    /// What was agreed besides the game's options when seats and options were settled; empty if an older version settled them.
    pub terms: Options,
    /// The added words, by seat, as they were when seats and options were settled.
    pub said: Vec<(Seat, String)>,
    /// The message that announces it, whose number Discord gave.
    pub start: Option<Posting>,
    /// The round of the public beacon, and its signature in hexadecimal.
    pub beacon: Option<(u64, String)>,
    /// Whether the table was set up.
    begun: bool,
}

impl Fairness {
    /// Takes in what a row says of it.
    pub(super) fn take(&mut self, row: &Row) {
        match &row.deed {
            Deed::Commitment(posting) => self.commitment = *posting,
            Deed::Words(words) if words.is_empty() => {
                self.words.remove(&row.user);
            }
            Deed::Words(words) => {
                self.words.insert(row.user, words.clone());
            }
            Deed::Start(settled) => {
                self.frozen = Some(row.seq);
                (self.terms, self.said) = (settled.terms.clone(), settled.said.clone());
            }
            Deed::Posted(posting) => self.start = *posting,
            Deed::Beacon(beacon) => {
                self.beacon = beacon.as_ref().map(|Pair(round, signature)| (*round, signature.clone()));
            }
            Deed::Setup => self.begun = true,
            // Other seats make another beginning.
            Deed::Leave | Deed::Remove(_) | Deed::Bring(_) | Deed::End(_) if !self.begun => self.thaw(),
            _ => {}
        }
    }

    /// Lets people change seats and options again.
    fn thaw(&mut self) {
        (self.frozen, self.start) = (None, None);
        self.said.clear();
        self.terms.0.clear();
    }
}
