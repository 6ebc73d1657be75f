//! What a survey shows better than a table: data first, drawn last.

mod bars;
mod histogram;
mod paper;

use super::rate::Rate;
use super::survey::{Share, Spread};
use paper::Paper;
use std::ops::RangeInclusive;

/// A picture to be drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// The stem of its file's name.
    pub name: &'static str,
    pub title: String,
    /// What the horizontal axis counts, with its unit.
    pub axis: String,
    pub drawing: Drawing,
}

/// The kinds of pictures.
#[derive(Clone, PartialEq, Debug)]
pub enum Drawing {
    Histogram(Histogram),
    Bars(Bars),
}

/// How often each number came up, as a share of all.
#[derive(Clone, PartialEq, Debug)]
pub struct Histogram {
    pub spread: Spread,
    /// What is counted, in the plural.
    pub of: &'static str,
    /// Where the numbers were meant to lie.
    pub aim: Option<RangeInclusive<i64>>,
}

/// A horizontal bar for each thing and series.
#[derive(Clone, PartialEq, Debug)]
pub struct Bars {
    /// What each series is called; a single one needs no name.
    pub series: Vec<&'static str>,
    pub rows: Vec<Row>,
    /// Values that are worth a line across all bars.
    pub marks: Vec<Mark>,
}

/// One thing, with a bar in every series.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    pub name: String,
    pub bars: Vec<Bar>,
}

/// One value.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    pub at: f64,
    /// The 95 % interval, if there is one.
    pub interval: Option<[f64; 2]>,
    /// The value in words, beside the bar.
    pub text: String,
}

/// A value that is worth a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    pub at: f64,
    pub text: String,
}

impl Chart {
    /// How often those won who had each of these things, as multiples of a fair
    /// share, with lines at the fair one and at what would be too much.
    pub fn of_shares(
        name: &'static str,
        title: &str,
        shares: impl Iterator<Item = (String, Share)>,
        fair: f64,
        too_much: f64,
    ) -> Self {
        let rows = shares.map(|(name, share)| {
            let Rate { rate: at, low, high } = share.rate().over(fair);
            let text = format!("{at:.2} ({low:.2}–{high:.2}) of {}", share.n);
            Row { name, bars: vec![Bar { at, interval: Some([low, high]), text }] }
        });
        let mark = |at: f64, text: String| Mark { at, text };
        Self {
            name,
            title: title.to_owned(),
            axis: "wins as a multiple of the fair share, with 95 % interval".to_owned(),
            drawing: Drawing::Bars(Bars {
                series: vec!["wins"],
                rows: rows.collect(),
                marks: vec![mark(1.0, "fair".to_owned()), mark(too_much, too_much.to_string())],
            }),
        }
    }

    /// The picture as a file of its own, with a line below that tells its origin.
    pub fn to_svg(&self, origin: &str) -> String {
        let height = match &self.drawing {
            Drawing::Histogram(_) => histogram::HEIGHT,
            Drawing::Bars(it) => bars::height(it),
        };
        let mut svg = String::new();
        let paper = Paper::new(&mut svg, height);
        let drawn = paper.write(&self.title, origin).and_then(|()| match &self.drawing {
            Drawing::Histogram(it) => histogram::draw(&paper, it, &self.axis),
            Drawing::Bars(it) => bars::draw(&paper, it, &self.axis),
        });
        drawn.and_then(|()| paper.present()).expect("a string takes whatever is drawn");
        drop(paper);
        svg
    }
}

#[cfg(test)]
mod tests;
