//! Drawing a panel from the top down.

use super::Look;
use catalog::Hosted;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Draws from the top down. What does not fit is cut off.
pub(super) struct Pen<'a, 'b, G: Hosted> {
    pub(super) look: &'a Look<'a, G>,
    pub(super) area: Rect,
    pub(super) buf: &'b mut Buffer,
    /// The current line.
    pub(super) y: u16,
}

impl<'a, 'b, G: Hosted> Pen<'a, 'b, G> {
    pub(super) fn new(look: &'a Look<'a, G>, area: Rect, buf: &'b mut Buffer) -> Self {
        Self { look, area, buf, y: area.y }
    }

    /// Writes at a column of the current line, as far as there is room.
    pub(super) fn put(&mut self, x: u16, text: &str, style: Style) {
        self.put_at(x, self.y, text, style);
    }

    pub(super) fn put_at(&mut self, x: u16, y: u16, text: &str, style: Style) {
        if y < self.area.bottom() && x < self.area.width {
            let room = usize::from(self.area.width - x);
            self.buf.set_stringn(self.area.x + x, y, text, room, style);
        }
    }

    /// A line of air, unless there is little room.
    pub(super) fn gap(&mut self, tight: bool) {
        self.y += u16::from(!tight);
    }
}
