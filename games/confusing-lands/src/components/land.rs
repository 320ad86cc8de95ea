//! The cards that a player has laid, and the squares that show.

use serde::{Deserialize, Serialize};

use super::board::{Board, SIDE};
use super::card::{Card, Face, Outline, Quarter};
use super::faces;
use super::square::{Grid, Square};
use rules::{Coordinate, Refusal};

/// A card as it lies in a land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Laid {
    pub(crate) card: Card,
    pub(crate) face: Face,
    pub(crate) turn: Quarter,
    /// The top-left square of the turned outline.
    pub(crate) place: Coordinate,
}

/// Number of cards in a finished land.
pub(crate) const LAND_CARDS: usize = 8;

/// A player's land: the cards laid, in order, and the squares that show.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Laid>", into = "Vec<Laid>")]
pub(crate) struct Land {
    laid: [Option<Laid>; LAND_CARDS],
    squares: Grid,
    covered: Board,
    conditions: Board,
}

impl Land {
    /// A land without a card.
    pub(crate) const EMPTY: Land = Land {
        laid: [None; LAND_CARDS],
        squares: [[Square::Outside; SIDE]; SIDE],
        covered: Board::EMPTY,
        conditions: Board::EMPTY,
    };

    /// The cards, the first one laid first.
    pub(crate) fn laid(&self) -> impl DoubleEndedIterator<Item = Laid> {
        self.laid.iter().copied().flatten()
    }

    /// Whether the land has no card yet.
    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.laid[0].is_none()
    }

    /// The square at that row and column; beyond the grid everything is outside.
    pub(crate) fn square(&self, row: i16, column: i16) -> Square {
        let index = |at: i16| usize::try_from(at).unwrap_or(SIDE);
        self.squares
            .get(index(row))
            .and_then(|squares| squares.get(index(column)))
            .copied()
            .unwrap_or(Square::Outside)
    }

    /// The first and the last row, the first and the last column that hold a square.
    pub(crate) fn bounds(&self) -> Option<(Coordinate, Coordinate)> {
        let first = self.covered.iter().next()?;
        let (mut low, mut high) = (first, first);
        for (row, column) in self.covered.iter() {
            low = (low.0.min(row), low.1.min(column));
            high = (high.0.max(row), high.1.max(column));
        }
        Some((coordinate(low), coordinate(high)))
    }

    /// Every place of the grid.
    #[inline]
    pub(crate) const fn squares(&self) -> &Grid {
        &self.squares
    }

    /// Legal places for the top-left square of a card with that outline.
    pub(crate) fn places(&self, outline: Outline) -> Board {
        if self.is_empty() {
            return Board::one((Coordinate::START.row as usize, Coordinate::START.column as usize));
        }
        reached(&self.covered, outline) & !reached(&self.conditions, outline)
    }

    /// Whether no card has a legal place any more.
    pub(crate) fn is_blocked(&self) -> bool {
        Outline::ALL.iter().all(|&outline| self.places(outline).is_empty())
    }

    /// Decides whether a card with that outline may lie there.
    pub(crate) fn admit(&self, outline: Outline, place: Coordinate) -> Result<(), Refusal> {
        if self.is_empty() {
            let first = Refusal::new("confusing-lands-refusal-first");
            return if place == Coordinate::START { Ok(()) } else { Err(first) };
        }
        let (rows, columns) = outline.size();
        let under =
            |at: usize| self.square(place.row + (at / columns) as i16, place.column + (at % columns) as i16);
        let (mut overlaps, mut condition) = (false, None);
        for square in (0..rows * columns).map(under) {
            overlaps |= square != Square::Outside;
            if let Square::Condition(card) = square {
                condition = Some(card);
            }
        }
        match condition {
            Some(card) => {
                Err(Refusal::new("confusing-lands-refusal-condition").with("number", card.number()))
            }
            None if overlaps => Ok(()),
            None if self.is_blocked() => Err(Refusal::new("confusing-lands-refusal-blocked")),
            None => Err(Refusal::new("confusing-lands-refusal-overlap")),
        }
    }

    /// Lays a card at a place that [`admit`](Land::admit) has allowed.
    pub(crate) fn lay(&mut self, laid: Laid) {
        if let Some(free) = self.laid.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(laid);
        }
        let (rows, columns) = laid.turn.outline().size();
        let squares = faces::squares(laid.card, laid.face, laid.turn);
        for (down, line) in squares.iter().enumerate().take(rows) {
            for (right, &square) in line.iter().enumerate().take(columns) {
                let (row, column) = (laid.place.row as usize + down, laid.place.column as usize + right);
                self.squares[row][column] = square;
                self.covered.add(row, column);
                if let Square::Condition(_) = square {
                    self.conditions.add(row, column);
                }
            }
        }
    }
}

/// The top-left places from which an outline reaches one of these squares.
fn reached(squares: &Board, outline: Outline) -> Board {
    let rows = match outline {
        Outline::Tall => *squares | squares.up() | squares.up().up(),
        Outline::Wide => *squares | squares.up(),
    };
    match outline {
        Outline::Tall => rows | rows.left(),
        Outline::Wide => rows | rows.left() | rows.left().left(),
    }
}

/// The name of a place of the grid.
pub(crate) const fn coordinate((row, column): (usize, usize)) -> Coordinate {
    Coordinate { row: row as i16, column: column as i16 }
}

impl TryFrom<Vec<Laid>> for Land {
    type Error = String;

    fn try_from(cards: Vec<Laid>) -> Result<Self, String> {
        let mut land = Land::EMPTY;
        if cards.len() > LAND_CARDS {
            return Err(format!("a land holds at most {LAND_CARDS} cards"));
        }
        for laid in cards {
            land.admit(laid.turn.outline(), laid.place).map_err(|refusal| refusal.to_string())?;
            land.lay(laid);
        }
        Ok(land)
    }
}

impl From<Land> for Vec<Laid> {
    fn from(land: Land) -> Self {
        land.laid().collect()
    }
}

impl std::fmt::Debug for Land {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.laid()).finish()
    }
}
