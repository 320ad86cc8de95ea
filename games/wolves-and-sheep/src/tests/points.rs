//! Points by category, and what a draft says of them before it is done.

use super::super::state::WolvesAndSheep;
use super::super::view::View;
use super::*;
use conformance::{Library, Names};
use rules::{Viewer, Words};
use tabletop::{Part, Points, Stats as _};

fn english() -> impl Words {
    Library::of(&[crate::TITLE]).speaker(0, Names::Short)
}

fn parts(view: &View, seat: Seat, words: &dyn Words) -> Vec<Part> {
    WolvesAndSheep::breakdown(view, seat, words)
}

fn sum(parts: &[Part]) -> i32 {
    parts.iter().map(|part| part.points).sum()
}

/// Plays games at random; for every listed action of every seat, the preview must be what the rules then make of it.
#[track_caller]
fn check(seats: u8, herds: u8, seeds: std::ops::Range<u64>) {
    let words = english();
    let (mut previews, mut changes, mut bonuses) = (0, 0, 0);
    for seed in seeds {
        let (mut game, mut chance) = (game(seats, herds, seed), Quick::new(seed));
        let mut step = seed as usize;
        while !game.over {
            let seat = game.bonus.unwrap_or(game.current);
            for seat in Seat::first(seats) {
                let view = game.view(Viewer::Seat(seat));
                // Every sixteenth is enough of a long list; what stops a seat stands at its end.
                let actions = listed(&game, seat);
                let last = actions.len().saturating_sub(3);
                for (_, action) in
                    actions.iter().enumerate().filter(|(at, _)| at % 16 == step % 16 || *at >= last)
                {
                    let mut after = game.clone();
                    let told = WolvesAndSheep::preview(&view, &[action.to_string()], &words);
                    after.apply(seat, action, &mut Quick::new(1), &mut Vec::new()).expect("it is legal");
                    let (before, expected) =
                        (parts(&view, seat, &words), parts(&after.view(Viewer::Seat(seat)), seat, &words));
                    let Some(told) = told else {
                        assert_eq!(before, expected, "{action} has no preview, seed {seed}");
                        continue;
                    };
                    assert_eq!((&told.before, &told.after), (&before, &expected), "{action}, seed {seed}");
                    previews += 1;
                    changes += usize::from(before != expected);
                    bonuses += usize::from(before.last() != expected.last());
                }
            }
            step += 1;
            // Stopping for good would end the game too early.
            let mut actions = listed(&game, seat);
            actions.retain(|action| *action != Action::Retire || step > 60);
            let action = actions.get(step * 7 % actions.len().max(1)).cloned().unwrap_or(Action::Retire);
            game.apply(seat, &action, &mut chance, &mut Vec::new()).expect("it is legal");
        }
    }
    assert!(previews > 300 && changes > 10 && bonuses > 10, "{previews} {changes} {bonuses}");
}

#[test]
fn a_preview_is_what_the_rules_make_of_the_move() {
    check(2, 1, 0..2);
    check(3, 1, 3..4);
    check(4, 1, 5..6);
}

#[test]
fn with_two_colours_each_colour_is_a_category() {
    check(2, 2, 7..9);
    let game = game(2, 2, 1);
    let view = game.view(Viewer::Public);
    assert_eq!(parts(&view, Seat(0), &english()).len(), 5, "four colours and the bonus");
}

#[test]
fn the_parts_of_a_seat_are_its_points_as_far_as_the_viewer_knows_them() {
    let game = with("V\nvvkv\nkkkk", &[("k", "1"), ("y", "2")]);
    let own = game.view(Viewer::Seat(Seat(0)));
    assert_eq!(sum(&parts(&own, Seat(0), &english())), game.tallies()[0].total());
    let other = game.view(Viewer::Seat(Seat(1)));
    assert_eq!(sum(&parts(&other, Seat(0), &english())), 0, "a secret colour has no points");
}

/// Black has a meadow of 1 + 3 + 1 and one of 1 + 1 that count, and an open one of four; red one of 1 + 1, and an open one.
#[test]
fn the_figures_of_two_flocks() {
    let mut game = game(2, 2, 1);
    game.landscape = scape("ffkf . ffrf . kkkk\nkfkf-k . rvvv\nkvvv\n. . ykff ffrk");
    game.over = true;
    for (player, (colours, stopped)) in game.players.iter_mut().zip([("kr", 2), ("yb", 1)]) {
        player.colours = colours.chars().map(colour).collect();
        player.stopped = Some(stopped);
    }
    let figures = |seat| WolvesAndSheep::figures(&game.view(Viewer::Public), seat);
    assert_eq!(figures(Seat(0)), [("meadow", 7), ("bonus", 3), ("meadows", 3), ("flock", 5), ("sheep", 9)]);
    assert_eq!(figures(Seat(1)), [("meadow", 0), ("bonus", 6), ("meadows", 0), ("flock", 0), ("sheep", 0)]);
}
