//! Names the version for `turnstone --version`: in a release build with the commit that it is built from.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=TURNSTONE_COMMIT");
    // A build for development is not made anew after every commit.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let origin = if is_release { commit() } else { Some("development build".to_owned()) };
    let origin = origin.map(|origin| format!(" ({origin})")).unwrap_or_default();
    println!("cargo::rustc-env=TURNSTONE_VERSION={}{origin}", env!("CARGO_PKG_VERSION"));
}

/// The commit that `TURNSTONE_COMMIT` names, where there is no checkout; else the one that is checked out here.
fn commit() -> Option<String> {
    let named = env::var("TURNSTONE_COMMIT").ok().filter(|named| !named.is_empty());
    named.or_else(checked_out)
}

/// The commit that is checked out here, with `-dirty` if tracked files differ from it.
fn checked_out() -> Option<String> {
    // Unpacked inside a repository of something else, this is none of its commits.
    let top = git(&["rev-parse", "--show-toplevel"])?;
    if Path::new(&top).canonicalize().ok()? != Path::new(".").canonicalize().ok()? {
        return None;
    }
    // The log of HEAD grows with every commit, also where a branch is in packed-refs alone.
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    for name in ["HEAD", "logs/HEAD", "packed-refs"].into_iter().chain(branch.as_deref()) {
        let file = git(&["rev-parse", "--git-path", name]);
        // Cargo takes a file that is not there for one that has changed.
        if let Some(file) = file.filter(|file| Path::new(file).exists()) {
            println!("cargo::rerun-if-changed={file}");
        }
    }
    let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
    let changes = git(&["status", "--porcelain", "--untracked-files=no"])?;
    Some(if changes.is_empty() { commit } else { commit + "-dirty" })
}

/// What git says; nothing if it is not here, or fails.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").arg("--no-optional-locks").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok().filter(|_| output.status.success())?;
    Some(text.trim_end().to_owned())
}
