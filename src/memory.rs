//! Makes the system's allocator return the memory of pictures. It reads that setting only from the environment, when a program begins.

use std::env;
use std::num::NonZero;
use std::os::unix::process::CommandExt as _;
use std::process::Command;
use std::thread::available_parallelism;

/// The variables of glibc; a host who has set one of them has their own wishes.
const ARENAS: &str = "MALLOC_ARENA_MAX";
const TRIM: &str = "MALLOC_TRIM_THRESHOLD_";
const MAP: &str = "MALLOC_MMAP_THRESHOLD_";

/// The free bytes at the end of an arena before they are returned, and the size of a piece that is allocated from the system directly. By
/// default both grow with the largest picture.
const THRESHOLD: &str = "262144";

/// Restarts the program, in the same process, with the allocator's settings; with hundreds of tables it needs a third less memory
/// (docs/speed.md). If that fails, the program goes on as it is.
pub(crate) fn restrain() {
    if [ARENAS, TRIM, MAP].iter().any(|name| env::var_os(name).is_some()) {
        return;
    }
    let Ok(program) = env::current_exe() else { return };
    // Each thread would have an arena of its own, most of it held and unused; with one arena, drawing threads would wait for each other.
    let arenas = available_parallelism().map_or(1, NonZero::get).div_ceil(2);
    let mut arguments = env::args_os();
    let mut anew = Command::new(program);
    if let Some(name) = arguments.next() {
        anew.arg0(name);
    }
    anew.args(arguments).env(ARENAS, arenas.to_string()).env(TRIM, THRESHOLD).env(MAP, THRESHOLD);
    // It returns only if it failed, and then only memory is lost.
    drop(anew.exec());
}
