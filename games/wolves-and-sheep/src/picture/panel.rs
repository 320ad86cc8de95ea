//! The private panel: the landscape with places to choose from and the tile on trial, one's own tiles, what the lay would bring.

use render::font::wrap;
use render::parts::Look;
use render::{Align, Fit, Node, Rect, Role, Scene, TextBox, Weight};

use super::super::action::Action;
use super::super::components::landscape::Laid;
use super::super::components::posture::Posture;
use super::super::components::tile::Tiles;
use super::super::say::Say;
use super::super::state::WolvesAndSheep;
use super::super::trial::{self, Outlook};
use super::super::view::View;
use super::chart::{Chart, WITHIN, including};
use super::hand::Marking;
use super::header::{begin, body, icon};
use super::land::Land;

use super::table::{BROADER, GAP, outlined};
use super::{flocks, hand};
use rules::Coordinate;
use tabletop::{Frame, Points};

/// The width of the column with the hand, in pixels of a picture 1200 wide.
const COLUMN: f32 = 360.0;
/// The most by which it is wider next to a tall landscape.
const WIDER: f32 = 220.0;
/// The step in which it grows.
const STEP: f32 = 110.0;
/// The most tiles that have room in a strip with their names.
const STRIPPED: usize = 12;
/// The height of the strip with the hand.
const STRIP: f32 = 264.0;
/// The height of the line of one's own flock.
const FLOCK: f32 = 46.0;
/// The width of the card with the flocks, in a strip.
const FLOCKS: f32 = 330.0;
/// The height of a line of words.
const ROW: f32 = 26.0;

/// The viewer's choice so far.
struct Chosen {
    /// The tile on trial.
    laid: Option<Laid>,
    outlook: Option<Outlook>,
    /// The places of the open slot, with the points that each brings where these differ.
    places: Vec<(Coordinate, Option<i32>)>,
}

/// Draws the panel of the viewer.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let choice = Chosen::of(view, frame);
    let wanted: Vec<Coordinate> = match choice.laid {
        Some(laid) => vec![laid.place],
        None => choice.places.iter().map(|&(place, _)| place).collect(),
    };
    let follow = wanted.first().copied().or(view.last.last().map(|laid| laid.place));
    // All places count, so that the landscape stays where it is from one step to the next.
    let open: Vec<Coordinate> = view.landscape.open().iter().map(|open| open.place).collect();
    let bounds = including(including(view.landscape.bounds(), &open), &wanted);
    let parts = |scene: &Scene| {
        let (look, rest) = (scene.look(), body(scene));
        let gap = look.px(GAP);
        let (beside, column) = rest.split_left(rest.w - look.px(COLUMN + broader(view.hand.len())) - gap);
        let (above, strip) = rest.split_top(rest.h - look.px(STRIP) - gap);
        let side = |rect| Chart::whole(bounds, WITHIN, rect, look).side;
        let is_broad = view.hand.len() <= STRIPPED && side(above) > side(beside) * BROADER;
        if is_broad {
            return (above, strip.split_top(gap).1, true);
        }
        // What a tall landscape leaves is the hand's, in steps: see above.
        let spare = Chart::whole(bounds, WITHIN, beside, look).spare(bounds).min(look.px(WIDER));
        let spare = (spare / look.px(STEP)).floor() * look.px(STEP);
        let (beside, more) = beside.split_left(beside.w - spare);
        (beside, more.union(column).split_left(gap).1, false)
    };
    let chart = |scene: &Scene| Chart::new(bounds, WITHIN, parts(scene).0, scene.look(), follow);
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    if chart(&scene).is_partial(bounds) {
        scene = Scene::new(Scene::BOARDS, frame.theme);
    }
    let (chart, (_, rest, is_broad), look) = (chart(&scene), parts(&scene), scene.look());
    board(&mut scene, view, frame, chart, &choice);
    scene.extend(match is_broad {
        true => strip(look, view, frame, &choice, rest),
        false => column(look, view, frame, &choice, rest),
    });
    scene
}

/// By how much the column is wider for a hand of so many tiles, so that each has room for its name.
fn broader(tiles: usize) -> f32 {
    STEP * (tiles.saturating_sub(16) / 3).min(2) as f32
}

