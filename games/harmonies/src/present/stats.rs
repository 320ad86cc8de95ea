//! Tables for `/show stats`: points by category, cubes on cards, tokens in the bag; and the figures of an ended game.

use super::super::components::token::{BOX, Stack, Token};
use super::super::say::Say;
use super::super::score::Score;
use super::super::state::Harmonies;
use super::super::view::View;
use rules::{LINE, Seat, Words, shorten};
use tabletop::{Best, FigureSpec, Report, Stats};

/// A category's word in message keys, and its points.
type Category = (&'static str, fn(&Score) -> i32);

/// The categories of the score, in the order of the score pad.
const CATEGORIES: [Category; 7] = [
    ("trees", |score| score.trees),
    ("mountains", |score| score.mountains),
    ("fields", |score| score.fields),
    ("buildings", |score| score.buildings),
    ("water", |score| score.water),
    ("animals", |score| score.animals),
    ("spirit", |score| score.spirit),
];

impl Stats for Harmonies {
    /// Reports the points by category, the cubes on each card, and the bag.
    fn reports(view: &View, words: &dyn Words) -> Vec<Report> {
        let say = Say(words);
        vec![scores(view, say), animals(view, say), bag(view, say)]
    }

    /// The points by category, the animal cubes and completed cards, what stands as high as it can.
    fn figures(view: &View, seat: Seat) -> Vec<(&'static str, i32)> {
        let here = view.seat(seat);
        let animals = || here.held.iter().filter(|held| !held.card.is_spirit());
        let standing = |stack| i32::from(here.land.of(stack).len());
        let mut figures = CATEGORIES.map(|(key, points)| (key, points(&here.score))).to_vec();
        figures.extend([
            ("cubes", animals().map(|held| i32::from(held.placed())).sum()),
            ("completed", animals().filter(|held| held.is_complete()).count() as i32),
            ("tall-trees", standing(Stack::Tree3)),
            ("tall-mountains", standing(Stack::Mountain3)),
        ]);
        figures
    }

    fn figure_specs() -> &'static [FigureSpec] {
        const {
            &[
                FigureSpec::part("trees"),
                FigureSpec::part("mountains"),
                FigureSpec::part("fields"),
                FigureSpec::part("buildings"),
                FigureSpec::part("water"),
                FigureSpec::part("animals"),
                FigureSpec::part("spirit"),
                FigureSpec::record("cubes", Best::Highest),
                FigureSpec::record("completed", Best::Highest),
                FigureSpec::record("tall-trees", Best::Highest),
                FigureSpec::record("tall-mountains", Best::Highest),
            ]
        }
    }
}

fn scores(view: &View, say: Say<'_>) -> Report {
    let seats = || Seat::first(view.seats.len() as u8);
    let mut lines: Vec<String> =
        seats().map(|seat| shorten(format!("{} {}", seat.player().symbol(), say.name(seat)), LINE)).collect();
    let line = |head: String, values: Vec<String>| {
        let values: String = values.iter().map(|value| format!("{value:>5}")).collect();
        let width = LINE - 5 * view.seats.len();
        format!("{:<width$}{values}", shorten(&head, width))
    };
    let marks = seats().map(|seat| seat.player().symbol().to_string());
    lines.push(line(String::new(), marks.collect()));
    for (key, points) in CATEGORIES {
        let values = seats().map(|seat| points(&view.seat(seat).score).to_string());
        lines.push(line(say.plain(&format!("harmonies-score-{key}")), values.collect()));
    }
    let totals = seats().map(|seat| view.seat(seat).score.total().to_string());
    lines.push(line(say.plain("harmonies-score-total"), totals.collect()));
    Report { title: say.plain("harmonies-report-scores"), lines }
}

fn animals(view: &View, say: Say<'_>) -> Report {
    let mut lines = Vec::new();
    for seat in Seat::first(view.seats.len() as u8) {
        let here = view.seat(seat);
        lines.push(shorten(format!("{} {}", seat.player().symbol(), say.name(seat)), LINE));
        for held in &here.held {
            let placed = format!("{}/{}", held.placed(), held.card.cubes());
            lines.push(format!("  {:<24}{placed:>6}", shorten(say.card(held.card), 24)));
        }
        if here.held.is_empty() {
            lines.push("  –".to_owned());
        }
    }
    Report { title: say.plain("harmonies-report-animals"), lines }
}

fn bag(view: &View, say: Say<'_>) -> Report {
    let line = |token: Token| {
        let count = format!("{}/{}", view.bag[token as usize], BOX[token as usize]);
        format!("{:<18}{count:>8}", shorten(say.token(token), 18))
    };
    Report { title: say.plain("harmonies-report-bag"), lines: Token::ALL.into_iter().map(line).collect() }
}
