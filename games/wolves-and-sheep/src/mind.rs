//! What a position is worth to a computer, and which ways to go on are worth a thought.

mod judge;
mod list;
mod pasture;
mod weights;

use super::action::Action;
use super::components::colour::Colour;
use super::score::Survey;
use super::state::WolvesAndSheep;
use judge::Prospect;
use rules::Seat;
use thinking::{Horizon, Level, Measure, Mind, Plan, Reason, SearchBudget, Thinking, Trial};

/// The number of actions that are judged when plans are made.
const JUDGED: usize = 400;

impl Mind for WolvesAndSheep {
    const PRICE: u64 = 15;
    const MEASURE: Measure = Measure::Chance(weights::WHOLE);

    fn horizon(&self) -> Horizon {
        Horizon::Turns(16)
    }

    // Where it is settled who is first, what is worth more at once is still better.
    fn trust(&self) -> i64 {
        2
    }

    fn budget(level: Level) -> SearchBudget {
        let budget = level.budget();
        match level {
            // Both look at few of the places.
            Level::Beginner => SearchBudget { work: 450, misjudges: 2_700, ..budget },
            Level::Easy => SearchBudget { work: 450, ..budget },
            // Looks a little ahead: what makes one first is not what brings most at once.
            Level::Normal => {
                SearchBudget { playouts: 12, finalists: 4, horizon: Horizon::Turns(4), ..budget }
            }
            // A meadow more or less tells only over many playouts.
            Level::Hard => {
                SearchBudget { work: 2 * budget.work, finalists: 12, playouts: 2 * budget.playouts, ..budget }
            }
            _ => budget,
        }
    }

    fn yardstick(&self, seat: Seat) -> i32 {
        yardstick(self, seat)
    }

    fn worth(&self, seat: Seat) -> i32 {
        Prospect::of(self, seat).worth()
    }

    fn reasons(&self, seat: Seat) -> Vec<Reason> {
        Prospect::of(self, seat).reasons()
    }

    fn plans(&self, seat: Seat, thinking: &mut Thinking, out: &mut Vec<Plan<Action>>) {
        // Half the work is left for judging the best of them in other worlds.
        let most = JUDGED.min(1 + thinking.left() as usize / 2);
        let mut trial = Trial::default();
        for action in list::promising(self, seat, most, thinking) {
            let Some(after) = thinking.try_on(&mut trial, self, seat, &action) else { break };
            out.push(Plan { worth: after.worth(seat), moves: vec![action] });
        }
    }

    fn quick(&self, seat: Seat, thinking: &mut Thinking, out: &mut Vec<Action>) {
        let (mut best, mut trial): (Option<(i32, Action)>, _) = (None, Trial::default());
        for action in list::promising(self, seat, thinking.width(), thinking) {
            let worth = match thinking.try_on(&mut trial, self, seat, &action) {
                Some(after) => after.worth(seat),
                None if best.is_some() => break,
                None => 0,
            };
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, action));
            }
        }
        out.extend(best.map(|(_, action)| action));
    }

    fn reward(&self, seat: Seat) -> i32 {
        judge::chance(self, seat)
    }
}

/// The points of a seat as *greedy* sees them, in sixths: meadows that count, then those that may yet, and tiles in hand. Stopping is
/// worth its bonus only when nothing is left to draw: the points alone would have everybody stop at once.
fn yardstick(position: &WolvesAndSheep, seat: Seat) -> i32 {
    let (survey, player) = (Survey::of(&position.landscape), position.player(seat));
    let best = |colour: Colour| survey.best(colour).map_or(0, |meadow| i32::from(meadow.sheep));
    let growing = |colour: Colour| {
        let open =
            survey.meadows.iter().filter(|meadow| meadow.colour == colour && !meadow.closed && meadow.safe);
        open.map(|meadow| {
            3 * i32::from(meadow.sheep) - 2 * i32::from(position.landscape.sum(meadow.root).open)
        })
        .max()
    };
    let own: i32 =
        player.colours.iter().map(|colour| 6 * best(colour) + growing(colour).unwrap_or(0).max(0)).sum();
    let others = Seat::first(position.count()).filter(|&other| other != seat);
    let shown = others.flat_map(|other| position.player(other).revealed.iter());
    let against: i32 = shown.map(best).sum();
    let stopped = match player.stopped {
        None => 2 * player.hand.len() as i32,
        Some(_) if position.bag.is_empty() || position.over => 6 * player.bonus(),
        Some(_) => -100,
    };
    own - 2 * against + stopped
}
