//! The figures of an arena.

use std::collections::BTreeMap;

use serde::Serialize;

use super::player::Failing;
use crate::play::AnyTable;

/// The figures of one name in an arena. Intervals are of 95 %.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// The players' name.
    pub name: String,
    /// The seats that they had at the table.
    pub seats: u64,
    /// The games played.
    pub games: u64,
    /// Games won; one won together with others counts in part.
    pub wins: f64,
    /// The share of games won.
    pub share: f64,
    /// Wilson's interval of that share.
    pub share_interval: [f64; 2],
    /// The share that would be fair.
    pub fair: f64,
    /// Mean points of a seat.
    pub points: f64,
    /// The interval of those, from block to block.
    pub points_interval: [f64; 2],
    /// Points more than the seats of other names have had in the same block; none if there is no other name.
    pub lead: Option<f64>,
    /// The interval of those.
    pub lead_interval: Option<[f64; 2]>,
    /// The decisions made.
    pub decisions: u64,
    /// Mean work of a decision: actions applied in imagination.
    pub work: f64,
    /// The work of the one that took most.
    pub most_work: u64,
    /// The decisions that a legal move drawn by lot had to stand in for.
    pub illegal: u64,
    /// Those decisions by the way in which the player failed.
    pub failings: BTreeMap<Failing, u64>,
}

/// The running figures of an arena.
pub(super) struct Tally {
    names: Vec<String>,
    /// The index of each player's name in `names`.
    named: Vec<usize>,
    games: u64,
    counts: Vec<Count>,
}

#[derive(Clone, Default)]
struct Count {
    seats: u64,
    wins: f64,
    decisions: u64,
    work: u64,
    most_work: u64,
    failings: BTreeMap<Failing, u64>,
    /// Points in the block that is being played, and the seats that they are of.
    block: (i64, u64),
    points: Spread,
    lead: Spread,
}

impl Tally {
    pub(super) fn new(players: Vec<String>) -> Self {
        let mut names: Vec<String> = Vec::new();
        let named: Vec<usize> = players
            .into_iter()
            .map(|name| {
                names.iter().position(|known| *known == name).unwrap_or_else(|| {
                    names.push(name);
                    names.len() - 1
                })
            })
            .collect();
        let mut counts = vec![Count::default(); names.len()];
        named.iter().for_each(|&name| counts[name].seats += 1);
        Tally { names, named, games: 0, counts }
    }

    /// Notes a decision.
    pub(super) fn note(&mut self, player: usize, work: u64, failing: Option<Failing>) {
        let count = &mut self.counts[self.named[player]];
        count.decisions += 1;
        count.work += work;
        count.most_work = count.most_work.max(work);
        if let Some(failing) = failing {
            *count.failings.entry(failing).or_default() += 1;
        }
    }

    /// Counts a game that is over, with the player on each seat.
    pub(super) fn count(&mut self, chairs: &[usize], end: &dyn AnyTable) {
        self.games += 1;
        let turn = end.turn();
        let winners = turn.outcome().map_or_else(Vec::new, |outcome| outcome.winners().iter().collect());
        for winner in &winners {
            self.counts[self.named[chairs[winner.index()]]].wins += 1.0 / winners.len() as f64;
        }
        for (&player, points) in chairs.iter().zip(end.scores()) {
            let (sum, seats) = &mut self.counts[self.named[player]].block;
            *sum += i64::from(points);
            *seats += 1;
        }
    }

    /// Counts the block whose games have been counted.
    pub(super) fn close_block(&mut self) {
        let (points, seats) = self
            .counts
            .iter()
            .fold((0, 0), |(sum, seats), count| (sum + count.block.0, seats + count.block.1));
        for count in &mut self.counts {
            let (own, chairs) = std::mem::take(&mut count.block);
            let mean = own as f64 / chairs.max(1) as f64;
            count.points.add(mean);
            if seats > chairs {
                count.lead.add(mean - (points - own) as f64 / (seats - chairs) as f64);
            }
        }
    }

    pub(super) fn close(self) -> Vec<Figures> {
        let Tally { names, named, games, counts } = self;
        let record = |(name, count): (String, Count)| {
            let share = count.wins / games.max(1) as f64;
            Figures {
                name,
                seats: count.seats,
                games,
                wins: count.wins,
                share,
                share_interval: wilson(share, games),
                fair: count.seats as f64 / named.len().max(1) as f64,
                points: count.points.mean(),
                points_interval: count.points.interval(),
                lead: count.lead.told(Spread::mean),
                lead_interval: count.lead.told(Spread::interval),
                decisions: count.decisions,
                work: count.work as f64 / count.decisions.max(1) as f64,
                most_work: count.most_work,
                illegal: count.failings.values().sum(),
                failings: count.failings,
            }
        };
        names.into_iter().zip(counts).map(record).collect()
    }
}

/// The standard deviations that 95 % of a normal distribution lie within.
const WITHIN: f64 = 1.96;

/// Wilson's score interval of a share found in so many trials.
pub fn wilson(share: f64, trials: u64) -> [f64; 2] {
    if trials == 0 {
        return [0.0, 1.0];
    }
    let (trials, square) = (trials as f64, WITHIN * WITHIN);
    let middle = share + square / (2.0 * trials);
    let reach = WITHIN * (share * (1.0 - share) / trials + square / (4.0 * trials * trials)).sqrt();
    [-1.0, 1.0].map(|side| (middle + side * reach) / (1.0 + square / trials))
}

/// Mean and variance of numbers that come one by one.
#[derive(Clone, Copy, Default)]
struct Spread {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, number: f64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    fn interval(&self) -> [f64; 2] {
        let count = self.count.max(2) as f64;
        let variance = (self.squares - self.sum * self.mean()).max(0.0) / (count - 1.0);
        let reach = WITHIN * (variance / count).sqrt();
        [self.mean() - reach, self.mean() + reach]
    }

    /// A figure of the numbers, if there are any.
    fn told<T>(&self, figure: fn(&Spread) -> T) -> Option<T> {
        (self.count > 0).then(|| figure(self))
    }
}
