use std::ops::ControlFlow;

use super::simulate::{MOST_ACTIONS, SimulateError, Summary, Tally};
use super::{Entry, EntryKind, Game, Header, Level, Log, Options, Quick, Recording, Seat, Turn};

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
    /// The actions that a player may apply in imagination before each that it does.
    pub budget: u64,
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
    pub(super) fn is_random(&self) -> bool {
        Seat::first(self.seats).all(|seat| self.level(seat) == Level::Random)
    }
}

/// Plays a contest. Seats that play at random draw as [`simulate`](super::simulate::simulate) does: played by them alone, the
/// games are the same.
pub(super) fn contest<G: Game>(
    contest: &Contest<'_>,
    config: &G::Config,
    recorder: &mut Recorder<'_>,
) -> Result<Summary, SimulateError> {
    let Contest { options, seats, games, seed, .. } = *contest;
    let mut chance = Quick::new(seed);
    let mut choices = Quick::new(!seed);
    let mut tally = Tally::new(seats);
    for game in 0..games {
        let mut recording = Recording::new(&mut chance);
        let mut position = G::new(config, seats, &mut recording)?;
        let header = Header { game: G::ID.to_owned(), rules: G::RULES, seats, options: options.clone() };
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
                let action = choose(contest, &position, seat, &mut choices)?.ok_or(stuck)?;
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

/// Chooses for the seat's player; nothing if it can do nothing.
fn choose<G: Game>(
    contest: &Contest<'_>,
    position: &G,
    seat: Seat,
    choices: &mut Quick,
) -> Result<Option<G::Action>, SimulateError> {
    let level = contest.level(seat);
    if level == Level::Random {
        let mut actions = Vec::new();
        position.actions(seat, &mut actions);
        return Ok((!actions.is_empty()).then(|| actions.swap_remove(choices.below(actions.len()))));
    }
    let seed = choices.below(1 << 31) as u64;
    let advice = level.advise(position, seat, contest.budget, seed)?;
    Ok(advice.into_iter().next().map(|(action, _)| action))
}
