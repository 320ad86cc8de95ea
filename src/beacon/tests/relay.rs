//! Tests of relays.

use std::time::Duration;

use reqwest::Url;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};

use super::{ROUND_42, ROUND_43};
use crate::beacon::{Beacon, RelayError, due};
use crate::doctor;
use words::{Lang, Speech};

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// The patience with relays that never answer.
const IMPATIENCE: Duration = Duration::from_millis(200);

/// What a relay does with a request.
pub(crate) enum Does {
    /// Sends that, and closes the connection.
    Sends(String),
    /// Sends that, but only when told.
    SendsWhenTold(oneshot::Receiver<()>, String),
    /// Sends that, then neither more nor the end.
    Stalls(String),
}

/// A relay on loopback.
pub(crate) struct Relay {
    address: String,
    /// The first lines of the requests.
    pub(crate) asked: mpsc::UnboundedReceiver<String>,
}

impl Relay {
    /// A relay that does one thing after another, a request each.
    pub(crate) async fn open(doings: impl IntoIterator<Item = Does>) -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = format!("http://{}", listener.local_addr().expect("its port"));
        let (noted, asked) = mpsc::unbounded_channel();
        let doings: Vec<Does> = doings.into_iter().collect();
        tokio::spawn(async move {
            let mut open = Vec::new();
            for does in doings {
                let (mut stream, _) = listener.accept().await.expect("somebody asks");
                let mut request = Vec::new();
                while !request.ends_with(b"\r\n\r\n") {
                    request.push(stream.read_u8().await.expect("a whole request"));
                }
                let request = String::from_utf8(request).expect("it is text");
                let line = request.lines().next().unwrap_or_default();
                noted.send(line.to_owned()).expect("somebody listens");
                let (text, ends) = match does {
                    Does::Sends(text) => (text, true),
                    Does::SendsWhenTold(told, text) => (told.await.map(|()| text).expect("it is told"), true),
                    Does::Stalls(text) => (text, false),
                };
                // The asker may be gone, having read enough.
                if stream.write_all(text.as_bytes()).await.is_ok() && !ends {
                    open.push(stream);
                }
            }
            std::future::pending::<()>().await;
        });
        Relay { address, asked }
    }

    /// The beacon at this relay.
    pub(crate) fn beacon(&self, patience: Duration) -> Beacon {
        Beacon::at(&Url::parse(&self.address).expect("an address"), patience).expect("HTTP can be set up")
    }
}

/// An answer with that status and body.
fn answer(status: &str, body: &str) -> String {
    format!("HTTP/1.1 {status}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}", body.len())
}

/// An answer with that round.
pub(crate) fn round(number: u64, signature: &str) -> String {
    let body = serde_json::json!({ "round": number, "randomness": "00", "signature": signature });
    answer("200 OK", &body.to_string())
}

