//! The template of the picture.

use std::fmt::Write as _;
use words::Chart;

/// As wide and as high as previews of links like it.
pub const WIDTH: u32 = 1200;
/// See [`WIDTH`].
pub const HEIGHT: u32 = 630;

/// How many rows of the result there is room for.
const ROWS_MAX: usize = 6;
/// How many letters a name may have, and a line of the story.
const NAME_CHARS_MAX: usize = 20;
const STORY_CHARS_MAX: usize = 43;
/// How many lines the story may have in all.
const STORY_LINES_MAX: usize = 8;

/// What the picture shows, all of it public.
pub struct Card {
    pub game: String,
    pub stage: String,
    /// What is drawn in a box of 100 by 100.
    pub emblem: &'static str,
    /// The table's own map, where the game has one.
    pub chart: Option<Chart>,
    pub rows: Vec<Row>,
    pub story: Vec<String>,
}

/// One line of the result, or one seat before there is one.
pub struct Row {
    pub place: Option<u8>,
    pub name: String,
    pub score: Option<String>,
}

impl Row {
    /// Somebody at a table that is not over.
    pub fn waiting(name: String) -> Self {
        Self { place: None, name, score: None }
    }
}

impl Card {
    pub fn svg(&self) -> String {
        let mut svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">
<defs>
<radialGradient id="lamp" cx="0.22" cy="0.1" r="1.1"><stop offset="0" stop-color="#3a2a17"/><stop offset="0.55" stop-color="#1b1410"/><stop offset="1" stop-color="#0d0a08"/></radialGradient>
</defs>
<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#lamp)"/>
<rect x="18" y="18" width="1164" height="594" rx="26" fill="none" stroke="#8a7050" stroke-width="2"/>
<g transform="translate(56 52) scale(1.05)" fill="none" stroke="#e2b65c" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">{emblem}</g>
<text x="186" y="108" font-family="Chakra Petch, Atkinson Hyperlegible, sans-serif" font-weight="700" font-size="50" fill="#e2b65c">{game}</text>
<text x="188" y="148" font-family="Atkinson Hyperlegible, sans-serif" font-size="27" fill="#cdbda6">{stage}</text>
"##,
            emblem = self.emblem,
            game = escaped(&self.game),
            stage = escaped(&self.stage),
        );
        self.put_chart(&mut svg);
        self.put_rows(&mut svg);
        self.put_story(&mut svg);
        svg.push_str(
            r##"<text x="1144" y="588" text-anchor="end" font-family="Chakra Petch, Atkinson Hyperlegible, sans-serif" font-weight="700" font-size="24" fill="#a8977f">Cantina</text>
</svg>
"##,
        );
        svg
    }

    /// In the corner that the heading leaves free.
    fn put_chart(&self, svg: &mut String) {
        let Some(Chart { routes, places, ships }) = &self.chart else { return };
        write_line(
            svg,
            format_args!(
                r##"<g transform="translate(846 34) scale(1.46)" stroke-linejoin="round"><g fill="none" stroke="#6d583f">{routes}</g><g fill="#a58a63">{places}</g><g fill="#4fd6d0" stroke="#1b1410">{ships}</g></g>"##
            ),
        );
    }

    fn put_rows(&self, svg: &mut String) {
        for (idx, row) in self.rows.iter().take(ROWS_MAX).enumerate() {
            let y = 200 + 62 * idx;
            let is_first = row.place == Some(1);
            let (fill, ink) =
                if is_first { ("#e2b65c", "#1c1206") } else { ("#2a211a", "#f4e9d8") };
            let (line, middle) = (y + 36, y + 25);
            write_line(
                svg,
                format_args!(
                    r##"<rect x="56" y="{y}" width="470" height="52" rx="12" fill="{fill}"/>"##
                ),
            );
            let mut left = 78;
            if let Some(place) = row.place {
                write_line(
                    svg,
                    format_args!(
                        r##"<circle cx="86" cy="{middle}" r="17" fill="none" stroke="{ink}" stroke-width="2"/><text x="86" y="{base}" text-anchor="middle" font-family="Chakra Petch, sans-serif" font-weight="700" font-size="22" fill="{ink}">{place}</text>"##,
                        base = y + 33,
                    ),
                );
                left = 116;
            }
            write_line(
                svg,
                format_args!(
                    r##"<text x="{left}" y="{line}" font-family="Atkinson Hyperlegible, sans-serif" font-weight="700" font-size="29" fill="{ink}">{name}</text>"##,
                    name = escaped(&shortened(&row.name, NAME_CHARS_MAX)),
                ),
            );
            if let Some(score) = &row.score {
                write_line(
                    svg,
                    format_args!(
                        r##"<text x="506" y="{line}" text-anchor="end" font-family="Chakra Petch, Atkinson Hyperlegible, sans-serif" font-weight="700" font-size="29" fill="{ink}">{score}</text>"##,
                        score = escaped(score),
                    ),
                );
            }
        }
    }

    fn put_story(&self, svg: &mut String) {
        let mut y = 222;
        let mut n_lines = 0;
        for sentence in &self.story {
            let lines = broken(sentence, STORY_CHARS_MAX);
            if n_lines + lines.len() > STORY_LINES_MAX {
                break;
            }
            write_line(
                svg,
                format_args!(r##"<circle cx="568" cy="{}" r="5" fill="#4fd6d0"/>"##, y - 9),
            );
            for line in &lines {
                write_line(
                    svg,
                    format_args!(
                        r##"<text x="588" y="{y}" font-family="Atkinson Hyperlegible, sans-serif" font-size="26" fill="#f4e9d8">{}</text>"##,
                        escaped(line)
                    ),
                );
                y += 34;
            }
            n_lines += lines.len();
            y += 18;
        }
    }
}

fn write_line(svg: &mut String, line: std::fmt::Arguments<'_>) {
    svg.write_fmt(line).expect("a text takes all that is written");
    svg.push('\n');
}

/// A text of somebody's as the text of an element.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

fn shortened(text: &str, n_chars: usize) -> String {
    if text.chars().count() <= n_chars {
        return text.to_owned();
    }
    let start: String = text.chars().take(n_chars - 1).collect();
    format!("{}…", start.trim_end())
}

/// A sentence in lines of this many letters, broken between words where that can be.
fn broken(text: &str, n_chars: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= n_chars {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_is_called_stays_text() {
        let rows = vec![Row::waiting("<b>&\"Ada\u{1}".to_owned())];
        let card = Card {
            game: "A game".to_owned(),
            stage: String::new(),
            emblem: "",
            chart: None,
            rows,
            story: Vec::new(),
        };
        assert!(card.svg().contains("&lt;b&gt;&amp;&quot;Ada "), "{}", card.svg());
    }

    #[test]
    fn long_texts_are_broken_between_words() {
        assert_eq!(broken("one two three", 8), ["one two", "three"]);
        assert_eq!(broken("incomprehensibilities", 8), ["incomprehensibilities"]);
        assert_eq!(shortened("Old Marl", 20), "Old Marl");
        assert_eq!(shortened("Somebody with a long name", 10), "Somebody…");
    }
}
