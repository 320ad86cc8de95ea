//! Traced meadows: a band in the colour and the pattern of the flock along its fences and forests, dashed where it is open.

use render::{Color, Node, Path, Point, Shape, Stroke};

use super::super::components::colour::Colour;
use super::super::components::landscape::{Root, STEPS, Visible};
use super::flock;
use super::land::{Land, plot};

/// The width of a band, in sides of a tile.
const BAND: f32 = 0.105;

/// The way around a meadow.
#[derive(Default)]
struct Circuit {
    /// Fences and forests.
    shut: Path,
    /// Edges beyond which no tile lies.
    open: Path,
}

impl Land<'_> {
    /// The band around a meadow.
    pub(super) fn traced(&self, colour: Colour, root: Root) -> Vec<Node> {
        let mut circuit = Circuit::default();
        for standing in self.landscape.visible().filter(|standing| self.chart.holds(standing.laid.place)) {
            self.follow(&standing, root, &mut circuit);
        }
        let side = self.chart.side;
        let line = |path: &Path, color: Color, width: f32, dash: Option<(f32, f32)>| {
            let stroke = Stroke::new(color, width * side);
            let stroke = match dash {
                Some((dash, gap)) => stroke.dashed(dash * side, gap * side),
                None => stroke,
            };
            (!path.0.is_empty()).then(|| Node::from(Shape::new(path.clone()).stroke(stroke)))
        };
        let (wool, dark) = (flock::wool(colour), flock::edge(colour));
        let (mark, dash) = match colour {
            Colour::Black => (Color::hex(0xC9C4C8), (0.30, 0.16)),
            Colour::Yellow => (Color::hex(0x6B4406), (0.002, 0.15)),
            Colour::Red => (Color::hex(0xFBE3D2), (0.13, 0.13)),
            Colour::Blue => (Color::hex(0xEFF6FF), (0.002, 0.10)),
        };
        let open = Some((0.07, 0.15));
        let nodes = [
            line(&circuit.open, dark, BAND * 0.95, open),
            line(&circuit.open, wool, BAND * 0.55, open),
            line(&circuit.shut, dark, BAND + 0.045, None),
            line(&circuit.shut, wool, BAND, None),
            line(&circuit.shut, mark, BAND * 0.36, Some(dash)),
        ];
        nodes.into_iter().flatten().collect()
    }

    /// Adds what parts the areas of a meadow on one tile from everything else.
    fn follow(&self, standing: &Visible, root: Root, circuit: &mut Circuit) {
        let plot = plot(standing.laid, standing.under.is_some(), &self.chart);
        let own = |area: u8| self.landscape.root(standing.number, usize::from(area)) == root;
        for line in plot.lot.borders() {
            if own(line.between.0) || own(line.between.1) {
                let [from, handle, to] = line.curve;
                let path = Path::new().move_to(from.x, from.y);
                add(&mut circuit.shut, path.quad_to(handle.x, handle.y, to.x, to.y));
            }
        }
        let corners = plot.lot.rect().corners();
        for (side, (right, down)) in STEPS.into_iter().enumerate() {
            let beyond = standing.laid.place.shifted(right, down);
            if own(plot.lot.regions[side]) && self.landscape.at(beyond).is_none() {
                add(&mut circuit.open, Path::line(corners[side], corners[(side + 1) % 4]));
            }
        }
    }

    /// The middles of a meadow's open edges, each with the step outwards.
    pub(super) fn gates(&self, root: Root) -> Vec<(Point, (f32, f32))> {
        let mut gates = Vec::new();
        for standing in self.landscape.visible().filter(|standing| self.chart.holds(standing.laid.place)) {
            let center = self.chart.center(standing.laid.place);
            for (side, (right, down)) in STEPS.into_iter().enumerate() {
                let area = standing.laid.posture().area_at(side);
                let beyond = standing.laid.place.shifted(right, down);
                if self.landscape.root(standing.number, area) == root && self.landscape.at(beyond).is_none() {
                    let step = (f32::from(right), f32::from(down));
                    let half = self.chart.side / 2.0;
                    gates.push((center.offset(step.0 * half, step.1 * half), step));
                }
            }
        }
        gates
    }
}

fn add(path: &mut Path, other: Path) {
    path.0.extend(other.0);
}
