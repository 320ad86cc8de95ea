//! Tables for `/show stats`: points by category, what each award pays, cards taken unseen and covered; and the figures of an ended game.

use super::super::components::green::Feature;
use super::super::components::place::Line;
use super::super::say::{Say, head};
use super::super::state::VillageGreen;
use super::super::view::{SeatView, View};
use rules::{LINE, Seat, Words, minus, shorten, wrapped};
use tabletop::{Best, FigureSpec, Report, Stats};

impl Stats for VillageGreen {
    /// Reports the points, the awards, and what was drawn and covered.
    fn reports(view: &View, words: &dyn Words) -> Vec<Report> {
        let say = Say(words);
        vec![scores(view, say), awards(view, say), cards(view, say)]
    }

    /// The points by category, the best award, the trees, the cards taken unseen.
    fn figures(view: &View, seat: Seat) -> Vec<(&'static str, i32)> {
        let here = view.seat(seat);
        let awards = Line::all().filter(|line| here.village.award(*line).is_some());
        let trees = here.village.greens.iter().flatten().map(|card| match card.card().feature {
            Feature::Trees(trees) => trees.len() as i32,
            _ => 0,
        });
        vec![
            ("village", here.score.village),
            ("ponds", here.score.ponds),
            ("columns", here.score.cols.iter().sum()),
            ("rows", here.score.rows.iter().sum()),
            ("award", awards.map(|line| here.score.line(line)).max().unwrap_or(0)),
            ("trees", trees.sum()),
            ("unseen", (here.blind_greens + here.blind_awards).into()),
        ]
    }

    fn figure_specs() -> &'static [FigureSpec] {
        const {
            &[
                FigureSpec::part("village"),
                FigureSpec::part("ponds"),
                FigureSpec::part("columns"),
                FigureSpec::part("rows"),
                FigureSpec::record("award", Best::Highest),
                FigureSpec::record("trees", Best::Highest),
                FigureSpec::record("unseen", Best::Highest),
            ]
        }
    }
}

fn seats(view: &View) -> impl Iterator<Item = &SeatView> {
    view.seats.iter()
}

/// The names of all, each with the mark that stands for it in the table beneath.
fn heads(view: &View, say: Say<'_>) -> Vec<String> {
    let mut lines: Vec<String> = seats(view).map(|here| named(here.seat, say)).collect();
    lines.push(row("", seats(view).map(|here| mark(here.seat).to_string())));
    lines
}

fn named(seat: Seat, say: Say<'_>) -> String {
    shorten(format!("{} {}", mark(seat), say.name(seat)), LINE)
}

fn mark(seat: Seat) -> char {
    seat.player().symbol()
}

fn row(head: &str, values: impl Iterator<Item = String>) -> String {
    let values: String = values.map(|value| format!("{value:>4}")).collect();
    let width = LINE - values.chars().count();
    format!("{:<width$}{values}", shorten(head, width))
}

fn scores(view: &View, say: Say<'_>) -> Report {
    let mut lines = heads(view, say);
    let mut add = |head: String, points: &dyn Fn(&SeatView) -> i32| {
        lines.push(row(&head, seats(view).map(|here| minus(points(here)))));
    };
    add(say.plain("village-green-score-village"), &|here| here.score.village);
    add(say.plain("village-green-score-ponds"), &|here| here.score.ponds);
    for line in Line::all() {
        add(say.line(line), &|here| here.score.line(line));
    }
    add(say.plain("village-green-score-total"), &|here| here.score.total());
    add(say.plain("village-green-score-greens"), &|here| here.village.green_count() as i32);
    Report { title: say.plain("village-green-report-scores"), lines }
}

fn awards(view: &View, say: Say<'_>) -> Report {
    let mut lines = Vec::new();
    for here in seats(view) {
        lines.push(named(here.seat, say));
        let laid = Line::all().filter_map(|line| Some((line, here.village.award(line)?)));
        for (line, award) in laid {
            let points = minus(here.score.line(line));
            lines.extend(wrapped(&format!("{} {}", head(line), say.award(award)), LINE - 4, "  "));
            let last = lines.last_mut().expect("the award has a name");
            *last = format!("{last:<30}{points:>4}");
        }
        if here.village.awards.iter().all(Option::is_none) {
            lines.push("  –".to_owned());
        }
    }
    Report { title: say.plain("village-green-report-awards"), lines }
}

fn cards(view: &View, say: Say<'_>) -> Report {
    let mut lines = heads(view, say);
    let mut add = |key: &str, count: &dyn Fn(&SeatView) -> usize| {
        lines.push(row(&say.plain(key), seats(view).map(|here| count(here).to_string())));
    };
    let lawns = |here: &SeatView| here.covered.iter().filter(|card| card.card().is_lawn()).count();
    add("village-green-report-blind-greens", &|here| here.blind_greens.into());
    add("village-green-report-blind-awards", &|here| here.blind_awards.into());
    add("village-green-report-lawns-covered", &lawns);
    add("village-green-report-greens-covered", &|here| usize::from(here.covered.len()) - lawns(here));
    add("village-green-report-awards-covered", &|here| here.covered_awards.len().into());
    add("village-green-report-discards", &|here| here.discards.into());
    Report { title: say.plain("village-green-report-cards"), lines }
}