impl Chosen {
    fn of(view: &View, frame: &Frame<'_>) -> Chosen {
        let laid = read(&frame.focus.draft.join(" "));
        let say = Say(frame.words);
        let place = |slot: &String| slot.split(' ').find_map(|word| word.parse::<Coordinate>().ok());
        let mut places: Vec<(Coordinate, Option<i32>)> = match frame.focus.draft {
            [] => Vec::new(),
            draft => {
                let gain = |slot: &String| {
                    let whole = [draft, std::slice::from_ref(slot)].concat();
                    WolvesAndSheep::preview(view, &whole, say.0).map(|preview| preview.change())
                };
                let slots = frame.focus.candidates.iter();
                slots.filter_map(|slot| Some((place(slot)?, gain(slot)))).collect()
            }
        };
        // A tile may lie at one place in several ways: the best of them counts.
        places.sort_unstable_by(|(place, gain), (other, more)| place.cmp(other).then(more.cmp(gain)));
        places.dedup_by_key(|(place, _)| *place);
        if places.iter().all(|(_, gain)| *gain == places[0].1) {
            places.iter_mut().for_each(|(_, gain)| *gain = None);
        }
        Chosen { laid, outlook: laid.and_then(|laid| trial::lay(view, laid)), places }
    }
}

/// The tile that a notation lays; the last of several.
fn read(notation: &str) -> Option<Laid> {
    notation.parse::<Action>().ok()?.laid().last().copied()
}

/// Draws the landscape, with the tile on trial as if it lay there already.
fn board(scene: &mut Scene, view: &View, frame: &Frame<'_>, chart: Chart, choice: &Chosen) {
    let look = scene.look();
    let (landscape, survey) = match &choice.outlook {
        Some(outlook) => (&outlook.landscape, &outlook.survey),
        None => (&view.landscape, &view.survey),
    };
    let land = Land { landscape, survey, chart, say: Say(frame.words), outlined: outlined(view, survey) };
    scene.fixed(chart.cloth(look));
    scene.fixed(vec![land.country()]);
    begin(scene, view, frame);
    scene.extend(chart.names(look));
    scene.extend(land.mark_last(look, view));
    let shown = choice.places.iter().filter(|_| choice.laid.is_none());
    let taken =
        shown.map(|&(place, _)| chart.rect(place)).chain(choice.laid.map(|laid| chart.rect(laid.place)));
    let mut places = land.places(taken.collect(), false);
    if let Some(laid) = choice.laid {
        land.ghost(scene, laid, choice.outlook.is_none());
    }
    scene.extend(land.badges(look, land.told(), &mut places));
    if choice.laid.is_none() {
        land.candidates(scene, &choice.places);
    }
}

/// Draws hand, own flock and all flocks below each other, and what the lay would bring.
fn column(look: Look, view: &View, frame: &Frame<'_>, choice: &Chosen, rect: Rect) -> Vec<Node> {
    let gap = look.px(GAP);
    let (rest, card) = rect.split_top(rect.h - flocks::height(look, 1));
    let mut nodes = flocks::draw(look, view, frame, card, 1);
    let (rest, own) = rest.split_top(rest.h - own_height(look, view, rect.w) - look.px(4.0));
    nodes.extend(own_flocks(look, view, frame, own));
    let words = lines(look, view, frame, choice, rect.w);
    let needed = match words.len() {
        0 => 0.0,
        count => look.preview_height() + gap * 2.0 + look.px(ROW) * count.min(7) as f32 + look.px(18.0),
    };
    let (rest, told) = rest.split_top(rest.h - needed);
    nodes.extend(outlook(look, view, frame, words, told));
    nodes.extend(hand(look, view, frame, choice, rest.split_top(rest.h - look.px(4.0)).0));
    nodes
}

/// Draws the same side by side.
fn strip(look: Look, view: &View, frame: &Frame<'_>, choice: &Chosen, rect: Rect) -> Vec<Node> {
    let gap = look.px(GAP);
    let (left, right) = rect.split_left(rect.w - look.px(FLOCKS) - gap);
    let right = right.split_left(gap).1;
    let (own, card) = right.split_top(right.h - flocks::height(look, 1));
    let mut nodes = flocks::draw(look, view, frame, card, 1);
    nodes.extend(own_flocks(look, view, frame, own));
    let width = left.w * 0.56;
    let words = lines(look, view, frame, choice, width);
    if words.is_empty() {
        nodes.extend(hand(look, view, frame, choice, left));
        return nodes;
    }
    let (tiles, told) = left.split_left(left.w - width - gap);
    nodes.extend(outlook(look, view, frame, words, told.split_left(gap).1));
    nodes.extend(hand(look, view, frame, choice, tiles));
    nodes
}

/// What the lay would do, in lines of that width: the tiles drawn first.
fn lines(look: Look, view: &View, frame: &Frame<'_>, choice: &Chosen, width: f32) -> Vec<(String, Weight)> {
    let say = Say(frame.words);
    let (Some(laid), Some(outlook)) = (choice.laid, &choice.outlook) else { return Vec::new() };
    let first = (format!("{}: {}", say.laid(laid), say.draws(outlook)), Weight::Bold);
    let others = say.outlook(view, outlook, true).into_iter().map(|line| (line, Weight::Regular));
    let broken = |(line, weight): (String, Weight)| {
        let lines = wrap(&line, look.px(21.0), weight, width - look.px(34.0));
        lines.into_iter().map(move |line| (line, weight))
    };
    std::iter::once(first).chain(others).flat_map(broken).collect()
}

