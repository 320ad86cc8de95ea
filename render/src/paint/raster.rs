//! The share of every pixel that an outline covers, by exact areas.
//!
//! Every line adds, to the cells that it crosses, how much more of the pixels from there on to the right is covered;
//! the sum along a row is the coverage. All sums are exact: outside a contour nothing is left of it. Cells that no line has touched are
//! skipped eight at a time.
//!
//! Shares and colours are worked out with the widest instructions that the processor has (`fearless_simd`), to the same pixels. Whatever
//! runs so is inlined into the place where they are chosen (`dispatch!`), and compiled once for each kind of processor: no more than
//! gains by it.

use fearless_simd::{Bytes, Level, Simd, SimdBase, SimdFrom, dispatch, i32x8, u32x8};

use super::outline::Outline;
use crate::geometry::{Point, Rect};

/// Cells that are looked at together.
const BLOCK: usize = 8;
/// The shares of a pixel that are told apart: more are not seen, and make a picture a tenth larger.
const LEVELS: u32 = 5;
/// A whole pixel in a cell: sums of whole numbers are quick and lose nothing.
const WHOLE: i32 = 1 << 16;
/// Coverage that does not show.
const FAINT: u32 = WHOLE as u32 / (2 * LEVELS);

/// A rectangle of pixels: columns and rows, the latter ones not included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) right: i32,
    pub(super) bottom: i32,
}

impl Area {
    /// The pixels that are at least touched.
    pub(super) fn around(rect: Rect) -> Self {
        Self {
            left: rect.x.floor() as i32,
            top: rect.y.floor() as i32,
            right: rect.right().ceil() as i32,
            bottom: rect.bottom().ceil() as i32,
        }
    }

    /// The pixels of both; `None` if there are none.
    pub(super) fn intersection(self, other: Self) -> Option<Self> {
        let both = Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        };
        (both.left < both.right && both.top < both.bottom).then_some(both)
    }

    /// The smallest area around both.
    pub(super) fn union(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// Its rows, among the values of a whole in which it lies.
    pub(super) fn rows<T>(self, values: &mut [T], whole: Self) -> impl Iterator<Item = &mut [T]> {
        let (from, to) = ((self.left - whole.left) as usize, (self.right - whole.left) as usize);
        let skipped = (self.top - whole.top) as usize;
        values.chunks_mut(whole.width()).skip(skipped).take(self.height()).map(move |row| &mut row[from..to])
    }

    pub(super) fn width(self) -> usize {
        (self.right - self.left) as usize
    }

    pub(super) fn height(self) -> usize {
        (self.bottom - self.top) as usize
    }
}

/// The coverage of neighbouring pixels of a row.
#[derive(Clone, Copy, Debug)]
pub(super) enum Span<'a> {
    /// So many pixels alike.
    Even(usize, u8),
    /// One share for each.
    Mixed(&'a [u8]),
}

impl Span<'_> {
    /// The number of pixels.
    pub(super) fn len(self) -> i32 {
        match self {
            Self::Even(count, _) => count as i32,
            Self::Mixed(shares) => shares.len() as i32,
        }
    }
}

/// Cells, empty between two outlines.
#[derive(Debug)]
pub(super) struct Raster {
    /// The instructions that the processor has.
    pub(super) level: Level,
    cells: Vec<i32>,
    /// One bit for every block of cells.
    touched: Vec<u64>,
    /// The first column that is kept, counted from the outline's left, and the number of columns and rows.
    first: usize,
    width: usize,
    height: usize,
    /// Blocks and words of bits per row.
    blocks: usize,
    words: usize,
}

impl Default for Raster {
    fn default() -> Self {
        let level = Level::new();
        Self {
            level,
            cells: Vec::new(),
            touched: Vec::new(),
            first: 0,
            width: 0,
            height: 0,
            blocks: 0,
            words: 0,
        }
    }
}

