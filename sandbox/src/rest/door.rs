//! Reading requests and writing answers; faults strike here.

use std::time::Instant;

use axum::body::{Body, to_bytes};
use axum::extract::{FromRequest, Multipart};
use axum::http::{HeaderMap, HeaderValue, Response, header};
use serde_json::{Value, json};

use super::route::dispatch;
use crate::clock::iso;
use crate::faults::{Blow, patch};
use crate::journal::{JournalFile, JournalRequest};
use crate::limits;
use crate::request::{Answer, Refusal, Request, Upload};
use crate::state::{SandboxState, Shared};

/// The largest whole request: ten files and their description.
const BODY: usize = limits::FILE * limits::FILES + 1024 * 1024;

/// Marks an answer that must not be sent: the connection is closed instead.
#[derive(Clone, Debug)]
pub(crate) struct Severed;

/// Lets one request of the bot in.
pub(crate) async fn open(
    shared: Shared,
    path: String,
    query: Vec<(String, String)>,
    request: axum::extract::Request,
) -> Response<Body> {
    let started = Instant::now();
    let authorised = {
        let given = request.headers().get(header::AUTHORIZATION).and_then(|it| it.to_str().ok());
        given.and_then(|it| it.strip_prefix("Bot ")).is_some_and(|it| it == shared.lock().rules.token)
    };
    let read = read((path, query), authorised, request).await;
    let (request, unreadable) = match read {
        Ok(request) => (request, None),
        Err((request, refusal)) => (*request, Some(refusal)),
    };
    let (number, blow) = {
        let mut state = shared.lock();
        let number = note(&mut state, &request);
        let blow = state.faults.strike(&request.method, &request.path);
        state.ring();
        (number, blow)
    };
    match blow {
        Some(Blow::Hang) => std::future::pending().await,
        Some(Blow::Drop) => return sever(),
        Some(Blow::Status(status)) => {
            let body = json!({"message": format!("{status}: as told"), "code": 0});
            return finish(&shared, number, status, Some(body), started);
        }
        Some(Blow::Refuse(status, Some(code))) => {
            let body = json!({"message": format!("{status}: as told"), "code": code});
            return finish(&shared, number, status, Some(body), started);
        }
        Some(Blow::Refuse(status, None)) => {
            let mut answer = finish(&shared, number, status, None, started);
            *answer.body_mut() = Body::from("<html><body>Sorry, you have been blocked</body></html>");
            answer.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html"));
            return answer;
        }
        Some(Blow::Slow(wait)) => tokio::time::sleep(wait).await,
        Some(Blow::RateLimit(wait)) => {
            let seconds = wait.as_secs_f64();
            let body =
                json!({"message": "You are being rate limited.", "retry_after": seconds, "global": false});
            let mut answer = finish(&shared, number, 429, Some(body), started);
            rate_limit_headers(answer.headers_mut(), seconds);
            return answer;
        }
        Some(Blow::DieAfter | Blow::Answer(_)) | None => {}
    }
    let outcome = match unreadable {
        Some(refusal) => Err(refusal),
        None => dispatch(&mut shared.lock(), &request),
    };
    let (status, mut body) = match outcome {
        Ok(Answer::Json(body)) => (200, Some(body)),
        Ok(Answer::Created(body)) => (201, Some(body)),
        Ok(Answer::Nothing) => (204, None),
        Err(refusal) => (refusal.status, Some(refusal.json())),
    };
    if let (Some(body), Some(Blow::Answer(with))) = (&mut body, &blow) {
        patch(body, with);
    }
    let answer = finish(&shared, number, status, body, started);
    if blow == Some(Blow::DieAfter) { sever() } else { answer }
}

fn sever() -> Response<Body> {
    let mut response = Response::new(Body::empty());
    response.extensions_mut().insert(Severed);
    response
}

fn rate_limit_headers(headers: &mut HeaderMap, seconds: f64) {
    let whole = format!("{}", seconds.ceil());
    let fields = [
        ("retry-after", whole),
        ("x-ratelimit-limit", "5".to_owned()),
        ("x-ratelimit-remaining", "0".to_owned()),
        ("x-ratelimit-reset-after", format!("{seconds:.3}")),
        ("x-ratelimit-bucket", "sandbox".to_owned()),
        ("x-ratelimit-scope", "user".to_owned()),
        ("via", "1.1 sandbox".to_owned()),
    ];
    for (name, value) in fields {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    }
}

