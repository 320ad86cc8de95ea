//! The closing picture: the landscape with the meadows that count, and who was the shepherd of which flock.

use render::parts::Look;
use render::{Align, Fit, Group, Node, Scene, TextBox};

use super::super::say::Say;
use super::super::state::WolvesAndSheep;
use super::super::view::View;
use super::chart::Chart;
use super::header::{fitting, icon};
use super::land::Land;
use super::marks::herded;

use super::table::{counting, outlined};
use rules::Seat;
use tabletop::{Closing, ClosingPlace, Frame, Points, Rooms};

/// The least side of a tile, in pixels: below, the picture is a larger one.
const LEAST: f32 = 36.0;

/// Draws the end of a game, or where it was ended.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let say = Say(frame.words);
    let ending = |place| Closing {
        frame,
        result: say.result(view),
        above: None,
        outcome: view.outcome.as_ref(),
        parts: Seat::first(view.seats.len() as u8)
            .map(|seat| WolvesAndSheep::breakdown(view, seat, frame.words))
            .collect(),
        signs: Vec::new(),
        mark: Seat::player,
        reveals: true,
        place,
    };
    let bounds = view.landscape.bounds();
    let lay = |size, place| {
        let mut scene = Scene::new(size, frame.theme);
        let Rooms { board, secrets } = ending(place).lay(&mut scene);
        let chart = Chart::full(bounds, board, scene.look());
        (scene, secrets, chart)
    };
    // Whatever leaves the larger tiles: people next to the land, or below it.
    let largest = |size| {
        let (beside, below) = (lay(size, ClosingPlace::Bare), lay(size, ClosingPlace::Below));
        if below.2.side > beside.2.side { below } else { beside }
    };
    let laid = largest(Scene::TABLE);
    let (mut scene, secrets, chart) = if laid.2.side < LEAST { largest(Scene::BOARDS) } else { laid };
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
    scene.extend(chart.names(look));
    let mut places = land.places(Vec::new(), true);
    scene.extend(land.badges(look, counting(view), &mut places));
    for (seat, strip) in secrets {
        scene.extend(revealed(look, view, say, seat, strip));
    }
    scene
}

/// Draws the flocks of a seat with the parts of its points; where nobody knows them even now, says that they stay secret.
fn revealed(look: Look, view: &View, say: Say<'_>, seat: Seat, strip: render::Rect) -> Vec<Node> {
    let here = view.seat(seat);
    let mut nodes = Vec::new();
    let mut rest = strip;
    let side = if strip.w < look.px(220.0) { look.px(42.0) } else { look.px(52.0) };
    for colour in here.colours.iter() {
        let (sign, beside) = rest.split_left(side);
        let sheep = icon(colour, sign.center(), side);
        nodes.push(Group::new(sheep).shows(herded(seat, colour)).into());
        rest = beside;
    }
    let text = match &here.tally {
        Some(tally) => say.parts(tally),
        None if here.colours.is_empty() => say.holding(view, seat),
        None => say.flocks(view, seat),
    };
    let words = rest.split_left(look.px(8.0)).1;
    let size = fitting(look, &text, words.w);
    let text = TextBox::new(words, text, size).color(look.theme.ink());
    let text = text.on(look.theme.panel()).align(Align::Start, Align::Middle);
    nodes.push(text.fit(Fit::Wrap { max_lines: 2 }).into());
    nodes
}
