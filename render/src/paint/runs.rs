//! Runs of equal values: pictures like ours are mostly those.

/// Values that are compared at a time where a run is long.
const STRIDE: usize = 16;

/// Rows of pixels or of indexes as runs of equal ones: flat tones take a fifth of the space, and nothing is lost.
#[derive(Debug)]
pub(super) struct Runs<P>(Vec<(u16, P)>);

impl<P: Copy + Eq> Runs<P> {
    /// The runs of rows, none of them beyond its row.
    pub(super) fn of<'a>(rows: impl Iterator<Item = &'a [P]>) -> Self
    where
        P: 'a,
    {
        let mut runs: Vec<(u16, P)> = Vec::new();
        for mut row in rows {
            while let Some(&value) = row.first() {
                let length = length(row, value);
                runs.push((length as u16, value));
                row = &row[length..];
            }
        }
        runs.shrink_to_fit();
        Self(runs)
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.0.as_slice())
    }

    /// Puts them where rows as long are.
    pub(super) fn lay<'a>(&self, rows: impl Iterator<Item = &'a mut [P]>)
    where
        P: 'a,
    {
        let mut runs = self.0.iter();
        for row in rows {
            let mut rest = row;
            while !rest.is_empty() {
                let Some(&(count, value)) = runs.next() else { return };
                let (run, after) = rest.split_at_mut(usize::from(count));
                run.fill(value);
                rest = after;
            }
        }
    }
}

/// The number of equal values at the beginning.
fn length<P: Copy + Eq>(values: &[P], value: P) -> usize {
    let equal = |stride: &[P; STRIDE]| stride.iter().fold(true, |equal, &other| equal & (other == value));
    let strides = values.as_chunks().0.iter().take_while(|stride| equal(stride)).count() * STRIDE;
    strides + values[strides..].iter().take_while(|&&other| other == value).count()
}

#[cfg(test)]
mod tests {
    use super::Runs;

    #[test]
    fn what_was_kept_is_laid_as_it_was() {
        for width in [1, 7, 48] {
            let pixels: Vec<u8> = (0..480 / width * width).map(|at| (at / 5 % 3 + at / 90) as u8).collect();
            let runs = Runs::of(pixels.chunks(width));
            let mut laid = vec![9; pixels.len()];
            runs.lay(laid.chunks_mut(width));
            assert_eq!(laid, pixels);
            let flat = Runs::of([3; 480].chunks(width));
            assert_eq!(flat.0.len(), 480usize.div_ceil(width));
        }
    }
}
