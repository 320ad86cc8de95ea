//! One draw of a table: by luck v1, and by luck v2, whose every draw is two hashes.

use std::collections::BTreeMap;
use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use rules::{Chance as _, Options, Seed, Seeded};
use tabletop::Start;

fn draw(criterion: &mut Criterion) {
    let secret = [7; 32];
    let begun = Start::default().seed(&secret, "catan", 4, &Options::default());
    let mut group = criterion.benchmark_group("draw");
    for (version, seed) in [("v1", Seed::V1(secret)), ("v2", begun)] {
        for (name, weights) in [("dice", &[1; 36][..]), ("token", &[23, 23, 21, 19, 19, 15])] {
            let mut chance = Seeded::new(seed, BTreeMap::new());
            group.bench_function(format!("{version} {name}"), |bencher| {
                bencher.iter(|| chance.draw(name, black_box(weights), &|index| index.to_string()));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, draw);
criterion_main!(benches);
