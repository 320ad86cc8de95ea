//! The closing picture: the landscape with the meadows that count, and who was the shepherd of which flock.

use render::parts::Look;
use render::{Align, Fit, Group, Node, Scene, TextBox};

use super::super::say::Say;
use super::super::state::WolvesAndSheep;
use super::super::view::View;
use super::chart::Chart;
use super::header::icon;
use super::land::Land;
use super::marks::herded;
use super::place::Places;
use super::table::{counting, outlined};
use crate::core::{Closing, Frame, Points, Rooms, Seat};

/// The least side of a tile, in pixels: below, the picture is a larger one.
const LEAST: f32 = 36.0;

/// Draws the end of a game, or where it was ended.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let say = Say(frame.words);
    let ending = Closing {
        frame,
        result: say.result(view),
        outcome: view.outcome.as_ref(),
        parts: Seat::first(view.seats.len() as u8)
            .map(|seat| WolvesAndSheep::breakdown(view, seat, frame.words))
            .collect(),
        signs: Vec::new(),
        mark: Seat::player,
        reveals: true,
    };
    let bounds = view.landscape.bounds();
    let lay = |size| {
        let mut scene = Scene::new(size, frame.theme);
        let stage = ending.lay(&mut scene);
        let chart = Chart::bare(bounds, stage.board, scene.look());
        (scene, stage, chart)
    };
    let (mut scene, stage, mut chart) = lay(Scene::TABLE);
    let Rooms { mut secrets, .. } = stage;
    if chart.side < LEAST {
        let larger = lay(Scene::BOARDS);
        (scene, secrets, chart) = (larger.0, larger.1.secrets, larger.2);
    }
    let look = scene.look();
    let land = Land {
        landscape: &view.landscape,
        survey: &view.survey,
        chart,
        say,
        outlined: outlined(view, &view.survey),
    };
    scene.extend(chart.cloth(look));
    scene.push(land.country());
    let mut places = Places::new(chart.ground(), Vec::new(), land.spared());
    scene.extend(land.badges(look, counting(view), &mut places));
    for (seat, strip) in secrets {
        scene.extend(revealed(look, view, say, seat, strip));
    }
    scene
}

/// Draws the flocks of a seat; where nobody knows them even now, says that they stay secret.
fn revealed(look: Look, view: &View, say: Say<'_>, seat: Seat, strip: render::Rect) -> Vec<Node> {
    let here = view.seat(seat);
    let mut nodes = Vec::new();
    let mut rest = strip;
    for colour in here.colours.iter() {
        let (sign, beside) = rest.split_left(look.px(52.0));
        let sheep = icon(colour, sign.center(), look.px(50.0));
        nodes.push(Group::new(sheep).shows(herded(seat, colour)).into());
        rest = beside;
    }
    let text = match here.colours.is_empty() {
        true => say.holding(view, seat),
        false => say.flocks(view, seat),
    };
    let words = rest.split_left(look.px(8.0)).1;
    let text = TextBox::new(words, text, look.px(22.0)).color(look.theme.ink()).on(look.theme.panel());
    nodes.push(text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: look.px(18.0) }).into());
    nodes
}
