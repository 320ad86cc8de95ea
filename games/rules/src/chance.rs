//! Every random outcome of a game is asked for by name, and recorded by name with the action that drew it.
//!
//! A table never holds its future: a deck is a multiset, and a card is drawn when it is drawn.

use std::collections::{BTreeMap, VecDeque};

use hmac::{Hmac, KeyInit as _, Mac as _};
use rand::rngs::{ChaCha8Rng, ChaCha20Rng};
use rand::{RngExt as _, SeedableRng};
use sha2::Sha256;

use crate::words::quoted;

/// A source of random outcomes.
pub trait Chance {
    /// Draws one of `weights.len()` outcomes; outcome `i` comes with probability `weights[i]` over their sum.
    ///
    /// `name` says what is drawn (one lower-case word: "dice", "knight") and `label(i)` how outcome `i` is written in
    /// the log. Labels are words without `|`; outcomes of one weight list that share a label must be interchangeable.
    ///
    /// # Errors
    /// [`ChanceError`] if the source cannot answer: a recorded outcome is missing or impossible, or no weight is positive.
    fn draw(
        &mut self,
        name: &'static str,
        weights: &[u32],
        label: &dyn Fn(usize) -> String,
    ) -> Result<usize, ChanceError>;
}

/// Why a random outcome could not be given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChanceError {
    /// There is nothing to draw from.
    #[error("nothing to draw for \"{0}\"")]
    Empty(&'static str),
    /// The record has no further outcome, though the rules ask for one.
    #[error("the record lacks an outcome for \"{0}\"")]
    Missing(&'static str),
    /// The record holds an outcome that cannot be.
    #[error("the record says \"{}\" where \"{name}\" is drawn and that cannot be", quoted(found))]
    Impossible {
        /// The name of the draw.
        name: &'static str,
        /// The outcome in the record.
        found: String,
    },
}

/// The outcome of weights that a number below their sum comes to, which `ticket` gives.
pub fn pick(
    name: &'static str,
    weights: &[u32],
    ticket: impl FnOnce(u32) -> u32,
) -> Result<usize, ChanceError> {
    // One pass tells the sum, and whether some weight is not 1.
    let (total, uneven) =
        weights.iter().fold((0, 0), |(sum, uneven), &weight| (sum + weight, uneven | (weight ^ 1)));
    if total == 0 {
        return Err(ChanceError::Empty(name));
    }
    let mut ticket = ticket(total);
    // Where all are equally likely, dice above all, the ticket is the outcome.
    if uneven == 0 {
        return Ok(ticket as usize);
    }
    for (index, &weight) in weights.iter().enumerate() {
        if ticket < weight {
            return Ok(index);
        }
        ticket -= weight;
    }
    Err(ChanceError::Empty(name))
}

/// What all draws of a table follow from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seed {
    /// The secret alone: luck v1, the luck of tables that began before there was another.
    V1([u8; 32]),
    /// A seed of secret and start: luck v2, see `tabletop::Start`.
    V2([u8; 32]),
}

impl Seed {
    /// A number below `total`, for the draw of that name after `count` others of it: the *number* of docs/fairness.md.
    pub fn ticket(&self, name: &str, count: u64, total: u32) -> u32 {
        match self {
            Seed::V1(secret) => {
                let mut rng = ChaCha20Rng::from_seed(*secret);
                rng.set_stream(stream(name, count));
                rng.random_range(0..total)
            }
            Seed::V2(seed) => {
                let total = u64::from(total);
                // Above the last whole multiple some numbers would come more often than others.
                let fair = u64::MAX - (u64::MAX % total + 1) % total;
                let mut tried = 0;
                loop {
                    let word = first_word(seed, &format!("{name} {count} {tried}"));
                    if word <= fair {
                        break (word % total) as u32;
                    }
                    tried += 1;
                }
            }
        }
    }
}

/// HMAC-SHA256 of a text under a key.
pub fn keyed(key: &[u8; 32], text: &str) -> [u8; 32] {
    // A key that is shorter than a block is filled up with zeros.
    let mut block = [0; 64];
    block[..key.len()].copy_from_slice(key);
    let mut mac = Hmac::<Sha256>::new(&block.into());
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}

