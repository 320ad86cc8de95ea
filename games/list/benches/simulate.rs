//! Random games per second, for every title at its largest table, and how the titles compare.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::TITLES;
use rules::Options;
use tabletop::Title;

/// Games in one measurement.
const GAMES: u64 = 10;

fn play(title: &dyn Title, seats: u8, seed: u64) -> u64 {
    let summary = title.simulate(&Options::default(), seats, GAMES, seed, &mut |_| ());
    summary.expect("the default options can be played").actions
}

fn simulate(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("simulate");
    group.sample_size(10).measurement_time(Duration::from_secs(4)).throughput(Throughput::Elements(GAMES));
    for title in TITLES {
        let (_, seats) = title.seats();
        let mut seed = 0;
        group.bench_function(format!("{} of {seats}", title.id()), |bencher| {
            bencher.iter(|| {
                seed += 1;
                black_box(play(*title, seats, seed))
            });
        });
    }
    group.finish();
}

/// Prints the titles side by side, each against the quickest.
#[expect(clippy::print_stdout, reason = "a benchmark reports to whoever runs it")]
fn compare(_: &mut Criterion) {
    let rates: Vec<(&str, u8, f64, f64)> = TITLES
        .iter()
        .map(|title| {
            let (_, seats) = title.seats();
            let (start, mut games, mut actions) = (Instant::now(), 0, 0);
            while start.elapsed() < Duration::from_secs(1) {
                actions += play(*title, seats, games);
                games += GAMES;
            }
            let seconds = start.elapsed().as_secs_f64();
            (title.id(), seats, games as f64 / seconds, actions as f64 / seconds)
        })
        .collect();
    let quickest = rates.iter().map(|rate| rate.2).fold(1.0, f64::max);
    for (id, seats, games, actions) in rates {
        let ratio = quickest / games;
        println!("{id:<20} {seats} seats {games:>9.0} games/s {actions:>11.0} actions/s   1 : {ratio:.1}");
    }
}

criterion_group!(benches, simulate, compare);
criterion_main!(benches);
