//! Horizontal bars, with intervals and lines across.

use super::paper::{
    AXIS, Drawn, FAINT, FOOT, GRID, HEAD, INK, LETTERS, LETTERS_SMALL, MARGIN, MARK, Paper, SERIES,
    Side, WIDTH, letters, width,
};
use super::{Bar, Bars};
use plotters::backend::SVGBackend;
use plotters::chart::{ChartBuilder, ChartContext};
use plotters::coord::cartesian::Cartesian2d;
use plotters::coord::types::RangedCoordf64;
use plotters::element::{Circle, PathElement, Rectangle};
use plotters::style::{Color, RGBColor, ShapeStyle};

/// More rows than this are drawn close together.
const ROOMY: usize = 40;
/// What a bar leaves of its row, above and below.
const GAP: f64 = 0.14;
/// How far a whisker's end reaches, in rows.
const CAP: f64 = 0.16;
/// Between a bar and its words.
const SPACE: i32 = 8;

type Plane<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

/// How high a picture of these bars is.
pub fn height(bars: &Bars) -> u32 {
    HEAD + FOOT + row_height(bars) * bars.rows.len().max(1) as u32
}

fn row_height(bars: &Bars) -> u32 {
    let one = if bars.rows.len() > ROOMY { 15 } else { 20 };
    one * bars.series.len() as u32 + if bars.rows.len() > ROOMY { 0 } else { 6 }
}

fn letters_of(bars: &Bars) -> u32 {
    if bars.rows.len() > ROOMY { LETTERS_SMALL } else { LETTERS }
}

pub fn draw(paper: &Paper<'_>, bars: &Bars, axis: &str) -> Drawn {
    let size = letters_of(bars);
    let all = || bars.rows.iter().flat_map(|row| &row.bars);
    let names = bars.rows.iter().map(|row| width(&row.name, size)).max().unwrap_or(0);
    let words = all().map(|bar| width(&bar.text, size)).max().unwrap_or(0);
    let ends = all().map(end).chain(bars.marks.iter().map(|mark| mark.at));
    let most = ends.fold(0.0, f64::max);
    // An axis needs some length, even where everything is nothing.
    let most = if most > 0.0 { most } else { 1.0 };
    let n_rows = bars.rows.len().max(1) as f64;
    let mut plane = ChartBuilder::on(&paper.area)
        .margin_top(HEAD)
        .margin_bottom(FOOT - AXIS)
        .margin_left(MARGIN)
        .margin_right(MARGIN + words + SPACE as u32)
        .y_label_area_size(names + SPACE as u32)
        .x_label_area_size(AXIS)
        .build_cartesian_2d(0.0..most * 1.02, 0.0..n_rows)?;
    plane
        .configure_mesh()
        .disable_y_mesh()
        .disable_y_axis()
        .x_max_light_lines(1)
        .bold_line_style(GRID)
        .light_line_style(GRID.mix(0.0))
        .axis_style(FAINT)
        .x_label_formatter(&|x| if most >= 10.0 { format!("{x:.0}") } else { format!("{x:.1}") })
        .x_desc(axis)
        .x_label_style(letters(LETTERS_SMALL, INK))
        .axis_desc_style(letters(LETTERS, INK))
        .draw()?;
    for (idx, row) in bars.rows.iter().enumerate() {
        // The first row stands at the top.
        let top = n_rows - idx as f64;
        let left = plane.backend_coord(&(0.0, top - 0.5));
        paper.text(&row.name, (left.0 - SPACE, left.1), size, INK, Side::Left)?;
        let step = 1.0 / bars.series.len() as f64;
        for (series, bar) in row.bars.iter().enumerate() {
            let top = top - step * series as f64;
            bar_of(&mut plane, bar, top, step, SERIES[series % SERIES.len()])?;
            // Where lines go across the bars, words keep out of their way.
            let at = if bars.marks.is_empty() { end(bar) } else { most * 1.02 };
            let right = plane.backend_coord(&(at, top - step / 2.0));
            paper.text(&bar.text, (right.0 + SPACE, right.1), size, FAINT, Side::Right)?;
        }
    }
    lines(paper, &mut plane, bars, n_rows)?;
    legend(paper, bars)
}

/// Where a bar and its interval end.
fn end(bar: &Bar) -> f64 {
    bar.interval.map_or(bar.at, |[_, high]| high.max(bar.at))
}

fn bar_of(plane: &mut Plane<'_, '_>, bar: &Bar, top: f64, step: f64, color: RGBColor) -> Drawn {
    let (above, below, middle) = (top - GAP * step, top - (1.0 - GAP) * step, top - step / 2.0);
    let corners = [(0.0, above), (bar.at, below)];
    plane.draw_series([Rectangle::new(corners, color.filled())])?;
    if let Some([low, high]) = bar.interval {
        let cap = |at: f64| vec![(at, middle - CAP * step), (at, middle + CAP * step)];
        let whisker = [vec![(low, middle), (high, middle)], cap(low), cap(high)];
        plane.draw_series(whisker.map(|line| PathElement::new(line, INK)))?;
    }
    Ok(())
}

fn lines(paper: &Paper<'_>, plane: &mut Plane<'_, '_>, bars: &Bars, n_rows: f64) -> Drawn {
    for mark in &bars.marks {
        let style: ShapeStyle = MARK.stroke_width(2);
        let line = vec![(mark.at, 0.0), (mark.at, n_rows)];
        plane.draw_series([PathElement::new(line, style)])?;
        let top = plane.backend_coord(&(mark.at, n_rows));
        paper.text(&mark.text, (top.0, top.1 - 10), LETTERS_SMALL, MARK, Side::Middle)?;
    }
    Ok(())
}

/// What the colours mean, at the right above the bars.
fn legend(paper: &Paper<'_>, bars: &Bars) -> Drawn {
    if bars.series.len() < 2 {
        return Ok(());
    }
    let mut right = (WIDTH - MARGIN) as i32;
    for (idx, name) in bars.series.iter().enumerate().rev() {
        paper.text(name, (right, 52), LETTERS, INK, Side::Left)?;
        right -= width(name, LETTERS) as i32 + 14;
        let dot = Circle::new((right, 52), 6, SERIES[idx % SERIES.len()].filled());
        paper.area.draw(&dot)?;
        right -= 20;
    }
    Ok(())
}
