//! The sandbox as a whole.

mod change;
mod look;
mod wait;

use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::clock::{Clock, Millis};
use crate::faults::Fault;
use crate::person::Person;
use crate::refused::Refused;
use crate::server;
use crate::session::intent;
use crate::snowflake::Id;
use crate::state::{Rules, SandboxState, Shared};
use crate::world::{KeptWorld, WorldSeed, populate};

/// The time between two rounds for changes that time alone brings.
const HOUSEKEEPING: Duration = Duration::from_millis(250);

/// Options of a sandbox.
#[derive(Clone, Debug)]
pub struct SandboxOptions {
    /// The port on 127.0.0.1; 0 takes any free one.
    pub port: u16,
    /// The bot's token; a random one by default.
    pub token: Option<String>,
    /// Whether Discord's time limit for acknowledging and its privileged intents are enforced. Limits on sizes always are.
    pub strict: bool,
    /// The time in which the bot must acknowledge an interaction: Discord gives 3 seconds.
    pub patience: Duration,
    /// The time between two heartbeats of the gateway: Discord wants one every 41¼ seconds.
    pub heartbeat: Duration,
    /// The privileged intents that the bot may use, as Discord's bits.
    pub privileged_intents: u64,
    /// How often the bot may still identify, and the time until it is Discord's thousand times again.
    pub starts: (u64, Duration),
    /// The number of shards that the bot is advised to have.
    pub shards: u32,
    /// The number of shards that may identify at once: those whose numbers differ modulo this.
    pub max_concurrency: u32,
    /// The time in which only one of the shards with equal remainders may identify. Discord requires five seconds, which would slow down
    /// every test that starts a bot twice: nothing is limited unless a test asks for it.
    pub identify_window: Duration,
    /// The number of requests that the journal keeps, files included; beyond it, the older half is dropped.
    pub journal: usize,
    /// The world at the start.
    pub world: WorldSeed,
    /// The file that keeps the world over starts: its world takes the place of [`world`](Self::world). Messages are forgotten.
    pub kept: Option<PathBuf>,
}

impl Default for SandboxOptions {
    fn default() -> Self {
        Self {
            port: 0,
            token: None,
            strict: true,
            patience: Duration::from_secs(3),
            heartbeat: Duration::from_millis(41_250),
            privileged_intents: 0,
            starts: (1000, Duration::from_secs(14_400)),
            shards: 1,
            max_concurrency: 1,
            identify_window: Duration::ZERO,
            journal: 20_000,
            world: WorldSeed::default(),
            kept: None,
        }
    }
}

/// The sandbox could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The port could not be opened.
    #[error("listening on 127.0.0.1:{port}")]
    Listen {
        /// The requested port.
        port: u16,
        /// Why not.
        #[source]
        source: std::io::Error,
    },
    /// The file of a kept world could not be read or written.
    #[error("keeping the world in {file}")]
    World {
        /// The file.
        file: PathBuf,
        /// Why not.
        #[source]
        source: std::io::Error,
    },
}

/// A token that nobody can guess, and that in a log is plainly not one of Discord's.
fn random_token() -> String {
    format!("sandbox.token.{:032x}", rand::random::<u128>())
}

/// A running Discord. Stops when it is dropped.
pub struct Sandbox {
    shared: Shared,
    tasks: Vec<JoinHandle<()>>,
}

