//! The program on the command line, in a folder of a test's own.

use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

use crate::repository;
use crate::rig::program_file;

/// A folder of this test's own, removed afterwards.
pub struct Program(TempDir);

impl Program {
    /// An empty folder.
    pub fn open() -> Program {
        Program(tempfile::tempdir().expect("a temporary folder"))
    }

    /// Writes a file there, and gives its path.
    pub fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.display().to_string()
    }

    /// A call of the program there, with an empty environment.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(program_file());
        command.args(args).current_dir(self.0.path()).env_clear();
        command
    }

    /// Runs such a call to its end.
    pub fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("the program runs")
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        self.0.path()
    }

    /// Checks that a call fails, and says this.
    #[track_caller]
    pub fn check(&self, args: &[&str], said: &str) {
        let output = self.run(args);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "{args:?} succeeds");
        assert!(errors.contains(said), "{args:?}: {errors}");
        assert!(!errors.contains("panicked"), "{args:?}: {errors}");
    }
}

/// A recorded game of Confusing Lands.
pub fn recorded() -> String {
    record("confusing-lands/two")
}

/// A recorded game, by its title and its name: `catan/four`.
pub fn record(name: &str) -> String {
    let (title, name) = name.split_once('/').expect("a title and a name");
    let log = repository().join("games").join(title).join("logs").join(format!("{name}.log"));
    std::fs::read_to_string(log).expect("a recorded game")
}
