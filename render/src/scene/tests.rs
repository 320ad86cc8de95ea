//! Scenes: measuring, wrapping, and problems found before anything is painted.

use std::collections::BTreeMap;

use super::{Fit, Group, Node, Path, Plate, Problem, Role, Scene, Shape, TextBox};
use crate::color::Color;
use crate::font::Weight;
use crate::geometry::{Point, Rect};
use crate::style::Stroke;
use crate::theme::Theme;

fn label(x: f32, y: f32, text: &str) -> TextBox {
    TextBox::centered(Point::new(x, y), text, 30.0, Weight::Bold)
}

fn scene(nodes: impl IntoIterator<Item = Node>) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, Theme::Paper);
    scene.extend(nodes);
    scene
}

/// The problems as text, in the order found.
#[track_caller]
fn check(nodes: impl IntoIterator<Item = Node>, expected: &[&str]) {
    let found: Vec<String> = scene(nodes).check().iter().map(ToString::to_string).collect();
    assert_eq!(found, expected);
}

#[test]
fn a_tidy_picture_has_no_problems() {
    check([label(100.0, 100.0, "A1").into(), label(150.0, 100.0, "A2").into()], &[]);
}

#[test]
fn overlapping_labels_are_found() {
    check([label(100.0, 100.0, "A1").into(), label(120.0, 110.0, "A2").into()], &["“A1” and “A2” overlap"]);
}

#[test]
fn overlaps_are_found_through_transforms() {
    let moved = Group::new(vec![label(500.0, 500.0, "A2").into()]).translate(-400.0, -400.0);
    check([label(100.0, 100.0, "A1").into(), moved.into()], &["“A1” and “A2” overlap"]);
    let apart = Group::new(vec![label(100.0, 100.0, "A2").into()]).translate(0.0, 60.0);
    check([label(100.0, 100.0, "A1").into(), apart.into()], &[]);
}

#[test]
fn turned_labels_overlap_by_their_true_outline() {
    let long = "LONG LABEL HERE";
    let center = Point::new(300.0, 300.0);
    let turned = Group::new(vec![label(300.0, 300.0, long).into()]).rotate_at(45.0, center);
    // Inside the upright rectangle around the turned text, but next to the text itself.
    check([turned.clone().into(), label(360.0, 240.0, "B").into()], &[]);
    check([turned.into(), label(350.0, 350.0, "B").into()], &["“LONG LABEL HERE” and “B” overlap"]);
}

#[test]
fn plates_count_when_labels_overlap() {
    let plated = |x| Node::from(label(x, 100.0, "A1").plate(Plate::new(Color::WHITE)));
    check([plated(100.0), plated(145.0)], &["“A1” and “A1” overlap"]);
}

#[test]
fn nodes_beyond_the_frame_are_found() {
    let circle =
        |x| Node::from(Shape::new(Path::circle(Point::new(x, 500.0), 50.0)).fill(Color::WHITE).id("disc"));
    check([circle(1140.0)], &[]);
    check([circle(1170.0)], &["disc reaches beyond the picture: 100×100 at 1120, 450"]);
    check([label(1190.0, 100.0, "A1").into()], &["“A1” reaches beyond the picture: 40×30 at 1170, 88"]);
}

#[test]
fn what_a_clip_hides_is_not_outside() {
    let wide = Shape::new(Path::rect(Rect::new(-50.0, 0.0, 2000.0, 20.0))).fill(Color::BLACK);
    let clip = Path::rect(Rect::new(10.0, 0.0, 100.0, 100.0));
    check([Group::new(vec![wide.into()]).clip(clip).into()], &[]);
}

#[test]
fn clipped_text_is_found() {
    let clip = Path::rect(Rect::new(90.0, 80.0, 200.0, 100.0));
    check([Group::new(vec![label(95.0, 100.0, "A1").into()]).clip(clip).into()], &["“A1” is clipped"]);
}

#[test]
fn text_without_room_is_found_except_where_it_may_be_shortened() {
    let text = |fit| {
        Node::from(TextBox::new(Rect::new(100.0, 100.0, 120.0, 32.0), "Wolfeschlegelstein", 26.0).fit(fit))
    };
    check([text(Fit::Ellipsis)], &[]);
    check([text(Fit::Shrink { min: 24.0 })], &["“Wolfeschlegelstein” does not fit its box"]);
    check([text(Fit::Wrap { max_lines: 1 })], &["“Wolfeschlegelstein” does not fit its box"]);
    let low = TextBox::new(Rect::new(100.0, 100.0, 120.0, 20.0), "Ada", 26.0);
    check([low.into()], &["“Ada” does not fit its box"]);
}

