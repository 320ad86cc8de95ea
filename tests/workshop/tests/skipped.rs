//! The last line of `cargo test`: what this machine lacks and which tests were therefore skipped.
#![expect(clippy::print_stderr, reason = "it is there to be read")]

use workshop::Need;

fn main() {
    // `.ci/slow` starts the server itself, where there is PostgreSQL.
    let lacking = Need::ALL.iter().filter(|need| !need.is_here() && **need != Need::Server);
    let (quick, slow): (Vec<Need>, Vec<Need>) = lacking.partition(|need| need.is_quick());
    let list = |needs: &[Need]| match needs {
        [] => "nothing".to_owned(),
        needs => needs.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    };
    eprintln!(
        "\nSkipped, since it is not here: {}. What `.ci/slow` would skip: {}.",
        list(&quick),
        list(&slow)
    );
}
