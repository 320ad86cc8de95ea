//! The island: sea, coast, land, numbers, harbours, and the chart's lines that name the corners.

use render::{
    Color, Fill, Group, Node, Path, Point, Rect, Role, Shadow, Shape, Stroke, Terrain, TextBox, Tile, Weight,
    theme::{INK, LAST_MOVE, LAST_MOVE_EDGE},
};

use super::super::board::{Corner, Edge, Hex};
use super::super::cards::Resource;
use super::super::land::Harbour;
use super::super::view::View;
use super::icons;
use crate::core::Words;

/// From a hex's centre to its corners, in pixels.
const RADIUS: f32 = 74.0;
/// Half the width of a hex: the distance of two columns. In whole pixels, as the rows are too: what is drawn alike becomes equal
/// pixels, and equal pixels make a small file.
const HALF: f32 = 64.0;

const DEEP: Color = Color::hex(0x2F6C94);
const SHALLOW: [(f32, Color); 3] =
    [(78.0, Color::hex(0x4E90B5)), (52.0, Color::hex(0x79B3CC)), (32.0, Color::hex(0xA9D3DC))];
const SAND: Color = Color::hex(0xEBDCAE);
const IVORY: Color = Color::hex(0xFBF3DF);

/// The island on the sheet: where everything lies.
pub(super) struct Island<'a> {
    pub(super) view: &'a View,
    sea: Rect,
    center: Point,
}

/// The pattern of a terrain.
fn ground(terrain: Option<Resource>) -> Terrain {
    match terrain {
        Some(Resource::Wood) => Terrain::Forest,
        Some(Resource::Brick) => Terrain::Hills,
        Some(Resource::Wool) => Terrain::Pasture,
        Some(Resource::Grain) => Terrain::Fields,
        Some(Resource::Ore) => Terrain::Mountains,
        None => Terrain::Desert,
    }
}

impl<'a> Island<'a> {
    /// Lays the island in the middle of the sea.
    pub(super) fn new(sea: Rect, view: &'a View) -> Self {
        let center = sea.center();
        Island { view, sea, center: Point::new(center.x.round(), center.y.round()) }
    }

    /// The middle of a hex.
    pub(super) fn hex(&self, hex: Hex) -> Point {
        let (row, column) = hex.position();
        self.center.offset((f32::from(column) - 6.0) * HALF, (f32::from(row) - 2.0) * RADIUS * 1.5)
    }

    /// A corner: the upper and lower ones of a zigzag row take turns.
    pub(super) fn corner(&self, corner: Corner) -> Point {
        let (row, column) = corner.position();
        let lift = if (row + column) % 2 == 0 { 1.0 } else { 0.5 };
        let y = (f32::from(row) - 2.0) * 1.5 - lift;
        self.center.offset((f32::from(column) - 6.0) * HALF, y * RADIUS)
    }

    /// The two ends of an edge.
    pub(super) fn edge(&self, edge: Edge) -> [Point; 2] {
        edge.corners().map(|corner| self.corner(corner))
    }

    /// The outline of a hex, a little smaller by `inset`.
    pub(super) fn outline(&self, hex: Hex, inset: f32) -> Path {
        Path::hexagon_pointed(self.hex(hex), RADIUS - inset)
    }

    /// The place of a hex's letter: at the upper left, clear of pieces.
    fn letter(&self, hex: Hex) -> Point {
        self.hex(hex).offset(-34.0, -26.0)
    }

    /// Draws all that never changes: sea, shallows, beach, land with its numbers, harbours, and the chart: rows and columns at
    /// the rim with faint lines.
    pub(super) fn land(&self) -> Vec<Node> {
        let mut nodes = vec![self.water()];
        let coast = |width: f32, color: Color| {
            let around = Hex::all().map(move |hex| {
                Node::from(Shape::new(self.outline(hex, 0.0)).fill(color).stroke(Stroke::new(color, width)))
            });
            Group::new(around.collect()).into()
        };
        let mut shore: Vec<Node> = SHALLOW.iter().map(|&(width, color)| coast(width, color)).collect();
        shore.push(coast(16.0, SAND));
        nodes.push(Group::new(shore).clip(Path::round_rect(self.sea, 26.0)).into());
        nodes.extend(self.view.land.harbours.iter().flat_map(|&(edge, harbour)| self.harbour(edge, harbour)));
        for hex in Hex::all() {
            let terrain = ground(self.view.land.terrain[hex.index()]);
            let at = self.hex(hex);
            let seed = u32::from(hex.position().0) * 7 + 3;
            let mut tile = Tile::new(terrain, self.outline(hex, 2.5)).seed(seed).flat();
            if matches!(terrain, Terrain::Fields | Terrain::Hills) {
                // Larger ears and bricks than the family's: fewer of them, which a phone shows, too.
                tile = tile.figure(33.0);
            }
            nodes.push(tile.keep_clear(at, 33.0).keep_clear(self.letter(hex), 14.0).node());
        }
        nodes.extend(self.graticule());
        nodes.extend(Hex::all().flat_map(|hex| self.number(hex)));
        nodes
    }

