//! The net of hexes, corners and edges.

use super::super::action::Action;
use super::super::components::board::{Corner, Edge, Hex};
use super::super::components::cards::Cards;

/// The corner where these hexes meet, by their places in the reading order.
pub(super) fn meeting(hexes: &[u8]) -> Option<Corner> {
    Corner::all().find(|corner| corner.hexes().iter().map(|hex| hex.0).eq(hexes.iter().copied()))
}

#[test]
fn the_island_has_54_corners_and_72_edges() {
    assert_eq!(Corner::all().map(|corner| corner.edges().len()).filter(|&edges| edges == 3).count(), 36);
    assert_eq!(Corner::all().map(|corner| corner.edges().len()).filter(|&edges| edges == 2).count(), 18);
    assert!(Edge::all().all(|edge| edge.corners()[0] < edge.corners()[1]));
    assert_eq!(Corner::all().map(|corner| corner.hexes().iter().count()).sum::<usize>(), 19 * 6);
}

#[test]
fn corners_lie_where_their_names_say() {
    for (name, hexes) in [
        ("b5", &[0, 1, 4][..]),
        ("d3", &[7, 8, 12]),
        ("e4", &[12, 13, 16]),
        ("e8", &[14, 15, 18]),
        ("b8", &[2, 5, 6]),
        ("e6", &[13, 14, 17]),
        ("c4", &[3, 4, 8]),
        ("d9", &[10, 11, 15]),
        ("c2", &[3, 7]),
        ("f9", &[18]),
    ] {
        let corner: Corner = name.parse().expect("a corner");
        assert_eq!(corner.hexes().iter().map(|hex| hex.0).collect::<Vec<_>>(), hexes, "{name}");
        if hexes.len() > 1 {
            assert_eq!(meeting(hexes), Some(corner), "{name}");
        }
    }
}

#[test]
fn places_read_as_they_are_written() {
    for corner in Corner::all() {
        assert_eq!(corner.to_string().to_uppercase().parse(), Ok(corner));
    }
    for edge in Edge::all() {
        assert_eq!(edge.to_string().parse(), Ok(edge));
        let [one, other] = edge.corners();
        assert_eq!(format!("{other}-{one}").parse(), Ok(edge));
        assert_eq!(edge.short().parse(), Ok(edge));
    }
    for hex in Hex::all() {
        assert_eq!(hex.to_string().to_uppercase().parse(), Ok(hex));
    }
    for nonsense in ["a2", "a10", "b1", "c0", "c12", "g1", "c", "c01", "", "1c", "é4"] {
        assert!(nonsense.parse::<Corner>().is_err(), "{nonsense}");
    }
    for nonsense in [
        "c4-c4", "c4-c6", "b4-c5", "c4", "c4-", "a4-b4", "c-d", "-c4", "é-c4", "c4-é", "c-é4", "é4-5", "c4-6",
    ] {
        assert!(nonsense.parse::<Edge>().is_err(), "{nonsense}");
    }
    assert!("f".parse::<Hex>().is_err() && "z".parse::<Hex>().is_err());
}

#[test]
fn actions_read_however_they_are_spaced_and_cased() {
    for (typed, canonical) in [
        ("  Build  Road C5-C4 ", "build road c4-c5"),
        ("build road c5 c4", "build road c4-c5"),
        ("build road c4-5", "build road c4-c5"),
        ("build road b-c4", "build road b4-c4"),
        ("buy", "buy card"),
        ("BANK wool ore", "bank wool for ore"),
        ("play plenty ore wood", "play plenty wood ore"),
        ("discard 1 ore 2 wood", "discard 2 wood 0 brick 0 wool 0 grain 1 ore"),
        ("trade 1 ore wool for grain to red blue", "trade 1 wool 1 ore for 1 grain to blue red"),
        ("robber K Red", "robber k red"),
    ] {
        let action: Action = typed.parse().unwrap_or_else(|_| panic!("{typed}"));
        assert_eq!(action.to_string(), canonical);
        assert_eq!(canonical.parse::<Action>().as_ref(), Ok(&action));
    }
    for nonsense in [
        "",
        "build",
        "build road",
        "build road a1-a2",
        "trade",
        "trade 2 wool",
        "trade for ore",
        "trade 1 wool for 1 ore to",
        "trade 1 wool for 1 ore to nobody",
        "trade 1 wool for 1 ore to red red",
        "trade 1 wool 1 wool for 1 ore",
        "trade 99 wool for 1 ore",
        "discard",
        "confirm",
        "robber",
        "roll 7",
        "play point",
    ] {
        let refusal = nonsense.parse::<Action>().map_err(|refusal| refusal.key);
        assert_eq!(refusal, Err("refusal-unreadable"), "{nonsense}");
    }
    assert!("20 wool".parse::<Cards>().is_err());
}