/// Draws the points before and after the lay, and the words.
fn outlook(
    look: Look,
    view: &View,
    frame: &Frame<'_>,
    mut words: Vec<(String, Weight)>,
    rect: Rect,
) -> Vec<Node> {
    if words.is_empty() {
        return Vec::new();
    }
    let (top, rest) = rect.split_top(look.preview_height());
    let gains = WolvesAndSheep::preview(view, frame.focus.draft, frame.words).map(|preview| preview.gains());
    let mut nodes = vec![look.preview(top, &gains.unwrap_or_default())];
    let card = rest.split_top(look.px(8.0)).1;
    nodes.push(look.card(card));
    let row = look.px(ROW);
    let mut rest = card.inset_by(look.px(16.0), look.px(8.0));
    let fit = (rest.h / row).floor().max(1.0) as usize;
    // What does not fit on lines of its own shares the last one.
    if words.len() > fit {
        let last: Vec<String> = words.drain(fit - 1..).map(|(line, _)| line).collect();
        words.push((last.join(" "), Weight::Regular));
    }
    for (text, weight) in words {
        let (line, below) = rest.split_top(row);
        rest = below;
        let text = TextBox::new(line, text, look.px(21.0)).color(look.theme.ink()).on(look.theme.panel());
        let text = text.align(Align::Start, Align::Middle);
        nodes.push(if weight == Weight::Bold { text.bold().into() } else { text.into() });
    }
    nodes
}

/// Whether the own flocks lie side by side in that width, with room for their words.
fn is_row(look: Look, view: &View, width: f32) -> bool {
    width / view.colours.len().max(1) as f32 > look.px(310.0)
}

fn own_height(look: Look, view: &View, width: f32) -> f32 {
    match view.colours.len() {
        0 => 0.0,
        _ if is_row(look, view, width) => look.px(FLOCK),
        count => look.px(FLOCK - 10.0) * count as f32,
    }
}

/// Draws the own flocks, and whether others know them.
fn own_flocks(look: Look, view: &View, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let say = Say(frame.words);
    let mut nodes = Vec::new();
    let count = view.colours.len().max(1);
    let cells = match is_row(look, view, rect.w) {
        true => rect.grid(count, 1, look.px(8.0)),
        false => rect.grid(1, count, 0.0),
    };
    for (colour, cell) in view.colours.iter().zip(cells) {
        let secret = view.viewer.seat().is_some_and(|seat| !view.seat(seat).revealed.contains(colour));
        let key = match (secret, view.herds) {
            (true, 1) => "wolves-and-sheep-picture-secret",
            (true, _) => "wolves-and-sheep-picture-unlaid",
            (false, _) => "wolves-and-sheep-picture-shown",
        };
        let (sign, words) = cell.split_left(look.px(58.0));
        nodes.extend(icon(colour, sign.center(), cell.h.min(look.px(50.0))));
        let text = say.text(key, &[("colour", say.colour(colour).into())]);
        let text = TextBox::new(words, text, look.px(22.0)).bold().color(look.theme.ink());
        let text = text.on(look.theme.background()).align(Align::Start, Align::Middle);
        nodes.push(text.fit(Fit::Shrink { min: look.px(18.0) }).into());
    }
    nodes
}

/// Draws the own tiles; where a lay is on trial in a strip, or among many tiles, the tile on trial alone has room.
fn hand(look: Look, view: &View, frame: &Frame<'_>, choice: &Chosen, rect: Rect) -> Vec<Node> {
    let say = Say(frame.words);
    if view.hand.is_empty() {
        let text = TextBox::new(rect, say.plain("wolves-and-sheep-picture-no-hand"), look.px(22.0));
        let text = text.color(look.theme.muted()).on(look.theme.background()).role(Role::Label);
        return vec![text.align(Align::Middle, Align::Middle).fit(Fit::Wrap { max_lines: 3 }).into()];
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
            Marking::Chosen
        } else if first && !frame.focus.candidates.iter().any(named) {
            Marking::Faded
        } else {
            Marking::Plain
        }
    };
    let chosen = choice.laid.map(|laid| laid.tile).filter(|&tile| view.hand.contains(tile));
    let hand = match chosen {
        Some(tile)
            if choice.outlook.is_some() && (rect.w > rect.h || !hand::has_room(look, view.hand, rect)) =>
        {
            Tiles::EMPTY.with(tile)
        }
        _ => view.hand,
    };
    hand::draw(look, say, hand, rect, 190.0, state)
}
