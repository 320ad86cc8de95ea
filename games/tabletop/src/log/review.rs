//! Reviews: what the decisions of a seat in a finished game were worth, against what a hard computer would have done in its place.
//!
//! A decision is what a seat does in a row up to the next barrier, or until somebody else acts: just what a computer plans. Each is
//! looked at once, all with the same share of a fixed amount of work; then those that seem to have cost or brought most are weighed anew,
//! with all that a hard computer may search and other luck, so that none is picked for the luck of its first look. Only the second look is
//! told of. Work is counted, so a log has one review, on every machine.
//!
//! With them stands what all first looks come to, the seat's skill, and its luck: every draw held against what it gives in the mean.

mod decisions;
mod luck;

use serde::{Deserialize, Serialize};

use super::replay::{ReplayError, replay_to};
use super::{Header, Log};
use crate::play::{AnySight, AnyTable, Title};
use decisions::{Decision, decisions};
use luck::{Draw, draws};
use rules::{Seat, Viewer};
use thinking::{Contrast, Margin, Measure, ReviewBudget};

/// The work of the first look at all decisions, and the most of it at one.
const LOOKS: u64 = 16_000_000;
const LOOK: u64 = 600_000;
/// The work of playing a decision on that is weighed anew; that of *hard* comes to it.
const CLOSELY: u64 = 1_500_000;
/// The work of holding all draws against what they give in the mean.
const LUCK: u64 = 6_000_000;
/// The most times that a decision is played on.
const PLAYOUTS: u64 = 2_000;
/// The number of playouts at whose ends two ways are compared where they come to the same at once.
const ENDS: u64 = 64;
/// The most decisions that are weighed anew: those that seem to have cost most, and to have brought most.
const COSTLY: usize = 5;
const GOOD: usize = 2;
/// The most costly decisions that a review shows.
const WORST: usize = 3;

/// A review in the making.
pub struct Reviewer {
    header: Header,
    seat: Seat,
    title: &'static dyn Title,
    decisions: Vec<Decision>,
    looked: Vec<Option<Judged>>,
    /// The decisions that are yet to be weighed anew, the last first; none before all were looked at.
    closely: Option<Vec<usize>>,
    skill: Margin,
    draws: Vec<Draw>,
    lucks: Vec<Margin>,
    done: usize,
}

/// The review of a seat's game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// Its decisions, in order.
    pub decisions: Vec<Judged>,
    /// By how much a hard computer's decisions in their place are worth more, all together.
    pub skill: Margin,
    /// By how much what chance gave is worth more than what it gives in the mean.
    pub luck: Margin,
}

/// A decision, and what it was worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// The number of the entry with which it begins.
    pub entry: usize,
    /// What the seat did, in notation.
    pub done: Vec<String>,
    /// What a hard computer would have done; nothing: to let others go on.
    pub better: Vec<String>,
    /// What it left in the middle of all ways that it judged.
    pub ordinary: Vec<String>,
    /// By how much what it would have done is worth more than what was done.
    pub cost: Margin,
    /// By how much what was done is worth more than the ordinary.
    pub gain: Margin,
    /// Whether it was weighed with the whole budget, not just looked at.
    pub closely: bool,
}

/// The moment of a decision, as its seat saw it.
pub struct Moment {
    /// The table before the decision.
    pub table: Box<dyn AnyTable>,
    /// What the seat saw of it.
    pub sight: Box<dyn AnySight>,
    /// What the better way has that the other lacks: the computer's against the seat's where that cost something, else the seat's against
    /// the ordinary.
    pub contrast: Contrast,
}

impl Reviewer {
    /// The review of a seat in a recorded game; nothing is thought yet. `own` says which entries are whose decisions are reviewed.
    ///
    /// # Errors
    /// [`ReplayError`] names the entry that does not replay.
    pub fn of(
        title: &'static dyn Title,
        log: &Log,
        seat: Seat,
        own: impl Fn(usize) -> bool,
    ) -> Result<Reviewer, ReplayError> {
        let (decisions, draws) = (decisions(title, log, seat, &own)?, draws(title, log, seat, &own)?);
        let draws = if decisions.is_empty() { Vec::new() } else { draws };
        Ok(Reviewer {
            header: log.header.clone(),
            seat,
            title,
            decisions,
            looked: Vec::new(),
            closely: None,
            skill: Margin::default(),
            draws,
            lucks: Vec::new(),
            done: 0,
        })
    }

    /// The number of steps that are done, and of all.
    pub fn progress(&self) -> (usize, usize) {
        let closely = self.decisions.len().min(COSTLY + GOOD);
        (self.done, self.decisions.len() + closely + self.draws.len())
    }

