//! The components against the printed ones: the two layouts, harbours, starting pieces, bank and deck; and the variable set-up.

use std::collections::BTreeSet;

use super::super::components::board::{CornerSet, Edge, EdgeSet, Hex};
use super::super::components::cards::Resource;
use super::super::components::land::{Land, Terrain, spiral};
use super::board::meeting;
use super::*;

/// The rulebook's layout for beginners, row by row.
const BEGINNER: &str = "forest 6, pasture 3, pasture 8, \
    fields 2, mountains 4, fields 5, forest 10, \
    forest 5, hills 9, desert, mountains 6, fields 9, \
    fields 10, mountains 11, forest 3, pasture 12, \
    hills 8, pasture 4, hills 11";

/// The layout that comes with given starting pieces, row by row.
const FIXED: &str = "mountains 10, pasture 2, forest 9, \
    fields 12, hills 6, pasture 4, hills 10, \
    fields 9, forest 11, desert, forest 3, mountains 8, \
    forest 8, mountains 3, fields 4, pasture 5, \
    hills 5, fields 6, pasture 11";

/// The hexes and sides of the nine harbours, clockwise from the upper left.
const HARBOURS: [(u8, &str); 9] =
    [(0, "NW"), (1, "NE"), (6, "NE"), (11, "E"), (15, "SE"), (17, "SE"), (16, "SW"), (12, "W"), (3, "W")];

/// The number tokens A–R.
const TOKENS: [u8; 18] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

fn name(terrain: Terrain) -> &'static str {
    match terrain {
        None => "desert",
        Some(Resource::Wood) => "forest",
        Some(Resource::Brick) => "hills",
        Some(Resource::Wool) => "pasture",
        Some(Resource::Grain) => "fields",
        Some(Resource::Ore) => "mountains",
    }
}

/// All hexes with their tokens.
fn hexes(land: &Land) -> String {
    let hex = |(&terrain, &number): (&Terrain, &u8)| match number {
        0 => name(terrain).to_owned(),
        number => format!("{} {number}", name(terrain)),
    };
    land.terrain.iter().zip(&land.numbers).map(hex).collect::<Vec<_>>().join(", ")
}

/// The edge at that side of a hex, by the corners at its ends.
fn edge(hex: u8, side: &str) -> Edge {
    let (row, column) = Hex(hex).position();
    let corner = |(down, right): (u8, u8)| format!("{}{}", char::from(b'a' + row + down), column + right - 1);
    let (from, to) = match side {
        "NW" => ((0, 0), (0, 1)),
        "NE" => ((0, 1), (0, 2)),
        "E" => ((0, 2), (1, 2)),
        "SE" => ((1, 2), (1, 1)),
        "SW" => ((1, 1), (1, 0)),
        _ => ((1, 0), (0, 0)),
    };
    format!("{}-{}", corner(from), corner(to)).parse().expect("an edge")
}

#[test]
fn the_layouts_are_the_printed_ones() {
    for (layout, island, harbours) in [
        ("beginner", BEGINNER, "any wool any any brick wood any grain ore"),
        ("fixed", FIXED, "any grain ore any wool any any brick wood"),
    ] {
        let table = table(4, &format!("layout {layout}"), 1);
        assert_eq!(hexes(&table.land), island, "{layout}");
        let printed = HARBOURS.iter().zip(harbours.split(' '));
        let printed: Vec<_> =
            printed.map(|(&(hex, side), kind)| (edge(hex, side), kind.to_owned())).collect();
        let laid = table.land.harbours.map(|(edge, harbour)| (edge, harbour.to_string()));
        assert_eq!(laid.to_vec(), printed, "{layout}");
        let corners: CornerSet = printed.iter().flat_map(|(edge, _)| edge.corners()).collect();
        assert_eq!((table.land.harboured(), corners.len()), (corners, 18), "{layout}");
        assert_eq!(table.robber, Hex(9), "{layout}: the desert is in the middle");
    }
}

