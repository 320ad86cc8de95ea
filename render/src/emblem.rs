//! Small figures that several games need, recognisable by their shape alone.

mod beasts;
mod places;

use serde::{Deserialize, Serialize};

pub(crate) use places::{conifer, house, peak};

use crate::color::Color;
use crate::geometry::{Point, Rect, Transform};
use crate::scene::{Group, Node, Path, Shape};
use crate::style::Stroke;

/// The light rim of dark figures.
const RIM: Color = Color::hex(0xFBF6EA);

/// A figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Emblem {
    /// A stag with antlers.
    Deer,
    /// A howling wolf.
    Wolf,
    /// A woolly sheep.
    Sheep,
    /// A cut crystal.
    Crystal,
    /// A village house.
    House,
    /// A mountain with snow.
    Mountain,
    /// A conifer.
    Conifer,
}

impl Emblem {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Deer, Self::Wolf, Self::Sheep, Self::Crystal, Self::House, Self::Mountain, Self::Conifer];

    /// The figure in its own colours, in a square of this size around `center`.
    pub fn node(self, center: Point, size: f32) -> Node {
        let foot = center.offset(0.0, size * 0.43);
        let nodes = match self {
            Self::Deer => placed(rimmed(&beasts::deer()), center, size),
            Self::Wolf => placed(rimmed(&beasts::wolf()), center, size),
            Self::Sheep => placed(rimmed(&beasts::sheep()), center, size),
            Self::Crystal => placed(places::crystal(), center, size),
            Self::House => house(foot, size * 0.8, Color::BRICK),
            Self::Mountain => peak(foot, size * 0.84),
            Self::Conifer => conifer(foot, size * 0.9),
        };
        Group::new(nodes).into()
    }

    /// The figure in one colour, as a sign.
    pub fn silhouette(self, center: Point, size: f32, color: Color) -> Node {
        let figure = match self {
            Self::Deer => Group::new(placed(beasts::deer(), center, size)).into(),
            Self::Wolf => Group::new(placed(beasts::wolf(), center, size)).into(),
            Self::Sheep => Group::new(placed(beasts::sheep(), center, size)).into(),
            _ => self.node(center, size),
        };
        recolored(figure, color)
    }
}

/// Drawings are made in a square of 100 × 100 and put in their place here.
fn placed(drawing: Vec<Shape>, center: Point, size: f32) -> Vec<Node> {
    let scale = size / 100.0;
    let place = Rect::around(center, size, size);
    let transform = Transform::scale(scale, scale).then(Transform::translate(place.x, place.y));
    let put = |mut shape: Shape| {
        shape.path = shape.path.transformed(transform);
        if let Some(stroke) = &mut shape.stroke {
            stroke.width *= scale;
        }
        Node::Shape(shape)
    };
    drawing.into_iter().map(put).collect()
}

/// A light rim around a dark drawing, for dark ground. The drawing is made smaller by as much.
fn rimmed(drawing: &[Shape]) -> Vec<Shape> {
    let shrink = Transform::scale(0.92, 0.92).then(Transform::translate(4.0, 4.0));
    let smaller = |shape: &Shape| Shape { path: shape.path.transformed(shrink), ..shape.clone() };
    let drawing: Vec<Shape> = drawing.iter().map(smaller).collect();
    let rim = |shape: &Shape| {
        let width = shape.stroke.as_ref().map_or(0.0, |stroke| stroke.width) + 6.0;
        Shape::new(shape.path.clone()).stroke(Stroke::new(RIM, width))
    };
    drawing.iter().map(rim).chain(drawing.iter().cloned()).collect()
}

fn recolored(node: Node, color: Color) -> Node {
    match node {
        Node::Shape(mut shape) => {
            shape.fill = shape.fill.map(|_| color.into());
            if let Some(stroke) = &mut shape.stroke {
                stroke.color = color;
            }
            shape.into()
        }
        Node::Group(mut group) => {
            group.nodes = group.nodes.into_iter().map(|node| recolored(node, color)).collect();
            group.into()
        }
        other => other,
    }
}

/// A filled drawing.
fn area(data: &str, color: u32) -> Shape {
    Shape::new(Path::drawn(data)).fill(Color::hex(color))
}

/// A drawn line.
fn line(data: &str, color: u32, width: f32) -> Shape {
    Shape::new(Path::drawn(data)).stroke(Stroke::new(Color::hex(color), width))
}

#[cfg(test)]
mod tests;
