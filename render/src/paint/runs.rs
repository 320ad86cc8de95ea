//! Runs of equal pixels: pictures like ours are mostly those.

/// Pixels that are compared at a time in a long run.
const STRIDE: usize = 16;

/// Rows of pixels as runs of equal ones: flat tones take a fifth of the space, and no colour is lost.
#[derive(Debug)]
pub(super) struct Runs(Vec<(u16, [u8; 4])>);

impl Runs {
    /// The runs of rows; none crosses the end of its row.
    pub(super) fn of<'a>(rows: impl Iterator<Item = &'a [[u8; 4]]>) -> Self {
        let mut runs = Vec::new();
        for mut row in rows {
            while let Some(&pixel) = row.first() {
                let length = length(row, pixel);
                runs.push((length as u16, pixel));
                row = &row[length..];
            }
        }
        runs.shrink_to_fit();
        Self(runs)
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.0.as_slice())
    }

    /// Writes the pixels into rows of the same lengths.
    pub(super) fn lay<'a>(&self, rows: impl Iterator<Item = &'a mut [[u8; 4]]>) {
        let mut runs = self.0.iter();
        for mut row in rows {
            while !row.is_empty() {
                let Some(&(count, pixel)) = runs.next() else { return };
                let (run, after) = row.split_at_mut(usize::from(count));
                run.fill(pixel);
                row = after;
            }
        }
    }
}

/// The number of equal pixels at the beginning.
fn length(pixels: &[[u8; 4]], pixel: [u8; 4]) -> usize {
    let value = u32::from_ne_bytes(pixel);
    let equal = |stride: &[[u8; 4]; STRIDE]| {
        stride.iter().fold(true, |equal, &other| equal & (u32::from_ne_bytes(other) == value))
    };
    let strides = pixels.as_chunks().0.iter().take_while(|stride| equal(stride)).count() * STRIDE;
    strides + pixels[strides..].iter().take_while(|&&other| other == pixel).count()
}

#[cfg(test)]
mod tests {
    use super::Runs;

    #[test]
    fn what_was_kept_is_laid_as_it_was() {
        for width in [1, 7, 15, 16, 17, 48] {
            let pixel = |at: usize| [(at / 5 % 3) as u8, (at / 90) as u8, 7, 255];
            let pixels: Vec<[u8; 4]> = (0..480).map(pixel).collect();
            let mut laid = vec![[9; 4]; pixels.len()];
            Runs::of(pixels.chunks(width)).lay(laid.chunks_mut(width));
            assert_eq!(laid, pixels);
            let flat = Runs::of([[3; 4]; 480].chunks(width));
            assert_eq!(flat.0.len(), 480usize.div_ceil(width));
        }
    }
}
