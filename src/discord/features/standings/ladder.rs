//! The picture of a ladder: a row a person, the best first.

use render::{Align, Color, Group, Look, Node, Path, Rect, Scene, Shape, Stroke, TextBox, Theme};

use crate::discord::features::standings::cells::{HEADINGS, MARGIN, PAD, WIDTH};
use crate::discord::features::standings::{Ladder, Line, cells, drawn, told};
use words::Speech;

const TITLE: f32 = 98.0;

const ROW: f32 = 62.0;

/// The thin line above people without a place.
const YOUNG: f32 = 36.0;

/// The gap above the row of a person further down.
const GAP: f32 = 26.0;

/// Widths of the columns: sign of the own row, place, name, rating, course, games, wins, streak. They fill a row.
const COLUMNS: [f32; 8] = [28.0, 78.0, 300.0, 112.0, 250.0, 96.0, 102.0, 118.0];

/// The doubt stands before the course, which is then short.
const DOUBT: f32 = 104.0;

/// The ground of the first place.
const GOLD: Color = Color::hex(0xFFE28A);

/// A part of the list.
enum Item<'a> {
    /// A person.
    Person(&'a Line),
    /// From here on people have no place.
    Young,
    /// People in between are left out.
    Gap,
}

impl Item<'_> {
    const fn height(&self) -> f32 {
        match self {
            Item::Person(_) => ROW,
            Item::Young => YOUNG,
            Item::Gap => GAP,
        }
    }

    /// Whether it is a person who does not ask.
    const fn is_plain(&self) -> bool {
        matches!(self, Item::Person(line) if !line.is_own)
    }
}

/// Draws a ladder; the height follows from its number of people.
pub(crate) fn scene(ladder: &Ladder, speech: &Speech, theme: Theme) -> Scene {
    let items = items(ladder);
    let list: f32 = HEADINGS + items.iter().map(Item::height).sum::<f32>() + 2.0 * PAD;
    let mut scene = Scene::new((WIDTH, 0), theme);
    let margin = scene.content().x;
    scene = Scene::new((WIDTH, (TITLE + list + 2.0 * margin).ceil() as u32), theme);
    let look = scene.look();
    let (top, card) = scene.content().split_top(TITLE);
    scene.extend(cells::title(
        look,
        top.split_top(TITLE - PAD).0,
        told::ladder_title(ladder, speech),
        told::span(ladder, speech),
    ));
    scene.push(look.card(card));
    let (heads, mut rest) = card.inset_by(PAD, PAD).split_top(HEADINGS);
    scene.extend(headings(look, heads, speech));
    let mut is_plain = true;
    for item in &items {
        let (row, below) = rest.split_top(item.height());
        rest = below;
        // Thin lines separate plain rows; other rows stand out by themselves.
        if std::mem::replace(&mut is_plain, item.is_plain()) && item.is_plain() {
            scene.push(look.rule((row.x + MARGIN, row.y), (row.right() - MARGIN, row.y)));
        }
        scene.extend(match item {
            Item::Person(line) => person(look, row, line, speech),
            Item::Young => young(look, row, ladder, speech),
            Item::Gap => gap(look, row),
        });
    }
    scene
}

/// The items below the headings.
fn items(ladder: &Ladder) -> Vec<Item<'_>> {
    let mut items = Vec::new();
    let mut has_young = false;
    for line in &ladder.rows {
        if line.place.is_none() && !std::mem::replace(&mut has_young, true) {
            items.push(Item::Young);
        }
        items.push(Item::Person(line));
    }
    if let Some(own) = &ladder.own {
        items.push(Item::Gap);
        if own.place.is_none() && !has_young {
            items.push(Item::Young);
        }
        items.push(Item::Person(own));
    }
    items
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
    let [_, _, name, rating, course, games, wins, streak] = columns(row);
    let cells = [
        (name, "ladder-column-name", Align::Start),
        (rating, "ladder-column-rating", Align::End),
        (course, "ladder-column-course", Align::End),
        (games, "ladder-column-games", Align::End),
        (wins, "ladder-column-wins", Align::End),
        (streak, "ladder-column-streak", Align::End),
    ];
    cells.map(|(cell, key, h)| cells::heading(look, cell, speech.say(key), h).into()).into()
}

