//! Metrics for Prometheus. Labels are fixed words and route patterns, never ids, names or moves.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// One label.
type Label = [(&'static str, String); 1];

/// A counter for each value of a label.
pub(crate) type Counters = Family<Label, Counter>;

/// A gauge for each value of a label.
pub(crate) type Gauges = Family<Label, Gauge>;

/// Sets a gauge.
pub(crate) fn set(gauges: &Gauges, label: (&'static str, &'static str), level: usize) {
    gauges.get_or_create(&[(label.0, label.1.to_string())]).set(level as i64);
}

/// All metrics.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) requests: Family<[(&'static str, String); 2], Counter>,
    pub(crate) sockets: Gauge,
    pub(crate) matches: Gauge,
    pub(crate) connections: Gauge,
    pub(crate) moves: Counters,
    pub(crate) refused: Counters,
    pub(crate) conflicts: Counter,
    pub(crate) gaps: Counter,
    pub(crate) timeouts: Counters,
    pub(crate) store_failures: Counters,
    pub(crate) bus_connected: Gauge,
    pub(crate) bus_dropped: Counter,
    pub(crate) shed: Counter,
    pub(crate) reports: Counter,
    pub(crate) expired: Counter,
    /// Updated when the metrics are requested.
    pub(crate) sockets_by_kind: Gauges,
    pub(crate) waiting: Gauges,
    pub(crate) store: Gauges,
    pub(crate) database_bytes: Gauge,
    pub(crate) slow_clients: Counter,
    pub(crate) stored: Histogram,
    pub(crate) thought: Histogram,
}

impl Metrics {
    pub(crate) fn new(store: &str) -> Metrics {
        let labels = vec![("store", store.to_string()), ("version", env!("CARGO_PKG_VERSION").to_string())];
        let mut registry = Registry::with_prefix("wolfden");
        registry.register("build", "Version of this server", prometheus_client::metrics::info::Info::new(labels));
        let metrics = Metrics {
            requests: Family::default(),
            sockets: Gauge::default(),
            matches: Gauge::default(),
            connections: Gauge::default(),
            moves: Family::default(),
            refused: Family::default(),
            conflicts: Counter::default(),
            gaps: Counter::default(),
            timeouts: Family::default(),
            store_failures: Family::default(),
            bus_connected: Gauge::default(),
            bus_dropped: Counter::default(),
            shed: Counter::default(),
            reports: Counter::default(),
            expired: Counter::default(),
            sockets_by_kind: Family::default(),
            waiting: Family::default(),
            store: Family::default(),
            database_bytes: Gauge::default(),
            slow_clients: Counter::default(),
            stored: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
            thought: Histogram::new(exponential_buckets(0.001, 2.0, 13)),
            registry: Registry::default(),
        };
        registry.register("http_requests", "HTTP requests by route and status", metrics.requests.clone());
        registry.register("sockets", "Open play sockets", metrics.sockets.clone());
        registry.register("live_matches", "Matches in memory", metrics.matches.clone());
        registry.register("changes", "Changes acknowledged and stored, by game", metrics.moves.clone());
        registry.register("refused", "Requests refused at tables, by code", metrics.refused.clone());
        registry.register("conflicts", "Changes that another node stored first", metrics.conflicts.clone());
        registry.register("gaps", "Changes refused by the store because the preceding one is missing", metrics.gaps.clone());
        registry.register("timeouts", "Calls, writes and steps that timed out, by kind", metrics.timeouts.clone());
        registry.register("store_failures", "Database calls that failed, by kind", metrics.store_failures.clone());
        registry.register("bus_connected", "Whether NATS is connected (1) or not (0)", metrics.bus_connected.clone());
        registry.register("bus_dropped", "Notices to other nodes that were dropped", metrics.bus_dropped.clone());
        registry.register("connections", "Open TCP connections", metrics.connections.clone());
        registry.register("shed", "Sockets closed to make room for players", metrics.shed.clone());
        registry.register("expired", "Expired rows that were deleted", metrics.expired.clone());
        registry.register("sockets_by_kind", "Open play sockets of players and of spectators", metrics.sockets_by_kind.clone());
        registry.register("waiting", "Queue lengths: bots to think, requests at tables, notices to other nodes", metrics.waiting.clone());
        registry.register("store", "Database connections and queued writes", metrics.store.clone());
        registry.register("database_bytes", "Size of the database", metrics.database_bytes.clone());
        registry.register("reports", "Reports about players", metrics.reports.clone());
        registry.register("slow_clients", "Sockets closed because they did not keep up", metrics.slow_clients.clone());
        registry.register("store_seconds", "Time to store a change durably", metrics.stored.clone());
        registry.register("bot_seconds", "Time that a bot thinks", metrics.thought.clone());
        Metrics { registry, ..metrics }
    }

    /// Counts and logs a timeout.
    pub(crate) fn timed_out(&self, what: &'static str) {
        tracing::warn!(what, "timed out");
        self.timeouts.get_or_create(&[("what", what.to_string())]).inc();
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The names of our metrics in a text, without the suffixes that Prometheus adds.
    fn named(text: &str) -> BTreeSet<String> {
        let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| word.starts_with("wolfden_"));
        let plain = |word: &str| ["_total", "_bucket"].iter().find_map(|end| word.strip_suffix(end)).unwrap_or(word).to_string();
        words.map(plain).collect()
    }

    #[test]
    fn alerts_and_dashboard_use_existing_metrics() {
        let metrics = Metrics::new("test");
        // A metric with a label is not shown before it has a value.
        for counters in [&metrics.moves, &metrics.refused, &metrics.timeouts, &metrics.store_failures] {
            let _ = counters.get_or_create(&[("what", "test".to_string())]);
        }
        for gauges in [&metrics.sockets_by_kind, &metrics.waiting, &metrics.store] {
            set(gauges, ("what", "test"), 1);
        }
        let _ = metrics.requests.get_or_create(&[("route", "test".to_string()), ("status", "200".to_string())]);
        let metrics = metrics.text();
        let there: BTreeSet<&str> = metrics.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
        for text in [include_str!("../../../deploy/alerts.yml"), include_str!("../../../deploy/grafana.json")] {
            let named = named(text);
            assert!(named.len() > 8, "{named:?}");
            for name in named {
                assert!(there.contains(name.as_str()), "there is no metric {name}; there are {there:?}");
            }
        }
    }
}
