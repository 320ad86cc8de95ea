//! The luck of imagined courses.

use crate::{Dice, Luck};
use rules::Chance as _;

fn drawn(luck: &mut Luck, name: &'static str) -> usize {
    luck.draw(name, &[1; 1000], &|i| i.to_string()).expect("a thousand to choose from")
}

#[test]
fn the_next_draw_of_a_name_is_the_same_whatever_was_drawn_between() {
    let (mut one, mut other) = (Luck::new(7), Luck::new(7));
    let rolls = [drawn(&mut one, "dice"), drawn(&mut one, "dice")];
    let mixed = [drawn(&mut other, "dice"), drawn(&mut other, "card"), drawn(&mut other, "dice")];
    assert_eq!(rolls, [mixed[0], mixed[2]]);
    assert_ne!(mixed[0], mixed[1], "another name has another luck");
    assert_ne!(drawn(&mut Luck::new(8), "dice"), rolls[0]);
}

#[test]
fn what_weighs_more_comes_more_often_and_what_weighs_nothing_never() {
    let mut luck = Luck::new(3);
    let mut counts = [0; 4];
    for _ in 0..6000 {
        counts[luck.draw("card", &[1, 0, 3, 2], &|i| i.to_string()).expect("there are some")] += 1;
    }
    for (count, expected) in counts.into_iter().zip([1000_i32, 0, 3000, 2000]) {
        assert!((count - expected).abs() <= expected / 10, "{counts:?}");
    }
    assert!(luck.draw("card", &[0, 0], &|i| i.to_string()).is_err());
}

#[test]
fn dice_fall_evenly() {
    let mut dice = Dice::new(1);
    let mut counts = [0; 7];
    (0..7000).for_each(|_| counts[dice.below(7)] += 1);
    assert!(counts.iter().all(|count| (900..1100).contains(count)), "{counts:?}");
}