fn person(look: Look, row: Rect, line: &Line, speech: &Speech) -> Vec<Node> {
    let [sign, place, name, rating, course, games, wins, streak] = columns(row);
    let standing = &line.standing;
    let mut nodes = Vec::new();
    if line.is_own {
        nodes.extend(own(look, row, sign));
    }
    nodes.extend(placed(look, place, line.place));
    let called = cells::name(
        look,
        name.split_left(name.w - 8.0).0,
        drawn(standing.user, &standing.names, speech),
        33.0,
    );
    nodes.push(if line.is_own { cells::fitted(look, called.bold()) } else { called }.into());
    nodes.push(cells::number(look, rating, line.points().to_string(), 38.0).bold().into());
    let (doubt, short) = course.split_left(if line.doubt().is_some() { DOUBT } else { 0.0 });
    nodes.extend(
        line.doubt().map(|text| cells::number(look, doubt, text, 28.0).color(look.theme.muted()).into()),
    );
    nodes.extend(cells::course(look, short.split_left(26.0).1.inset_by(0.0, 8.0), line));
    nodes.push(cells::number(look, games, standing.games.to_string(), 31.0).into());
    nodes.push(cells::number(look, wins, standing.wins.to_string(), 31.0).into());
    if standing.streak > 1 {
        let (count, sign) = streak.split_left(streak.w - 34.0);
        nodes.push(cells::number(look, count, format!("{}×", standing.streak), 31.0).into());
        nodes.push(cells::flame(sign.center().offset(2.0, 0.0), 32.0));
    }
    nodes
}

/// The ground and the sign of the row of the person who asks.
fn own(look: Look, row: Rect, sign: Rect) -> [Node; 2] {
    let line = Stroke::new(look.theme.to_act(), look.px(3.0));
    let plate = Shape::new(Path::round_rect(row.inset_by(0.0, 3.0), look.px(12.0))).stroke(line).id("own");
    let sign = cells::number(look, sign, "▶", 26.0).align(Align::Start, Align::Middle);
    [plate.into(), sign.into()]
}

/// The number of a place: on gold for the first, on a quiet ground for two more.
fn placed(look: Look, cell: Rect, place: Option<i64>) -> Vec<Node> {
    let Some(place) = place else {
        let none = cells::number(look, cell, "–", 30.0).align(Align::Middle, Align::Middle);
        return vec![none.color(look.theme.muted()).into()];
    };
    let number = |text: String| {
        cells::number(look, cell.inset_by(4.0, 0.0), text, 32.0).align(Align::Middle, Align::Middle)
    };
    let medal = |fill: Color, edge: Color| {
        let disc = Path::circle(cell.center(), 23.0);
        Node::from(Shape::new(disc).fill(fill).stroke(Stroke::new(edge, look.px(2.0))))
    };
    match place {
        1 => {
            let text = TextBox { color: Color::INK, ..number(place.to_string()) };
            vec![medal(GOLD, Color::hex(0x8A6A12)), text.bold().on(GOLD).into()]
        }
        2 | 3 => {
            let ground = look.theme.hollow();
            vec![medal(ground, look.theme.line()), number(place.to_string()).bold().on(ground).into()]
        }
        _ => vec![number(place.to_string()).into()],
    }
}

/// A thin line that says why the people below have no place.
fn young(look: Look, row: Rect, ladder: &Ladder, speech: &Speech) -> Vec<Node> {
    let words = told::young(ladder, speech);
    let inner = row.inset_by(MARGIN, 0.0);
    let label = cells::heading(look, inner.split_left(COLUMNS[0]).1, words, Align::Start);
    let (right, y) = (label.extent().right(), row.center().y);
    vec![look.rule((right + 14.0, y), (inner.right(), y)), label.into()]
}

/// Three dots for the people in between.
fn gap(look: Look, row: Rect) -> Vec<Node> {
    let center = columns(row)[1].center();
    let dot = |dx| Node::from(Shape::new(Path::circle(center.offset(dx, 0.0), 4.0)).fill(look.theme.muted()));
    vec![Group::new([-16.0, 0.0, 16.0].map(dot).into()).id("gap").into()]
}
