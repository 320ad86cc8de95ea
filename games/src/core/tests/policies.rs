//! Computer players, tried on the toy.

use std::ops::ControlFlow;

use super::super::kit::toy::{Toy, at_bidding, at_building};
use super::super::replay::replay_as;
use super::super::{
    Advice, AnyTable as _, Contest, Effort, Level, Log, Mind as _, Options, Playable as _, Seat, Table,
    Title as _, TitleOf,
};

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
        "no level is called \"Greedy \"; there are: random, greedy, easy, normal, hard"
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
            let thought = table.think(Seat(0), level, &Effort { work, ..Toy::effort(level) }, 3);
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

fn contest(players: &[Level]) -> Contest<'_> {
    static NONE: Options = Options(std::collections::BTreeMap::new());
    Contest { options: &NONE, seats: 2, games: 200, seed: 5, players }
}

#[test]
fn recorded_games_at_random_are_the_simulated_ones_and_replay() {
    let title = TitleOf::<Toy>::NEW;
    let simulated = title.simulate(&Options::default(), 2, 200, 5).expect("the options fit");
    let (mut sums, mut entries) = ([0; 2], 0);
    let mut recorder = |number: u64, log: Log| {
        let read: Log = log.to_string().parse().expect("it is a log");
        let end = replay_as(&title, &read, &mut |_, _, _| entries += 1).expect("it replays");
        assert!(end.turn().outcome().is_some(), "game {number} is whole");
        sums.iter_mut().zip(end.scores()).for_each(|(sum, score)| *sum += score);
        ControlFlow::Continue(())
    };
    let played = title.contest(&contest(&[]), Some(&mut recorder)).expect("the options fit");
    assert_eq!(played, simulated);
    assert_eq!(played.mean_scores, sums.map(|sum| f64::from(sum) / 200.0));
    assert_eq!(entries, played.actions + played.games);
    assert_eq!(title.contest(&contest(&[Level::Random]), None), Ok(simulated));
}

#[test]
fn a_recorder_can_end_a_contest() {
    let mut stop =
        |number: u64, _| if number == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    let played = TitleOf::<Toy>::NEW.contest(&contest(&[]), Some(&mut stop));
    assert_eq!(played.map(|summary| summary.games), Ok(3));
}

#[test]
fn whoever_looks_ahead_wins_more_often() {
    let levels = [Level::Random, Level::Greedy];
    let played = TitleOf::<Toy>::NEW.contest(&contest(&levels), None).expect("the options fit");
    assert!(played.wins[1] > played.wins[0] + 10, "{played:?}");
    assert!(played.wins.iter().sum::<u64>() >= 200, "{played:?}");
}
