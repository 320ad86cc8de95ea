//! Sources of chance for imagination and arenas.

use rules::{Chance, ChanceError, pick};

/// A quick source of numbers for choices in imagination.
#[derive(Clone, Copy, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The dice of that seed.
    pub const fn new(seed: u64) -> Self {
        Dice(seed)
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mixed(self.0)
    }

    /// A number below `bound`, which must be positive.
    pub const fn below(&mut self, bound: usize) -> usize {
        below(self.next(), bound as u64) as usize
    }
}

/// The chance of an imagined course: the n-th draw of a name depends on the seed, the name and n alone, whatever else was drawn
/// between. So two courses meet the same luck as far as they can.
#[derive(Clone, Debug)]
pub struct Luck {
    seed: u64,
    /// Names, and the state of each one's stream.
    streams: Vec<(&'static str, Dice)>,
}

impl Luck {
    /// The luck of that seed.
    pub const fn new(seed: u64) -> Self {
        Luck { seed, streams: Vec::new() }
    }

    fn stream(&mut self, name: &'static str) -> &mut Dice {
        let at = self.streams.iter().position(|(known, _)| *known == name).unwrap_or_else(|| {
            self.streams.push((name, Dice::new(mixed(self.seed ^ digest(name)))));
            self.streams.len() - 1
        });
        &mut self.streams[at].1
    }
}

impl Chance for Luck {
    fn draw(
        &mut self,
        name: &'static str,
        weights: &[u32],
        _label: &dyn Fn(usize) -> String,
    ) -> Result<usize, ChanceError> {
        pick(name, weights, |total| below(self.stream(name).next(), total.into()) as u32)
    }
}

/// The step of splitmix64.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// The finisher of splitmix64: numbers close together become numbers far apart.
pub const fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// Brings any number below `bound`, evenly.
const fn below(number: u64, bound: u64) -> u64 {
    ((number as u128 * bound as u128) >> 64) as u64
}

/// FNV-1a over a text.
pub fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
