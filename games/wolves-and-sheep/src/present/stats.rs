//! Tables for `/show stats`: players, flocks, forests; and the figures of an ended game.

use super::super::components::colour::Colour;
use super::super::say::outlook::is_inhabited;
use super::super::say::{Say, sign};
use super::super::score::{Tally, bonus};
use super::super::state::WolvesAndSheep;
use super::super::view::View;
use rules::{LINE, Seat, Words, below, shorten, wrapped};
use tabletop::{Best, FigureSpec, Report, Stats};

impl Stats for WolvesAndSheep {
    /// Reports the players, the meadows of every colour, and the forests with wolves or hunters.
    fn reports(view: &View, words: &dyn Words) -> Vec<Report> {
        let say = Say(words);
        let mut reports = vec![players(view, say), flocks(view, say)];
        let forests: Vec<String> = view
            .survey
            .forests
            .iter()
            .filter(|forest| is_inhabited(forest))
            .flat_map(|forest| wrapped(&say.forest(forest), LINE, "  "))
            .collect();
        if !forests.is_empty() {
            reports.push(Report { title: say.plain("wolves-and-sheep-report-forests"), lines: forests });
        }
        reports
    }

    /// The points by category; the meadows of the seat's colours that count, the largest of them, and the sheep on all of them.
    fn figures(view: &View, seat: Seat) -> Vec<(&'static str, i32)> {
        let here = view.seat(seat);
        let tally = Tally::of(&view.survey, here.colours, here.stopped.map_or(0, bonus));
        let meadows = view.survey.meadows.iter();
        let counting = meadows.filter(|meadow| here.colours.contains(meadow.colour) && meadow.counts());
        let flocks: Vec<i32> = counting.map(|meadow| meadow.sheep.into()).collect();
        vec![
            ("meadow", tally.sheep.first().copied().unwrap_or(0)),
            ("bonus", tally.bonus),
            ("meadows", flocks.len() as i32),
            ("flock", flocks.iter().copied().max().unwrap_or(0)),
            ("sheep", flocks.iter().sum()),
        ]
    }

    fn figure_specs() -> &'static [FigureSpec] {
        const {
            &[
                FigureSpec::part("meadow"),
                FigureSpec::part("bonus"),
                FigureSpec::record("meadows", Best::Highest),
                FigureSpec::record("flock", Best::Highest),
                FigureSpec::record("sheep", Best::Highest),
            ]
        }
    }
}

fn players(view: &View, say: Say<'_>) -> Report {
    let mut lines = Vec::new();
    for seat in Seat::first(view.seats.len() as u8) {
        let here = view.seat(seat);
        let mark = seat.player().symbol();
        lines.push(shorten(format!("{mark} {}", say.name(seat)), LINE));
        lines.extend(below(&say.holding(view, seat)));
        if let Some(tally) = &here.tally {
            let sheep = tally.sheep.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            let sheep = if sheep.is_empty() { "–".to_owned() } else { sheep };
            let args =
                [("sheep", sheep.into()), ("bonus", tally.bonus.into()), ("total", tally.total().into())];
            lines.extend(below(&say.text("wolves-and-sheep-report-points", &args)));
        }
    }
    lines.push(say.text("wolves-and-sheep-bag", &[("count", view.bag.into())]));
    Report { title: say.plain("wolves-and-sheep-report-players"), lines }
}

fn flocks(view: &View, say: Say<'_>) -> Report {
    let mut lines = Vec::new();
    for colour in Colour::ALL {
        let meadows = view.survey.meadows.iter().filter(|meadow| meadow.colour == colour);
        let listed: Vec<String> =
            meadows.map(|meadow| format!("{} {}", meadow.sheep, sign(meadow))).collect();
        let listed = if listed.is_empty() { "–".to_owned() } else { listed.join(", ") };
        lines.extend(wrapped(&format!("{}: {listed}", say.colour(colour)), LINE, "  "));
    }
    lines.extend(wrapped(&say.plain("wolves-and-sheep-report-signs"), LINE, ""));
    Report { title: say.plain("wolves-and-sheep-report-flocks"), lines }
}
