//! For unit tests: a state with a connected bot, asked without sockets.

use serde_json::{Value, json};

use crate::interaction::{Deed, Interaction};
use crate::person::begin;
use crate::request::{Answer, Request, Upload};
use crate::rest::dispatch;
use crate::session::Session;
use crate::shard::Shard;
use crate::snowflake::Id;
use crate::state::{Rules, SandboxState};
use crate::world::{WorldSeed, populate};

pub(crate) struct Bench {
    pub(crate) state: SandboxState,
    pub(crate) channel: Id,
    pub(crate) ada: Id,
    pub(crate) moira: Id,
}

pub(crate) fn bench() -> Bench {
    bench_in(&WorldSeed::default(), "games")
}

/// Like [`bench`], in another world and for that channel.
pub(crate) fn bench_in(world: &WorldSeed, channel: &str) -> Bench {
    let rules = Rules {
        patience: 3000,
        heartbeat: 41_250,
        privileged_intents: 0,
        starts: (1000, 0),
        identify_window: 0,
        max_concurrency: 1,
        shards: 1,
        journal: 100,
        token: "token".to_owned(),
        url: "http://127.0.0.1:1".to_owned(),
    };
    let mut state = SandboxState::new(rules);
    let now = state.now();
    state.bot = populate(&mut state.world, world, now);
    state.gateway.sessions.push(Session::new("session".to_owned(), 0, Shard::default(), None));
    let ada = state.find_person("ada").expect("she is in the seed");
    let moira = state.find_person("moira").expect("she is in the seed");
    let channel = state.find_channel(ada, channel).expect("it is in the seed");
    Bench { state, channel, ada, moira }
}

impl Bench {
    /// Asks as the bot; returns the status and the JSON.
    pub(crate) fn ask(&mut self, method: &str, path: &str, body: Value) -> (u16, Value) {
        self.ask_with(method, path, body, &[])
    }

    /// Sends a request with files of one byte each; the query after the path is plain pairs.
    pub(crate) fn ask_with(&mut self, method: &str, path: &str, body: Value, files: &[&str]) -> (u16, Value) {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        let upload = |(number, name): (usize, &&str)| Upload {
            number,
            field: format!("files[{number}]"),
            filename: (*name).to_owned(),
            content_type: None,
            bytes: bytes::Bytes::from_static(b"x"),
        };
        let request = Request {
            method: method.to_owned(),
            path: path.to_owned(),
            query: pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            body,
            files: files.iter().enumerate().map(upload).collect(),
            authorised: true,
        };
        self.state.settle();
        match dispatch(&mut self.state, &request) {
            Ok(Answer::Json(body)) => (200, body),
            Ok(Answer::Created(body)) => (201, body),
            Ok(Answer::Nothing) => (204, Value::Null),
            Err(refusal) => (refusal.status, refusal.json()),
        }
    }

    /// Asks, and returns the code of the refusal, 0 if it was carried out.
    #[track_caller]
    pub(crate) fn code(&mut self, method: &str, path: &str, body: Value) -> u64 {
        let (status, answer) = self.ask(method, path, body);
        if status < 300 { 0 } else { answer["code"].as_u64().expect("refusals have a code") }
    }

    /// Sends a message as the bot; returns its id.
    #[track_caller]
    pub(crate) fn send(&mut self, channel: Id, content: &str) -> Id {
        let (status, answer) =
            self.ask("POST", &format!("channels/{channel}/messages"), json!({"content": content}));
        assert_eq!(status, 200, "{answer}");
        answer["id"].as_str().and_then(|id| id.parse().ok()).expect("a message has an id")
    }

    /// Starts a thread as the bot; returns its id.
    #[track_caller]
    pub(crate) fn thread(&mut self) -> Id {
        let path = format!("channels/{}/threads", self.channel);
        let (status, answer) = self.ask("POST", &path, json!({"name": "Catan 1", "type": 11}));
        assert_eq!(status, 201, "{answer}");
        answer["id"].as_str().and_then(|id| id.parse().ok()).expect("a thread has an id")
    }

    /// Ada runs a command in the channel.
    pub(crate) fn command(&mut self) -> Interaction {
        self.interaction(Deed::Command { name: "play".to_owned() }, None)
    }

    /// Ada does something.
    pub(crate) fn interaction(&mut self, deed: Deed, message: Option<Id>) -> Interaction {
        let data = json!({"id": "1", "name": "play", "type": 1, "options": []});
        let id = begin(&mut self.state, (self.ada, self.channel), deed, data, message);
        self.state.interactions[&id].clone()
    }

    /// Answers an interaction; returns the code of the refusal, 0 if it was carried out.
    pub(crate) fn answer(&mut self, to: &Interaction, body: Value) -> u64 {
        self.code("POST", &format!("interactions/{}/{}/callback", to.id, to.token), body)
    }

    /// The path of the interaction's webhook.
    pub(crate) fn webhook(&self, of: &Interaction, rest: &str) -> String {
        format!("webhooks/{}/{}{rest}", self.state.bot, of.token)
    }
}
