//! The closed actions that a notation can say: a list of all, or many made up.

use super::ensure;
use rules::{Game, Quick, Sampler};

/// The number of actions made up where they are too many to list.
const SAMPLES: usize = 20_000;

/// The actions that a game's notation can say with so many seats.
pub(super) struct Universe<A> {
    seats: u8,
    /// Sorted, without doubles: every action, or made-up ones.
    some: Vec<A>,
    sampler: Option<Sampler<A>>,
}

impl<A: Ord> Universe<A> {
    pub(super) fn of<G: Game<Action = A>>(seats: u8) -> Self {
        let sampler = G::sampler();
        let mut some = G::universe(seats);
        if let Some(Sampler { sample, .. }) = sampler {
            let mut quick = Quick::new(u64::from(seats));
            some.extend((0..SAMPLES).map(|_| sample(seats, &mut quick)));
        }
        some.sort();
        some.dedup();
        Universe { seats, some, sampler }
    }

    /// Actions of it, sorted: all if they are listed.
    pub(super) fn some(&self) -> &[A] {
        &self.some
    }

    pub(super) fn contains(&self, action: &A) -> bool {
        match &self.sampler {
            Some(sampler) => (sampler.contains)(self.seats, action),
            None => self.some.binary_search(action).is_ok(),
        }
    }
}

/// A universe is listed without doubles, or has a sampler that makes up nothing but its actions.
pub(super) fn is_sound<G: Game>(universe: &Universe<G::Action>) -> Result<(), String> {
    let mut listed = G::universe(universe.seats);
    ensure!(listed.is_empty() == universe.sampler.is_some(), "it is neither listed nor sampled, or both");
    listed.sort();
    if let Some(pair) = listed.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("\"{}\" is in it twice", pair[0]));
    }
    match universe.some.iter().find(|action| !universe.contains(action)) {
        Some(stray) => Err(format!("\"{stray}\" is made up but not in it")),
        None => Ok(()),
    }
}
