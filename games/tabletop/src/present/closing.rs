//! The closing picture, as far as it is the same for every game: who has won, the ranking, the points by category, how it went.

use std::cmp::Reverse;

use render::parts::{Banner, Category, CourseLine, Ranked};
use render::{Align, Fit, Look, Node, Player, Rect, Scene, TextBox};

use super::Frame;
use super::history::{History, Turning};
use super::points::Part;
use rules::{Arg, Outcome, Seat};

/// What the shared part of a closing picture is made from.
pub struct Closing<'a> {
    /// The frame of the picture.
    pub frame: &'a Frame<'a>,
    /// The result in a sentence of the game.
    pub result: String,
    /// In a solo game that is judged: the next better verdict as a message key, and the points from which it is given.
    pub above: Option<(i32, String)>,
    /// The outcome; `None` if the table was ended without a result.
    pub outcome: Option<&'a Outcome>,
    /// Every seat's points by category, in seat order.
    pub parts: Vec<Vec<Part>>,
    /// A drawing for each category, in a square of 100×100 at the origin; or none at all.
    pub signs: Vec<Node>,
    /// The colour and mark of a seat.
    pub mark: fn(Seat) -> Player,
    /// Whether every seat has a strip in which the game reveals what it held.
    pub reveals: bool,
    /// Where all this stands.
    pub place: ClosingPlace,
}

/// The place of the ranking in a closing picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClosingPlace {
    /// In a column next to the board, with a table of the points by category.
    Beside,
    /// In a column without the table: the strips of the seats tell the parts of their points.
    Bare,
    /// Without the table, below a board that has the whole width.
    Below,
}

/// What a closing picture leaves to the game.
pub struct Rooms {
    /// The room for its board or boards.
    pub board: Rect,
    /// A strip for each seat, best first, beneath its place in the ranking; none if nothing is revealed.
    pub secrets: Vec<(Seat, Rect)>,
}

/// The marks of the ranking: everybody's score in the outcome, else as it stands.
pub fn scored(
    outcome: Option<&Outcome>,
    mark: fn(Seat) -> Player,
    standing: impl Iterator<Item = i32>,
) -> Vec<String> {
    match outcome.map_or(&[][..], |outcome| &outcome.standings) {
        [] => (0..).zip(standing).map(|(seat, score)| mark(Seat(seat)).scored(score)).collect(),
        standings => standings.iter().map(|it| mark(it.seat).scored(it.score)).collect(),
    }
}

/// The width of the ranking, in pixels of a picture 1200 wide.
const RANKING: f32 = 440.0;
/// The height of the strip in which a seat's secrets are revealed.
const SECRET: f32 = 56.0;
/// The height of the course of the game.
const COURSE: f32 = 206.0;
/// The least height of the course of the game within the ranking.
const COURSE_WITHIN: f32 = 150.0;
/// The most of it.
const COURSE_TALL: f32 = 380.0;
/// The height of a turning point: two lines.
const TURNING: f32 = 50.0;
/// The least height of a row of the categories where they make room for how it went.
const CATEGORY: f32 = 40.0;
const GAP: f32 = 14.0;

