//! Tables for `/show stats`: the dice, and what they brought; and the figures of an ended game.

use super::super::components::cards::Resource;
use super::super::say::points::categories;
use super::super::say::{Say, player_mark};
use super::super::state::Catan;
use super::super::trial::Holdings;
use super::super::view::View;
use rules::{LINE, Seat, Words, shorten, wrapped};
use tabletop::{Best, FigureKind, FigureSpec, Report, Stats};

impl Stats for Catan {
    /// Reports how often each sum was rolled, and what the dice have brought to whom.
    fn reports(view: &View, words: &dyn Words) -> Vec<Report> {
        let say = Say(words);
        let most = view.sums.iter().copied().max().unwrap_or(0).max(1);
        let bar = |count: u16| "█".repeat(usize::from(count) * 27 / usize::from(most.max(27)));
        let sums = (2..)
            .zip(view.sums)
            .map(|(sum, count)| format!("{sum:>2} {count:>3} {}", bar(count)).trim_end().to_owned());
        let dice = Report { title: say.plain("catan-report-dice"), lines: sums.collect() };
        let row = |head: &str, cells: &[String], sum: &str, expected: &str| {
            let cells: String = cells.iter().map(|cell| format!("{cell:>3}")).collect();
            format!("{:<9}{cells}{sum:>5}{expected:>5}", shorten(head.to_owned(), 8))
        };
        let signs = Resource::ALL.map(|kind| shorten(say.plain(&format!("catan-sign-{}", kind.word())), 3));
        let mut lines = vec![row("", &signs, "Σ", "≈")];
        for seat in view.seats() {
            let produced = view.player(seat).produced;
            let total: u16 = produced.iter().sum();
            let expected = rounded(view.player(seat).expected.into(), 36).to_string();
            let head = format!("{} {}", player_mark(seat).symbol(), say.name(seat));
            lines.push(row(&head, &produced.map(|count| count.to_string()), &total.to_string(), &expected));
        }
        lines.extend(wrapped(&say.plain("catan-report-production-note"), LINE, ""));
        let production = Report { title: say.plain("catan-report-production"), lines };
        vec![dice, production]
    }

    /// The points by category, the longest continuous road, the knights played, the cards from rolls, and how many of them the dice have
    /// brought beyond what they could be expected to, with its variance.
    fn figures(view: &View, seat: Seat) -> Vec<(&'static str, i32)> {
        let player = view.player(seat);
        let produced = player.produced.iter().copied().map(i32::from).sum();
        let mut figures = categories(&Holdings::of(view), view, seat).to_vec();
        figures.extend([
            ("length", player.length.into()),
            ("knights", player.knights.into()),
            ("production", produced),
            ("luck", produced - rounded(player.expected.into(), 36)),
            ("luck-variance", rounded(player.variance, 36 * 36)),
        ]);
        figures
    }

    fn figure_specs() -> &'static [FigureSpec] {
        const {
            &[
                FigureSpec::part("settlements"),
                FigureSpec::part("cities"),
                FigureSpec::part("road"),
                FigureSpec::part("army"),
                FigureSpec::part("cards"),
                FigureSpec::record("length", Best::Highest),
                FigureSpec::record("knights", Best::Highest),
                FigureSpec::record("production", Best::Highest),
                FigureSpec { key: "luck", kind: FigureKind::Luck },
                FigureSpec { key: "luck-variance", kind: FigureKind::Variance },
            ]
        }
    }
}

/// The nearest whole number of those parts.
const fn rounded(parts: u64, whole: u64) -> i32 {
    ((parts + whole / 2) / whole) as i32
}
