//! The processor time that a review takes, for every recorded game. `cargo bench -p games --bench review`

#![expect(clippy::print_stdout, reason = "a bench speaks to a terminal")]

mod spent;

use std::path::Path;
use std::time::Instant;

use games::{TITLES, title_of};
use rules::Seat;
use spent::spent;
use tabletop::{Log, Reviewer, Title};

fn main() {
    let since = Instant::now();
    let folder =
        |title: &&dyn Title| Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(title.id()).join("logs");
    let entries =
        TITLES.iter().flat_map(|title| std::fs::read_dir(folder(title)).expect("the logs are there"));
    let mut files: Vec<_> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    files.sort();
    for file in files {
        let log: Log = std::fs::read_to_string(&file).expect("it can be read").parse().expect("it is a log");
        let before = spent(since);
        let mut reviewer =
            Reviewer::of(title_of(&log).expect("it is a game"), &log, Seat(0), |_| true).expect("it replays");
        while reviewer.step() {}
        let name = file.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let name = format!("{} {name}", log.header.game);
        let (decisions, time) = (reviewer.finish().decisions.len(), spent(since) - before);
        println!("{name:<32} {decisions:>4} decisions {:>6.1} s", time.as_secs_f64());
    }
}
