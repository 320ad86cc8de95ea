//! The whole table, and the landscape alone.

use render::parts::Look;
use render::{Align, Color, Node, Path, Rect, Role, Scene, Shape, Stroke, TextBox};

use super::super::colour::{Colour, Ground};
use super::super::landscape::Landscape;
use super::super::say::Say;
use super::super::score::Meadow;
use super::super::view::View;
use super::badge::is_told;
use super::chart::{Chart, SMALLEST};
use super::column;
use super::flock;
use super::header::{begin, body, player};
use super::land::Land;
use super::wood;
use crate::core::{Coordinate, Frame, Outcome, Seat};

/// The height of the winner's banner, in pixels of a picture 1200 wide.
const BANNER: f32 = 64.0;

/// Draws all that everybody may know: the landscape with the people beside it.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let last: Vec<Coordinate> = view.last.iter().map(|laid| laid.place).collect();
    let winner = view.outcome.as_ref().and_then(Outcome::winner);
    let parts = |scene: &Scene| {
        let look = scene.look();
        let rest = body(scene);
        let (left, column) = rest.split_left(rest.w - look.px(column::WIDTH) - look.px(16.0));
        let (banner, board) = left.split_top(if winner.is_some() { look.px(BANNER + 10.0) } else { 0.0 });
        (banner, board, Rect { x: column.x + look.px(16.0), w: look.px(column::WIDTH), ..column })
    };
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let chart = |scene: &Scene| Chart::new(&view.landscape, parts(scene).1, scene.look(), 0, &last);
    if chart(&scene).side <= SMALLEST {
        scene = Scene::new(Scene::BOARDS, frame.theme);
    }
    let chart = chart(&scene);
    let (banner, board, column) = parts(&scene);
    let look = scene.look();
    let inset = chart.is_partial(&view.landscape).then(|| inset(look, &view.landscape, &chart, board));
    let land = Land {
        landscape: &view.landscape,
        survey: &view.survey,
        chart,
        say: Say(frame.words),
        avoid: inset.into_iter().collect(),
    };
    draw(&mut scene, view, frame, &land, winner.is_some());
    if let Some(inset) = inset {
        scene.extend(small_map(look, &view.landscape, &chart, inset));
    }
    if let Some(seat) = winner {
        scene.extend(won(look, view, frame, seat, banner));
    }
    scene.extend(column::draw(look, view, frame, column).0);
    scene
}

/// Draws the landscape alone, all of it, as large as it can be.
pub(super) fn whole(view: &View, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let chart = |scene: &Scene| Chart::whole(&view.landscape, body(scene), scene.look());
    if chart(&scene).side < SMALLEST {
        scene = Scene::new(Scene::BOARDS, frame.theme);
    }
    let chart = chart(&scene);
    let land = Land {
        landscape: &view.landscape,
        survey: &view.survey,
        chart,
        say: Say(frame.words),
        avoid: Vec::new(),
    };
    draw(&mut scene, view, frame, &land, false);
    scene
}

/// Draws the landscape with its marks; at the end with the meadows that count, and whose the best ones are.
fn draw(scene: &mut Scene, view: &View, frame: &Frame<'_>, land: &Land<'_>, banner: bool) {
    let look = scene.look();
    scene.fixed(land.country());
    begin(scene, view, frame, banner);
    scene.extend(land.chart.names(look));
    if view.current.is_some() {
        let last: Vec<Coordinate> = view.last.iter().map(|laid| laid.place).collect();
        scene.extend(land.mark_last(look, &last));
        scene.extend(land.badges(look, is_told, &|_| None));
        return;
    }
    let owner = |meadow: &Meadow| {
        let best = view.survey.best(meadow.colour)?;
        let seats = &mut Seat::first(view.seats.len() as u8);
        let seat = seats.find(|&seat| view.seat(seat).colours.has(meadow.colour))?;
        (best.root == meadow.root).then(|| player(seat))
    };
    scene.extend(land.badges(look, Meadow::counts, &owner));
}

