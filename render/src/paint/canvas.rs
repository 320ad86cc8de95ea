//! Draws items on sheets.

use super::glyphs::{self, Glyphs, Letter};
use super::ink::Ink;
use super::list::{Drawn, Item, What};
use super::outline::Outline;
use super::pen::stroked;
use super::raster::{Area, Raster};
use super::shadow::Shadows;
use super::sheet::Sheet;
use crate::color::Color;
use crate::font;
use crate::geometry::Transform;
use crate::scene::TextLayout;
use crate::scene::{Image, Path, Shape, TextBox};
use crate::style::Stroke;

/// Draws on sheets, with the kept letters and shadows.
pub(super) struct Canvas<'a> {
    pub(super) glyphs: &'a Glyphs,
    pub(super) shadows: &'a Shadows,
    pub(super) raster: Raster,
    /// Kept pixels that are no longer needed, for their memory.
    pub(super) spare: Vec<Vec<[u8; 4]>>,
}

impl Canvas<'_> {
    /// Draws the visible parts of the items on the sheet.
    pub(super) fn draw<'i>(&mut self, sheet: &mut Sheet, items: impl IntoIterator<Item = &'i Item<'i>>) {
        for item in items {
            let Some(seen) = item.extent.intersection(sheet.open) else { continue };
            match &item.what {
                What::Shape(shape, _) if !item.parts.is_empty() && shape.shadow.is_none() => {
                    let parts = item.parts.iter();
                    let seen = parts.filter(|part| part.extent.intersection(sheet.open).is_some());
                    let drawn: Vec<&Drawn> = seen.map(|part| part.drawn(shape, item.at)).collect();
                    self.parts(sheet, shape, &drawn, item);
                }
                What::Shape(shape, drawn) => {
                    let drawn = drawn.get_or_init(|| Drawn::of(&shape.path.0, shape, item.at));
                    self.shape(sheet, shape, drawn, item.at);
                }
                What::Text(text, layout) => self.text(sheet, text, layout, item.at),
                What::Image(image) => self.image(sheet, image, item.at),
                What::Group(clip, opacity, items) => {
                    self.group(sheet, seen, (*clip, *opacity, item.at), items);
                }
            }
        }
    }

    fn shape(&mut self, sheet: &mut Sheet, shape: &Shape, drawn: &Drawn, at: Transform) {
        if let Some(shadow) = shape.shadow {
            self.shadows.cast(sheet, &mut self.raster, (shape, &drawn.fill, at), shadow);
        }
        if let Some(fill) = shape.fill {
            sheet.fill(&mut self.raster, &drawn.fill, &Ink::of(fill, at));
        }
        if let Some((stroke, outline)) = shape.stroke.as_ref().zip(drawn.stroke.as_ref()) {
            sheet.fill(&mut self.raster, outline, &Ink::Flat(stroke.color));
        }
    }

    /// Draws the visible parts of a shape.
    fn parts(&mut self, sheet: &mut Sheet, shape: &Shape, parts: &[&Drawn], item: &Item<'_>) {
        let bounds = item.around_parts(sheet.open);
        if let Some(fill) = shape.fill {
            let outlines: Vec<&Outline> = parts.iter().map(|drawn| &drawn.fill).collect();
            sheet.fill_all(&mut self.raster, &outlines, bounds, &Ink::of(fill, item.at));
        }
        if let Some(stroke) = &shape.stroke {
            let outlines: Vec<&Outline> = parts.iter().filter_map(|drawn| drawn.stroke.as_ref()).collect();
            sheet.fill_all(&mut self.raster, &outlines, bounds, &Ink::Flat(stroke.color));
        }
    }

    /// Draws a group as if nothing cut or faded it, then takes back the excess: the same as laying it on as a whole.
    fn group(
        &mut self,
        sheet: &mut Sheet,
        seen: Area,
        (clip, opacity, at): (Option<&Path>, f32, Transform),
        items: &[Item<'_>],
    ) {
        let mut kept = self.spare.pop().unwrap_or_default();
        let around = std::mem::replace(&mut sheet.open, seen);
        sheet.keep(&mut kept);
        self.draw(sheet, items);
        let share = (opacity.clamp(0.0, 1.0) * 255.0).round() as u32;
        match clip {
            Some(clip) => sheet.clip(&kept, &Outline::of(clip, at), share, &mut self.raster),
            None => sheet.fade(&kept, share),
        }
        sheet.open = around;
        self.spare.push(kept);
    }

    fn image(&mut self, sheet: &mut Sheet, image: &Image, at: Transform) {
        let rect = image.rect;
        let (x, y) = (rect.w / image.width.max(1) as f32, rect.h / image.height.max(1) as f32);
        let put = Transform::scale(x, y).then(Transform::translate(rect.x, rect.y)).then(at);
        let Some(back) = put.inverse() else { return };
        let outline = Outline::of(&Path::rect(rect), at);
        sheet.fill(&mut self.raster, &outline, &Ink::Image(image, back));
    }

    fn text(&mut self, sheet: &mut Sheet, text: &TextBox, layout: &TextLayout, at: Transform) {
        let halo = text.outline.map(|outline| (outline.color, outline.width));
        let upright = at.b == 0.0 && at.c == 0.0 && at.a > 0.0 && at.d > 0.0;
        for (color, reach) in halo.into_iter().chain([(text.color, 0.0)]) {
            for line in &layout.lines {
                let mut x = line.x;
                for letter in line.text.chars() {
                    if upright {
                        let scale = at.mean_scale();
                        let (size, outline) = (layout.size * scale, reach * scale);
                        let letter = Letter { letter, weight: text.weight, size, outline };
                        let pen = at.apply((x, line.baseline).into());
                        self.glyphs.draw(letter, (pen.x, pen.y), color, sheet, &mut self.raster);
                    } else {
                        let place = Transform::translate(x, line.baseline).then(at);
                        let path = glyphs::outline(letter, text.weight, layout.size);
                        self.turned(sheet, &path, (color, reach), place);
                    }
                    x += font::Font::of(text.weight).advance(letter) * layout.size;
                }
            }
        }
    }

    /// Turned letters are not kept.
    fn turned(&mut self, sheet: &mut Sheet, letter: &Path, (color, reach): (Color, f32), at: Transform) {
        let mut outline = Outline::of(letter, at);
        if reach > 0.0 {
            outline = stroked(&outline, &Stroke::new(color, reach * 2.0), at.mean_scale());
        }
        sheet.fill(&mut self.raster, &outline, &Ink::Flat(color));
    }
}
