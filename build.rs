//! Rebuilds when a file appears in a folder that is embedded whole.

fn main() {
    for folder in ["locales", "migrations"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
