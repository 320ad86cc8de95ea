//! Many rows as few bytes: JSON column by column, compressed by zlib, whose checksum finds damage.
//!
//! The text log of a game would be smaller still, but it names no people, no times, and nothing that was taken back.

use std::borrow::Cow;
use std::io::{Read as _, Write as _};

use anyhow::{Context as _, ensure};
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

use super::StoredRow;

/// The columns of rows, in this order: seq, number, kind, seat, author, person, body, chance, barrier, turned, interaction, step, at. Each
/// value of seq, number, interaction and at is written as its difference from the last one.
type Columns<'a> = (
    Vec<Option<i64>>,
    Vec<Option<i64>>,
    Vec<Text<'a>>,
    Vec<Option<i64>>,
    Vec<Text<'a>>,
    Vec<i64>,
    Vec<Text<'a>>,
    Vec<Text<'a>>,
    Vec<i64>,
    Vec<i64>,
    Vec<Option<i64>>,
    Vec<i64>,
    Vec<Option<i64>>,
);

/// A text that is borrowed where rows are written, and owned where they are read.
type Text<'a> = Cow<'a, str>;

/// The most bytes of a table's rows before they are packed, a hundred times what the longest games have: damage may unpack to gigabytes.
const MOST: u64 = 64 << 20;

/// Packs rows.
pub(super) fn encode(rows: &[StoredRow]) -> anyhow::Result<Vec<u8>> {
    fn texts<'a>(rows: &'a [StoredRow], column: fn(&StoredRow) -> &String) -> Vec<Text<'a>> {
        rows.iter().map(|row| Text::Borrowed(column(row).as_str())).collect()
    }
    let columns: Columns<'_> = (
        steps(rows.iter().map(|row| Some(row.seq))),
        steps(rows.iter().map(|row| row.number)),
        texts(rows, |row| &row.kind),
        rows.iter().map(|row| row.seat).collect(),
        texts(rows, |row| &row.author),
        rows.iter().map(|row| row.person).collect(),
        texts(rows, |row| &row.body),
        texts(rows, |row| &row.chance),
        rows.iter().map(|row| row.barrier).collect(),
        rows.iter().map(|row| row.turned).collect(),
        steps(rows.iter().map(|row| row.interaction)),
        rows.iter().map(|row| row.step).collect(),
        steps(rows.iter().map(|row| Some(row.at))),
    );
    let json = serde_json::to_vec(&columns)?;
    ensure!(json.len() as u64 <= MOST, "rows of more than {MOST} bytes are not packed");
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&json)?;
    Ok(packed.finish()?)
}

/// Unpacks rows.
///
/// # Errors
/// If they are damaged.
pub(super) fn decode(packed: &[u8]) -> anyhow::Result<Vec<StoredRow>> {
    let mut json = Vec::new();
    let mut unpacked = ZlibDecoder::new(packed).take(MOST + 1);
    unpacked.read_to_end(&mut json).context("packed rows are damaged")?;
    ensure!(json.len() as u64 <= MOST, "packed rows are damaged: they have more than {MOST} bytes");
    let columns: Columns<'static> = serde_json::from_slice(&json).context("packed rows cannot be read")?;
    let (seq, number, kind, seat, author, person, body, chance, barrier, turned, interaction, step, at) =
        columns;
    let length = seq.len();
    let (mut seq, mut number) = (sums(seq), sums(number));
    let (mut interaction, mut at) = (sums(interaction), sums(at));
    let mut texts = [kind, author, body, chance].map(|texts| texts.into_iter().map(Text::into_owned));
    let mut plain = [person, barrier, turned, step].map(Vec::into_iter);
    let mut seat = seat.into_iter();
    let mut next = || {
        let [kind, author, body, chance] = texts.each_mut().map(Iterator::next);
        let [person, barrier, turned, step] = plain.each_mut().map(Iterator::next);
        Some(StoredRow {
            seq: seq.next()??,
            number: number.next()?,
            kind: kind?,
            seat: seat.next()?,
            author: author?,
            person: person?,
            body: body?,
            chance: chance?,
            barrier: barrier?,
            turned: turned?,
            interaction: interaction.next()?,
            step: step?,
            at: at.next()??,
        })
    };
    (0..length).map(|_| next().context("packed rows are incomplete")).collect()
}

/// The difference of each number from the one before it.
fn steps(numbers: impl Iterator<Item = Option<i64>>) -> Vec<Option<i64>> {
    let mut last = 0;
    let mut step = |number: i64| {
        let step = number.wrapping_sub(last);
        last = number;
        step
    };
    numbers.map(|number| number.map(&mut step)).collect()
}

/// The numbers that have these differences.
fn sums(steps: Vec<Option<i64>>) -> impl Iterator<Item = Option<i64>> {
    let mut last: i64 = 0;
    steps.into_iter().map(move |step| {
        step.map(|step| {
            last = last.wrapping_add(step);
            last
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_unpacks_to_more_than_any_table_has_is_refused() {
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(&vec![b' '; usize::try_from(MOST).expect("it fits") + 1]).expect("it is packed");
        let error = decode(&packed.finish().expect("it is packed")).expect_err("it is refused").to_string();
        assert!(error.contains("more than"), "{error}");
    }
}
