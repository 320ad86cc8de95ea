//! Other programs that serve the same bot. Discord delivers an interaction to each of them and takes the first answer: if one that was
//! delivered here once already has an answer, another program gave it.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use host::sync::lock;

/// The number of interactions that are remembered.
const REMEMBERED: usize = 1000;
/// The time between two lines about it in the log, and for which the doctor reports it.
const HOLDS: Duration = Duration::from_secs(60 * 60);

/// The signs of another program with the same token.
#[derive(Debug, Default)]
pub(crate) struct Twins {
    /// Recent interactions, the newest last.
    delivered: Mutex<VecDeque<u64>>,
    /// When another program was last noticed, and when the log said so.
    met: Mutex<Option<(Instant, Instant)>>,
}

impl Twins {
    /// Notes an interaction that was delivered.
    pub(crate) fn deliver(&self, interaction: u64) {
        let mut delivered = lock(&self.delivered);
        if delivered.len() == REMEMBERED {
            delivered.pop_front();
        }
        delivered.push_back(interaction);
    }

    /// Whether another program has answered an interaction that already has its answer, as Discord says; not if it was delivered here
    /// twice.
    pub(crate) fn have_answered(&self, interaction: u64) -> bool {
        if lock(&self.delivered).iter().filter(|known| **known == interaction).count() != 1 {
            return false;
        }
        let now = Instant::now();
        let mut met = lock(&self.met);
        let said = met.map(|(_, said)| said).filter(|said| now - *said < HOLDS);
        if said.is_none() {
            tracing::error!(
                "another program answers with this bot's token: people may read its refusals while their moves are made here; end the other one, or give it a token of its own"
            );
        }
        *met = Some((now, said.unwrap_or(now)));
        true
    }

    /// Whether another program was noticed recently.
    pub(crate) fn are_near(&self) -> bool {
        lock(&self.met).is_some_and(|(noticed, _)| noticed.elapsed() < HOLDS)
    }
}

#[cfg(test)]
mod tests {
    use super::Twins;

    #[test]
    fn only_what_came_once_and_has_its_answer_tells_of_another_program() {
        let twins = Twins::default();
        for interaction in [7, 8, 8] {
            twins.deliver(interaction);
        }
        assert!(!twins.have_answered(8), "it was brought twice: the first of them has its answer");
        assert!(!twins.have_answered(9), "nobody has brought it");
        assert!(!twins.are_near());
        assert!(twins.have_answered(7) && twins.are_near());
    }
}
