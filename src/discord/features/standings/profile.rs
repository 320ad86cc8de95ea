//! The picture of a profile: how a person plays each game, with whom, and what their points were made of.

use render::{Align, Look, Node, Path, Rect, Role, Scene, Shape, TextBox, Theme};

use crate::discord::features::leaderboard::rating::change;
use crate::discord::features::standings::cells::{HEADINGS, MARGIN, PAD, WIDTH};
use crate::discord::features::standings::{GameLine, Profile, cells, drawn, lower, told};
use words::Speech;

const TITLE: f32 = 68.0;

/// The width of the winning streaks next to the name.
const STREAKS: f32 = 460.0;

const ROW: f32 = 84.0;

/// The most games that fit.
const GAMES: usize = 5;

const GAP: f32 = 16.0;

/// Widths of the columns: game, rating, course, games, wins, best, average, places. They fill a row.
const COLUMNS: [f32; 8] = [262.0, 96.0, 150.0, 84.0, 88.0, 92.0, 104.0, 208.0];

/// The most numbers of seats that fit.
const GROUPS: usize = 4;

/// The space between the bars and the numbers before them.
const INDENT: f32 = 26.0;

/// The space between numbers of seats.
const GROUP_GAP: f32 = 9.0;

/// The widest bar of a place.
const BAR: f32 = 13.0;

/// Draws a profile; the height follows from what is known.
pub(crate) fn scene(profile: &Profile, speech: &Speech, theme: Theme) -> Scene {
    let games = &profile.games[..profile.games.len().min(GAMES)];
    let list = if games.is_empty() { 0.0 } else { HEADINGS + ROW * games.len() as f32 + 2.0 * PAD };
    let below = lower::height(profile);
    let gap = if list > 0.0 && below > 0.0 { GAP } else { 0.0 };
    let margin = Scene::new((WIDTH, 0), theme).content().x;
    let mut scene = Scene::new((WIDTH, (TITLE + list + gap + below + 2.0 * margin).ceil() as u32), theme);
    let look = scene.look();
    let (top, rest) = scene.content().split_top(TITLE);
    let name = top.split_top(TITLE - PAD).0;
    let streaks_width = if profile.streaks.is_some() { STREAKS } else { 0.0 };
    let (name, streaks) = name.split_left(name.w - streaks_width);
    scene.push(headline(look, name, profile, speech));
    scene.extend(profile.streaks.map(|it| {
        let text = cells::number(look, streaks, told::streaks(it, speech), 28.0).color(look.theme.muted());
        Node::from(cells::fitted(look, text.on(look.theme.background())))
    }));
    let (card, rest) = rest.split_top(list);
    if !games.is_empty() {
        scene.push(look.card(card));
        let (heads, mut rows) = card.inset_by(PAD, PAD).split_top(HEADINGS);
        scene.extend(headings(look, heads, speech));
        for game in games {
            let (row, below) = rows.split_top(ROW);
            rows = below;
            scene.extend(line(look, row, game, speech));
        }
    }
    let nodes = lower::cards(look, rest.split_top(gap).1, profile, speech);
    scene.extend(nodes);
    scene
}

fn headline(look: Look, rect: Rect, profile: &Profile, speech: &Speech) -> Node {
    let name = drawn(profile.user, &profile.names, speech);
    let text = TextBox::new(rect, told::headline(name, speech), look.px(42.0)).bold().color(look.theme.ink());
    let text = text.on(look.theme.background()).align(Align::Start, Align::Middle).role(Role::Vital);
    cells::fitted(look, text).into()
}

/// The columns of a row.
fn columns(row: Rect) -> [Rect; COLUMNS.len()] {
    let mut rest = row.inset_by(MARGIN, 0.0);
    COLUMNS.map(|width| {
        let (cell, right) = rest.split_left(width);
        rest = right;
        cell
    })
}

