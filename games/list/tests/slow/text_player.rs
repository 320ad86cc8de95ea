//! A player who reads: nothing but alternative texts, text boards and what menus and buttons say, in English. It plays whole games and
//! must beat whoever plays at random, else the texts do not say enough.

mod heard;
mod sheep;
mod tastes;

use conformance::{Library, Names, Speaker};
use rules::{Options, Outcome, Quick, Seat, Turn, Viewer};
use tabletop::Title;

use heard::{Heard, Way};

/// What a way is worth to the player, by what is said; the more the better.
type Taste = fn(&Heard, &Way) -> i32;

/// Plays a whole game, the reader on one seat and whoever plays at random on the others.
fn play(title: &dyn Title, seed: u64, reader: Seat, taste: Taste, words: &Speaker) -> Outcome {
    let seats = title.seats().0.max(2);
    let mut chance = Quick::new(seed);
    let mut table = title.open(&Options::default(), seats, &mut chance).expect("it can be played");
    loop {
        let must = match table.turn() {
            Turn::Over(outcome) => return outcome,
            Turn::Waiting { must, .. } => must,
        };
        let (seat, action) = table.reflex().unwrap_or_else(|| {
            let seat = must.iter().next().expect("somebody must act");
            let sight = table.sight(Viewer::Seat(seat));
            let action = if seat == reader {
                heard::choose(sight.as_ref(), words, taste)
            } else {
                let actions = sight.actions();
                actions[chance.below(actions.len())].clone()
            };
            (seat, action)
        });
        table.play(seat, &action, &mut chance).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
}

/// Lets the reader play those games from every seat in turn: how many it wins alone, its points, and the mean points of the others.
fn beats(id: &str, games: u64, taste: Taste) {
    let title = games::title(id).expect("it is listed");
    let english = Library::of(games::TITLES).speaker(0, Names::Short);
    let seats = title.seats().0.max(2);
    let (mut won, mut own, mut others) = (0, 0, 0);
    for seed in 0..games {
        let reader = Seat((seed % u64::from(seats)) as u8);
        let outcome = play(title, seed, reader, taste, &english);
        let mine = outcome.standings[reader.index()].score;
        won += u64::from(outcome.winner() == Some(reader));
        own += mine;
        others += outcome.standings.iter().map(|standing| standing.score).sum::<i32>() - mine;
    }
    assert!(won * 4 >= games * 3, "{id}: the reader wins {won} of {games} games");
    assert!(own * i32::from(seats - 1) > others, "{id}: the reader makes {own} points, the others {others}");
}

#[test]
fn a_reader_wins_confusing_lands() {
    beats("confusing-lands", 20, tastes::confusing_lands);
}

#[test]
fn a_reader_wins_harmonies() {
    beats("harmonies", 24, tastes::harmonies);
}

#[test]
fn a_reader_wins_catan() {
    beats("catan", 12, tastes::catan);
}

#[test]
fn a_reader_wins_village_green() {
    beats("village-green", 24, tastes::village_green);
}

#[test]
fn a_reader_wins_wolves_and_sheep() {
    beats("wolves-and-sheep", 8, sheep::wolves_and_sheep);
}
