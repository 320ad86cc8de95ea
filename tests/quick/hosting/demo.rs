//! A demo that keeps its tables: a person starts, kills and restarts it.

use std::path::Path;
use std::process::{Output, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use kit::{PATIENCE, until};

/// `turnstone demo`, and people who use it over its HTTP interface.
struct Demo {
    process: Child,
    address: String,
}

/// The program's demo in that folder; `database` as on the command line.
fn program(folder: &Path, database: Option<&str>) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_turnstone"));
    program
        .args(["demo", "--port", "0", "--seed", "1"])
        .args(database.into_iter().flat_map(|file| ["--database", file]))
        .current_dir(folder)
        .env("TMPDIR", folder)
        .env("TURNSTONE_DATABASE", "the-real-one.db")
        .env("TURNSTONE_LOG", "warn")
        .kill_on_drop(true)
        .stdin(Stdio::null());
    program
}

/// The last words of a demo that cannot open.
async fn complaint(folder: &Path, database: &str) -> String {
    let output = program(folder, Some(database)).output();
    let output: Output = tokio::time::timeout(PATIENCE, output).await.expect("it ends").expect("it starts");
    assert!(!output.status.success(), "it was opened");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

impl Demo {
    async fn open(folder: &Path, database: Option<&str>) -> Demo {
        let mut process = program(folder, database).stdout(Stdio::piped()).spawn().expect("it starts");
        let output = process.stdout.take().expect("its output is piped");
        let said = BufReader::new(output).lines().next_line().await.expect("it can be read");
        let said = said.expect("it says where it is");
        let address = said.split_whitespace().find(|word| word.starts_with("http://127.0.0.1:"));
        let demo = Demo { process, address: address.expect("an address").to_owned() };
        let world = async || demo.asks(reqwest::Method::GET, "world", &json!({})).await;
        until("the bot", async || world().await["bot"]["online"] == true).await;
        demo
    }

    /// Ends it as a crash would.
    async fn kill(mut self) {
        self.process.kill().await.expect("it is killed");
    }

    async fn asks(&self, method: reqwest::Method, path: &str, body: &Value) -> Value {
        let client = reqwest::Client::new();
        let request = client.request(method, format!("{}sandbox/{path}", self.address));
        let request = request.header("Content-Type", "application/json").body(body.to_string());
        let answer = request.send().await.expect("it answers").text().await.expect("it is text");
        let answer: Value = serde_json::from_str(&answer).expect("it is JSON");
        assert!(answer.get("error").is_none(), "{path}: {answer}");
        answer
    }

    async fn posts(&self, path: &str, body: Value) -> Value {
        self.asks(reqwest::Method::POST, path, &body).await
    }

    /// Types a command; gives the text of its answer.
    async fn types(&self, who: &str, channel: &str, text: &str) -> String {
        let outcome = self.posts(&format!("as/{who}/channels/{channel}/slash"), json!({"text": text})).await;
        self.answer(who, channel, &outcome).await
    }

    /// Presses the button with that label on the newest message that has it; gives the text of the answer.
    async fn presses(&self, who: &str, channel: &str, label: &str) -> String {
        let button = format!("\"label\":\"{label}\"");
        let message = self.finds(who, channel, |message| message.to_string().contains(&button)).await;
        let path = format!("as/{who}/messages/{}/press", message["id"].as_str().expect("an id"));
        let outcome = self.posts(&path, json!({"label": label})).await;
        self.answer(who, channel, &outcome).await
    }

    async fn answer(&self, who: &str, channel: &str, outcome: &Value) -> String {
        assert_ne!(outcome["state"], "failed", "{outcome}");
        let found = self.finds(who, channel, |message| message["id"] == outcome["message"]).await;
        found["content"].as_str().unwrap_or_default().to_owned()
    }

    /// Waits for a message as wanted; gives the newest.
    async fn finds(&self, who: &str, channel: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let path = format!("as/{who}/channels/{channel}/messages");
        let mut found = None;
        until("a message", async || {
            let seen = self.asks(reqwest::Method::GET, &path, &json!({})).await;
            let messages = seen["messages"].as_array().cloned().unwrap_or_default();
            found = messages.into_iter().rev().find(&wanted);
            found.is_some()
        })
        .await;
        found.expect("it was waited for")
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_tables_of_a_demo_with_a_file_outlive_it() {
    let folder = TempDir::new().expect("a temporary folder");
    let missing = complaint(folder.path(), "deep/demo.db").await;
    assert!(missing.contains("there is no folder deep for the database"), "{missing}");
    std::fs::create_dir(folder.path().join("deep")).expect("a folder");
    let demo = Demo::open(folder.path(), Some("deep/demo.db")).await;
    let world = demo.asks(reqwest::Method::GET, "world", &json!({})).await;
    let server = world["servers"][0]["id"].as_str().expect("a server");
    demo.posts(&format!("servers/{server}/channels"), json!({"name": "attic"})).await;
    demo.posts("people", json!({"name": "Ola", "locale": "en-US"})).await;
    for channel in ["games", "attic"] {
        demo.types("ada", channel, "/play game:confusing-lands seats:2").await;
    }
    demo.presses("ola", "games", "Take a seat").await;
    demo.presses("ada", "games", "Start").await;
    demo.presses("ada", "games", "Your turn").await;
    // The world is written a few times a second.
    let world = folder.path().join("deep/demo.db.world.json");
    let kept = || std::fs::read_to_string(&world).unwrap_or_default();
    until("the world", async || ["attic", "Ola"].iter().all(|name| kept().contains(name))).await;
    let second = complaint(folder.path(), "deep/demo.db").await;
    assert!(second.contains("another process serves"), "{second}");
    demo.kill().await;

    let demo = Demo::open(folder.path(), Some("deep/demo.db")).await;
    // The channels show it again, and its buttons work.
    for who in ["ada", "ola"] {
        demo.presses(who, "games", "Your turn").await;
    }
    demo.presses("borek", "attic", "Take a seat").await;
    demo.types("ada", "games", "/board").await;
    demo.kill().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_demo_keeps_away_from_the_tables_of_another_discord() {
    let folder = TempDir::new().expect("a temporary folder");
    let demo = Demo::open(folder.path(), Some("demo.db")).await;
    demo.types("ada", "games", "/play game:confusing-lands seats:2").await;
    demo.kill().await;
    // The environment names a database, but not for the demo.
    Demo::open(folder.path(), None).await.kill().await;
    assert!(!folder.path().join("the-real-one.db").exists());
    let path = folder.path().join("demo.db");
    let mut database = kit::open(&path).await;
    sqlx::query("update session set guild = 42").execute(&mut database).await.expect("it can be written");
    sqlx::Connection::close(database).await.expect("it can be closed");
    let refused = complaint(folder.path(), "demo.db").await;
    assert!(refused.contains("holds tables of another Discord"), "{refused}");
}
