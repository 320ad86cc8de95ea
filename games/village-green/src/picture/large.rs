//! One village, large: the panel of the seat that acts, and `/board player:`.

use render::{Align, Fit, Look, Node, Rect, Role, Scene, TextBox};

use super::super::components::green::GreenId;
use super::super::components::place::{Line, Place};
use super::super::components::village::Village;
use super::super::say::{Say, head};
use super::super::score::Score;
use super::super::state::VillageGreen;
use super::super::trial;
use super::super::view::{Step, View};
use super::header::header;
use super::village::Marks;
use super::{panel, points, side};
use rules::{Seat, minus};
use tabletop::{Frame, Picture, Points};

/// Draws one seat's village; on the private panel with hand, rows and draft, else with the awards in words.
pub(super) fn scene(view: &View, seat: Seat, frame: &Frame<'_>) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, frame.theme);
    let look = scene.look();
    let seat = if seat.index() < view.seats.len() { seat } else { Seat(0) };
    let (top, rest) = scene.content().split_top(look.header_height());
    let rest = rest.split_top(look.px(6.0)).1;
    let (left, right) = rest.split_left(look.px(716.0));
    let right = right.split_left(look.px(18.0)).1;
    let is_panel = frame.picture == Picture::Panel && frame.viewer.is(seat) && !view.is_over();
    let preview = VillageGreen::preview(view, frame.focus.draft, frame.words).filter(|_| is_panel);
    let height = if preview.is_some() { look.preview_height() } else { look.panel_strip() };
    let (strip, room) = left.split_top(height);
    let draft = if is_panel { Drafted::of(view, seat, frame) } else { Drafted::none(view, seat) };
    let shown = draft.shown(view, seat);
    let marks = Marks {
        places: &draft.places,
        lines: &draft.lines,
        before: draft.laid.map(|_| view.seat(seat).score),
        drafted: draft.laid,
        large: true,
        ..Marks::default()
    };
    let (ground, cards) = side::village(look, &shown, seat, frame, marks, room.split_top(look.px(4.0)).1);
    let mut fresh: Vec<Node> = vec![look.header(top, &header(view, frame))];
    fresh.push(match preview {
        Some(preview) => look.preview(strip, &preview.gains()),
        None => side::strip(look, &shown, seat, frame, strip),
    });
    fresh.extend(cards);
    fresh.extend(if is_panel {
        panel::aside(look, view, seat, frame, right)
    } else if view.is_over() && view.is_solo() {
        points::verdict(look, view, frame, right)
    } else {
        listed(look, view, seat, frame, right)
    });
    scene.fixed(ground);
    scene.extend(fresh);
    scene
}

/// The draft at hand: the village that it makes, and the places that are open.
struct Drafted {
    village: Village,
    laid: Option<Place>,
    places: Vec<(Place, i32)>,
    lines: Vec<(Line, Option<i32>)>,
}

impl Drafted {
    fn none(view: &View, seat: Seat) -> Drafted {
        Drafted { village: view.seat(seat).village, laid: None, places: Vec::new(), lines: Vec::new() }
    }

    fn of(view: &View, seat: Seat, frame: &Frame<'_>) -> Drafted {
        let mut draft = Drafted::none(view, seat);
        let focus = &frame.focus;
        let (words, open) = (focus.draft, focus.candidates);
        if view.step == Step::Arrange {
            draft.arrange(view, words, open);
            return draft;
        }
        let now = Score::of(&draft.village).total();
        let gain = |words: &[String]| Some(Score::of(&trial::after(view, words)?).total() - now);
        if let Some(card) = words.first().and_then(|first| held(view, first)) {
            let at = |slot: &String| Place::read(slot);
            let place = |slot: &String| Some((at(slot)?, gain(&[words[0].clone(), slot.clone()])?));
            draft.places = open.iter().filter_map(place).collect();
            if let Some(place) = words.get(1).and_then(at) {
                draft.village.lay(card, place);
                draft.laid = Some(place);
            }
        }
        if matches!(view.step, Step::Place { .. }) {
            let line = |slot: &String| {
                let line = Line::read(slot.strip_prefix("place ")?)?;
                Some((line, Some(gain(std::slice::from_ref(slot))?)))
            };
            draft.lines = open.iter().filter_map(line).collect();
        }
        draft
    }

