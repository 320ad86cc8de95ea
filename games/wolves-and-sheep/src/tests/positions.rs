//! Positions: what is out of order in one is noticed, and which are equal.

use super::*;

/// Black is revealed, yellow secret; tile 4 fits, tile 21 does not.
fn sound() -> WolvesAndSheep {
    with("V\nvvkv\nSk", &[("k", "4 7"), ("y", "21 61")])
}

type Change = fn(&mut WolvesAndSheep);

#[test]
fn what_is_lost_doubled_or_out_of_order_is_noticed() {
    let changes: [(&str, Change); 14] = [
        ("67 tiles, 67 different ones", |game| game.bag = game.bag.without(tile(1))),
        ("69 tiles, 68 different ones", |game| game.players[0].hand = tiles("4 7 1")),
        ("68 tiles, 67 different ones", |game| {
            game.players[0].hand = tiles("4 7 21");
            game.bag = game.bag.without(tile(1));
        }),
        ("two players with black", |game| game.players[1].colours = game.players[0].colours),
        ("1 colours for 2", |game| game.players[1].colours = Colours::EMPTY),
        ("the black shepherd lies: true", |game| game.players[0].revealed = Colours::EMPTY),
        ("the yellow shepherd lies: false", |game| game.players[1].revealed = game.players[1].colours),
        ("begins with the village square", |game| {
            game.landscape = scape("Sk");
            refill(game);
        }),
        ("places in stopping [2]", |game| game.players[1].stopped = Some(2)),
        ("2 seats play, over: true", |game| game.over = true),
        ("0 seats play, over: false", |game| {
            game.players[0].stopped = Some(1);
            game.players[1].stopped = Some(2);
        }),
        ("it is the turn of seat 1, which does not play", |game| game.players[0].stopped = Some(1)),
        ("a bonus tile is owed that cannot be laid", |game| {
            game.players[1].hand = tiles("21");
            game.bonus = Some(Seat(1));
            refill(game);
        }),
        ("seat 1 plays with nothing left", |game| {
            game.players[0].hand = Tiles::EMPTY;
            refill(game);
        }),
    ];
    for (reason, change) in changes {
        let mut game = sound();
        assert_eq!(game.conserved(), Ok(()));
        change(&mut game);
        let noticed = game.conserved().expect_err(reason);
        assert!(noticed.contains(reason), "\"{noticed}\" does not speak of \"{reason}\"");
    }
}

#[test]
fn positions_are_equal_when_nothing_differs_that_counts() {
    let changes: [Change; 14] = [
        |game| game.herds = 2,
        |game| game.landscape.lay(Laid::even(tile(61), place("z9"))),
        |game| game.bag = game.bag.without(tile(1)),
        |game| game.players[1].hand = Tiles::EMPTY,
        |game| game.players[1].stopped = Some(1),
        |game| game.players[0].revealed = Colours::EMPTY,
        |game| game.first = Seat(1),
        |game| game.current = Seat(1),
        |game| game.bonus = Some(Seat(0)),
        |game| game.passed = vec![Seat(0)],
        |game| game.last = Some((Seat(0), 1)),
        |game| game.lays[0] = (1, 1),
        |game| game.over = true,
        |game| game.resigned = SeatSet::one(Seat(1)),
    ];
    for (number, change) in changes.iter().enumerate() {
        let mut game = sound();
        change(&mut game);
        assert_ne!(game, sound(), "{number}");
        let mut copy = sound();
        copy.clone_from(&game);
        assert_eq!([&copy, &game.clone()], [&game; 2], "{number}");
    }
    let alike = |change: Change, over: bool| {
        let (mut one, mut other) = (sound(), sound());
        (one.over, other.over) = (over, over);
        change(&mut one);
        one == other
    };
    assert!(alike(|game| game.interrupted = true, false), "computers do not choose by it");
    assert!(alike(|game| game.passed = vec![Seat(0)], true), "nor by how a game ended");
}
