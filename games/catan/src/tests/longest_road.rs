//! The longest road, against a search of all ways.

use super::super::apply::award::award_road;
use super::super::components::board::{Corner, CornerSet, Edge, EdgeSet, HEXES, Hex};
use super::super::score::{lengthened, longest};
use super::*;

/// The length of those roads, with others' buildings on those corners.
fn length(roads: &str, barred: &str) -> u8 {
    let mut set = EdgeSet::default();
    roads.split_whitespace().for_each(|edge| set.insert(edge.parse().expect("an edge")));
    let mut corners = CornerSet::default();
    barred.split_whitespace().for_each(|corner| corners.insert(corner.parse().expect("a corner")));
    longest(set, corners)
}

#[test]
fn the_longest_road_counts_every_segment_once() {
    for (what, roads, barred, expected) in [
        ("nothing", "", "", 0),
        ("a straight road", "c1-c2 c2-c3 c3-c4 c4-c5 c5-c6", "", 5),
        ("a fork adds nothing", "c1-c2 c2-c3 c3-c4 c4-c5 c5-c6 c3-d3", "", 5),
        ("the longer branch counts", "c1-c2 c2-c3 c3-c4 c3-d3 d3-d4 d4-d5", "", 5),
        ("two separate roads", "c1-c2 c2-c3 e3-e4 e4-e5 e5-e6", "", 3),
        ("a ring", "c3-c4 c4-c5 c3-d3 d3-d4 d4-d5 c5-d5", "", 6),
        ("a ring with a tail", "c3-c4 c4-c5 c3-d3 d3-d4 d4-d5 c5-d5 c5-c6", "", 7),
        ("a ring with two tails", "c3-c4 c4-c5 c3-d3 d3-d4 d4-d5 c5-d5 c5-c6 c2-c3", "", 7),
        ("a ring beside a short road", "c3-c4 c4-c5 c3-d3 d3-d4 d4-d5 c5-d5 a3-a4", "", 6),
        ("broken in the middle", "c1-c2 c2-c3 c3-c4 c4-c5 c5-c6", "c3", 3),
        ("a building at the end breaks nothing", "c1-c2 c2-c3 c3-c4 c4-c5 c5-c6", "c1 c6", 5),
        ("a ring barred at one corner", "c3-c4 c4-c5 c3-d3 d3-d4 d4-d5 c5-d5", "c3", 6),
        ("a ring barred at two corners", "c3-c4 c4-c5 c3-d3 d3-d4 d4-d5 c5-d5", "c3 d5", 3),
    ] {
        assert_eq!(length(roads, barred), expected, "{what}");
    }
}

/// The longest way on from a corner, by trying every one: the definition itself.
fn tried(from: Corner, left: &[Edge], barred: CornerSet) -> u8 {
    let ways = left.iter().filter(|edge| edge.corners().contains(&from));
    let lengths = ways.map(|edge| {
        let to = edge.corners().into_iter().find(|&end| end != from).expect("an edge has two ends");
        let rest: Vec<Edge> = left.iter().copied().filter(|other| other != edge).collect();
        1 + if barred.contains(to) { 0 } else { tried(to, &rest, barred) }
    });
    lengths.max().unwrap_or(0)
}

#[test]
fn the_quick_measures_agree_with_trying_every_way() {
    let mut chance = Quick::new(7);
    let (mut rings, mut cuts) = (0, 0);
    for _ in 0..120 {
        // Roads around two or three hexes often close rings.
        let ground = (0..3).fold(0, |all, _| all | Hex(chance.below(HEXES) as u8).mask().0);
        let near = |edge: &Edge| edge.corners().into_iter().all(|end| CornerSet(ground).contains(end));
        let mut edges: Vec<Edge> = Edge::all().filter(near).collect();
        let mut barred = CornerSet::default();
        CornerSet(ground).iter().filter(|_| chance.below(12) == 0).for_each(|corner| barred.insert(corner));
        let (mut roads, mut length) = (EdgeSet::default(), 0);
        while roads.len() < 15 && !edges.is_empty() {
            let edge = edges.swap_remove(chance.below(edges.len()));
            roads.insert(edge);
            length = lengthened(length, roads, edge, barred);
            let all: Vec<Edge> = roads.iter().collect();
            let expected = CornerSet(ground).iter().map(|from| tried(from, &all, barred)).max();
            assert_eq!(Some(length), expected, "{roads:?} {barred:?}");
            assert_eq!(longest(roads, barred), length, "{roads:?} {barred:?}");
        }
        let touched = roads.iter().flat_map(Edge::corners).fold(0, |all, end| all | 1 << end.0);
        // Without rings there is a corner more than segments.
        rings += u32::from(CornerSet(touched).len() <= roads.len());
        cuts += u32::from(!barred.misses(CornerSet(touched)));
    }
    assert!(rings > 30 && cuts > 50, "{rings} {cuts}");
}

#[test]
fn the_worked_example_of_the_rulebook() {
    let mut table = blank("");
    // Red: six segments and two forks of one. Orange (amber): seven.
    pave(&mut table, RED, "d2-d3 d3-d4 d4-d5 d5-d6 d6-d7 d7-d8 d4-e4 d6-e6");
    pave(&mut table, AMBER, "b2-b3 b3-b4 b4-b5 b5-b6 b6-b7 b7-b8 b8-b9");
    award_road(&mut table, &mut Vec::new());
    assert_eq!((table.player(RED).length, table.player(AMBER).length), (6, 7));
    assert_eq!(table.longest, Some(AMBER));
    // A red settlement cuts orange's seven into five and two.
    settle(&mut table, RED, "b7");
    award_road(&mut table, &mut Vec::new());
    assert_eq!(table.player(AMBER).length, 5);
    assert_eq!((table.longest, table.visible_points(RED)), (Some(RED), 3));
}

