//! The web page, embedded.

use axum::body::Body;
use axum::http::{HeaderValue, Response, StatusCode, header};
use include_dir::{Dir, File, include_dir};

static PAGE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/page");

/// The page that checks a game's luck: one file, which anybody may also get from elsewhere.
static VERIFY: &[u8] = include_bytes!("../../../docs/verify.html");

/// A file of the page; the empty path is its front.
pub(crate) fn file(path: &str) -> Response<Body> {
    let path = if path.is_empty() { "index.html" } else { path };
    let found = if path == "verify.html" { Some(VERIFY) } else { PAGE.get_file(path).map(File::contents) };
    let Some(contents) = found else {
        let mut response = Response::new(Body::from("not found"));
        *response.status_mut() = StatusCode::NOT_FOUND;
        return response;
    };
    let mut response = Response::new(Body::from(contents));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("json" | "webmanifest") => "application/json",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
