//! What somebody did, weighed against what a computer would have done: both are played on in the same worlds and with the same luck,
//! none of which the computer has chosen by.

use super::Mind;
use super::halving::reward;
use super::level::SearchBudget;
use super::luck::{Luck, mixed};
use super::margin::{Margin, Sample};
use super::plan::Reason;
use super::playout::play_on;
use super::reasons::{add, apart, reasons};
use super::think::search;
use super::trial::Thinking;
use super::veiled::Veiled;
use rules::{ChanceError, Seat};

/// The number of imagined worlds in which two ways are compared part by part.
const WORLDS: u64 = 8;

/// The work that comparing them takes at most.
const PARTS: u64 = 400_000;

/// What distinguishes the playouts of a weighing from those by which the computer chose.
const FRESH: u64 = 0x72_6576_6965_7721;

/// How much thinking and playing goes into weighing one decision.
#[derive(Clone, Copy, Debug)]
pub struct ReviewBudget {
    /// The most work of finding what a computer would do; never more than *hard* takes.
    pub thinking: u64,
    /// The most work of playing both on.
    pub playing: u64,
    /// The most times that they are played on.
    pub playouts: u64,
    /// Another round meets other luck.
    pub round: u64,
}

/// A decision, weighed, with actions in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// What a computer would have done.
    pub better: Vec<String>,
    /// What it left in the middle of all ways that it judged.
    pub ordinary: Vec<String>,
    /// By how much what it would have done is worth more than what was done.
    pub cost: Margin,
    /// By how much what was done is worth more than the ordinary.
    pub gain: Margin,
    /// The actions that were applied in imagination.
    pub work: u64,
}

/// A weighing with the game's actions.
pub struct Weighing<A> {
    pub better: Vec<A>,
    pub ordinary: Vec<A>,
    pub cost: Margin,
    pub gain: Margin,
    pub work: u64,
}

/// Weighs what a seat did at a position; none if there was nothing to choose.
///
/// # Errors
/// Only if the game cannot draw anew what the seat cannot know.
pub fn weigh<G: Mind>(
    position: &G,
    seat: Seat,
    done: &[G::Action],
    (search_budget, waits): (&SearchBudget, bool),
    budget: &ReviewBudget,
    seed: u64,
) -> Result<Option<Weighing<G::Action>>, ChanceError> {
    let seed = mixed(seed.wrapping_add(budget.round));
    let seen = Veiled::of(position, seat, &mut Luck::new(seed))?;
    let search_budget = SearchBudget { work: search_budget.work.min(budget.thinking), ..*search_budget };
    let found = search(&seen, seat, &search_budget, waits, seed)?;
    let (Some(best), Some(ordinary)) = (found.thought.plans.into_iter().next(), found.ordinary) else {
        return Ok(None);
    };
    let mut thinking = Thinking::new(&SearchBudget { work: budget.playing, ..search_budget }, G::PRICE, seed);
    let (mut cost, mut gain) = (Sample::default(), Sample::default());
    for number in 0..budget.playouts {
        let seed = mixed((seed ^ FRESH).wrapping_add(number));
        let world = seen.again(seat, &mut Luck::new(!seed))?;
        let mut play = |moves: &[G::Action]| reward(&world, seat, moves, &mut thinking, seed);
        // A world counts for all or for none.
        let Some(own) = play(done) else { break };
        let best = if best.moves == done { Some(own) } else { play(&best.moves) };
        let Some((best, ordinary)) = best.zip(play(&ordinary.moves)) else { break };
        cost.add(best - own);
        gain.add(own - ordinary);
    }
    let work = found.thought.work + thinking.spent();
    let (better, ordinary) = (best.moves, ordinary.moves);
    Ok(Some(Weighing { better, ordinary, cost: cost.margin(), gain: gain.margin(), work }))
}

/// What sets one way to go on apart from another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contrast {
    /// Its parts, the weightiest first; none if the game gives no reasons.
    pub reasons: Vec<Reason>,
    /// Whether it shows only later: at once both come to the same.
    pub later: bool,
}

/// What sets one way apart from another for a seat: at once, or else where so many playouts of them end.
///
/// # Errors
/// Only if the game cannot draw anew what the seat cannot know.
pub fn contrast<G: Mind>(
    position: &G,
    seat: Seat,
    ways: [&[G::Action]; 2],
    budget: &SearchBudget,
    ends: u64,
    seed: u64,
) -> Result<Contrast, ChanceError> {
    let seen = Veiled::of(position, seat, &mut Luck::new(seed))?;
    let mut worlds = vec![seen];
    for number in 1..WORLDS {
        let world = worlds[0].again(seat, &mut Luck::new(mixed(seed ^ number)))?;
        worlds.push(world);
    }
    let mut thinking = Thinking::new(&SearchBudget { work: PARTS, ..*budget }, G::PRICE, seed);
    let at_once = reasons(&worlds, seat, ways, &mut thinking);
    if !at_once.is_empty() {
        return Ok(Contrast { reasons: at_once, later: false });
    }
    Ok(Contrast { reasons: later(&worlds[0], seat, ways, ends, &mut thinking, seed), later: true })
}

/// What sets two ways apart where playouts of them end.
fn later<G: Mind>(
    seen: &Veiled<G>,
    seat: Seat,
    ways: [&[G::Action]; 2],
    ends: u64,
    thinking: &mut Thinking,
    seed: u64,
) -> Vec<Reason> {
    let (mut parts, mut count) = ([Vec::new(), Vec::new()], 0);
    for number in 0..ends {
        let seed = mixed((seed ^ FRESH).wrapping_add(number));
        let Ok(world) = seen.again(seat, &mut Luck::new(!seed)) else { break };
        let mut end = |moves: &[G::Action]| {
            thinking.begin(seed);
            let horizon = thinking.horizon(&*world);
            play_on(G::clone(&world), horizon, (seat, moves), &mut Luck::new(seed), thinking)
        };
        let Some(ends) = end(ways[0]).zip(end(ways[1])) else { break };
        for (sum, end) in parts.iter_mut().zip([ends.0, ends.1]) {
            end.reasons(seat).into_iter().for_each(|reason| add(sum, reason));
        }
        count += 1;
    }
    if count == 0 { Vec::new() } else { apart(&parts[0], &parts[1], count) }
}