#[test]
fn an_opponents_settlement_or_city_breaks_a_road_and_an_own_one_never() {
    for (owner, lengths) in [(BLUE, (5, 6)), (RED, (3, 4))] {
        for city in [false, true] {
            let mut table = blank("");
            settle(&mut table, owner, "c3");
            if city {
                enlarge(&mut table, owner, "c3");
            }
            pave(&mut table, BLUE, "c1-c2 c2-c3 c3-c4 c4-c5 c5-c6");
            let before = table.player(BLUE).length;
            pave(&mut table, BLUE, "c6-c7");
            assert_eq!((before, table.player(BLUE).length), lengths, "{owner}, a city: {city}");
        }
    }
}

#[test]
fn the_card_needs_five_segments_and_is_taken_only_by_a_longer_road() {
    let mut table = blank("");
    give(&mut table, BLUE, "9 wood 9 brick");
    pave(&mut table, BLUE, "c1-c2 c2-c3 c3-c4 c4-c5");
    settle(&mut table, BLUE, "c1");
    settle(&mut table, RED, "e2");
    award_road(&mut table, &mut Vec::new());
    assert_eq!(table.longest, None);
    let events = table.must(BLUE, "build road c5-c6").events;
    assert!(events.contains(&Event::LongestRoad(Some(BLUE), 5)));
    pave(&mut table, RED, "e2-e3 e3-e4 e4-e5 e5-e6 e6-e7");
    award_road(&mut table, &mut Vec::new());
    assert_eq!(table.longest, Some(BLUE), "as long is not longer");
    pave(&mut table, RED, "e7-e8");
    award_road(&mut table, &mut Vec::new());
    assert_eq!((table.longest, table.visible_points(BLUE)), (Some(RED), 1));
}

#[test]
fn an_own_building_never_breaks_a_road() {
    let mut table = blank("");
    pave(&mut table, BLUE, "c1-c2 c2-c3 c3-c4 c4-c5 c5-c6");
    settle(&mut table, BLUE, "c3");
    assert_eq!(table.player(BLUE).length, 5);
}

/// Three roads; red breaks blue's at the corner where it ends its own road.
fn broken(blue: &str, amber: &str, corner: &str) -> Catan {
    let mut table = blank("");
    settle(&mut table, BLUE, "c1");
    settle(&mut table, AMBER, "e2");
    settle(&mut table, RED, "b2");
    pave(&mut table, BLUE, blue);
    award_road(&mut table, &mut Vec::new());
    pave(&mut table, AMBER, amber);
    pave(&mut table, RED, "b2-b3 b3-b4 b4-c4");
    award_road(&mut table, &mut Vec::new());
    assert_eq!(table.longest, Some(BLUE));
    give(&mut table, RED, "1 wood 1 brick 1 wool 1 grain");
    table.current = RED;
    table.must(RED, &format!("build settlement {corner}"));
    table
}

#[test]
fn after_a_break_the_holder_keeps_it_while_among_the_longest() {
    let table =
        broken("c1-c2 c2-c3 c3-c4 c4-c5 c5-c6 c6-c7 c7-c8 c8-c9", "e2-e3 e3-e4 e4-e5 e5-e6 e6-e7", "c4");
    assert_eq!((table.player(BLUE).length, table.longest), (5, Some(BLUE)));
}

#[test]
fn after_a_break_a_single_longest_road_takes_it() {
    let table = broken("c1-c2 c2-c3 c3-c4 c4-c5 c5-c6 c6-c7", "e2-e3 e3-e4 e4-e5 e5-e6 e6-e7", "c4");
    assert_eq!((table.player(BLUE).length, table.longest), (3, Some(AMBER)));
}

#[test]
fn after_a_break_it_is_set_aside_when_nobody_has_five() {
    let table = broken("c1-c2 c2-c3 c3-c4 c4-c5 c5-c6 c6-c7", "e2-e3 e3-e4", "c4");
    assert_eq!(table.longest, None);
    assert_eq!(table.visible_points(BLUE), 1);
}

#[test]
fn after_a_break_it_is_set_aside_when_several_are_equal() {
    let mut table = blank("");
    for (seat, corner, roads) in [
        (BLUE, "c1", "c1-c2 c2-c3 c3-c4 c4-c5 c5-c6 c6-c7"),
        (AMBER, "e2", "e2-e3 e3-e4 e4-e5 e5-e6 e6-e7"),
        (GREEN, "f3", "f3-f4 f4-f5 f5-f6 f6-f7 f7-f8"),
        (RED, "b2", "b2-b3 b3-b4 b4-c4"),
    ] {
        settle(&mut table, seat, corner);
        pave(&mut table, seat, roads);
        award_road(&mut table, &mut Vec::new());
    }
    give(&mut table, RED, "1 wood 1 brick 1 wool 1 grain");
    table.current = RED;
    let events = table.must(RED, "build settlement c4").events;
    assert!(events.contains(&Event::LongestRoad(None, 5)));
    assert_eq!(table.longest, None);
    // It stays aside until one is alone the longest.
    pave(&mut table, GREEN, "f8-f9");
    award_road(&mut table, &mut Vec::new());
    assert_eq!(table.longest, Some(GREEN));
}
