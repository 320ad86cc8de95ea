//! What the judge sees, and the moves that it must not miss.

use super::*;
use thinking::{Level, Mind as _, POINT, think};

/// A black meadow of five sheep, closed, between forests that are open to the south and the sides.
const BLACK: &str = "
    V
    vvkv
    kfkf-k
    kfff";

/// The next action that normal advises to the first seat.
fn advised(game: &WolvesAndSheep, seed: u64) -> Action {
    let budget = WolvesAndSheep::budget(Level::Normal);
    let thought = think(game, Seat(0), Level::Normal, &budget, false, seed).expect("it can think");
    thought.plans[0].moves[0].clone()
}

/// The game once the first seat has done what it is advised.
fn after(game: &WolvesAndSheep, seed: u64) -> WolvesAndSheep {
    let mut after = game.clone();
    after.apply(Seat(0), &advised(game, seed), &mut Quick::new(seed), &mut Vec::new()).expect("it is legal");
    after
}

fn share(game: &WolvesAndSheep, key: &str) -> i32 {
    let reasons = game.reasons(Seat(0));
    reasons.iter().find(|reason| reason.key == key).expect("it is a reason").share
}

fn counting(game: &WolvesAndSheep, letter: char) -> bool {
    Survey::of(&game.landscape).best(colour(letter)).is_some()
}

#[test]
fn a_meadow_is_closed_by_whoever_can() {
    for seed in 0..3 {
        // Tile 7 closes it; the other does nothing for it.
        let mut game = with("V\nvvkv\nkfkf-k\nkrkr-k", &[("k", "7 33"), ("y", "5"), ("b", "")]);
        empty_bag(&mut game);
        game.players[0].revealed = game.players[0].colours;
        assert!(!counting(&game, 'k'));
        assert!(counting(&after(&game, seed), 'k'), "{}", advised(&game, seed));
    }
}

#[test]
fn a_wolf_is_laid_to_the_meadow_of_whoever_leads() {
    let game = with(BLACK, &[("yr", "61 4 33"), ("kb", "5")]);
    for seed in 0..3 {
        assert!(counting(&game, 'k') && !counting(&after(&game, seed), 'k'), "{}", advised(&game, seed));
    }
    let own = with(BLACK, &[("kb", "61 4 33"), ("yr", "5")]);
    for seed in 0..3 {
        assert!(counting(&after(&own, seed), 'k'), "{}", advised(&own, seed));
    }
}

#[test]
fn a_hunter_saves_the_own_meadow() {
    let beset = format!("{BLACK}\n    W");
    let mut game = with(&beset, &[("k", "65"), ("y", "5"), ("b", "")]);
    empty_bag(&mut game);
    for seed in 0..3 {
        assert!(!counting(&game, 'k') && counting(&after(&game, seed), 'k'), "{}", advised(&game, seed));
    }
}

#[test]
fn whoever_has_nothing_to_gain_stops_and_nobody_does_at_once() {
    let mut game = with(BLACK, &[("k", "61 4"), ("y", "5"), ("r", "")]);
    empty_bag(&mut game);
    for seed in 0..3 {
        assert_eq!(advised(&game, seed), Action::Retire);
        let mut fresh = super::game(3, 1, seed);
        fresh.current = Seat(0);
        fresh.first = Seat(0);
        assert_ne!(advised(&fresh, seed), Action::Retire);
    }
}

#[test]
fn an_open_meadow_is_hoped_for_the_more_the_fewer_places_are_open() {
    let hopes = ["V\nvvkv\nkkkk", "V\nvvkv\nkkkv", "V\nvvkv\nkkvv"].map(|land| {
        let game = with(land, &[("k", ""), ("y", "")]);
        let sheep = i32::from(Survey::of(&game.landscape).largest(colour('k')).expect("there is one").sheep);
        share(&game, "wolves-and-sheep-why-hopes") * 10 / sheep
    });
    assert!(hopes.is_sorted_by(|less, more| less < more), "{hopes:?}");
}

#[test]
fn a_meadow_beside_an_open_forest_counts_for_less() {
    let counts = |land: &str| share(&with(land, &[("k", ""), ("y", "")]), "wolves-and-sheep-why-meadows");
    let open = counts(BLACK);
    assert!((3 * POINT..5 * POINT).contains(&open), "{open}");
    let hunters = ". V .\n. vvkv .\nH kfkf-k H\n. kfff .\n. H .";
    assert_eq!(counts(hunters), 5 * POINT);
    assert_eq!(counts(&format!("{BLACK}\n    W")), 0);
}

#[test]
fn a_secret_colour_may_be_any() {
    let game = with(BLACK, &[("y", "1 2"), ("k", "5 6"), ("r", "10")]);
    let mut other = game.clone();
    let [one, two] = [1, 2].map(|seat| game.players[seat].colours);
    (other.players[1].colours, other.players[2].colours) = (two, one);
    assert_eq!(game.reasons(Seat(0)), other.reasons(Seat(0)));
    let mut shown = game.clone();
    shown.players[1].revealed = shown.players[1].colours;
    assert!(share(&shown, "wolves-and-sheep-why-rivals") < share(&game, "wolves-and-sheep-why-rivals"));
}

#[test]
fn reasons_add_up_to_the_worth() {
    let mut game = with(BLACK, &[("k", "61 4"), ("y", "5"), ("r", "65")]);
    for over in [false, true] {
        game.over = over;
        for seat in Seat::first(3) {
            let sum: i32 = game.reasons(seat).iter().map(|reason| reason.share).sum();
            assert_eq!(sum, game.worth(seat));
        }
    }
    assert_eq!(game.worth(Seat(0)), 5 * POINT);
}

#[test]
fn whoever_is_first_in_the_end_is_rewarded_and_a_lead_is_a_chance() {
    let mut game = with(BLACK, &[("k", "61 4"), ("y", "5"), ("r", "65")]);
    let whole = game.reward(Seat(0)) + game.reward(Seat(1)) + game.reward(Seat(2));
    assert!((19 * POINT..=20 * POINT).contains(&whole), "{whole}");
    assert!(game.reward(Seat(0)) > game.reward(Seat(1)) && game.reward(Seat(1)) > 0);
    game.over = true;
    assert_eq!([0, 1, 2].map(|seat| game.reward(Seat(seat))), [20 * POINT, 0, 0]);
    game.resigned = SeatSet::one(Seat(0));
    assert_eq!([0, 1, 2].map(|seat| game.reward(Seat(seat))), [0, 10 * POINT, 10 * POINT]);
}
