//! Painted pictures: shapes, texts, shadows, and that nothing kept changes a byte.

use super::list::List;
use super::palette::Palette;
use super::raster::Area;
use super::sheet::Sheet;
use super::{PaintError, Painter};
use crate::color::Color;
use crate::font::Weight;
use crate::geometry::{Point, Rect, Transform};
use crate::scene::{Group, Image, Layer, Node, Path, Scene, Segment, Shape, TextBox};
use crate::style::Stroke;
use crate::terrain::{Terrain, Tile};
use crate::theme::{Swatches, Theme};

fn square(color: Color) -> Shape {
    Shape::new(Path::rect(Rect::new(10.0, 10.0, 20.0, 20.0))).fill(color)
}

fn scene(nodes: impl IntoIterator<Item = Node>) -> Scene {
    let mut scene = Scene::bare((60, 40), Theme::Paper);
    scene.extend(nodes);
    scene
}

/// Red, green, blue and alpha of one pixel.
#[track_caller]
fn check(nodes: impl IntoIterator<Item = Node>, (x, y): (u32, u32), expected: [u8; 4]) {
    let pixmap = Painter::new().pixmap(&scene(nodes)).expect("a small picture");
    let [r, g, b, a] = pixmap.pixels()[(y * pixmap.width() + x) as usize];
    let straight = |channel: u8| (u32::from(channel) * 255 / u32::from(a).max(1)) as u8;
    assert_eq!([straight(r), straight(g), straight(b), a], expected);
}

const RED: Color = Color::hex(0xFF0000);

#[test]
fn a_shape_is_filled_inside_only() {
    check([square(RED).into()], (20, 20), [255, 0, 0, 255]);
    check([square(RED).into()], (35, 20), [0, 0, 0, 0]);
}

#[test]
fn groups_move_fade_and_clip() {
    let group = || Group::new(vec![square(RED).into()]);
    check([group().translate(25.0, 0.0).into()], (45, 20), [255, 0, 0, 255]);
    check([group().opacity(0.5).into()], (20, 20), [255, 0, 0, 128]);
    let clip = Path::rect(Rect::new(0.0, 0.0, 20.0, 40.0));
    check([group().clip(clip.clone()).into()], (15, 20), [255, 0, 0, 255]);
    check([group().clip(clip.clone()).into()], (25, 20), [0, 0, 0, 0]);
    check([group().clip(clip).translate(25.0, 0.0).into()], (40, 20), [255, 0, 0, 255]);
}

#[test]
fn groups_nest_within_each_other() {
    let inner = Group::new(vec![square(RED).into()]).clip(Path::rect(Rect::new(0.0, 0.0, 20.0, 40.0)));
    let outer = Group::new(vec![inner.into()]).opacity(0.5).transform(Transform::translate(20.0, 5.0));
    check([outer.clone().into()], (35, 20), [255, 0, 0, 128]);
    check([outer.into()], (45, 20), [0, 0, 0, 0]);
}

/// A rectangle whose shadow is made from its corners looks like the same outline with one more point, whose shadow is not.
#[test]
fn the_shadow_of_a_large_rectangle_is_that_of_its_outline() {
    for (rect, corner) in [
        (Rect::new(20.3, 15.6, 260.0, 170.4), 12.0),
        (Rect::new(30.0, 20.0, 40.0, 190.0), 6.0),
        (Rect::new(10.5, 40.0, 280.0, 22.0), 8.0),
        (Rect::new(-30.0, -20.0, 150.5, 400.0), 9.0),
    ] {
        let plain = Path::round_rect(rect, corner);
        let mut pointed = plain.clone();
        pointed.0.insert(1, Segment::Line(Point::new(rect.x + rect.w / 2.0, rect.y)));
        assert!(plain.as_round_rect().is_some() && pointed.as_round_rect().is_none());
        let pixels = |path: Path, opacity: f32| {
            let shape = Shape::new(path).fill(RED.alpha(opacity)).shadow(Theme::Paper.shadow(9.0));
            let mut scene = Scene::bare((300, 220), Theme::Paper);
            scene.push(shape);
            Painter::new().pixmap(&scene).expect("a small picture")
        };
        for opacity in [1.0, 0.4] {
            let (made, whole) = (pixels(plain.clone(), opacity), pixels(pointed.clone(), opacity));
            let apart = made.data().iter().zip(whole.data()).map(|(a, b)| a.abs_diff(*b)).max();
            assert!(apart <= Some(1), "{rect:?} {corner} {opacity}: {apart:?}");
        }
    }
}

