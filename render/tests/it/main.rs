//! Pictures that a person has looked at; see `render::paint::reference`.
#![cfg(feature = "paint")]

use std::path::PathBuf;

use render::paint::reference::References;
use render::{
    Align, Color, Emblem, Fit, Header, Node, Painter, Path, Pennant, Player, PlayerPanel, Point, Rect, Scene,
    Terrain, TextBox, Theme, Weight,
};

/// The scene must be readable and look as before.
#[track_caller]
fn check(name: &str, scene: &Scene) {
    assert_eq!(scene.check(), [], "{name}");
    let crate_folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let references = References {
        folder: crate_folder.join("tests/references"),
        differences: crate_folder.join("../target/differences"),
    };
    if let Err(mismatch) = references.check(name, &Painter::new(), scene) {
        panic!("{name}: {mismatch}");
    }
}

#[test]
fn the_land_in_small_tiles() {
    let mut scene = Scene::new((520, 240), Theme::Paper);
    for (cell, terrain) in scene.content().grid(5, 2, 8.0).into_iter().zip(Terrain::ALL) {
        scene.push(terrain.tile(Path::hexagon_pointed(cell.center(), 44.0), 5));
    }
    check("land", &scene);
}

#[test]
fn emblems_and_marks_at_night() {
    let mut scene = Scene::new((640, 260), Theme::Night);
    let (upper, lower) = scene.content().split_top(110.0);
    for (cell, emblem) in upper.grid(7, 1, 6.0).into_iter().zip(Emblem::ALL) {
        scene.push(scene.look().card(cell));
        scene.push(emblem.node(cell.center(), 64.0));
    }
    for (cell, player) in lower.grid(5, 1, 6.0).into_iter().zip(Player::ALL) {
        scene.push(player.mark(cell.center().offset(-28.0, 4.0), 44.0));
        scene.push(scene.look().piece(player, cell.center().offset(28.0, 4.0), 24.0, "A"));
    }
    check("emblems-night", &scene);
}

#[test]
fn the_frame_of_a_table_with_the_longest_names() {
    let mut scene = Scene::new((900, 400), Theme::Paper);
    let look = scene.look();
    let (top, rest) = scene.content().split_top(look.header_height());
    let turn = Pennant::to_act(Some(Player::Green), "W".repeat(32));
    let last = "Příliš žluťoučký kůň úpěl ďábelské ódy, zażółć gęślą jaźń ".repeat(3);
    scene.push(look.header(
        top,
        &Header { title: "Wolves and Sheep".into(), turn: Some(turn), last: vec![last.into()] },
    ));
    for (seat, cell) in rest.inset_by(0.0, 16.0).grid(3, 1, 20.0).into_iter().enumerate() {
        let panel = PlayerPanel {
            player: Player::of(seat),
            name: "W".repeat(32),
            score: "128".to_owned(),
            to_act: seat == 1,
            faded: seat == 2,
            lines: vec!["Wolves 3, sheep 12".to_owned(), "Zażółć gęślą jaźń".to_owned()],
        };
        scene.push(look.player_panel(Rect { h: look.panel_height(2), ..cell }, &panel));
    }
    check("frame", &scene);
}

#[test]
fn attention_marks_on_land() {
    let mut scene = Scene::new((900, 260), Theme::Paper);
    let look = scene.look();
    let cells = scene.content().grid(5, 1, 10.0);
    let hexagon = |index: usize| Path::hexagon_pointed(cells[index].center(), 86.0);
    for (index, terrain) in [0, 1, 2, 3, 6].into_iter().map(|index| Terrain::ALL[index]).enumerate() {
        let tile = terrain.tile(hexagon(index), 9);
        scene.push(if index == 4 { look.faded(vec![tile]) } else { tile });
    }
    let center = |index: usize| cells[index].center();
    scene.push(look.last_move(&hexagon(0)));
    scene.push(look.piece(Player::Blue, center(0), 30.0, "Z"));
    scene.push(look.candidate(center(1), 50.0, "N14"));
    scene.push(look.candidate(center(1).offset(0.0, -86.0), 0.0, "c3"));
    scene.push(look.candidate_outline(&hexagon(2), center(2), "AA7"));
    scene.push(look.token(center(3), 28.0, "8", true));
    scene.push(look.place_coordinate(center(4), "E4"));
    check("attention", &scene);
}

#[test]
fn text_fits_its_boxes() {
    let mut scene = Scene::new((640, 300), Theme::Paper);
    let cells = scene.content().grid(3, 2, 16.0);
    let text = "Twelve wolves and forty sheep";
    let fits = [Fit::Ellipsis, Fit::Shrink { min: 10.0 }, Fit::Wrap { max_lines: 3 }];
    let aligns = [(Align::Start, Align::Start), (Align::Middle, Align::Middle), (Align::End, Align::End)];
    for (cell, (fit, (h, v))) in cells.iter().zip(fits.into_iter().zip(aligns)) {
        scene.push(scene.look().hollow(Path::rect(*cell)));
        scene.push(TextBox::new(*cell, text, 26.0).fit(fit).align(h, v));
    }
    let at = |index: usize| cells[index].center();
    let label = |center: Point, weight| TextBox::centered(center, "Ąžř 14", 30.0, weight);
    scene.push(scene.look().badge(at(3), "×12"));
    scene.push(label(at(4), Weight::Regular).color(Color::WHITE).outline(Color::BLACK, 3.0));
    let turned = render::Group::new(vec![label(at(5), Weight::Bold).into()]).rotate_at(-20.0, at(5));
    scene.push(Node::from(turned));
    check("text", &scene);
}
