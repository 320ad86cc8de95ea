//! How likely each outcome of chance is.

use super::*;
use rules::{Chance, ChanceError};

/// Chance that brings the first possible outcome, and notes the first draw of every name with the weights of its outcomes.
#[derive(Default)]
struct Noted(Vec<(&'static str, Vec<(String, u32)>)>);

impl Chance for Noted {
    fn draw(
        &mut self,
        name: &'static str,
        weights: &[u32],
        label: &dyn Fn(usize) -> String,
    ) -> Result<usize, ChanceError> {
        if self.0.iter().all(|(noted, _)| *noted != name) {
            let outcomes = weights.iter().enumerate().filter(|(_, weight)| **weight > 0);
            self.0.push((name, outcomes.map(|(at, &weight)| (label(at), weight)).collect()));
        }
        weights.iter().position(|&weight| weight > 0).ok_or(ChanceError::Empty(name))
    }
}

impl Noted {
    /// The outcomes of the draw of that name, as `label weight, label weight`.
    fn outcomes(&self, name: &str) -> String {
        let draws = self.0.iter().filter(|(noted, _)| *noted == name).flat_map(|(_, outcomes)| outcomes);
        draws.map(|(label, weight)| format!("{label} {weight}")).collect::<Vec<_>>().join(", ")
    }
}

/// What may come of an action.
fn drawn(mut table: Catan, action: &str, name: &str) -> String {
    let mut noted = Noted::default();
    let action = action.parse().expect("readable");
    let seat = table.current;
    table.legal(seat, &action).expect("legal");
    table.apply(seat, &action, &mut noted, &mut Vec::new()).expect("there is an outcome");
    noted.outcomes(name)
}

#[test]
fn the_island_and_the_first_player_are_drawn_from_the_box_with_equal_chance() {
    let mut noted = Noted::default();
    let _: Catan = open("layout variable", 3, &mut noted);
    assert_eq!(noted.outcomes("terrain"), "wood 4, brick 3, wool 4, grain 4, ore 3, desert 1");
    assert_eq!(noted.outcomes("corner"), "g 1, n 1, w 1, y 1, r 1, i 1");
    assert_eq!(noted.outcomes("harbour"), "any 4, wood 1, brick 1, wool 1, grain 1, ore 1");
    assert_eq!(noted.outcomes("first"), "blue 1, amber 1, green 1");
    let mut noted = Noted::default();
    let _: Catan = open("", 4, &mut noted);
    assert_eq!(noted.outcomes("first"), "blue 1, amber 1, green 1, red 1");
}

#[test]
fn two_dice_of_six_are_rolled() {
    let mut table = blank("");
    (table.phase, table.dice) = (Phase::Roll, None);
    let throws = (1..=6).flat_map(|one| (1..=6).map(move |other| format!("{one} {other} 1")));
    assert_eq!(drawn(table, "roll", "dice"), throws.collect::<Vec<_>>().join(", "));
}

#[test]
fn the_top_development_card_is_any_that_is_left_with_equal_chance() {
    let mut table = blank("");
    give(&mut table, BLUE, "1 wool 1 grain 1 ore");
    (0..3).for_each(|_| deal(&mut table, RED, Development::Knight));
    (0..2).for_each(|_| deal(&mut table, RED, Development::Monopoly));
    assert_eq!(drawn(table, "buy card", "draw"), "knight 11, point 5, roads 2, plenty 2");
}

#[test]
fn the_stolen_card_is_any_of_the_hand_with_equal_chance() {
    let mut table = blank("");
    table.phase = Phase::Robber;
    settle(&mut table, RED, "a4");
    give(&mut table, RED, "3 wood 1 wool 2 ore");
    deal(&mut table, RED, Development::Knight);
    assert_eq!(drawn(table, "robber g red", "steal"), "wood 3, wool 1, ore 2");
}
