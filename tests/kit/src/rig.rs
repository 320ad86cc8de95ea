//! A sandbox, a database, and the real bot in between, as a process of its own.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use host::database::{Location, testing};
use host::tables::Tables;
use sandbox::{JournalRequest, PersonAt, Sandbox, SandboxOptions};
use serde_json::Value;
use session::{Session, SessionId};
use sqlx::{AnyConnection, Connection as _};
use tempfile::TempDir;
use tokio::process::{Child, Command};

use super::process::{Process, Said};
use super::{mentions, schema};

/// The longest that anything may take, even on a machine with ten times the load.
pub const PATIENCE: Duration = Duration::from_secs(300);

/// The database file in a rig's folder.
const FILE: &str = "tables.db";

/// The time between two looks at things that nobody announces.
const GLANCE: Duration = Duration::from_millis(50);

/// The bot's output since its last start; a failing test shows it.
#[derive(Default)]
struct Hearing(Said);

impl Drop for Hearing {
    #[expect(clippy::print_stderr, reason = "whoever looks for the reason of a failure wants to read it")]
    fn drop(&mut self) {
        if std::thread::panicking() {
            let said = self.0.lock().map(|said| said.join("\n")).unwrap_or_default();
            eprintln!("the bot has said:\n{said}");
        }
    }
}

/// A sandbox, a database, and the bot as a process of its own, as the owner runs it.
pub struct Rig {
    /// The Discord that the bot is connected to.
    pub sandbox: Sandbox,
    folder: TempDir,
    /// Where the tables are kept: the database file, or a schema of the tests' server.
    address: String,
    bot: Option<Process>,
    hearing: Hearing,
}

impl Rig {
    /// Sets the rig up: the bot is connected and has its commands.
    pub async fn open() -> Rig {
        let mut rig = Rig::build().await;
        rig.start_bot().await;
        rig
    }

    /// Like [`open`](Rig::open), on an existing database.
    pub async fn open_on(address: String) -> Rig {
        let mut rig = Rig::build_at(patient(), address).await;
        rig.start_bot().await;
        rig
    }

    /// A rig on which many processes of the bot start at once, before there is a database; gives the complaints of those that end again.
    /// One must stay.
    pub async fn open_at_once(count: usize) -> (Rig, Vec<String>) {
        let mut rig = Rig::build().await;
        let start = |_| {
            let mut program = rig.program();
            program.arg("serve").stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it starts")
        };
        let mut bots: Vec<Child> = (0..count).map(start).collect();
        let mut complaints = Vec::new();
        let one_is_left = async {
            while bots.len() > 1 {
                let gone = bots.iter_mut().position(|bot| bot.try_wait().expect("it is ours").is_some());
                let Some(gone) = gone else {
                    tokio::time::sleep(GLANCE).await;
                    continue;
                };
                let output = bots.remove(gone).wait_with_output().await.expect("it has ended");
                complaints.push(String::from_utf8_lossy(&output.stderr).into_owned());
            }
        };
        tokio::time::timeout(PATIENCE, one_is_left).await.expect("all but one give up");
        rig.bot = bots.pop().map(Process::of);
        rig.sandbox.wait_for_sessions(PATIENCE, 1, 0).await.expect("the one that is left connects");
        rig.sandbox.wait_for_bot(PATIENCE).await.expect("the bot has its commands");
        (rig, complaints)
    }

    /// Like [`open`](Rig::open), with no more than Discord's three seconds for the bot.
    pub async fn open_strictly() -> Rig {
        let mut rig = Rig::build_strictly().await;
        rig.start_bot().await;
        rig
    }

    /// Like [`open_strictly`](Rig::open_strictly), without the bot.
    pub async fn build_strictly() -> Rig {
        Rig::build_with(SandboxOptions::default()).await
    }

    /// The rig without the bot.
    pub async fn build() -> Rig {
        Rig::build_with(patient()).await
    }

    /// Like [`build`](Rig::build), with another sandbox.
    pub async fn build_with(options: SandboxOptions) -> Rig {
        let folder = TempDir::new().expect("there is a temporary folder");
        let address = testing::address(&folder.path().join(FILE)).await;
        Rig { folder, ..Rig::build_at(options, address).await }
    }

    /// Like [`build_with`](Rig::build_with), with its tables at that address.
    pub async fn build_at(options: SandboxOptions, address: String) -> Rig {
        let sandbox = Sandbox::start(options).await.expect("the sandbox starts");
        let folder = TempDir::new().expect("there is a temporary folder");
        Rig { sandbox, folder, address, bot: None, hearing: Hearing::default() }
    }

    /// Whether the tables are on the tests' server.
    pub fn has_server(&self) -> bool {
        is_server(&self.address)
    }

    /// The address of the tables, as it is written in the environment.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Makes the next bot keep its tables in the file.
    pub fn goes_on_in_a_file(&mut self) {
        self.address = self.database().display().to_string();
    }

