//! Feeds any bytes as a frame of the gateway.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    turnstone::hostile::frame(bytes);
});
