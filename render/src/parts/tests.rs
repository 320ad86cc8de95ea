use super::{Header, Pennant, PlayerPanel};
use crate::{Path, Player, Point, Rect, Scene, Theme};

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
            assert_eq!(scene.check(), [], "{size:?} {theme:?}");
        }
    }
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

#[test]
fn a_candidate_narrower_than_its_badge_has_no_ring() {
    let look = Scene::new(Scene::TABLE, Theme::Paper).look();
    let nodes = |radius| match look.candidate(Point::new(100.0, 100.0), radius, "c3") {
        crate::Node::Group(group) => group.nodes.len(),
        _ => 0,
    };
    assert_eq!((nodes(5.0), nodes(60.0)), (1, 3));
}
