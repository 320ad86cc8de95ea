//! Problems of a picture: parts that a person could not read.

use std::fmt;

use super::Scene;
use super::node::{Group, Node, Shape};
use super::path::{Path, winding};
use super::text::{BELOW, Role, TextBox};
use crate::color::Color;
use crate::geometry::{Point, Rect, Transform};
use crate::style::Fill;

/// The largest harmless rounding of positions, in pixels.
const SLACK: f32 = 0.75;
/// The least contrast of text to its ground (WCAG 2, AA).
const CONTRAST: f32 = 4.5;
/// The width for which the smallest sizes of [`Role`] are meant.
const NORMAL_WIDTH: f32 = 1200.0;

/// Something that a person could not read. `what` is the node's id, else its text, else its kind.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// A node reaches beyond the picture.
    Outside {
        /// The node.
        what: String,
        /// Its place.
        bounds: Rect,
    },
    /// Two texts lie on each other.
    Overlap {
        /// The one at the back.
        first: String,
        /// The one in front.
        second: String,
    },
    /// A text does not fit its box.
    Overflow {
        /// The text.
        what: String,
    },
    /// A text is cut by the clip of a group.
    Clipped {
        /// The text.
        what: String,
    },
    /// A text lies under a shape that is drawn later.
    Covered {
        /// The text.
        what: String,
        /// The shape in front of it.
        by: String,
    },
    /// A text is hard to tell from its plate, outline or declared ground.
    Contrast {
        /// The text.
        what: String,
        /// The ratio found; 4.5 is needed.
        ratio: f32,
    },
    /// A text is too small for its role on a phone.
    Small {
        /// The text.
        what: String,
        /// Its size in the picture.
        size: f32,
        /// The least size for its role.
        least: f32,
    },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Outside { what, bounds: Rect { x, y, w, h } } => {
                write!(f, "{what} reaches beyond the picture: {w:.0}×{h:.0} at {x:.0}, {y:.0}")
            }
            Self::Overlap { first, second } => write!(f, "{first} and {second} overlap"),
            Self::Overflow { what } => write!(f, "{what} does not fit its box"),
            Self::Clipped { what } => write!(f, "{what} is clipped"),
            Self::Covered { what, by } => write!(f, "{what} is covered by {by}"),
            Self::Contrast { what, ratio } => write!(f, "{what} has a contrast of {ratio:.1} only"),
            Self::Small { what, size, least } => write!(f, "{what} has size {size:.0}, needs {least:.0}"),
        }
    }
}

/// Goes through the scene from the back to the front.
pub(super) fn problems(scene: &Scene) -> Vec<Problem> {
    let mut check = Check { frame: scene.area(), problems: Vec::new(), texts: Vec::new() };
    for layer in &scene.layers {
        check.nodes(&layer.nodes, &Surroundings::default());
    }
    check.problems
}

/// The effect on a node of the groups around it.
#[derive(Clone, Default)]
pub(super) struct Surroundings {
    pub(super) transform: Transform,
    pub(super) clips: Vec<Vec<Vec<Point>>>,
    faint: bool,
    pub(super) hidden: bool,
}

/// A text seen so far, in the picture's coordinates.
struct Seen {
    what: String,
    corners: [Point; 4],
    covered: bool,
}

struct Check {
    frame: Rect,
    problems: Vec<Problem>,
    texts: Vec<Seen>,
}

impl Check {
    fn nodes(&mut self, nodes: &[Node], state: &Surroundings) {
        for node in nodes {
            match node {
                Node::Shape(shape) => self.shape(shape, state),
                Node::Text(text) => self.text(text, state),
                Node::Group(group) => self.nodes(&group.nodes, &state.within(group)),
                Node::Image(image) => {
                    self.inside(image.rect, state, || "image".to_owned());
                    self.cover(&Path::rect(image.rect), state, "image");
                }
            }
        }
    }

    fn shape(&mut self, shape: &Shape, state: &Surroundings) {
        let name = || shape.id.clone().unwrap_or_else(|| "shape".to_owned());
        self.inside(shape.bounds(), state, name);
        let opacity = shape.fill.map_or(0, |fill| match fill {
            Fill::Solid(color) => color.a,
            Fill::Linear { start, end, .. } => start.a.min(end.a),
        });
        if opacity > 96 && !state.faint {
            self.cover(&shape.path, state, &name());
        }
    }

    /// Notes nodes beyond the frame. What a clip hides does not count.
    fn inside(&mut self, bounds: Rect, state: &Surroundings, what: impl FnOnce() -> String) {
        let visible = state.clips.iter().try_fold(state.transform.bounds(bounds), |bounds, clip| {
            bounds.intersection(Rect::enclosing(clip.iter().flatten().copied())?)
        });
        if let Some(bounds) = visible
            && !self.frame.encloses(bounds, SLACK)
        {
            self.problems.push(Problem::Outside { what: what(), bounds });
        }
    }