    /// The awards dealt above the columns: those of the draft, else those chosen already.
    fn arrange(&mut self, view: &View, words: &[String], open: &[String]) {
        let Some((own, dealt)) = view.own.as_ref().and_then(|own| Some((own, own.dealt?))) else { return };
        let number = |slot: &String| slot.rsplit(' ').next().and_then(|word| word.parse::<usize>().ok());
        let chosen = || own.chosen.iter().flat_map(|order| order.places()).collect::<Vec<_>>();
        let drafted: Vec<usize> = words.iter().filter_map(number).filter_map(|n| n.checked_sub(1)).collect();
        let shown = if words.is_empty() { chosen() } else { drafted };
        for (line, award) in Line::columns().zip(shown.iter().filter_map(|&place| dealt.get(place))) {
            self.village.head(line, *award);
        }
        if !open.is_empty() && !words.is_empty() {
            self.lines.extend(Line::columns().nth(words.len()).map(|line| (line, None)));
        }
    }

    /// The view as it would be then.
    fn shown(&self, view: &View, seat: Seat) -> View {
        let mut shown = view.clone();
        let here = &mut shown.seats[seat.index()];
        here.village = self.village;
        if self.laid.is_some() {
            here.score = Score::of(&self.village);
        }
        shown
    }
}

/// The card of the hand that the first slot lays or discards.
fn held(view: &View, slot: &str) -> Option<GreenId> {
    let number: usize = slot.strip_prefix("lay ")?.parse().ok()?;
    view.hand().get(number.checked_sub(1)?).copied()
}

/// The right column of `/board player:`: every award of the village in words, with its points.
fn listed(look: Look, view: &View, seat: Seat, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let (say, here) = (Say(frame.words), view.seat(seat));
    let mut nodes = Vec::new();
    let turned =
        if here.village.turned { "village-green-picture-turned" } else { "village-green-picture-unturned" };
    let rest = panel::titled(look, say.plain(turned), rect, &mut nodes);
    for (line, cell) in Line::all().zip(rest.grid(1, Line::COUNT, look.px(8.0))) {
        nodes.push(look.card(cell));
        let inner = cell.inset_by(look.px(12.0), look.px(8.0));
        let (name, rest) = inner.split_left(look.px(30.0));
        nodes.push(bold(look, head(line), name, Align::Start));
        let Some(award) = here.village.award(line) else {
            nodes.push(bold(look, "–".to_owned(), rest, Align::Middle));
            continue;
        };
        let points = minus(here.score.line(line));
        let (words, paid) = rest.split_left(rest.w - look.px(52.0));
        nodes.push(bold(look, points, paid, Align::End));
        nodes.push(described(look, &format!("{}\n{}", say.award(award), say.rule(award)), words));
    }
    nodes
}

/// Writes several lines, as large as they fit.
fn described(look: Look, words: &str, rect: Rect) -> Node {
    let sized = |size: f32| {
        let text = TextBox::new(rect, words, look.px(size)).color(look.theme.ink());
        let text = text.on(look.theme.panel()).fit(Fit::Wrap { max_lines: 5 });
        text.align(Align::Start, Align::Middle)
    };
    let fitting = [26.0, 24.0, 22.0].into_iter().map(sized).find(|text| text.layout().fits);
    fitting.unwrap_or_else(|| sized(20.0)).into()
}

fn bold(look: Look, words: String, rect: Rect, align: Align) -> Node {
    let text = TextBox::new(rect, words, look.px(30.0)).bold().color(look.theme.ink()).on(look.theme.panel());
    text.role(Role::Vital).align(align, Align::Middle).into()
}
