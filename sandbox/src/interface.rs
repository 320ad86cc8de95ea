//! The HTTP interface for people (`/sandbox/…`), as the README describes it.

mod act;
mod call;
mod stream;
mod world;

use axum::body::{Body, to_bytes};
use axum::http::{Method, Response, StatusCode, header};
use serde_json::json;

pub(crate) use stream::events;

use call::{Call, Reply};

use crate::person::{Person, PersonAt};
use crate::refused::Refused;
use crate::snowflake::Id;
use crate::state::Shared;

/// The largest request of a person, in bytes.
const BODY: usize = 256 * 1024;

/// Answers one request below `/sandbox/`; `path` and `query` are decoded.
pub(crate) async fn serve(
    shared: Shared,
    path: String,
    query: Vec<(String, String)>,
    request: axum::extract::Request,
) -> Response<Body> {
    let method = request.method().clone();
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    if let (&Method::GET, ["as", person, "events"]) = (&method, parts.as_slice()) {
        let found = shared.lock().find_person(person);
        return match found {
            Ok(person) => events(&shared, person),
            Err(refused) => respond(Err(refused)),
        };
    }
    let body = match to_bytes(request.into_body(), BODY).await {
        Ok(bytes) if bytes.is_empty() => Ok(json!({})),
        Ok(bytes) => serde_json::from_slice(&bytes).map_err(|error| Refused::BadRequest(error.to_string())),
        Err(error) => Err(Refused::BadRequest(error.to_string())),
    };
    let reply = match body {
        Ok(body) => route(&shared, &parts, &Call { method, query, body }).await,
        Err(refused) => Err(refused),
    };
    respond(reply)
}

async fn route(shared: &Shared, parts: &[&str], call: &Call) -> Reply {
    let id = |text: &str| text.parse::<Id>().map_err(|_| Refused::BadRequest(format!("{text} is no id")));
    match (call.method.as_str(), parts) {
        ("GET", ["as", person]) => Ok(world::seen_by(&person_called(shared, person)?)),
        ("GET", ["as", person, "channels", channel, what]) => {
            act::look(&at(shared, person, channel)?, what, call)
        }
        ("POST", ["as", person, "channels", channel, deed]) => {
            act::in_channel(&at(shared, person, channel)?, deed, call).await
        }
        ("POST", ["as", person, "messages", message, deed]) => {
            act::on_message(&person_called(shared, person)?, id(message)?, deed, call).await
        }
        ("DELETE", ["as", person, "channels", channel]) => {
            at(shared, person, channel)?.delete()?;
            Ok(json!({}))
        }
        ("DELETE", ["as", person, "messages", message]) => {
            person_called(shared, person)?.delete(id(message)?)?;
            Ok(json!({}))
        }
        ("POST", ["as", person, "modals", modal, deed]) => {
            act::on_modal(&person_called(shared, person)?, id(modal)?, deed, call).await
        }
        (_, parts) => world::serve(shared, parts, call),
    }
}

fn person_called(shared: &Shared, who: &str) -> Result<Person, Refused> {
    let id = shared.lock().find_person(who)?;
    Ok(Person { shared: shared.clone(), id })
}

fn at(shared: &Shared, person: &str, channel: &str) -> Result<PersonAt, Refused> {
    person_called(shared, person)?.at(channel)
}

fn respond(reply: Reply) -> Response<Body> {
    let (status, value) = match reply {
        Ok(value) => (StatusCode::OK, value),
        Err(refused) => {
            let status = match refused {
                Refused::Forbidden(_) | Refused::Archived | Refused::Disabled => StatusCode::FORBIDDEN,
                Refused::BadRequest(_) | Refused::InvalidOption(_) | Refused::InvalidValue(_) => {
                    StatusCode::BAD_REQUEST
                }
                _ => StatusCode::NOT_FOUND,
            };
            (status, json!({"error": refused.to_string(), "code": refused.code()}))
        }
    };
    let mut response = Response::new(Body::from(value.to_string()));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, header::HeaderValue::from_static("application/json"));
    headers.insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    response
}