impl Raster {
    /// Calls `span` with column, row and coverage of whatever of the outlines, filled as one, lies within the area, row by row and from
    /// the left. Which columns the area has changes nothing of what is covered in them, nor do outlines that lie elsewhere within the
    /// bounds.
    #[inline(always)]
    pub(super) fn fill<S: Simd>(
        &mut self,
        simd: S,
        outlines: &[&Outline],
        bounds: Area,
        area: Area,
        mut span: impl FnMut(i32, i32, Span<'_>),
    ) {
        let Some(area) = self.trace(outlines, bounds, area) else { return };
        for row in 0..area.height() {
            self.sweep(
                simd,
                row,
                #[inline(always)]
                |x, share| span(area.left + x as i32, area.top + row as i32, share),
            );
        }
    }

    /// Adds the outlines' lines to the cells, and gives the part of the area that they may cover.
    fn trace(&mut self, outlines: &[&Outline], bounds: Area, area: Area) -> Option<Area> {
        let area = bounds.intersection(area)?;
        self.open((area.left - bounds.left) as usize, area.width(), area.height());
        let origin = Point::new(bounds.left as f32, area.top as f32);
        let place = |point: &Point| Point::new(point.x - origin.x, on_grid(point.y - origin.y));
        let rows = (origin.y, area.bottom as f32);
        for points in outlines.iter().flat_map(|outline| outline.before(area.right as f32, rows)) {
            let Some(last) = points.last() else { continue };
            let mut from = place(last);
            for point in points {
                let to = place(point);
                self.line(from, to);
                from = to;
            }
        }
        Some(area)
    }

    fn open(&mut self, first: usize, width: usize, height: usize) {
        // A line at the right edge also writes into the two cells beyond it.
        self.blocks = (width + 2).div_ceil(BLOCK);
        self.words = self.blocks.div_ceil(64);
        (self.first, self.width, self.height) = (first, width, height);
        let (cells, words) = (self.blocks * BLOCK * height, self.words * height);
        if self.cells.len() < cells {
            self.cells.resize(cells, 0);
        }
        if self.touched.len() < words {
            self.touched.resize(words, 0);
        }
    }

    fn line(&mut self, from: Point, to: Point) {
        let (sign, a, b) = if from.y < to.y { (1.0, from, to) } else { (-1.0, to, from) };
        let (top, bottom) = (a.y.max(0.0), b.y.min(self.height as f32));
        if top >= bottom {
            return;
        }
        let slope = (b.x - a.x) / (b.y - a.y);
        let mut x = a.x + (top - a.y) * slope;
        for row in top as usize..above(bottom) {
            let start = top.max(row as f32);
            let end = bottom.min((row + 1) as f32);
            let next = if end == b.y { b.x } else { a.x + (end - a.y) * slope };
            self.step(row, x.min(next), x.max(next), (end - start) * sign);
            x = next;
        }
    }

    /// A line's part within one row: from column `from` to column `to` of the outline, over `rise` of the row's height. What it adds to
    /// columns on the left of the area counts from the area's first column on; so no column's coverage depends on the area.
    fn step(&mut self, row: usize, from: f32, to: f32, rise: f32) {
        let stride = self.blocks * BLOCK;
        let cells = &mut self.cells[row * stride..(row + 1) * stride];
        let bits = &mut self.touched[row * self.words..(row + 1) * self.words];
        let (left, right) = (self.first, self.first + self.width);
        let mut put = |column: usize, more: i32| {
            if column <= right {
                let cell = column.saturating_sub(left);
                cells[cell] += more;
                mark(bits, cell);
            }
        };
        let first = from as usize;
        let start = first as f32;
        let last = above(to);
        if first >= right {
            return;
        }
        if last < left {
            return put(0, whole(rise));
        }
        if last <= first + 1 {
            let (rise, beyond) = (whole(rise), whole(rise * ((from + to) * 0.5 - start)));
            put(first, rise - beyond);
            put(first + 1, beyond);
            return;
        }
        // The covered share of each pixel to the right of the line, as it enters and leaves the pixel.
        let per = 1.0 / (to - from);
        let entering = start + 1.0 - from;
        let mut before = whole(rise * 0.5 * per * entering * entering);
        put(first, before);
        for column in first + 1..last - 1 {
            let covered = whole(rise * per * (entering + (column - first) as f32 - 0.5));
            put(column, covered - before);
            before = covered;
        }
        let leaving = to - (last - 1) as f32;
        let covered = whole(rise - rise * 0.5 * per * leaving * leaving);
        put(last - 1, covered - before);
        put(last, whole(rise) - covered);
    }

    /// The share of every pixel of the area that the outline covers, row by row.
    pub(super) fn coverage(&mut self, outline: &Outline, area: Area) -> Vec<u8> {
        let mut coverage = vec![0; area.width() * area.height()];
        let bounds = outline.bounds().map(Area::around).unwrap_or_default();
        dispatch!(self.level, simd => self.fill(simd, &[outline], bounds, area, #[inline(always)] |x, y, span| {
            let start = (y - area.top) as usize * area.width() + (x - area.left) as usize;
            match span {
                Span::Even(count, share) => coverage[start..start + count].fill(share),
                Span::Mixed(shares) => coverage[start..start + shares.len()].copy_from_slice(shares),
            }
        }));
        coverage
    }