impl Closing<'_> {
    /// Draws banner, ranking, categories and course on an empty picture, and says what is left.
    pub fn lay(&self, scene: &mut Scene) -> Rooms {
        let look = scene.look();
        let gap = look.px(GAP);
        let (top, rest) = scene.content().split_top(look.banner_height());
        scene.push(look.banner(top, &self.banner()));
        if self.place == ClosingPlace::Below {
            return self.below(scene, rest.split_top(gap).1);
        }
        let (left, right) = rest.split_top(gap).1.split_left(rest.w - look.px(RANKING));
        let left = Rect { w: left.w - gap, ..left };
        let Some(history) = self.frame.history.filter(|history| history.points().len() > 1) else {
            return Rooms { board: left, secrets: self.ranking(scene, right, &[]).0 };
        };
        let told = history.turnings().len() as f32 * look.px(TURNING);
        let within = look.px(COURSE_WITHIN);
        let (secrets, spare) = self.ranking(scene, right, &[told + within, told]);
        // How it went stands below the categories if there is room: the board has all the height then.
        if spare.h >= told + within {
            let (course, words) = spare.split_top((spare.h - told * 1.8).clamp(within, look.px(COURSE_TALL)));
            self.course(scene, course, history);
            self.turnings(scene, words, history);
            return Rooms { board: left, secrets };
        }
        let (board, below) = left.split_top(left.h - look.px(COURSE));
        let below = below.split_top(gap).1;
        scene.push(look.card(below));
        let chart = below.inset_by(look.px(16.0), look.px(8.0));
        if spare.h >= told {
            self.course(scene, chart, history);
            let told = spare.h.min(told * 1.6);
            self.turnings(scene, Rect { y: spare.bottom() - told, h: told, ..spare }, history);
        } else {
            let (chart, beside) = chart.split_left(chart.w * 0.27);
            self.course(scene, chart, history);
            self.turnings(scene, beside.split_left(look.px(8.0)).1, history);
        }
        Rooms { board, secrets }
    }

    /// Draws the ranking, in two columns if there are many, and the course below the board.
    fn below(&self, scene: &mut Scene, rest: Rect) -> Rooms {
        let look = scene.look();
        let gap = look.px(GAP);
        let rows = self.ranked();
        let columns = if rows.len() > 2 { 2 } else { 1 };
        let lines = rows.len().div_ceil(columns);
        let ranks = look.px(10.0) * 2.0 + (look.ranked_height() + look.px(4.0)) * lines as f32;
        let history = self.frame.history.filter(|history| history.points().len() > 1);
        let told = history.map_or(0.0, |_| look.px(COURSE));
        let (board, foot) = rest.split_top(rest.h - gap - ranks - told);
        let (card, told) = foot.split_top(gap).1.split_top(ranks);
        scene.push(look.card(card));
        let mut secrets = Vec::new();
        let cells = card.inset_by(look.px(12.0), look.px(10.0)).grid(columns, lines, look.px(4.0));
        for ((seat, row), cell) in rows.iter().zip(cells) {
            let strip = match (self.reveals, columns) {
                (false, _) => 0.0,
                (true, 1) => cell.w * 0.38,
                (true, _) => look.px(176.0),
            };
            let (place, strip) = cell.split_left(cell.w - strip);
            scene.push(look.ranked(place, row));
            if self.reveals {
                secrets.push((*seat, strip.inset_by(look.px(8.0), 0.0)));
            }
        }
        if let Some(history) = history {
            let told = told.split_top(gap).1;
            scene.push(look.card(told));
            let inner = told.inset_by(look.px(16.0), look.px(8.0));
            let (chart, words) = inner.split_left(inner.w * 0.42);
            self.course(scene, chart, history);
            self.turnings(scene, words.split_left(look.px(8.0)).1, history);
        }
        Rooms { board, secrets }
    }

    /// Every seat with its place and points, the winners first; in seat order if there is no result.
    fn ranked(&self) -> Vec<(Seat, Ranked)> {
        let score =
            |seat: Seat| self.parts.get(seat.index()).into_iter().flatten().map(|part| part.points).sum();
        let row = |seat: Seat, place, score| {
            let ranked =
                Ranked { place, player: (self.mark)(seat), name: self.frame.words.name(seat), score };
            (seat, ranked)
        };
        let seats = Seat::first(self.parts.len() as u8);
        let standings = self.outcome.map_or(&[][..], |outcome| &outcome.standings);
        let is_solo = self.parts.len() == 1;
        let mut rows: Vec<(Seat, Ranked)> = if standings.is_empty() {
            seats.map(|seat| row(seat, None, score(seat))).collect()
        } else {
            let place = |place: u8| (!is_solo).then_some(place);
            standings.iter().map(|it| row(it.seat, place(it.place), it.score)).collect()
        };
        rows.sort_by_key(|(seat, ranked)| (ranked.place, *seat));
        rows
    }

    fn banner(&self) -> Banner {
        let words = self.frame.words;
        let winners: Vec<Seat> =
            self.outcome.map_or_else(Vec::new, |outcome| outcome.winners().iter().collect());
        let names = || winners.iter().map(|&seat| words.name(seat)).collect::<Vec<_>>().join(", ");
        let title = match (self.outcome.and_then(|outcome| outcome.verdict.as_deref()), &winners[..]) {
            (_, []) => words.text("ending-none", &[]),
            (Some(verdict), _) => words.text(verdict, &[]),
            (None, [winner]) => words.text("ending-won", &[("name", (*winner).into())]),
            (None, _) => words.text("ending-shared", &[("names", names().into())]),
        };
        Banner {
            players: winners.iter().map(|&seat| (self.mark)(seat)).collect(),
            title,
            line: self.line(),
            golden: !winners.is_empty(),
        }
    }

    /// The sentence below the title: the result, or where the title is its verdict already, what would have been a better one.
    fn line(&self) -> String {
        let Some(Outcome { standings, verdict: Some(_), .. }) = self.outcome else {
            return self.result.clone();
        };
        let points = standings.first().map_or(0, |standing| standing.score);
        match &self.above {
            Some((from, verdict)) => {
                let verdict = Arg::Message(verdict.clone());
                let args = [("points", points.into()), ("from", (*from).into()), ("verdict", verdict)];
                self.frame.words.text("ending-next", &args)
            }
            None => self.frame.words.text("ending-best", &[("points", points.into())]),
        }
    }

    /// Draws who came in where, and the points by category; gives the strips for secrets, and the room below: the first of the wanted
    /// heights that the categories can leave.
    fn ranking(&self, scene: &mut Scene, rect: Rect, wanted: &[f32]) -> (Vec<(Seat, Rect)>, Rect) {
        let look = scene.look();
        scene.push(look.card(rect));
        let rows = self.ranked();
        let mut rest = rect.inset_by(look.px(12.0), look.px(10.0));
        let mut secrets = Vec::new();
        for (seat, row) in &rows {
            let (place, below) = rest.split_top(look.ranked_height());
            scene.push(look.ranked(place, row));
            rest = below;
            if self.reveals {
                let (strip, below) = rest.split_top(look.px(SECRET));
                secrets.push((*seat, strip.inset_by(look.px(10.0), look.px(3.0))));
                rest = below;
            }
        }
        rest = rest.split_top(look.px(12.0)).1;
        let players: Vec<Player> = rows.iter().map(|(_, row)| row.player).collect();
        let won = rows.first().is_some_and(|(_, row)| row.place == Some(1));
        let categories = self.categories(&rows);
        let least = look.px(CATEGORY) * (categories.len() + 1) as f32;
        let left = |wanted: &f32| rest.h - look.px(GAP) - wanted;
        let room = Rect { h: wanted.iter().map(left).find(|left| *left >= least).unwrap_or(rest.h), ..rest };
        scene.extend(look.categories(room, &players, won, &categories));
        (secrets, rest.split_top(look.categories_height(room, categories.len()) + look.px(GAP)).1)
    }

    /// The categories with everybody's points, in the order of the ranking.
    fn categories(&self, rows: &[(Seat, Ranked)]) -> Vec<Category> {
        let listed = self.parts.first().filter(|_| self.place == ClosingPlace::Beside);
        let first = listed.map_or(&[][..], Vec::as_slice);
        let category = |(number, part): (usize, &Part)| Category {
            label: part.label.clone(),
            sign: self.signs.get(number).cloned(),
            points: rows
                .iter()
                .filter_map(|(seat, _)| self.parts.get(seat.index())?.get(number))
                .map(|part| part.points)
                .collect(),
        };
        first.iter().enumerate().map(category).collect()
    }

    /// Draws everybody's points over the game.
    fn course(&self, scene: &mut Scene, rect: Rect, history: &History) {
        let lines = Seat::first(self.parts.len() as u8).map(|seat| CourseLine {
            player: (self.mark)(seat),
            points: history.points().iter().filter_map(|points| points.get(seat.index()).copied()).collect(),
        });
        let course = scene.look().course(rect, &lines.collect::<Vec<_>>());
        scene.extend(course);
    }

    /// Says what turned the game: as many turns, the greatest, as can be said whole.
    fn turnings(&self, scene: &mut Scene, rect: Rect, history: &History) {
        let look = scene.look();
        let mut turnings: Vec<&Turning> = history.turnings().iter().collect();
        let laid_out = |turnings: &[&Turning]| -> Vec<(Rect, Rect, TextBox)> {
            let cells = rect.grid(1, turnings.len().max(1), 0.0);
            let laid_out = turnings.iter().zip(cells).map(|(turning, cell)| {
                let (mark, rest) = cell.split_left(look.px(32.0));
                let (gain, words) = rest.split_left(if turning.gain == 0 { 0.0 } else { look.px(66.0) });
                let words = words.split_left(look.px(6.0)).1;
                (mark, gain, told(look, words, &turning.tell(self.frame.words)))
            });
            laid_out.collect()
        };
        let mut said = laid_out(&turnings);
        while turnings.len() > 1 && !said.iter().all(|(.., text)| text.layout().fits) {
            let least = (0..turnings.len()).min_by_key(|&at| (turnings[at].gain.abs(), Reverse(at)));
            turnings.remove(least.unwrap_or_default());
            said = laid_out(&turnings);
        }
        for (turning, (mark, gain, text)) in turnings.iter().zip(said) {
            scene.push((self.mark)(turning.seat).mark(mark.center(), look.px(26.0)));
            if turning.gain != 0 {
                scene.push(look.change(gain, turning.gain));
            }
            scene.push(cut(text));
        }
    }
}

/// A sentence in as many lines as there is room for, smaller if that helps.
fn told(look: Look, rect: Rect, words: &str) -> TextBox {
    let sized = |size: f32| {
        let max_lines = ((rect.h / (size * 1.25)) as usize).clamp(2, 5);
        let text = TextBox::new(rect, words, size).color(look.theme.ink()).on(look.theme.panel());
        text.align(Align::Start, Align::Middle).fit(Fit::Wrap { max_lines })
    };
    let (large, small) = (sized(look.px(20.0)), sized(look.px(18.0)));
    if rect.h >= look.px(TURNING * 1.5) && large.layout().fits { large } else { small }
}

/// The sentence, cut after a word if it is too long.
fn cut(mut text: TextBox) -> Node {
    let words = text.text.clone();
    let mut rest = words.as_str();
    while !text.layout().fits {
        let Some((shorter, _)) = rest.rsplit_once(' ') else { return text.fit(Fit::Ellipsis).into() };
        rest = shorter;
        text.text = format!("{rest} …");
    }
    text.into()
}
