//! Outlines, colours, lines and images in tiny-skia's own form.

use tiny_skia::{
    GradientStop, LineCap, LineJoin, LinearGradient, Paint, PathBuilder, Pixmap, Shader, SpreadMode,
    StrokeDash,
};

use crate::{Cap, Color, Fill, Image, Join, Path, Segment, Stroke};

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

/// A fill as paint.
pub(super) fn paint(fill: Fill) -> Paint<'static> {
    let shader = match fill {
        Fill::Solid(color) => Shader::SolidColor(ink(color)),
        Fill::Linear { from, to, start, end } => {
            let stops = vec![GradientStop::new(0.0, ink(start)), GradientStop::new(1.0, ink(end))];
            let (from, to) = ((from.x, from.y).into(), (to.x, to.y).into());
            LinearGradient::new(from, to, stops, SpreadMode::Pad, tiny_skia::Transform::identity())
                .unwrap_or(Shader::SolidColor(ink(end)))
        }
    };
    Paint { shader, ..Paint::default() }
}

/// A colour.
fn ink(color: Color) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba8(color.r, color.g, color.b, color.a)
}

/// A line's pen.
pub(super) fn pen(stroke: &Stroke) -> tiny_skia::Stroke {
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
pub(super) fn image_pixmap(image: &Image) -> Option<Pixmap> {
    let size = tiny_skia::IntSize::from_wh(image.width, image.height)?;
    let (pixels, _) = image.rgba.as_chunks::<4>();
    let premultiplied = pixels.iter().flat_map(|&[r, g, b, a]| {
        let pixel = tiny_skia::ColorU8::from_rgba(r, g, b, a).premultiply();
        [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
    });
    Pixmap::from_vec(premultiplied.collect(), size)
}
