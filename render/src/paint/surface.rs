//! The seam between scenes and whatever rasterises them.

use crate::{Group, Image, Node, Path, Rect, Shape, TextBox, Transform};

/// Something that can be drawn on. Transforms lead from the node's coordinates to the picture's.
pub trait Surface {
    /// Draws shadow, fill and stroke of an outline.
    fn shape(&mut self, shape: &Shape, at: Transform);

    /// Draws a text with its plate and outline.
    fn text(&mut self, text: &TextBox, at: Transform);

    /// Draws pixels.
    fn image(&mut self, image: &Image, at: Transform);

    /// Starts a sheet of its own for what follows, which touches nothing beyond `bounds` (in the picture's
    /// coordinates). Answers `false`, and starts nothing, when that is wholly out of sight.
    fn begin(&mut self, bounds: Rect) -> bool;

    /// Lays the sheet on what is beneath: cut to the clip, and faded.
    fn end(&mut self, clip: Option<&Path>, at: Transform, opacity: f32);
}

/// Draws the nodes, from the back to the front.
pub fn draw(surface: &mut impl Surface, nodes: &[Node]) {
    draw_within(surface, nodes, Transform::IDENTITY);
}

fn draw_within(surface: &mut impl Surface, nodes: &[Node], at: Transform) {
    for node in nodes {
        match node {
            Node::Shape(shape) => surface.shape(shape, at),
            Node::Text(text) => surface.text(text, at),
            Node::Image(image) => surface.image(image, at),
            Node::Group(group) => draw_group(surface, group, at),
        }
    }
}

fn draw_group(surface: &mut impl Surface, group: &Group, at: Transform) {
    let inner = group.transform.then(at);
    if group.clip.is_none() && group.opacity >= 1.0 {
        return draw_within(surface, &group.nodes, inner);
    }
    let bounds = match &group.clip {
        Some(clip) => Some(clip.bounds()),
        None => group.nodes.iter().map(Node::extent).reduce(Rect::union),
    };
    if let Some(bounds) = bounds
        && group.opacity > 0.0
        && surface.begin(inner.bounds(bounds))
    {
        draw_within(surface, &group.nodes, inner);
        surface.end(group.clip.as_ref(), inner, group.opacity);
    }
}
