//! The tiles in a hand: both faces of each, with their names.

use render::parts::Look;
use render::theme::INK;
use render::{Align, Color, Fit, Group, Node, Path, Point, Rect, Role, Scene, Shape, Stroke, TextBox};

use super::super::components::landscape::Laid;
use super::super::components::posture::{Face, Posture, Quarter};
use super::super::components::tile::{Kind, Tile, Tiles};
use super::super::say::{Say, face_name};
use super::super::view::View;
use super::country;
use super::header::icon;
use super::marks::faced;
use super::plot::{Plot, seed};
use rules::Coordinate;
use tabletop::Frame;

/// The room for the name below a face.
const NAME: f32 = 37.0;
/// The least width of a name.
const NAMED: f32 = 52.0;
/// The height of the line of one's own flock.
const FLOCK: f32 = 62.0;
/// The gap between faces.
const GAP: f32 = 10.0;
/// The most tiles that are drawn in a picture of the usual size.
const MANY: usize = 6;

/// Draws the viewer's hand alone.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let size = if view.hand.len() > MANY { Scene::TABLE } else { Scene::HAND };
    let mut scene = Scene::new(size, frame.theme);
    let content = scene.content();
    let look = Look { unit: 1.0, ..scene.look() };
    if view.hand.is_empty() {
        let text = Say(frame.words).plain("wolves-and-sheep-picture-no-hand");
        let text = TextBox::new(content, text, 26.0).color(scene.theme.muted()).on(scene.theme.background());
        scene.push(text.align(Align::Middle, Align::Middle).fit(Fit::Wrap { max_lines: 3 }));
        return scene;
    }
    let (tiles, below) = content.split_top(content.h - look.px(FLOCK));
    scene.extend(draw(look, Say(frame.words), view.hand, tiles, 240.0, |_| Marking::Plain));
    for (colour, cell) in view.colours.iter().zip(below.grid(view.colours.len().max(1), 1, GAP)) {
        let (sign, words) = cell.split_left(look.px(70.0));
        scene.extend(icon(colour, sign.center(), look.px(60.0)));
        let best = view.survey.best(colour).or(view.survey.largest(colour));
        let text =
            TextBox::new(words, Say(frame.words).flock(colour, best), 24.0).bold().color(scene.theme.ink());
        let text = text.on(scene.theme.background()).align(Align::Start, Align::Middle);
        scene.push(text.fit(Fit::Wrap { max_lines: 2 }));
    }
    scene
}

/// How a face is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Marking {
    Plain,
    Chosen,
    /// It cannot be laid now.
    Faded,
}

/// How faces lie in a room: their side, the pairs in a row, and the faces of a pair side by side and one above the other.
struct Layout {
    side: f32,
    across: usize,
    pair: (usize, usize),
}

impl Layout {
    /// The one with the largest faces. Both faces of a tile stay together: landscape tiles come first.
    fn of(look: Look, faces: usize, rect: Rect, largest: f32) -> Layout {
        let (name, gap, pairs) = (look.px(NAME), look.px(GAP), faces.div_ceil(2));
        let size = |across: usize, (wide, high): (usize, usize)| {
            let (columns, rows) = ((across * wide) as f32, (pairs.div_ceil(across) * high) as f32);
            ((rect.w - gap * (columns - 1.0)) / columns)
                .min(rect.h / rows - name - gap * 0.5)
                .min(look.px(largest))
        };
        let ways = [(2, 1), (1, 2)]
            .into_iter()
            .flat_map(|pair| (1..=pairs.max(1)).map(move |across| (across, pair)));
        let ways = ways.map(|(across, pair)| Layout { side: size(across, pair), across, pair });
        let best = ways.max_by(|one, other| {
            one.side.total_cmp(&other.side).then((other.across, other.pair).cmp(&(one.across, one.pair)))
        });
        best.unwrap_or(Layout { side: 0.0, across: 1, pair: (2, 1) })
    }
}

