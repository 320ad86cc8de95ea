//! Runs of equal pixels: pictures like ours are mostly those.

/// The number of pixels compared at a time where a run is long.
const STRIDE: usize = 16;

/// Runs of equal pixels side by side: the length and the pixel.
pub(super) fn runs(pixels: &[[u8; 4]]) -> impl Iterator<Item = (usize, [u8; 4])> {
    let mut rest = pixels;
    std::iter::from_fn(move || {
        let &pixel = rest.first()?;
        let value = u32::from_ne_bytes(pixel);
        let equal = |stride: &[[u8; 4]; STRIDE]| {
            stride.iter().fold(true, |equal, &pixel| equal & (u32::from_ne_bytes(pixel) == value))
        };
        let strides = rest.as_chunks().0.iter().take_while(|stride| equal(stride)).count() * STRIDE;
        let count = strides + rest[strides..].iter().take_while(|&&other| other == pixel).count();
        rest = &rest[count..];
        Some((count, pixel))
    })
}

/// Pixels as runs of equal ones: flat tones take a fifth of the space, and no colour is lost.
#[derive(Debug)]
pub(super) struct Runs(Vec<(u32, [u8; 4])>);

impl Runs {
    pub(super) fn of(pixels: &[[u8; 4]]) -> Self {
        let mut runs: Vec<(u32, [u8; 4])> =
            runs(pixels).map(|(count, pixel)| (count as u32, pixel)).collect();
        runs.shrink_to_fit();
        Self(runs)
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.0.as_slice())
    }

    /// Puts the pixels where as many are.
    pub(super) fn lay(&self, pixels: &mut [[u8; 4]]) {
        let mut rest = pixels;
        for &(count, pixel) in &self.0 {
            let (run, after) = rest.split_at_mut(count as usize);
            run.fill(pixel);
            rest = after;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Runs, runs};

    #[test]
    fn runs_are_as_long_as_they_can_be() {
        for lengths in [vec![], vec![1], vec![1, 1, 2], vec![15, 16, 17, 1, 48, 33], vec![100, 3]] {
            let pixel = |number: usize| [0, number as u8, 7, 255];
            let expected: Vec<_> =
                lengths.iter().enumerate().map(|(at, &length)| (length, pixel(at))).collect();
            let pixels: Vec<_> = expected.iter().flat_map(|&(length, pixel)| vec![pixel; length]).collect();
            assert_eq!(runs(&pixels).collect::<Vec<_>>(), expected);
            let mut laid = vec![[9; 4]; pixels.len()];
            Runs::of(&pixels).lay(&mut laid);
            assert_eq!(laid, pixels);
        }
    }
}