    /// Sums up a row, tells its spans and empties it.
    #[inline(always)]
    fn sweep<S: Simd>(&mut self, simd: S, row: usize, mut span: impl FnMut(usize, Span<'_>)) {
        let stride = self.blocks * BLOCK;
        let cells = &mut self.cells[row * stride..(row + 1) * stride];
        let bits = &mut self.touched[row * self.words..(row + 1) * self.words];
        let (mut sum, mut done) = (0i32, 0);
        for (word, bits) in bits.iter_mut().enumerate() {
            while *bits != 0 {
                let block = word * 64 + bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                let start = block * BLOCK;
                if start > done && sum.unsigned_abs() > FAINT {
                    span(done, Span::Even(start.min(self.width) - done, share(sum)));
                }
                let block = cells[start..].first_chunk_mut::<BLOCK>().expect("rows are whole blocks");
                let mut sums = std::mem::take(block);
                for cell in &mut sums {
                    sum += *cell;
                    *cell = sum;
                }
                let shares = shares(simd, sums);
                let count = BLOCK.min(self.width.saturating_sub(start));
                if shares != [0; BLOCK] && count > 0 {
                    span(start, Span::Mixed(&shares[..count]));
                }
                done = (start + BLOCK).min(self.width);
            }
        }
        if done < self.width && sum.unsigned_abs() > FAINT {
            span(done, Span::Even(self.width - done, share(sum)));
        }
    }
}

/// Rounded up: not by a function, which older processors lack an instruction for.
fn above(length: f32) -> usize {
    let whole = length as usize;
    whole + usize::from((whole as f32) < length)
}

fn mark(bits: &mut [u64], cell: usize) {
    let block = cell / BLOCK;
    bits[block / 64] |= 1 << (block % 64);
}

/// By the non-zero rule: where contours overlap, a pixel is covered once. The shares are so few that pictures stay small.
#[inline(always)]
fn share(sum: i32) -> u8 {
    let level = (sum.unsigned_abs() * LEVELS + WHOLE as u32 / 2) / WHOLE as u32;
    level.min(LEVELS) as u8 * (255 / LEVELS) as u8
}

/// The shares of a block.
#[inline(always)]
fn shares<S: Simd>(simd: S, sums: [i32; BLOCK]) -> [u8; BLOCK] {
    let sums = i32x8::simd_from(simd, sums);
    let sums: u32x8<S> = sums.max(-sums).bitcast();
    let levels = (sums * LEVELS + WHOLE as u32 / 2) >> WHOLE.trailing_zeros();
    let wide: [u32; BLOCK] = (levels.min(LEVELS) * (255 / LEVELS)).into();
    let mut shares = [0; BLOCK];
    for (share, wide) in shares.iter_mut().zip(wide) {
        *share = wide as u8;
    }
    shares
}

/// Rounds to a part of a pixel of which sums are exact: what a contour adds to a row, it takes away next to it to nothing.
fn on_grid(y: f32) -> f32 {
    // The numbers around it are that far apart; adding is quicker than rounding, for which older processors lack an instruction.
    const STEP: f32 = 192.0;
    (y + STEP) - STEP
}

/// A share of a pixel as it is added up.
fn whole(share: f32) -> i32 {
    (share * WHOLE as f32) as i32
}

#[cfg(test)]
mod tests {
    use fearless_simd::{Level, dispatch};

    use super::{Area, BLOCK, Raster, Span, WHOLE, share, shares};
    use crate::geometry::{Point, Rect, Transform};
    use crate::paint::outline::Outline;
    use crate::scene::Path;

