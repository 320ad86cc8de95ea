//! Figures of many times.

use std::time::Duration;

use serde_json::{Value, json};

/// The median and the percentiles, in milliseconds.
pub(crate) fn spread(times: &[Duration]) -> Value {
    let mut times = times.to_vec();
    times.sort();
    let at = |part: f64| {
        let index = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
        times.get(index).map(|time| milliseconds(*time))
    };
    json!({"count": times.len(), "p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "max": at(1.0)})
}

/// The median.
pub(crate) fn median(times: &[Duration]) -> Duration {
    let mut times = times.to_vec();
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// Milliseconds, to the microsecond.
pub(crate) fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}
