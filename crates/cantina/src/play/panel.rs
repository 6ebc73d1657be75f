//! The part of the screen that shows the game itself.

mod bounty_hunters;
mod han_solo;
mod outer_rim;
mod pen;

use super::phrases::Phrases;
use super::theme::Theme;
use catalog::Hosted;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget as _, Wrap};
use std::borrow::Cow;
use std::sync::Arc;
use tabletop::{Seat, Viewer};
use words::{Lang, Speaker, Teller as _};

/// What a panel is drawn from: what the person may know, and nothing else.
pub struct Look<'a, G: Hosted> {
    pub view: &'a G::View,
    pub content: &'a Arc<G::Content>,
    pub speaker: &'a Speaker<'a>,
    pub phrases: &'static Phrases,
    pub theme: Theme,
    /// The person's seat.
    pub me: Seat,
    /// Whom the table waits for.
    pub awaited: &'a [Seat],
    /// The page on show, where the table has several.
    pub page: usize,
    /// How many lines it is scrolled down.
    pub scroll: u16,
}

/// Something worth a pause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    pub title: String,
    pub lines: Vec<String>,
}

/// A game with a place in the terminal. Without a drawing of its own it is
/// shown in words, which is enough to play it.
pub trait Drawn: Hosted<Content: Clone> {
    /// How many pages its table has; Tab turns them.
    const PAGES: usize = 1;

    /// What the game is called.
    fn title(lang: Lang) -> Cow<'static, str> {
        Speaker::new(lang, &[], Viewer::Spectator).plain(&format!("game-{}", Self::ID)).into()
    }

    /// How far the game is, for the title line.
    fn progress(_look: &Look<'_, Self>) -> String {
        String::new()
    }

    /// What is worth a pause when it happens: a title and lines that stay on
    /// the screen until the person has seen them.
    fn moment(_look: &Look<'_, Self>, _sight: &Self::Sight) -> Option<Moment> {
        None
    }

    /// Draws what the person may know.
    fn draw(look: &Look<'_, Self>, area: Rect, buf: &mut Buffer) {
        draw_outline(look, area, buf);
    }
}

/// The games of the catalogue that are shown in words.
macro_rules! in_words {
    ($($game:ident)*) => { $(impl Drawn for catalog::games::$game {})* };
}
catalog::plain_games!(in_words);

/// The table in words: headings and lists.
pub fn draw_outline<G: Hosted>(look: &Look<'_, G>, area: Rect, buf: &mut Buffer) {
    let outline = G::teller(look.speaker, look.content, look.view).outline();
    let mut lines = Vec::new();
    for section in outline.sections {
        lines.push(Line::styled(section.heading, look.theme.heading()));
        lines.extend(section.lines.into_iter().map(|line| Line::raw(format!("  {line}"))));
    }
    Paragraph::new(lines).wrap(Wrap { trim: false }).scroll((look.scroll, 0)).render(area, buf);
}
