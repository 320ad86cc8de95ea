//! The nodes of a picture.

use serde::{Deserialize, Serialize};

use super::path::Path;
use super::text::TextBox;
use crate::geometry::{Point, Rect, Transform};
use crate::style::{Fill, Shadow, Stroke};

/// One thing that is drawn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Node {
    /// An outline, filled, stroked or both.
    Shape(Shape),
    /// A text in a box.
    Text(TextBox),
    /// Several nodes moved, clipped or faded together.
    Group(Group),
    /// Pixels.
    Image(Image),
}

/// An outline, filled, stroked or both; the stroke lies on the fill, the shadow beneath.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Shape {
    /// The outline.
    pub path: Path,
    /// The fill.
    pub fill: Option<Fill>,
    /// The line along it.
    pub stroke: Option<Stroke>,
    /// The shadow on the ground.
    pub shadow: Option<Shadow>,
    /// Names the shape for tests.
    pub id: Option<String>,
}

impl Shape {
    /// An outline that is not visible yet.
    pub fn new(path: Path) -> Self {
        Self { path, fill: None, stroke: None, shadow: None, id: None }
    }

    /// With a fill.
    #[must_use]
    pub fn fill(self, fill: impl Into<Fill>) -> Self {
        Self { fill: Some(fill.into()), ..self }
    }

    /// With a line.
    #[must_use]
    pub fn stroke(self, stroke: Stroke) -> Self {
        Self { stroke: Some(stroke), ..self }
    }

    /// With a shadow.
    #[must_use]
    pub fn shadow(self, shadow: Shadow) -> Self {
        Self { shadow: Some(shadow), ..self }
    }

    /// With a name for tests.
    #[must_use]
    pub fn id(self, id: impl Into<String>) -> Self {
        Self { id: Some(id.into()), ..self }
    }

    /// The rectangle that fill and stroke reach; the shadow is not counted.
    pub fn bounds(&self) -> Rect {
        let reach = self.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
        self.path.bounds().inset(-reach)
    }
}

/// What a group shows. It draws nothing: a picture has the same bytes without it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mark {
    /// The thing shown: "road c3-c4".
    pub what: String,
    /// The part of the group that shows it, in the nodes' coordinates; `None` for everything that they draw.
    pub area: Option<Rect>,
}

/// Several nodes moved, clipped or faded together. The clip is in the coordinates of the children.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Group {
    /// From the children's coordinates to the parent's.
    pub transform: Transform,
    /// 1 = as drawn, 0 = invisible; the group fades as a whole.
    pub opacity: f32,
    /// Only what lies inside is drawn.
    pub clip: Option<Path>,
    /// From the back to the front.
    pub nodes: Vec<Node>,
    /// Names the group for tests.
    pub id: Option<String>,
    /// What the group shows.
    pub marks: Vec<Mark>,
}

impl Group {
    /// Nodes as they are.
    pub fn new(nodes: Vec<Node>) -> Self {
        Self { transform: Transform::IDENTITY, opacity: 1.0, clip: None, nodes, id: None, marks: Vec::new() }
    }

    /// Moved, turned or scaled, after earlier transforms.
    #[must_use]
    pub fn transform(self, transform: Transform) -> Self {
        Self { transform: self.transform.then(transform), ..self }
    }

    /// Moved by (x, y).
    #[must_use]
    pub fn translate(self, x: f32, y: f32) -> Self {
        self.transform(Transform::translate(x, y))
    }

    /// Turned clockwise around a point of the parent.
    #[must_use]
    pub fn rotate_at(self, degrees: f32, center: Point) -> Self {
        self.transform(Transform::rotate_at(degrees, center))
    }

    /// Faded as a whole.
    #[must_use]
    pub fn opacity(self, opacity: f32) -> Self {
        Self { opacity, ..self }
    }

    /// With a mark of what all of it shows.
    #[must_use]
    pub fn shows(mut self, what: impl Into<String>) -> Self {
        self.marks.push(Mark { what: what.into(), area: None });
        self
    }

    /// With marks of what its parts show, each with its place in the children's coordinates.
    #[must_use]
    pub fn shows_at(mut self, parts: impl IntoIterator<Item = (String, Rect)>) -> Self {
        self.marks.extend(parts.into_iter().map(|(what, area)| Mark { what, area: Some(area) }));
        self
    }

    /// Cut to an outline given in the children's coordinates.
    #[must_use]
    pub fn clip(self, path: Path) -> Self {
        Self { clip: Some(path), ..self }
    }

    /// With a name for tests.
    #[must_use]
    pub fn id(self, id: impl Into<String>) -> Self {
        Self { id: Some(id.into()), ..self }
    }
}

/// Pixels, stretched to a rectangle. Rarely needed: shapes are smaller and sharper.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Image {
    /// The rectangle that it fills.
    pub rect: Rect,
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Red, green, blue, alpha (straight) per pixel, row by row: `width * height * 4` bytes.
    pub rgba: Vec<u8>,
}

impl Node {
    /// The node with this id: this one or one inside.
    pub fn find(&self, id: &str) -> Option<&Self> {
        let own = match self {
            Self::Shape(shape) => &shape.id,
            Self::Text(text) => &text.id,
            Self::Group(group) => &group.id,
            Self::Image(_) => &None,
        };
        if own.as_deref() == Some(id) {
            return Some(self);
        }
        match self {
            Self::Group(group) => group.nodes.iter().find_map(|node| node.find(id)),
            _ => None,
        }
    }

    /// The rectangle that anything drawn by this node may touch, shadows included, in its parent's coordinates.
    pub fn extent(&self) -> Rect {
        match self {
            Self::Shape(shape) => {
                let bounds = shape.bounds();
                shape.shadow.map_or(bounds, |shadow| {
                    bounds.union(bounds.offset(shadow.dx, shadow.dy).inset(-2.0 * shadow.blur))
                })
            }
            Self::Text(text) => text.extent(),
            Self::Image(image) => image.rect,
            Self::Group(group) => {
                let inner = group.nodes.iter().map(Self::extent).reduce(Rect::union).unwrap_or_default();
                let seen = match &group.clip {
                    Some(clip) => inner.intersection(clip.bounds()).unwrap_or_default(),
                    None => inner,
                };
                group.transform.bounds(seen)
            }
        }
    }

    pub(super) fn collect_texts<'a>(&'a self, texts: &mut Vec<&'a TextBox>) {
        match self {
            Self::Text(text) => texts.push(text),
            Self::Group(group) => group.nodes.iter().for_each(|node| node.collect_texts(texts)),
            Self::Shape(_) | Self::Image(_) => {}
        }
    }
}

impl From<Shape> for Node {
    fn from(shape: Shape) -> Self {
        Self::Shape(shape)
    }
}

impl From<TextBox> for Node {
    fn from(text: TextBox) -> Self {
        Self::Text(text)
    }
}

impl From<Group> for Node {
    fn from(group: Group) -> Self {
        Self::Group(group)
    }
}

impl From<Image> for Node {
    fn from(image: Image) -> Self {
        Self::Image(image)
    }
}