/// Draws the banner of the winner: name, points, and how they came about.
fn won(look: Look, view: &View, frame: &Frame<'_>, seat: Seat, rect: Rect) -> Vec<Node> {
    let say = Say(frame.words);
    let rect = Rect { h: look.px(BANNER), ..rect };
    let plate = Shape::new(Path::round_rect(rect, look.px(18.0))).fill(render::theme::LAST_MOVE);
    let plate = plate.stroke(Stroke::new(render::theme::LAST_MOVE_EDGE, look.px(3.0)));
    let mut nodes: Vec<Node> = vec![plate.shadow(look.theme.shadow(look.px(6.0))).into()];
    let (mark, rest) = rect.inset_by(look.px(16.0), 0.0).split_left(look.px(56.0));
    nodes.push(player(seat).mark(mark.center(), look.px(44.0)));
    let mut words = rest;
    for colour in view.seat(seat).colours.iter() {
        let (rest, sheep) = words.split_left(words.w - look.px(64.0));
        nodes.extend(column::icon(colour, sheep.center(), look.px(62.0)));
        words = rest;
    }
    let text = TextBox::new(words, say.result(view), look.px(32.0)).bold().color(render::theme::INK);
    let text = text.on(render::theme::LAST_MOVE).align(Align::Start, Align::Middle).role(Role::Vital);
    nodes.push(text.into());
    nodes
}

/// The place of the small map: the corner of the board where it hides the fewest tiles.
fn inset(look: Look, landscape: &Landscape, chart: &Chart, board: Rect) -> Rect {
    let (w, h) = (look.px(230.0), look.px(200.0));
    let (top, left) = (chart.area().y, chart.area().x);
    let (right, bottom) = (board.right() - w, board.bottom() - h);
    let corners = [(right, bottom), (left, bottom), (right, top), (left, top)];
    let hidden = |rect: &Rect| {
        let shown = landscape.standing().filter(|standing| chart.holds(standing.laid.place));
        shown.filter(|standing| chart.rect(standing.laid.place).intersection(*rect).is_some()).count()
    };
    let corners = corners.map(|(x, y)| Rect::new(x, y, w, h));
    corners.into_iter().min_by_key(hidden).unwrap_or(corners[0])
}

/// Draws a map of everything with the window that the picture shows.
fn small_map(look: Look, landscape: &Landscape, window: &Chart, rect: Rect) -> Vec<Node> {
    let map = Chart::small(landscape, rect.inset(look.px(12.0)));
    let mut grounds = Ground::ALL.map(|ground| (ground, Path::new()));
    for standing in landscape.standing() {
        let square = map.rect(standing.laid.place);
        let middle = square.center();
        for (side, pair) in [(0, 1), (1, 2), (2, 3), (3, 0)].into_iter().enumerate() {
            let corners = square.corners();
            let triangle = Path::polygon([corners[pair.0], corners[pair.1], middle]);
            let ground = standing.laid.posture().ground(side);
            let path = &mut grounds[ground.index()].1;
            *path = std::mem::take(path).and(triangle);
        }
    }
    let color = |ground| match ground {
        Ground::Village => Color::hex(0xC98B5E),
        Ground::Forest => wood::FLOOR,
        Ground::Meadow(Colour::Black) => Color::hex(0x55504F),
        Ground::Meadow(colour) => flock::wool(colour),
    };
    let mut nodes = vec![look.card(rect)];
    nodes.extend(grounds.into_iter().map(|(ground, path)| Node::from(Shape::new(path).fill(color(ground)))));
    let (from, to) = (map.corner(window.low), map.corner(window.high.shifted(1, 1)));
    let shown = Rect::new(from.x, from.y, to.x - from.x, to.y - from.y);
    if let Some(shown) = shown.intersection(rect.inset(look.px(4.0))) {
        for (color, width) in [(render::theme::INK, 6.0), (Color::WHITE, 3.0)] {
            nodes.push(Shape::new(Path::rect(shown)).stroke(Stroke::new(color, look.px(width))).into());
        }
    }
    nodes
}
