//! The interface for people over HTTP, as the README describes it.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::bot::{Stage, stage};

struct Script {
    stage: Stage,
    client: reqwest::Client,
}

impl Script {
    async fn open() -> Result<Self> {
        Ok(Self { stage: stage().await?, client: reqwest::Client::builder().no_proxy().build()? })
    }

    async fn ask(&self, method: &str, path: &str, body: Value) -> Result<(u16, Value)> {
        let url = format!("{}/sandbox/{path}", self.stage.sandbox.url());
        let request = self.client.request(method.parse()?, url);
        let request = if body.is_null() { request } else { request.json(&body) };
        let answer = request.send().await?;
        Ok((answer.status().as_u16(), answer.json().await?))
    }

    async fn get(&self, path: &str) -> Result<Value> {
        let (status, value) = self.ask("GET", path, Value::Null).await?;
        ensure!(status == 200, "{path}: {value}");
        Ok(value)
    }

    async fn post(&self, path: &str, body: Value) -> Result<Value> {
        let (status, value) = self.ask("POST", path, body).await?;
        ensure!(status == 200, "{path}: {value}");
        Ok(value)
    }
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().map(|it| it.keys().map(String::as_str).collect()).unwrap_or_default()
}

#[tokio::test]
async fn the_world_has_the_shapes_of_the_readme() -> Result<()> {
    let script = Script::open().await?;
    let world = script.get("world").await?;
    assert_eq!(keys(&world), ["bot", "now", "people", "servers"]);
    assert_eq!(world["bot"]["online"], true);
    assert_eq!(keys(&world["people"][0]), ["colour", "id", "locale", "name", "servers", "username"]);
    assert_eq!(keys(&world["servers"][0]), ["id", "locale", "name", "owner", "roles"]);
    let seen = script.get("as/ada").await?;
    assert_eq!(keys(&seen), ["person", "seq", "servers"]);
    let server = &seen["servers"][0];
    assert_eq!(keys(server), ["channels", "id", "locale", "members", "moderator", "name"]);
    let channel = [
        "archived",
        "id",
        "kind",
        "last_message",
        "last_ping",
        "locked",
        "may_delete",
        "may_write",
        "member",
        "name",
        "parent",
        "threads",
        "topic",
    ];
    assert_eq!(keys(&server["channels"][0]), channel);
    assert_eq!(keys(&server["members"][0]), ["bot", "colour", "id", "name", "roles"]);
    let moira = script.get("as/moira").await?;
    assert_eq!((&server["moderator"], &moira["servers"][0]["moderator"]), (&json!(false), &json!(true)));
    Ok(())
}

#[tokio::test]
async fn a_script_plays_over_http() -> Result<()> {
    let script = Script::open().await?;
    let commands = script.get("as/celina/channels/games/commands").await?;
    let names: Vec<_> =
        commands["commands"].as_array().into_iter().flatten().map(|it| &it["display_name"]).collect();
    assert!(names.contains(&&json!("witaj")), "{names:?}");
    let choices = json!({"command": "pick", "options": {}, "focused": "tile", "value": "p"});
    let choices = script.post("as/ada/channels/games/autocomplete", choices).await?;
    assert_eq!(choices, json!({"state": "choices", "choices": [{"name": "pass", "value": "pass"}]}));
    let outcome = script.post("as/ada/channels/games/slash", json!({"text": "/panel"})).await?;
    assert_eq!(keys(&outcome), ["interaction", "message", "modal", "reason", "state"]);
    assert_eq!(outcome["state"], "answered");
    let panel = outcome["message"].as_str().context("an id")?;
    let pressed =
        script.post(&format!("as/borek/messages/{panel}/press"), json!({"label": "Update"})).await?;
    assert_eq!((&pressed["state"], &pressed["message"]), (&json!("updated"), &json!(panel)));
    let chosen = json!({"custom_id": "menu", "values": ["f"]});
    let chosen = script.post(&format!("as/borek/messages/{panel}/select"), chosen).await?;
    let private = chosen["message"].as_str().context("an id")?;
    let of_ada = script.get("as/ada/channels/games/messages").await?;
    let of_borek = script.get("as/borek/channels/games/messages?limit=1").await?;
    assert_eq!(
        (keys(&of_ada), of_ada["messages"].as_array().map(Vec::len)),
        (vec!["messages", "more", "seq"], Some(1))
    );
    assert_eq!((&of_borek["messages"][0]["id"], &of_borek["more"]), (&json!(private), &json!(true)));
    let message = [
        "attachments",
        "author",
        "channel",
        "components",
        "content",
        "edited_at",
        "embeds",
        "ephemeral",
        "id",
        "interaction",
        "kind",
        "names",
        "pings_me",
        "reply_to",
        "sent_at",
        "state",
        "suppress_notifications",
        "thread",
    ];
    assert_eq!(keys(&of_borek["messages"][0]), message);
    assert_eq!(of_borek["messages"][0]["reply_to"]["id"], panel);
    script.post(&format!("as/borek/messages/{private}/dismiss"), Value::Null).await?;
    let opened = script.post("as/ada/channels/games/slash", json!({"command": "offer"})).await?;
    assert_eq!(keys(&opened["modal"]), ["components", "custom_id", "id", "title"]);
    let submit = format!("as/ada/modals/{}/submit", opened["modal"]["id"].as_str().context("an id")?);
    let sent = script.post(&submit, json!({"fields": {"give": "2 sheep"}})).await?;
    assert_eq!(sent["state"], "answered");
    Ok(())
}

