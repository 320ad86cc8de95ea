//! Palettes: a picture's colours represented by a few.

use super::{FIXED, Lab, Palette, Pixmap, tones};
use crate::color::Color;
use crate::theme::Theme;

#[test]
fn a_palette_has_free_places_and_what_is_not_opaque_comes_first() {
    for theme in Theme::ALL {
        let palette = Palette::of(theme);
        assert!((100..=FIXED).contains(&palette.colors().len()));
        assert_eq!(palette.opacities().len(), 8);
        assert!(palette.colors()[8..].iter().all(|color| color.a == 255));
    }
}

#[test]
fn every_named_colour_is_shown_as_itself_or_hardly_different() {
    for theme in Theme::ALL {
        let palette = Palette::of(theme);
        for color in tones::named(theme) {
            let shown = palette.colors()[usize::from(palette.index(color))];
            assert!(Lab::of(color).distance(Lab::of(shown)) < 0.015f32.powi(2), "{color:?} as {shown:?}");
        }
        for color in [theme.background(), theme.panel(), theme.ink()] {
            assert_eq!(palette.colors()[usize::from(palette.index(color))], color);
        }
    }
}

/// A picture of stripes 6 pixels high, one for each colour.
fn stripes(colors: &[Color]) -> Pixmap {
    let mut pixmap = Pixmap::new(90, 6 * colors.len() as u32);
    for (stripe, color) in pixmap.pixels_mut().chunks_exact_mut(90 * 6).zip(colors) {
        stripe.fill([color.r, color.g, color.b, 255]);
    }
    pixmap
}

#[test]
fn a_palette_fitted_to_its_picture_shows_any_flat_colour_as_itself() {
    let cube: Vec<Color> = (0..9u32.pow(3))
        .map(|index| [index / 81, index / 9 % 9, index % 9].map(|level| (level * 31) as u8))
        .map(|[r, g, b]| Color { r, g, b, a: 255 })
        .collect();
    let fixed = Palette::of(Theme::Paper);
    for colors in cube.chunks(40) {
        let fitted = fixed.fitted(&stripes(colors));
        assert!(fitted.colors().len() <= 256);
        assert_eq!(fitted.colors()[..fixed.colors().len()], *fixed.colors());
        // Near black OKLab sees differences that no screen shows.
        for &color in colors.iter().filter(|color| color.r.max(color.g).max(color.b) > 48) {
            let shown = fitted.colors()[usize::from(fitted.index(color))];
            assert!(Lab::of(color).distance(Lab::of(shown)) < 0.03f32.powi(2), "{color:?} as {shown:?}");
        }
    }
}

#[test]
fn the_nearest_colour_stands_whether_it_is_common_or_not() {
    let strange: Vec<u32> = (1..40).map(|number| (number * 0x06_41D7) & 0xFF_FFFF).collect();
    let palette = Palette::of(Theme::Night).with(&strange);
    assert_eq!(palette.colors().len(), 256);
    let own = |cell: usize| {
        palette.colors()[8..].iter().any(|color| super::cell(color.r, color.g, color.b) == cell)
    };
    for cell in (0..1 << 18).step_by(97).filter(|&cell| !own(cell)) {
        let lab = Lab::of(super::color_of(cell));
        let apart = |index: &usize| lab.distance(Lab::of(palette.colors()[*index]));
        let nearest = (8..palette.colors().len()).min_by(|a, b| apart(a).total_cmp(&apart(b)));
        assert_eq!(Some(usize::from(palette.opaque(cell))), nearest, "cell {cell}");
    }
}

#[test]
fn transparency_has_grades() {
    let palette = Palette::of(Theme::Paper);
    assert_eq!(palette.index(Color::BLACK.alpha(0.0)), Palette::CLEAR);
    let half = palette.index(Color::BLACK.alpha(0.5));
    assert!((120..136).contains(&palette.colors()[usize::from(half)].a));
    assert_eq!(palette.colors()[usize::from(palette.index(Color { a: 254, ..Color::BLACK }))].a, 255);
}
