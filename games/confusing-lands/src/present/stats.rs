//! Tables for `/show stats`: each land's points by condition, and its symbols; and the figures of an ended game.

use super::super::components::square::Symbol;
use super::super::say::Say;
use super::super::score::field::Field;
use super::super::score::{Tally, rivers};
use super::super::state::ConfusingLands;
use super::super::view::{SeatView, View};
use super::text::{row, score_lines};
use rules::{Seat, Words};
use tabletop::{Best, FigureSpec, Report, Stats};

impl Stats for ConfusingLands {
    /// Reports each land: its conditions and its symbols.
    fn reports(view: &View, words: &dyn Words) -> Vec<Report> {
        let say = Say(words);
        let report = |place: &SeatView| {
            let mut lines = score_lines(view, place, say);
            lines.extend(row(&say.plain("confusing-lands-text-total"), place.tally.total()));
            lines.push(String::new());
            let field = Field::of(&place.land);
            let counts =
                Symbol::ALL.iter().map(|&symbol| (say.symbol(symbol), field.squares(symbol).count()));
            lines.extend(counts.flat_map(|(name, count)| row(&name, count)));
            lines.extend(row(&say.plain("confusing-lands-symbol-blank"), field.blank.count()));
            lines.extend(row(&say.plain("confusing-lands-text-squares"), field.land.count()));
            let mark = place.seat.player().symbol();
            Report { title: format!("{mark} {}", say.name(place.seat)), lines }
        };
        view.places.iter().map(report).collect()
    }

    fn figures(view: &View, seat: Seat) -> Vec<(&'static str, i32)> {
        view.place(seat).map_or_else(Vec::new, |place| figures(&place.tally, &Field::of(&place.land)))
    }

    fn figure_specs() -> &'static [FigureSpec] {
        const {
            &[
                FigureSpec::part("own"),
                FigureSpec::part("shared"),
                FigureSpec::part("cost"),
                FigureSpec::record("best", Best::Highest),
                FigureSpec::record("conditions", Best::Highest),
                FigureSpec::record("squares", Best::Highest),
                FigureSpec::record("river", Best::Highest),
            ]
        }
    }
}

/// The points of a land by category; its best condition, the shared one among them, how many it has, its squares and its largest river.
pub(in super::super) fn figures(tally: &Tally, field: &Field) -> Vec<(&'static str, i32)> {
    vec![
        ("own", tally.own()),
        ("shared", tally.shared),
        ("cost", tally.penalty()),
        ("best", tally.ranked().first().copied().unwrap_or(0)),
        ("conditions", tally.conditions().count() as i32),
        ("squares", field.land.count()),
        ("river", rivers::mightiest(field).count()),
    ]
}