#[tokio::test]
async fn refusals_name_their_code() -> Result<()> {
    let script = Script::open().await?;
    let cases = [
        ("GET", "as/nobody", Value::Null, 404, "unknown_person"),
        ("GET", "as/ada/channels/nowhere/messages", Value::Null, 404, "unknown_channel"),
        ("POST", "as/ada/channels/games/slash", json!({"command": "dance"}), 404, "unknown_command"),
        ("POST", "as/ada/channels/games/slash", json!({"text": "/greet times:1"}), 400, "invalid_option"),
        ("POST", "as/ada/messages/1/press", json!({"label": "x"}), 404, "unknown_message"),
        ("POST", "as/ada/modals/1/submit", json!({}), 404, "unknown_modal"),
        ("POST", "people", json!({"name": ""}), 400, "bad_request"),
        ("POST", "people", json!({"name": "Ola", "locale": "klingon"}), 400, "bad_request"),
        ("POST", "faults", json!({"fault": "earthquake"}), 400, "bad_request"),
        ("POST", "servers/1/channels", json!({"name": "x"}), 404, "unknown_server"),
    ];
    for (method, path, body, status, code) in cases {
        let (got, answer) = script.ask(method, path, body).await?;
        assert_eq!((got, answer["code"].as_str()), (status, Some(code)), "{path}: {answer}");
    }
    let elsewhere = script.client.get(format!("{}/sandbox/world", script.stage.sandbox.url()));
    let answer = elsewhere.header("origin", "https://elsewhere.example").send().await?;
    assert_eq!(answer.status(), 403);
    Ok(())
}

#[tokio::test]
async fn people_and_places_come_and_go() -> Result<()> {
    let script = Script::open().await?;
    let ola = script.post("people", json!({"name": "Zażółć Gęślą", "locale": "pl"})).await?;
    assert_eq!(ola["servers"].as_array().map(Vec::len), Some(2));
    let id = ola["id"].as_str().context("an id")?;
    let (_, renamed) =
        script.ask("PATCH", &format!("people/{id}"), json!({"name": "Ola", "locale": "cs"})).await?;
    assert_eq!((&renamed["name"], &renamed["locale"]), (&json!("Ola"), &json!("cs")));
    let server = script.post("servers", json!({"name": "New"})).await?;
    let server = server["id"].as_str().context("an id")?;
    let made = script.post(&format!("servers/{server}/channels"), json!({"name": "Games 3"})).await?;
    assert_eq!(made["name"], "games-3");
    let said = script.post("as/ola/channels/games-3/messages", json!({"content": "hello"})).await?;
    assert_eq!(said["author"]["name"], "Ola");
    let thread = script.post("as/ola/channels/games-3/threads", json!({"name": "Side"})).await?;
    let thread = thread["id"].as_str().context("an id")?;
    let refused = script.ask("DELETE", &format!("as/ola/channels/{thread}"), Value::Null).await?;
    assert_eq!((refused.0, &refused.1["code"]), (403, &json!("forbidden")));
    let (_, archived) = script.ask("PATCH", &format!("channels/{thread}"), json!({"archived": true})).await?;
    assert_eq!((&archived["kind"], &archived["archived"]), (&json!("thread"), &json!(true)));
    script.post(&format!("people/{id}/leave"), json!({"server": server})).await?;
    let (status, _) = script.ask("GET", "as/ola/channels/games-3/messages", Value::Null).await?;
    assert_eq!(status, 404);
    let (status, _) = script.ask("DELETE", &format!("as/moira/channels/{thread}"), Value::Null).await?;
    assert_eq!(status, 200);
    let (status, _) = script.ask("GET", &format!("as/moira/channels/{thread}/messages"), Value::Null).await?;
    assert_eq!(status, 404);
    let seen = script.get("as/moira").await?.to_string();
    assert!(seen.contains("games-3") && !seen.contains(thread), "{seen}");
    script.ask("DELETE", "as/moira/channels/games-3", Value::Null).await?;
    assert!(!script.get("as/moira").await?.to_string().contains("games-3"));
    Ok(())
}

