//! Counts of legal action sequences; chance always brings its first possible outcome.

use super::*;
use rules::{Chance, ChanceError};

/// The first outcome that is possible.
struct First;

impl Chance for First {
    fn draw(
        &mut self,
        name: &'static str,
        weights: &[u32],
        _label: &dyn Fn(usize) -> String,
    ) -> Result<usize, ChanceError> {
        weights.iter().position(|&weight| weight > 0).ok_or(ChanceError::Empty(name))
    }
}

/// The number of sequences of that many legal closed actions.
fn perft(table: &Catan, depth: u32) -> u64 {
    let Some(seat) = table.turn().must().iter().next().filter(|_| depth > 0) else {
        return u64::from(depth == 0);
    };
    let mut actions = Vec::new();
    table.actions(seat, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action: &Action| {
        let mut next = table.clone();
        next.apply(seat, action, &mut First, &mut Vec::new()).expect("there is an outcome");
        next
    };
    actions.iter().map(|action| perft(&after(action), depth - 1)).sum()
}

/// Counted by hand: 54 corners; 36 corners have three edges and 18 have two, so 144 ways to found settlement and road. The next
/// player then finds 54 corners less the first one and its neighbours: 36 · 3 · (54 − 4) + 18 · 2 · (54 − 3) = 7236.
#[test]
fn founding_sequences_are_counted_by_hand() {
    let table = table(4, "", 1);
    assert_eq!(perft(&table, 1), 54);
    assert_eq!(perft(&table, 2), 144);
    assert_eq!(perft(&table, 3), 7236);
}

/// Blue, alone on the island with a settlement on c4, a road and cards for one more road: counted by hand, too.
/// Depth 1: roads b4-c4, c3-c4, c5-c6, c5-d5, the four trades of four wood, and the end: 9.
#[test]
fn a_lone_builder_is_counted_by_hand() {
    let mut table = blank("");
    settle(&mut table, BLUE, "c4");
    pave(&mut table, BLUE, "c4-c5");
    give(&mut table, BLUE, "4 wood 1 brick");
    assert_eq!(perft(&table, 1), 9);
    // After a road only the end; after the trade for brick no wood is left: the end; likewise the other three; after the end the
    // next player's roll: 9.
    assert_eq!(perft(&table, 2), 9);
}

/// Depth 1 by hand: 8 roads, 2 cities, a card, 4 trades each for wood, brick, grain and ore, a knight, road building, 15 pairs
/// for the year of plenty, 5 monopolies, the end: 50.
#[test]
fn a_rich_middle_game_has_this_many_sequences() {
    let mut table = table(4, "layout fixed, order free", 1);
    (table.first, table.current, table.phase, table.dice) = (BLUE, BLUE, Phase::Main, Some((1, 1)));
    give(&mut table, BLUE, "4 wood 3 brick 2 wool 4 grain 3 ore");
    for card in [Development::Knight, Development::Roads, Development::Plenty, Development::Monopoly] {
        deal(&mut table, BLUE, card);
    }
    assert_eq!([1, 2, 3].map(|depth| perft(&table, depth)), [50, 1767, 47_062]);
    // Counted the slow way, by asking of every action that can be said whether it is legal.
    let universe: Vec<Action> =
        Catan::universe(4).into_iter().filter(|action| !matches!(action, Action::Discard(_))).collect();
    let mut slow = 0;
    for action in universe.iter().filter(|action| table.legal(BLUE, action).is_ok()) {
        let mut next = table.clone();
        next.apply(BLUE, action, &mut First, &mut Vec::new()).expect("there is an outcome");
        let seat = on_turn(&next).expect("one seat goes on");
        slow += universe.iter().filter(|action| next.legal(seat, action).is_ok()).count();
    }
    assert_eq!(slow, 1767);
}
