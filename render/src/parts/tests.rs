//! Parts that pictures share: headers, plates, panels, rankings.

use super::{Banner, Category, CourseLine, Header, Pennant, PlayerPanel, Ranked};
use crate::geometry::{Point, Rect};
use crate::player::Player;
use crate::scene::{Node, Path, Scene, Shape};
use crate::theme::Theme;

fn panel(name: &str, to_act: bool) -> PlayerPanel {
    let lines = vec!["Roads 5, longest 4".to_owned(), "Hand 7".to_owned()];
    PlayerPanel { player: Player::Amber, name: name.into(), score: "12".into(), to_act, faded: false, lines }
}

/// All components once, with names of any length, must be readable in every size and theme.
#[test]
fn components_pass_the_check_in_every_size_and_theme() {
    for size in [Scene::TABLE, Scene::BOARDS, Scene::HAND] {
        for theme in Theme::ALL {
            let mut scene = Scene::new(size, theme);
            let look = scene.look();
            let content = scene.content();
            let (top, rest) = content.split_top(look.header_height());
            let text = format!("{} to build", "W".repeat(32));
            let turn = Some(Pennant::to_act(Some(Player::Blue), text));
            let header = Header {
                title: "Wolves and Sheep".into(),
                turn,
                last: vec!["Ada built a road. ".repeat(9).into()],
            };
            scene.push(look.header(top, &header));
            let cells = rest.inset(20.0).grid(2, 2, 20.0);
            scene.push(look.player_panel(cells[0], &panel("Ada", true)));
            scene.push(look.player_panel(cells[1], &panel(&"W".repeat(32), true)));
            scene.push(look.player_panel(cells[2], &panel(&"W".repeat(32), false)));
            let row = |column: usize| cells[3].grid(4, 2, 0.0)[column].center();
            scene.push(look.badge(row(0), "×3"));
            scene.push(look.token(row(1), 30.0, "8", true));
            scene.push(look.piece(Player::Green, row(2), 30.0, "A"));
            scene.push(look.candidate(row(3), 45.0, "N14"));
            scene.push(look.coordinate(row(4), "A"));
            scene.push(look.place_coordinate(row(5), "B7"));
            scene.push(look.candidate(row(6), 5.0, "c3"));
            scene.push(look.last_move(&Path::circle(row(7), 30.0)));
            scene.push(look.gain(row(7), -12));
            assert_eq!(scene.check(), [], "{size:?} {theme:?}");
        }
    }
}

/// The parts of a closing picture, with names of any length and points of any size.
#[test]
fn closing_parts_pass_the_check_in_every_size_and_theme() {
    for size in [Scene::TABLE, Scene::BOARDS] {
        for theme in Theme::ALL {
            let mut scene = Scene::new(size, theme);
            let look = scene.look();
            let (top, rest) = scene.content().split_top(look.banner_height());
            let title = format!("{} wins!", "W".repeat(32));
            let line = "A result in a sentence.".to_owned();
            scene
                .push(look.banner(top, &Banner { players: Player::ALL.to_vec(), title, line, golden: true }));
            let (left, right) = rest.split_left(rest.w / 2.0);
            let (ranks, table) = right.split_top(look.ranked_height() * 2.0);
            for (place, rect) in (1..).zip(ranks.grid(1, 2, 0.0)) {
                let name = "W".repeat(32);
                let row = Ranked { place: Some(place), player: Player::Green, name, score: -123 };
                scene.push(look.ranked(rect, &row));
            }
            let category = |label: &str| Category { label: label.into(), sign: None, points: vec![-88; 5] };
            let rows = [category("mountains"), category("zwierzęta na kartach")];
            scene.extend(look.categories(table, &Player::ALL, true, &rows));
            let line = |player, points| CourseLine { player, points };
            let lines = [line(Player::Blue, vec![0, -4, 30]), line(Player::Amber, vec![0, 2, 30])];
            let (chart, below) = left.split_top(look.px(180.0));
            scene.extend(look.course(chart, &lines));
            let at = below.center();
            scene.push(look.candidate_gain(at, look.px(60.0), "N14", Some(-12)));
            assert_eq!(scene.check(), [], "{size:?} {theme:?}");
        }
    }
}

#[test]
fn a_course_of_one_step_is_no_line() {
    let look = Scene::new(Scene::TABLE, Theme::Paper).look();
    let line = CourseLine { player: Player::Blue, points: vec![4] };
    assert_eq!(look.course(Rect::new(0.0, 0.0, 300.0, 100.0), &[line]), []);
}

