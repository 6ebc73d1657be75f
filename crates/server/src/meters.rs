//! What the operator can see at `/metrics`.
//!
//! The meters are values, not a global recorder, so that several servers in
//! one process (as in tests) count apart.

mod store;

use metrics::{Counter, Gauge, Histogram, Key, Label, Level, Metadata, Recorder, Unit};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle, PrometheusRecorder};
use store::StoreMeters;
use wire::Code;

/// Seconds, for how long things take.
const BUCKETS: [f64; 12] =
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

const METADATA: Metadata<'static> = Metadata::new("cantina", Level::INFO, None);

/// Everything that is counted.
pub struct Meters {
    recorder: PrometheusRecorder,
    handle: PrometheusHandle,
    /// Tables in memory.
    pub tables: Gauge,
    /// Open sockets.
    pub connections: Gauge,
    /// Open connections: sockets, and requests that are being answered or waited for.
    pub lines: Gauge,
    /// Open TCP connections, silent ones, a proxy's and the operator's included.
    pub tcp_lines: Gauge,
    /// Tables that could not be opened since the start.
    pub tables_damaged: Gauge,
    /// What is free in the data folder.
    pub free_bytes: Gauge,
    /// What is told of the store.
    pub store: StoreMeters,
    /// How late something that could go on did so.
    pub worker_wait_seconds: Histogram,
    /// The longest such wait of the last minute or two.
    pub worker_wait_longest: Gauge,
    /// Tables made.
    pub tables_opened: Counter,
    pub matches_found: Counter,
    /// Entries stored.
    pub entries: Counter,
    /// How long a write took.
    pub write_seconds: Histogram,
    /// Writes that failed.
    pub writes_failed: Counter,
    /// From a letter's arrival to the last message it caused.
    pub answer_seconds: Histogram,
    /// How long bots thought.
    pub think_seconds: Histogram,
    /// Devices that came to somebody by a code.
    pub devices_moved: Counter,
    /// Secrets that were changed.
    pub keys_changed: Counter,
    /// Connections that were too slow, too fast or too silent.
    pub dropped: Counter,
    /// Tables whose task ended by a panic and was rebuilt.
    pub panics: Counter,
}

impl Meters {
    pub fn new() -> Self {
        let recorder = PrometheusBuilder::new()
            .set_buckets(&BUCKETS)
            .expect("there are buckets")
            .build_recorder();
        let counter = |name: &'static str, what: &'static str| {
            recorder.describe_counter(name.into(), Some(Unit::Count), what.into());
            recorder.register_counter(&Key::from_static_name(name), &METADATA)
        };
        let gauge = |name: &'static str, what: &'static str| {
            recorder.describe_gauge(name.into(), Some(Unit::Count), what.into());
            recorder.register_gauge(&Key::from_static_name(name), &METADATA)
        };
        let histogram = |name: &'static str, what: &'static str| {
            recorder.describe_histogram(name.into(), Some(Unit::Seconds), what.into());
            recorder.register_histogram(&Key::from_static_name(name), &METADATA)
        };
        Self {
            tables: gauge("cantina_tables", "tables in memory"),
            connections: gauge("cantina_connections", "open sockets"),
            lines: gauge("cantina_lines", "open connections, sockets included"),
            tcp_lines: gauge(
                "cantina_tcp_lines",
                "open TCP connections, silent ones, a proxy's and the operator's included",
            ),
            tables_damaged: gauge("cantina_tables_damaged", "tables that could not be opened"),
            free_bytes: gauge("cantina_free_bytes", "bytes free where the tables are kept"),
            store: StoreMeters::new(&recorder),
            worker_wait_seconds: histogram(
                "cantina_worker_wait_seconds",
                "how late a heartbeat on the async workers was",
            ),
            worker_wait_longest: gauge(
                "cantina_worker_wait_longest_seconds",
                "the latest heartbeat of the last minute or two",
            ),
            tables_opened: counter("cantina_tables_opened_total", "tables made"),
            matches_found: counter(
                "cantina_matches_found_total",
                "people who were matched with a table that waited",
            ),
            entries: counter("cantina_entries_total", "entries stored"),
            write_seconds: histogram("cantina_write_seconds", "how long a durable write took"),
            writes_failed: counter("cantina_writes_failed_total", "writes that failed"),
            answer_seconds: histogram(
                "cantina_answer_seconds",
                "from the receipt of a wish to the last message it caused",
            ),
            think_seconds: histogram("cantina_think_seconds", "how long a bot thought"),
            devices_moved: counter("cantina_devices_moved_total", "devices that came by a code"),
            keys_changed: counter("cantina_keys_changed_total", "secrets that were changed"),
            dropped: counter(
                "cantina_dropped_total",
                "connections that were too slow, too fast or too silent",
            ),
            panics: counter("cantina_panics_total", "tables rebuilt after a panic"),
            handle: recorder.handle(),
            recorder,
        }
    }

    /// A wish was refused.
    pub fn refused(&self, code: Code) {
        let label = Label::new("code", code_name(code));
        let key = Key::from_parts("cantina_refusals_total", vec![label]);
        self.recorder.register_counter(&key, &METADATA).increment(1);
    }

    /// A connection or a request was refused before it was served.
    pub fn turned_away(&self, why: &'static str) {
        let key = Key::from_parts("cantina_turned_away_total", vec![Label::new("why", why)]);
        self.recorder.register_counter(&key, &METADATA).increment(1);
    }

    /// The certificate was looked at and found changed; it is used now, or cannot be.
    pub fn certificate_read(&self, is_used: bool) {
        let label = Label::new("result", if is_used { "used" } else { "refused" });
        let key = Key::from_parts("cantina_certificate_reads_total", vec![label]);
        self.recorder.register_counter(&key, &METADATA).increment(1);
    }

    /// When the certificate ends, in seconds since 1970.
    pub fn certificate_ends(&self, seconds: u64) {
        let key = Key::from_static_name("cantina_certificate_ends_timestamp_seconds");
        self.recorder.register_gauge(&key, &METADATA).set(seconds as f64);
    }

    /// Everything, as Prometheus reads it.
    pub fn render(&self) -> String {
        self.handle.run_upkeep();
        self.handle.render()
    }
}

/// The name of a code, as it is on the wire.
pub fn code_name(code: Code) -> String {
    let name = serde_json::to_value(code).ok();
    name.as_ref().and_then(serde_json::Value::as_str).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_shown() {
        let meters = Meters::new();
        meters.entries.increment(3);
        meters.refused(Code::NotHost);
        meters.write_seconds.record(0.003);
        let shown = meters.render();
        assert!(shown.contains("cantina_entries_total 3"), "{shown}");
        assert!(shown.contains("cantina_refusals_total{code=\"not_host\"} 1"), "{shown}");
        assert!(shown.contains("cantina_write_seconds_bucket{le=\"0.005\"} 1"), "{shown}");
        let other = Meters::new().render();
        assert!(!other.contains("cantina_entries_total 3"), "servers count apart");
    }
}
