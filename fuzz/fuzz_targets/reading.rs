//! Feeds any bytes as what people write in their own words, in every language.

#![no_main]

#[allow(dead_code, reason = "every target asks for one of them")]
#[path = "../../games/list/tests/slow/hostile.rs"]
mod hostile;

use words::{Lang, Speech};
use rules::Words;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let names: Vec<String> = (1..=6).map(|seat| format!("Anna {seat}")).collect();
    let speeches = Lang::ALL.map(|lang| Speech::new(lang, names.clone()));
    let readers: Vec<&dyn Words> = speeches.iter().map(|speech| speech as &dyn Words).collect();
    hostile::reading(bytes, &readers);
});
