use super::{Lab, Palette, tones};
use crate::{Color, Theme};

#[test]
fn a_palette_has_256_colours_and_those_not_opaque_come_first() {
    for theme in Theme::ALL {
        let palette = Palette::of(theme);
        assert_eq!(palette.colors().len(), 256);
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

#[test]
fn no_colour_is_shown_far_from_itself() {
    for theme in Theme::ALL {
        let palette = Palette::of(theme);
        for index in 0..18u32.pow(3) {
            let [r, g, b] = [index / 324, index / 18 % 18, index % 18].map(|level| (level * 15) as u8);
            let color = Color { r, g, b, a: 255 };
            if r.max(g).max(b) < 48 {
                // Near black OKLab sees differences that no screen shows.
                continue;
            }
            let shown = palette.colors()[usize::from(palette.index(color))];
            assert!(Lab::of(color).distance(Lab::of(shown)) < 0.09f32.powi(2), "{color:?} as {shown:?}");
        }
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
