//! What a picture shows according to its marks, and whether that is visible.

use std::collections::BTreeMap;

use super::Scene;
use super::check::Surroundings;
use super::node::{Group, Mark, Node};
use super::path::winding;
use crate::geometry::{Point, Rect};

/// Rounding of positions that hides nothing, in pixels.
const SLACK: f32 = 1.0;

/// Every mark of the scene, and whether the thing is visible: drawn, within the frame, cut by no clip around it.
pub(super) fn marks(scene: &Scene) -> BTreeMap<&str, bool> {
    let mut marks = BTreeMap::new();
    for layer in &scene.layers {
        collect(&layer.nodes, &Surroundings::default(), scene.area(), &mut marks);
    }
    marks
}

/// The place of everything with that mark that is visible, in the picture's coordinates.
pub(super) fn places(scene: &Scene, what: &str) -> Vec<Rect> {
    let mut places = Vec::new();
    for layer in &scene.layers {
        find(&layer.nodes, &Surroundings::default(), what, &mut places);
    }
    places
}

fn find(nodes: &[Node], around: &Surroundings, what: &str, places: &mut Vec<Rect>) {
    for node in nodes {
        let Node::Group(group) = node else { continue };
        let within = around.within(group);
        let marked = group.marks.iter().filter(|mark| mark.what == what && !within.hidden);
        places
            .extend(marked.filter_map(|mark| place(group, mark)).map(|place| around.transform.bounds(place)));
        find(&group.nodes, &within, what, places);
    }
}

fn collect<'a>(nodes: &'a [Node], around: &Surroundings, frame: Rect, marks: &mut BTreeMap<&'a str, bool>) {
    for node in nodes {
        let Node::Group(group) = node else { continue };
        let within = around.within(group);
        for mark in &group.marks {
            let place = place(group, mark).filter(|_| !within.hidden);
            let seen = place.is_some_and(|place| is_whole(around.transform.bounds(place), around, frame));
            // A thing that is drawn twice is shown if one of the drawings is complete.
            *marks.entry(&mark.what).or_default() |= seen;
        }
        collect(&group.nodes, &within, frame, marks);
    }
}

/// The place of the marked thing in the coordinates of the group's parent; `None` if nothing is drawn there.
fn place(group: &Group, mark: &Mark) -> Option<Rect> {
    let drawn = group.nodes.iter().filter_map(drawn).reduce(Rect::union)?;
    // The thing ends where the group's own clip cuts it.
    let drawn = match &group.clip {
        Some(clip) => drawn.intersection(clip.bounds())?,
        None => drawn,
    };
    let place = mark.area.unwrap_or(drawn);
    drawn.encloses(place, SLACK).then(|| group.transform.bounds(place))
}

/// The rectangle that a node's colours reach, without its shadow; `None` if nothing of it is visible.
fn drawn(node: &Node) -> Option<Rect> {
    match node {
        Node::Shape(shape) => (shape.fill.is_some() || shape.stroke.is_some()).then(|| shape.bounds()),
        Node::Text(text) => (!text.text.is_empty()).then(|| text.extent()),
        Node::Image(image) => Some(image.rect),
        Node::Group(group) => {
            let whole = Mark { what: String::new(), area: None };
            if group.opacity > 0.0 { place(group, &whole) } else { None }
        }
    }
}

/// Whether the picture and all clips around leave the place complete. Round things may reach into round corners.
fn is_whole(place: Rect, around: &Surroundings, frame: Rect) -> bool {
    let (center, inner) = (place.center(), place.inset(SLACK));
    let rim = (0..8).map(|step| {
        let (sin, cos) = (45.0 * step as f32).to_radians().sin_cos();
        center.offset(inner.w / 2.0 * cos, inner.h / 2.0 * sin)
    });
    let rim: Vec<Point> = rim.collect();
    frame.encloses(place, SLACK)
        && around.clips.iter().all(|clip| rim.iter().all(|&point| winding(clip, point) != 0))
}
