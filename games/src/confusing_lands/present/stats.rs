//! Tables for `/stats`: each land's points by condition, and its symbols.

use super::super::components::square::Symbol;
use super::super::say::Say;
use super::super::score::field::Field;
use super::super::state::ConfusingLands;
use super::super::view::{SeatView, View};
use super::text::{row, score_lines};
use crate::core::{Report, Stats, Words};

impl Stats for ConfusingLands {
    /// Reports each land: its conditions and its symbols.
    fn reports(view: &View, words: &dyn Words) -> Vec<Report> {
        let say = Say(words);
        let report = |place: &SeatView| {
            let mut lines = score_lines(view, place, say);
            lines.push(row(&say.plain("confusing-lands-text-total"), place.tally.total()));
            lines.push(String::new());
            let field = Field::of(&place.land);
            let counts =
                Symbol::ALL.iter().map(|&symbol| (say.symbol(symbol), field.squares(symbol).count()));
            lines.extend(counts.map(|(name, count)| row(&name, count)));
            lines.push(row(&say.plain("confusing-lands-symbol-blank"), field.blank.count()));
            lines.push(row(&say.plain("confusing-lands-text-squares"), field.land.count()));
            let mark = place.seat.player().symbol();
            Report { title: format!("{mark} {}", say.name(place.seat)), lines }
        };
        view.places.iter().map(report).collect()
    }
}
