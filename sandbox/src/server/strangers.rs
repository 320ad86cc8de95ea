//! Requests that another site's page makes a browser send: none of them is served.

use axum::extract::Request;
use axum::http::{HeaderMap, Method, Response, StatusCode, header};
use axum::middleware::Next;
use axum::response::IntoResponse as _;

/// Passes a request on, unless it is a stranger's.
pub(crate) async fn refuse(request: Request, next: Next) -> Response<axum::body::Body> {
    if is_own(request.method(), request.headers()) {
        next.run(request).await
    } else {
        StatusCode::FORBIDDEN.into_response()
    }
}

/// Whether a request comes from this machine and not from another site's page. A program does not name its origin.
fn is_own(method: &Method, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let host = text(header::HOST.as_str());
    let origin_is_own = text(header::ORIGIN.as_str())
        .is_none_or(|origin| origin.strip_prefix("http://").is_some_and(|it| Some(it) == host));
    // Browsers fetch another site's pictures and styles without an `Origin`, but say so here. Following a link is allowed: it changes
    // nothing, and the linking site does not see the answer.
    let follows_link = method == Method::GET && text("sec-fetch-mode") == Some("navigate");
    let site_is_own = matches!(text("sec-fetch-site"), None | Some("same-origin" | "none")) || follows_link;
    host.is_some_and(is_loopback) && origin_is_own && site_is_own
}

fn is_loopback(host: &str) -> bool {
    // A port is digits; an address of IPv6 has colons of its own, and brackets around them.
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|it| it.is_ascii_digit()) => name,
        _ => host,
    };
    matches!(name, "127.0.0.1" | "localhost" | "[::1]")
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};

    use super::is_own;

    #[track_caller]
    fn check(method: &Method, headers: &[(&'static str, &'static str)], expected: bool) {
        let map: HeaderMap = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect();
        assert_eq!(is_own(method, &map), expected, "{method} {headers:?}");
    }

    #[test]
    fn only_pages_of_the_sandbox_itself_may_ask() {
        let get = |headers: &[(&'static str, &'static str)], expected| check(&Method::GET, headers, expected);
        get(&[("host", "127.0.0.1:4000")], true);
        get(&[("host", "[::1]:4000")], true);
        get(&[("host", "localhost")], true);
        get(&[("host", "localhost:4000"), ("origin", "http://localhost:4000")], true);
        get(&[("host", "127.0.0.1:4000"), ("origin", "http://127.0.0.1:4001")], false);
        get(&[("host", "127.0.0.1:4000"), ("origin", "https://evil.example")], false);
        get(&[("host", "127.0.0.1:4000"), ("origin", "null")], false);
        get(&[("host", "127.0.0.1:4000"), ("origin", "")], false);
        get(&[("host", "evil.example")], false);
        get(&[("host", "evil.example:4000"), ("origin", "http://evil.example:4000")], false);
        get(&[("host", "127.0.0.1.evil.example:4000")], false);
        get(&[("host", "127.0.0.1:4000@evil.example")], false);
        get(&[], false);
    }

    #[test]
    fn what_a_browser_fetches_for_another_site_is_refused_and_a_link_may_be_followed() {
        for (site, mode, method, expected) in [
            ("same-origin", "cors", Method::POST, true),
            ("none", "navigate", Method::GET, true),
            ("cross-site", "navigate", Method::GET, true),
            ("cross-site", "navigate", Method::POST, false),
            ("cross-site", "no-cors", Method::GET, false),
            ("same-site", "cors", Method::GET, false),
        ] {
            let headers = [("host", "127.0.0.1:4000"), ("sec-fetch-site", site), ("sec-fetch-mode", mode)];
            check(&method, &headers, expected);
        }
    }
}
