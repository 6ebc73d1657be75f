//! What can be told of a whole game in figures, once it is over.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What can be told of a whole game in figures, in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Stats {
    /// Charts and tables, the most telling first.
    pub sections: Vec<StatSection>,
}

/// A chart or a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StatSection {
    /// How something went over time.
    Chart(StatChart),
    /// Facts in rows.
    Table(StatTable),
}

/// How something went over time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct StatChart {
    /// What it shows.
    pub title: String,
    /// What is counted from left to right, such as turns.
    pub across: String,
    /// The number of the first value from the left.
    pub first: u32,
    /// Whether the values of the series add up, those below zero downwards.
    pub stacked: bool,
    /// Lines, or layers; all have as many values.
    pub series: Vec<StatSeries>,
}

/// One line, or one layer, of a chart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct StatSeries {
    /// What it is called.
    pub name: String,
    /// Whose it is, if it is a seat's.
    pub seat: Option<Seat>,
    /// The values from left to right.
    pub values: Vec<i32>,
}

/// Facts in rows. The first column says what a row is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct StatTable {
    /// What it shows.
    pub title: String,
    /// The columns.
    pub columns: Vec<StatColumn>,
    /// As many cells as columns in each row.
    pub rows: Vec<Vec<String>>,
}

/// One column of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct StatColumn {
    /// Its heading.
    pub title: String,
    /// Whether its cells are numbers.
    pub number: bool,
}