#[test]
fn every_players_course_has_a_pattern_of_its_own() {
    for (number, one) in Player::ALL.into_iter().enumerate() {
        assert!(Player::ALL[number + 1..].iter().all(|other| other.dashes() != one.dashes()), "{one:?}");
    }
}

#[test]
fn the_labels_of_a_course_stand_apart() {
    let look = Scene::new(Scene::TABLE, Theme::Paper).look();
    let chart = Rect::new(60.0, 60.0, 400.0, 160.0);
    for points in [vec![0, 1, -38], vec![0, -2, -38], vec![0, 40, -1], vec![0, 30, -30], vec![0, 0, 0]] {
        let mut scene = Scene::new(Scene::TABLE, Theme::Paper);
        scene.extend(look.course(chart, &[CourseLine { player: Player::Blue, points: points.clone() }]));
        assert_eq!(scene.check(), [], "{points:?}");
    }
}

#[test]
fn a_course_of_many_steps_loses_no_peak() {
    let look = Scene::new(Scene::TABLE, Theme::Paper).look();
    let heights = [20, 21, 22, 23].map(|peak| {
        let points = (0..90).map(|step| if step == peak { 12 } else { 2 }).collect();
        let line = CourseLine { player: Player::Blue, points };
        let mut nodes = look.course(Rect::new(0.0, 0.0, 300.0, 100.0), &[line]);
        let Some(Node::Group(group)) = nodes.pop() else { panic!("a course is a group") };
        let is_line =
            |shape: &Shape| shape.stroke.is_some() && shape.path.0.len() > 2 && shape.fill.is_none();
        let shapes = group.nodes.iter().filter_map(|node| match node {
            Node::Shape(shape) if is_line(shape) => Some(shape.path.bounds()),
            _ => None,
        });
        shapes.map(|bounds| bounds.h).fold(0.0, f32::max)
    });
    assert!(heights.iter().all(|height| *height > 55.0), "{heights:?}");
}

#[test]
fn a_panel_is_as_high_as_its_lines_need() {
    let look = Scene::new(Scene::TABLE, Theme::Paper).look();
    let rect = Rect::new(40.0, 40.0, 300.0, look.panel_height(2));
    let mut scene = Scene::new(Scene::TABLE, Theme::Paper);
    scene.push(look.player_panel(rect, &panel("Ada", false)));
    assert_eq!(scene.check(), []);
    assert!(look.panel_body(rect).h >= 2.0 * 26.0);
}

/// A line of full width would leave little of a small thing.
#[test]
fn the_last_move_is_told_outside_of_what_it_marks_and_in_proportion_to_it() {
    let look = Scene::new(Scene::TABLE, Theme::Paper).look();
    let lines = |path: &Path| match look.moved(path, super::Fresh::Last) {
        Node::Group(group) => group.nodes,
        node => panic!("{node:?}"),
    };
    for (w, h, most) in [(300.0, 200.0, 12.0), (55.0, 55.0, 6.6), (82.0, 123.0, 9.84)] {
        let rect = Rect::new(100.0, 100.0, w, h);
        for path in
            [Path::rect(rect), Path::round_rect(rect, 8.0), Path::ellipse(rect.center(), w / 2.0, h / 2.0)]
        {
            let lines = lines(&path);
            assert_eq!(lines.len(), 2, "an edge and the gold");
            for line in lines {
                let Node::Shape(Shape { path, stroke: Some(stroke), .. }) = line else { panic!("{line:?}") };
                assert!(stroke.width <= most + 0.01, "{}", stroke.width);
                let inner = path.bounds().inset(stroke.width / 2.0);
                assert!(inner.encloses(rect, 0.1), "{inner:?} around {rect:?}");
                assert!(rect.inset(-most).encloses(path.bounds().inset(-stroke.width / 2.0), 0.1));
            }
        }
    }
}

#[test]
fn a_candidate_narrower_than_its_badge_has_no_ring() {
    let look = Scene::new(Scene::TABLE, Theme::Paper).look();
    let nodes = |radius| match look.candidate(Point::new(100.0, 100.0), radius, "c3") {
        crate::Node::Group(group) => group.nodes.len(),
        _ => 0,
    };
    assert_eq!((nodes(5.0), nodes(60.0)), (1, 3));
}
