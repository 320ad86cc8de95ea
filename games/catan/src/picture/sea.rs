//! What never changes: the sea, the coast, the land with its number tokens, the harbours.

use render::theme::INK;
use render::{Color, Group, Node, Path, Point, Role, Shadow, Shape, Stroke, Terrain, TextBox, Tile, Weight};

use super::super::components::board::{Edge, Hex};
use super::super::components::cards::Resource;
use super::super::components::land::Harbour;
use super::icons;
use super::island::{DISC, Island};

/// The open sea: one colour, since a gradient becomes bands in a palette.
pub(super) const DEEP: Color = Color::hex(0x2F6C94);
const SHALLOW: [(f32, Color); 3] =
    [(80.0, Color::hex(0x3A789F)), (56.0, Color::hex(0x5C9BBB)), (34.0, Color::hex(0x8FC3D3))];
const SAND: Color = Color::hex(0xEBDCAE);
pub(super) const IVORY: Color = Color::hex(0xFBF3DF);
const WOOD: Color = Color::hex(0x4A3220);
const RIM: f32 = 3.0;
/// The corner radius of the sea.
const CORNER: f32 = 26.0;

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

impl Island<'_> {
    /// Draws sea, the lines of its chart, shallows, beach, harbours, land and number tokens, cut by the sea's frame.
    pub(super) fn land(&self, chart: Option<Node>) -> Vec<Node> {
        let frame = Path::round_rect(self.sea, CORNER);
        let mut nodes = vec![Shape::new(frame.clone()).fill(DEEP).into()];
        let mut inside = self.waves();
        inside.extend(chart);
        let coast = |width: f32, color: Color| {
            let around = Hex::all().fold(Path::new(), |all, hex| all.and(self.outline(hex, 0.0)));
            Node::from(Shape::new(around).fill(color).stroke(Stroke::new(color, self.px(width))))
        };
        inside.extend(SHALLOW.iter().map(|&(width, color)| coast(width, color)));
        inside.push(coast(16.0, SAND));
        inside.extend(Hex::all().map(|hex| self.tile(hex)));
        nodes.push(Group::new(inside).clip(frame.clone()).into());
        nodes.extend(
            self.view.land.harbours.iter().filter_map(|&(edge, harbour)| self.harbour(edge, harbour)),
        );
        nodes.extend(Hex::all().filter_map(|hex| self.number(hex)));
        nodes.push(Shape::new(frame).stroke(Stroke::new(DEEP.darker(0.45), 6.0)).into());
        nodes
    }

    fn tile(&self, hex: Hex) -> Node {
        let terrain = ground(self.view.land.terrain[hex.index()]);
        let seed = u32::from(hex.position().0) * 7 + 3;
        let mut tile = Tile::new(terrain, self.outline(hex, 2.5)).seed(seed).flat();
        if matches!(terrain, Terrain::Fields | Terrain::Hills) {
            // Larger ears and bricks than the family's: fewer of them, which a phone shows, too.
            tile = tile.figure(self.px(33.0).round());
        }
        let letter = self.spot(hex, -34.0, -26.0);
        if terrain == Terrain::Mountains {
            tile = tile.figure(self.px(25.0).round());
        }
        let tile = tile.keep_clear(self.hex(hex), self.px(33.0)).keep_clear(letter, self.px(14.0)).node();
        let yields = self.view.land.terrain[hex.index()].map_or("desert", Resource::word);
        Group::new(vec![tile]).shows(format!("hex {hex} {yields}")).into()
    }

    fn waves(&self) -> Vec<Node> {
        let mut waves = Path::new();
        for row in 0..(self.sea.h / 54.0) as i32 {
            for column in 0..=(self.sea.w / 128.0) as i32 {
                let shift = if row % 2 == 0 { 14.0 } else { 78.0 };
                let drift = ((row * 7 + column * 13) % 9) as f32 * 3.0;
                let x = self.sea.x + shift + column as f32 * 128.0 + drift;
                let y = self.sea.y + 34.0 + row as f32 * 54.0 + (drift * 0.5).floor();
                let at = |dx: f32, dy: f32| Point::new(x + dx, y + dy);
                let wave = [at(0.0, 0.0), at(9.0, -5.0), at(18.0, 0.0), at(27.0, -5.0), at(36.0, 0.0)];
                waves = waves.and(Path::curve(&wave));
            }
        }
        vec![Shape::new(waves).stroke(Stroke::new(DEEP.mix(Color::hex(0x9CC7DC), 0.45), 2.0)).into()]
    }

    /// Two piers and a sail with the rate; a harbour of one resource shows it.
    fn harbour(&self, edge: Edge, harbour: Harbour) -> Option<Node> {
        let at = self.harbour_place(edge);
        if !self.shows(at, DISC) {
            return None;
        }
        let pier = |end: Point| {
            let path = Path::line(end.lerp(at, 0.12), end.lerp(at, 0.72));
            let line = |color, width| Node::from(Shape::new(path.clone()).stroke(Stroke::new(color, width)));
            [line(WOOD, 9.0), line(Color::hex(0xB98A58), 5.0)]
        };
        let mut nodes: Vec<Node> = self.edge(edge).into_iter().flat_map(pier).collect();
        // The number lies away from the coast, where pieces stand, and between the corners next to it, which are named.
        let [one, other] = self.edge(edge);
        let below = match at.y - self.center.y {
            _ if (one.x - other.x).abs() < 1.0 => -7.0,
            y if y > 0.0 => 13.0,
            _ => -13.0,
        };
        nodes.push(rate(harbour, at, below));
        Some(Group::new(nodes).shows(format!("harbour {edge} {harbour}")).into())
    }

    /// The place of a harbour's disc.
    pub(super) fn harbour_place(&self, edge: Edge) -> Point {
        let [one, other] = self.edge(edge);
        let middle = one.lerp(other, 0.5);
        let inland = Hex::all().find(|hex| edge.corners().iter().all(|&end| hex.mask().contains(end)));
        let land = inland.map_or(self.center, |hex| self.hex(hex));
        let out = middle.distance(land).max(1.0);
        let reach = self.px(45.0).max(52.0);
        middle.offset((middle.x - land.x) / out * reach, (middle.y - land.y) / out * reach)
    }

    /// The figures on a hex's number token.
    pub(super) fn numeral(&self, hex: Hex) -> Option<TextBox> {
        let number = self.view.land.numbers[hex.index()];
        let size = self.px(if matches!(number, 6 | 8) { 34.0 } else { 31.0 }).max(30.0).round();
        let at = self.token(hex).0.offset(0.0, -self.px(5.0));
        (number > 0).then(|| TextBox::centered(at, number.to_string(), size, Weight::Bold))
    }

    /// The number token with its pips; 6 and 8 are red.
    fn number(&self, hex: Hex) -> Option<Node> {
        let number = self.view.land.numbers[hex.index()];
        let (at, radius) = self.token(hex);
        if number == 0 || !self.shows(at, radius) {
            return None;
        }
        let strong = number == 6 || number == 8;
        let (ink, edge) = if strong { (Color::hex(0xA81E12), 3.5) } else { (INK, 2.0) };
        let shadow = Shadow { dx: 0.0, dy: 3.0, blur: 4.0, color: Color::BLACK.alpha(0.4) };
        let disc = Shape::new(Path::circle(at, radius)).fill(IVORY).stroke(Stroke::new(ink, edge));
        let mut nodes: Vec<Node> = vec![disc.shadow(shadow).into()];
        nodes.extend(self.numeral(hex).map(|text| text.color(ink).on(IVORY).role(Role::Vital).into()));
        let pips = 6 - (i16::from(number) - 7).abs();
        let pip = |pip: i16| {
            let x = (f32::from(pip) - f32::from(pips - 1) / 2.0) * radius * 0.24;
            Path::circle(at.offset(x, radius * 0.61), radius * 0.09)
        };
        let pips = (0..pips).map(pip).fold(Path::new(), Path::and);
        nodes.push(Shape::new(pips).fill(ink).into());
        Some(Group::new(nodes).shows(format!("token {hex} {number}")).into())
    }
}

/// A harbour's disc with its rate, so far below the middle if a resource is there, too.
pub(super) fn rate(harbour: Harbour, at: Point, below: f32) -> Node {
    let shadow = Shadow { dx: 0.0, dy: 3.0, blur: 5.0, color: Color::BLACK.alpha(0.4) };
    let disc = Shape::new(Path::circle(at, DISC - RIM / 2.0)).fill(IVORY).stroke(Stroke::new(WOOD, RIM));
    let mut nodes: Vec<Node> = vec![disc.shadow(shadow).into()];
    let (text, lift) = match harbour.0 {
        Some(kind) => {
            let (y, size) = if below.abs() < 8.0 { (19.0, 26.0) } else { (-below, 34.0) };
            nodes.push(icons::resource(kind, at.offset(0.0, y), size));
            ("2:1", below)
        }
        None => ("3:1", 0.0),
    };
    let text = TextBox::centered(at.offset(0.0, lift), text, 30.0, Weight::Bold).color(INK).on(IVORY);
    nodes.push(text.role(Role::Vital).into());
    Group::new(nodes).into()
}