    /// Does the next step; false if all are done.
    pub fn step(&mut self) -> bool {
        if let Some(decision) = self.decisions.get(self.looked.len()) {
            let share = (LOOKS / self.decisions.len() as u64).min(LOOK) / 2;
            let budget = ReviewBudget { thinking: share, playing: share, playouts: PLAYOUTS, round: 0 };
            self.looked.push(decision.weighed(self.seat, &budget));
            self.done += 1;
            return true;
        }
        if let Some(draw) = self.draws.get(self.lucks.len()) {
            let (share, number) = (LUCK / self.draws.len() as u64, self.lucks.len());
            self.lucks.push(
                draw.fortune(self.title, &self.header, self.seat, share, number).unwrap_or(Margin::UNKNOWN),
            );
            self.done += 1;
            return true;
        }
        if self.closely.is_none() {
            // Whatever is weighed anew was picked for its first look, so only all first looks together are fair.
            self.skill = Margin::sum(self.looked.iter().flatten().map(|judged| judged.cost));
        }
        let closely = self.closely.get_or_insert_with(|| chosen(&self.looked, self.title.measure()));
        let Some(number) = closely.pop() else { return false };
        let budget = ReviewBudget { thinking: u64::MAX, playing: CLOSELY, playouts: PLAYOUTS, round: 1 };
        let judged = self.decisions[number].weighed(self.seat, &budget);
        self.looked[number] = judged.map(|judged| Judged { closely: true, ..judged });
        self.done += 1;
        true
    }

    /// The review, once all is done.
    pub fn finish(self) -> Review {
        let decisions = self.looked.into_iter().flatten().collect();
        Review { decisions, skill: self.skill, luck: Margin::sum(self.lucks.into_iter()) }
    }
}

/// The decisions that are weighed anew, what seems to have cost most last.
fn chosen(looked: &[Option<Judged>], measure: Measure) -> Vec<usize> {
    let by = |what: fn(&Judged) -> i32, least: i32, most: usize| {
        let worth = |(number, judged): (usize, &Option<Judged>)| Some((what(judged.as_ref()?), number));
        let mut all: Vec<(i32, usize)> = looked.iter().enumerate().filter_map(worth).collect();
        all.retain(|(worth, _)| *worth >= least);
        all.sort_by_key(|&(worth, number)| (std::cmp::Reverse(worth), number));
        all.into_iter().take(most).map(|(_, number)| number).collect::<Vec<_>>()
    };
    let mut chosen = by(|judged| judged.cost.mean, measure.least() / 2, COSTLY);
    let good = by(|judged| judged.gain.mean - judged.cost.mean.max(0), measure.least() / 2, COSTLY + GOOD);
    let rest: Vec<usize> = good.into_iter().filter(|number| !chosen.contains(number)).take(GOOD).collect();
    chosen.extend(rest);
    chosen.reverse();
    chosen
}

impl Decision {
    fn weighed(&self, seat: Seat, budget: &ReviewBudget) -> Option<Judged> {
        let weighed = self.before.weigh(seat, &self.done, budget)?;
        Some(Judged {
            entry: self.entry,
            done: self.done.clone(),
            better: weighed.better,
            ordinary: weighed.ordinary,
            cost: weighed.cost,
            gain: weighed.gain,
            closely: false,
        })
    }
}

impl Review {
    /// The decisions that cost most, the costliest first; none that could be chance.
    pub fn worst(&self, measure: Measure) -> Vec<&Judged> {
        let mut worst: Vec<&Judged> =
            self.decisions.iter().filter(|judged| judged.was_costly(measure)).collect();
        worst.sort_by_key(|judged| (std::cmp::Reverse(judged.cost.mean), judged.entry));
        worst.truncate(WORST);
        worst
    }

    /// The best decision, if one is better than the ordinary and cost nothing.
    pub fn best(&self, measure: Measure) -> Option<&Judged> {
        let good = |judged: &&Judged| {
            judged.closely && judged.gain.tells(measure.least()) && !judged.was_costly(measure)
        };
        let earlier = |judged: &&Judged| (judged.gain.mean, std::cmp::Reverse(judged.entry));
        self.decisions.iter().filter(good).max_by_key(earlier)
    }
}

impl Judged {
    /// Whether it cost something for sure.
    pub fn was_costly(&self, measure: Measure) -> bool {
        self.closely && self.cost.tells(measure.least())
    }

    /// The moment of the decision.
    ///
    /// # Errors
    /// [`ReplayError`] names the entry that does not replay.
    pub fn moment(&self, title: &dyn Title, log: &Log, seat: Seat) -> Result<Moment, ReplayError> {
        let table = replay_to(title, log, self.entry.saturating_sub(1), |_, _, _| ())?;
        let (one, other) = if self.was_costly(title.measure()) {
            (&self.better, &self.done)
        } else {
            (&self.done, &self.ordinary)
        };
        let contrast = table.contrast(seat, one, other, ENDS);
        let sight = table.sight(Viewer::Seat(seat));
        Ok(Moment { table, sight, contrast })
    }
}
