//! The listener: one port for the bot, for people and for the page.

mod page;
mod strangers;

use std::convert::Infallible;

use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, Path, Query, Request, State as Extracted};
use axum::http::{HeaderValue, Response, StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::any;
use axum::{Router, extract::RawPathParams};
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use crate::rest::Severed;
use crate::snowflake::Id;
use crate::state::Shared;
use crate::{gateway, interface, rest};

/// A query's pairs, decoded, in order.
type Pairs = Query<Vec<(String, String)>>;

/// The connection is closed instead of answering, because of a fault.
#[derive(Debug, thiserror::Error)]
#[error("the connection was cut on command")]
struct Cut;

/// Accepts connections until it is dropped.
pub(crate) async fn run(shared: Shared, listener: TcpListener) {
    let router = router(shared);
    let mut connections = JoinSet::new();
    loop {
        let stream = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => stream,
                Err(error) => {
                    tracing::warn!(%error, "accepting a connection");
                    continue;
                }
            },
            Some(_) = connections.join_next() => continue,
        };
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "setting TCP_NODELAY");
        }
        let inner = TowerToHyperService::new(router.clone());
        let service = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
            let answer = inner.call(request);
            async move {
                let answer: Result<Response<Body>, Infallible> = answer.await;
                match answer {
                    Ok(answer) if answer.extensions().get::<Severed>().is_some() => Err(Cut),
                    Ok(answer) => Ok(answer),
                    Err(never) => match never {},
                }
            }
        });
        connections.spawn(async move {
            let http = hyper::server::conn::http1::Builder::new();
            let served = http.serve_connection(TokioIo::new(stream), service).with_upgrades().await;
            if let Err(error) = served {
                tracing::debug!(%error, "a connection ended");
            }
        });
    }
}

fn router(shared: Shared) -> Router {
    Router::new()
        .route("/api/v10/{*path}", any(api))
        .route("/gateway", any(connect))
        .route("/sandbox/{*path}", any(people))
        .route("/attachments/{channel}/{id}/{name}", any(file))
        .route("/ephemeral-attachments/{channel}/{id}/{name}", any(file))
        .route("/{*path}", any(|Path(path): Path<String>| async move { page::file(&path) }))
        .route("/", any(front))
        .layer(axum::middleware::from_fn(strangers::refuse))
        .with_state(shared)
}

async fn api(
    Extracted(shared): Extracted<Shared>,
    params: RawPathParams,
    Query(query): Pairs,
    request: Request,
) -> Response<Body> {
    let path =
        params.iter().find(|(key, _)| *key == "path").map_or_else(String::new, |(_, path)| path.to_owned());
    rest::open(shared, path, query, request).await
}

async fn people(
    Extracted(shared): Extracted<Shared>,
    Path(path): Path<String>,
    Query(query): Pairs,
    request: Request,
) -> Response<Body> {
    interface::serve(shared, path, query, request).await
}

/// Serenity asks for the gateway at the bare address: `/?v=10`.
async fn front(shared: Extracted<Shared>, request: Request) -> Response<Body> {
    if request.headers().contains_key(header::UPGRADE) {
        connect(shared, request).await
    } else {
        page::file("")
    }
}

async fn connect(Extracted(shared): Extracted<Shared>, request: Request) -> Response<Body> {
    let (mut parts, _) = request.into_parts();
    if parts.headers.contains_key(header::ORIGIN) {
        // Bots are no browsers.
        return StatusCode::FORBIDDEN.into_response();
    }
    match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(_) if silences(&shared) => std::future::pending().await,
        Ok(upgrade) => upgrade.on_upgrade(move |socket| gateway::serve(shared, socket)),
        Err(rejection) => rejection.into_response(),
    }
}

async fn file(
    Extracted(shared): Extracted<Shared>,
    Path((channel, id, _)): Path<(String, String, String)>,
) -> Response<Body> {
    let (Ok(channel), Ok(id)) = (channel.parse::<Id>(), id.parse::<Id>()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let found = {
        let state = shared.lock();
        let mut files = state.messages_in(channel).flat_map(|message| &message.attachments);
        files.find(|file| file.id == id).map(|file| (file.bytes.clone(), file.content_type.clone()))
    };
    let Some((bytes, kind)) = found else { return StatusCode::NOT_FOUND.into_response() };
    let mut response = Response::new(Body::from(bytes));
    let kind = kind.and_then(|it| HeaderValue::from_str(&it).ok());
    let headers = response.headers_mut();
    let unknown = || HeaderValue::from_static("application/octet-stream");
    headers.insert(header::CONTENT_TYPE, kind.unwrap_or_else(unknown));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, max-age=31536000, immutable"));
    response
}

/// Whether this connection to the gateway is one that is never answered.
fn silences(shared: &Shared) -> bool {
    let mut state = shared.lock();
    let silent = state.faults.silences();
    state.ring();
    silent
}
