//! Whole turns: token by token, the best ways of each space of the central board side by side.

use std::cmp::Reverse;

use super::super::action::Action;
use super::super::components::card::CardId;
use super::super::components::cell::Cells;
use super::super::components::habitat::homes;
use super::super::components::space::Space;
use super::super::components::token::{Token, Tokens};
use super::super::state::Harmonies;
use super::judge::Outlook;
use super::plot::Plot;
use crate::core::{Plan, Seat, Thinking};

/// The most steps of a turn.
const STEPS: usize = 20;

/// A way through a turn, as far as it has come.
#[derive(Clone, Copy)]
struct PartTurn {
    plot: Plot,
    hand: Tokens,
    /// Whether an animal card was taken.
    card: bool,
    moves: [Action; STEPS],
    count: usize,
    worth: i32,
}

impl PartTurn {
    fn step(&mut self, action: Action) {
        self.moves[self.count] = action;
        self.count += 1;
    }

    fn is_long(&self) -> bool {
        self.count + 4 >= STEPS
    }
}

/// What all ways of a turn have in common.
struct Search<'a> {
    row: &'a [CardId],
    outlook: Outlook,
    kept: usize,
}

/// Appends plans for all that is left of the seat's turn. For each space of the central board `kept` ways are followed; if that is 0, only
/// the likeliest. Thinking that follows but one way looks no further than the next turn.
pub(super) fn plans(
    position: &Harmonies,
    seat: Seat,
    kept: usize,
    thinking: &mut Thinking,
    out: &mut Vec<Plan<Action>>,
) {
    let row: Vec<CardId> = position.row.iter().flatten().copied().collect();
    let outlook = Outlook::of(position, seat);
    let outlook = if thinking.width() == 1 { outlook.near() } else { outlook };
    let search = Search { row: &row, outlook, kept };
    let steps = &position.steps;
    let mut start = PartTurn {
        plot: Plot::of(position.realm(seat)),
        hand: steps.hand,
        card: !steps.has_card_step(),
        moves: [Action::Done; STEPS],
        count: 0,
        worth: 0,
    };
    start.worth = start.plot.parts(search.outlook).total();
    let mut starts = vec![start];
    search.settle(&mut starts, thinking);
    search.thin(&mut starts, if kept == 0 { 1 } else { 2 + kept });
    if steps.space.is_some() {
        search.follow(starts, thinking, out);
        return;
    }
    let mut seen: Vec<[Token; 3]> = Vec::new();
    for space in Space::all() {
        let Some(tokens) = position.central[space.index()] else { continue };
        if seen.contains(&tokens) {
            continue;
        }
        seen.push(tokens);
        let mut ways = starts.clone();
        for way in &mut ways {
            way.step(Action::Take(space));
            tokens.iter().for_each(|&token| way.hand[token as usize] += 1);
        }
        search.follow(ways, thinking, out);
    }
}

impl Search<'_> {
    /// Places the tokens in hand one after the other, and ends the turn.
    fn follow(&self, mut ways: Vec<PartTurn>, thinking: &mut Thinking, out: &mut Vec<Plan<Action>>) {
        let mut next = Vec::new();
        while ways.iter().any(|way| way.hand != [0; 6]) {
            next.clear();
            for way in &ways {
                self.place(way, thinking, &mut next);
            }
            if next.is_empty() {
                break;
            }
            self.thin(&mut next, 4 * self.kept.max(1));
            self.settle(&mut next, thinking);
            self.thin(&mut next, self.kept.max(1));
            std::mem::swap(&mut ways, &mut next);
        }
        for mut way in ways {
            if way.hand == [0; 6] {
                way.step(Action::Done);
            }
            out.push(Plan { moves: way.moves[..way.count].to_vec(), worth: way.worth });
        }
    }

    /// Every way to place one token more.
    fn place(&self, way: &PartTurn, thinking: &mut Thinking, next: &mut Vec<PartTurn>) {
        for token in Token::ALL {
            if way.hand[token as usize] == 0 {
                continue;
            }
            for cell in way.plot.land.open_to(token).but(way.plot.cubes).iter() {
                // The first is always found: a turn must be ended.
                if !thinking.spend() && !next.is_empty() {
                    return;
                }
                let mut way = *way;
                way.plot.land.place(token, cell);
                way.hand[token as usize] -= 1;
                way.step(Action::Place(token, cell));
                way.worth = way.plot.parts(self.outlook).total();
                next.push(way);
            }
        }
    }

    /// Adds the ways that place a cube or take a card at this point, if that is worth it.
    fn settle(&self, ways: &mut Vec<PartTurn>, thinking: &mut Thinking) {
        let mut from = 0;
        while from < ways.len() {
            let way = ways[from];
            from += 1;
            if way.is_long() {
                continue;
            }
            let mut moves: Vec<Action> = Vec::new();
            for held in way.plot.open.iter().flatten() {
                if way.plot.hidden && held.card.is_spirit() {
                    continue;
                }
                let homes = homes(held.card, &way.plot.land, way.plot.cubes);
                moves.extend(homes.iter().map(|cell| Action::Cube(held.card, cell)));
            }
            if !way.card && way.plot.has_slot() {
                moves.extend(self.row.iter().map(|&card| Action::Animal(card)));
            }
            for action in moves {
                if !thinking.spend() {
                    return;
                }
                let mut after = way;
                match action {
                    Action::Cube(card, cell) => after.plot.cube(card, Cells::one(cell)),
                    Action::Animal(card) => {
                        after.plot.take(card);
                        after.card = true;
                    }
                    _ => continue,
                }
                after.step(action);
                after.worth = after.plot.parts(self.outlook).total();
                if after.worth > way.worth
                    && !ways.iter().any(|other| other.worth == after.worth && other.plot == after.plot)
                {
                    ways.push(after);
                }
            }
        }
    }

    /// Keeps the best, none twice.
    fn thin(&self, ways: &mut Vec<PartTurn>, most: usize) {
        ways.sort_by_key(|way| Reverse(way.worth));
        let mut kept = 0;
        for at in 0..ways.len() {
            let way = ways[at];
            let known = |other: &PartTurn| {
                other.worth == way.worth
                    && other.hand == way.hand
                    && other.plot == way.plot
                    && other.card == way.card
            };
            if ways[..kept].iter().rev().take_while(|other| other.worth == way.worth).any(known) {
                continue;
            }
            ways[kept] = way;
            kept += 1;
            if kept == most {
                break;
            }
        }
        ways.truncate(kept);
    }
}
