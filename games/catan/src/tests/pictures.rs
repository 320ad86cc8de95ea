//! What lies where on the pictures.

use conformance::{Library, Names};
use render::{Group, Node, Rect, Scene, Theme};
use rules::{Options, Quick, Seat, Viewer};
use tabletop::{AnyTable, Draft, History, Log, Picture, replay};

use crate::TITLE;

fn log() -> Log {
    include_str!("../../logs/four.log").parse().expect("it is a log")
}

/// The rectangle that a node's colours reach.
fn bounds(node: &Node) -> Option<Rect> {
    match node {
        Node::Shape(shape) => Some(shape.bounds()),
        Node::Text(text) => Some(text.extent()),
        Node::Image(image) => Some(image.rect),
        Node::Group(group) => within(group),
    }
}

fn within(group: &Group) -> Option<Rect> {
    let inner = group.nodes.iter().filter_map(bounds).reduce(Rect::union)?;
    Some(group.transform.bounds(inner))
}

/// The buildings of a picture, and what is drawn over a good part of one.
fn covered(scene: &Scene) -> (usize, Vec<String>) {
    let mut buildings: Vec<(&str, Rect)> = Vec::new();
    let mut covered = Vec::new();
    for node in scene.layers.iter().flat_map(|layer| &layer.nodes) {
        let Some(place) = bounds(node) else { continue };
        for (what, building) in &buildings {
            let hidden = building.intersection(place).map_or(0.0, |both| both.w * both.h);
            if hidden > 0.25 * building.w * building.h {
                covered.push(format!("{what} by {place:?}"));
            }
        }
        if let Node::Group(group) = node {
            let built = |what: &str| ["settlement ", "city "].iter().any(|kind| what.starts_with(kind));
            buildings.extend(
                group
                    .marks
                    .iter()
                    .map(|mark| mark.what.as_str())
                    .filter(|what| built(what))
                    .map(|what| (what, place)),
            );
        }
    }
    (buildings.len(), covered)
}

#[test]
fn nothing_that_a_roll_brought_lies_over_a_building() {
    let words = Library::of(&[TITLE]).speaker(0, Names::Short);
    let (mut looked, mut problems) = (0, Vec::new());
    let look = |table: &dyn AnyTable, _: &tabletop::Entry, _| {
        let (buildings, covered) =
            covered(&table.sight(Viewer::Public).scene(&words, Theme::Paper, Picture::Table, None));
        looked += buildings;
        problems.extend(covered);
    };
    replay(TITLE, &log(), look).expect("it replays");
    assert!(looked > 1000, "{looked} buildings");
    assert!(problems.is_empty(), "{} of {looked}: {:#?}", problems.len(), &problems[..problems.len().min(4)]);
}

#[test]
fn every_corner_where_one_may_found_is_named_wherever_the_harbours_lie() {
    let words = Library::of(&[TITLE]).speaker(0, Names::Short);
    let draft: Draft = Draft::parse("build settlement");
    for seed in 0..60 {
        let options = Options::default().with("layout", "variable");
        let table = TITLE.open(&options, 3, &mut Quick::new(seed)).expect("it is set up");
        let mut founders = Seat::first(3).map(|seat| table.sight(Viewer::Seat(seat)));
        let founder = founders.find(|sight| !sight.menu(&draft, &words).slots.is_empty()).expect("a founder");
        let menu = founder.menu(&draft, &words);
        let scene = founder.scene(&words, Theme::Paper, Picture::Panel, Some(&menu));
        assert_eq!(scene.check(), [], "seed {seed}");
        let named =
            scene.texts().into_iter().filter(|text| menu.candidates.contains(&text.text.to_lowercase()));
        assert_eq!((named.count(), menu.candidates.len()), (54, 54), "seed {seed}");
    }
}

#[test]
fn points_that_somebody_took_from_another_are_told() {
    let words = Library::of(&[TITLE]).speaker(0, Names::Short);
    let history = History::of(TITLE, &log(), Viewer::Public).expect("it replays");
    let lost = history.turnings().iter().filter(|turning| turning.gain < 0);
    let lost: Vec<(i32, String)> = lost.map(|turning| (turning.gain, turning.tell(&words))).collect();
    let told = "Longest Road: Dee builds a settlement on C8. Nobody has the Longest Road now.";
    assert_eq!(lost, [(-2, told.to_owned())]);
}
