//! Computer players, tried on the toy.

mod fortune;
mod weighing;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::toy::{Bid, Toy, at_a_pair, at_bidding, at_building};
use crate::{Playable as _, open, play_out};
use rules::{Game as _, Options, Quick, Seat, Summary};
use tabletop::{AnyTable as _, Arena, Log, Player, Recorder, Table, TitleOf, replay};
use thinking::{Advice, Level, Mind as _, Plan, Reason, SearchBudget};

/// The first of three is the last to bid, with 3 or 7.
fn at_the_last_bid() -> Table<Toy> {
    let mut table = at_bidding();
    table.play_lines("2 bid 2; 3 bid 6");
    table
}

#[test]
fn levels_are_read_as_they_are_written() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    let error = "Greedy ".parse::<Level>().expect_err("it is none");
    assert_eq!(
        error.to_string(),
        "no level is called \"Greedy \"; there are: random, greedy, beginner, easy, normal, hard"
    );
}

#[test]
fn greedy_takes_the_most_points() {
    let table = at_the_last_bid();
    let mut decided = 0;
    for seed in 0..60 {
        let advice = table.advise(Seat(0), Level::Greedy, seed);
        assert_eq!(advice.len(), 2);
        if advice[0].worth > advice[1].worth {
            assert_eq!(advice[0].moves, ["bid 7"], "seed {seed}: a lower bid wins no more");
            decided += 1;
        }
    }
    assert!(decided > 5, "{decided} of 60 imagined hands lie between 3 and 7");
}

#[test]
fn equals_come_first_equally_often() {
    for level in [Level::Random, Level::Greedy] {
        let first = |seed| at_bidding().advise(Seat(0), level, seed)[0].moves == ["bid 7"];
        let count = (0..200).filter(|&seed| first(seed)).count();
        assert!((70..130).contains(&count), "{level}: {count} of 200");
    }
}

#[test]
fn nothing_is_applied_beyond_the_bound() {
    let table = at_building();
    for level in Level::ALL {
        for work in [0, 1, 10, 70, 1000] {
            let thought = table.think(Seat(0), level, &SearchBudget { work, ..Toy::budget(level) }, 3);
            assert!(thought.work <= work && !thought.plans.is_empty(), "{level}: {} of {work}", thought.work);
        }
    }
}

#[test]
fn whoever_cannot_act_gets_no_advice() {
    let mut table = at_building();
    table.must(Seat(1), "knock");
    for level in Level::ALL {
        assert_eq!(table.advise(Seat(1), level, 1), []);
        assert_eq!(table.advise(Seat(9), level, 1), []);
        let knocks = |Advice { moves, .. }: &Advice| moves.iter().all(|action| action.starts_with("knock"));
        assert!(table.advise(Seat(2), level, 1).iter().all(knocks));
    }
}

/// Plays so many games of those levels, each on its seat.
fn seated(levels: [Level; 2], games: u64, recorder: &mut Recorder<'_>) -> Summary {
    let arena = Arena { options: &Options::default(), blocks: games, seed: 5 };
    let mut players = levels.map(|level| Box::new(level) as Box<dyn Player>);
    arena.play_seated(&TitleOf::<Toy>::NEW, &mut players, recorder).expect("the options fit")
}

#[test]
fn recorded_games_replay_and_are_those_that_are_counted() {
    let title = TitleOf::<Toy>::NEW;
    let (mut sums, mut entries) = ([0; 2], 0);
    let mut recorder = |number: u64, log: Log| {
        let read: Log = log.to_string().parse().expect("it is a log");
        let end = replay(&title, &read, |_, _, _| entries += 1).expect("it replays");
        assert!(end.turn().outcome().is_some(), "game {number} is whole");
        sums.iter_mut().zip(end.scores()).for_each(|(sum, score)| *sum += score);
        ControlFlow::Continue(())
    };
    let played = seated([Level::Random; 2], 200, &mut recorder);
    assert_eq!(played.games, 200);
    assert_eq!(played.mean_scores, sums.map(|sum| f64::from(sum) / 200.0));
    assert_eq!(entries, played.actions + played.games);
    assert_eq!(
        seated([Level::Random; 2], 200, &mut |_, _| ControlFlow::Continue(())),
        played,
        "as its seed says"
    );
}

#[test]
fn a_recorder_can_end_the_games() {
    let mut stop =
        |number: u64, _| if number == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    assert_eq!(seated([Level::Random; 2], 200, &mut stop).games, 3);
}

