//! A PostgreSQL server of a test's own, which the test may stop.

use std::path::PathBuf;

use tempfile::TempDir;
use tokio::process::Command;

use workshop::{Need, is_root};

/// A server in a temporary folder, which is removed with it.
///
/// It need not survive a loss of power: everything that a server stopped at once has passed to the operating system is on the disk for the
/// next one. So nothing is synced.
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    port: u16,
}

impl Postgres {
    /// Makes a server and starts it; none, with a notice, where that is impossible.
    pub async fn start() -> Option<Postgres> {
        let programs = Need::Postgres.is_met().then(workshop::postgres)??;
        let folder = TempDir::new().expect("there is a temporary folder");
        let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let server = Postgres { folder, programs, port: port.expect("a port is free").port() };
        if is_root() {
            let given = Command::new("chown").arg("postgres").arg(server.folder.path()).status().await;
            assert!(given.is_ok_and(|given| given.success()), "PostgreSQL's user takes the folder");
        }
        let settings = ["-A", "trust", "-U", "turnstone", "-E", "UTF8", "--locale=C", "--no-sync"];
        server.runs("initdb", &settings).await;
        server.start_again().await;
        Some(server)
    }

    /// The address of its database, as it is written in the environment.
    pub fn address(&self) -> String {
        format!("postgres://turnstone@127.0.0.1:{}/postgres", self.port)
    }

    /// Stops it as if it had died: nothing is finished, nobody is informed.
    pub async fn stop_at_once(&self) {
        self.runs("pg_ctl", &["-m", "immediate", "stop"]).await;
    }

    /// Starts it again, and waits until it answers.
    pub async fn start_again(&self) {
        let (port, folder) = (self.port, self.folder.path().display());
        let settings = format!(
            "-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off \
             -c track_commit_timestamp=on"
        );
        let log = self.folder.path().join("log").display().to_string();
        self.runs("pg_ctl", &["-w", "-t", "60", "-o", &settings, "-l", &log, "start"]).await;
    }

    /// Runs one of its programs on its folder, to the end.
    async fn runs(&self, program: &str, arguments: &[&str]) {
        let ended = Command::from(self.program(program, arguments)).output().await.expect("it runs");
        assert!(ended.status.success(), "{program}: {}", String::from_utf8_lossy(&ended.stderr));
    }

    /// One of its programs. They refuse to run as root.
    fn program(&self, program: &str, arguments: &[&str]) -> std::process::Command {
        let path = self.programs.join(program);
        let mut command = if is_root() {
            let mut other = std::process::Command::new("setpriv");
            other.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(path);
            other
        } else {
            std::process::Command::new(path)
        };
        command.arg("-D").arg(self.folder.path().join("data")).args(arguments);
        // A server that continues keeps its standard streams open.
        command.current_dir(self.folder.path()).stdin(std::process::Stdio::null());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // It may be stopped already; the folder is removed all the same.
        let _ = self.program("pg_ctl", &["-m", "immediate", "stop"]).output();
    }
}