    const AREA: Area = Area { left: 0, top: 0, right: 60, bottom: 40 };

    /// The coverage of every pixel of the area.
    fn coverage(raster: &mut Raster, path: &Path, area: Area) -> Vec<Vec<u8>> {
        let mut found = vec![vec![0; area.width()]; area.height()];
        let level = raster.level;
        let outline = Outline::of(path, Transform::IDENTITY);
        let bounds = Area::around(outline.bounds().expect("it has points"));
        dispatch!(level, simd => raster.fill(simd, &[&outline], bounds, area, |x, y, span| {
            let row = &mut found[(y - area.top) as usize][(x - area.left) as usize..];
            match span {
                Span::Even(count, share) => row[..count].fill(share),
                Span::Mixed(shares) => row[..shares.len()].copy_from_slice(shares),
            }
        }));
        found
    }

    #[test]
    fn every_processor_comes_to_the_same_shares() {
        for sum in (-2 * WHOLE..2 * WHOLE).step_by(997) {
            let sums: [i32; BLOCK] = std::array::from_fn(|at| sum + at as i32 * 6553);
            for level in [Level::new(), Level::baseline()] {
                assert_eq!(dispatch!(level, simd => shares(simd, sums)), sums.map(share), "{sums:?}");
            }
        }
    }

    #[test]
    fn a_rectangle_covers_its_pixels_by_their_shares() {
        let found = coverage(&mut Raster::default(), &Path::rect(Rect::new(2.25, 3.5, 40.5, 2.0)), AREA);
        assert_eq!(found[2], [0; 60]);
        assert_eq!(found[3][..4], [0, 0, 102, 153]);
        assert_eq!(found[4][..4], [0, 0, 204, 255]);
        assert_eq!(found[4][40..45], [255, 255, 204, 0, 0]);
        assert_eq!(found[5][20], 153);
        assert_eq!(found[6], [0; 60]);
    }

    #[test]
    fn a_shape_cut_by_the_area_covers_what_is_left_of_it_alike() {
        let star = Path::star(Point::new(31.3, 19.2), 36.0, 14.0, 7);
        let mut raster = Raster::default();
        let whole = coverage(&mut raster, &star, Area { left: -20, top: -30, right: 90, bottom: 70 });
        for top in [0, 7, 33] {
            let row = coverage(&mut raster, &star, Area { left: -20, top, right: 90, bottom: 40 });
            assert_eq!(row, whole[top as usize + 30..70], "from {top}");
            for (left, right) in [(-20, 3), (0, 60), (11, 12), (31, 33), (40, 90)] {
                let part = coverage(&mut raster, &star, Area { left, top, right, bottom: 40 });
                let columns = (left + 20) as usize..(right + 20) as usize;
                assert!(
                    part.iter().zip(&row).all(|(part, row)| *part == row[columns.clone()]),
                    "{left}..{right}"
                );
            }
        }
        assert!(raster.cells.iter().all(|cell| *cell == 0) && raster.touched.iter().all(|bits| *bits == 0));
    }

    #[test]
    fn the_area_of_a_disc_is_right() {
        for radius in [3.0, 11.5, 18.0] {
            let found = coverage(&mut Raster::default(), &Path::circle(Point::new(29.7, 19.1), radius), AREA);
            let sum: f32 = found.iter().flatten().map(|&share| f32::from(share) / 255.0).sum();
            let area = std::f32::consts::PI * radius * radius;
            assert!((sum - area).abs() < area * 0.02 + 0.2, "{sum} {area}");
        }
    }

    #[test]
    fn contours_that_overlap_cover_once_and_holes_stay_open() {
        let square = |x: f32, side: f32| Path::rect(Rect::new(x, x, side, side));
        let twice = coverage(&mut Raster::default(), &square(4.0, 20.0).and(square(10.0, 20.0)), AREA);
        assert_eq!((twice[6][6], twice[12][12], twice[28][28]), (255, 255, 255));
        let hole = Path::polygon(Rect::new(10.0, 10.0, 8.0, 8.0).corners().into_iter().rev());
        let ring = coverage(&mut Raster::default(), &square(4.0, 20.0).and(hole), AREA);
        assert_eq!((ring[6][6], ring[12][12]), (255, 0));
    }
}
