//! The private panel: the landscape with places to choose from and the tile on trial, one's own tiles, one's own flock.

use render::parts::Look;
use render::{Align, Fit, Node, Rect, Role, Scene, TextBox};

use super::super::action::Action;
use super::super::landscape::Laid;
use super::super::posture::Posture;
use super::super::say::Say;
use super::super::view::{Preview, View};
use super::badge::is_told;
use super::chart::{Chart, SMALLEST};
use super::column;
use super::hand::{self, State};
use super::header::{begin, body};
use super::land::Land;
use crate::core::{Coordinate, Frame};

/// The width of the column with the hand, in pixels of a picture 1200 wide.
const COLUMN: f32 = 350.0;
/// The height of the line below the landscape.
const LINE: f32 = 122.0;
/// The height of a flock's line.
const FLOCK: f32 = 62.0;

/// The viewer's choice so far.
struct Choice {
    /// The tile on trial.
    laid: Option<Laid>,
    preview: Option<Preview>,
    /// The places of the open slot.
    places: Vec<Coordinate>,
}

/// Draws the panel of the viewer.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let choice = Choice::of(view, frame);
    let follow: Vec<Coordinate> = match choice.laid {
        Some(laid) => vec![laid.place],
        None => {
            choice.places.iter().copied().chain(view.last.iter().map(|laid| laid.place)).take(1).collect()
        }
    };
    let parts = |scene: &Scene| {
        let look = scene.look();
        let rest = body(scene);
        let (left, column) = rest.split_left(rest.w - look.px(COLUMN) - look.px(16.0));
        let told = if choice.preview.is_some() { look.px(LINE) } else { 0.0 };
        let (board, line) = left.split_top(left.h - told);
        (board, line, Rect { x: column.x + look.px(16.0), w: look.px(COLUMN), ..column })
    };
    let around = i16::from(view.current.is_some());
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let chart = |scene: &Scene| Chart::new(&view.landscape, parts(scene).0, scene.look(), around, &follow);
    if chart(&scene).side <= SMALLEST {
        scene = Scene::new(Scene::BOARDS, frame.theme);
    }
    let (chart, (_, line, column), look) = (chart(&scene), parts(&scene), scene.look());
    board(&mut scene, view, frame, chart, &choice);
    scene.extend(words(look, view, frame, &choice, line));
    scene.extend(own(look, view, frame, &choice, column));
    scene
}

impl Choice {
    fn of(view: &View, frame: &Frame<'_>) -> Choice {
        let laid = read(&frame.focus.draft.join(" "));
        let place = |slot: &String| slot.split(' ').find_map(|word| word.parse::<Coordinate>().ok());
        let mut places: Vec<Coordinate> = match frame.focus.draft {
            [] => Vec::new(),
            _ => frame.focus.candidates.iter().filter_map(place).collect(),
        };
        // A tile may lie at one place in several ways.
        places.sort_unstable();
        places.dedup();
        Choice { laid, preview: laid.and_then(|laid| view.preview(laid)), places }
    }
}

/// The tile that a notation lays; the last of several.
fn read(notation: &str) -> Option<Laid> {
    notation.parse::<Action>().ok()?.laid().last().copied()
}

/// Draws the landscape, with the tile on trial as if it lay there already.
fn board(scene: &mut Scene, view: &View, frame: &Frame<'_>, chart: Chart, choice: &Choice) {
    let look = scene.look();
    let (landscape, survey) = match &choice.preview {
        Some(preview) => (&preview.landscape, &preview.survey),
        None => (&view.landscape, &view.survey),
    };
    let avoid = if choice.laid.is_some() { Vec::new() } else { choice.places.clone() };
    let avoid = avoid.into_iter().map(|place| chart.rect(place)).collect();
    let land = Land { landscape, survey, chart, say: Say(frame.words), avoid };
    scene.fixed(land.country());
    begin(scene, view, frame, false);
    scene.extend(chart.names(look));
    let last: Vec<Coordinate> = view.last.iter().map(|laid| laid.place).collect();
    scene.extend(land.mark_last(look, &last));
    if let Some(laid) = choice.laid {
        land.ghost(scene, laid, choice.preview.is_none());
    }
    scene.extend(land.badges(look, is_told, &|_| None));
    if choice.laid.is_none() {
        land.candidates(scene, &choice.places);
    }
}

