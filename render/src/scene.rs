//! The picture as plain data: layers of nodes.

mod check;
#[cfg(feature = "paint")]
mod content;
mod mark;
mod node;
mod path;
#[cfg(test)]
mod tests;
mod text;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use check::Problem;
#[cfg(feature = "paint")]
pub(crate) use content::Digest;
pub use node::{Group, Image, Mark, Node, Shape};
pub(crate) use path::winding;
pub use path::{Path, Segment};
#[cfg(feature = "paint")]
pub(crate) use text::TextLayout;
pub use text::{Align, Fit, Outline, Plate, Role, TextBox};

use crate::geometry::{Rect, Transform};
use crate::theme::{Swatches, Theme};

/// A whole picture: what a painter turns into a PNG and what tests look at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// The palette that the picture is made for.
    pub theme: Theme,
    /// The colours that its palette has in addition to those of the theme.
    #[serde(skip)]
    pub swatches: Swatches,
    /// From the back to the front.
    pub layers: Vec<Layer>,
}

impl Scene {
    /// The side of a public table picture.
    pub const TABLE: (u32, u32) = (1200, 1000);
    /// A table that shows four boards.
    pub const BOARDS: (u32, u32) = (1600, 1200);
    /// A private hand.
    pub const HAND: (u32, u32) = (900, 500);

    /// A picture with nothing at all on it: transparent.
    pub fn bare((width, height): (u32, u32), theme: Theme) -> Self {
        Self { width, height, theme, swatches: Swatches::NONE, layers: Vec::new() }
    }

    /// The whole picture.
    pub fn area(&self) -> Rect {
        Rect::new(0.0, 0.0, self.width as f32, self.height as f32)
    }

    /// This picture larger or smaller; no part of it is kept for others.
    #[must_use]
    pub fn scaled(mut self, factor: f32) -> Self {
        let shrunk = |length: u32| (length as f32 * factor).round() as u32;
        let smaller = |layer: Layer| {
            let group = Group::new(layer.nodes).transform(Transform::scale(factor, factor));
            Layer::fresh(vec![group.into()])
        };
        let layers = std::mem::take(&mut self.layers).into_iter().map(smaller).collect();
        Self { width: shrunk(self.width), height: shrunk(self.height), layers, ..self }
    }

    /// Adds what changes rarely (the land, the empty board): a layer that the painter draws once and keeps.
    pub fn fixed(&mut self, nodes: Vec<Node>) {
        self.layers.push(Layer::fixed(nodes));
    }

    /// Adds a node in front of everything so far, in a layer that is drawn anew each time.
    pub fn push(&mut self, node: impl Into<Node>) {
        match self.layers.last_mut() {
            Some(layer) if !layer.fixed => layer.nodes.push(node.into()),
            _ => self.layers.push(Layer::fresh(vec![node.into()])),
        }
    }

    /// Adds several nodes, the last one in front.
    pub fn extend(&mut self, nodes: impl IntoIterator<Item = Node>) {
        for node in nodes {
            self.push(node);
        }
    }

    /// The node with this id, wherever it is; for tests.
    pub fn find(&self, id: &str) -> Option<&Node> {
        self.layers.iter().flat_map(|layer| &layer.nodes).find_map(|node| node.find(id))
    }

    /// Every text box, from the back to the front; for tests.
    pub fn texts(&self) -> Vec<&TextBox> {
        let mut texts = Vec::new();
        for node in self.layers.iter().flat_map(|layer| &layer.nodes) {
            node.collect_texts(&mut texts);
        }
        texts
    }

    /// What its parts show, by their marks; `false` for what is not there to be seen, because nothing is drawn of it or because it
    /// lies partly beyond the frame or under a clip.
    pub fn marks(&self) -> BTreeMap<&str, bool> {
        mark::marks(self)
    }

    /// Draws a ring around whatever is marked so: what the text next to the picture speaks of. What is not there to be seen gets none.
    pub fn point_out(&mut self, what: &[String]) {
        let places: Vec<Rect> = what.iter().flat_map(|what| mark::places(self, what)).collect();
        let (look, area) = (self.look(), self.area());
        let rings = places.into_iter().filter_map(|place| look.pointer(place, area));
        self.extend(rings.collect::<Vec<_>>());
    }

    /// Everything about the picture that a person could not read: see [`Problem`]. Empty for a good picture.
    pub fn check(&self) -> Vec<Problem> {
        check::problems(self)
    }
}

/// Nodes that are drawn together, from the back to the front.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Layer {
    /// Whether the nodes rarely change: the painter keeps what it has painted of them.
    pub fixed: bool,
    /// The nodes.
    pub nodes: Vec<Node>,
}

impl Layer {
    /// A layer that changes rarely.
    pub fn fixed(nodes: Vec<Node>) -> Self {
        Self { fixed: true, nodes }
    }

    /// A layer that is drawn anew each time.
    pub fn fresh(nodes: Vec<Node>) -> Self {
        Self { fixed: false, nodes }
    }
}