fn headings(look: Look, row: Rect, speech: &Speech) -> Vec<Node> {
    let [_, rating, course, games, wins, best, average, places] = columns(row);
    let cells = [
        (rating, "ladder-column-rating"),
        (course, "ladder-column-course"),
        (games, "ladder-column-games"),
        (wins, "ladder-column-wins"),
        (best, "profile-column-best"),
        (average, "profile-column-average"),
    ];
    let mut nodes: Vec<Node> =
        cells.map(|(cell, key)| cells::heading(look, cell, speech.say(key), Align::End).into()).into();
    let places = places.split_left(INDENT).1;
    nodes.push(cells::heading(look, places, speech.say("profile-column-places"), Align::Start).into());
    nodes
}

/// How a person plays a game.
fn line(look: Look, row: Rect, game: &GameLine, speech: &Speech) -> Vec<Node> {
    let [name, rating, course, games, wins, best, average, places] = columns(row);
    let mut nodes = vec![look.rule((row.x + MARGIN, row.y), (row.right() - MARGIN, row.y))];
    let (upper, lower) = name.split_left(name.w - 12.0).0.inset_by(0.0, 6.0).split_top(40.0);
    let called = cells::heading(look, upper, told::game(game.title.id(), speech), Align::Start);
    nodes.push(TextBox { size: look.px(29.0), ..called.bold().color(look.theme.ink()) }.into());
    let line = game.line.as_ref();
    let place = cells::heading(look, lower, told::place(line, speech), Align::Start);
    nodes.push(TextBox { size: look.vital(), ..place }.into());
    nodes.extend(rated(look, rating, game));
    nodes.extend(
        line.and_then(|line| cells::course(look, course.split_left(20.0).1.inset_by(0.0, 14.0), line)),
    );
    let numbers = [
        (games, game.played.games.to_string()),
        (wins, game.played.wins.to_string()),
        (best, told::best(&game.played)),
        (average, told::average(&game.played, speech)),
    ];
    nodes.extend(numbers.map(|(cell, text)| cells::number(look, cell, text, 30.0).into()));
    nodes.extend(bars(look, places.split_left(INDENT).1.inset_by(0.0, 5.0), game));
    nodes
}

/// The rating, with its doubt or its change over the last games below.
fn rated(look: Look, cell: Rect, game: &GameLine) -> Vec<Node> {
    let Some(line) = &game.line else {
        return vec![cells::number(look, cell, "–", 36.0).color(look.theme.muted()).into()];
    };
    let points = |cell| cells::number(look, cell, line.points().to_string(), 36.0).bold().into();
    let trend = line.standing.trend(&line.course).map(|trend| change(trend.change));
    let Some(below) = line.doubt().or(trend) else { return vec![points(cell)] };
    let (upper, lower) = cell.inset_by(0.0, 6.0).split_top(40.0);
    vec![points(upper), cells::number(look, lower, below, 26.0).color(look.theme.muted()).into()]
}

/// How often a person came in where: bars for each number of seats, the first place in front.
fn bars(look: Look, cell: Rect, game: &GameLine) -> Vec<Node> {
    let most = game.places.iter().flat_map(|(_, counts)| counts).copied().max().unwrap_or(0).max(1);
    let width = cell.w / GROUPS as f32;
    let mut nodes = Vec::new();
    for (number, (seats, counts)) in game.places.iter().take(GROUPS).enumerate() {
        let group = Rect { x: cell.x + width * number as f32, w: width - GROUP_GAP, ..cell };
        let (plot, label) = group.split_top(group.h - 30.0);
        let bar = (plot.w / counts.len().max(1) as f32).min(BAR);
        for (place, count) in (0..).zip(counts) {
            let height = (plot.h * *count as f32 / most as f32).max(3.0);
            let rect = Rect::new(plot.x + bar * place as f32, plot.bottom() - height, bar - 2.0, height);
            let color = if place == 0 { cells::accent(look.theme) } else { cells::quiet(look.theme) };
            nodes.push(Shape::new(Path::rect(rect)).fill(color).into());
        }
        let label = Rect { w: bar * counts.len() as f32, ..label }.inset_by(-8.0, 0.0);
        nodes.push(
            cells::number(look, label, seats.to_string(), 26.0).align(Align::Middle, Align::Middle).into(),
        );
    }
    nodes
}
