//! Solo games.

use super::super::components::card::CardId;
use super::super::score::above;
use super::endings::turn;
use super::*;

#[test]
fn a_solo_game_has_three_spaces_and_refills_them_all() {
    let mut game = game(1, "", 3);
    assert_eq!(game.central.iter().flatten().count(), 3);
    assert_eq!(game.row.iter().flatten().count(), 3);
    assert_eq!(game.bag.iter().sum::<u8>(), 111);
    let cards: Vec<_> = game.row.iter().flatten().copied().collect();
    let tokens = game.central[0].expect("it is full");
    assert_eq!(refused(&game, &format!("discard {}", cards[0])), "harmonies-refusal-discard-early");
    for (token, place) in tokens.iter().zip(["a1", "b1", "c1"]) {
        if game.steps.space.is_none() {
            play(&mut game, "take a");
        }
        play(&mut game, &format!("place {token} {place}"));
    }
    let mut taken = game.clone();
    play(&mut taken, &format!("animal {}", cards[1]));
    assert_eq!(refused(&taken, &format!("discard {}", cards[0])), "harmonies-refusal-discard-once");
    assert_eq!(play(&mut game, &format!("discard {}", cards[0])), Barrier::Open);
    assert_eq!(refused(&game, &format!("discard {}", cards[1])), "harmonies-refusal-discard-once");
    assert_eq!(refused(&game, &format!("animal {}", cards[1])), "harmonies-refusal-animal-discarded");
    play(&mut game, "done");
    assert_eq!(game.bag.iter().sum::<u8>(), 102);
    assert_eq!(game.gone.iter().sum::<u8>(), 6);
    assert_eq!(game.row.iter().flatten().count(), 3);
    assert!(!game.row.contains(&Some(cards[0])));
    assert_eq!(game.conserved(), Ok(()));
}

#[test]
fn only_a_solo_game_discards() {
    let game = game(2, "", 3);
    let card = game.row[0].expect("the row is full");
    assert_eq!(refused(&game, &format!("discard {card}")), "harmonies-refusal-discard-solo");
}

#[test]
fn a_solo_game_ends_when_the_bag_holds_fewer_than_nine() {
    for (left, over) in [(9, false), (8, true)] {
        let mut game = game(1, "", 3);
        game.bag = [left, 0, 0, 0, 0, 0];
        turn(&mut game);
        assert_eq!(game.turn().outcome().is_some(), over, "{left}");
    }
}

/// The verdict on a board of side B with one island, so many trees of height 3 and so many of height 1.
fn verdict(options: &str, tall: usize, small: usize) -> String {
    let mut game = game(1, options, 3);
    let side = game.side();
    let trees = std::iter::repeat_n("nng", tall).chain(std::iter::repeat_n("g", small));
    let text: Vec<String> =
        side.spaces().iter().zip(trees).map(|(cell, tree)| format!("{cell} {tree}")).collect();
    game.realms[0].land = land(side, &text.join(", "));
    game.over = true;
    game.turn().outcome().and_then(|outcome| outcome.verdict.clone()).expect("a solo game has a verdict")
}

/// Side B gives 5 points for its one island and no sun, playing without spirits gives two.
#[test]
fn each_sun_has_its_points() {
    for (suns, points) in (1..).zip([40, 70, 90, 110, 130, 140, 150, 160]) {
        for (points, suns) in [(points - 1, suns - 1), (points, suns)] {
            let verdict = verdict("side b", (points - 5) / 7, (points - 5) % 7);
            assert_eq!(verdict, format!("harmonies-suns-{}", suns + 2), "{points} points");
        }
    }
}

#[test]
fn a_spirit_of_groups_gives_a_sun_and_one_that_counts_gives_none() {
    let groups = [33, 34, 37, 38, 41];
    for card in CardId::spirits() {
        let mut game = game(1, "side b, spirits yes", 3);
        game.realms[0].spirits.as_mut().expect("two were dealt").kept = Some(card);
        game.over = true;
        let suns = usize::from(groups.contains(&card.number()));
        let verdict = game.turn().outcome().and_then(|outcome| outcome.verdict.clone());
        assert_eq!(verdict, Some(format!("harmonies-suns-{suns}")), "{card}");
    }
}

#[test]
fn side_a_gives_a_sun_and_playing_without_spirits_gives_two() {
    for (options, suns) in [("", 3), ("side b", 2), ("spirits yes", 1), ("side b, spirits yes", 0)] {
        assert_eq!(verdict(options, 0, 0), format!("harmonies-suns-{suns}"), "{options}");
    }
}

/// Whatever the others were given for.
#[test]
fn one_sun_more_has_its_points() {
    assert_eq!(above(40, "harmonies-suns-4"), Some((70, "harmonies-suns-5".to_owned())));
    assert_eq!(above(39, "harmonies-suns-2"), Some((40, "harmonies-suns-3".to_owned())));
    assert_eq!(above(160, "harmonies-suns-11"), None);
}
