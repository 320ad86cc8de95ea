//! The requests that a fault strikes.

use serde::{Deserialize, Serialize};

/// The requests that a fault strikes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Target {
    /// The HTTP method, upper case; any if left out.
    #[serde(default)]
    pub method: Option<String>,
    /// The path below `/api/v10/`; `*` stands for one segment, a last `*` for the rest.
    #[serde(default = "every_route")]
    pub route: String,
    /// The number of requests that it strikes.
    #[serde(default = "once")]
    pub times: u32,
}

fn every_route() -> String {
    "*".to_owned()
}

pub(super) const fn once() -> u32 {
    1
}

impl Target {
    /// The next request to `route`, with any method.
    pub fn next(route: &str) -> Self {
        Self { method: None, route: route.to_owned(), times: 1 }
    }

    /// The next `times` requests of that method to `route`.
    pub fn times(method: &str, route: &str, times: u32) -> Self {
        Self { method: Some(method.to_owned()), route: route.to_owned(), times }
    }

    pub(super) fn meets(&self, method: &str, path: &str) -> bool {
        if self.method.as_deref().is_some_and(|own| !own.eq_ignore_ascii_case(method)) {
            return false;
        }
        let mut parts = path.split('/');
        let mut pattern = self.route.trim_matches('/').split('/').peekable();
        while let Some(wanted) = pattern.next() {
            let Some(part) = parts.next() else { return false };
            if wanted == "*" && pattern.peek().is_none() {
                return true;
            }
            if wanted != "*" && wanted != part {
                return false;
            }
        }
        parts.next().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::Target;

    #[track_caller]
    fn check(route: &str, path: &str, expected: bool) {
        assert_eq!(Target::next(route).meets("POST", path), expected, "{route} against {path}");
    }

    #[test]
    fn a_star_is_one_segment_and_a_last_star_the_rest() {
        check("*", "channels/1/messages", true);
        check("channels/*/messages", "channels/1/messages", true);
        check("channels/*/messages", "channels/1/messages/2", false);
        check("channels/*/messages/*", "channels/1/messages/2", true);
        check("channels/*/messages/*", "channels/1/messages", false);
        check("webhooks/*", "webhooks/1/token/messages/@original", true);
        check("channels/1", "channels/2", false);
    }
}
