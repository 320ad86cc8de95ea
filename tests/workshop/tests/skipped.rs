//! The last line of `cargo test`: what this machine lacks, so that what needs it was skipped.
#![expect(clippy::print_stderr, reason = "it is there to be read")]

use workshop::Need;

fn main() {
    let lacking: Vec<String> =
        Need::ALL.iter().filter(|need| !need.is_here()).map(ToString::to_string).collect();
    if !lacking.is_empty() {
        eprintln!("\nskipped, for want of it: {}", lacking.join(", "));
    }
}
