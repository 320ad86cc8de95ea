//! The chart of a review: a column for each decision, its gain upwards, its cost downwards.

use render::{Align, Color, Fit, Look, Node, Path, Point, Rect, Role, Scene, Shape, Stroke, TextBox, Theme};
use rules::{Seat, Words as _};
use tabletop::{Judged, Review};
use thinking::{Margin, Measure, POINT};

use words::Speech;

/// The size of the picture.
const SIZE: (u32, u32) = (1200, 640);

/// The heights of the title and of the legend.
const TITLE: f32 = 84.0;

const LEGEND: f32 = 64.0;

/// The width of the labels next to the lines.
const SCALE: f32 = 132.0;

/// The fewest columns, so that few decisions make no broad bars.
const FEWEST: usize = 10;

/// The colours of gains and of losses.
const UP: Color = Color::hex(0x0072B2);

const DOWN: Color = Color::hex(0xD55E00);

/// The most lines above or below the zero line.
const LINES: i32 = 4;

/// Draws the chart of a seat's review.
pub(crate) fn scene(review: &Review, seat: Seat, measure: Measure, speech: &Speech, theme: Theme) -> Scene {
    let mut scene = Scene::new(SIZE, theme);
    let look = scene.look();
    let (top, rest) = scene.content().split_top(TITLE);
    let (card, legend) = rest.split_top(rest.h - LEGEND);
    scene.push(title(look, top, format!("{} · {}", speech.say("review-chart"), speech.name(seat))));
    scene.push(look.card(card));
    let (scale, plot) = card.inset_by(16.0, 44.0).split_left(SCALE);
    let extent = Extent::of(review, measure);
    scene.extend(lines(look, scale, plot, &extent, measure, speech));
    let step = plot.w / review.decisions.len().max(FEWEST) as f32;
    let worst = review.worst(measure);
    let best = review.best(measure);
    for (number, judged) in review.decisions.iter().enumerate() {
        let column =
            Rect::new(plot.x + step * number as f32, plot.y, step, plot.h).inset_by(step * 0.14, 0.0);
        let least = measure.least();
        let gain = Margin { mean: judged.gain.mean.max(0), ..judged.gain };
        let cost = Margin { mean: judged.cost.mean.max(0), ..judged.cost };
        let up = bar(look, column, &extent, gain.mean, sure(judged, gain, least).then_some(UP).ok_or(UP));
        let down =
            bar(look, column, &extent, -cost.mean, sure(judged, cost, least).then_some(DOWN).ok_or(DOWN));
        scene.extend(up.into_iter().chain(down));
        let rank = worst.iter().position(|other| other.entry == judged.entry);
        scene.extend(
            rank.map(|rank| mark(look, column, extent.at(column, -cost.mean) + 20.0, (rank + 1).to_string())),
        );
        let is_best = best.is_some_and(|other| other.entry == judged.entry);
        scene
            .extend(is_best.then(|| mark(look, column, extent.at(column, gain.mean) - 20.0, "★".to_owned())));
    }
    scene.extend(keys(look, legend, speech));
    scene
}

/// Whether a difference was weighed with the full budget and cannot be chance.
fn sure(judged: &Judged, margin: Margin, least: i32) -> bool {
    judged.closely && margin.tells(least)
}

/// The values at the top and bottom of the chart.
struct Extent {
    up: i32,
    down: i32,
    /// The distance between two lines.
    line: i32,
}

impl Extent {
    fn of(review: &Review, measure: Measure) -> Extent {
        let most = |of: fn(&Judged) -> i32| review.decisions.iter().map(of).max().unwrap_or_default().max(0);
        let (up, down) = (most(|judged| judged.gain.mean), most(|judged| judged.cost.mean));
        let unit = unit(measure);
        let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500].map(|step| step * unit);
        let fits = |line: &&i32| up.max(down) <= LINES * **line;
        let line = steps.iter().find(fits).copied().unwrap_or(1_000 * unit);
        // A whole number of lines on either side, at least one.
        let whole = |most: i32| (most + line - 1) / line * line;
        Extent { up: whole(up).max(line), down: whole(down).max(line), line }
    }

    /// The height of a value.
    fn at(&self, plot: Rect, value: i32) -> f32 {
        plot.y + plot.h * (self.up - value) as f32 / (self.up + self.down) as f32
    }
}

