//! The options agreed before the game.

use rules::{OptionSpec, Options, Refusal, Values};

/// The options, read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Config {
    /// Number of colours that each player herds: 1 or 2.
    pub(super) herds: u8,
}

/// The option: one colour each or, for two players, two.
pub(super) static OPTIONS: [OptionSpec; 1] =
    [OptionSpec { key: "colours", values: Values::OneOf(&["one", "two"]), default: "one" }];

/// Reads the options.
///
/// # Errors
/// Two colours each with more than two players.
pub(super) fn config(options: &Options, seats: u8) -> Result<Config, Refusal> {
    match options.value(&OPTIONS, "colours") {
        "two" if seats != 2 => Err(Refusal::new("wolves-and-sheep-refusal-two-colours")),
        "two" => Ok(Config { herds: 2 }),
        _ => Ok(Config { herds: 1 }),
    }
}
