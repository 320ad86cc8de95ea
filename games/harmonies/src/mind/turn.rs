//! Whole turns: token by token, the best ways of each space of the central board side by side.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::super::action::Action;
use super::super::components::card::CardId;
use super::super::components::cell::{Cell, Cells};
use super::super::components::habitat::homes;
use super::super::components::space::Space;
use super::super::components::token::{Token, Tokens};
use super::super::state::Harmonies;
use super::judge::Outlook;
use super::known::Known;
use super::plot::Plot;
use rules::Seat;
use thinking::{Plan, Thinking};

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

/// A way with one token more, not made before it is known to be kept.
struct Placing {
    worth: i32,
    /// The number of the way.
    from: usize,
    token: Token,
    cell: Cell,
}

impl Placing {
    fn done(&self, from: &[PartTurn]) -> PartTurn {
        let mut way = from[self.from];
        way.plot.land.place(self.token, self.cell);
        way.hand[self.token as usize] -= 1;
        way.step(Action::Place(self.token, self.cell));
        way.worth = self.worth;
        way
    }
}

/// What all ways of a turn have in common.
struct Search<'a> {
    row: &'a [CardId],
    outlook: Outlook,
    kept: usize,
    known: Known,
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
    let outlook = match thinking.plays_on() {
        true => Outlook::played_on(position, seat),
        false => Outlook::of(position, seat),
    };
    let outlook = if thinking.width() == 1 { outlook.near() } else { outlook };
    let mut search = Search { row: &row, outlook, kept, known: Known::nothing() };
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
    thin(&mut starts, if kept == 0 { 1 } else { 2 + kept });
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
    fn follow(&mut self, mut ways: Vec<PartTurn>, thinking: &mut Thinking, out: &mut Vec<Plan<Action>>) {
        let mut placings = Vec::new();
        while ways.iter().any(|way| way.hand != [0; 6]) {
            placings.clear();
            for (from, way) in ways.iter().enumerate() {
                self.place(way, from, thinking, &mut placings);
            }
            if placings.is_empty() {
                break;
            }
            let sorted = falling(&placings, |placing| placing.worth).map(|placing| placing.done(&ways));
            ways = best(sorted, 4 * self.kept.max(1));
            self.settle(&mut ways, thinking);
            thin(&mut ways, self.kept.max(1));
        }
        for mut way in ways {
            if way.hand == [0; 6] {
                way.step(Action::Done);
            }
            out.push(Plan { moves: way.moves[..way.count].to_vec(), worth: way.worth });
        }
    }

    /// Every way to place one token more.
    fn place(&mut self, way: &PartTurn, from: usize, thinking: &mut Thinking, placings: &mut Vec<Placing>) {
        let (known, score, outlook) = (self.known.from(way.worth, &way.plot), way.plot.score(), self.outlook);
        for token in Token::ALL {
            if way.hand[token as usize] == 0 {
                continue;
            }
            for cell in way.plot.land.open_to(token).but(way.plot.cubes).iter() {
                // The first is always found: a turn must be ended.
                if !thinking.spend() && !placings.is_empty() {
                    return;
                }
                let judge = || {
                    let mut plot = way.plot;
                    plot.land.place(token, cell);
                    plot.parts_with(score.placed(token, cell, &plot.land), outlook).total()
                };
                let worth = self.known.placed(known, token, cell, judge);
                placings.push(Placing { worth, from, token, cell });
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
            let open = way.plot.open.iter().flatten();
            let cubes = open.filter(|held| !(way.plot.hidden && held.card.is_spirit())).flat_map(|held| {
                homes(held.card, &way.plot.land, way.plot.cubes).iter().map(|cell| (held.card, cell))
            });
            for (card, cell) in cubes {
                if !thinking.spend() {
                    return;
                }
                let mut after = way;
                after.plot.cube(card, Cells::one(cell));
                after.step(Action::Cube(card, cell));
                after.worth = after.plot.parts(self.outlook).total();
                add(ways, after, way.worth);
            }
            if way.card || !way.plot.has_slot() {
                continue;
            }
            let hopes = way.plot.hopes(self.outlook);
            for &card in self.row {
                if !thinking.spend() {
                    return;
                }
                let worth = way.worth + way.plot.taking(card, &hopes);
                if worth > way.worth {
                    let mut after = PartTurn { card: true, worth, ..way };
                    after.plot.take(card);
                    after.step(Action::Animal(card));
                    add(ways, after, way.worth);
                }
            }
        }
    }
}

/// Adds a way if it is worth more than the one from which it came, and not there yet.
fn add(ways: &mut Vec<PartTurn>, after: PartTurn, before: i32) {
    let known = |other: &PartTurn| other.worth == after.worth && other.plot == after.plot;
    if after.worth > before && !ways.iter().any(known) {
        ways.push(after);
    }
}

/// Keeps the best, none twice.
fn thin(ways: &mut Vec<PartTurn>, most: usize) {
    *ways = best(falling(ways, |way| way.worth).copied(), most);
}

/// What is worth most first, as far as it is asked for; equals in the order in which they are.
fn falling<T>(list: &[T], worth: impl Fn(&T) -> i32) -> impl Iterator<Item = &T> {
    let order = list.iter().zip(0..).map(|(item, at)| (worth(item), Reverse(at)));
    let mut heap: BinaryHeap<(i32, Reverse<usize>)> = order.collect();
    std::iter::from_fn(move || heap.pop().map(|(_, Reverse(at))| &list[at]))
}

/// The first of sorted ways, none twice.
fn best(sorted: impl Iterator<Item = PartTurn>, most: usize) -> Vec<PartTurn> {
    let mut kept: Vec<PartTurn> = Vec::new();
    for way in sorted {
        let known =
            |other: &PartTurn| other.hand == way.hand && other.plot == way.plot && other.card == way.card;
        if kept.iter().rev().take_while(|other| other.worth == way.worth).any(known) {
            continue;
        }
        kept.push(way);
        if kept.len() == most {
            break;
        }
    }
    kept
}