/// Whether every face of the hand has room for its name.
pub(super) fn has_room(look: Look, hand: Tiles, rect: Rect) -> bool {
    Layout::of(look, hand.iter().flat_map(faces).count(), rect, f32::MAX).side >= look.px(NAMED)
}

/// Draws both faces of each tile as large as they fit; equal faces once.
pub(super) fn draw(
    look: Look,
    say: Say<'_>,
    hand: Tiles,
    rect: Rect,
    largest: f32,
    state: impl Fn(Posture) -> Marking,
) -> Vec<Node> {
    let faces: Vec<Posture> = hand.iter().flat_map(faces).collect();
    let (name, gap) = (look.px(NAME), look.px(GAP));
    let Layout { side, across, pair: (wide, high) } = Layout::of(look, faces.len(), rect, largest);
    let side = side.floor().max(24.0);
    let mut nodes = Vec::new();
    for (index, posture) in faces.into_iter().enumerate() {
        let (pair, second) = (index / 2, index % 2);
        let column = (pair % across * wide + if wide > 1 { second } else { 0 }) as f32;
        let row = (pair / across * high + if high > 1 { second } else { 0 }) as f32;
        let corner = Point::new(
            (rect.x + column * (side + gap)).round(),
            (rect.y + row * (side + name + gap * 0.5)).round(),
        );
        nodes.extend(one(look, say, posture, corner, side, state(posture)));
    }
    nodes
}

/// The faces of a tile that look different.
pub(in super::super) fn faces(tile: Tile) -> impl Iterator<Item = Posture> {
    let count = if tile.kind() == Kind::Landscape { 2 } else { 1 };
    Face::ALL.into_iter().take(count).map(move |face| Posture { tile, face, turn: Quarter::NONE })
}

/// Draws one face with its name below.
fn one(look: Look, say: Say<'_>, posture: Posture, corner: Point, side: f32, state: Marking) -> Vec<Node> {
    let rect = Rect::new(corner.x, corner.y, side, side);
    let mut nodes = vec![tile(say, posture, corner, side)];
    let outline = Path::round_rect(rect, side * 0.07);
    match state {
        Marking::Chosen => {
            nodes.push(Shape::new(outline.clone()).stroke(Stroke::new(INK, look.px(9.0))).into());
            nodes.push(Shape::new(outline).stroke(Stroke::new(Color::WHITE, look.px(5.0))).into());
        }
        Marking::Plain => {
            nodes.push(Shape::new(outline).stroke(Stroke::new(INK.alpha(0.6), look.px(2.0))).into());
        }
        Marking::Faded => nodes = vec![look.faded(nodes)],
    }
    let below = Rect::new(rect.x, rect.bottom() + look.px(1.0), side, look.px(NAME) - look.px(2.0));
    let name = match posture.tile.kind() {
        Kind::Landscape => face_name(posture.tile, posture.face),
        _ => posture.tile.to_string(),
    };
    let ink = if state == Marking::Faded { look.theme.muted() } else { look.theme.ink() };
    let text = TextBox::new(below, name, look.px(30.0).min(side * 0.5).max(look.px(26.0)))
        .bold()
        .color(ink)
        .on(look.theme.background());
    let text = text.align(Align::Middle, Align::Middle).role(Role::Vital);
    nodes.push(text.id(format!("tile/{}{}", posture.tile, posture.face.letter())).into());
    vec![Group::new(nodes).shows(faced(posture)).into()]
}

/// A face by itself, with round corners.
fn tile(say: Say<'_>, posture: Posture, corner: Point, side: f32) -> Node {
    let rect = Rect::new(corner.x, corner.y, side, side);
    let laid = Laid::at(posture, Coordinate::START);
    let plot = Plot::new(posture, false, corner, side, seed(laid));
    Group::new(country::draw(&[plot], side, say, Vec::new())).clip(Path::round_rect(rect, side * 0.07)).into()
}
