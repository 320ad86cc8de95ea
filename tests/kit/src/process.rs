//! The bot as a process of its own.

use std::process::{ExitStatus, Stdio};
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};
use tokio::task::JoinHandle;

use crate::PATIENCE;

/// The lines that a process has written to its standard error.
pub type Said = Arc<Mutex<Vec<String>>>;

/// A process of the bot, and its output. It ends with its owner.
pub struct Process {
    child: Child,
    said: Said,
    hearing: JoinHandle<()>,
}

impl Process {
    /// Starts a program.
    pub fn start(mut program: Command) -> Process {
        Process::of(program.stderr(Stdio::piped()).spawn().expect("the bot starts"))
    }

    /// A program that is running already, with its standard error in a pipe.
    pub fn of(mut child: Child) -> Process {
        let said = Said::default();
        let mut lines = BufReader::new(child.stderr.take().expect("it was piped")).lines();
        let heard = said.clone();
        let hearing = tokio::spawn(async move {
            while let Ok(Some(line)) = lines.next_line().await {
                heard.lock().expect("nobody panics with it").push(line);
            }
        });
        Process { child, said, hearing }
    }

    /// Its output so far, which keeps growing.
    pub fn said(&self) -> Said {
        self.said.clone()
    }

    /// Kills it without warning.
    pub async fn kill(&mut self) {
        self.child.kill().await.expect("the bot can be killed");
    }

    /// Sends it that signal.
    #[cfg(unix)]
    pub async fn told(&self, signal: &str) {
        let number = self.child.id().expect("it runs").to_string();
        let told = Command::new("kill").args(["-s", signal, &number]).status().await.expect("it can be told");
        assert!(told.success());
    }

    /// Its exit status, if it has ended.
    pub fn has_ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().expect("it is ours")
    }

    /// Waits until it ends, and all its output is read.
    pub async fn ends(&mut self) -> ExitStatus {
        let ended = tokio::time::timeout(PATIENCE, self.child.wait()).await;
        let heard = tokio::time::timeout(PATIENCE, &mut self.hearing).await;
        heard.expect("nobody else speaks for it").expect("nobody panics");
        ended.expect("it ends").expect("it is ours")
    }
}
