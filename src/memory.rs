//! The system's allocator, told to give back what pictures took: it is asked in the only place where it listens, the environment of a
//! program that begins.

use std::env;
use std::num::NonZero;
use std::os::unix::process::CommandExt as _;
use std::process::Command;
use std::thread::available_parallelism;

/// The names by which glibc is told; a host who has set one of them has wishes of their own.
const ARENAS: &str = "MALLOC_ARENA_MAX";
const TRIM: &str = "MALLOC_TRIM_THRESHOLD_";
const MAP: &str = "MALLOC_MMAP_THRESHOLD_";

/// The bytes at the end of an arena that go back when they are free, and of a piece that is asked of the system by itself. Otherwise
/// both grow with the largest picture.
const THRESHOLD: &str = "262144";

/// Begins the program anew, in the same process, with what the allocator is to be told; tables by the hundred take a third less memory
/// for it (docs/speed.md). Where that cannot be done, the program goes on as it is.
pub(crate) fn restrain() {
    if [ARENAS, TRIM, MAP].iter().any(|name| env::var_os(name).is_some()) {
        return;
    }
    let Ok(program) = env::current_exe() else { return };
    // Each thread would have an arena of its own, of which most is in hand and not in use; with one, those that draw wait for each other.
    let arenas = available_parallelism().map_or(1, NonZero::get).div_ceil(2);
    let mut arguments = env::args_os();
    let mut anew = Command::new(program);
    if let Some(name) = arguments.next() {
        anew.arg0(name);
    }
    anew.args(arguments).env(ARENAS, arenas.to_string()).env(TRIM, THRESHOLD).env(MAP, THRESHOLD);
    // It comes back only if it failed, and nobody misses anything but memory.
    drop(anew.exec());
}
