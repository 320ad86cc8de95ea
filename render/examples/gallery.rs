//! Paints everything the crate can draw, in both themes, for people to look at:
//! `cargo run -p render --features paint --example gallery -- target/gallery`.

use std::path::PathBuf;
use std::{env, fs};

use render::{
    Emblem, Header, Node, Painter, Path, Pennant, Player, PlayerPanel, Point, Rect, Scene, Terrain, Theme,
    Tile,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned()));
    fs::create_dir_all(&folder)?;
    let painter = Painter::new();
    for (theme, name) in [(Theme::Paper, "paper"), (Theme::Night, "night")] {
        for (sheet, scene) in [("table", table(theme)), ("sheet", sheet(theme))] {
            if let Some(problem) = scene.check().first() {
                return Err(format!("{sheet} {name}: {problem}").into());
            }
            fs::write(folder.join(format!("{sheet}-{name}.png")), painter.png(&scene)?)?;
        }
    }
    Ok(())
}

/// A table as a game would show it: an island of hexagons with pieces, panels and attention marks.
fn table(theme: Theme) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, theme);
    let look = scene.look();
    let (top, rest) = scene.content().split_top(look.header_height());
    let (board, panels) = rest.split_left(800.0);
    scene.fixed(island(board));
    scene.extend(marks(&scene, board));
    let turn = Pennant::to_act(Some(Player::Blue), "Zofia to build".to_owned());
    let last = "Maximiliana Wolfeschlegelsteinhausen rolled 8: everyone harvests".to_owned();
    scene.push(look.header(
        top,
        &Header { title: "The island of Turnstone".into(), turn: Some(turn), last: vec![last.into()] },
    ));
    let people = [("Ada Lovelace", "7"), ("Zofia", "9"), ("Maximiliana Wolfeschlegel", "5"), ("Jiří", "10")];
    for (seat, cell) in panels.inset_by(8.0, 0.0).grid(1, 4, 18.0).into_iter().enumerate() {
        let (name, score) = people[seat];
        let lines = vec!["Roads 5, longest 4".to_owned(), "Cards 7, knights 2".to_owned()];
        let panel = PlayerPanel {
            player: Player::of(seat),
            name: name.to_owned(),
            score: score.to_owned(),
            to_act: seat == 1,
            faded: seat == 3,
            lines,
        };
        let rect = Rect { h: look.panel_height(2), ..cell };
        scene.push(look.player_panel(rect, &panel));
    }
    scene
}

const RADIUS: f32 = 84.0;

fn places(board: Rect) -> Vec<Point> {
    let (dx, dy) = (RADIUS * 3f32.sqrt(), RADIUS * 1.5);
    let rows = [3, 4, 5, 4, 3];
    let place = |row: usize, column: usize| {
        let left = -(rows[row] as f32 - 1.0) / 2.0;
        board.center().offset((left + column as f32) * dx, (row as f32 - 2.0) * dy)
    };
    (0..5).flat_map(|row| (0..rows[row]).map(move |column| (row, column))).map(|(r, c)| place(r, c)).collect()
}

fn island(board: Rect) -> Vec<Node> {
    let sea = Path::regular(board.center(), RADIUS * 4.72, 6, 0.0);
    let mut nodes = vec![Tile::new(Terrain::Water, sea).figure(34.0).seed(3).node()];
    for (index, center) in places(board).into_iter().enumerate() {
        let terrain = Terrain::ALL[(index * 7) % 10];
        let tile = Tile::new(terrain, Path::hexagon_pointed(center, RADIUS - 2.0)).seed(index as u32).flat();
        nodes.push(tile.keep_clear(center, 34.0).node());
    }
    nodes
}