#[tokio::test]
async fn a_round_is_taken_when_it_is_there() {
    let not_yet = Does::Sends(answer("404 Not Found", ""));
    let too_early = Does::Sends(answer("425 Too Early", r#"{"error":"not yet"}"#));
    let mut relay = Relay::open([not_yet, too_early, Does::Sends(round(42, ROUND_42))]).await;
    let beacon = relay.beacon(PATIENCE);
    assert_eq!(beacon.fetch(42).await, Err(RelayError::NotYet));
    assert_eq!(beacon.fetch(42).await, Err(RelayError::NotYet));
    assert_eq!(beacon.fetch(42).await.as_deref(), Ok(ROUND_42));
    let path = "/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public/42";
    for _ in 0..3 {
        assert_eq!(relay.asked.recv().await, Some(format!("GET {path} HTTP/1.1")));
    }
}

#[tokio::test]
async fn a_late_answer_is_as_good() {
    let (tell, told) = oneshot::channel();
    let mut relay = Relay::open([Does::SendsWhenTold(told, round(42, ROUND_42))]).await;
    let beacon = relay.beacon(PATIENCE);
    let waiting = tokio::spawn(async move { beacon.fetch(42).await });
    assert!(relay.asked.recv().await.is_some());
    assert!(!waiting.is_finished());
    tell.send(()).expect("the relay waits");
    assert_eq!(waiting.await.expect("it ends").as_deref(), Ok(ROUND_42));
}

#[tokio::test]
async fn nothing_but_the_signed_round_is_taken() {
    let head = "HTTP/1.1 200 OK\r\ncontent-length: 9999\r\n\r\n";
    let long = format!("{head}{}", " ".repeat(9999));
    let chained = serde_json::json!({ "round": 42, "signature": ROUND_42, "previous_signature": ROUND_43 });
    let chunked = format!(
        "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n{}",
        format!("400\r\n{}\r\n", "7".repeat(0x400)).repeat(5)
    );
    for (sent, trouble) in [
        (round(42, ROUND_43), RelayError::Forged),
        (round(41, ROUND_42), RelayError::Forged),
        (round(43, ROUND_43), RelayError::OtherRound(43)),
        (round(42, &ROUND_42.repeat(2)), RelayError::OtherChain),
        (answer("200 OK", &chained.to_string()), RelayError::OtherChain),
        (round(42, &ROUND_42.to_uppercase()), RelayError::Nonsense),
        (round(42, "{}"), RelayError::Nonsense),
        (answer("200 OK", ""), RelayError::Nonsense),
        (answer("200 OK", "<html>Log in</html>"), RelayError::Nonsense),
        (answer("200 OK", "[42]"), RelayError::Nonsense),
        (answer("200 OK", &format!(r#"{{"round":"42","signature":"{ROUND_42}"}}"#)), RelayError::Nonsense),
        (answer("200 OK", &format!(r#"{{"round":-42,"signature":"{ROUND_42}"}}"#)), RelayError::Nonsense),
        (answer("200 OK", r#"{"round":42}"#), RelayError::Nonsense),
        (long, RelayError::TooLong),
        (chunked, RelayError::TooLong),
        (answer("500 Internal Server Error", ""), RelayError::Refused(500)),
        (answer("204 No Content", ""), RelayError::Refused(204)),
        (answer("429 Too Many Requests", ""), RelayError::Refused(429)),
    ] {
        let relay = Relay::open([Does::Sends(sent.clone())]).await;
        assert_eq!(relay.beacon(PATIENCE).fetch(42).await, Err(trouble), "{sent}");
    }
}

#[tokio::test]
async fn a_redirection_is_not_followed() {
    let mut other = Relay::open([Does::Sends(round(42, ROUND_42))]).await;
    for status in ["301 Moved Permanently", "302 Found", "307 Temporary Redirect", "308 Permanent Redirect"] {
        let head = format!("HTTP/1.1 {status}\r\nlocation: {}/\r\n", other.address);
        let relay = Relay::open([Does::Sends(format!("{head}content-length: 0\r\n\r\n"))]).await;
        assert_eq!(relay.beacon(PATIENCE).fetch(42).await, Err(RelayError::Elsewhere), "{status}");
    }
    assert!(other.asked.try_recv().is_err(), "nobody has asked the other one");
}

#[tokio::test]
async fn a_silent_relay_holds_nobody_for_long() {
    let full = round(42, ROUND_42);
    let (head, _) = full.split_at(full.len() - 10);
    for sent in ["", "HTTP/1.1 200 OK\r\n", head] {
        let relay = Relay::open([Does::Stalls(sent.to_owned())]).await;
        assert_eq!(relay.beacon(IMPATIENCE).fetch(42).await, Err(RelayError::Silent), "{sent}");
    }
    let relay = Relay::open([Does::Sends(head.to_owned())]).await;
    let cut = relay.beacon(PATIENCE).fetch(42).await;
    assert!(matches!(cut, Err(RelayError::Unreachable(_))), "{cut:?}");
}

#[tokio::test]
async fn a_relay_that_is_gone_cannot_be_reached() {
    let beacon = Beacon::configured(Some("http://127.0.0.1:1"), true).expect("an address").expect("a beacon");
    let gone = beacon.fetch(42).await.expect_err("nobody is there");
    assert!(matches!(gone, RelayError::Unreachable(_)) && gone.to_string().contains("refused"), "{gone}");
}

#[test]
fn only_an_address_of_http_is_a_relay_and_in_a_rehearsal_one_of_this_machine() {
    let configured = |address, rehearsal| Beacon::configured(Some(address), rehearsal);
    for (address, written) in [
        ("https://api.drand.sh", "https://api.drand.sh"),
        ("https://api.drand.sh/", "https://api.drand.sh"),
        ("http://relay.example:8080/drand/", "http://relay.example:8080/drand"),
    ] {
        let beacon = configured(address, false).expect("an address").expect("a beacon");
        assert_eq!(beacon.to_string(), written);
        let refused = configured(address, true).expect_err("a rehearsal stays here").to_string();
        assert!(refused.contains("must be on a loopback address"), "{refused}");
    }
    for rehearsal in [true, false] {
        for address in ["http://127.0.0.1:9000", "http://localhost:1", "http://[::1]:80"] {
            assert!(configured(address, rehearsal).is_ok_and(|beacon| beacon.is_some()), "{address}");
        }
    }
    for wrong in [
        "api.drand.sh",
        "localhost:9000",
        "ftp://api.drand.sh",
        "file:///etc/passwd",
        "https://",
        "https://somebody:secret@api.drand.sh",
        "https://api.drand.sh?chain=1",
        "https://api.drand.sh/#latest",
    ] {
        let refused = format!("{:#}", configured(wrong, false).expect_err(wrong));
        assert!(refused.contains("TURNSTONE_BEACON must be the http"), "{wrong}: {refused}");
        assert!(!refused.contains("secret"), "{refused}");
    }
    assert!(Beacon::configured(None, false).is_ok_and(|beacon| beacon.is_none()), "off if unset");
}

#[tokio::test]
async fn the_doctor_looks_at_the_latest_round_and_at_the_clock() {
    let speech = Speech::nameless(Lang::En);
    let at = due(42).cast_signed();
    for (sent, now, line) in [
        (round(42, ROUND_42), at, "✅ The beacon answers: round 42 of "),
        (round(42, ROUND_42), at + 30, "✅ The beacon answers: round 42 of "),
        (round(42, ROUND_42), at + 31, "⚠️ The latest round of "),
        (round(42, ROUND_42), at - 31, "⚠️ The latest round of "),
        (round(42, ROUND_43), at, "❌ The relay <http"),
        (answer("404 Not Found", ""), at, "❌ The relay <http"),
    ] {
        let mut relay = Relay::open([Does::Sends(sent)]).await;
        let said = doctor::beacon(&relay.beacon(PATIENCE), now).await.say(&speech);
        assert!(said.starts_with(line) && said.contains(&relay.address), "{now}: {said}");
        let asked = relay.asked.recv().await.expect("it has been asked");
        assert!(asked.ends_with("/public/latest HTTP/1.1"), "{asked}");
    }
}
