//! The island is drawn whole.

use render::Theme;

use super::super::components::board::{Edge, Hex};
use super::*;
use conformance::{Library, Names};
use rules::Viewer;
use tabletop::{AnyTable, Picture, Table};

/// The edges with land at one side only.
fn coast() -> Vec<Edge> {
    let land = |edge: &Edge| {
        Hex::all().filter(|hex| edge.corners().iter().all(|&end| hex.mask().contains(end))).count()
    };
    Edge::all().filter(|edge| land(edge) == 1).collect()
}

/// Harbours for an island, as the option writes them, on edges that meet nowhere: first on those that are still `left`.
fn harbours(left: &mut Vec<Edge>) -> String {
    let mut chosen: Vec<Edge> = Vec::new();
    for edge in left.iter().copied().chain(coast()) {
        let meets = |other: &Edge| other.corners().iter().any(|corner| edge.corners().contains(corner));
        if chosen.len() < 9 && !chosen.iter().any(meets) {
            chosen.push(edge);
        }
    }
    left.retain(|edge| !chosen.contains(edge));
    let kinds = ["any", "wood", "any", "brick", "wool", "any", "grain", "any", "ore"];
    let written: Vec<String> =
        chosen.iter().zip(kinds).map(|(edge, kind)| format!("{kind}@{edge}")).collect();
    written.join(" ")
}

#[test]
fn every_harbour_lies_whole_in_the_sea_wherever_it_is() {
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    let mut layouts: Vec<String> =
        ["beginner", "fixed", "variable"].map(|layout| format!("layout {layout}")).into();
    let mut left = coast();
    assert_eq!(left.len(), 30);
    while !left.is_empty() {
        layouts.push(format!("layout variable, harbours {}", harbours(&mut left)));
    }
    assert!(layouts.len() > 5, "every edge has had one");
    for (options, seats) in layouts.iter().flat_map(|options| [(options, 3), (options, 4)]) {
        let table = Table::new(table(seats, options, 3));
        let (public, own) = (table.sight(Viewer::Public), table.sight(Viewer::Seat(Seat(1))));
        let closed = table.closed_sight(Viewer::Public);
        for theme in Theme::ALL {
            let shown = [
                (Picture::Table, public.scene(&words, theme, Picture::Table, None)),
                (Picture::Panel, own.scene(&words, theme, Picture::Panel, None)),
                (Picture::End, closed.ending(&words, theme, None)),
            ];
            for (picture, scene) in shown {
                let marks = scene.marks();
                let whole = marks.iter().filter(|(what, whole)| what.starts_with("harbour") && **whole);
                assert_eq!(whole.count(), 9, "{options}, {picture:?}");
            }
        }
    }
}
