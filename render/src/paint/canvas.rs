//! The surface made of tiny-skia.

use std::sync::Mutex;

use tiny_skia::{
    FillRule, FilterQuality, GradientStop, LineCap, LineJoin, LinearGradient, Mask, Paint, PathBuilder,
    Pixmap, PixmapPaint, Shader, SpreadMode, StrokeDash,
};

use super::glyphs::{Glyphs, Ink, divided};
use super::{Surface, lock, shadow};
use crate::{Cap, Color, Fill, Image, Join, Path, Rect, Segment, Shape, Stroke, TextBox, Transform, font};

/// A stack of sheets, the picture itself at the bottom.
pub(super) struct Canvas<'a> {
    sheets: Vec<Sheet>,
    glyphs: &'a Mutex<Glyphs>,
}

/// A part of the picture with its own transparency.
pub(super) struct Sheet {
    pub(super) pixmap: Pixmap,
    pub(super) x: i32,
    pub(super) y: i32,
}

impl Sheet {
    /// From the picture's coordinates to the sheet's.
    pub(super) fn place(&self, at: Transform) -> tiny_skia::Transform {
        let at = at.then(Transform::translate(-self.x as f32, -self.y as f32));
        tiny_skia::Transform::from_row(at.a, at.b, at.c, at.d, at.e, at.f)
    }

    /// Whether anything within `bounds` (in the picture's coordinates) can be seen on it.
    fn shows(&self, bounds: Rect) -> bool {
        let (x, y) = (self.x as f32, self.y as f32);
        let (w, h) = (self.pixmap.width() as f32, self.pixmap.height() as f32);
        bounds.right() > x - 1.0
            && bounds.bottom() > y - 1.0
            && bounds.x < x + w + 1.0
            && bounds.y < y + h + 1.0
    }
}

impl Sheet {
    /// Lays another sheet on this one, cut by a mask of its size and faded: faster than the general way of tiny-skia, which
    /// computes each pixel's place and works in floating point.
    fn lay(&mut self, other: &Sheet, mask: Option<&Mask>, opacity: f32) {
        let (x, y) = (other.x - self.x, other.y - self.y);
        let (width, height) = (self.pixmap.width() as i32, self.pixmap.height() as i32);
        let (w, h) = (other.pixmap.width() as i32, other.pixmap.height() as i32);
        let (from, to) = (x.max(0), (x + w).min(width));
        if from >= to {
            return;
        }
        let opacity = (opacity.clamp(0.0, 1.0) * 255.0).round() as u32;
        let source = other.pixmap.data().as_chunks::<4>().0;
        let target = self.pixmap.data_mut().as_chunks_mut::<4>().0;
        for row in y.max(0)..(y + h).min(height) {
            let start = ((row - y) * w + from - x) as usize;
            let count = (to - from) as usize;
            let upper = &source[start..start + count];
            let lower = &mut target[(row * width + from) as usize..][..count];
            match mask {
                Some(mask) => {
                    let shares = mask.data()[start..start + count].iter();
                    let shares = shares.map(|&share| divided(u32::from(share) * opacity));
                    lower
                        .iter_mut()
                        .zip(upper)
                        .zip(shares)
                        .for_each(|((to, from), share)| over(to, *from, share));
                }
                None => lower.iter_mut().zip(upper).for_each(|(to, from)| over(to, *from, opacity)),
            }
        }
    }
}

/// Lays a premultiplied pixel on another one, `share` of 255 of it.
fn over(below: &mut [u8; 4], above: [u8; 4], share: u32) {
    if above[3] == 0 || share == 0 {
        return;
    }
    if above[3] == 255 && share == 255 {
        *below = above;
        return;
    }
    let rest = 255 - divided(u32::from(above[3]) * share);
    for (channel, value) in below.iter_mut().zip(above) {
        let sum = divided(u32::from(value) * share) + divided(u32::from(*channel) * rest);
        *channel = sum.min(255) as u8;
    }
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

/// The outline in tiny-skia's own form; `None` when it has no extent.
pub(super) fn outline(path: &Path) -> Option<tiny_skia::Path> {
    let mut builder = PathBuilder::with_capacity(path.0.len(), path.0.len() * 2);
    for segment in &path.0 {
        match *segment {
            Segment::Move(p) => builder.move_to(p.x, p.y),
            Segment::Line(p) => builder.line_to(p.x, p.y),
            Segment::Quad(h, p) => builder.quad_to(h.x, h.y, p.x, p.y),
            Segment::Cubic(h, i, p) => builder.cubic_to(h.x, h.y, i.x, i.y, p.x, p.y),
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

fn paint(fill: Fill) -> Paint<'static> {
    let shader = match fill {
        Fill::Solid(color) => Shader::SolidColor(skia(color)),
        Fill::Linear { from, to, start, end } => {
            let stops = vec![GradientStop::new(0.0, skia(start)), GradientStop::new(1.0, skia(end))];
            let (from, to) = ((from.x, from.y).into(), (to.x, to.y).into());
            LinearGradient::new(from, to, stops, SpreadMode::Pad, tiny_skia::Transform::identity())
                .unwrap_or(Shader::SolidColor(skia(end)))
        }
    };
    Paint { shader, ..Paint::default() }
}

fn skia(color: Color) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba8(color.r, color.g, color.b, color.a)
}

fn pen(stroke: &Stroke) -> tiny_skia::Stroke {
    tiny_skia::Stroke {
        width: stroke.width,
        line_cap: match stroke.cap {
            Cap::Butt => LineCap::Butt,
            Cap::Round => LineCap::Round,
            Cap::Square => LineCap::Square,
        },
        line_join: match stroke.join {
            Join::Miter => LineJoin::Miter,
            Join::Round => LineJoin::Round,
            Join::Bevel => LineJoin::Bevel,
        },
        dash: StrokeDash::new(stroke.dash.clone(), 0.0),
        ..tiny_skia::Stroke::default()
    }
}

/// The pixels of an image; `None` when their number is not what its size says.
fn image_pixmap(image: &Image) -> Option<Pixmap> {
    let size = tiny_skia::IntSize::from_wh(image.width, image.height)?;
    let (pixels, _) = image.rgba.as_chunks::<4>();
    let premultiplied = pixels.iter().flat_map(|&[r, g, b, a]| {
        let pixel = tiny_skia::ColorU8::from_rgba(r, g, b, a).premultiply();
        [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
    });
    Pixmap::from_vec(premultiplied.collect(), size)
}