    fn water(&self) -> Node {
        let frame = Path::round_rect(self.sea, 26.0);
        let deep = Fill::Linear {
            from: Point::new(self.sea.x, self.sea.y),
            to: Point::new(self.sea.x, self.sea.bottom()),
            start: DEEP.lighter(0.08),
            end: DEEP.darker(0.12),
        };
        let mut nodes: Vec<Node> = vec![Shape::new(frame.clone()).fill(deep).into()];
        let wave = |x: f32, y: f32| {
            let at = |dx: f32, dy: f32| Point::new(x + dx, y + dy);
            let path =
                Path::curve(&[at(0.0, 0.0), at(9.0, -5.0), at(18.0, 0.0), at(27.0, -5.0), at(36.0, 0.0)]);
            Node::from(Shape::new(path).stroke(Stroke::new(Color::hex(0x9CC7DC).alpha(0.55), 2.0)))
        };
        let rows = (self.sea.h / 54.0) as i32;
        let columns = (self.sea.w / 128.0) as i32;
        for row in 0..rows {
            for column in 0..=columns {
                let shift = if row % 2 == 0 { 14.0 } else { 78.0 };
                let drift = ((row * 7 + column * 13) % 9) as f32 * 3.0;
                let (x, y) = (
                    self.sea.x + shift + column as f32 * 128.0 + drift,
                    self.sea.y + 34.0 + row as f32 * 54.0,
                );
                nodes.push(wave(x, y + (drift * 0.5).floor()));
            }
        }
        let rim = Shape::new(frame.clone()).stroke(Stroke::new(DEEP.darker(0.45), 6.0));
        nodes.push(rim.into());
        Group::new(nodes).clip(frame).into()
    }

    /// Two piers and a sail with the rate; a harbour of one resource shows it.
    fn harbour(&self, edge: Edge, harbour: Harbour) -> Vec<Node> {
        let [one, other] = self.edge(edge);
        let middle = one.lerp(other, 0.5);
        let inland = Hex::all().find(|hex| edge.corners().iter().all(|&end| hex.mask().contains(end)));
        let land = inland.map_or(self.center, |hex| self.hex(hex));
        let out = middle.distance(land).max(1.0);
        // To the left and right there is more room than above and below.
        let reach = if (middle.y - land.y).abs() < 1.0 { 48.0 } else { 40.0 };
        let at = middle.offset((middle.x - land.x) / out * reach, (middle.y - land.y) / out * reach);
        let pier = |end: Point| {
            let path = Path::line(end.lerp(at, 0.12), end.lerp(at, 0.72));
            let line = |color, width| Node::from(Shape::new(path.clone()).stroke(Stroke::new(color, width)));
            [line(Color::hex(0x4A3220), 9.0), line(Color::hex(0xB98A58), 5.0)]
        };
        let mut nodes: Vec<Node> = [one, other].into_iter().flat_map(pier).collect();
        let shadow = Shadow { dx: 0.0, dy: 3.0, blur: 5.0, color: Color::BLACK.alpha(0.4) };
        let disc =
            Shape::new(Path::circle(at, 30.0)).fill(IVORY).stroke(Stroke::new(Color::hex(0x4A3220), 3.0));
        nodes.push(disc.shadow(shadow).into());
        let (text, lift) = match harbour.0 {
            Some(kind) => {
                nodes.push(icons::resource(kind, at.offset(0.0, 13.0), 27.0));
                ("2:1", -10.0)
            }
            None => ("3:1", 0.0),
        };
        let text = TextBox::centered(at.offset(0.0, lift), text, 26.0, Weight::Bold).color(INK).on(IVORY);
        nodes.push(text.role(Role::Vital).into());
        nodes
    }

