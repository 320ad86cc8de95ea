//! Tables for `/stats`: the dice, and what they brought.

use super::super::components::cards::Resource;
use super::super::say::{Say, player_mark};
use super::super::state::Catan;
use super::super::view::View;
use super::text::WIDTH;
use crate::core::{Report, Stats, Words, shorten, wrapped};

impl Stats for Catan {
    /// Reports how often each sum was rolled, and what the dice have brought to whom.
    fn reports(view: &View, words: &dyn Words) -> Vec<Report> {
        let say = Say(words);
        let most = view.sums.iter().copied().max().unwrap_or(0).max(1);
        let bar = |count: u16| "█".repeat(usize::from(count) * 30 / usize::from(most.max(30)));
        let sums = (2..)
            .zip(view.sums)
            .map(|(sum, count)| format!("{sum:>2} {count:>3} {}", bar(count)).trim_end().to_owned());
        let dice = Report { title: say.plain("catan-report-dice"), lines: sums.collect() };
        let row = |head: &str, cells: &[String], sum: &str| {
            let cells: String = cells.iter().map(|cell| format!("{cell:>5}")).collect();
            format!("{:<9}{cells}{sum:>6}", shorten(head.to_owned(), 8))
        };
        let signs = Resource::ALL.map(|kind| shorten(say.plain(&format!("catan-sign-{}", kind.word())), 4));
        let mut lines = vec![row("", &signs, "Σ")];
        for seat in view.seats() {
            let produced = view.player(seat).produced;
            let total: u16 = produced.iter().sum();
            let head = format!("{} {}", player_mark(seat).symbol(), say.name(seat));
            lines.push(row(&head, &produced.map(|count| count.to_string()), &total.to_string()));
        }
        lines.extend(wrapped(&say.plain("catan-report-production-note"), WIDTH, ""));
        let production = Report { title: say.plain("catan-report-production"), lines };
        vec![dice, production]
    }
}
