//! Scripts as lines: deeds run together, tests and choices stand above their outcomes.
//!
//! Lines are made with the depth they have below their own head, and pushed
//! deeper when something heads them.

use super::pen::{Known, Mood, Pen};
use super::pieces::{Deed, Piece};
use super::polish::capital;
use outer_rim::{Cost, Effect};
use std::fmt;

/// One line of the text of a card.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// How deep it stands below the lines before it.
    pub indent: u8,
    /// Whether it is one of several to choose from.
    pub bullet: bool,
    /// What it is headed by, with its colon, such as `Action:` or `Pass:`.
    pub label: Option<String>,
    /// What it says; a line may be a label alone.
    pub text: String,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.label {
            Some(label) if self.text.is_empty() => f.write_str(label),
            Some(label) => write!(f, "{label} {}", self.text),
            None => f.write_str(&self.text),
        }
    }
}

/// Costs and what they buy.
#[derive(Clone, Copy, Debug)]
pub(super) struct Script<'a> {
    pub cost: &'a [Cost],
    pub effects: &'a [Effect],
}

impl<'a> Script<'a> {
    pub(super) fn free(script: &'a outer_rim::Script) -> Self {
        Self { cost: &[], effects: script.effects() }
    }
}

/// Sentences, and what stands below them.
#[derive(Default)]
struct Paragraph {
    text: String,
    below: Vec<Line>,
    /// Whether its last sentence holds only in some case.
    in_a_case: bool,
}

/// Pushes lines deeper.
pub(super) fn deeper(lines: Vec<Line>) -> impl Iterator<Item = Line> {
    lines.into_iter().map(|line| Line { indent: line.indent + 1, ..line })
}

impl Pen<'_> {
    /// A line that stands alone.
    pub(super) fn line(&self, text: &str) -> Line {
        Line { text: self.finish(&capital(&stopped(text))), ..Line::default() }
    }

    /// A line with a label; what follows a colon begins small.
    pub(super) fn labelled(&self, label: &str, text: &str) -> Line {
        let label = Some(self.finish(&capital(label)));
        Line { label, text: self.finish(&stopped(text)), ..Line::default() }
    }

    /// A script as orders.
    pub(super) fn script(&self, script: &outer_rim::Script, known: Known<'_>) -> Vec<Line> {
        self.told(None, None, Script::free(script), known)
    }

    /// A script below a label, or nothing where it does nothing.
    pub(super) fn under(
        &self,
        label: &str,
        script: &outer_rim::Script,
        known: Known<'_>,
    ) -> Vec<Line> {
        if script.is_empty() {
            return Vec::new();
        }
        let pieces = self.pieces(Script::free(script), known.outcomes, known);
        self.laid(Some(label.to_owned()), None, pieces)
    }

    /// A script as an order, headed by a label and a circumstance where there are any.
    pub(super) fn told(
        &self,
        label: Option<String>,
        when: Option<String>,
        script: Script<'_>,
        known: Known<'_>,
    ) -> Vec<Line> {
        self.laid(label, when, self.pieces(script, Mood::Do, known))
    }

    /// Pieces as lines. The first line carries the label and the circumstance.
    pub(super) fn laid(
        &self,
        label: Option<String>,
        when: Option<String>,
        pieces: Vec<Piece>,
    ) -> Vec<Line> {
        let headed = label.is_some();
        let mut paragraphs = self.paragraphs(pieces).into_iter();
        let Some(first) = paragraphs.next() else { return Vec::new() };
        let bare = first.text.is_empty();
        let text = match when {
            Some(when) if bare => format!("{when}:"),
            Some(when) => {
                self.say("orc-circumstance", [("when", when.into()), ("text", first.text.into())])
            }
            None => first.text,
        };
        let mut lines = Vec::new();
        let has_head = headed || !text.is_empty();
        match label {
            Some(label) => lines.push(self.labelled(&label, &text)),
            None if has_head => lines.push(self.line(&text)),
            None => {}
        }
        if has_head {
            lines.extend(deeper(first.below));
        } else {
            lines.extend(first.below);
        }
        for Paragraph { text, below, .. } in paragraphs {
            let mut more = Vec::new();
            if text.is_empty() {
                more.extend(below);
            } else {
                let text = self.say("orc-then", [("text", text.into())]);
                more.push(self.line(&text));
                more.extend(deeper(below));
            }
            if headed || bare && has_head {
                lines.extend(deeper(more));
            } else {
                lines.extend(more);
            }
        }
        lines
    }

    /// Sentences as long as they can run on, each with what stands below the last of them.
    fn paragraphs(&self, pieces: Vec<Piece>) -> Vec<Paragraph> {
        let mut done = Vec::new();
        let mut open = Paragraph::default();
        let mut run: Vec<Deed> = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Deed(deed) => run.push(deed),
                Piece::Sentence(text) => {
                    self.end_run(&mut run, &mut open);
                    self.go_on(&mut open, text);
                }
                Piece::Case(text) => {
                    self.end_run(&mut run, &mut open);
                    add(&mut open.text, &text);
                    open.in_a_case = true;
                }
                Piece::Head { text, below, stands } => {
                    if stands {
                        self.end_run(&mut run, &mut open);
                        self.go_on(&mut open, text);
                    } else {
                        run.push(Deed { text, verb: None, follows: true });
                        self.end_run(&mut run, &mut open);
                    }
                    open.below = below;
                    done.push(std::mem::take(&mut open));
                }
                Piece::Lines(below) => {
                    self.end_run(&mut run, &mut open);
                    if !open.text.is_empty() {
                        done.push(std::mem::take(&mut open));
                    }
                    done.push(Paragraph { below, ..Paragraph::default() });
                }
            }
        }
        self.end_run(&mut run, &mut open);
        if !open.text.is_empty() {
            done.push(open);
        }
        done
    }

    fn end_run(&self, run: &mut Vec<Deed>, open: &mut Paragraph) {
        if !run.is_empty() {
            self.go_on(open, self.run(run));
            run.clear();
        }
    }

    /// Adds what happens in any case; after a case it says so.
    fn go_on(&self, open: &mut Paragraph, text: String) {
        if open.in_a_case {
            add(&mut open.text, &self.say("orc-then", [("text", text.into())]));
        } else {
            add(&mut open.text, &text);
        }
        open.in_a_case = false;
    }

    /// Deeds in one sentence; those with the same verb share it.
    pub(super) fn run(&self, deeds: &[Deed]) -> String {
        let mut groups: Vec<(Option<&str>, Vec<String>)> = Vec::new();
        for deed in deeds {
            let verb = deed.verb.as_deref();
            match groups.last_mut() {
                Some((last, objects)) if verb.is_some() && *last == verb => {
                    objects.push(deed.object().to_owned());
                }
                _ => groups.push((verb, vec![deed.text.clone()])),
            }
        }
        let texts: Vec<String> =
            groups.iter().map(|(_, objects)| self.and_objects(objects)).collect();
        self.and(&texts)
    }
}

/// Adds a sentence; the first keeps its small letter, for something may come before it.
fn add(text: &mut String, sentence: &str) {
    if text.is_empty() {
        text.push_str(&stopped(sentence));
    } else {
        text.push(' ');
        text.push_str(&capital(&stopped(sentence)));
    }
}

/// With a full stop, where nothing else ends it.
fn stopped(text: &str) -> String {
    let ended = text.is_empty() || text.ends_with(['.', ':', '!', '?']);
    if ended { text.to_owned() } else { format!("{text}.") }
}
