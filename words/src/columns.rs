//! Tables in fixed-width blocks.

use super::escape::{is_direction, isolated};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// The most columns of a name in a table, to fit on a phone.
const NAME: usize = 14;
/// The columns of a name that are never cut.
const FEW: usize = 4;

/// A table in a fixed-width block: a place, a name, and numbers to the right of it, under their headings.
pub fn table(headings: &[String], rows: &[Vec<String>]) -> String {
    table_within(usize::MAX, headings, rows)
}

/// A table with lines of at most so many columns; names are cut for that, down to a few letters.
pub fn table_within(most: usize, headings: &[String], rows: &[Vec<String>]) -> String {
    let numbers = |row: &[String]| row.iter().map(|cell| cut(cell, NAME)).collect::<Vec<_>>();
    let mut cells: Vec<Vec<String>> =
        std::iter::once(headings).chain(rows.iter().map(Vec::as_slice)).map(numbers).collect();
    let widest =
        |cells: &[Vec<String>], column: usize| cells.iter().map(|row| row[column].width()).max().unwrap_or(0);
    let others: usize =
        (0..headings.len()).filter(|column| *column != 1).map(|column| widest(&cells, column) + 1).sum();
    for row in &mut cells {
        row[1] = cut(&row[1], most.saturating_sub(others).max(FEW));
    }
    let widths: Vec<usize> = (0..headings.len()).map(|column| widest(&cells, column)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let room = " ".repeat(widths[column] - cell.width());
            if column == 1 { format!("{cell}{room}") } else { format!("{room}{cell}") }
        });
        cells.collect::<Vec<_>>().join(" ").trim_end().to_owned()
    };
    format!("```\n{}\n```", cells.iter().map(line).collect::<Vec<_>>().join("\n"))
}

/// A text fit for a cell: without characters that would break the block or turn the line, and not too wide.
fn cut(text: &str, most: usize) -> String {
    let plain = |c: &char| !c.is_control() && !is_direction(*c);
    let safe: String = text.chars().filter(plain).map(|c| if c == '`' { 'ˋ' } else { c }).collect();
    if safe.width() <= most {
        return isolated(safe);
    }
    let mut used = 1;
    let fits = |c: &char| {
        used += c.width().unwrap_or(0);
        used <= most
    };
    let short: String = safe.chars().take_while(fits).collect();
    // Half of a joined emoji would show as another one.
    isolated(format!("{}…", short.trim_end_matches('\u{200d}').trim_end()))
}