#[test]
fn too_many_lines_are_found_and_shortened() {
    let text = |max_lines| {
        TextBox::new(Rect::new(100.0, 100.0, 120.0, 90.0), "several words that need lines", 20.0)
            .fit(Fit::Wrap { max_lines })
    };
    assert!(text(4).layout().fits);
    let two = text(2).layout();
    assert!(!two.fits && two.lines.len() == 2 && two.lines[1].text.ends_with('…'), "{two:?}");
}

#[test]
fn shrinking_keeps_the_text_whole() {
    let text =
        TextBox::new(Rect::new(0.0, 0.0, 120.0, 32.0), "Twelve sheep", 30.0).fit(Fit::Shrink { min: 18.0 });
    let layout = text.layout();
    assert!(layout.fits && layout.size < 30.0 && layout.lines[0].text == "Twelve sheep", "{layout:?}");
    assert!(layout.letters().w <= 120.0);
}

#[test]
fn text_under_a_later_piece_is_found() {
    let piece = |x| Shape::new(Path::circle(Point::new(x, 100.0), 40.0)).fill(Color::BLACK).id("wolf").into();
    check([label(100.0, 100.0, "A1").into(), piece(110.0)], &["“A1” is covered by wolf"]);
    check([label(100.0, 100.0, "A1").into(), piece(170.0)], &[]);
    check([piece(110.0), label(100.0, 100.0, "A1").color(Color::WHITE).on(Color::BLACK).into()], &[]);
}

#[test]
fn weak_contrast_is_found_where_the_ground_is_declared() {
    let grey = Color::hex(0x999999);
    check([label(100.0, 100.0, "A1").color(grey).into()], &[]);
    check(
        [label(100.0, 100.0, "A1").color(grey).on(Color::WHITE).into()],
        &["“A1” has a contrast of 2.8 only"],
    );
    let plate = Plate::new(Color::BLACK);
    check([label(100.0, 100.0, "A1").color(grey).plate(plate).on(Color::WHITE).into()], &[]);
}

#[test]
fn small_text_is_found_by_role_and_width() {
    let small =
        |role| Node::from(TextBox::centered(Point::new(90.0, 90.0), "7", 20.0, Weight::Bold).role(role));
    check([small(Role::Label)], &[]);
    check([small(Role::Ornament)], &[]);
    check([small(Role::Vital)], &["“7” has size 20, needs 26"]);
    let mut boards = Scene::new(Scene::BOARDS, Theme::Paper);
    boards.push(small(Role::Label));
    assert!(matches!(boards.check()[..], [Problem::Small { .. }]), "{:?}", boards.check());
}

#[test]
fn pushed_nodes_share_a_fresh_layer_in_front_of_the_fixed_ones() {
    let mut scene = scene([label(100.0, 100.0, "A1").into()]);
    scene.fixed(vec![label(200.0, 100.0, "A2").id("second").into()]);
    scene.push(label(300.0, 100.0, "A3"));
    scene.push(label(400.0, 100.0, "A4"));
    assert_eq!(scene.layers.len(), 4);
    assert_eq!(scene.layers[3].nodes.len(), 2);
    assert!(scene.find("second").is_some() && scene.find("third").is_none());
    assert_eq!(scene.texts().len(), 4);
}

#[test]
fn scenes_survive_json() {
    let scene = scene([label(100.0, 100.0, "A1").into(), Group::new(Vec::new()).opacity(0.5).into()]);
    let json = serde_json::to_string(&scene).expect("scenes are plain data");
    assert_eq!(serde_json::from_str::<Scene>(&json).expect("what was written can be read"), scene);
}

#[test]
fn paths_know_their_bounds_and_inside() {
    let circle = Path::circle(Point::new(50.0, 50.0), 20.0);
    let bounds = circle.bounds();
    assert!(bounds.encloses(Rect::new(30.0, 30.0, 40.0, 40.0), 0.5) && bounds.w < 40.5, "{bounds:?}");
    assert!(circle.contains(Point::new(60.0, 60.0)) && !circle.contains(Point::new(68.0, 68.0)));
    let arc = Path::arc(Point::new(0.0, 0.0), 10.0, 0.0, 180.0).bounds();
    assert!((arc.h - 10.0).abs() < 0.1 && (arc.w - 20.0).abs() < 0.1, "{arc:?}");
}