    /// Draws the work of the dice and the robber.
    pub(super) fn luck(&self) -> Vec<Node> {
        let mut nodes: Vec<Node> = Hex::all().flat_map(|hex| self.rolled(hex)).collect();
        let robber = self.hex(self.view.robber).offset(39.0, 2.0);
        nodes.extend(robber_figure(robber, 56.0, self.view.robbed));
        nodes
    }

    /// The hexes' letters, and the sign of what they yield.
    pub(super) fn letters(&self, words: &dyn Words) -> Vec<Node> {
        let mut nodes = Vec::new();
        for hex in Hex::all() {
            let terrain = self.view.land.terrain[hex.index()].map_or("desert", Resource::word);
            let sign = words.text(&format!("catan-sign-{terrain}"), &[]);
            let sign = TextBox::centered(self.hex(hex).offset(0.0, 49.0), sign, 19.0, Weight::Bold);
            nodes.push(sign.color(Color::WHITE).outline(INK, 2.5).role(Role::Ornament).into());
            let letter =
                TextBox::centered(self.letter(hex), hex.to_string().to_uppercase(), 26.0, Weight::Bold);
            nodes.push(letter.color(Color::WHITE).outline(INK, 3.0).role(Role::Vital).into());
        }
        nodes
    }

    fn graticule(&self) -> Vec<Node> {
        let mut nodes: Vec<Node> = Vec::new();
        let inner = self.sea.inset(6.0);
        let label = |at: Point, text: String| {
            let text = TextBox::centered(at, text, 26.0, Weight::Bold).color(Color::WHITE);
            Node::from(text.outline(DEEP.darker(0.6), 3.0).role(Role::Vital))
        };
        let line = |from: Point, to: Point| {
            let stroke = Stroke::new(Color::WHITE.alpha(0.4), 1.6).dashed(3.0, 7.0);
            Node::from(Shape::new(Path::line(from, to)).stroke(stroke))
        };
        for row in 0..6u8 {
            let corners: Vec<Point> = Corner::all()
                .filter(|corner| corner.position().0 == row)
                .map(|corner| self.corner(corner))
                .collect();
            let y = self.center.y + (f32::from(row) * 1.5 - 3.75) * RADIUS;
            let (left, right) = (inner.x + 16.0, inner.right() - 16.0);
            let ends = (corners.first().map_or(left, |at| at.x), corners.last().map_or(right, |at| at.x));
            nodes.push(line(Point::new(left + 16.0, y), Point::new(ends.0 - 20.0, y)));
            nodes.push(line(Point::new(ends.1 + 20.0, y), Point::new(right - 16.0, y)));
            let name = char::from(b'A' + row).to_string();
            nodes.extend([label(Point::new(left, y), name.clone()), label(Point::new(right, y), name)]);
        }
        for column in 1..=11u8 {
            let x = self.center.x + (f32::from(column) - 6.0) * HALF;
            let ys: Vec<f32> = Corner::all()
                .filter(|corner| corner.position().1 == column)
                .map(|corner| self.corner(corner).y)
                .collect();
            let (top, bottom) = (inner.y + 13.0, inner.bottom() - 13.0);
            let ends = (ys.iter().copied().fold(bottom, f32::min), ys.iter().copied().fold(top, f32::max));
            nodes.push(line(Point::new(x, top + 18.0), Point::new(x, ends.0 - 14.0)));
            nodes.push(line(Point::new(x, ends.1 + 14.0), Point::new(x, bottom - 18.0)));
            nodes.extend([
                label(Point::new(x, top), column.to_string()),
                label(Point::new(x, bottom), column.to_string()),
            ]);
        }
        nodes
    }

    /// The place and size of a hex's number token: 6 and 8 are larger.
    fn token(&self, hex: Hex) -> (Point, f32) {
        let strong = matches!(self.view.land.numbers[hex.index()], 6 | 8);
        (self.hex(hex).offset(0.0, 6.0), if strong { 31.0 } else { 28.0 })
    }

