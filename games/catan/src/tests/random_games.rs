//! Random games, and what holds in all of them.

use super::*;
use rules::{Options, Viewer};
use tabletop::{Title as _, TitleOf};

/// Plays a game at random, offers included, and shows every position.
pub(super) fn play(options: &str, seats: u8, seed: u64, mut seen: impl FnMut(&Catan, &mut Quick)) -> Catan {
    let mut table = table(seats, options, seed);
    let mut chance = Quick::new(seed);
    let mut steps = 0;
    loop {
        seen(&table, &mut chance);
        let Turn::Waiting { must, may } = table.turn() else { return table };
        let ready: Vec<Seat> = must.iter().chain(may.iter()).collect();
        let seat = ready[chance.below(ready.len())];
        let mut actions = Vec::new();
        table.actions(seat, &mut actions);
        if chance.below(4) == 0 {
            actions.extend(table.forms(seat).samples);
        }
        assert!(!actions.is_empty(), "{seat} has nothing to do: {table:?}");
        let action = actions[chance.below(actions.len())];
        table.apply(seat, &action, &mut chance, &mut Vec::new()).expect("there is chance");
        steps += 1;
        assert!(steps < 100_000, "it does not end");
    }
}

/// The number of games: more behind an environment variable, for a nightly run.
fn games(few: u64) -> u64 {
    std::env::var("TURNSTONE_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(few)
}

#[test]
fn random_games_end_with_every_piece_accounted_for() {
    for seed in 0..games(30) {
        let layout = ["beginner", "fixed", "variable"][seed as usize % 3];
        let order = ["strict", "free"][seed as usize % 2];
        let friendly = ["no", "yes"][seed as usize / 2 % 2];
        let options = format!("layout {layout}, order {order}, friendly {friendly}, tokens random");
        let table = play(&options, 3 + (seed % 2) as u8, seed, |table, _| {
            table.conserved().unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
        });
        let outcome = table.turn().outcome().cloned().expect("it is over");
        assert!(outcome.standings.iter().any(|standing| standing.place == 1 && standing.score >= 10));
    }
}

#[test]
fn listed_actions_are_exactly_the_legal_ones() {
    for seats in [3, 4] {
        let universe = Catan::universe(seats);
        assert!(universe.is_sorted_by(|one, next| one < next));
        let mut positions = 0;
        play("order free", seats, 5, |table, _| {
            positions += 1;
            if positions % 7 != 0 {
                return;
            }
            for seat in Seat::first(seats) {
                let mut actions = Vec::new();
                table.actions(seat, &mut actions);
                let large = table.player(seat).due > 16;
                let legal: Vec<_> =
                    universe.iter().filter(|action| table.legal(seat, action).is_ok()).collect();
                assert!(large || legal.into_iter().eq(&actions), "{seat}: {actions:?} in {table:?}");
                let samples = table.forms(seat).samples;
                assert!(samples.iter().all(|action| table.legal(seat, action).is_ok()), "{samples:?}");
            }
        });
    }
}

#[test]
fn what_is_drawn_anew_does_not_change_the_view() {
    for seed in 0..4 {
        let mut varied = 0;
        play("", 3, seed, |table, chance| {
            for viewer in [Viewer::Public, Viewer::Seat(BLUE), Viewer::Seat(GREEN)] {
                let mut other = table.clone();
                other.redeal(viewer, chance).expect("there are cards");
                other.conserved().unwrap_or_else(|fault| panic!("{viewer:?}: {fault}"));
                assert_eq!(other.view(viewer), table.view(viewer));
                let bought = |table: &Catan| table.players.map(|player| player.fresh.iter().sum::<u8>());
                assert_eq!(bought(&other), bought(table), "everybody knows how many were bought this turn");
                varied += u32::from(other != *table);
                if let Viewer::Seat(seat) = viewer {
                    assert_eq!(other.listed(seat), table.listed(seat));
                }
            }
        });
        assert!(varied > 100, "{varied}");
    }
}

#[test]
fn a_position_is_small_plain_data() {
    assert!(size_of::<Catan>() <= 1024, "{}", size_of::<Catan>());
    assert!(size_of::<Action>() <= 16, "{}", size_of::<Action>());
    assert!(!std::mem::needs_drop::<Catan>());
    play("", 4, 2, |table, chance| {
        if chance.below(50) == 0 {
            let saved = serde_json::to_string(table).expect("plain data");
            assert_eq!(serde_json::from_str::<Catan>(&saved).expect("as written"), *table);
        }
    });
}

#[test]
fn a_simulation_plays_to_the_end() {
    let options = Options::default().with("trade", "bank");
    let summary = TitleOf::<Catan>::NEW.simulate(&options, 4, 20, 1, &mut |_| ()).expect("it ends");
    assert_eq!((summary.games, summary.mean_scores.len()), (20, 4));
}
