//! A sandbox with the real bot in it, and people who play.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use sandbox::{Config, Id, MessageSeen, Outcome, PersonAt, Progress, Sandbox};
use serde_json::Value;
use tempfile::TempDir;
use tokio::process::{Child, Command};

use crate::schema;

/// How long anything may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A sandbox, a database, and the bot as a process of its own, as the owner runs it.
pub struct House {
    pub sandbox: Sandbox,
    folder: TempDir,
    bot: Option<Child>,
}

impl House {
    /// Opens the house: the bot is connected and has its commands.
    pub async fn open() -> House {
        House::open_with(Config::default()).await
    }

    pub async fn open_with(config: Config) -> House {
        let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
        let folder = TempDir::new().expect("there is a temporary folder");
        let mut house = House { sandbox, folder, bot: None };
        house.start_bot().await;
        house
    }

    pub fn database(&self) -> std::path::PathBuf {
        self.folder.path().join("tables.db")
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A command of the bot's program, on this house's database.
    pub fn program(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_turnstone"));
        command
            .current_dir(self.folder.path())
            .env_remove("DISCORD_TOKEN")
            .env("TURNSTONE_DATABASE", self.database())
            .env("TURNSTONE_API_URL", self.sandbox.url())
            .env("TURNSTONE_API_TOKEN", self.sandbox.token())
            .env("TURNSTONE_LOG", std::env::var("TURNSTONE_LOG").unwrap_or("warn".to_owned()))
            .kill_on_drop(true)
            .stdin(Stdio::null());
        command
    }

    /// Starts the bot, and waits until it serves.
    pub async fn start_bot(&mut self) {
        self.bot = Some(self.program().arg("serve").spawn().expect("the bot starts"));
        self.sandbox.wait_for_bot(PATIENCE).await.expect("the bot connects");
    }

    /// Ends the bot without any warning.
    pub async fn kill_bot(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            bot.kill().await.expect("the bot can be killed");
        }
    }

    /// `kill -9`, then a new process on the same database.
    pub async fn restart_bot(&mut self) {
        self.kill_bot().await;
        self.start_bot().await;
    }

    /// A person before a channel, by name.
    pub fn at(&self, person: &str, channel: &str) -> PersonAt {
        self.sandbox.person(person).expect("the person exists").at(channel).expect("the channel is there")
    }

    /// Ends everything, and holds every request of the bot against Discord's schema.
    pub async fn close(mut self) {
        self.kill_bot().await;
        schema::check(&self.sandbox.journal());
        self.sandbox.shutdown().await;
    }
}

/// Types a command, and gives what it was answered with.
pub async fn types(who: &PersonAt, text: &str) -> MessageSeen {
    let outcome = who.type_command(text).await.unwrap_or_else(|refused| panic!("{text}: {refused}"));
    answer(who, &outcome, text)
}

/// Presses a button, and gives what came of it.
pub async fn presses(who: &PersonAt, message: Id, which: &str) -> MessageSeen {
    let outcome = who.press(message, which).await.unwrap_or_else(|refused| panic!("{which}: {refused}"));
    answer(who, &outcome, which)
}

/// Chooses from a menu, and gives what came of it.
pub async fn selects(who: &PersonAt, message: Id, which: &str, value: &str) -> MessageSeen {
    let outcome =
        who.select(message, which, &[value]).await.unwrap_or_else(|refused| panic!("{which}: {refused}"));
    answer(who, &outcome, value)
}

fn answer(who: &PersonAt, outcome: &Outcome, deed: &str) -> MessageSeen {
    assert_ne!(outcome.state, Progress::Failed, "{deed}: {:?}", outcome.reason);
    let message =
        outcome.message.unwrap_or_else(|| panic!("{deed} was answered without a message: {outcome:?}"));
    who.message(message).unwrap_or_else(|| panic!("{deed}: the answer cannot be seen"))
}

/// Waits for a public message of the bot that is as wanted; the newest such.
pub async fn board(who: &PersonAt, wanted: impl Fn(&MessageSeen) -> bool) -> MessageSeen {
    let found = who.wait_for(PATIENCE, |seen| {
        seen.iter().rev().find(|m| m.author.bot && !m.ephemeral && wanted(m)).cloned()
    });
    found.await.unwrap_or_else(|late| panic!("no such message; the last one is {:?}", late.last))
}

/// The custom_ids of a message's buttons and menus that hold that verb.
pub fn ids(message: &MessageSeen, verb: &str) -> Vec<String> {
    let mark = format!(":{verb}:");
    let all = message.parts().filter_map(|part| part["custom_id"].as_str());
    all.filter(|id| id.contains(&mark)).map(str::to_owned).collect()
}

/// The values of a menu's options.
pub fn values(message: &MessageSeen, menu: &str) -> Vec<String> {
    let part =
        message.parts().find(|part| part["custom_id"] == menu).unwrap_or_else(|| panic!("no menu {menu}"));
    let options = part["options"].as_array().cloned().unwrap_or_default();
    options.iter().filter_map(|option: &Value| option["value"].as_str().map(str::to_owned)).collect()
}