#[test]
fn a_shadow_is_soft_and_lies_below() {
    let lifted = square(RED).shadow(Theme::Paper.shadow(6.0));
    let pixmap = Painter::new().pixmap(&scene([lifted.into()])).expect("a small picture");
    let alpha = |x: usize, y: usize| pixmap.pixels()[y * 60 + x][3];
    assert!(alpha(20, 32) > alpha(20, 36) && alpha(20, 36) > 0, "{} {}", alpha(20, 32), alpha(20, 36));
    assert!(alpha(20, 32) < 90);
}

#[test]
fn images_are_stretched_to_their_rectangle() {
    let image =
        Image { rect: Rect::new(0.0, 0.0, 60.0, 40.0), width: 1, height: 1, rgba: vec![0, 0, 255, 255] };
    check([image.into()], (30, 20), [0, 0, 255, 255]);
}

#[test]
fn text_is_dark_where_the_letters_are_and_turned_text_too() {
    let text = || Node::from(TextBox::centered(Point::new(30.0, 20.0), "■■", 20.0, Weight::Bold).color(RED));
    let count = |node: Node| {
        let pixmap = Painter::new().pixmap(&scene([node])).expect("a small picture");
        pixmap.pixels().iter().filter(|pixel| pixel[3] > 127).count()
    };
    let upright = count(text());
    let turned = count(Group::new(vec![text()]).rotate_at(90.0, Point::new(30.0, 20.0)).into());
    assert!(upright > 150, "{upright}");
    assert!(turned.abs_diff(upright) * 10 < upright, "{upright} {turned}");
}

#[test]
fn a_painter_with_full_caches_paints_the_same() {
    let mut scene = Scene::new((400, 300), Theme::Paper);
    scene.fixed(vec![square(RED).into()]);
    scene.push(TextBox::centered(Point::new(100.0, 100.0), "Meadow", 30.0, Weight::Bold));
    let painter = Painter::new();
    let first = painter.png(&scene).expect("paintable");
    assert_eq!(painter.png(&scene).expect("paintable"), first);
    assert_eq!(Painter::new().png(&scene).expect("paintable"), first);
    scene.layers[1] = Layer::fixed(vec![square(Color::BLACK).into()]);
    assert_ne!(painter.png(&scene).expect("paintable"), first);
}

#[test]
fn marks_change_no_byte() {
    let png = |marked: bool| {
        let group = |nodes: Vec<Node>| {
            let group = Group::new(nodes);
            let place = ("part".to_owned(), Rect::new(0.0, 0.0, 9.0, 9.0));
            if marked { group.shows("all").shows_at([place]) } else { group }
        };
        let faded =
            group(vec![square(RED).into()]).opacity(0.5).clip(Path::circle(Point::new(20.0, 20.0), 9.0));
        Painter::new().png(&scene([group(vec![faded.into()]).into()])).expect("paintable")
    };
    assert_eq!(png(true), png(false));
}

/// A picture with a little of everything, which differs by `number` in a few places.
fn medley(number: u32) -> Scene {
    let mut scene = Scene::new((500, 400), Theme::ALL[number as usize / 7 % 2]);
    let look = scene.look();
    let center = |index: u32| Point::new(60.0 + (index % 5) as f32 * 91.3, 50.0 + (index / 5) as f32 * 77.7);
    let tile = |index: u32| {
        let terrain = Terrain::ALL[((index * 3 + number / 5) % 10) as usize];
        Tile::new(terrain, Path::hexagon_pointed(center(index), 52.0)).seed(index).node()
    };
    scene.fixed((0..20).map(tile).collect());
    let dots = (0..60).map(|dot| Path::circle(Point::new(dot as f32 * 8.0, dot as f32 * 6.5), 3.0));
    let dots = dots.take(50 + (number % 3) as usize).fold(Path::new(), Path::and);
    scene.push(Shape::new(dots).fill(Color::hex(0x336699).alpha(0.6)).stroke(Stroke::new(RED, 1.5)));
    let wave = Path::curve(&[center(0), center(7), center(11), center(19)]);
    scene.push(Shape::new(wave).stroke(Stroke::new(Color::hex(0x123456), 7.0).dashed(20.0, 9.0)));
    for index in 0..8 {
        let place = center((index * 7 + number) % 20).offset(0.3 * number as f32, 0.0);
        let token = Shape::new(Path::circle(place, 20.0)).fill(RED).shadow(scene.theme.shadow(8.0));
        let clip = Path::circle(place, 15.0);
        scene.push(Group::new(vec![token.clone().into()]).opacity(0.7));
        scene.push(Group::new(vec![token.into()]).clip(clip).translate(3.0, number as f32));
        let badge = TextBox::centered(place, format!("Žlůťák {number}"), 19.0, Weight::Bold);
        scene.push(badge.outline(Color::WHITE, 2.0));
        scene.push(look.candidate(place.offset(30.0, 9.0), 20.0, "N14"));
        let turned = TextBox::centered(place, "▲ turned", 21.0, Weight::Regular);
        scene.push(Group::new(vec![turned.into()]).rotate_at(31.0 * index as f32, place));
    }
    scene
}

