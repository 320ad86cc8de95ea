//! Text in boxes: where the lines go and how large they are.

use serde::{Deserialize, Serialize};

use crate::color::Color;
use crate::font;
use crate::font::{Weight, text_width};
use crate::geometry::{Point, Rect};
use crate::style::Stroke;

/// Distance between baselines, in sizes.
const LEADING: f32 = 1.22;
/// From the baseline up to the top of accented capitals, in sizes.
const ABOVE: f32 = 0.78;
/// From the baseline down to the end of descenders, in sizes.
pub(super) const BELOW: f32 = 0.22;

/// The place of something within a length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Align {
    /// Left or top.
    #[default]
    Start,
    /// In the middle.
    Middle,
    /// Right or bottom.
    End,
}

/// How a text too wide for its box fits.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Fit {
    /// Broken at spaces into at most so many lines; [`Scene::check`](super::Scene::check) reports what does not fit.
    Wrap {
        /// The most lines.
        max_lines: usize,
    },
    /// Made smaller down to this size; the check reports what still does not fit.
    Shrink {
        /// The smallest size.
        min: f32,
    },
    /// Cut off with "…", which is no problem for the check: for people's names.
    Ellipsis,
}

/// The purpose of a text; [`Scene::check`](super::Scene::check) is as strict as it demands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// Needed to move (coordinates, numbers, scores, whose turn): at least 26 pixels in a picture 1200 wide.
    Vital,
    /// To be read: at least 18 pixels in a picture 1200 wide.
    #[default]
    Label,
    /// Ornament, or said elsewhere too: not checked.
    Ornament,
}

/// A small ground beneath a text, for contrast. It follows the text, not the box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plate {
    /// Its colour.
    pub fill: Color,
    /// The line around it.
    pub stroke: Option<Stroke>,
    /// The corner radius.
    pub radius: f32,
    /// Its reach beyond the text, left and right.
    pub pad_x: f32,
    /// Its reach beyond the text, above and below.
    pub pad_y: f32,
}

impl Plate {
    /// A plate with half-round ends.
    pub fn new(fill: Color) -> Self {
        Self { fill, stroke: None, radius: 999.0, pad_x: 10.0, pad_y: 4.0 }
    }

    /// With a line around it.
    #[must_use]
    pub fn stroke(self, color: Color, width: f32) -> Self {
        Self { stroke: Some(Stroke::new(color, width)), ..self }
    }
}

/// A line around every letter, for contrast on patterned ground.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outline {
    /// Its colour.
    pub color: Color,
    /// Its reach beyond the letters, in pixels.
    pub width: f32,
}

/// A text in a box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TextBox {
    /// The space that the text may take.
    pub rect: Rect,
    /// The words; "\n" starts a new line when it wraps.
    pub text: String,
    /// Size in pixels (of the em, as in CSS).
    pub size: f32,
    /// Regular or bold.
    pub weight: Weight,
    /// Left, centred or right.
    pub h: Align,
    /// Top, middle or bottom.
    pub v: Align,
    /// How it fits if it is too wide.
    pub fit: Fit,
    /// The colour of the letters.
    pub color: Color,
    /// A ground beneath the text.
    pub plate: Option<Plate>,
    /// A line around the letters.
    pub outline: Option<Outline>,
    /// The colour that the text is known to lie on, for the contrast check; a plate or outline counts first.
    pub on: Option<Color>,
    /// The purpose of the text.
    pub role: Role,
    /// Names the text for tests.
    pub id: Option<String>,
}

impl TextBox {
    /// Dark regular text at the upper left of the box, on one line, shortened with "…" where needed.
    pub fn new(rect: Rect, text: impl Into<String>, size: f32) -> Self {
        Self {
            rect,
            text: text.into(),
            size,
            weight: Weight::Regular,
            h: Align::Start,
            v: Align::Start,
            fit: Fit::Ellipsis,
            color: Color::hex(0x2B2620),
            plate: None,
            outline: None,
            on: None,
            role: Role::Label,
            id: None,
        }
    }

    /// One line centred on a point, never shortened: for badges and coordinates.
    pub fn centered(center: Point, text: impl Into<String>, size: f32, weight: Weight) -> Self {
        let text = text.into();
        let rect = Rect::around(center, text_width(&text, size, weight).ceil() + 1.0, size);
        Self { weight, ..Self::new(rect, text, size) }.align(Align::Middle, Align::Middle)
    }

    /// In bold letters.
    #[must_use]
    pub fn bold(self) -> Self {
        Self { weight: Weight::Bold, ..self }
    }

    /// In another colour.
    #[must_use]
    pub fn color(self, color: Color) -> Self {
        Self { color, ..self }
    }

    /// Placed in the box, horizontally and vertically.
    #[must_use]
    pub fn align(self, h: Align, v: Align) -> Self {
        Self { h, v, ..self }
    }

    /// With another way to fit.
    #[must_use]
    pub fn fit(self, fit: Fit) -> Self {
        Self { fit, ..self }
    }

    /// On a plate.
    #[must_use]
    pub fn plate(self, plate: Plate) -> Self {
        Self { plate: Some(plate), ..self }
    }

    /// With outlined letters.
    #[must_use]
    pub fn outline(self, color: Color, width: f32) -> Self {
        Self { outline: Some(Outline { color, width }), ..self }
    }

