//! What chance gave a seat of a game that is over, against what it gives in the mean: a draw is held against the same draw made anew, and
//! both are played on for a while with the same luck.
//!
//! Whatever a position is taken to be worth, the sum over a game is nothing in the mean, so no judgement can make it unfair; a better one
//! only tells more of the luck. (The correction of AIVAT: Burch, Schmid, Moravčík, Bowling, 2018.)

use super::level::{Level, SearchBudget};
use super::luck::{Luck, mixed};
use super::margin::{Margin, Sample};
use super::playout::play_on;
use super::trial::Thinking;
use super::{Horizon, Measure, Mind};
use rules::{Chance, Recorded, Seat};

/// The most times that a draw is made anew.
const ANEW: u64 = 256;

/// The rounds that are played on after a draw: what it is good for shows within them, and what comes later is other luck.
const ROUNDS: u16 = 2;

/// What distinguishes the luck that a draw made anew meets from that after it.
const BEHIND: u64 = 0x6265_6869_6e64_2121;

/// By how much what was drawn is worth more to a seat than what is drawn there in the mean. `deal` does what was done, with other luck.
pub fn fortune<G: Mind>(
    deal: impl Fn(&mut dyn Chance) -> Option<G>,
    drawn: &[(String, String)],
    seat: Seat,
    work: u64,
    seed: u64,
) -> Margin {
    let mut sample = Sample::default();
    let Some(given) = deal(&mut Recorded::new(drawn.iter().cloned())) else { return sample.margin() };
    let mut thinking = Thinking::new(&SearchBudget { work, ..G::budget(Level::Hard) }, G::PRICE, seed);
    for number in 0..ANEW {
        let seed = mixed(seed.wrapping_add(number));
        let Some(other) = deal(&mut Luck::new(seed)) else { break };
        let mut behind = |position| worth(position, seat, &mut thinking, seed ^ BEHIND);
        let Some((given, other)) = behind(given.clone()).zip(behind(other)) else { break };
        sample.add(given - other);
    }
    sample.margin()
}

/// What a position comes to for a seat when everybody has had some turns; `None` if no work is left.
fn worth<G: Mind>(position: G, seat: Seat, thinking: &mut Thinking, seed: u64) -> Option<i32> {
    thinking.begin(seed);
    let horizon = Horizon::Turns(ROUNDS * u16::from(position.seats()) + 1);
    let end = play_on(position, horizon, (seat, &[]), &mut Luck::new(seed), thinking)?;
    Some(match G::MEASURE {
        Measure::Points => end.worth(seat),
        Measure::Chance(_) => end.reward(seat),
    })
}
