//! The surface made of tiny-skia.

use std::sync::Mutex;

use tiny_skia::{FillRule, FilterQuality, Mask, Pixmap, PixmapPaint};

use super::glyphs::{Glyphs, Ink};
use super::sheet::Sheet;
use super::skia::{image_pixmap, outline, paint, pen};
use super::{Surface, lock, shadow};
use crate::{Fill, Image, Path, Rect, Shape, Stroke, TextBox, Transform, font};

/// A stack of sheets, the picture itself at the bottom.
pub(super) struct Canvas<'a> {
    sheets: Vec<Sheet>,
    glyphs: &'a Mutex<Glyphs>,
}

impl<'a> Canvas<'a> {
    pub(super) fn new(pixmap: Pixmap, glyphs: &'a Mutex<Glyphs>) -> Self {
        Self { sheets: vec![Sheet { pixmap, x: 0, y: 0 }], glyphs }
    }

    /// The picture as far as it is painted.
    pub(super) fn ground(&self) -> &Pixmap {
        &self.sheets[0].pixmap
    }

    pub(super) fn finish(mut self) -> Pixmap {
        self.sheets.swap_remove(0).pixmap
    }

    fn sheet(&mut self) -> &mut Sheet {
        self.sheets.last_mut().expect("the picture itself is never taken off")
    }

    fn fill(&mut self, path: &tiny_skia::Path, fill: Fill, at: Transform) {
        let sheet = self.sheet();
        let place = sheet.place(at);
        sheet.pixmap.fill_path(path, &paint(fill), FillRule::Winding, place, None);
    }

    fn stroke(&mut self, path: &tiny_skia::Path, stroke: &Stroke, at: Transform) {
        let sheet = self.sheet();
        let place = sheet.place(at);
        sheet.pixmap.stroke_path(path, &paint(Fill::Solid(stroke.color)), &pen(stroke), place, None);
    }

    /// Upright text, from the cache of letters.
    fn letters(&mut self, text: &TextBox, at: Transform) {
        let layout = text.layout();
        let size = layout.size * at.mean_scale();
        let glyphs = self.glyphs;
        let mut glyphs = lock(glyphs);
        let sheet = self.sheet();
        let halo = text.outline.map(|outline| (outline.color, outline.width * at.mean_scale()));
        let inks = halo.into_iter().chain([(text.color, 0.0)]);
        for (color, outline) in inks {
            for line in &layout.lines {
                let start = at.apply((line.x, line.baseline).into());
                let mut x = start.x;
                for letter in line.text.chars() {
                    let ink = Ink { letter, weight: text.weight, size, outline };
                    glyphs.draw(ink, (x, start.y), color, sheet);
                    x += font::Font::of(text.weight).advance(letter) * size;
                }
            }
        }
    }

    /// Turned text: the letters' outlines.
    fn turned_letters(&mut self, text: &TextBox, at: Transform) {
        let layout = text.layout();
        let halo = text.outline.map(|outline| Stroke::new(outline.color, outline.width * 2.0));
        for stroke in [halo, None] {
            for line in &layout.lines {
                let mut x = line.x;
                for letter in line.text.chars() {
                    let place = Transform::translate(x, line.baseline).then(at);
                    x += font::Font::of(text.weight).advance(letter) * layout.size;
                    let Some(path) = super::glyphs::outline(letter, text.weight, layout.size) else {
                        continue;
                    };
                    match &stroke {
                        Some(stroke) => self.stroke(&path, stroke, place),
                        None => self.fill(&path, text.color.into(), place),
                    }
                }
            }
            if text.outline.is_none() {
                break;
            }
        }
    }
}

impl Surface for Canvas<'_> {
    fn shape(&mut self, shape: &Shape, at: Transform) {
        let Some(path) = outline(&shape.path) else { return };
        let bounds = path.bounds();
        let reach = shape.stroke.as_ref().map_or(0.0, |stroke| stroke.width)
            + shape.shadow.map_or(0.0, |shadow| 2.0 * shadow.blur + shadow.dx.abs().max(shadow.dy.abs()));
        let bounds = Rect::new(bounds.x(), bounds.y(), bounds.width(), bounds.height()).inset(-reach);
        if !self.sheet().shows(at.bounds(bounds)) {
            return;
        }
        if let Some(shadow) = shape.shadow {
            shadow::cast(self.sheet(), shape, &path, shadow, at);
        }
        if let Some(fill) = shape.fill {
            self.fill(&path, fill, at);
        }
        if let Some(stroke) = &shape.stroke {
            self.stroke(&path, stroke, at);
        }
    }

    fn text(&mut self, text: &TextBox, at: Transform) {
        if let Some(plate) = &text.plate {
            let path = Path::round_rect(text.layout().plate_rect(plate), plate.radius);
            let mut shape = Shape::new(path).fill(plate.fill);
            shape.stroke.clone_from(&plate.stroke);
            self.shape(&shape, at);
        }
        if at.b == 0.0 && at.c == 0.0 && at.a > 0.0 && at.d > 0.0 {
            self.letters(text, at);
        } else {
            self.turned_letters(text, at);
        }
    }

    fn image(&mut self, image: &Image, at: Transform) {
        let Some(pixmap) = image_pixmap(image) else { return };
        let stretch = Transform::scale(image.rect.w / image.width as f32, image.rect.h / image.height as f32);
        let put = stretch.then(Transform::translate(image.rect.x, image.rect.y)).then(at);
        let sheet = self.sheet();
        let place = sheet.place(put);
        let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
        sheet.pixmap.draw_pixmap(0, 0, pixmap.as_ref(), &paint, place, None);
    }

    fn begin(&mut self, bounds: Rect) -> bool {
        let below = self.sheet();
        let (x, y) = (below.x as f32, below.y as f32);
        let visible = Rect::new(x, y, below.pixmap.width() as f32, below.pixmap.height() as f32);
        let Some(seen) = bounds.inset(-1.0).intersection(visible) else { return false };
        let (left, top) = (seen.x.floor(), seen.y.floor());
        let (w, h) = ((seen.right().ceil() - left) as u32, (seen.bottom().ceil() - top) as u32);
        let Some(pixmap) = Pixmap::new(w, h) else { return false };
        self.sheets.push(Sheet { pixmap, x: left as i32, y: top as i32 });
        true
    }

    fn end(&mut self, clip: Option<&Path>, at: Transform, opacity: f32) {
        let sheet = self.sheets.pop().expect("every end has its begin");
        let mut mask = None;
        if let Some(clip) = clip.and_then(outline) {
            mask = Mask::new(sheet.pixmap.width(), sheet.pixmap.height());
            if let Some(mask) = &mut mask {
                mask.fill_path(&clip, FillRule::Winding, true, sheet.place(at));
            }
        }
        self.sheet().lay(&sheet, mask.as_ref(), opacity);
    }
}
