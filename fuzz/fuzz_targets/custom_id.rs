//! Feeds any bytes as the custom_id of a press.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| turnstone::hostile::custom_id(bytes));
