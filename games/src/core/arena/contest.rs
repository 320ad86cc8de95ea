//! Games between levels, each on a fixed seat.

use std::collections::VecDeque;
use std::ops::ControlFlow;

use crate::core::log::{Entry, EntryKind, Header, Log};
use crate::core::mind::{Level, Mind, think};
use crate::core::rules::{MOST_ACTIONS, Options, Quick, Recording, SimulateError, Summary, Tally, Turn};
use crate::core::seat::Seat;

/// Games between computers.
#[derive(Clone, Copy, Debug)]
pub struct Contest<'a> {
    /// The agreed options.
    pub options: &'a Options,
    /// The number of seats.
    pub seats: u8,
    /// The number of games.
    pub games: u64,
    /// Equal seeds play equal games.
    pub seed: u64,
    /// The level of each seat; one alone is everybody's, none is [`Level::Random`].
    pub players: &'a [Level],
}

/// Gets the log of every game, with the game's number counted from 1; it can end the contest.
pub type Recorder<'a> = dyn FnMut(u64, Log) -> ControlFlow<()> + 'a;

impl Contest<'_> {
    fn level(&self, seat: Seat) -> Level {
        match self.players {
            [] => Level::Random,
            [one] => *one,
            more => more.get(seat.index()).copied().unwrap_or(Level::Random),
        }
    }

    /// Whether everybody plays at random.
    pub(in crate::core) fn is_random(&self) -> bool {
        Seat::first(self.seats).all(|seat| self.level(seat) == Level::Random)
    }
}

/// Plays a contest. Seats that play at random draw as [`simulate`](crate::core::simulate) does: played by them alone, the
/// games are the same.
pub(in crate::core) fn contest<G: Mind>(
    contest: &Contest<'_>,
    config: &G::Config,
    recorder: &mut Recorder<'_>,
) -> Result<Summary, SimulateError> {
    let Contest { options, seats, games, seed, .. } = *contest;
    let mut chance = Quick::new(seed);
    let mut choices = Quick::new(!seed);
    let mut tally = Tally::new(seats);
    for game in 0..games {
        let mut plan = VecDeque::<(Seat, G::Action)>::new();
        let mut recording = Recording::new(&mut chance);
        let mut position = G::new(config, seats, &mut recording)?;
        let header = Header::new(G::ID, G::RULES, seats, options.clone());
        let setup = Entry { kind: EntryKind::Setup, drawn: recording.drawn };
        let mut log = Log { header, entries: vec![setup] };
        let outcome = loop {
            let must = match position.turn() {
                Turn::Waiting { must, .. } => must,
                Turn::Over(outcome) => break outcome,
            };
            let stuck = SimulateError::Stuck(game, log.entries.len() as u64 - 1);
            if log.entries.len() as u64 > MOST_ACTIONS {
                return Err(stuck);
            }
            let mut recording = Recording::new(&mut chance);
            let kind = if let Some((seat, action)) = position.reflex() {
                position.apply(seat, &action, &mut recording, &mut Vec::new())?;
                EntryKind::Auto(seat, action.to_string())
            } else {
                let seat = must.iter().next().unwrap_or(Seat(0));
                // A plan is followed to its end, unless somebody else comes in between.
                if plan.front().is_none_or(|(whose, _)| *whose != seat) {
                    let moves = choose(contest, &position, seat, &mut choices)?;
                    plan = moves.into_iter().map(|action| (seat, action)).collect();
                }
                let (_, action) = plan.pop_front().ok_or(stuck)?;
                position.apply(seat, &action, &mut recording, &mut Vec::new())?;
                EntryKind::Act(seat, action.to_string())
            };
            log.entries.push(Entry { kind, drawn: recording.drawn });
        };
        tally.count(&position, &outcome, log.entries.len() as u64 - 1);
        if recorder(game + 1, log).is_break() {
            break;
        }
    }
    Ok(tally.close())
}

/// The moves that the seat's player chooses; none if it can do nothing.
fn choose<G: Mind>(
    contest: &Contest<'_>,
    position: &G,
    seat: Seat,
    choices: &mut Quick,
) -> Result<Vec<G::Action>, SimulateError> {
    let level = contest.level(seat);
    if level == Level::Random {
        let mut actions = Vec::new();
        position.actions(seat, &mut actions);
        let chosen = (!actions.is_empty()).then(|| actions.swap_remove(choices.below(actions.len())));
        return Ok(chosen.into_iter().collect());
    }
    let seed = choices.below(1 << 31) as u64;
    let thought = think(position, seat, level, &G::effort(level), false, seed)?;
    Ok(thought.plans.into_iter().next().map_or_else(Vec::new, |plan| plan.moves))
}
