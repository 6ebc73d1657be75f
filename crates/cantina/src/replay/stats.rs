//! Statistics as text: tables with a rule under their heads.

use crate::play::text::{fit, len};
use std::fmt::Write as _;
use wire::{StatChart, StatColumn, StatSection, StatTable, Stats};

/// All charts and tables, one under the other. A chart is shown as its numbers.
pub fn to_text(stats: &Stats) -> String {
    let mut text = String::new();
    for section in &stats.sections {
        match section {
            StatSection::Chart(chart) => write_table(&mut text, &in_numbers(chart)),
            StatSection::Table(table) => write_table(&mut text, table),
        }
    }
    text
}

/// One row a series, one column a value.
fn in_numbers(chart: &StatChart) -> StatTable {
    let n_values = chart.series.iter().map(|series| series.values.len()).max().unwrap_or(0);
    let mut columns = vec![StatColumn { title: chart.across.clone(), number: false }];
    columns.extend(
        (chart.first..)
            .take(n_values)
            .map(|number| StatColumn { title: number.to_string(), number: true }),
    );
    let rows = chart.series.iter().map(|series| {
        let mut row = vec![series.name.clone()];
        row.extend(series.values.iter().map(|value| value.to_string().replace('-', "−")));
        row
    });
    StatTable { title: chart.title.clone(), columns, rows: rows.collect() }
}

fn write_table(text: &mut String, table: &StatTable) {
    let widths: Vec<usize> = table
        .columns
        .iter()
        .enumerate()
        .map(|(idx, column)| {
            let cells = table.rows.iter().map(|row| len(&row[idx]));
            cells.max().unwrap_or(0).max(len(&column.title))
        })
        .collect();
    let line = |cells: Vec<&str>| {
        let each: Vec<String> = cells
            .iter()
            .zip(&table.columns)
            .zip(&widths)
            .map(|((cell, column), width)| {
                let gap = width - len(cell);
                if column.number { format!("{:gap$}{cell}", "") } else { fit(cell, *width) }
            })
            .collect();
        each.join("  ").trim_end().to_owned()
    };
    let head = line(table.columns.iter().map(|column| column.title.as_str()).collect());
    let _ = writeln!(text, "{}\n\n{head}\n{}", table.title, "─".repeat(len(&head)));
    for row in &table.rows {
        let _ = writeln!(text, "{}", line(row.iter().map(String::as_str).collect()));
    }
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;
    use wire::StatSeries;

    #[test]
    fn a_chart_becomes_rows_of_numbers() {
        let series = StatSeries { name: "Rey".to_owned(), seat: None, values: vec![3, -12] };
        let chart = StatChart {
            title: "Points".to_owned(),
            across: "Turn".to_owned(),
            first: 9,
            stacked: false,
            series: vec![series],
        };
        let stats = Stats { sections: vec![StatSection::Chart(chart)] };
        assert_eq!(to_text(&stats), "Points\n\nTurn  9   10\n────────────\nRey   3  −12\n\n");
    }
}
