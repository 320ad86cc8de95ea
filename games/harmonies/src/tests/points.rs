//! Previews of steps.

use super::*;
use conformance::{Library, Names};
use rules::Viewer;
use tabletop::{Menus, Points};

#[test]
fn a_preview_is_what_the_step_then_brings() {
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    let (mut tried, mut changed) = (0, 0);
    for (seed, options) in [(1, "spirits yes"), (2, "side b, spirits yes")] {
        let mut game = game(2, options, seed);
        play_out(&mut game, &mut Quick::new(seed), &mut Quick::new(!seed), |game| {
            let seat = game.current;
            let view = game.view(Viewer::Seat(seat));
            let before = Harmonies::breakdown(&view, seat, &words);
            let other = game.view(Viewer::Seat(Seat(1 - seat.0)));
            for step in listed(game) {
                let draft = Harmonies::slots(&action(&step));
                let preview = Harmonies::preview(&view, &draft, &words);
                assert_eq!(Harmonies::preview(&other, &draft, &words), None, "{step} is not theirs");
                if !step.starts_with("place") && !step.starts_with("cube") {
                    assert_eq!(preview, None, "{step} changes no points");
                    continue;
                }
                let preview = preview.unwrap_or_else(|| panic!("{step} has a preview"));
                let mut done = game.clone();
                done.attempt(seat, &step, &mut Quick::new(0)).unwrap_or_else(|why| panic!("{step}: {why:?}"));
                let after = Harmonies::breakdown(&done.view(Viewer::Seat(seat)), seat, &words);
                assert_eq!((&preview.before, &preview.after), (&before, &after), "{step}");
                (tried, changed) = (tried + 1, changed + usize::from(before != after));
            }
        });
    }
    assert!(changed > 200 && tried > changed, "{changed} of {tried}");
}

#[test]
fn a_space_without_room_and_a_habitat_that_does_not_stand_have_no_preview() {
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    let mut game = with_land("a1 b");
    stock(&mut game, "yyy");
    play(&mut game, "take a");
    let view = game.view(Viewer::Seat(game.current));
    let preview = |draft: &[&str]| {
        let draft: Vec<String> = draft.iter().map(|&slot| slot.to_owned()).collect();
        Harmonies::preview(&view, &draft, &words)
    };
    assert!(preview(&["place yellow", "b1"]).is_some());
    assert_eq!(preview(&["place yellow", "a1"]), None, "nothing lies on water");
    assert_eq!(preview(&["place red", "b1"]), None, "there is no red in hand");
    assert_eq!(preview(&["place yellow"]), None, "no space is chosen");
    assert_eq!(preview(&["cube 5", "a1"]), None, "nobody has that card");
}
