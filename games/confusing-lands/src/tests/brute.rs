//! The clever ways of counting against plain ones, written from the rulebook alone.

use proptest::prelude::*;

use super::super::components::square::{Grid, Square, Symbol};
use super::super::score::condition::value;
use super::{card, field, grid};

const SIZE: usize = 9;

fn lands() -> impl Strategy<Value = String> {
    let square = prop::sample::select(vec!['F', 'M', 'V', 'C', 'W', '.', '.', '.', '─', '#', ' ']);
    prop::collection::vec(prop::collection::vec(square, SIZE), SIZE)
        .prop_map(|rows| rows.into_iter().map(String::from_iter).collect::<Vec<_>>().join("/"))
}

fn is_free(grid: &Grid, row: usize, column: usize) -> bool {
    !matches!(grid[row][column], Square::Outside | Square::Condition(_))
}

fn longest_line(grid: &Grid) -> i32 {
    let mut best = 0;
    for row in 0..SIZE {
        for column in 0..SIZE {
            for (down, right) in [(0, 1), (1, 0)] {
                let line = (0..).take_while(|step| {
                    let (row, column) = (row + down * step, column + right * step);
                    row < SIZE && column < SIZE && is_free(grid, row, column)
                });
                best = best.max(line.count() as i32);
            }
        }
    }
    best
}

fn largest_area(grid: &Grid) -> i32 {
    let mut best = 0;
    for side in 1..=SIZE {
        for top in 0..=SIZE - side {
            for left in 0..=SIZE - side {
                let mut places = (top..top + side).flat_map(|row| (left..left + side).map(move |c| (row, c)));
                if places.all(|(row, column)| is_free(grid, row, column)) {
                    best = best.max((side * side) as i32);
                }
            }
        }
    }
    best
}

/// Floods from every square of a kind, one stack at a time.
fn largest_group(grid: &Grid, kind: Square) -> i32 {
    let mut seen = [[false; SIZE]; SIZE];
    let mut best = 0;
    for start in (0..SIZE * SIZE).map(|at| (at / SIZE, at % SIZE)) {
        let (mut stack, mut size) = (vec![start], 0);
        while let Some((row, column)) = stack.pop() {
            if row >= SIZE || column >= SIZE || seen[row][column] || grid[row][column] != kind {
                continue;
            }
            seen[row][column] = true;
            size += 1;
            stack.extend([(row + 1, column), (row, column + 1)]);
            stack.extend(row.checked_sub(1).map(|row| (row, column)));
            stack.extend(column.checked_sub(1).map(|column| (row, column)));
        }
        best = best.max(size);
    }
    best
}

/// Distances between all squares by relaxing until nothing changes.
fn distances(grid: &Grid, from: (usize, usize)) -> [[u32; SIZE]; SIZE] {
    let mut far = [[999; SIZE]; SIZE];
    far[from.0][from.1] = 0;
    loop {
        let before = far;
        for row in 0..SIZE {
            for column in 0..SIZE {
                for (other_row, other_column) in (0..SIZE * SIZE).map(|at| (at / SIZE, at % SIZE)) {
                    let touches = row.abs_diff(other_row) + column.abs_diff(other_column) == 1;
                    if touches && grid[row][column] != Square::Outside {
                        far[row][column] = far[row][column].min(far[other_row][other_column] + 1);
                    }
                }
            }
        }
        if far == before {
            return far;
        }
    }
}

fn places(grid: &Grid, symbol: Symbol) -> Vec<(usize, usize)> {
    let all = (0..SIZE * SIZE).map(|at| (at / SIZE, at % SIZE));
    all.filter(|&(row, column)| grid[row][column] == Square::Shows(symbol)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn lines_areas_and_prairies_are_as_large_as_counted_plainly(land in lands()) {
        let (grid, field) = (grid(&land), field(&land));
        prop_assert_eq!(value(card(13), &field), longest_line(&grid));
        prop_assert_eq!(value(card(14), &field), largest_area(&grid));
        prop_assert_eq!(value(card(15), &field), 2 * largest_group(&grid, Square::Blank));
    }

    #[test]
    fn distances_are_as_long_as_walked_plainly(land in lands()) {
        let (grid, field) = (grid(&land), field(&land));
        let [crystals, mountains, villages, wolves] =
            [Symbol::Crystal, Symbol::Mountain, Symbol::Village, Symbol::Wolf].map(|symbol| places(&grid, symbol));
        let count = |far: &[[u32; SIZE]; SIZE], of: &[(usize, usize)], wanted: &dyn Fn(u32) -> bool| {
            of.iter().filter(|place| wanted(far[place.0][place.1])).count() as i32
        };
        let (mut guarded, mut centre, mut hunters) = (0, 0, 0);
        for &crystal in &crystals {
            let far = distances(&grid, crystal);
            guarded += count(&far, &mountains, &|steps| steps == 4);
            centre = centre.max(count(&far, &villages, &|steps| steps <= 3));
        }
        for &wolf in &wolves {
            let far = distances(&grid, wolf);
            let disturbed = count(&far, &villages, &|steps| steps < 5) + count(&far, &wolves, &|steps| steps < 5) - 1;
            hunters += i32::from(disturbed == 0);
        }
        prop_assert_eq!(value(card(9), &field), 2 * guarded);
        prop_assert_eq!(value(card(12), &field), 3 * centre);
        prop_assert_eq!(value(card(10), &field), 8 * hunters);
    }
}
