//! Habitats on a board: whether and around which spaces they stand.

use super::card::{Card, CardId};
use super::cell::{Cell, Cells, Step};
use super::land::Land;
use super::token::{Element, Token};

/// Six ways to turn a habitat.
const TURNS: usize = 6;
/// A habitat has at most three spaces besides its home.
const AROUND: usize = 3;

/// The steps from a home to what is around it, turn by turn; those that a card has come first.
pub(crate) type Steps = [[Step; AROUND]; TURNS];

/// The steps of each card.
static STEPS: [Steps; CardId::COUNT as usize] = all_steps();

const fn all_steps() -> [Steps; CardId::COUNT as usize] {
    let mut all = [[[Step::NONE; AROUND]; TURNS]; CardId::COUNT as usize];
    let mut number = 0;
    while number < all.len() {
        let around = super::card::CARDS[number].around;
        let mut hex = 0;
        while hex < around.len() {
            let mut step = around[hex].1;
            let mut turn = 0;
            while turn < TURNS {
                all[number][turn][hex] = Step::of(step);
                step = turned(step);
                turn += 1;
            }
            hex += 1;
        }
        number += 1;
    }
    all
}

/// The steps from the home of a card to the elements around it.
pub(crate) fn steps(card: CardId) -> &'static Steps {
    &STEPS[card.index()]
}

/// Turns a step by 60° clockwise.
pub(crate) const fn turned((q, r): (i8, i8)) -> (i8, i8) {
    (-r, q + r)
}

/// Finds the spaces that may take a cube of that card: the homes of its habitat that carry no cube (rulebook p. 6).
pub(crate) fn homes(card: CardId, land: &Land, cubes: Cells) -> Cells {
    let home = land.element(card.card().home).but(cubes);
    surrounded(card, home, |element| land.element(element))
}

/// Whether one more token of any colour would let a cube of that card be placed.
pub(crate) fn is_near(card: CardId, land: &Land, cubes: Cells) -> bool {
    Token::ALL.into_iter().any(|token| {
        land.open_to(token).but(cubes).iter().any(|cell| {
            let mut grown = *land;
            grown.place(token, cell);
            !homes(card, &grown, cubes).is_empty()
        })
    })
}

/// Finds the spaces on which a cube of that card can have been placed at some time: the cube keeps its own stack as it is, while
/// the stacks around it may have grown since (rulebook p. 6).
pub(crate) fn homes_ever(card: CardId, land: &Land) -> Cells {
    let home = land.element(card.card().home);
    surrounded(card, home, |element| {
        element.grown().iter().fold(Cells::EMPTY, |cells, &stack| cells.or(land.of(stack)))
    })
}

/// The spaces of `home` around which the rest of the card's habitat stands, in some turn.
fn surrounded(card: CardId, home: Cells, stands: impl Fn(Element) -> Cells) -> Cells {
    let mut here = [home; TURNS];
    for (hex, (element, _)) in card.card().around.iter().enumerate() {
        let there = stands(*element);
        // Most habitats lack an element altogether.
        if home.is_empty() || there.is_empty() {
            return Cells::EMPTY;
        }
        for (here, steps) in here.iter_mut().zip(steps(card)) {
            *here = here.and(there.before(steps[hex]));
        }
    }
    here.into_iter().fold(Cells::EMPTY, Cells::or)
}

/// A fault that keeps a habitat from standing around a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lack {
    /// The space that is wrong; none if it would lie off the board.
    pub(crate) cell: Option<Cell>,
    /// The element that the habitat needs there.
    pub(crate) needs: Element,
}

/// Finds a fault of the habitat around that space, in the turn that lacks least; none if it stands.
pub(crate) fn lack(card: CardId, land: &Land, cell: Cell) -> Option<Lack> {
    let Card { home, around, .. } = card.card();
    if !land.element(*home).contains(cell) {
        return Some(Lack { cell: Some(cell), needs: *home });
    }
    let mut best: Option<(usize, Lack)> = None;
    for turn in 0..TURNS {
        let mut lacks = around.iter().filter_map(|&(element, step)| {
            let step = (0..turn).fold(step, |step, _| turned(step));
            let there = cell.stepped(step).filter(|&there| land.side.spaces().contains(there));
            let stands = there.is_some_and(|there| land.element(element).contains(there));
            (!stands).then_some(Lack { cell: there, needs: element })
        });
        let first = lacks.next()?;
        // A wrong hex on the board is easier to mend than one off it.
        let count = 1 + lacks.count() + if first.cell.is_none() { AROUND } else { 0 };
        if best.is_none_or(|(least, _)| count < least) {
            best = Some((count, first));
        }
    }
    best.map(|(_, lack)| lack)
}
