use super::{PaintError, Painter};
use crate::{
    Color, Group, Image, Layer, Node, Path, Point, Rect, Scene, Segment, Shape, TextBox, Theme, Transform,
    Weight,
};

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
    let pixel = pixmap.pixel(x, y).expect("a pixel of the picture").demultiply();
    assert_eq!([pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()], expected);
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

/// A rectangle whose shadow is made from its corners looks like the same outline with a point more, whose shadow is not.
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
    let alpha = |x, y| pixmap.pixel(x, y).map_or(0, |pixel| pixel.alpha());
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
        pixmap.pixels().iter().filter(|pixel| pixel.alpha() > 127).count()
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