    /// Notes texts that lie beneath the filled outline.
    fn cover(&mut self, path: &Path, state: &Surroundings, by: &str) {
        let Some(bounds) = visible_bounds(path, state) else { return };
        let mut outline = None;
        for text in self.texts.iter_mut().filter(|text| !text.covered) {
            let near = Rect::enclosing(text.corners).and_then(|place| place.intersection(bounds));
            if near.is_none() {
                continue;
            }
            let outline = outline.get_or_insert_with(|| path.transformed(state.transform).flatten());
            let hidden = |point: &Point| {
                winding(outline, *point) != 0 && state.clips.iter().all(|clip| winding(clip, *point) != 0)
            };
            if samples(text.corners).any(|point| hidden(&point)) {
                text.covered = true;
                self.problems.push(Problem::Covered { what: text.what.clone(), by: by.to_owned() });
            }
        }
    }

    fn text(&mut self, text: &TextBox, state: &Surroundings) {
        let what = text.id.clone().unwrap_or_else(|| format!("“{}”", text.text));
        let layout = text.layout();
        let extent = layout.extent(text);
        self.inside(extent, state, || what.clone());
        if text.role == Role::Ornament || layout.letters().w <= 0.0 {
            return;
        }
        if !layout.fits {
            self.problems.push(Problem::Overflow { what: what.clone() });
        }
        // Numbers reach no lower than the line they stand on.
        let is_number = text.text.chars().all(|c| c.is_ascii_digit() || "+−–:".contains(c));
        let low = if is_number && text.plate.is_none() { BELOW * layout.size } else { 0.0 };
        let taken = Rect { h: extent.h - low, ..extent };
        let corners = taken.corners().map(|corner| state.transform.apply(corner));
        let letters = layout.letters().inset(1.0).corners().map(|corner| state.transform.apply(corner));
        if state.clips.iter().any(|clip| letters.iter().any(|&corner| winding(clip, corner) == 0)) {
            self.problems.push(Problem::Clipped { what: what.clone() });
        }
        self.contrast(text, &what);
        let size = layout.size * state.transform.mean_scale();
        let normal = if text.role == Role::Vital { 26.0 } else { 18.0 };
        let least = normal * self.frame.w / NORMAL_WIDTH;
        if size < least - 0.01 {
            self.problems.push(Problem::Small { what: what.clone(), size, least });
        }
        for seen in self.texts.iter().filter(|seen| overlap(&seen.corners, &corners)) {
            self.problems.push(Problem::Overlap { first: seen.what.clone(), second: what.clone() });
        }
        self.texts.push(Seen { what, corners, covered: false });
    }

    fn contrast(&mut self, text: &TextBox, what: &str) {
        let plate = text.plate.as_ref().map(|plate| plate.fill.over(text.on.unwrap_or(Color::WHITE)));
        let Some(ground) = plate.or(text.outline.map(|outline| outline.color)).or(text.on) else { return };
        let ratio = text.color.over(ground).contrast(ground);
        if ratio < CONTRAST {
            self.problems.push(Problem::Contrast { what: what.to_owned(), ratio });
        }
    }
}

impl Surroundings {
    pub(super) fn within(&self, group: &Group) -> Self {
        let transform = group.transform.then(self.transform);
        let mut clips = self.clips.clone();
        clips.extend(group.clip.as_ref().map(|clip| clip.transformed(transform).flatten()));
        let (faint, hidden) = (self.faint || group.opacity < 0.35, self.hidden || group.opacity <= 0.0);
        Self { transform, clips, faint, hidden }
    }
}

fn visible_bounds(path: &Path, state: &Surroundings) -> Option<Rect> {
    state.clips.iter().try_fold(state.transform.bounds(path.bounds()), |bounds, clip| {
        bounds.intersection(Rect::enclosing(clip.iter().flatten().copied())?)
    })
}

/// A raster of points inside a four-sided box, a little away from its edges.
fn samples(corners: [Point; 4]) -> impl Iterator<Item = Point> {
    let [a, b, c, d] = corners;
    (0..5).flat_map(move |row| {
        let (left, right) = (a.lerp(d, 0.1 + 0.2 * row as f32), b.lerp(c, 0.1 + 0.2 * row as f32));
        (0..9).map(move |column| left.lerp(right, 0.04 + 0.115 * column as f32))
    })
}

/// Whether two convex four-sided boxes share more than a hair, by separating axes.
fn overlap(first: &[Point; 4], second: &[Point; 4]) -> bool {
    [first, second].into_iter().all(|quad| {
        (0..4).all(|side| {
            let (from, to) = (quad[side], quad[(side + 1) % 4]);
            let length = from.distance(to).max(0.001);
            let (nx, ny) = ((to.y - from.y) / length, (from.x - to.x) / length);
            let reach = |corners: &[Point; 4]| {
                let along = corners.map(|corner| corner.x * nx + corner.y * ny);
                (along.into_iter().fold(f32::MAX, f32::min), along.into_iter().fold(f32::MIN, f32::max))
            };
            let ((low, high), (other_low, other_high)) = (reach(first), reach(second));
            high.min(other_high) - low.max(other_low) > SLACK
        })
    })
}