/// The first eight bytes of [`keyed`] as a number, the highest first: the *w* of docs/fairness.md.
pub fn first_word(key: &[u8; 32], text: &str) -> u64 {
    keyed(key, text)[..8].iter().fold(0, |word, &byte| word << 8 | u64::from(byte))
}

/// The chance of a live table: the n-th draw of a name depends on the table's seed, the name and n alone.
///
/// So an undone action draws the same again, and a rules fix that adds a draw elsewhere reshuffles nothing.
pub struct Seeded {
    seed: Seed,
    drawn: BTreeMap<String, u64>,
}

impl Seeded {
    /// The chance of the table with that seed, whose effective log already holds `drawn` outcomes of each name.
    pub fn new(seed: Seed, drawn: BTreeMap<String, u64>) -> Self {
        Seeded { seed, drawn }
    }
}

impl Chance for Seeded {
    fn draw(
        &mut self,
        name: &'static str,
        weights: &[u32],
        _label: &dyn Fn(usize) -> String,
    ) -> Result<usize, ChanceError> {
        let count = self.drawn.entry(name.to_owned()).or_default();
        let drawn = pick(name, weights, |total| self.seed.ticket(name, *count, total));
        *count += 1;
        drawn
    }
}

/// FNV-1a over the name and the count: which ChaCha stream a draw of luck v1 reads.
pub fn stream(name: &str, count: u64) -> u64 {
    let bytes = name.bytes().chain([0]).chain(count.to_le_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// A fast chance for simulations and tests: one stream from one seed.
pub struct Quick(ChaCha8Rng);

impl Quick {
    /// The chance of that seed.
    pub fn new(seed: u64) -> Self {
        Quick(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number below `bound`, for a player who plays at random. `bound` must be positive.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound)
    }
}

impl Chance for Quick {
    fn draw(
        &mut self,
        name: &'static str,
        weights: &[u32],
        _label: &dyn Fn(usize) -> String,
    ) -> Result<usize, ChanceError> {
        pick(name, weights, |total| self.0.random_range(0..total))
    }
}

/// The chance of a replay: outcomes are read from the record, in order, and nothing is random.
#[derive(Debug, Default)]
pub struct Recorded(VecDeque<(String, String)>);

impl Recorded {
    /// The chance that answers with those (name, label) pairs.
    pub fn new(outcomes: impl IntoIterator<Item = (String, String)>) -> Self {
        Recorded(outcomes.into_iter().collect())
    }

    /// The outcomes that nobody has asked for.
    pub fn left(&self) -> usize {
        self.0.len()
    }
}

impl Chance for Recorded {
    fn draw(
        &mut self,
        name: &'static str,
        weights: &[u32],
        label: &dyn Fn(usize) -> String,
    ) -> Result<usize, ChanceError> {
        let (found_name, found) = self.0.pop_front().ok_or(ChanceError::Missing(name))?;
        let index = (0..weights.len()).find(|&i| weights[i] > 0 && label(i) == found);
        match index {
            Some(index) if found_name == name => Ok(index),
            _ => Err(ChanceError::Impossible { name, found: format!("{found_name} {found}") }),
        }
    }
}

/// Passes every draw on to another source and notes what came.
pub struct Recording<'a> {
    source: &'a mut dyn Chance,
    /// The outcomes so far: (name, label).
    pub drawn: Vec<(String, String)>,
}

impl<'a> Recording<'a> {
    /// Notes what `source` answers.
    pub fn new(source: &'a mut dyn Chance) -> Self {
        Recording { source, drawn: Vec::new() }
    }
}

impl Chance for Recording<'_> {
    fn draw(
        &mut self,
        name: &'static str,
        weights: &[u32],
        label: &dyn Fn(usize) -> String,
    ) -> Result<usize, ChanceError> {
        let index = self.source.draw(name, weights, label)?;
        self.drawn.push((name.to_owned(), label(index)));
        Ok(index)
    }
}
