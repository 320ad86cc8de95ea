//! Layouts of the island.

use super::super::components::board::Hex;
use super::super::components::cards::Resource;
use super::super::components::land::{Harbour, spiral};
use super::super::config::config;
use super::*;
use rules::Options;

#[test]
fn a_variable_layout_uses_all_the_components() {
    for tokens in ["spiral", "random"] {
        let land = table(4, &format!("layout variable, tokens {tokens}"), 7).land;
        let count = |terrain: Option<Resource>| land.terrain.iter().filter(|&&hex| hex == terrain).count();
        assert_eq!(Resource::ALL.map(|kind| count(Some(kind))), [4, 3, 4, 4, 3]);
        assert_eq!(count(None), 1);
        for (number, tokens) in
            [(2, 1), (3, 2), (4, 2), (5, 2), (6, 2), (8, 2), (9, 2), (10, 2), (11, 2), (12, 1)]
        {
            assert_eq!(land.numbered(number).iter().count(), tokens, "{number}");
        }
        let count = |kind| land.harbours.iter().filter(|(_, harbour)| *harbour == Harbour(kind)).count();
        assert_eq!((count(None), Resource::ALL.map(|kind| count(Some(kind)))), (4, [1; 5]));
    }
}

#[test]
fn unless_otherwise_agreed_ten_points_win_in_strict_order_and_the_robber_is_not_friendly() {
    let agreed = table(4, "", 1).agreed;
    assert_eq!((agreed.points, agreed.friendly, agreed.free, agreed.domestic), (10, false, false, true));
    assert_eq!(Catan::SEATS, (3, 4), "three or four play");
}

#[test]
fn six_and_eight_are_never_adjacent_in_a_variable_layout() {
    let red = |number: u8| number == 6 || number == 8;
    for tokens in ["spiral", "random"] {
        for seed in 0..200 {
            let land = table(3, &format!("layout variable, tokens {tokens}"), seed).land;
            for one in Hex::all().filter(|hex| red(land.numbers[hex.index()])) {
                let near = Hex::all().filter(|&other| one.touches(other));
                assert!(near.into_iter().all(|other| !red(land.numbers[other.index()])), "{tokens} {seed}");
            }
        }
    }
}

#[test]
fn the_spiral_goes_counter_clockwise_along_the_coast_then_inward() {
    let way = |corner: usize| spiral(corner).map(|hex| hex.to_string()).collect::<String>();
    assert_eq!(way(0), "gjnswxyvrmihkotuqlp");
    assert_eq!(way(1), "nswxyvrmihgjotuqlkp");
    assert!(
        (0..6).all(|corner| spiral(corner).zip(spiral(corner).skip(1)).all(|(one, next)| one.touches(next)))
    );
}

#[test]
fn the_desert_takes_no_token_and_the_robber_starts_on_it() {
    for seed in 0..20 {
        let table = table(3, "layout variable", seed);
        let at = table.robber.index();
        assert_eq!((table.land.terrain[at], table.land.numbers[at]), (None, 0));
    }
}

#[test]
fn an_explicit_layout_is_taken_as_written() {
    let terrain = "desert wood wool grain ore grain wood wood brick wool ore grain grain ore wood wool brick wool brick";
    let numbers = "- 3 8 2 4 5 10 5 9 6 6 9 10 11 3 12 8 4 11";
    let harbours = "wool any any any brick wood any grain ore@b2-b3";
    let options = format!("terrain {terrain}, numbers {numbers}, harbours {harbours}, robber Y");
    let table = table(4, &options, 1);
    assert_eq!(table.land.terrain[0], None);
    assert_eq!(table.land.numbers[9], 6);
    assert_eq!(table.robber.to_string(), "y");
    assert_eq!(table.land.harbour("b3".parse().expect("a corner")), Some(Harbour(Some(Resource::Ore))));
    assert_eq!(table.land.harbour("c2".parse().expect("a corner")), None);
}

#[test]
fn a_layout_that_does_not_fit_together_is_refused() {
    let wood = "wood ".repeat(19);
    for (key, value, layout) in [
        ("terrain", "wood", "beginner"),
        ("terrain", wood.as_str(), "beginner"),
        ("numbers", "6 3 8 2 4 5 10 5 9 7 6 9 10 11 3 12 8 4 11", "beginner"),
        ("numbers", "- 3 8 2 4 5 10 5 9 6 6 9 10 11 3 12 8 4 11", "beginner"),
        ("numbers", "- 3 8 2 4 5 10 5 9 6 6 9 10 11 3 12 8 4 11", "variable"),
        ("harbours", "any", "beginner"),
        ("harbours", "any any any any any any any any any@c4-c5", "beginner"),
        ("harbours", "any any any any any any any any any@a3-a4", "beginner"),
        ("harbours", "any any@a4-a5 any any any any any any any", "beginner"),
        ("robber", "a", "beginner"),
    ] {
        let options = Options::default().with("layout", layout).with(key, value);
        let refusal = config(&options).map_err(|refusal| refusal.key).err();
        assert_eq!(refusal, Some("catan-refusal-layout"), "{options:?}");
    }
}
