//! Marks that draw the eye; every style has only one meaning.

use crate::color::Color;
use crate::font::Weight;
use crate::geometry::{Point, Rect};
use crate::look::Look;
use crate::scene::{Group, Node, Path, Plate, Role, Shape, TextBox};
use crate::style::Stroke;
use crate::theme::{EARLIER_MOVE, EARLIER_MOVE_EDGE, INK, LAST_MOVE, LAST_MOVE_EDGE, POINTER, POINTER_EDGE};

/// The opacity of things that are used up or out of reach.
pub(super) const FADED: f32 = 0.45;
/// The largest width of the line around the last move, edges included, in pixels of a picture 1200 wide.
const GOLDEN: f32 = 12.0;
/// Its largest width as a share of the short side of what it marks.
const SHARE: f32 = 0.12;
/// The share of its width that is gold.
const GOLD: f32 = 0.6;

/// How recently a move was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fresh {
    /// The last move of all.
    Last,
    /// The last move of a seat whose next turn is still to come: others have moved since.
    Earlier,
}

impl Fresh {
    /// The colour of the line's edge, and of the line: gold or pale gold.
    pub const fn colors(self) -> (Color, Color) {
        match self {
            Self::Last => (LAST_MOVE_EDGE, LAST_MOVE),
            Self::Earlier => (EARLIER_MOVE_EDGE, EARLIER_MOVE),
        }
    }
}

impl Look {
    /// Marks a move: a golden line with a dark edge around the piece or place, outside of it and thin in proportion to it.
    pub fn moved(self, outline: &Path, fresh: Fresh) -> Node {
        let (edge, gold) = fresh.colors();
        let width = self.last_move_width(outline.bounds());
        let around = outline.grown(width / 2.0);
        let line = |color, width| Node::from(Shape::new(around.clone()).stroke(Stroke::new(color, width)));
        Group::new(vec![line(edge, width), line(gold, width * GOLD)]).into()
    }

    /// The last move of all.
    pub fn last_move(self, outline: &Path) -> Node {
        self.moved(outline, Fresh::Last)
    }

    /// The width of the line around the last move, for an outline of that size.
    pub fn last_move_width(self, outline: Rect) -> f32 {
        self.px(GOLDEN).min(SHARE * outline.w.min(outline.h))
    }

    /// A place that may be chosen: a white ring with the place's coordinate as a badge in it (the same label as in the menu). If the ring
    /// would be narrower than the badge, the badge is the ring.
    pub fn candidate(self, center: Point, radius: f32, label: &str) -> Node {
        let size = self.px(30.0);
        let plate = Plate { pad_x: self.px(8.0), pad_y: self.px(5.0), ..Plate::new(Color::WHITE) };
        let text = TextBox::centered(center, label, size, Weight::Bold).color(INK).role(Role::Vital);
        let text = text.plate(plate.stroke(INK, self.px(2.5))).id(format!("candidate/{label}"));
        let extent = text.extent();
        let mut nodes: Vec<Node> = Vec::new();
        if radius > extent.w.max(extent.h) / 2.0 {
            let line = |color, width| {
                Node::from(
                    Shape::new(Path::circle(center, radius)).stroke(Stroke::new(color, self.px(width))),
                )
            };
            nodes.extend([line(INK, 9.0), line(Color::WHITE, 5.0)]);
        }
        nodes.push(text.into());
        Group::new(nodes).into()
    }

    /// A place that may be chosen, by its own outline instead of a ring; the badge lies at `at`.
    pub fn candidate_outline(self, outline: &Path, at: Point, label: &str) -> Node {
        let line =
            |color, width| Node::from(Shape::new(outline.clone()).stroke(Stroke::new(color, self.px(width))));
        let badge = self.candidate(at, 0.0, label);
        Group::new(vec![line(INK, 9.0), line(Color::WHITE, 5.0), badge]).into()
    }

    /// Something that the text next to the picture mentions: a broken ring around it, as far as the picture reaches.
    pub fn pointer(self, place: Rect, area: Rect) -> Option<Node> {
        let ring = place.inset(-self.px(7.0)).intersection(area.inset(self.px(5.0)))?;
        let path = Path::round_rect(ring, self.px(14.0));
        let line = |stroke| Node::from(Shape::new(path.clone()).stroke(stroke));
        let edge = line(Stroke::new(POINTER_EDGE, self.px(9.0)));
        let broken = line(Stroke::new(POINTER, self.px(5.0)).dashed(self.px(16.0), self.px(10.0)));
        Some(Group::new(vec![edge, broken]).id("pointer").into())
    }

    /// Something used up or out of reach.
    pub fn faded(self, nodes: Vec<Node>) -> Node {
        Group::new(nodes).opacity(FADED).into()
    }
}
