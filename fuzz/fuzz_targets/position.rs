//! Feeds any bytes as a position file of every game.

#![no_main]

#[allow(dead_code, reason = "every target asks for one of them")]
#[path = "../../games/list/tests/slow/hostile.rs"]
mod hostile;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| hostile::position(bytes));
