//! The last line of `cargo test`: what this machine lacks, so that what needs it was skipped.
#![expect(clippy::print_stderr, reason = "it is there to be read")]

use workshop::Need;

fn main() {
    let (quick, slow): (Vec<Need>, Vec<Need>) =
        Need::ALL.iter().filter(|need| !need.is_here()).partition(|need| need.is_quick());
    let list = |needs: &[Need]| match needs {
        [] => "nothing".to_owned(),
        needs => needs.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    };
    eprintln!("\nSkipped for want of: {}. The slow suite would lack besides: {}.", list(&quick), list(&slow));
}
