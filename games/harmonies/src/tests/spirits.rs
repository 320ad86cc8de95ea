//! Nature's spirits.

use super::super::components::card::{CardId, Held};
use super::super::components::cell::Cells;
use super::super::components::realm::Spirits;
use super::super::score::Score;
use super::*;
use rules::Viewer;

fn dealt(game: &Harmonies, seat: Seat) -> [CardId; 2] {
    game.realm(seat).spirits.expect("two were dealt").dealt
}

#[test]
fn the_spirit_is_chosen_before_anything_else() {
    let mut game = game(2, "spirits yes", 8);
    let [one, other] = dealt(&game, game.current);
    assert_eq!(listed(&game), [format!("spirit {one}"), format!("spirit {other}")]);
    for step in ["take a", "done", "animal 1", "place blue a1"] {
        assert_eq!(refused(&game, step), "harmonies-refusal-spirit-first");
    }
    let strange = CardId::spirits().find(|card| ![one, other].contains(card)).expect("there are ten");
    assert_eq!(refused(&game, &format!("spirit {strange}")), "harmonies-refusal-spirit-other");
    assert_eq!(play(&mut game, &format!("spirit {other}")), Barrier::Open);
    assert_eq!(refused(&game, &format!("spirit {one}")), "harmonies-refusal-spirit-kept");
}

#[test]
fn without_the_option_there_are_no_spirits() {
    let game = game(2, "", 8);
    assert_eq!(refused(&game, "spirit 33"), "harmonies-refusal-spirit-none");
}

/// The others see the choice when the turn ends; before, it can be taken back.
#[test]
fn the_others_learn_the_spirit_at_the_end_of_the_turn() {
    let game = game(2, "spirits yes", 8);
    let seat = game.current;
    let seen = |spirit: CardId| {
        let mut game = game.clone();
        stock(&mut game, "bbb");
        play(&mut game, &format!("spirit {spirit}"));
        let before = game.view(Viewer::Public);
        play(&mut game, "take a; place blue a1; place blue a2; place blue a3; done");
        (before, game.realms[seat.index()].held[0].card, game.view(Viewer::Public))
    };
    let [one, other] = dealt(&game, seat);
    let (first, second) = (seen(one), seen(other));
    assert_eq!(first.0, second.0);
    assert_eq!((first.1, second.1), (one, other));
    assert_ne!(first.2, second.2);
}

#[test]
fn only_its_owner_sees_what_was_dealt() {
    let game = game(2, "spirits yes", 8);
    let mut varied = 0;
    for seed in 0..20 {
        for seat in Seat::first(2) {
            let mut other = game.clone();
            other.redeal(Viewer::Seat(seat), &mut Quick::new(seed)).expect("chance answers");
            assert_eq!(other.view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)));
            assert_eq!(other.conserved(), Ok(()));
            varied += u32::from(other != game);
        }
    }
    assert!(varied > 30, "{varied}");
}

/// Before it lies face up, the others do not know which one is kept, nor after that which one went back.
#[test]
fn the_others_know_only_the_spirit_that_lies_face_up() {
    let mut game = game(3, "spirits yes", 8);
    let seat = game.current;
    let kept = dealt(&game, seat)[1];
    stock(&mut game, "bbb");
    play(&mut game, &format!("spirit {kept}; take a; place blue a1; place blue a2; place blue a3"));
    let chosen = game.clone();
    play(&mut game, "done");
    for (game, shown) in [(chosen, false), (game, true)] {
        for viewer in [Viewer::Public, Viewer::Seat(seat.next(3)), Viewer::Seat(seat)] {
            let redealt = (0..40).map(|seed| {
                let mut other = game.clone();
                other.redeal(viewer, &mut Quick::new(seed)).expect("chance answers");
                assert_eq!(other.conserved(), Ok(()), "{viewer:?}");
                assert_eq!(other.view(viewer), game.view(viewer), "{viewer:?}");
                other.realm(seat).spirits.expect("two were dealt")
            });
            let redealt: Vec<Spirits> = redealt.collect();
            assert!(redealt.iter().all(|spirits| spirits.shown == shown));
            let vary = |what: &dyn Fn(&Spirits) -> bool| redealt.iter().any(what);
            let owner = viewer == Viewer::Seat(seat);
            assert_eq!(vary(&|spirits| spirits.kept != Some(kept)), !owner && !shown, "{viewer:?}");
            assert_eq!(vary(&|spirits| spirits.dealt != dealt(&game, seat)), !owner, "{viewer:?}");
            let both = [0, 1].map(|place| vary(&|spirits| spirits.kept == Some(spirits.dealt[place])));
            assert_eq!(both, if owner { [false, true] } else { [true, true] }, "{viewer:?}");
        }
    }
}