/// Writes the request into the journal; returns its number.
fn note(state: &mut SandboxState, request: &Request) -> u64 {
    let file = |file: &Upload| JournalFile {
        field: file.field.clone(),
        filename: file.filename.clone(),
        content_type: file.content_type.clone(),
        size: file.bytes.len(),
        bytes: file.bytes.clone(),
    };
    let most = state.rules.journal.max(2);
    if state.journal.len() >= most {
        state.journal.drain(..most / 2);
    }
    let number = state.journal.last().map_or(1, |entry| entry.number + 1);
    let entry = JournalRequest {
        number,
        at: iso(state.now()),
        method: request.method.clone(),
        path: request.path.clone(),
        query: request.query.clone(),
        body: request.body.clone(),
        files: request.files.iter().map(file).collect(),
        status: 0,
        answer: Value::Null,
        millis: 0,
    };
    state.journal.push(entry);
    number
}

fn finish(
    shared: &Shared,
    number: u64,
    status: u16,
    body: Option<Value>,
    started: Instant,
) -> Response<Body> {
    let text = body.as_ref().map(Value::to_string);
    {
        let mut state = shared.lock();
        if let Some(entry) = state.journal.iter_mut().rev().find(|entry| entry.number == number) {
            entry.status = status;
            entry.answer = body.unwrap_or(Value::Null);
            entry.millis = u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
        }
        state.ring();
    }
    let mut response = Response::new(text.map_or_else(Body::empty, Body::from));
    *response.status_mut() = axum::http::StatusCode::from_u16(status).unwrap_or_default();
    if status != 204 {
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    }
    response
}

/// Reads a request; an unreadable one is still returned for the journal.
async fn read(
    (path, query): (String, Vec<(String, String)>),
    authorised: bool,
    request: axum::extract::Request,
) -> Result<Request, (Box<Request>, Refusal)> {
    let mut read = Request {
        method: request.method().as_str().to_owned(),
        path: path.trim_matches('/').to_owned(),
        query,
        body: Value::Null,
        files: Vec::new(),
        authorised,
    };
    let kind =
        request.headers().get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let outcome = if kind.starts_with("multipart/form-data") {
        read_multipart(&mut read, request).await
    } else {
        let json = kind.starts_with("application/json");
        read_json(&mut read, json, request.into_body()).await
    };
    match outcome {
        Ok(()) => Ok(read),
        Err(refusal) => Err((Box::new(read), refusal)),
    }
}

async fn read_json(read: &mut Request, json: bool, body: Body) -> Result<(), Refusal> {
    let bytes = to_bytes(body, BODY).await.map_err(|_| Refusal::too_large())?;
    if bytes.is_empty() {
        return Ok(());
    }
    if !json {
        return Err(Refusal::field(
            "",
            "CONTENT_TYPE_INVALID",
            "Expected \"Content-Type\" header to be JSON.",
        ));
    }
    read.body = serde_json::from_slice(&bytes).map_err(|_| Refusal::invalid_json())?;
    Ok(())
}

async fn read_multipart(read: &mut Request, request: axum::extract::Request) -> Result<(), Refusal> {
    let broken = |_| Refusal::invalid_json();
    let (parts, body) = request.into_parts();
    let mut request = axum::extract::Request::from_parts(parts, body);
    axum::extract::DefaultBodyLimit::max(BODY).apply(&mut request);
    let mut form = Multipart::from_request(request, &()).await.map_err(|_| Refusal::invalid_json())?;
    while let Some(field) = form.next_field().await.map_err(broken)? {
        let name = field.name().unwrap_or_default().to_owned();
        let filename = field.file_name().map(str::to_owned);
        let content_type = field.content_type().map(str::to_owned);
        let bytes = field.bytes().await.map_err(|_| Refusal::too_large())?;
        if name == "payload_json" {
            read.body = serde_json::from_slice(&bytes).map_err(|_| Refusal::invalid_json())?;
            continue;
        }
        let number =
            name.strip_prefix("files[").and_then(|it| it.strip_suffix(']')).and_then(|it| it.parse().ok());
        let (Some(number), Some(filename)) = (number, filename) else {
            return Err(Refusal::field(&name, "UNKNOWN_FIELD", "Files are named files[0], files[1], …"));
        };
        if bytes.len() > limits::FILE {
            return Err(Refusal::too_large());
        }
        read.files.push(Upload { number, field: name, filename, content_type, bytes });
    }
    if read.files.len() > limits::FILES {
        let message = format!("Must be {} or fewer in length.", limits::FILES);
        return Err(Refusal::field("attachments", "BASE_TYPE_MAX_LENGTH", &message));
    }
    Ok(())
}
