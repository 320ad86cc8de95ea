//! Random play, held against a plainer way to play the same games.

use crate::toy::Toy;
use crate::{open, play_out};
use rules::{Game as _, Options, Quick};
use tabletop::{Title as _, TitleOf};

#[test]
fn a_simulation_plays_the_games_that_its_seed_says() {
    let (mut chance, mut choices) = (Quick::new(7), Quick::new(!7));
    let (mut actions, mut sums, mut turns) = (0, [0; 3], 0);
    for _ in 0..20 {
        let mut toy: Toy = open("length long", 3, &mut chance);
        actions += play_out(&mut toy, &mut chance, &mut choices, |_| turns += 1);
        sums.iter_mut().zip(toy.scores()).for_each(|(sum, score)| *sum += score);
    }
    let options = Options::default().with("length", "long");
    let summary = TitleOf::<Toy>::NEW.simulate(&options, 3, 20, 7, &mut |_| ()).expect("the options fit");
    assert_eq!((summary.games, summary.actions, turns), (20, actions, actions));
    assert_eq!(summary.mean_scores, sums.map(|sum| f64::from(sum) / 20.0));
}
