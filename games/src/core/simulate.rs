use super::{ChanceError, Game, Quick, Refusal, Seat, Turn};

/// What random play came to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    /// Games played to their end.
    pub games: u64,
    /// Actions done in them, automatic ones included.
    pub actions: u64,
    /// Mean score of each seat.
    pub mean_scores: Vec<f64>,
}

/// Why random play stopped.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SimulateError {
    /// The options or the number of seats do not fit.
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// Chance cannot answer.
    #[error(transparent)]
    Chance(#[from] ChanceError),
    /// A game that waits for a seat with nothing to do, or does not end: a fault of the rules.
    #[error("game {0} is stuck after {1} actions")]
    Stuck(u64, u64),
}

/// No game may take longer than this many actions.
const MOST_ACTIONS: u64 = 100_000;

/// Plays `games` games, each seat choosing evenly among its legal closed actions.
pub(super) fn simulate<G: Game>(
    config: &G::Config,
    seats: u8,
    games: u64,
    seed: u64,
) -> Result<Summary, SimulateError> {
    let mut chance = Quick::new(seed);
    let mut choices = Quick::new(!seed);
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    let mut sums = vec![0i64; usize::from(seats)];
    let mut done = 0;
    for game in 0..games {
        let mut position = G::new(config, seats, &mut chance)?;
        let start = done;
        while let Turn::Waiting { must, .. } = position.turn() {
            if done - start > MOST_ACTIONS {
                return Err(SimulateError::Stuck(game, done - start));
            }
            let (seat, action) = match position.reflex() {
                Some(answer) => answer,
                None => {
                    let seat = must.iter().next().unwrap_or(Seat(0));
                    actions.clear();
                    position.actions(seat, &mut actions);
                    if actions.is_empty() {
                        return Err(SimulateError::Stuck(game, done - start));
                    }
                    (seat, actions.swap_remove(choices.below(actions.len())))
                }
            };
            position.apply(seat, &action, &mut chance, &mut events)?;
            events.clear();
            done += 1;
        }
        for (sum, score) in sums.iter_mut().zip(position.scores()) {
            *sum += i64::from(score);
        }
    }
    let mean = |sum: &i64| *sum as f64 / games.max(1) as f64;
    Ok(Summary { games, actions: done, mean_scores: sums.iter().map(mean).collect() })
}
