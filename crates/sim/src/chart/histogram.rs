//! How often each number came up.

use super::Histogram;
use super::paper::{
    AIM, AXIS, Drawn, FAINT, FOOT, GRID, HEAD, INK, LETTERS, LETTERS_SMALL, MARGIN, MARK, Paper,
    SERIES, Side, letters,
};
use plotters::chart::ChartBuilder;
use plotters::element::{PathElement, Rectangle};
use plotters::style::Color;
use std::collections::BTreeMap;

/// How high every histogram is.
pub const HEIGHT: u32 = 480;
/// The most bars of one picture; more numbers share bars.
const BARS_MAX: i64 = 60;
/// The most numbers along the lower edge.
const LABELS_MAX: usize = 14;
/// What a bar leaves free at each side.
const GAP: f64 = 0.06;

pub fn draw(paper: &Paper<'_>, histogram: &Histogram, axis: &str) -> Drawn {
    let (bars, step) = bars(histogram);
    let first = bars.keys().next().copied().unwrap_or(0);
    let last = bars.keys().next_back().copied().unwrap_or(0);
    let (first, last) = match &histogram.aim {
        Some(aim) => (first.min(*aim.start()), last.max(*aim.end())),
        None => (first, last),
    };
    let most = bars.values().copied().fold(0.0, f64::max).max(f64::MIN_POSITIVE) * 1.08;
    let (left, right) = (first as f64 - 0.5, (last + step) as f64 - 0.5);
    let mut plane = ChartBuilder::on(&paper.area)
        .margin_top(HEAD)
        .margin_bottom(FOOT - AXIS)
        .margin_left(MARGIN)
        .margin_right(MARGIN)
        .y_label_area_size(58)
        .x_label_area_size(AXIS)
        .build_cartesian_2d(left..right, 0.0..most)?;
    plane
        .configure_mesh()
        .disable_x_mesh()
        .y_max_light_lines(1)
        .bold_line_style(GRID)
        .light_line_style(GRID.mix(0.0))
        .axis_style(FAINT)
        .x_labels(LABELS_MAX.min((right - left) as usize + 1))
        .x_label_formatter(&|x| format!("{x:.0}"))
        .y_label_formatter(&|y| format!("{y:.0} %"))
        .x_desc(axis)
        .y_desc(format!("share of {}", histogram.of))
        .label_style(letters(LETTERS_SMALL, INK))
        .axis_desc_style(letters(LETTERS, INK))
        .draw()?;
    if let Some(aim) = &histogram.aim {
        let sides = [*aim.start() as f64 - 0.5, *aim.end() as f64 + 0.5];
        let corners = [(sides[0], 0.0), (sides[1], most)];
        plane.draw_series([Rectangle::new(corners, AIM.mix(0.14).filled())])?;
        let at = plane.backend_coord(&(sides[1], most));
        let text = format!("aim: {} to {}", aim.start(), aim.end());
        // Within the picture, as the mean is told above it.
        paper.text(&text, (at.0 + 6, at.1 + 12), LETTERS_SMALL, AIM, Side::Right)?;
    }
    plane.draw_series(bars.iter().map(|(number, share)| {
        let (left, width) = (*number as f64 - 0.5, step as f64);
        let corners = [(left + GAP * width, 0.0), (left + (1.0 - GAP) * width, *share)];
        Rectangle::new(corners, SERIES[0].filled())
    }))?;
    let mean = histogram.spread.mean();
    plane.draw_series([PathElement::new(vec![(mean, 0.0), (mean, most)], MARK.stroke_width(2))])?;
    let at = plane.backend_coord(&(mean, most));
    let text = format!("mean {mean:.1}");
    paper.text(&text, (at.0, at.1 - 10), LETTERS_SMALL, MARK, Side::Middle)
}

/// The bars by their least number, in per cent, and how many numbers share one.
fn bars(histogram: &Histogram) -> (BTreeMap<i64, f64>, i64) {
    let spread = &histogram.spread;
    let numbers = || spread.iter().map(|(number, _)| number);
    let range = numbers().max().unwrap_or(0) - numbers().min().unwrap_or(0) + 1;
    let step = [1, 2, 5, 10, 20, 50, 100]
        .into_iter()
        .find(|step| range / step < BARS_MAX)
        .unwrap_or(range / BARS_MAX + 1);
    let mut bars: BTreeMap<i64, f64> = BTreeMap::new();
    for (number, times) in spread.iter() {
        let share = 100.0 * times as f64 / spread.n() as f64;
        *bars.entry(number.div_euclid(step) * step).or_default() += share;
    }
    (bars, step)
}