    /// On a ground of this colour; nothing is drawn, but the contrast is checked.
    #[must_use]
    pub fn on(self, ground: Color) -> Self {
        Self { on: Some(ground), ..self }
    }

    /// For another purpose.
    #[must_use]
    pub fn role(self, role: Role) -> Self {
        Self { role, ..self }
    }

    /// With a name for tests.
    #[must_use]
    pub fn id(self, id: impl Into<String>) -> Self {
        Self { id: Some(id.into()), ..self }
    }

    /// The size, the lines and their places.
    pub fn layout(&self) -> TextLayout {
        let (size, lines, mut fits) = match self.fit {
            Fit::Wrap { max_lines } => self.wrapped(max_lines.max(1)),
            Fit::Shrink { min } => self.shrunk(min),
            Fit::Ellipsis => {
                let line = font::elide(&self.text, self.size, self.weight, self.rect.w);
                // Words shortened to their beginnings can still be read; a number cannot.
                let known = line == self.text || line.chars().any(char::is_alphabetic);
                (self.size, vec![line], known)
            }
        };
        let height = (lines.len().saturating_sub(1) as f32 * LEADING + ABOVE + BELOW) * size;
        fits &= height <= self.rect.h + 0.5;
        let (top, free) = (self.rect.y, self.rect.h - height);
        // Single lines look centred when their capitals are, hence the half descender.
        let top = match self.v {
            Align::Start => top,
            Align::Middle => top + free / 2.0 + (BELOW - (ABOVE - font::CAP_HEIGHT)) / 2.0 * size,
            Align::End => top + free,
        };
        let line = |(row, text): (usize, String)| {
            let width = text_width(&text, size, self.weight);
            let free = self.rect.w - width;
            let x = match self.h {
                Align::Start => self.rect.x,
                Align::Middle => self.rect.x + free / 2.0,
                Align::End => self.rect.x + free,
            };
            TextLine { text, x, baseline: top + (row as f32 * LEADING + ABOVE) * size, width }
        };
        TextLayout { size, lines: lines.into_iter().enumerate().map(line).collect(), fits }
    }

    /// The space that is really taken: the letters, with plate and outline.
    pub fn extent(&self) -> Rect {
        self.layout().extent(self)
    }

    fn wrapped(&self, max_lines: usize) -> (f32, Vec<String>, bool) {
        let mut lines = font::wrap(&self.text, self.size, self.weight, self.rect.w);
        let mut fits = lines.len() <= max_lines;
        if !fits {
            let rest = lines.split_off(max_lines - 1).join(" ");
            lines.push(font::elide(&rest, self.size, self.weight, self.rect.w));
        }
        fits &= lines.iter().all(|line| text_width(line, self.size, self.weight) <= self.rect.w + 0.5);
        (self.size, lines, fits)
    }

    fn shrunk(&self, min: f32) -> (f32, Vec<String>, bool) {
        let width = text_width(&self.text, self.size, self.weight);
        let share = (self.rect.w / width.max(0.01)).min(self.rect.h / self.size).min(1.0);
        // Whole pixels: the painter keeps rasterised letters by size.
        let size = if share < 1.0 { (self.size * share).floor().max(min) } else { self.size };
        let fits = width * size / self.size <= self.rect.w + 0.5;
        (size, vec![font::elide(&self.text, size, self.weight, self.rect.w)], fits)
    }
}

/// A text broken into lines.
#[derive(Clone, Debug, PartialEq)]
pub struct TextLayout {
    /// The size after shrinking.
    pub size: f32,
    /// From top to bottom.
    pub lines: Vec<TextLine>,
    /// Whether everything fits (words shortened on purpose do).
    pub fits: bool,
}

/// One line of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct TextLine {
    /// The words.
    pub text: String,
    /// The left end.
    pub x: f32,
    /// The height at which the letters stand.
    pub baseline: f32,
    /// The width.
    pub width: f32,
}

impl TextLayout {
    /// The rectangle around the letters.
    pub fn letters(&self) -> Rect {
        let boxes = self.lines.iter().filter(|line| line.width > 0.0).map(|line| {
            Rect::new(line.x, line.baseline - ABOVE * self.size, line.width, (ABOVE + BELOW) * self.size)
        });
        boxes.reduce(Rect::union).unwrap_or_default()
    }

    /// The rectangle around the letters, with the plate and outline of `text`.
    pub fn extent(&self, text: &TextBox) -> Rect {
        let letters = self.letters();
        let outline = text.outline.map_or(0.0, |outline| outline.width);
        let plate = text.plate.as_ref().map(|plate| {
            let line = plate.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
            self.plate_rect(plate).inset(-line)
        });
        plate.unwrap_or(letters).union(letters.inset(-outline))
    }

    /// The rectangle of the plate: optically even around capitals and figures, and at least as wide as high.
    pub fn plate_rect(&self, plate: &Plate) -> Rect {
        let letters = self.letters();
        let lowered = (BELOW - (ABOVE - font::CAP_HEIGHT)) / 2.0 * self.size;
        let even = letters.offset(0.0, -lowered).inset_by(-plate.pad_x, -plate.pad_y);
        if even.w < even.h { Rect::around(even.center(), even.h, even.h) } else { even }
    }
}