    /// The tables as they are stored, to look at them.
    pub async fn tables(&self) -> Tables {
        let database: Location = self.address.parse().expect("it is an address");
        Tables::open_to_read(&database).await.expect("the database can be read")
    }

    /// The database file, where the tables are kept in one.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join(FILE)
    }

    /// The folder in which the bot is started.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The rig's first table, as it is in the database.
    pub async fn table(&self) -> Session {
        self.table_numbered(1).await
    }

    /// The table with that number, as it is in the database.
    pub async fn table_numbered(&self, number: i64) -> Session {
        let tables = self.tables().await;
        let session = tables.session_by_id(SessionId(number)).await.expect("it can be read");
        tables.database().close().await;
        Session::clone(&session.expect("a table has that number"))
    }

    /// Posts a message that pings nobody in a person's channel in the bot's name, as if the bot had forwarded it.
    pub async fn posts_as_bot(&self, before: &PersonAt, message: &Value) {
        let mut message = message.clone();
        message["allowed_mentions"] = serde_json::json!({"parse": []});
        let address = format!("{}/api/v10/channels/{}/messages", self.sandbox.url(), before.channel());
        let request = reqwest::Client::new().post(address);
        let request = request.header("Authorization", format!("Bot {}", self.sandbox.token()));
        let request = request.header("Content-Type", "application/json").body(message.to_string());
        let answer = request.send().await.expect("the sandbox answers");
        assert!(answer.status().is_success(), "{message}: {}", answer.text().await.unwrap_or_default());
    }

    /// Counts the entries of that table's log.
    pub async fn entries(&self) -> usize {
        self.table().await.log.len()
    }

    /// The database, next to the bot.
    pub async fn connect(&self) -> AnyConnection {
        connect(&self.address).await
    }

    fn clock(&self) -> PathBuf {
        self.folder.path().join("clock")
    }

    /// Sets the bot's clock wrong by that many seconds, even under a running bot.
    pub fn set_clock_wrong(&self, seconds: i64) {
        // Put in place at once, because the bot must not read half a number.
        let fresh = self.folder.path().join("clock.new");
        std::fs::write(&fresh, seconds.to_string()).expect("the clock can be written");
        std::fs::rename(&fresh, self.clock()).expect("the clock can be set");
    }

    /// A command of the bot's program, on this rig's database.
    pub fn program(&self) -> Command {
        self.dressed(Command::new(program_file()))
    }

    /// A command in the rig's folder, with its database and its Discord.
    fn dressed(&self, mut command: Command) -> Command {
        command
            .current_dir(self.folder.path())
            .env_remove("DISCORD_TOKEN")
            .env_remove("TURNSTONE_BEACON")
            .env("TURNSTONE_DATABASE", &self.address)
            .env("TURNSTONE_API_URL", self.sandbox.url())
            .env("TURNSTONE_API_TOKEN", self.sandbox.token())
            // A failure must be reproducible.
            .env("TURNSTONE_SEED", std::env::var("TURNSTONE_SEED").unwrap_or("1".to_owned()))
            .env("TURNSTONE_CLOCK", self.clock())
            .env("TURNSTONE_PICTURE_WAIT", PATIENCE.as_secs().to_string())
            .env("TURNSTONE_LOG", std::env::var("TURNSTONE_LOG").unwrap_or("warn".to_owned()))
            .kill_on_drop(true)
            .stdin(Stdio::null());
        command
    }

    /// Starts the bot, and waits until it serves.
    pub async fn start_bot(&mut self) {
        let mut program = self.program();
        program.arg("serve");
        self.start(program).await;
    }

    /// Like [`start_bot`](Rig::start_bot), with files of at most that many blocks of 512 bytes.
    #[cfg(unix)]
    pub async fn start_bot_within(&mut self, blocks: u64) {
        let shell = self.program_within(blocks);
        self.start(shell).await;
    }

    /// The bot's program, serving, with files of at most that many blocks of 512 bytes.
    #[cfg(unix)]
    pub fn program_within(&self, blocks: u64) -> Command {
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(format!("ulimit -f {blocks}; exec \"$0\" serve"));
        shell.arg(program_file());
        self.dressed(shell)
    }

    /// Starts the bot by that program and waits until it serves; gives its output from now on.
    pub async fn start_heard(&mut self, program: Command) -> Said {
        self.start(program).await;
        self.hearing.0.clone()
    }

    async fn start(&mut self, program: Command) {
        let (identified, _) = self.sandbox.sessions();
        let bot = Process::start(program);
        self.hearing.0 = bot.said();
        self.bot = Some(bot);
        // The process before this one may still seem to be there.
        self.sandbox.wait_for_sessions(PATIENCE, identified + 1, 0).await.expect("the bot connects");
        self.sandbox.wait_for_bot(PATIENCE).await.expect("the bot has its commands");
    }

    /// Waits until everything is posted: a post to a channel or a person is a row of the outbox until it is sent.
    pub async fn posted(&self) {
        const WAITING: &str = "select count(*) from outbox o join session s on s.id = o.session \
            where o.sent is null and (s.parked = 0 or o.person is not null)";
        let mut database = self.connect().await;
        until("the posts", async || {
            let waiting = sqlx::query_scalar::<_, i64>(WAITING).fetch_one(&mut database).await;
            waiting.expect("the outbox can be read") == 0
        })
        .await;
    }

    /// Kills the bot without warning.
    pub async fn kill_bot(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            bot.kill().await;
        }
    }

    /// Stops the bot by that signal, and waits until it has ended.
    #[cfg(unix)]
    pub async fn stop_bot(&mut self, signal: &str) {
        let mut bot = self.bot.take().expect("it runs");
        bot.told(signal).await;
        let ended = bot.ends().await;
        assert!(ended.success(), "{ended}");
    }

    /// Whether the bot has ended by itself.
    pub fn bot_has_ended(&mut self) -> bool {
        self.bot.as_mut().is_none_or(|bot| bot.has_ended().is_some())
    }

    /// `kill -9`, then a new process on the same database.
    pub async fn restart_bot(&mut self) {
        self.kill_bot().await;
        self.start_bot().await;
    }

    /// A person in a channel, by name.
    pub fn at(&self, person: &str, channel: &str) -> PersonAt {
        self.sandbox.person(person).expect("the person exists").at(channel).expect("the channel is there")
    }

    /// Runs a command of the bot's program to its end and gives its standard output. Panics if it fails.
    pub async fn run(&self, arguments: &[&str]) -> String {
        let output = self.program().args(arguments).output().await.expect("the program starts");
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "turnstone {arguments:?}: {complaint}");
        String::from_utf8(output.stdout).expect("it speaks UTF-8")
    }

    /// Runs a command of the bot's program to its end; gives all its output, and whether it succeeds.
    pub async fn says(&self, arguments: &[&str]) -> (String, bool) {
        let output = self.program().args(arguments).output().await.expect("the program starts");
        let said = [output.stdout, output.stderr].concat();
        (String::from_utf8(said).expect("it speaks UTF-8"), output.status.success())
    }

    /// Ends everything; Discord must have accepted every request of the bot, and its schema as well.
    pub async fn close(self) {
        let journal = self.sandbox.journal();
        // A bot that is killed between deleting a message and noting that deletes it again.
        let again = |entry: &JournalRequest| {
            let done =
                |it: &JournalRequest| it.status == 204 && it.method == "DELETE" && it.path == entry.path;
            (entry.method.as_str(), entry.status) == ("DELETE", 404) && journal.iter().any(done)
        };
        let refused = |entry: &&JournalRequest| (400..500).contains(&entry.status) && !again(entry);
        let refused: Vec<_> = journal.iter().filter(refused).map(told).collect();
        assert!(refused.is_empty(), "Discord refused: {refused:#?}");
        self.close_after_trouble().await;
    }

    /// Like [`close`](Rig::close), where the test has made Discord refuse something.
    pub async fn close_after_trouble(mut self) {
        self.kill_bot().await;
        mentions::check(&self.sandbox.journal());
        schema::check(&self.sandbox.journal());
        self.sandbox.shutdown().await;
    }
}

