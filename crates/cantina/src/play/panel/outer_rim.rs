//! Outer Rim with Unfinished Business in characters: the sections of the table in words, laid
//! out on pages that Tab turns, so that the smallest window holds each of them.

use super::{Drawn, Look, Moment};
use crate::play::text::{fit, len, wrap};
use catalog::games::OuterRim;
use outer_rim::{Event, GoalEvent, PlayerEvent, Sight};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget as _};
use std::borrow::Cow;
use wire::{Outline, Section};
use words::{Lang, Teller as _, Words as _};

/// The pages: around you, you and what you carry, the market, the others, the Rim, cards to read.
const PAGES: [&str; 6] = ["around", "you", "market", "others", "rim", "read"];

impl Drawn for OuterRim {
    const PAGES: usize = PAGES.len();

    fn title(lang: Lang) -> Cow<'static, str> {
        let title = match lang {
            Lang::En => "Star Wars: Outer Rim",
            Lang::Es => "Star Wars: El Borde Exterior",
            Lang::Fr => "Star Wars\u{a0}: Bordure Extérieure",
        };
        Cow::Borrowed(title)
    }

    fn progress(look: &Look<'_, Self>) -> String {
        let me = &look.view.players[look.me.idx()];
        let goal = look.view.setup.options.fame;
        format!("★ {}/{goal} · {} {}", me.fame_total, look.phrases.round, look.view.round)
    }

    fn moment(look: &Look<'_, Self>, sight: &Sight) -> Option<Moment> {
        let Sight::Seen(
            Event::Goal(GoalEvent::Flipped { .. }) | Event::Player(PlayerEvent::Defeated { .. }),
        ) = sight
        else {
            return None;
        };
        let line = Self::line(look.speaker, look.content, sight)?.line;
        Some(Moment { title: "★".to_owned(), lines: vec![line] })
    }

    fn draw(look: &Look<'_, Self>, area: Rect, buf: &mut Buffer) {
        let outline = Self::teller(look.speaker, look.content, look.view).outline();
        tabs(look, Rect { height: 1, ..area }, buf);
        let page = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        let lines = page_lines(look, &outline, usize::from(area.width));
        // The last line stays on the screen, however far one scrolls.
        let most = (lines.len() as u16).saturating_sub(page.height);
        Paragraph::new(lines).scroll((look.scroll.min(most), 0)).render(page, buf);
    }
}

fn tabs(look: &Look<'_, OuterRim>, area: Rect, buf: &mut Buffer) {
    let mut spans = vec![Span::styled("⇥", look.theme.calm())];
    for (idx, page) in PAGES.iter().enumerate() {
        let name = look.speaker.plain(&format!("or-page-{page}"));
        let style = if idx == look.page { look.theme.cursor() } else { look.theme.dim() };
        spans.push(Span::styled(format!(" {name} "), style));
    }
    Line::from(spans).render(area, buf);
}

/// The page a section of the outline stands on.
fn page_of(topic: &str) -> usize {
    match topic {
        "here" | "reach" => 0,
        "you" | "cards" => 1,
        "market" => 2,
        "rim" | "table" => 4,
        _ => 3,
    }
}

/// The sections of a page; the last one is for reading every card in sight.
fn page_lines(look: &Look<'_, OuterRim>, outline: &Outline, width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for section in &outline.sections {
        if look.page == PAGES.len() - 1 {
            write_cards(look, section, width, &mut lines);
        } else if page_of(&section.topic) == look.page {
            write_section(look, section, width, &mut lines);
        }
    }
    if lines.is_empty() {
        lines.push(Line::styled(look.speaker.plain("or-page-empty"), look.theme.dim()));
    }
    lines
}

fn write_section(
    look: &Look<'_, OuterRim>,
    section: &Section,
    width: usize,
    lines: &mut Vec<Line<'static>>,
) {
    lines.push(Line::styled(fit(&section.heading, width), look.theme.heading()));
    for text in &section.lines {
        hang(text, width, Style::new(), lines);
    }
}

fn write_cards(
    look: &Look<'_, OuterRim>,
    section: &Section,
    width: usize,
    lines: &mut Vec<Line<'static>>,
) {
    for card in &section.cards {
        let title = fit(&format!("{} · {}", card.title, section.heading), width);
        lines.push(Line::styled(title, look.theme.heading()));
        if let Some(flavour) = &card.flavour {
            hang(flavour, width, look.theme.dim().add_modifier(Modifier::ITALIC), lines);
        }
        for text in &card.lines {
            hang(text, width, Style::new(), lines);
        }
    }
}

/// A line whose second row stands a little to the right.
fn hang(text: &str, width: usize, style: Style, lines: &mut Vec<Line<'static>>) {
    let depth = len(text) - len(text.trim_start_matches('\u{a0}'));
    let inner = width.saturating_sub(depth + 2);
    for (nth, part) in wrap(text.trim_start_matches('\u{a0}'), inner).into_iter().enumerate() {
        let indent = " ".repeat(depth + if nth == 0 { 0 } else { 2 });
        lines.push(Line::styled(format!("{indent}{part}"), style));
    }
}
