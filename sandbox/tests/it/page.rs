//! The modules of the page that need no browser, by their own tests.

use std::process::Command;

use workshop::Need;

#[test]
fn the_pages_own_modules_pass_their_tests() {
    if !Need::Node.is_met() {
        return;
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/page/tests/");
    let tests = std::fs::read_dir(folder).expect("there are tests").map(|file| file.expect("a file").path());
    let ended = Command::new("node").arg("--test").args(tests).output().expect("Node.js runs");
    let said = String::from_utf8_lossy(&ended.stdout);
    assert!(ended.status.success(), "{said}");
    assert!(!said.contains("# pass 0"), "no test was found: {said}");
}