/// The bot's program: Cargo builds it for the tests of its package, next to the folder that holds them.
pub(crate) fn program_file() -> PathBuf {
    let test = std::env::current_exe().expect("a test knows its own file");
    let built = test.parent().and_then(Path::parent).expect("tests are built into a folder");
    built.join("turnstone").with_extension(std::env::consts::EXE_EXTENSION)
}

/// Waits for something that nobody announces, looking again and again.
pub async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let held = async {
        while !holds().await {
            tokio::time::sleep(GLANCE).await;
        }
    };
    tokio::time::timeout(PATIENCE, held).await.unwrap_or_else(|_| panic!("{what}: in vain"));
}

/// The tests are not about a busy machine: the bot gets more than Discord's three seconds.
fn patient() -> SandboxOptions {
    SandboxOptions { patience: PATIENCE, ..SandboxOptions::default() }
}

fn is_server(address: &str) -> bool {
    address.starts_with("postgres")
}

/// A database at an address of the form used in the environment.
pub async fn connect(address: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let address = if is_server(address) { address.to_owned() } else { format!("sqlite:{address}") };
    AnyConnection::connect(&address).await.expect("it is a database")
}

/// A database file.
pub async fn open(database: &Path) -> sqlx::SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database);
    sqlx::SqliteConnection::connect_with(&options).await.expect("the file is a database")
}

fn told(entry: &JournalRequest) -> String {
    format!("{} {} {}: {} → {}", entry.status, entry.method, entry.path, entry.body, entry.answer)
}
