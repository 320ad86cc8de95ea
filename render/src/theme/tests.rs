//! Looks and players' colours: they can be told apart and read.

use super::Theme;
use crate::color::Color;
use crate::font::has_glyph;
use crate::player::Player;
use crate::terrain::Terrain;

#[test]
fn text_colours_reach_the_contrast_on_every_ground_they_are_meant_for() {
    for theme in Theme::ALL {
        for ground in [theme.background(), theme.panel(), theme.hollow()] {
            for text in [theme.ink(), theme.muted()] {
                assert!(text.contrast(ground) >= 4.5, "{theme:?} {text:?} on {ground:?}");
            }
        }
        assert!(theme.on_to_act().contrast(theme.to_act()) >= 4.5);
        assert!(theme.to_act().contrast(theme.background()) >= 4.5);
    }
}

#[test]
fn every_player_mark_stands_out_from_paper_and_from_night() {
    for player in Player::ALL {
        assert!(player.edge().contrast(Theme::Paper.background()) >= 3.0, "{player:?}");
        assert!(has_glyph(player.symbol()));
    }
}

#[test]
fn seats_take_the_colours_in_order() {
    assert_eq!(Player::of(0), Player::Vermilion);
    assert_eq!(Player::of(4), Player::Purple);
    assert_eq!(Player::of(5), Player::Vermilion);
}

/// What a person without red (protanopia) or green (deuteranopia) cones sees of a colour: Machado, Oliveira and Fernandes (2009).
fn without_cones(color: Color, matrix: [[f32; 3]; 3]) -> [f32; 3] {
    let linear = [color.r, color.g, color.b].map(|channel| (f32::from(channel) / 255.0).powf(2.2));
    matrix
        .map(|row| row.iter().zip(linear).map(|(factor, value)| factor * value).sum::<f32>().clamp(0.0, 1.0))
}

const PROTANOPIA: [[f32; 3]; 3] = [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
];
const DEUTERANOPIA: [[f32; 3]; 3] = [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_820, 0.042_940, 0.968_881],
];

/// Lightness (0 to 100) and blue–yellow of a colour in linear light, after CIELAB.
fn lightness_and_tint([r, g, b]: [f32; 3]) -> (f32, f32) {
    let y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089;
    (116.0 * y.cbrt() - 16.0, 200.0 * (y.cbrt() - z.cbrt()))
}

/// How far apart two colours are for such eyes: in lightness and in blue against yellow.
fn apart(one: Color, other: Color) -> f32 {
    let by = |matrix| {
        let (one, other) = (
            lightness_and_tint(without_cones(one, matrix)),
            lightness_and_tint(without_cones(other, matrix)),
        );
        (one.0 - other.0).hypot(one.1 - other.1)
    };
    by(PROTANOPIA).min(by(DEUTERANOPIA))
}

fn lightness_apart(one: Color, other: Color) -> f32 {
    let of = |color, matrix| lightness_and_tint(without_cones(color, matrix)).0;
    let by = |matrix| (of(one, matrix) - of(other, matrix)).abs();
    by(PROTANOPIA).min(by(DEUTERANOPIA))
}

#[test]
fn players_and_lands_are_told_apart_without_red_or_green() {
    let pairs = |colors: &[Color]| -> Vec<(Color, Color)> {
        let later = |at: usize| colors[at + 1..].iter().map(move |other| (at, *other));
        (0..colors.len()).flat_map(later).map(|(at, other)| (colors[at], other)).collect()
    };
    for (one, other) in pairs(&Player::ALL.map(Player::color)) {
        assert!(apart(one, other) > 10.0, "{one:?} {other:?}: {}", apart(one, other));
    }
    // Each land has its own pattern; lands next to each other in one game differ in colour too.
    for (one, other) in pairs(&Terrain::ALL.map(Terrain::color)) {
        assert!(apart(one, other) > 4.0, "{one:?} {other:?}: {}", apart(one, other));
    }
}

#[test]
fn red_and_green_lands_differ_in_lightness() {
    let red = [Terrain::Hills, Terrain::Soil, Terrain::Village];
    let green = [Terrain::Forest, Terrain::Pasture];
    for (one, other) in red.into_iter().flat_map(|one| green.map(|other| (one, other))) {
        let far = lightness_apart(one.color(), other.color());
        assert!(far > 4.0, "{one:?} {other:?}: {far}");
    }
}
