//! What is drawn, in order, with the pixels that each thing may touch and a digest of its looks.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

use super::outline::Outline;
use super::pen::stroked;
use super::raster::Area;
use super::shadow;
use crate::geometry::{Point, Rect, Transform};
use crate::scene::{Digest, TextLayout};
use crate::scene::{Group, Image, Node, Path, Scene, Segment, Shape, TextBox};
use crate::style::{Cap, Join, Stroke};

/// The largest size of a shape that is drawn as one; a larger one with several contours is drawn in parts.
const LARGE: (f32, f32) = (160.0, 80.0);

/// One thing to draw.
pub(super) struct Item<'a> {
    pub(super) what: What<'a>,
    /// From the thing's coordinates to the picture's.
    pub(super) at: Transform,
    /// Nothing is drawn outside of it.
    pub(super) extent: Area,
    /// Items with equal keys and equal parts look alike and have the same place.
    pub(super) key: u64,
    /// The parts of a large shape with several contours: only visible parts are drawn.
    pub(super) parts: Vec<Part>,
}

/// Contours of a shape that are near one another.
pub(super) struct Part {
    /// Nothing of them is drawn outside of it.
    pub(super) extent: Area,
    /// A digest of their looks.
    pub(super) key: u64,
    /// Their steps in the path.
    steps: Range<usize>,
    drawn: OnceLock<Drawn>,
}

impl Part {
    /// Their outlines.
    pub(super) fn drawn(&self, shape: &Shape, at: Transform) -> &Drawn {
        self.drawn.get_or_init(|| Drawn::of(&shape.path.0[self.steps.clone()], shape, at))
    }
}

impl Item<'_> {
    /// The part of the open area in which its parts are filled: the coverage must not depend on parts elsewhere.
    pub(super) fn around_parts(&self, open: Area) -> Area {
        Area { left: origin(self.extent), ..open }
    }
}

pub(super) enum What<'a> {
    Shape(Cow<'a, Shape>, OnceLock<Drawn>),
    Text(&'a TextBox, TextLayout),
    Image(&'a Image),
    /// Cut to an outline and faded.
    Group(Option<&'a Path>, f32, Vec<Item<'a>>),
}

/// The outlines of a shape in the picture.
pub(super) struct Drawn {
    pub(super) fill: Outline,
    pub(super) stroke: Option<Outline>,
}

impl Drawn {
    /// The outlines of some steps of the shape's path.
    pub(super) fn of(steps: &[Segment], shape: &Shape, at: Transform) -> Self {
        let fill = Outline::along(steps, at);
        let stroke = shape.stroke.as_ref().map(|stroke| stroked(&fill, stroke, at.mean_scale()));
        Self { fill, stroke }
    }
}

/// Everything in a picture, from the back to the front.
pub(super) struct List<'a> {
    pub(super) items: Vec<Item<'a>>,
    /// The number of items at the back that rarely change.
    pub(super) fixed: usize,
}

impl<'a> List<'a> {
    pub(super) fn of(scene: &'a Scene) -> Self {
        let mut items = Vec::new();
        let mut fixed = 0;
        for (number, layer) in scene.layers.iter().enumerate() {
            list_nodes(&layer.nodes, Transform::IDENTITY, &mut items);
            if scene.layers[..=number].iter().all(|layer| layer.fixed) {
                fixed = items.len();
            }
        }
        Self { items, fixed }
    }
}

fn list_nodes<'a>(nodes: &'a [Node], at: Transform, items: &mut Vec<Item<'a>>) {
    for node in nodes {
        match node {
            Node::Shape(shape) => items.extend(listed(Cow::Borrowed(shape), at)),
            Node::Text(text) => list_text(text, at, items),
            Node::Image(image) => {
                let mut digest = Digest::at(at);
                digest.image(image);
                let extent = Area::around(at.bounds(image.rect).inset(-1.0));
                items.push(Item {
                    what: What::Image(image),
                    at,
                    extent,
                    key: digest.value(),
                    parts: Vec::new(),
                });
            }
            Node::Group(group) => list_group(group, at, items),
        }
    }
}

fn list_group<'a>(group: &'a Group, at: Transform, items: &mut Vec<Item<'a>>) {
    let at = group.transform.then(at);
    if group.clip.is_none() && group.opacity >= 1.0 {
        return list_nodes(&group.nodes, at, items);
    }
    if group.opacity <= 0.0 {
        return;
    }
    let mut within = Vec::new();
    list_nodes(&group.nodes, at, &mut within);
    let Some(mut extent) = within.iter().map(|item| item.extent).reduce(Area::union) else { return };
    let mut digest = Digest::at(at);
    digest.sheet(group.clip.as_ref(), group.opacity);
    if let Some(clip) = &group.clip {
        let Some(seen) = points(&clip.0, at).and_then(|bounds| extent.intersection(Area::around(bounds)))
        else {
            return;
        };
        extent = seen;
    }
    for item in &within {
        digest.add(item.key);
        item.parts.iter().for_each(|part| digest.add(part.key));
    }
    let what = What::Group(group.clip.as_ref(), group.opacity, within);
    items.push(Item { what, at, extent, key: digest.value(), parts: Vec::new() });
}

