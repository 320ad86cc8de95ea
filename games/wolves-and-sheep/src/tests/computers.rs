//! What a position is worth to a computer.

use super::*;
use tabletop::{AnyTable, Table};
use thinking::{Level, Mind as _};

const BASE: &str = "
    V
    vvkv
    kfff";

fn worth_after(game: &WolvesAndSheep, line: &str) -> i32 {
    let mut after = game.clone();
    after.must(Seat(0), line);
    after.yardstick(Seat(0))
}

#[test]
fn a_computer_does_not_stop_while_there_is_something_to_draw() {
    let mut game = with(BASE, &[("k", "4 61"), ("y", "5"), ("r", "")]);
    assert!(worth_after(&game, "retire") < worth_after(&game, "lay 4a 0 n17 | tile 1"));
    empty_bag(&mut game);
    assert!(worth_after(&game, "retire") > worth_after(&game, "lay 4a 0 n17"));
}

#[test]
fn a_computer_closes_its_meadows_and_spares_them_wolves() {
    let game = with("V\nvvkv", &[("k", "7 4"), ("y", "5")]);
    assert!(worth_after(&game, "lay 7a 0 n16 | tile 1") > game.yardstick(Seat(0)));
    let game = with(BASE, &[("k", "61 4"), ("y", "5")]);
    assert!(worth_after(&game, "lay 61a 0 n17 | tile 1") < worth_after(&game, "lay 4a 0 n17 | tile 1"));
}

#[test]
fn computers_play_until_the_bag_is_empty() {
    let mut table = Table::new(game(3, 1, 5));
    let mut chance = Quick::new(6);
    while let Some(seat) = table.turn().must().iter().next() {
        let advice = table.advise(seat, Level::Greedy, 7);
        table.play(seat, &advice[0].moves[0], &mut chance).unwrap_or_else(|error| panic!("{error}"));
    }
    assert!(table.position().bag.is_empty());
    assert!(table.scores().iter().sum::<i32>() > 6 + 3 + 1, "somebody has closed a meadow");
}
