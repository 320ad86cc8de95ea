//! Rebuilds when a file appears in the folder that is embedded whole.

fn main() {
    println!("cargo::rerun-if-changed=../locales");
}
