//! The landscape as one seat sees it: its meadows, and what they are worth.

use render::parts::Look;
use render::{Align, Fit, Node, PlayerPanel, Rect, Scene, TextBox};

use super::super::components::colour::Colour;
use super::super::say::Say;
use super::super::score::Meadow;
use super::super::view::View;
use super::badge::Badge;
use super::chart::{AROUND, Chart, SMALLEST};
use super::header::{begin, body, icon};
use super::land::Land;

use super::table::GAP;
use rules::Seat;
use tabletop::Frame;

/// The height of the line below the landscape, in pixels of a picture 1200 wide.
const LINE: f32 = 60.0;
/// The width of the plate with the name, and of the column next to a tall landscape.
const NAME: f32 = 332.0;
/// The height of a flock in the column.
const FLOCK: f32 = 104.0;
/// Smaller meadows that lead in nothing have no badge.
const TOLD: u16 = 2;

/// Draws the landscape, all of it, as large as it can be, with the meadows of a seat.
pub(super) fn scene(view: &View, frame: &Frame<'_>, seat: Seat) -> Scene {
    let bounds = view.landscape.bounds();
    let parts = |scene: &Scene| {
        let (look, rest) = (scene.look(), body(scene));
        let (above, line) = rest.split_top(rest.h - look.px(LINE + GAP));
        let (beside, column) = rest.split_left(rest.w - look.px(NAME + GAP));
        let side = |rect| Chart::whole(bounds, AROUND, rect, look).side;
        let is_broad = side(above) >= side(beside);
        match is_broad {
            true => (above, line.split_top(look.px(GAP)).1),
            false => (beside, column.split_left(look.px(GAP)).1),
        }
    };
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    if Chart::whole(bounds, AROUND, parts(&scene).0, scene.look()).side < SMALLEST {
        scene = Scene::new(Scene::BOARDS, frame.theme);
    }
    let ((board, worth_at), look) = (parts(&scene), scene.look());
    let own = |meadow: &&Meadow| view.seat(seat).colours.contains(meadow.colour);
    let leads = |meadow: &Meadow| {
        [view.survey.best(meadow.colour), view.survey.largest(meadow.colour)].contains(&Some(meadow))
    };
    let outlined = view.survey.meadows.iter().filter(own).filter(|meadow| leads(meadow) || meadow.counts());
    let land = Land {
        landscape: &view.landscape,
        survey: &view.survey,
        chart: Chart::whole(bounds, AROUND, board, look),
        say: Say(frame.words),
        outlined: outlined.copied().collect(),
    };
    scene.fixed(land.chart.cloth(look));
    scene.fixed(vec![land.country()]);
    begin(&mut scene, view, frame);
    scene.extend(land.chart.names(look));
    scene.extend(land.mark_last(look, view));
    let mut places = land.places(Vec::new(), view.current.is_none());
    let owner = |meadow: &Meadow| {
        let best = view.survey.best(meadow.colour) == Some(meadow);
        (best && own(&meadow)).then(|| seat.player())
    };
    // Where the seat's colours are unknown, every colour has its badges.
    let badges = match view.seat(seat).colours.is_empty() {
        true => land.told(),
        false => view
            .survey
            .meadows
            .iter()
            .filter(own)
            .filter(|meadow| meadow.sheep >= TOLD || leads(meadow))
            .map(|meadow| Badge { meadow, owner: owner(meadow), leads: leads(meadow) })
            .collect(),
    };
    scene.extend(land.badges(look, badges, &mut places));
    scene.extend(worth(look, view, frame, seat, worth_at));
    scene
}

/// Draws the seat with its points, and for each colour the largest meadow that counts and the largest of all.
fn worth(look: Look, view: &View, frame: &Frame<'_>, seat: Seat, rect: Rect) -> Vec<Node> {
    let (say, here) = (Say(frame.words), view.seat(seat));
    let is_column = rect.h > rect.w;
    let panel = PlayerPanel {
        player: seat.player(),
        name: say.name(seat),
        score: here.tally.as_ref().map_or_else(String::new, |tally| tally.total().to_string()),
        to_act: view.bonus.or(view.current) == Some(seat),
        faded: view.resigned.contains(seat),
        lines: Vec::new(),
    };
    let (plate, rest) = match is_column {
        true => rect.split_top(look.panel_strip()),
        false => rect.split_left(look.px(NAME)),
    };
    let mut nodes = vec![look.player_panel(Rect { h: look.panel_strip(), ..plate }, &panel)];
    let lines = lines(view, say, seat, is_column);
    let gap = look.px(GAP);
    let cells = match is_column {
        true => {
            let height = look.px(FLOCK) * lines.len() as f32;
            rest.split_top(gap).1.split_top(height).0.grid(1, lines.len().max(1), 0.0)
        }
        false => rest.split_left(gap).1.grid(lines.len().max(1), 1, gap),
    };
    for ((colour, text), cell) in lines.into_iter().zip(cells) {
        let mut words = cell;
        if let Some(colour) = colour {
            let (sign, beside) = cell.split_left(look.px(70.0));
            nodes.extend(icon(colour, sign.center(), look.px(60.0)));
            words = beside;
        }
        let text = TextBox::new(words, text, look.px(if is_column { 28.0 } else { 24.0 }))
            .bold()
            .color(look.theme.ink());
        let text = text.on(look.theme.background()).align(Align::Start, Align::Middle);
        nodes.push(text.fit(Fit::Wrap { max_lines: if is_column { 3 } else { 2 } }).into());
    }
    nodes
}

/// What a seat's flocks are worth: the largest meadow that counts of each and, in the `full` list, the largest of all and what the
/// seat holds.
fn lines(view: &View, say: Say<'_>, seat: Seat, full: bool) -> Vec<(Option<Colour>, String)> {
    let mut lines = Vec::new();
    for colour in view.seat(seat).colours.iter() {
        let best = view.survey.best(colour);
        let largest = view.survey.largest(colour).filter(|largest| best != Some(largest));
        let meadows: Vec<_> = best.into_iter().chain(largest).take(if full { 2 } else { 1 }).collect();
        lines.extend(meadows.iter().map(|meadow| (Some(colour), say.flock(colour, Some(meadow)))));
        if meadows.is_empty() {
            lines.push((Some(colour), say.flock(colour, None)));
        }
    }
    if view.current.is_some() && (full || lines.is_empty()) {
        lines.push((None, say.holding(view, seat)));
    }
    lines
}