    /// The number token with its pips; 6 and 8 are red.
    fn number(&self, hex: Hex) -> Vec<Node> {
        let number = self.view.land.numbers[hex.index()];
        if number == 0 {
            return Vec::new();
        }
        let strong = number == 6 || number == 8;
        let (at, radius) = self.token(hex);
        let (ink, edge) = if strong { (Color::hex(0xA81E12), 3.5) } else { (INK, 2.0) };
        let shadow = Shadow { dx: 0.0, dy: 3.0, blur: 4.0, color: Color::BLACK.alpha(0.4) };
        let disc =
            Shape::new(Path::circle(at, radius)).fill(IVORY).stroke(Stroke::new(ink, edge)).shadow(shadow);
        let mut nodes: Vec<Node> = vec![disc.into()];
        let size = if strong { 33.0 } else { 29.0 };
        let text = TextBox::centered(at.offset(0.0, -5.0), number.to_string(), size, Weight::Bold)
            .color(ink)
            .on(IVORY);
        nodes.push(text.role(Role::Vital).into());
        let pips = 6 - (i16::from(number) - 7).abs();
        for pip in 0..pips {
            let x = (f32::from(pip) - f32::from(pips - 1) / 2.0) * 7.0;
            nodes.push(Shape::new(Path::circle(at.offset(x, radius - 12.0), 2.6)).fill(ink).into());
        }
        nodes
    }

    /// A golden ring around the number just rolled.
    fn rolled(&self, hex: Hex) -> Vec<Node> {
        let number = self.view.land.numbers[hex.index()];
        let rolled = self.view.dice.is_some_and(|(one, other)| one + other == number);
        if !rolled || self.view.robber == hex {
            return Vec::new();
        }
        let (at, radius) = self.token(hex);
        let ring = |color, width| {
            Node::from(Shape::new(Path::circle(at, radius + 5.5)).stroke(Stroke::new(color, width)))
        };
        vec![ring(LAST_MOVE_EDGE, 9.5), ring(LAST_MOVE, 5.5)]
    }
}

/// The robber: a hooded grey figure; a golden line when it has just come.
fn robber_figure(foot: Point, height: f32, fresh: bool) -> Vec<Node> {
    let at = |x: f32, y: f32| foot.offset(x * height, (y + 0.4) * height);
    let cloak = Path::new()
        .move_to(at(-0.34, 0.0).x, at(-0.34, 0.0).y)
        .cubic_to(
            at(-0.30, -0.45).x,
            at(0.0, -0.45).y,
            at(-0.12, -0.5).x,
            at(0.0, -0.58).y,
            at(-0.17, 0.0).x,
            at(0.0, -0.72).y,
        )
        .cubic_to(
            at(-0.20, 0.0).x,
            at(0.0, -1.02).y,
            at(0.20, 0.0).x,
            at(0.0, -1.02).y,
            at(0.17, 0.0).x,
            at(0.0, -0.72).y,
        )
        .cubic_to(
            at(0.12, 0.0).x,
            at(0.0, -0.58).y,
            at(0.30, 0.0).x,
            at(0.0, -0.45).y,
            at(0.34, 0.0).x,
            at(0.0, 0.0).y,
        )
        .close();
    let mut nodes: Vec<Node> = Vec::new();
    if fresh {
        nodes.push(Shape::new(cloak.clone()).stroke(Stroke::new(LAST_MOVE_EDGE, 14.0)).into());
        nodes.push(Shape::new(cloak.clone()).stroke(Stroke::new(LAST_MOVE, 10.0)).into());
    } else {
        nodes.push(Shape::new(cloak.clone()).stroke(Stroke::new(IVORY, 8.0)).into());
    }
    let shadow = Shadow { dx: 2.0, dy: 4.0, blur: 5.0, color: Color::BLACK.alpha(0.5) };
    nodes.push(
        Shape::new(cloak)
            .fill(Color::hex(0x33363D))
            .stroke(Stroke::new(Color::hex(0x15161A), 3.0))
            .shadow(shadow)
            .into(),
    );
    nodes.push(
        Shape::new(Path::ellipse(at(0.0, -0.72), height * 0.10, height * 0.11))
            .fill(Color::hex(0x0E0F12))
            .into(),
    );
    for x in [-0.04, 0.04] {
        nodes.push(Shape::new(Path::circle(at(x, -0.73), height * 0.022)).fill(LAST_MOVE).into());
    }
    let fold = Path::line(at(0.0, -0.5), at(0.02, -0.06));
    nodes.push(Shape::new(fold).stroke(Stroke::new(Color::hex(0x565A63), 2.0)).into());
    nodes
}