#[test]
fn whoever_looks_ahead_wins_more_often() {
    let games = workshop::scale(50, 200);
    let played = seated([Level::Random, Level::Hard], games, &mut |_, _| ControlFlow::Continue(()));
    assert!(played.wins[1] > played.wins[0] + games / 20, "{played:?}");
    assert!(played.wins.iter().sum::<u64>() >= games, "{played:?}");
}

#[test]
fn thinking_weighs_what_the_others_may_choose() {
    let table = at_bidding();
    for level in [Level::Normal, Level::Hard] {
        for seed in 0..4 {
            let advice = table.advise(Seat(0), level, seed);
            let moves = ["bet 5", "bid 7"];
            assert_eq!(advice[0].moves, moves, "{level}: a higher bid wins more often: {advice:?}");
        }
    }
}

#[test]
fn whoever_is_careless_takes_the_best_most_often_and_nothing_much_worse() {
    let table = at_bidding();
    let first = |seed| table.advise(Seat(0), Level::Easy, seed).swap_remove(0);
    let best = (0..210).filter(|&seed| first(seed).moves == ["bet 5", "bid 7"]).count();
    assert!((110..190).contains(&best), "{best} of 210");
}

#[test]
fn whoever_is_not_waited_for_may_wait() {
    let table = at_building();
    for level in Level::OFFERED {
        let advice = table.advise(Seat(1), level, 3);
        assert!(advice.iter().any(|advice| advice.moves.is_empty()), "{level}: {advice:?}");
        assert!(table.advise(Seat(0), level, 3).iter().all(|advice| !advice.moves.is_empty()));
    }
}

#[test]
fn a_beginner_does_nothing_unasked_and_errs_when_asked() {
    let waiting = at_building().advise(Seat(1), Level::Beginner, 3);
    assert!(matches!(&waiting[..], [Advice { moves, .. }] if moves.is_empty()), "{waiting:?}");
    let first = |seed| at_bidding().advise(Seat(0), Level::Beginner, seed).swap_remove(0).moves;
    let firsts: BTreeSet<Vec<String>> = (0..60).map(first).collect();
    assert!(firsts.len() > 1 && firsts.iter().all(|moves| moves.len() == 1), "{firsts:?}");
}

#[test]
fn a_single_choice_costs_nothing() {
    let thought = at_a_pair().think(Seat(0), Level::Hard, &Toy::budget(Level::Hard), 5);
    let [Plan { moves, .. }] = &thought.plans[..] else { panic!("{thought:?}") };
    assert_eq!((moves, thought.work), (&vec![Bid::Card(3)], 0));
}

#[test]
fn reasons_tell_what_sets_a_plan_apart() {
    let table = at_the_last_bid();
    let ways = ["bid 7", "bid 3"].map(|bid| vec![bid.to_owned()]);
    let told = |one: usize, other: usize| table.contrast(Seat(0), &ways[one], &ways[other], 0).reasons;
    assert!(
        matches!(&told(0, 1)[..], [Reason { key: "toy-why-points", share: 1.., .. }]),
        "{:?}",
        told(0, 1)
    );
    assert!(
        matches!(&told(1, 0)[..], [Reason { key: "toy-why-points", share: ..0, .. }]),
        "{:?}",
        told(1, 0)
    );
    assert_eq!(told(0, 0), [], "it differs from itself in nothing");
}

/// What every level thinks in every fifth position of some games, in one number; what *beginner* thinks in another.
#[test]
fn thoughts_are_the_same_on_every_machine() {
    let mut digests = [0xcbf2_9ce4_8422_2325_u64; 2];
    for seed in 0..5 {
        let (mut chance, mut choices) = (Quick::new(seed), Quick::new(!seed));
        let mut number = 0;
        play_out(&mut open::<Toy>("length long", 3, &mut chance), &mut chance, &mut choices, |toy| {
            number += 1;
            let (table, seat) = (Table::new(toy.clone()), toy.turn().must().iter().next());
            for level in Level::ALL.into_iter().filter(|_| number % 5 == 0) {
                let budget = SearchBudget { work: 2_000, ..Toy::budget(level) };
                let told = format!("{:?}", table.think(seat.unwrap_or(Seat(0)), level, &budget, number));
                let digest = &mut digests[usize::from(level == Level::Beginner)];
                *digest = told
                    .bytes()
                    .fold(*digest, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
            }
        });
    }
    assert_eq!(digests.map(|digest| format!("{digest:016x}")), ["9b190bb8072b539f", "774bf5ea274f7130"]);
}
