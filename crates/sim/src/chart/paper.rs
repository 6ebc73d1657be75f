//! The sheet that charts are drawn on: its size, its colours, its letters.
//!
//! The sheet is white of its own, so that a picture is the same in a light and
//! in a dark reader. The colours are of a palette made for all eyes (Okabe and
//! Ito's).

use plotters::backend::SVGBackend;
use plotters::coord::Shift;
use plotters::drawing::{DrawingArea, DrawingAreaErrorKind, IntoDrawingArea};
use plotters::element::Text;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{FontDesc, FontFamily, FontStyle, RGBColor, TextStyle, WHITE};
use std::io;

/// How wide every picture is.
pub const WIDTH: u32 = 900;
/// Above what is drawn: the title, and a line for the legend and the marks.
pub const HEAD: u32 = 70;
/// Below what is drawn: the axis, its name, and the origin.
pub const FOOT: u32 = 84;
/// The axis and its name alone.
pub const AXIS: u32 = 48;
/// Left and right of everything.
pub const MARGIN: u32 = 20;

pub const INK: RGBColor = RGBColor(0x1F, 0x29, 0x33);
pub const FAINT: RGBColor = RGBColor(0x5B, 0x65, 0x70);
pub const GRID: RGBColor = RGBColor(0xE2, 0xE5, 0xE9);
pub const SERIES: [RGBColor; 2] = [RGBColor(0x00, 0x72, 0xB2), RGBColor(0xE6, 0x9F, 0x00)];
pub const MARK: RGBColor = RGBColor(0xD5, 0x5E, 0x00);
pub const AIM: RGBColor = RGBColor(0x00, 0x9E, 0x73);

/// How large the letters are.
pub const LETTERS: u32 = 15;
pub const LETTERS_SMALL: u32 = 13;
const LETTERS_TITLE: u32 = 21;

/// A string takes whatever is written, so an error is never met.
pub type Drawn = Result<(), DrawingAreaErrorKind<io::Error>>;

/// Where a text stands from its point.
#[derive(Clone, Copy)]
pub enum Side {
    /// It begins there.
    Right,
    /// It ends there.
    Left,
    /// It has its middle there.
    Middle,
}

/// A white sheet.
pub struct Paper<'a> {
    pub area: DrawingArea<SVGBackend<'a>, Shift>,
    height: u32,
}

impl<'a> Paper<'a> {
    pub fn new(svg: &'a mut String, height: u32) -> Self {
        let area = SVGBackend::with_string(svg, (WIDTH, height)).into_drawing_area();
        Self { area, height }
    }

    /// The title and the origin.
    pub fn write(&self, title: &str, origin: &str) -> Drawn {
        self.area.fill(&WHITE)?;
        let left = MARGIN as i32;
        let heading = FontDesc::new(FontFamily::SansSerif, LETTERS_TITLE.into(), FontStyle::Bold)
            .color(&INK)
            .pos(Pos::new(HPos::Left, VPos::Center));
        self.area.draw(&Text::new(title.to_owned(), (left, 24), heading))?;
        let at = (left, self.height as i32 - 14);
        self.text(origin, at, LETTERS_SMALL, FAINT, Side::Right)
    }

    pub fn text(
        &self,
        text: &str,
        at: (i32, i32),
        size: u32,
        color: RGBColor,
        side: Side,
    ) -> Drawn {
        self.area.draw(&Text::new(text.to_owned(), at, font(size, color, side)))
    }

    pub fn present(&self) -> Drawn {
        self.area.present()
    }
}

fn font(size: u32, color: RGBColor, side: Side) -> TextStyle<'static> {
    let side = match side {
        Side::Right => HPos::Left,
        Side::Left => HPos::Right,
        Side::Middle => HPos::Center,
    };
    letters(size, color).pos(Pos::new(side, VPos::Center))
}

/// Letters for an axis, which places them itself.
pub fn letters(size: u32, color: RGBColor) -> TextStyle<'static> {
    FontDesc::new(FontFamily::SansSerif, size.into(), FontStyle::Normal).color(&color)
}

/// How wide a text is at most, roughly: the reader's machine has the letters.
pub fn width(text: &str, size: u32) -> u32 {
    // Helvetica and its like take little more than half of their height.
    text.chars().count() as u32 * size * 47 / 100
}