fn marks(scene: &Scene, board: Rect) -> Vec<Node> {
    let (look, places) = (scene.look(), places(board));
    let mut nodes = Vec::new();
    for (index, &center) in
        places.iter().enumerate().filter(|(index, _)| ![9, 4, 14, 6, 7, 11, 17].contains(index))
    {
        let number = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11, 2][index];
        nodes.push(look.token(center, 28.0, &number.to_string(), number == 6 || number == 8));
    }
    nodes.push(look.last_move(&Path::hexagon_pointed(places[4], RADIUS - 2.0)));
    nodes.push(look.piece(Player::Vermilion, places[4], 34.0, "M"));
    nodes.push(look.candidate(places[6], 46.0, "D3"));
    nodes.push(look.candidate(places[7], 46.0, "C3"));
    nodes.push(look.candidate(places[11].offset(0.0, RADIUS), 0.0, "e7"));
    nodes.push(Emblem::Wolf.node(places[9], 84.0));
    nodes.push(Emblem::Deer.node(places[14], 88.0));
    nodes.push(look.place_coordinate(places[11], "E4"));
    nodes.push(look.badge(places[17], "×12"));
    for (seat, x) in [-3.1f32, -1.6, 0.0, 1.6, 3.1].into_iter().enumerate() {
        let at = board.center().offset(x * RADIUS, RADIUS * 4.45);
        nodes.push(look.coordinate(at, ["A", "B", "C", "D", "E"][seat]));
    }
    nodes
}

/// Every terrain in two sizes, every emblem, every mark.
fn sheet(theme: Theme) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, theme);
    let look = scene.look();
    let (large, rest) = scene.content().split_top(420.0);
    for (cell, terrain) in large.grid(5, 2, 16.0).into_iter().zip(Terrain::ALL) {
        let center = cell.center();
        scene.push(terrain.tile(Path::hexagon_pointed(center.offset(-28.0, 0.0), 92.0), 11));
        scene.push(
            terrain.tile(Path::round_rect(Rect::around(center.offset(88.0, -36.0), 60.0, 60.0), 8.0), 2),
        );
        scene.push(terrain.tile(Path::circle(center.offset(88.0, 38.0), 30.0), 4));
    }
    let (figures, rest) = rest.split_top(170.0);
    for (cell, emblem) in figures.grid(7, 1, 8.0).into_iter().zip(Emblem::ALL) {
        let center = cell.center();
        scene.push(look.card(cell.inset(8.0)));
        scene.push(emblem.node(center.offset(-18.0, 0.0), 104.0));
        scene.push(emblem.node(center.offset(52.0, -24.0), 34.0));
        scene.push(emblem.silhouette(center.offset(52.0, 24.0), 34.0, theme.ink()));
    }
    let (row, rest) = rest.split_top(110.0);
    for (cell, player) in row.grid(10, 1, 0.0).into_iter().step_by(2).zip(Player::ALL) {
        scene.push(player.mark(cell.center(), 64.0));
        scene.push(look.piece(player, cell.center().offset(78.0, 0.0), 36.0, "A"));
        scene.push(player.mark(cell.center().offset(140.0, 0.0), 26.0));
    }
    let (row, rest) = rest.split_top(150.0);
    let cells = row.grid(3, 1, 24.0);
    for (cell, (to_act, faded)) in cells.into_iter().zip([(true, false), (false, false), (false, true)]) {
        let lines = vec!["Trees 12, mountains 7, fields 10".to_owned(), "Animals 24".to_owned()];
        let (player, score) = (Player::Amber, "53".to_owned());
        let panel = PlayerPanel { player, name: "Bolesław".into(), score, to_act, faded, lines };
        scene.push(look.player_panel(Rect { h: look.panel_height(2), ..cell }, &panel));
    }
    for (index, cell) in rest.inset_by(0.0, 6.0).grid(7, 1, 8.0).into_iter().enumerate() {
        let (center, outline) = (cell.center(), Path::round_rect(cell.inset(8.0), 10.0));
        let tile = Terrain::ALL[index].tile(outline.clone(), 1);
        scene.push(if index == 6 { look.faded(vec![tile]) } else { tile });
        match index {
            0 => scene.push(look.last_move(&outline)),
            1 => scene.push(look.candidate(center, 38.0, "B7")),
            2 => scene.push(look.candidate_outline(&outline, center, "AA12")),
            3 => scene.push(look.token(center, 30.0, "6", true)),
            4 => scene.push(look.badge(center, "×3")),
            _ => scene.push(look.place_coordinate(center, "C14")),
        }
    }
    scene
}
