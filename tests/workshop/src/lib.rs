//! What tests need of a machine besides a Rust toolchain. A test that lacks something is skipped, and says so.

use std::ffi::OsString;
use std::fmt;
use std::io::Write as _;
use std::path::PathBuf;

/// Something that tests need and a machine may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Discord's published schema: every request is checked against it.
    Schema,
    /// A headless Chromium and its driver: they look at the sandbox's page.
    Browser,
    /// The programs of PostgreSQL, for a server that a test starts and stops itself.
    Postgres,
    /// A PostgreSQL server that tests may fill with schemas of their own.
    Server,
    /// Node.js, for the tests of the page's own modules.
    Node,
    /// Python, for the verifier in `docs/`.
    Python,
    /// `script`, which emulates a terminal.
    Terminal,
}

impl Need {
    /// All of them.
    pub const ALL: [Need; 7] =
        [Need::Schema, Need::Browser, Need::Postgres, Need::Server, Need::Node, Need::Python, Need::Terminal];

    /// Whether the quick suite needs it as well as the slow one.
    pub const fn is_quick(self) -> bool {
        matches!(self, Need::Schema | Need::Node)
    }

    /// Whether this machine has it.
    pub fn is_here(self) -> bool {
        match self {
            Need::Schema => schema().is_some(),
            Need::Browser => on_the_path(&["chromedriver"]).and(chromium()).is_some(),
            Need::Postgres => postgres().is_some(),
            Need::Server => set("TURNSTONE_TEST_POSTGRES").is_some(),
            Need::Node => on_the_path(&["node"]).is_some(),
            Need::Python => on_the_path(&["python3"]).is_some(),
            Need::Terminal => cfg!(target_os = "linux") && on_the_path(&["script"]).is_some(),
        }
    }

    /// Whether this machine has it. If not, says that a test is skipped.
    pub fn is_met(self) -> bool {
        let here = self.is_here();
        if !here {
            // `eprintln!` would be hidden, because the test passes. If the write fails, nobody listens.
            let _ = writeln!(std::io::stderr(), "skipped, since it is not here: {self}");
        }
        here
    }
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Need::Schema => "Discord's published schema (TURNSTONE_DISCORD_SCHEMA)",
            Need::Browser => "Chromium with chromedriver",
            Need::Postgres => "PostgreSQL",
            Need::Server => "a PostgreSQL server (TURNSTONE_TEST_POSTGRES)",
            Need::Node => "Node.js",
            Need::Python => "Python",
            Need::Terminal => "script(1)",
        })
    }
}

/// How much a test looks at: `few` in the quick suite, `many` in the slow one, where `.ci/slow` sets `TURNSTONE_SLOW`.
pub fn scale<T>(few: T, many: T) -> T {
    if set("TURNSTONE_SLOW").is_some() { many } else { few }
}

/// Discord's published schema, if its path is set: it is not part of this repository.
pub fn schema() -> Option<PathBuf> {
    set("TURNSTONE_DISCORD_SCHEMA").map(PathBuf::from)
}

/// The machine's Chromium.
pub fn chromium() -> Option<PathBuf> {
    on_the_path(&["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
}

/// The folder of the newest PostgreSQL's programs, if this user may run them. They refuse to run as root, and then need the user that they
/// were installed with.
pub fn postgres() -> Option<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let programs = installed.map(|version| version.path().join("bin"));
    let newest = programs.filter(|programs| programs.join("initdb").exists()).max();
    let has_user = || std::fs::read_to_string("/etc/passwd").is_ok_and(|users| users.contains("\npostgres:"));
    newest.filter(|_| !is_root() || has_user())
}

/// Whether this process runs as root.
pub fn is_root() -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
    }
    #[cfg(not(unix))]
    false
}

/// A variable of the environment with a value.
fn set(variable: &str) -> Option<OsString> {
    std::env::var_os(variable).filter(|value| !value.is_empty())
}

/// A program of one of these names, anywhere on the path.
fn on_the_path(names: &[&str]) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let places = std::env::split_paths(&folders);
    places.flat_map(|folder| names.iter().map(move |name| folder.join(name))).find(|place| place.is_file())
}
