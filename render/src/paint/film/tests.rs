//! Animations: frames, what changes between them, and their bounds.

use super::*;
use crate::color::Color;
use crate::geometry::Point;
use crate::scene::{Path, Shape};
use crate::style::Fill;

const RED: Color = Color::hex(0xC03020);

fn scene(x: f32) -> Scene {
    let mut scene = Scene::new((301, 200), Theme::Paper);
    scene.push(Shape::new(Path::circle(Point::new(x, 100.0), 12.0)).fill(Fill::from(RED)));
    scene.push(
        Shape::new(Path::circle(Point::new(400.0 - x, 60.0), 30.0)).fill(Fill::from(Color::hex(0x2060A0))),
    );
    scene
}

/// Red, green, blue of every pixel; none where nothing has been drawn.
type Shown = Vec<Option<[u8; 3]>>;

/// What a player shows after each frame, for how long, and the size of the changed part.
fn played(gif: &[u8]) -> Vec<(Shown, u16, (u16, u16))> {
    let mut decoder = gif::DecodeOptions::new().read_info(gif).expect("a GIF");
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let palette = decoder.global_palette().expect("colours for all frames").to_vec();
    let mut shown = vec![None; width * height];
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("frames") {
        assert_eq!(frame.dispose, DisposalMethod::Keep);
        for (index, &color) in frame.buffer.iter().enumerate() {
            let (x, y) = (index % usize::from(frame.width), index / usize::from(frame.width));
            let at = (y + usize::from(frame.top)) * width + x + usize::from(frame.left);
            if Some(color) != frame.transparent {
                let color = usize::from(color) * 3;
                shown[at] = Some([palette[color], palette[color + 1], palette[color + 2]]);
            }
        }
        frames.push((shown.clone(), frame.delay, (frame.width, frame.height)));
    }
    frames
}

/// The pixels of a picture in the palette's colours.
fn expected(palette: &Palette, pixmap: &Pixmap) -> Shown {
    let colors = palette.colors();
    let shown = |&index: &u8| {
        let color = colors[usize::from(index)];
        (index != Palette::CLEAR).then_some([color.r, color.g, color.b])
    };
    palette.indexes(pixmap).iter().map(shown).collect()
}

/// The file and its colours: at half the size if it is too large.
fn filmed(painter: &Painter, scenes: &[Scene], most: usize) -> Result<(Vec<u8>, Palette), PaintError> {
    let mut film = Film::new(painter, scenes, most)?;
    loop {
        let mut frames = (0..).zip(scenes);
        let added = frames.try_for_each(|(number, scene)| film.add(painter, scene, 500 + 100 * number));
        match added {
            Ok(()) => {
                let palette = film.palette.clone();
                return Ok((film.finish()?, palette));
            }
            Err(PaintError::Large(_)) => film = film.halved()?.ok_or(PaintError::Large(most))?,
            Err(error) => return Err(error),
        }
    }
}

#[test]
fn every_frame_shows_the_painted_picture_and_holds_only_what_changed() {
    let painter = Painter::new();
    let scenes = [scene(100.0), scene(110.0), scene(110.0), scene(140.0)];
    let (gif, palette) = filmed(&painter, &scenes, usize::MAX).expect("paintable");
    let frames = played(&gif);
    assert_eq!(frames.len(), 4);
    for ((shown, ..), scene) in frames.iter().zip(&scenes) {
        let pixmap = painter.pixmap(scene).expect("paintable");
        assert!(*shown == expected(&palette, &pixmap), "a frame shows something else");
    }
    assert_eq!(frames.iter().map(|(_, delay, _)| *delay).collect::<Vec<_>>(), [50, 60, 70, 80]);
    let sizes: Vec<_> = frames.iter().map(|(.., size)| *size).collect();
    assert!(sizes[0] == (301, 200) && sizes[1].1 < 100 && sizes[2] == (1, 1), "{sizes:?}");
}

#[test]
fn what_is_too_large_is_made_half_as_large_and_what_still_is_is_refused() {
    let painter = Painter::new();
    let scenes: Vec<Scene> = (0..6).map(|step| scene(100.0 + 9.0 * step as f32)).collect();
    let (full, _) = filmed(&painter, &scenes, usize::MAX).expect("paintable");
    let (half, palette) = filmed(&painter, &scenes, full.len() - 1).expect("paintable");
    assert!(half.len() < full.len());
    let frames = played(&half);
    assert_eq!((frames.len(), frames[0].2), (6, (151, 100)));
    let last = halved(&painter.pixmap(&scenes[5]).expect("paintable"));
    assert!(frames[5].0 == expected(&palette, &last), "it shows something else");
    let refused = filmed(&painter, &scenes, half.len() / 2);
    assert!(matches!(refused, Err(PaintError::Large(_))), "{refused:?}");
}

#[test]
fn frames_of_another_theme_are_refused() {
    let painter = Painter::new();
    let night = Scene::new((301, 200), Theme::Night);
    assert!(matches!(Film::new(&painter, &[], 1000), Err(PaintError::Frames)));
    assert!(matches!(Film::new(&painter, &[scene(1.0), night.clone()], 1000), Err(PaintError::Frames)));
    let mut film = Film::new(&painter, &[scene(1.0)], 1_000_000).expect("paintable");
    assert!(matches!(film.add(&painter, &night, 500), Err(PaintError::Frames)));
}

#[test]
fn a_picture_that_grows_is_shown_on_one_sheet() {
    let painter = Painter::new();
    let mut large = Scene::new((602, 500), Theme::Paper);
    large.push(Shape::new(Path::circle(Point::new(300.0, 250.0), 40.0)).fill(Fill::from(RED)));
    let (gif, palette) = filmed(&painter, &[scene(100.0), large], usize::MAX).expect("paintable");
    let frames = played(&gif);
    assert_eq!(frames[0].2, (602, 500));
    // The red circle of the small picture, at twice its size and 50 pixels further down.
    let red = palette.colors()[usize::from(palette.index(RED))];
    assert_eq!(frames[0].0[250 * 602 + 200], Some([red.r, red.g, red.b]));
    assert_ne!(frames[0].0[250 * 602 + 240], Some([red.r, red.g, red.b]));
}

#[test]
fn the_colours_of_every_sample_have_a_share_in_the_palette() {
    let painter = Painter::new();
    let odd = Color::hex(0x00FF66);
    let mut green = scene(100.0);
    green.push(Shape::new(Path::circle(Point::new(150.0, 120.0), 60.0)).fill(Fill::from(odd)));
    let near = |samples: &[Scene]| {
        let film = Film::new(&painter, samples, 1000).expect("paintable");
        let shown = film.palette.colors()[usize::from(film.palette.index(odd))];
        [(shown.r, odd.r), (shown.g, odd.g), (shown.b, odd.b)].iter().map(|(a, b)| a.abs_diff(*b)).max()
    };
    assert!(near(&[scene(90.0), green, scene(120.0)]) < near(&[scene(90.0)]));
}
