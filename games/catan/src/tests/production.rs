//! What rolls bring.

use super::super::components::cards::Resource;
use super::*;

/// Blue is about to roll on the beginner layout.
fn rolling() -> Catan {
    let mut table = blank("");
    (table.phase, table.dice) = (Phase::Roll, None);
    table
}

#[test]
fn a_settlement_yields_one_and_a_city_two_to_everybody() {
    let mut table = rolling();
    // Hex q (mountains, 6) and hex g (forest, 6).
    settle(&mut table, BLUE, "c8 a4");
    settle(&mut table, RED, "d7");
    enlarge(&mut table, RED, "d7");
    table.must(BLUE, "roll | dice 2 4");
    assert_eq!(hand(&table, BLUE), "1 wood 1 ore");
    assert_eq!(hand(&table, RED), "2 ore");
    assert_eq!(table.chronicle.sums[4], 1);
    assert_eq!(table.player(RED).produced, [0, 0, 0, 0, 2]);
}

#[test]
fn the_robbers_hex_yields_nothing() {
    let mut table = rolling();
    settle(&mut table, BLUE, "c8 a4");
    table.robber = "q".parse().expect("a hex");
    table.must(BLUE, "roll | dice 3 3");
    assert_eq!(hand(&table, BLUE), "1 wood");
}

/// What each of the 36 throws brings, by throwing them all.
#[test]
fn what_is_expected_of_the_dice_is_the_mean_of_all_throws() {
    let mut table = rolling();
    settle(&mut table, BLUE, "c8 a4 d7");
    settle(&mut table, RED, "c4 c6");
    enlarge(&mut table, BLUE, "d7");
    for robber in ["q", "g", "j"] {
        table.robber = robber.parse().expect("a hex");
        let mut brought = [(0, 0); 2];
        for (one, other) in (1..=6).flat_map(|one| (1..=6).map(move |other| (one, other))) {
            let mut thrown = table.clone();
            thrown.must(BLUE, &format!("roll | dice {one} {other}"));
            for (sums, seat) in brought.iter_mut().zip([BLUE, RED]) {
                let cards: u16 = thrown.player(seat).produced.iter().sum();
                *sums = (sums.0 + u32::from(cards), sums.1 + u64::from(cards).pow(2));
            }
        }
        let mut thrown = table.clone();
        thrown.must(BLUE, "roll | dice 3 4");
        for ((sum, squares), seat) in brought.into_iter().zip([BLUE, RED]) {
            let player = thrown.player(seat);
            assert_eq!(player.expected, sum, "{robber}");
            assert_eq!(player.variance, 36 * squares - u64::from(sum).pow(2), "{robber}");
            assert!(sum > 0 && player.produced == [0; 5]);
        }
    }
}

/// The bank has that much ore left; amber holds the rest.
fn short_of_ore(left: u8) -> Catan {
    let mut table = rolling();
    let rest = table.bank[Resource::Ore] - left;
    give(&mut table, AMBER, &format!("{rest} ore"));
    table
}

#[test]
fn if_the_bank_cannot_pay_all_nobody_gets_that_resource() {
    let mut table = short_of_ore(2);
    settle(&mut table, BLUE, "c8 a4");
    settle(&mut table, RED, "d7 d9");
    let events = table.must(BLUE, "roll | dice 2 4").events;
    assert_eq!((hand(&table, BLUE), hand(&table, RED)), ("1 wood".to_owned(), String::new()));
    assert!(events.contains(&Event::Shortage(Resource::Ore)));
}

#[test]
fn a_single_player_who_is_due_gets_what_is_left() {
    let mut table = short_of_ore(1);
    settle(&mut table, RED, "d7 d9");
    table.must(BLUE, "roll | dice 2 4");
    assert_eq!(hand(&table, RED), "1 ore");
    let mut table = short_of_ore(2);
    settle(&mut table, RED, "d7 d9");
    let events = table.must(BLUE, "roll | dice 2 4").events;
    assert_eq!(hand(&table, RED), "2 ore");
    assert!(!events.contains(&Event::Shortage(Resource::Ore)), "the bank could pay");
}

#[test]
fn a_turn_begins_with_one_roll() {
    let mut table = rolling();
    for line in ["end", "buy card", "bank wool for ore", "build road c4-c5", "trade 1 wool for 1 ore"] {
        refused(&table, BLUE, line, "catan-refusal-roll-first");
    }
    refused(&table, AMBER, "roll", "refusal-not-your-turn");
    table.must(BLUE, "roll | dice 1 1");
    refused(&table, BLUE, "roll", "catan-refusal-rolled");
    table.must(BLUE, "end");
    assert_eq!(on_turn(&table), Some(AMBER));
}