#[tokio::test]
async fn the_stream_tells_each_person_what_that_person_sees() -> Result<()> {
    let script = Script::open().await?;
    let url = |who: &str| format!("{}/sandbox/as/{who}/events", script.stage.sandbox.url());
    let mut ada = script.client.get(url("ada")).send().await?;
    let mut borek = script.client.get(url("borek")).send().await?;
    script.post("as/ada/channels/games/slash", json!({"command": "slow"})).await?;
    script
        .post("as/ada/channels/games/slash", json!({"command": "greet", "options": {"whom": "Borek"}}))
        .await?;
    let of_ada = read_until(&mut ada, "Hello").await?;
    let of_borek = read_until(&mut borek, "\"ping\"").await?;
    assert!(of_ada.starts_with("event: change\nid: "), "{of_ada}");
    assert!(
        of_ada.contains("\"hello\"") && of_ada.contains("\"thinking\"") && of_ada.contains("Done"),
        "{of_ada}"
    );
    assert!(of_borek.contains("Hello") && of_borek.contains("\"pings_me\":true"), "{of_borek}");
    assert!(!of_borek.contains("\"thinking\"") && !of_borek.contains("Done"), "{of_borek}");
    Ok(())
}

async fn read_until(stream: &mut reqwest::Response, mark: &str) -> Result<String> {
    let mut text = String::new();
    while !text.contains(mark) {
        let chunk = tokio::time::timeout(crate::bot::LIMIT, stream.chunk()).await??;
        text.push_str(std::str::from_utf8(&chunk.context("the stream ended")?)?);
    }
    Ok(text)
}

#[tokio::test]
async fn faults_and_the_journal_are_there_for_scripts() -> Result<()> {
    let script = Script::open().await?;
    // Often enough for the answer and for the apology that the bot tries after it.
    let fault = json!({"fault": "rate_limit", "route": "interactions/*", "times": 9, "retry_after_ms": 1500});
    script.post("faults", fault).await?;
    let asking =
        script.post("as/ada/channels/games/slash", json!({"command": "greet", "options": {"whom": "Ada"}}));
    let waiting = async {
        script
            .stage
            .sandbox
            .wait_for_journal(crate::bot::LIMIT, |all| all.iter().any(|it| it.status == 429))
            .await?;
        script.post("clock", json!({"advance_ms": 21_000})).await
    };
    let (outcome, now) = tokio::join!(asking, waiting);
    now?;
    let outcome = outcome?;
    assert_eq!(
        (&outcome["state"], &outcome["reason"]),
        (&json!("failed"), &json!("The application did not respond"))
    );
    let journal = script.get("journal?after=0").await?;
    let entries = journal["entries"].as_array().context("a list")?;
    let struck = entries.iter().find(|it| it["status"] == 429).context("the struck request")?;
    assert_eq!((&struck["answer"]["retry_after"], &struck["body"]["type"]), (&json!(1.5), &json!(4)));
    let fields = ["answer", "at", "body", "files", "method", "millis", "number", "path", "query", "status"];
    assert_eq!(keys(struck), fields);
    let identify = &journal["identifies"][0];
    assert_eq!((&identify["shard"], &identify["outcome"]), (&json!([0, 1]), &json!("taken")));
    assert!(identify["at"].as_str().is_some_and(|at| at.ends_with('Z')), "{identify}");
    assert_eq!(journal["doubles"], json!({"sessions": 0, "events": 0}));
    Ok(())
}

#[tokio::test]
async fn queries_are_decoded() -> Result<()> {
    let script = Script::open().await?;
    let ada = script.stage.sandbox.person("Ada")?.at("games")?;
    let (first, second) = (ada.say("first")?, ada.say("second")?);
    let newest = script.get("as/ada/channels/games/messages?limit=%31&before=").await?;
    assert_eq!(newest["messages"][0]["id"], json!(second.id));
    assert_eq!(newest["messages"].as_array().map(Vec::len), Some(1));
    let coded: String = first.id.to_string().bytes().map(|digit| format!("%{digit:x}")).collect();
    let url = format!("{}/api/v10/channels/{}/messages", script.stage.sandbox.url(), ada.channel());
    let asked = script.client.get(format!("{url}?limit=%35&&after={coded}&note=a%26b+c%20d"));
    let token = format!("Bot {}", script.stage.sandbox.token());
    let answer: Value = asked.header("authorization", token).send().await?.json().await?;
    assert_eq!(answer[0]["id"], json!(second.id), "{answer}");
    assert_eq!(answer.as_array().map(Vec::len), Some(1));
    let journal = script.get("journal?after=%30").await?;
    let entry = journal["entries"].as_array().and_then(|all| all.last()).context("the request")?;
    assert_eq!(entry["query"], json!({"limit": "5", "after": first.id, "note": "a&b c d"}));
    Ok(())
}

#[tokio::test]
async fn the_page_is_served() -> Result<()> {
    let sandbox = sandbox::Sandbox::start(sandbox::SandboxOptions::default()).await?;
    let page = reqwest::get(sandbox.page_url()).await?;
    assert_eq!(page.headers()["content-type"], "text/html; charset=utf-8");
    assert!(page.text().await?.to_lowercase().starts_with("<!doctype html>"));
    let style = reqwest::get(format!("{}/style.css", sandbox.url())).await?;
    assert_eq!(style.headers()["content-type"], "text/css; charset=utf-8");
    assert_eq!(reqwest::get(format!("{}/nothing.js", sandbox.url())).await?.status(), 404);
    Ok(())
}
