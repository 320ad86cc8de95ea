//! How long the boards of recorded games take to become PNGs, and their size in bytes: *cold*, by a painter that has painted nothing yet;
//! *next move*, by one that has painted only the board before it; *kept*, a board that was painted before: `cargo bench --bench pictures`.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::Path;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use games::{TITLES, title_of};
use render::{Painter, Scene, Theme};
use rules::Viewer;
use tabletop::{Log, Picture, Title, replay};
use words::{Lang, Speech};

/// The number of boards from the end of a game, where they are fullest, that are drawn in turn.
const BOARDS: usize = 8;

/// The recorded game of every title with the most seats: the fullest tables.
fn fullest() -> BTreeMap<String, Log> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let logs = |title: &&dyn Title| games.join(title.id()).join("logs").read_dir().expect("the folder");
    let mut fullest: BTreeMap<String, Log> = BTreeMap::new();
    for file in TITLES.iter().flat_map(logs) {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a log");
        let log: Log = text.parse().expect("a recorded log");
        let known = fullest.get(&log.header.game);
        if known.is_none_or(|known| known.header.seats < log.header.seats) {
            fullest.insert(log.header.game.clone(), log);
        }
    }
    fullest
}

/// The last public boards of a game.
fn boards(log: &Log) -> Vec<Scene> {
    let names = ["Ada", "Borek", "Celina", "Darek", "Ewa"].map(str::to_owned);
    let speech = Speech::new(Lang::En, names[..usize::from(log.header.seats)].to_vec());
    let mut scenes = Vec::new();
    let draw = |scenes: &mut Vec<Scene>, sight: &dyn tabletop::AnySight| {
        scenes.push(sight.scene(&speech, Theme::Paper, Picture::Table, None));
    };
    let title = title_of(log).expect("a game");
    replay(title, log, |table, _, _| draw(&mut scenes, table.sight(Viewer::Public).as_ref()))
        .expect("it replays");
    scenes.split_off(scenes.len().saturating_sub(BOARDS))
}

fn pictures(criterion: &mut Criterion) {
    for (game, log) in fullest() {
        let scenes = boards(&log);
        let name = format!("{} of {}", game.replace('-', " "), log.header.seats);
        let painter = Painter::new();
        // Also makes the colours that all pictures of a theme share.
        let sizes = scenes.iter().map(|scene| painter.png(scene).map_or(0, |png| png.len()));
        let bytes = sizes.max().unwrap_or(0);
        let Scene { width, height, .. } = scenes[0];
        let mut group = criterion.benchmark_group(format!("{name}, {width}x{height}, {bytes} bytes"));
        group.sample_size(40);
        let mut turn = scenes.iter().cycle();
        let mut next = || turn.next().expect("there are boards");
        group.bench_function("cold", |bencher| bencher.iter(|| black_box(Painter::new().png(next()))));
        // A painter that has shown only this table, and its next board.
        let mut at = 0;
        let mut shown = || {
            at = at % (scenes.len() - 1) + 1;
            let painter = Painter::new();
            painter.png(&scenes[at - 1]).expect("it was painted before");
            (painter, &scenes[at])
        };
        group.bench_function("next move", |bencher| {
            bencher.iter_batched(
                &mut shown,
                |(painter, scene)| (painter.png(scene), painter),
                BatchSize::PerIteration,
            );
        });
        group.bench_function("kept", |bencher| bencher.iter(|| black_box(painter.png(next()))));
        group.finish();
    }
}

criterion_group!(benches, pictures);
criterion_main!(benches);
