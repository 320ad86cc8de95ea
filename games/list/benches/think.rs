//! The processor time that a decision at level *hard* takes, for every title. `cargo bench -p games --bench think`

#![expect(clippy::print_stdout, reason = "a bench speaks to a terminal")]

mod spent;

use std::time::{Duration, Instant};

use games::TITLES;
use rules::Options;
use spent::spent;
use tabletop::{AnyTable, Title};
use thinking::{Dice, Level, Luck};

/// The decisions of each title that are measured.
const DECISIONS: u32 = 12;
/// The moves from one of them to the next, which *easy* decides.
const BETWEEN: u32 = 6;

/// Measures decisions of games with so many seats, from beginning to end.
fn think(title: &dyn Title, seats: u8) -> Duration {
    let (mut dice, since) = (Dice::new(1), Instant::now());
    let (mut time, mut measured, mut seed) = (Duration::ZERO, 0, 0);
    while measured < DECISIONS {
        seed += 1;
        let mut luck = Luck::new(seed);
        let mut table =
            title.open(&Options::default(), seats, &mut luck).expect("the default options can be played");
        for number in 1.. {
            let Some(seat) = table.turn().must().iter().next() else { break };
            let hard = number % BETWEEN == 0 && measured < DECISIONS;
            let level = if hard { Level::Hard } else { Level::Easy };
            let before = spent(since);
            let moves = table.analyse(seat, level, dice.next()).advice.swap_remove(0).moves;
            if hard {
                time += spent(since) - before;
                measured += 1;
            }
            play(table.as_mut(), seat, &moves, &mut luck);
        }
    }
    time / DECISIONS
}

/// Does a plan, as far as luck lets it.
fn play(table: &mut dyn AnyTable, seat: rules::Seat, moves: &[String], luck: &mut Luck) {
    for action in moves {
        if table.play(seat, action, luck).is_err() {
            break;
        }
    }
}

fn main() {
    for title in TITLES {
        let (fewest, most) = title.seats();
        for seats in [fewest.max(2), most] {
            let time = think(*title, seats);
            println!("{:<20} {seats} seats {:>8.1} ms a decision", title.id(), time.as_secs_f64() * 1_000.0);
        }
    }
}
