//! Pixels in full colour.

/// A picture in full colour: red, green, blue and alpha per pixel, premultiplied, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixmap {
    width: u32,
    height: u32,
    pixels: Vec<[u8; 4]>,
}

impl Pixmap {
    /// A transparent picture.
    pub fn new(width: u32, height: u32) -> Self {
        Self { width, height, pixels: vec![[0; 4]; width as usize * height as usize] }
    }

    /// Makes it a transparent picture of another size, in the same memory if that is enough.
    pub(super) fn clear(&mut self, width: u32, height: u32) {
        self.pixels.clear();
        self.pixels.resize(width as usize * height as usize, [0; 4]);
        (self.width, self.height) = (width, height);
    }

    /// Columns.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Rows.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// The pixels, row by row.
    pub fn pixels(&self) -> &[[u8; 4]] {
        &self.pixels
    }

    /// The pixels' bytes.
    pub fn data(&self) -> &[u8] {
        self.pixels.as_flattened()
    }

    pub(super) fn pixels_mut(&mut self) -> &mut [[u8; 4]] {
        &mut self.pixels
    }

    /// The pixels of a row between two columns.
    pub(super) fn row(&mut self, y: usize, from: usize, to: usize) -> &mut [[u8; 4]] {
        let start = y * self.width as usize;
        &mut self.pixels[start + from..start + to]
    }
}
