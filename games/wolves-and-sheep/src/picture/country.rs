//! Faces drawn together, as one country: meadows with fences, woods, hamlets.

use render::{Color, Node, Path, Point, Shadow, Shape, Stroke, Transform};

use super::super::components::colour::{Colour, Ground};
use super::super::components::print::Area;
use super::super::say::Say;
use super::figure::Figure;
use super::flock::Sheep;
use super::lot::{Scatter, winds};
use super::plot::{Mood, Plot};
use super::wood::Tree;
use super::{figure, flock, wood};

/// The ground of a village.
const YARD: Color = Color::hex(0xDDC08F);
const WOOD_LIGHT: Color = Color::hex(0xC79A63);
const WOOD_DARK: Color = Color::hex(0x5B3F26);

/// Collects what is drawn, from the ground up.
#[derive(Default)]
struct Country {
    floor: Path,
    yard: Path,
    grass: [Path; 4],
    glow: Path,
    danger: Path,
    rails: Path,
    posts: Path,
    feet: Path,
    cobbles: Path,
    bushes: Path,
    whole: Path,
    blades: Path,
    flowers: Path,
    trees: Vec<Tree>,
    sheep: [Vec<Sheep>; 4],
    figures: Vec<Node>,
}

/// Draws faces; `side` is their side in pixels. What is `traced` lies on the ground, below fences and trees.
pub(super) fn draw(plots: &[Plot], side: f32, say: Say<'_>, traced: Vec<Node>) -> Vec<Node> {
    let mut country = Country::default();
    plots.iter().for_each(|plot| country.add(plot));
    country.nodes(side, say, traced)
}

impl Country {
    fn add(&mut self, plot: &Plot) {
        join(&mut self.whole, &Path::rect(plot.lot.rect()));
        for (index, area) in plot.areas.iter().enumerate() {
            let region = index as u8;
            let outline = plot.lot.outline(region);
            match area.ground {
                Ground::Forest => {
                    join(&mut self.floor, &outline);
                    self.plant(plot, &outline, region);
                }
                Ground::Village => {
                    join(&mut self.yard, &outline);
                    self.build(plot, area, &outline);
                }
                Ground::Meadow(colour) => {
                    join(&mut self.grass[colour as usize], &outline);
                    match plot.moods[index] {
                        Mood::Plain => {}
                        Mood::Glows => join(&mut self.glow, &outline),
                        Mood::Unsafe => join(&mut self.danger, &outline),
                    }
                    self.graze(plot, &outline, region, colour);
                }
            }
        }
        for border in plot.lot.borders() {
            let forest = |region: u8| plot.areas[usize::from(region)].ground == Ground::Forest;
            if !forest(border.between.0) && !forest(border.between.1) {
                self.fence(border.curve, plot.lot.side);
            }
        }
        if let Some(figure) = plot.figure {
            self.figures.extend(figure::draw(figure, plot.lot.at(0.5, 0.5), plot.lot.side));
        }
    }

    fn plant(&mut self, plot: &Plot, outline: &Path, region: u8) {
        let lot = &plot.lot;
        let contours = outline.flatten();
        let mut scatter = Scatter::new(lot.seed.wrapping_mul(4) + u32::from(region));
        let clear = matches!(plot.figure, Some(Figure::Wolf | Figure::Hunter | Figure::HunterOnWolf));
        let (columns, rows) = (4, 4);
        for row in 0..rows {
            for column in 0..columns {
                let shift = if row % 2 == 0 { 0.27 } else { 0.73 };
                let x = (column as f32 + shift) / columns as f32 + scatter.around(0.035);
                let y = (row as f32 + 0.62) / rows as f32 + scatter.around(0.03);
                let (tall, round) = (0.35 + scatter.share() * 0.08, scatter.share() < 0.2);
                let foot = lot.at(x, y);
                let (dx, dy) = ((x - 0.5) / 0.38, (y - 0.60) / 0.36);
                let room = !clear || dx * dx + dy * dy > 1.0;
                if room && winds(&contours, foot) {
                    self.trees.push(Tree { foot, height: tall * lot.side, round });
                }
            }
        }
    }

    fn graze(&mut self, plot: &Plot, outline: &Path, region: u8, colour: Colour) {
        let lot = &plot.lot;
        let contours = outline.flatten();
        let mut scatter = Scatter::new(lot.seed.wrapping_mul(8) + u32::from(region) + 99);
        for patch in 0..12 {
            let at = lot.at(scatter.share(), scatter.share());
            if !winds(&contours, at) {
                continue;
            }
            let s = lot.side;
            if patch % 6 == 0 {
                join(&mut self.flowers, &Path::circle(at, s * 0.014));
                join(&mut self.flowers, &Path::circle(at.offset(s * 0.045, s * 0.02), s * 0.011));
            } else {
                for lean in [-0.022, 0.0, 0.022] {
                    let tip = at.offset(lean * s * 1.5, -s * 0.045);
                    join(&mut self.blades, &Path::line(at.offset(lean * s * 0.5, 0.0), tip));
                }
            }
        }
        self.sheep[colour as usize].extend(plot.sheep(region));
    }