#[test]
fn whatever_was_painted_before_a_picture_has_the_same_bytes() {
    let painter = Painter::new();
    for number in (0..30).chain([3, 3, 29, 0, 14]) {
        let scene = medley(number);
        let fresh = Painter::new().png(&scene).expect("paintable");
        assert_eq!(painter.png(&scene).expect("paintable"), fresh, "number {number}");
        assert_eq!(painter.png(&scene).expect("paintable"), fresh, "number {number} again");
        if number % 10 == 9 {
            assert!((1..32 << 20).contains(&painter.bytes()));
            painter.forget();
            assert_eq!(painter.bytes(), 0);
        }
    }
}

/// A fence grows with its meadow: what is kept of one end must not depend on where it begins.
#[test]
fn what_is_kept_of_a_shape_does_not_depend_on_how_far_the_rest_of_it_reaches() {
    let place = |number: u32, by: u32, most: f32| (number * by % 4093) as f32 / 4093.0 * most;
    let ring = |center: Point, radius: f32| Path::circle(center, radius);
    let rings = (1..600).map(|ring| Point::new(200.0 + place(ring, 1511, 1300.0), place(ring, 2731, 300.0)));
    let fence = rings.map(|center| ring(center, 7.3 + center.x % 3.0)).fold(Path::new(), Path::and);
    let painter = Painter::new();
    for number in 0..12 {
        let begin = Point::new(190.0 - place(number, 1511, 300.0), place(number, 911, 100.0));
        let fence = Shape::new(ring(begin, 5.1).and(fence.clone()));
        let mut scene = Scene::bare((1500, 300), Theme::Paper);
        scene.push(fence.fill(RED.alpha(0.6)).stroke(Stroke::new(Color::hex(0x123456), 1.7)));
        let fresh = Painter::new().png(&scene).expect("paintable");
        assert!(painter.png(&scene).expect("paintable") == fresh, "number {number}");
    }
}

#[test]
fn bands_hold_what_a_picture_painted_in_one_piece_does() {
    for number in [0, 8] {
        let (scene, painter) = (medley(number), Painter::new());
        let mut whole = Sheet::empty();
        whole.open(Area { left: 0, top: 0, right: 500, bottom: 400 });
        painter.canvas().draw(&mut whole, &List::of(&scene).items);
        let bands = painter.pixmap(&scene).expect("paintable");
        let apart = bands.data().iter().zip(whole.pixmap.data()).filter(|(a, b)| a != b).count();
        assert_eq!(apart, 0, "bytes differ");
    }
}

#[test]
fn a_png_decodes_to_what_the_palette_says() {
    for number in [0, 9] {
        let (scene, painter) = (medley(number), Painter::new());
        let png = painter.png(&scene).expect("paintable");
        let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
        let mut indexes = vec![0; reader.output_buffer_size().expect("it fits into memory")];
        reader.next_frame(&mut indexes).expect("one frame");
        let palette = painter.palette(&scene);
        assert_eq!(reader.info().palette.as_deref(), Some(&palette.rgb()[..]));
        assert_eq!(indexes, palette.indexes(&painter.pixmap(&scene).expect("paintable")));
    }
}

#[test]
fn the_png_reads_back_with_clear_corners() {
    let png = Painter::new().png(&Scene::new((200, 100), Theme::Night)).expect("paintable");
    let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("it fits into memory")];
    reader.next_frame(&mut pixels).expect("one frame");
    let pixel = |x: usize, y: usize| &pixels[(y * 200 + x) * 4..][..4];
    assert_eq!(pixel(0, 0)[3], 0);
    assert_eq!(pixel(100, 50), [0x1F, 0x24, 0x30, 0xFF]);
}

#[test]
fn impossible_sizes_are_refused() {
    let painter = Painter::new();
    for size in [(0, 10), (10, 0), (5000, 10)] {
        assert!(
            matches!(painter.png(&Scene::bare(size, Theme::Paper)), Err(PaintError::Size { .. })),
            "{size:?}"
        );
    }
}

#[test]
fn a_swatch_has_a_place_of_its_own_and_no_other_colour_moves() {
    let mut scene = Scene::new(Scene::HAND, Theme::Paper);
    let (painter, own) = (Painter::new(), Color::hex(0xD6DEB5));
    assert!(painter.palette(&scene).error(own) > 0.000_4, "the theme has it already");
    scene.swatches = Swatches { paper: &[0xD6DEB5], ..Swatches::NONE };
    let palette = painter.palette(&scene);
    assert_eq!(palette.colors()[usize::from(palette.index(own))], own);
    let common = Palette::of(scene.theme).colors();
    assert_eq!(palette.colors()[..common.len()], *common);
}