/// Settlements and roads by the hexes that meet at their corners, the starred settlement last.
#[test]
fn the_fixed_start_gives_the_printed_pieces_and_the_yield_of_the_starred_settlement() {
    let table = table(4, "layout fixed", 1);
    let corner = |hexes: &[u8; 3]| meeting(hexes).expect("a corner");
    for (seat, settlements, ends, cards) in [
        (BLUE, [[14, 15, 18], [12, 13, 16]], [[10, 14, 15], [13, 16, 17]], "1 wood 1 brick 1 ore"),
        (AMBER, [[2, 5, 6], [13, 14, 17]], [[1, 2, 5], [14, 17, 18]], "2 grain 1 ore"),
        (GREEN, [[3, 4, 8], [10, 11, 15]], [[3, 7, 8], [6, 10, 11]], "1 wood 1 wool 1 ore"),
        (RED, [[0, 1, 4], [7, 8, 12]], [[1, 4, 5], [8, 12, 13]], "2 wood 1 grain"),
    ] {
        let road = |(from, to)| Edge::between(corner(from), corner(to)).expect("neighbours");
        let player = table.player(seat);
        assert_eq!(player.settlements, settlements.iter().map(corner).collect::<CornerSet>(), "{seat}");
        assert_eq!(player.roads, settlements.iter().zip(&ends).map(road).collect::<EdgeSet>(), "{seat}");
        assert_eq!((hand(&table, seat).as_str(), table.visible_points(seat)), (cards, 2), "{seat}");
    }
    assert_eq!(table.phase, Phase::Roll);
    table.conserved().expect("all pieces are there");
}

#[test]
fn the_bank_has_19_of_each_resource_and_the_deck_25_cards() {
    let table = table(4, "", 1);
    assert_eq!(table.bank, "19 wood 19 brick 19 wool 19 grain 19 ore".parse().expect("cards"));
    for (card, count) in [
        (Development::Knight, 14),
        (Development::Point, 5),
        (Development::Roads, 2),
        (Development::Plenty, 2),
        (Development::Monopoly, 2),
    ] {
        assert_eq!(table.deck[card as usize], count, "{card:?}");
    }
}

/// Two hexes touch if a step of the axial coordinates leads from one to the other.
#[test]
fn hexes_touch_their_neighbours_alone() {
    let rows = [(0, -2, 3), (-1, -1, 4), (-2, 0, 5), (-2, 1, 4), (-2, 2, 3)];
    let axial: Vec<(i8, i8)> =
        rows.iter().flat_map(|&(q, r, count)| (0..count).map(move |step| (q + step, r))).collect();
    for (one, (q, r)) in Hex::all().zip(&axial) {
        for (other, (p, s)) in Hex::all().zip(&axial) {
            let step = (p - q, s - r);
            let near = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].contains(&step);
            assert_eq!(one.touches(other), near, "{one} {other}");
        }
    }
}

#[test]
fn the_tokens_lie_in_the_order_a_to_r_along_a_spiral_from_any_corner_without_the_desert() {
    let mut corners = BTreeSet::new();
    for seed in 0..60 {
        let land = table(3, "layout variable", seed).land;
        let numbers =
            |corner| spiral(corner).map(|hex| land.numbers[hex.index()]).filter(|&number| number > 0);
        corners.extend((0..6).filter(|&corner| numbers(corner).eq(TOKENS)));
        assert!((0..6).any(|corner| numbers(corner).eq(TOKENS)), "{seed}: {}", hexes(&land));
    }
    assert_eq!(corners.len(), 6);
}

#[test]
fn in_a_variable_layout_anything_may_lie_anywhere() {
    let (mut terrain, mut numbers, mut harbours) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..250 {
        let land = table(3, "layout variable, tokens random", seed).land;
        terrain.extend(land.terrain.iter().map(|&terrain| name(terrain)).enumerate());
        numbers.extend(land.numbers.iter().copied().enumerate());
        harbours.extend(land.harbours.iter().map(|(_, harbour)| harbour.to_string()).enumerate());
        let slots = HARBOURS.map(|(hex, side)| edge(hex, side));
        assert_eq!(land.harbours.map(|(edge, _)| edge), slots, "on the nine slots of the frame");
    }
    assert_eq!((terrain.len(), numbers.len(), harbours.len()), (19 * 6, 19 * 11, 9 * 6));
}