/// A game without the others' spirits in which the first player has that board, that spirit face up, and those animals.
fn with_spirit(text: &str, spirit: &str, animals: &[CardId]) -> Harmonies {
    let mut game = with_land(text);
    let kept: CardId = spirit.parse().expect("it is a card");
    let other = CardId::spirits().find(|&card| card != kept).expect("there are ten");
    let seat = game.current.index();
    let realm = &mut game.realms[seat];
    realm.spirits =
        Some(Spirits { dealt: [kept.min(other), kept.max(other)], kept: Some(kept), shown: true });
    realm.held = std::iter::once(kept).chain(animals.iter().copied()).map(Held::new).collect();
    game
}

#[test]
fn the_spirit_counts_towards_the_limit_of_four_until_its_cube_is_placed() {
    let row: Vec<CardId> = game(2, "", 1).row.into_iter().flatten().collect();
    let animals: Vec<CardId> = CardId::animals().filter(|card| !row.contains(card)).take(3).collect();
    // The tortoise: a mountain of height 2, water with the cube, water, in a line.
    let mut game = with_spirit("b3 ee, c3 b, d2 b", "tortoise", &animals);
    assert_eq!(refused(&game, &format!("animal {}", row[0])), "harmonies-refusal-animal-full");
    play(&mut game, &format!("cube tortoise c3; animal {}", row[0]));
    assert_eq!(refused(&game, "cube tortoise c3"), "harmonies-refusal-cube-complete");
    let mut hidden = super::game(2, "spirits yes", 8);
    let spirit = dealt(&hidden, hidden.current)[0];
    play(&mut hidden, &format!("spirit {spirit}"));
    assert_eq!(hidden.realm(hidden.current).uncompleted(), 1, "it counts on the first turn too");
}

#[test]
fn the_cube_of_a_spirit_is_placed_as_an_animals_and_pays_from_then_on() {
    let mut game = with_spirit("b3 ee, c3 b, d2 b, e5 b", "tortoise", &[]);
    let seat = game.current;
    assert_eq!(Score::of_realm(game.realm(seat)).spirit, 0);
    assert_eq!(refused(&game, "cube tortoise d2"), "harmonies-refusal-habitat");
    play(&mut game, "cube tortoise c3");
    assert_eq!(Score::of_realm(game.realm(seat)).spirit, 6, "2 for each of three blue tokens");
}

#[test]
fn the_cube_of_a_spirit_blocks_tokens_and_other_cubes() {
    let macaque: CardId = "macaque".parse().expect("it is a card");
    // Both the marmot and the macaque take a mountain of height 2.
    let mut game = with_spirit("c3 ee, b3 b, b2 b", "marmot", &[macaque]);
    let seat = game.current.index();
    stock(&mut game, "eby");
    play(&mut game, "take a");
    assert!(listed(&game).contains(&"place grey c3".to_owned()));
    assert!(listed(&game).contains(&"cube 24 c3".to_owned()));
    game.realms[seat].held[0].cubes = Cells::one(cell("c3"));
    assert_eq!(refused(&game, "place grey c3"), "harmonies-refusal-place-cube");
    assert_eq!(refused(&game, "cube macaque c3"), "harmonies-refusal-cube-taken");
    assert!(!listed(&game).iter().any(|step| step.ends_with(" c3")));
}

#[test]
fn a_spirit_lies_face_up_with_its_cube_on_it_once_the_first_turn_ends() {
    let mut game = game(2, "spirits yes", 8);
    let seat = game.current;
    let kept = dealt(&game, seat)[1];
    stock(&mut game, "bbb");
    play(&mut game, &format!("spirit {kept}; take a; place blue a1; place blue a2; place blue a3"));
    assert!(game.realm(seat).held.is_empty());
    play(&mut game, "done");
    assert_eq!(game.realm(seat).held, [Held { card: kept, cubes: Cells::EMPTY }]);
    assert_eq!(game.realm(seat).spirits.map(|spirits| spirits.shown), Some(true));
}
