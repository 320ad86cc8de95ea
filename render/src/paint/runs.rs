//! Runs of equal values: pictures like ours are mostly those.

/// Rows of pixels or of indexes as runs of equal ones: flat tones take a fifth of the space, and nothing is lost.
#[derive(Debug)]
pub(super) struct Runs<P>(Vec<(u16, P)>);

impl<P: Copy + Eq> Runs<P> {
    /// The runs of rows, none of them beyond its row.
    pub(super) fn of<'a>(rows: impl Iterator<Item = &'a [P]>) -> Self
    where
        P: 'a,
    {
        let runs = rows.flat_map(|row| row.chunk_by(P::eq)).map(|run| (run.len() as u16, run[0]));
        let mut runs: Vec<(u16, P)> = runs.collect();
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
