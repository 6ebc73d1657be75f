//! What the operator can see of the store.

use super::METADATA;
use metrics::{Counter, Gauge, Key, Recorder, Unit};
use metrics_exporter_prometheus::PrometheusRecorder;

/// What the store takes, how it grows, and what is done to keep it in shape.
pub struct StoreMeters {
    /// What it takes, and how much of that new tables will fill first.
    pub bytes: Gauge,
    pub reusable_bytes: Gauge,
    /// How it grows, and when the disk will be full at that.
    pub growth: Gauge,
    pub disk_full_in: Gauge,
    /// Whether acknowledged moves are missing since the start.
    pub lost: Gauge,
    /// Rows and transactions since the start.
    pub rows: Gauge,
    pub commits: Gauge,
    /// Old tables that were removed.
    pub pruned: Counter,
    /// Tables that were read in search of damage.
    pub inspected: Counter,
}

impl StoreMeters {
    pub(super) fn new(recorder: &PrometheusRecorder) -> Self {
        let gauge = |name: &'static str, what: &'static str| {
            recorder.describe_gauge(name.into(), Some(Unit::Count), what.into());
            recorder.register_gauge(&Key::from_static_name(name), &METADATA)
        };
        let counter = |name: &'static str, what: &'static str| {
            recorder.describe_counter(name.into(), Some(Unit::Count), what.into());
            recorder.register_counter(&Key::from_static_name(name), &METADATA)
        };
        Self {
            bytes: gauge("cantina_store_bytes", "bytes that the database takes"),
            reusable_bytes: gauge(
                "cantina_store_reusable_bytes",
                "of these, bytes that new tables will fill before more is taken",
            ),
            growth: gauge(
                "cantina_store_growth_bytes_per_day",
                "by how much the tables grow, measured over the last week at most",
            ),
            disk_full_in: gauge(
                "cantina_disk_full_in_seconds",
                "when nothing will be free at that growth; 0 while nothing can be said",
            ),
            lost: gauge(
                "cantina_store_lost",
                "1 if acknowledged moves were missing when the data folder was opened",
            ),
            rows: gauge("cantina_store_rows", "rows stored since the start"),
            commits: gauge("cantina_store_commits", "transactions since the start"),
            pruned: counter("cantina_tables_pruned_total", "old tables removed by rule"),
            inspected: counter("cantina_tables_inspected_total", "tables read in search of damage"),
        }
    }
}