/// The unit of the labels: points, hundredths of a win.
const fn unit(measure: Measure) -> i32 {
    match measure {
        Measure::Points => POINT,
        Measure::Chance(whole) => whole / 100,
    }
}

/// The lines across, with their values.
fn lines(
    look: Look,
    scale: Rect,
    plot: Rect,
    extent: &Extent,
    measure: Measure,
    speech: &Speech,
) -> Vec<Node> {
    let key = match measure {
        Measure::Points => "review-chart-points",
        Measure::Chance(_) => "review-chart-chance",
    };
    let mut nodes = Vec::new();
    for number in -(extent.down / extent.line)..=extent.up / extent.line {
        let value = number * extent.line;
        let y = extent.at(plot, value);
        if number == 0 {
            let path = Path::line(Point::new(plot.x, y), Point::new(plot.right(), y));
            nodes.push(Shape::new(path).stroke(Stroke::new(look.theme.muted(), look.px(3.0))).into());
        } else {
            nodes.push(look.rule((plot.x, y), (plot.right(), y)));
        }
        let count = value.abs() / unit(measure);
        let rect = Rect::new(scale.x, y - 18.0, scale.w - 16.0, 36.0);
        let text = if number == 0 { "0".to_owned() } else { speech.text(key, &[("count", count.into())]) };
        let text = TextBox::new(rect, text, look.px(26.0)).color(look.theme.muted()).on(look.theme.panel());
        nodes.push(text.align(Align::End, Align::Middle).fit(Fit::Shrink { min: look.px(20.0) }).into());
    }
    nodes
}

/// A bar from the zero line to a value; pale where it may be chance.
fn bar(look: Look, column: Rect, extent: &Extent, value: i32, color: Result<Color, Color>) -> Option<Node> {
    let (zero, end) = (extent.at(column, 0), extent.at(column, value));
    let rect = Rect::new(column.x, zero.min(end), column.w, (zero - end).abs());
    let fill = color.unwrap_or_else(|color| color.mix(look.theme.panel(), 0.62));
    (rect.h >= 1.0).then(|| Shape::new(Path::rect(rect)).fill(fill).into())
}

/// The mark at the end of a bar that has a page of its own.
fn mark(look: Look, column: Rect, y: f32, text: String) -> Node {
    let center = Point::new(column.center().x, y);
    let rect = Rect::around(center, 44.0, 36.0);
    let text = TextBox::new(rect, text, look.px(28.0)).bold().color(look.theme.ink()).on(look.theme.panel());
    text.align(Align::Middle, Align::Middle).role(Role::Vital).into()
}

fn title(look: Look, rect: Rect, words: String) -> Node {
    let ground = look.theme.background();
    let text = TextBox::new(rect, words, look.px(40.0)).bold().color(look.theme.ink()).on(ground);
    let small =
        text.align(Align::Start, Align::Middle).role(Role::Vital).fit(Fit::Shrink { min: look.vital() });
    let fits = small.layout().fits;
    if fits { small.into() } else { TextBox { size: look.vital(), fit: Fit::Ellipsis, ..small }.into() }
}

/// The meaning of the two colours.
fn keys(look: Look, rect: Rect, speech: &Speech) -> Vec<Node> {
    let (left, right) = rect.split_left(rect.w / 2.0);
    let key = |cell: Rect, color: Color, key: &str| {
        let (sign, words) = cell.split_left(44.0);
        let square = Rect::around(Point::new(sign.x + 16.0, sign.center().y), 24.0, 24.0);
        let text = TextBox::new(words, speech.say(key), look.px(26.0)).color(look.theme.ink());
        let text = text.on(look.theme.background()).align(Align::Start, Align::Middle);
        [
            Shape::new(Path::rect(square)).fill(color).into(),
            text.fit(Fit::Shrink { min: look.px(20.0) }).into(),
        ]
    };
    let [up, down] = [key(left, UP, "review-chart-up"), key(right, DOWN, "review-chart-down")];
    up.into_iter().chain(down).collect()
}