impl Sandbox {
    /// Starts listening.
    ///
    /// # Errors
    /// If the port cannot be opened, or the file of a kept world cannot be read or written.
    pub async fn start(options: SandboxOptions) -> Result<Self, StartError> {
        let failed = |source| StartError::Listen { port: options.port, source };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port)).await.map_err(failed)?;
        let port = listener.local_addr().map_err(failed)?.port();
        let patience = if options.strict { options.patience } else { Duration::from_secs(3600) };
        let rules = Rules {
            patience: millis(patience),
            heartbeat: millis(options.heartbeat),
            privileged_intents: if options.strict { options.privileged_intents } else { intent::PRIVILEGED },
            starts: (options.starts.0, Clock::default().now() + millis(options.starts.1)),
            identify_window: millis(options.identify_window),
            max_concurrency: u64::from(options.max_concurrency),
            shards: u64::from(options.shards),
            journal: options.journal,
            token: options.token.clone().unwrap_or_else(random_token),
            url: format!("http://127.0.0.1:{port}"),
        };
        let mut state = SandboxState::new(rules);
        let mut kept = options.kept.clone().map(KeptWorld::at);
        let unkept = |source| StartError::World { file: options.kept.clone().unwrap_or_default(), source };
        match kept.as_mut().map(KeptWorld::read).transpose().map_err(unkept)?.flatten() {
            Some((bot, world)) => (state.bot, state.world) = (bot, world),
            None => {
                let now = state.now();
                state.bot = populate(&mut state.world, &options.world, now);
            }
        }
        let shared = Shared::new(state);
        keep(&shared, kept.as_mut()).map_err(unkept)?;
        let keeper = shared.clone();
        let housekeeping = async move {
            loop {
                tokio::time::sleep(HOUSEKEEPING).await;
                if let Err(error) = keep(&keeper, kept.as_mut()) {
                    tracing::error!(%error, "the world cannot be kept");
                }
            }
        };
        let tasks = vec![tokio::spawn(server::run(shared.clone(), listener)), tokio::spawn(housekeeping)];
        Ok(Self { shared, tasks })
    }

    /// The address for the bot's API base, without a slash at the end: `http://127.0.0.1:port`.
    #[must_use]
    pub fn url(&self) -> String {
        self.shared.lock().rules.url.clone()
    }

    /// The address of the web page.
    #[must_use]
    pub fn page_url(&self) -> String {
        format!("{}/", self.url())
    }

    /// The bot's token.
    #[must_use]
    pub fn token(&self) -> String {
        self.shared.lock().rules.token.clone()
    }

    /// The bot's id, which is also its application's.
    #[must_use]
    pub fn bot(&self) -> Id {
        self.shared.lock().bot
    }

    /// The person of that id or name.
    ///
    /// # Errors
    /// If there is none.
    pub fn person(&self, who: &str) -> Result<Person, Refused> {
        let id = self.shared.lock().find_person(who)?;
        Ok(Person { shared: self.shared.clone(), id })
    }

    /// The server of that name.
    #[must_use]
    pub fn server(&self, name: &str) -> Option<Id> {
        self.shared.lock().world.servers.values().find(|it| it.name == name).map(|it| it.id)
    }

    /// The servers' ids.
    #[must_use]
    pub fn servers(&self) -> Vec<Id> {
        self.shared.lock().world.servers.keys().copied().collect()
    }

    /// Makes something go wrong.
    ///
    /// # Errors
    /// If the fault names a channel or permission that does not exist.
    pub fn fail(&self, fault: Fault) -> Result<(), Refused> {
        self.shared.lock().fail(fault)
    }

    /// Moves the sandbox's clock forward.
    pub fn advance(&self, by: Duration) {
        self.shared.lock().advance(by);
    }

    /// Stops listening and closes every connection.
    pub async fn shutdown(mut self) {
        for task in std::mem::take(&mut self.tasks) {
            task.abort();
            // It was aborted, so its result means nothing.
            let _ = task.await;
        }
    }
}

/// Settles what time alone changes, and writes the world to its file if it has changed.
fn keep(shared: &Shared, kept: Option<&mut KeptWorld>) -> std::io::Result<()> {
    let state = shared.lock();
    let Some(kept) = kept else { return Ok(()) };
    let changed = kept.changed(state.bot, &state.world);
    drop(state);
    changed.map_or(Ok(()), |text| kept.write(text))
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}

/// The bot was not ready in time.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the bot did not come so far in time")]
pub struct NotReady;

fn millis(duration: Duration) -> Millis {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