#[test]
fn a_number_that_is_cut_does_not_fit() {
    let text = |text: &str| TextBox::new(Rect::new(0.0, 0.0, 60.0, 40.0), text, 26.0);
    assert!(text("Maximiliana").layout().fits, "a name is known by its beginning");
    assert!(text("75").layout().fits);
    assert!(!text("1234567").layout().fits);
}

fn disc(x: f32, mark: &str) -> Group {
    let disc = Shape::new(Path::circle(Point::new(x, 500.0), 50.0)).fill(Color::WHITE);
    Group::new(vec![disc.into()]).shows(mark)
}

#[test]
fn what_is_marked_is_shown_only_where_it_is_drawn_whole() {
    let left = Path::rect(Rect::new(0.0, 0.0, 600.0, 1000.0));
    let clipped = [disc(300.0, "inside the clip").into(), disc(580.0, "under the clip").into()];
    let bare = Shape::new(Path::circle(Point::new(300.0, 500.0), 50.0));
    let scene = scene([
        disc(100.0, "whole").into(),
        disc(1170.0, "beyond the frame").into(),
        Group::new(clipped.into()).clip(left).into(),
        Group::new(vec![disc(300.0, "moved out").into()]).translate(0.0, 470.0).into(),
        Group::new(vec![disc(300.0, "faded away").into()]).opacity(0.0).into(),
        Group::new(Vec::new()).shows("not drawn").into(),
        Group::new(vec![bare.into()]).shows("without a colour").into(),
        disc(1190.0, "whole once").into(),
        disc(700.0, "whole once").into(),
    ]);
    let shown = BTreeMap::from([
        ("whole", true),
        ("beyond the frame", false),
        ("inside the clip", true),
        ("under the clip", false),
        ("moved out", false),
        ("faded away", false),
        ("not drawn", false),
        ("without a colour", false),
        ("whole once", true),
    ]);
    assert_eq!(scene.marks(), shown);
}

#[test]
fn parts_of_one_drawing_are_marked_by_their_places() {
    let lines = [100.0, 1100.0].map(|x| Path::line(Point::new(x, 90.0), Point::new(x + 80.0, 90.0)));
    let drawn =
        Shape::new(lines.into_iter().fold(Path::new(), Path::and)).stroke(Stroke::new(Color::BLACK, 20.0));
    let place = |x: f32, y: f32| Rect::new(x, y, 80.0, 20.0);
    let marks =
        [("first", place(100.0, 80.0)), ("second", place(1100.0, 80.0)), ("elsewhere", place(100.0, 300.0))];
    let marks = marks.map(|(what, place)| (what.to_owned(), place));
    let group = Group::new(vec![drawn.into()]).shows_at(marks);
    let shown = |group: Group| scene([group.into()]).marks().into_values().collect::<Vec<bool>>();
    // In the order of the words: elsewhere, first, second.
    assert_eq!(shown(group.clone()), [false, true, true]);
    assert_eq!(shown(group.translate(60.0, 0.0)), [false, true, false]);
}

#[test]
fn what_is_spoken_of_gets_a_ring_where_it_is_seen() {
    let parts = || {
        [
            Group::new(vec![disc(300.0, "moved").into()]).translate(0.0, 100.0).into(),
            Group::new(vec![disc(600.0, "faded away").into()]).opacity(0.0).into(),
            disc(20.0, "at the edge").into(),
        ]
    };
    let rings = |what: &str| {
        let mut pointed = scene(parts());
        pointed.point_out(&[what.to_owned()]);
        assert_eq!(pointed.check(), scene(parts()).check(), "{what}");
        let Some(Node::Group(ring)) = pointed.find("pointer") else { return None };
        let Node::Shape(ring) = &ring.nodes[0] else { panic!("a ring is a shape") };
        Some(ring.bounds())
    };
    let moved = rings("moved").expect("it is seen");
    assert!(moved.encloses(Rect::new(250.0, 550.0, 100.0, 100.0), 0.0), "{moved:?}");
    let edge = rings("at the edge").expect("it is seen");
    assert!(scene(parts()).area().encloses(edge, 0.0), "{edge:?}");
    assert_eq!((rings("faded away"), rings("not there")), (None, None));
}

#[test]
fn a_round_thing_in_a_round_corner_is_whole() {
    let sea = Path::round_rect(Rect::new(0.0, 400.0, 800.0, 400.0), 100.0);
    let shown = |x: f32| {
        let sea = Group::new(vec![disc(x, "disc").into()]).clip(sea.clone());
        scene([sea.into()]).marks()["disc"]
    };
    assert!(shown(70.0), "its bounds reach into the corner, it does not");
    assert!(!shown(45.0));
}
