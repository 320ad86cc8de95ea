//! The whole table.

use render::parts::Look;
use render::{Color, Group, Node, Path, Rect, Scene, Shape, Stroke, Theme};

use super::super::components::colour::{Colour, Ground};
use super::super::components::landscape::Landscape;
use super::super::say::Say;
use super::super::score::{Meadow, Survey};
use super::super::view::View;
use super::badge::{Badge, TOLD};
use super::chart::{AROUND, Bounds, Chart};
use super::header::{begin, body};
use super::land::Land;
use super::marks::tiled;

use super::{column, flock, wood};
use rules::{Coordinate, Seat};
use tabletop::Frame;

/// The gap between the landscape and what stands next to it.
pub(super) const GAP: f32 = 14.0;

/// The empty picture, its chart, and the room for the people: below the chart (`true`) or next to it.
pub(super) struct Layout {
    pub(super) scene: Scene,
    pub(super) chart: Chart,
    board: Rect,
    people: Rect,
    is_broad: bool,
}

impl Layout {
    /// Lays out a table of so many seats; `follow` stays in sight.
    pub(super) fn new(theme: Theme, bounds: Bounds, seats: usize, follow: Option<Coordinate>) -> Layout {
        let lay = |size| {
            let scene = Scene::new(size, theme);
            let (look, rest) = (scene.look(), body(&scene));
            let gap = look.px(GAP);
            let (beside, column) = rest.split_left(rest.w - look.px(column::WIDTH) - gap);
            let (above, strip) = rest.split_top(rest.h - column::strip_height(look, seats) - gap);
            let side = |rect| Chart::whole(bounds, AROUND, rect, look).side;
            let is_broad = side(above) > side(beside) * BROADER;
            let (board, people) =
                if is_broad { (above, strip.split_top(gap).1) } else { (beside, column.split_left(gap).1) };
            Layout { chart: Chart::new(bounds, AROUND, board, look, follow), scene, board, people, is_broad }
        };
        let table = lay(Scene::TABLE);
        if table.chart.is_partial(bounds) { lay(Scene::BOARDS) } else { table }
    }
}

/// The gain in the size of tiles for which the people move below the landscape.
pub(super) const BROADER: f32 = 1.15;

/// Draws all that everybody may know: the landscape with the people next to it, or below where it is broad.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let follow = view.last.last().map(|laid| laid.place);
    let bounds = view.landscape.bounds();
    let Layout { mut scene, chart, board, people, is_broad } =
        Layout::new(frame.theme, bounds, view.seats.len(), follow);
    let look = scene.look();
    let land = Land {
        landscape: &view.landscape,
        survey: &view.survey,
        chart,
        say: Say(frame.words),
        outlined: outlined(view, &view.survey),
    };
    let inset = land.chart.is_partial(bounds).then(|| inset(look, &view.landscape, &land.chart, board));
    draw(&mut scene, view, frame, &land, inset);
    if let Some(inset) = inset {
        scene.extend(small_map(look, &view.landscape, &land.chart, inset));
    }
    scene.extend(match is_broad {
        true => column::strip(look, view, frame, people),
        false => column::column(look, view, frame, people),
    });
    scene
}

/// The meadows that deserve a border: the largest of every colour; at the end the largest that count.
pub(super) fn outlined(view: &View, survey: &Survey) -> Vec<Meadow> {
    let chosen = |colour| match view.current {
        Some(_) => survey.largest(colour).filter(|meadow| meadow.sheep > 2 || meadow.counts()),
        None => survey.best(colour),
    };
    Colour::ALL.into_iter().filter_map(chosen).copied().collect()
}

/// Draws the landscape with its marks; at the end with the meadows that count, and whose the best ones are.
pub(super) fn draw(
    scene: &mut Scene,
    view: &View,
    frame: &Frame<'_>,
    land: &Land<'_>,
    covered: Option<Rect>,
) {
    let look = scene.look();
    scene.fixed(land.chart.cloth(look));
    scene.fixed(vec![land.country()]);
    begin(scene, view, frame);
    scene.extend(land.chart.names(look));
    let mut places = land.places(covered.into_iter().collect(), view.current.is_none());
    if view.current.is_some() {
        scene.extend(land.mark_last(look, view));
        scene.extend(land.badges(look, land.told(), &mut places));
        return;
    }
    scene.extend(land.badges(look, counting(view), &mut places));
}

/// The large meadows that count, the best ones with their owners.
pub(super) fn counting(view: &View) -> Vec<Badge<'_>> {
    let owner = |meadow: &Meadow| {
        let best = view.survey.best(meadow.colour)?;
        let seats = &mut Seat::first(view.seats.len() as u8);
        let seat = seats.find(|&seat| view.seat(seat).colours.contains(meadow.colour))?;
        (best.root == meadow.root).then(|| seat.player())
    };
    let counting = view.survey.meadows.iter().filter(|meadow| meadow.counts());
    let badges =
        counting.map(|meadow| Badge { meadow, owner: owner(meadow), leads: owner(meadow).is_some() });
    badges.filter(|badge| badge.leads || badge.meadow.sheep >= TOLD).collect()
}

/// The place of the small map: the corner of the board where it hides the fewest tiles.
fn inset(look: Look, landscape: &Landscape, chart: &Chart, board: Rect) -> Rect {
    let (w, h) = (look.px(230.0), look.px(200.0));
    let (top, left) = (chart.area().y, chart.area().x);
    let (right, bottom) = (board.right() - w, board.bottom() - h);
    let corners = [(right, bottom), (left, bottom), (right, top), (left, top)];
    let hidden = |rect: &Rect| {
        let shown = landscape.visible().filter(|standing| chart.holds(standing.laid.place));
        shown.filter(|standing| chart.rect(standing.laid.place).intersection(*rect).is_some()).count()
    };
    let corners = corners.map(|(x, y)| Rect::new(x, y, w, h));
    corners.into_iter().min_by_key(hidden).unwrap_or(corners[0])
}

/// Draws a map of everything with the window that the picture shows.
fn small_map(look: Look, landscape: &Landscape, window: &Chart, rect: Rect) -> Vec<Node> {
    let map = Chart::small(landscape.bounds(), rect.inset(look.px(12.0)));
    let mut grounds = Ground::ALL.map(|ground| (ground, Path::new()));
    for standing in landscape.visible() {
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
    let grounds = grounds.into_iter().map(|(ground, path)| Shape::new(path).fill(color(ground)).into());
    let tiles = landscape.visible().map(|standing| tiled(&map, standing.laid.place));
    nodes.push(Group::new(grounds.collect()).shows_at(tiles).into());
    let (from, to) = (map.corner(window.low), map.corner(window.high.shifted(1, 1)));
    let shown = Rect::new(from.x, from.y, to.x - from.x, to.y - from.y);
    if let Some(shown) = shown.intersection(rect.inset(look.px(4.0))) {
        for (color, width) in [(render::theme::INK, 6.0), (Color::WHITE, 3.0)] {
            nodes.push(Shape::new(Path::rect(shown)).stroke(Stroke::new(color, look.px(width))).into());
        }
    }
    nodes
}