    fn build(&mut self, plot: &Plot, area: &Area, outline: &Path) {
        let (lot, contours) = (&plot.lot, outline.flatten());
        let mut scatter = Scatter::new(lot.seed.wrapping_mul(16) + 5);
        for stone in 0..16 {
            let at = lot.at(scatter.share(), scatter.share());
            if winds(&contours, at) {
                let (rx, ry) = (lot.side * 0.022, lot.side * 0.014);
                join(
                    if stone % 3 == 0 { &mut self.bushes } else { &mut self.cobbles },
                    &Path::ellipse(at, rx, ry),
                );
            }
        }
        self.figures.extend(figure::hamlet(&plot.lot, area.edges));
    }

    /// Two rails on posts along a line.
    fn fence(&mut self, curve: [Point; 3], side: f32) {
        let [from, handle, to] = curve;
        let on = |t: f32| from.lerp(handle, t).lerp(handle.lerp(to, t), t);
        let count = ((from.distance(handle) + handle.distance(to)) / side / 0.17).round().max(2.0) as usize;
        let (low, high) = (side * 0.022, side * 0.062);
        let line: Vec<Point> = (0..=12).map(|step| on(step as f32 / 12.0)).collect();
        join(&mut self.feet, &Path::polyline(line.iter().map(|p| p.offset(side * 0.012, side * 0.012))));
        for lift in [low, high] {
            join(&mut self.rails, &Path::polyline(line.iter().map(|p| p.offset(0.0, -lift))));
        }
        for post in 0..=count {
            let foot = on(post as f32 / count as f32);
            join(
                &mut self.posts,
                &Path::line(foot.offset(0.0, side * 0.012), foot.offset(0.0, -side * 0.088)),
            );
        }
    }

    fn nodes(self, side: f32, say: Say<'_>, traced: Vec<Node>) -> Vec<Node> {
        let mut nodes = vec![self.slab(side)];
        let mut fill = |path: Path, color: Color| {
            if !path.0.is_empty() {
                nodes.push(Shape::new(path).fill(color).into());
            }
        };
        for (colour, path) in Colour::ALL.into_iter().zip(self.grass) {
            fill(path, flock::grass(colour));
        }
        fill(self.glow, Color::hex(0xFFFBE0).alpha(0.52));
        fill(self.danger, Color::hex(0x6B2A3A).alpha(0.34));
        fill(self.yard, YARD);
        fill(self.floor, wood::FLOOR);
        fill(self.cobbles, Color::hex(0xC6A470));
        fill(self.bushes, Color::hex(0x8FA85A));
        fill(self.flowers, Color::hex(0xFFF8DF));
        nodes.extend(traced);
        let mut line = |path: &Path, color: Color, width: f32| {
            if !path.0.is_empty() {
                nodes.push(
                    Shape::new(path.clone()).stroke(Stroke::new(color, (width * side).max(0.8))).into(),
                );
            }
        };
        line(&self.blades, Color::hex(0x6E9440), 0.013);
        line(&self.feet, Color::hex(0x3F4A1E).alpha(0.35), 0.035);
        for (path, width) in [(&self.rails, 0.024), (&self.posts, 0.034)] {
            line(path, WOOD_DARK, width + 0.016);
            line(path, WOOD_LIGHT, width - 0.004);
        }
        nodes.extend(wood::wood(self.trees, side / 4.0));
        for (colour, mut sheep) in Colour::ALL.into_iter().zip(self.sheep) {
            sheep.sort_by(|one, other| one.size.total_cmp(&other.size));
            for alike in sheep.chunk_by(|one, other| one.size == other.size) {
                nodes.extend(flock::flock(colour, alike));
            }
            nodes.extend(flock::letters(colour, &sheep, &say.letter(Ground::Meadow(colour))));
        }
        nodes.extend(self.figures);
        nodes
    }

    /// The thickness of the tiles, with their shadow on the table.
    fn slab(&self, side: f32) -> Node {
        let lift = (side * 0.07).round();
        let thick = self.whole.transformed(Transform::translate(0.0, lift));
        let shade = Shadow { dx: 0.0, dy: lift * 0.8, blur: lift * 1.6, color: Color::BLACK.alpha(0.35) };
        Shape::new(thick).fill(Color::hex(0x6E5233)).shadow(shade).into()
    }
}

fn join(path: &mut Path, other: &Path) {
    path.0.extend_from_slice(&other.0);
}