/// Says below the landscape what the lay would do, or what is asked.
fn words(look: Look, view: &View, frame: &Frame<'_>, choice: &Choice, rect: Rect) -> Vec<Node> {
    let say = Say(frame.words);
    let (Some(laid), Some(preview)) = (choice.laid, &choice.preview) else { return Vec::new() };
    let mut lines = say.outlook(view, preview);
    lines.insert(0, format!("{}: {}", say.laid(laid), say.draws(preview)));
    let mut nodes = vec![look.card(rect)];
    let inner = rect.inset_by(look.px(16.0), look.px(9.0));
    let row = look.px(26.0);
    let fit = (inner.h / row).floor().max(1.0) as usize;
    // What does not fit on lines of its own shares the last one.
    if lines.len() > fit {
        let rest = lines.split_off(fit - 1).join(" · ");
        lines.push(rest);
    }
    let mut rest = inner;
    for (index, text) in lines.into_iter().enumerate() {
        let (line, below) = rest.split_top(row);
        rest = below;
        let text = TextBox::new(line, text, look.px(21.0)).color(look.theme.ink()).on(look.theme.panel());
        let text = text.align(Align::Start, Align::Middle);
        nodes.push(if index == 0 { text.bold().into() } else { text.into() });
    }
    nodes
}

/// Draws the own flocks and the own tiles.
fn own(look: Look, view: &View, frame: &Frame<'_>, choice: &Choice, rect: Rect) -> Vec<Node> {
    let say = Say(frame.words);
    let mut nodes = Vec::new();
    let mut rest = rect;
    for colour in view.colours.iter() {
        let (card, below) = rest.split_top(look.px(FLOCK));
        rest = below.split_top(look.px(10.0)).1;
        nodes.push(look.card(card));
        let (icon, words) = card.inset_by(look.px(10.0), look.px(4.0)).split_left(look.px(66.0));
        nodes.extend(column::icon(colour, icon.center(), look.px(60.0)));
        let (first, second) = words.split_top(words.h / 2.0);
        let secret = view.viewer.seat().is_some_and(|seat| !view.seat(seat).revealed.has(colour));
        let key = match (secret, view.herds) {
            (true, 1) => "wolves-and-sheep-picture-secret",
            (true, _) => "wolves-and-sheep-picture-unlaid",
            (false, _) => "wolves-and-sheep-picture-shown",
        };
        let title = say.text(key, &[("colour", say.colour(colour).into())]);
        let best = view.survey.best(colour).or(view.survey.largest(colour));
        let worth = best.map_or_else(|| say.plain("wolves-and-sheep-none"), |meadow| say.meadow(meadow));
        for (line, text, bold) in [(first, title, true), (second, worth, false)] {
            let text = TextBox::new(line, text, look.px(20.0)).color(look.theme.ink()).on(look.theme.panel());
            let text = text.align(Align::Start, Align::Middle).fit(Fit::Shrink { min: look.px(18.0) });
            nodes.push(if bold { text.bold().into() } else { text.into() });
        }
    }
    let (hand, flocks) = rest.split_top(rest.h - column::flocks_height(look) - look.px(10.0));
    nodes.extend(column::flocks(look, view, frame, flocks.split_top(look.px(10.0)).1));
    if view.hand.is_empty() {
        let text = TextBox::new(hand, say.plain("wolves-and-sheep-picture-no-hand"), look.px(22.0));
        let text = text.color(look.theme.muted()).on(look.theme.background()).role(Role::Label);
        nodes.push(text.align(Align::Middle, Align::Middle).fit(Fit::Wrap { max_lines: 3 }).into());
        return nodes;
    }
    // Off turn one's tiles are not out of reach for good: they only wait.
    let on_turn = view.viewer.seat().is_some_and(|seat| view.bonus.or(view.current) == Some(seat));
    let first = on_turn && frame.focus.draft.is_empty() && !frame.focus.candidates.is_empty();
    let state = |posture: Posture| {
        let name = format!(" {}{}", posture.tile, posture.face.letter());
        let named = |slot: &String| slot.ends_with(&name);
        if choice.laid.is_some_and(|laid| (laid.tile, laid.face) == (posture.tile, posture.face))
            || frame.focus.draft.first().is_some_and(named)
        {
            State::Chosen
        } else if first && !frame.focus.candidates.iter().any(named) {
            State::Faded
        } else {
            State::Plain
        }
    };
    nodes.extend(hand::draw(look, say, view.hand, hand, 150.0, state));
    nodes
}