fn listed<'a>(shape: Cow<'a, Shape>, at: Transform) -> Option<Item<'a>> {
    let outline = points(&shape.path.0, at)?;
    let width = shape.stroke.as_ref().map_or(0.0, reach) * at.mean_scale();
    let mut bounds = outline.inset(-width - 1.0);
    if let Some(shadow) = shape.shadow {
        bounds = bounds.union(shadow::extent(outline, shadow, at));
    }
    let extent = Area::around(bounds);
    let mut digest = Digest::at(at);
    digest.style(&shape);
    let mut parts = Vec::new();
    if outline.w > LARGE.0 || outline.h > LARGE.1 {
        parts = groups(&shape.path, at)
            .into_iter()
            .map(|(steps, own)| part(&shape.path, at, steps, own, (outline, bounds)))
            .collect();
    }
    if parts.len() < 2 {
        parts.clear();
        digest.path(&shape.path.0);
    } else {
        digest.add(origin(extent) as u64);
    }
    let what = What::Shape(shape, OnceLock::new());
    Some(Item { what, at, extent, key: digest.value(), parts })
}

/// The column from which a shape's parts count their columns: the same one within a picture, no matter how far the shape reaches.
fn origin(extent: Area) -> i32 {
    extent.left.min(0)
}

/// A part of a shape: its stroke reaches as far beyond its contours as the whole shape's does.
fn part(path: &Path, at: Transform, steps: Range<usize>, own: Rect, (outline, bounds): (Rect, Rect)) -> Part {
    let (left, above) = (outline.x - bounds.x, outline.y - bounds.y);
    let (right, below) = (bounds.right() - outline.right(), bounds.bottom() - outline.bottom());
    let own = Rect { x: own.x - left, y: own.y - above, w: own.w + left + right, h: own.h + above + below };
    let mut digest = Digest::at(at);
    digest.path(&path.0[steps.clone()]);
    Part { extent: Area::around(own), key: digest.value(), steps, drawn: OnceLock::new() }
}

fn list_text<'a>(text: &'a TextBox, at: Transform, items: &mut Vec<Item<'a>>) {
    let layout = text.layout();
    if let Some(plate) = &text.plate {
        let path = Path::round_rect(layout.plate_rect(plate), plate.radius);
        let mut shape = Shape::new(path).fill(plate.fill);
        shape.stroke.clone_from(&plate.stroke);
        items.extend(listed(Cow::Owned(shape), at));
    }
    let halo = text.outline.map_or(0.0, |outline| outline.width);
    // Letters with accents, and symbols, reach beyond the lines of the others.
    let letters = layout.letters().inset(-0.5 * layout.size - halo - 2.0);
    let mut digest = Digest::at(at);
    digest.text(text);
    let extent = Area::around(at.bounds(letters));
    items.push(Item { what: What::Text(text, layout), at, extent, key: digest.value(), parts: Vec::new() });
}

/// How far a line reaches beyond its outline.
fn reach(stroke: &Stroke) -> f32 {
    let corner = if stroke.join == Join::Miter { 4.0 } else { 1.0 };
    let end = if stroke.cap == Cap::Square { 1.5 } else { 1.0 };
    stroke.width / 2.0 * f32::max(corner, end)
}

/// The steps of consecutive contours that are near one another, with a rectangle around them; a contour without a move begins where the
/// last one did, and belongs to it.
fn groups(path: &Path, at: Transform) -> Vec<(Range<usize>, Rect)> {
    let mut groups: Vec<(Range<usize>, Rect)> = Vec::new();
    let mut start = 0;
    for contour in path.0.chunk_by(|_, next| !matches!(next, Segment::Move(_))) {
        let end = start + contour.len();
        if let Some(own) = points(contour, at) {
            match groups.last_mut().map(|group| (group.1.union(own), group)) {
                Some((both, group)) if both.w <= LARGE.0 && both.h <= LARGE.1 => {
                    *group = (group.0.start..end, both);
                }
                _ => groups.push((start..end, own)),
            }
        }
        start = end;
    }
    groups
}

/// A rectangle around a path: its points, handles among them.
fn points(path: &[Segment], at: Transform) -> Option<Rect> {
    let (mut low, mut high) = ([f32::MAX; 2], [f32::MIN; 2]);
    let mut hold = |point: Point| {
        let Point { x, y } = at.apply(point);
        (low, high) = ([low[0].min(x), low[1].min(y)], [high[0].max(x), high[1].max(y)]);
    };
    for segment in path {
        match *segment {
            Segment::Move(p) | Segment::Line(p) => hold(p),
            Segment::Quad(h, p) => [h, p].into_iter().for_each(&mut hold),
            Segment::Cubic(h, i, p) => [h, i, p].into_iter().for_each(&mut hold),
            Segment::Close => {}
        }
    }
    (low[0] <= high[0]).then(|| Rect::new(low[0], low[1], high[0] - low[0], high[1] - low[1]))
}
