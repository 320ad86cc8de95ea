//! Time and bytes of a dense picture:
//! `cargo bench -p render --features paint --bench paint`.

use criterion::{Criterion, criterion_group, criterion_main};
use render::{
    Emblem, Header, Painter, Path, Pennant, Player, PlayerPanel, Point, Rect, Scene, Terrain, Theme, Tile,
};

/// Rows of hexagons with pieces and coordinates on them, four panels, a header.
fn table(rows: &[usize], radius: f32) -> Scene {
    let mut scene = Scene::new(Scene::TABLE, Theme::Paper);
    let look = scene.look();
    let (top, rest) = scene.content().split_top(look.header_height());
    let (board, panels) = rest.split_left(800.0);
    let places: Vec<Point> = places(board, rows, radius);
    let tile = |(index, &center): (usize, &Point)| {
        let outline = Path::hexagon_pointed(center, radius);
        Tile::new(Terrain::ALL[index * 7 % 10], outline).seed(index as u32).flat().node()
    };
    scene.fixed(places.iter().enumerate().map(tile).collect());
    for (index, &center) in places.iter().enumerate() {
        match index % 4 {
            0 => scene.push(look.token(center, 26.0, &index.to_string(), false)),
            1 => scene.push(look.piece(Player::of(index / 4), center, 28.0, "A")),
            2 => scene.push(Emblem::ALL[index / 4 % 7].node(center, 70.0)),
            _ => scene.push(look.candidate(center, 40.0, "N14")),
        }
    }
    scene.push(look.last_move(&Path::hexagon_pointed(places[4], radius)));
    for (seat, cell) in panels.inset_by(8.0, 0.0).grid(1, 4, 16.0).into_iter().enumerate() {
        let lines = vec!["Roads 5, longest 4".to_owned(); 4];
        let (player, name) = (Player::of(seat), "Maximiliana".to_owned());
        let panel = PlayerPanel { player, name, score: "12".into(), to_act: seat == 1, faded: false, lines };
        scene.push(look.player_panel(Rect { h: look.panel_height(4), ..cell }, &panel));
    }
    let turn = Pennant::to_act(Some(Player::Blue), "Zofia to build".into());
    let header = Header {
        title: "Turnstone".into(),
        turn: Some(turn),
        last: vec!["Ada built a road".to_owned().into()],
    };
    scene.push(look.header(top, &header));
    scene
}

fn places(board: Rect, rows: &[usize], radius: f32) -> Vec<Point> {
    let middle = (rows.len() as f32 - 1.0) / 2.0;
    let place = |(row, column): (usize, usize)| {
        let left = column as f32 - (rows[row] as f32 - 1.0) / 2.0;
        board.center().offset(left * radius * 3f32.sqrt(), (row as f32 - middle) * radius * 1.5)
    };
    (0..rows.len()).flat_map(|row| (0..rows[row]).map(move |column| (row, column))).map(place).collect()
}

fn paint(criterion: &mut Criterion) {
    measure(criterion, "island of 19", || table(&[3, 4, 5, 4, 3], 90.0));
    measure(criterion, "board of 37, denser than any game", || table(&[4, 5, 6, 7, 6, 5, 4], 66.0));
}

fn measure(criterion: &mut Criterion, name: &str, table: impl Fn() -> Scene) {
    let scene = table();
    let painter = Painter::new();
    let bytes = painter.png(&scene).map_or(0, |png| png.len());
    // The colours that all pictures share are made once per process: not part of a cold picture.
    let mut group = criterion.benchmark_group(format!("{name}, 1200x1000, {bytes} bytes"));
    group.sample_size(20);
    group.bench_function("build the scene", |bencher| bencher.iter(&table));
    group.bench_function("check the scene", |bencher| bencher.iter(|| scene.check()));
    group.bench_function("png, no caches", |bencher| bencher.iter(|| Painter::new().png(&scene)));
    group.bench_function("png, fixed layers kept", |bencher| bencher.iter(|| painter.png(&scene)));
    group.bench_function("pixmap, fixed layers kept", |bencher| bencher.iter(|| painter.pixmap(&scene)));
    group.finish();
}

criterion_group!(benches, paint);
criterion_main!(benches);
