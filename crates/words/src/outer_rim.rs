//! Outer Rim in words.

mod answers;
mod aside;
mod barred;
mod chart;
mod course;
mod deals;
pub mod describe;
mod level;
mod log;
mod names;
mod outline;
mod place;
mod question;
mod reader;
mod shelf;
mod shown;
mod stats;
mod story;
mod terms;
mod text;
mod wanted;

use crate::{Aside, Chart, Speaker, Teller, Told, Words};
use outer_rim::{Action, Content, OuterRim, Sight, View};
pub use reader::{Reader, n_readers};
use std::sync::Arc;
use tabletop::{Decision, Seat, Table};
use wire::{Barred, Outline, Stats, Story};

impl Words for OuterRim {
    /// The arc of worlds, and a ship on its way.
    const EMBLEM: &'static str = r#"<path d="M10 84A42 42 0 0 1 90 84"/><circle cx="10" cy="84" r="7"/><circle cx="20" cy="56" r="5"/><circle cx="50" cy="42" r="8"/><circle cx="80" cy="56" r="5"/><circle cx="90" cy="84" r="7"/><path d="M50 60l13 28-13-7-13 7z"/>"#;
    type Forecast = ();
    type Teller<'a> = Reader<'a>;

    fn teller<'a>(
        speaker: &'a Speaker<'a>,
        content: &'a Arc<Content>,
        view: &'a View,
    ) -> Reader<'a> {
        Reader::new(speaker, content, view)
    }

    fn ai_names<'a>(
        speaker: &Speaker<'_>,
        content: &Arc<Content>,
        view: impl FnOnce() -> &'a View,
    ) -> Vec<(Seat, String)> {
        let view = view();
        let players = (0..view.players.len()).map(|idx| Seat::new(idx as u8));
        let named = |seat| Some((seat, names::opponent(speaker, content, view, seat)?));
        players.filter_map(named).collect()
    }

    fn line(speaker: &Speaker<'_>, content: &Arc<Content>, sight: &Sight) -> Option<Told> {
        log::line(speaker, content, sight)
    }

    fn chart(table: &Table<Self>) -> Option<Chart> {
        Some(chart::chart(table.state()))
    }

    fn score_line(speaker: &Speaker<'_>, _content: &Arc<Content>, what: &str) -> String {
        match what {
            "gained" | "additional" => speaker.plain(&format!("or-score-{what}")),
            _ => what.to_owned(),
        }
    }

    fn ai_name(speaker: &Speaker<'_>, content: &Arc<Content>, name: &str) -> String {
        names::character_named(speaker, content, name)
    }

    fn stats(speaker: &Speaker<'_>, table: &Table<Self>) -> Stats {
        stats::stats(speaker, table)
    }

    fn story(speaker: &Speaker<'_>, table: &Table<Self>) -> Story {
        story::story(speaker, table)
    }
}

/// Whether it is only about whether one begins something beside what the table waits for: that has no
/// number yet.
fn is_idle(decision: Decision) -> bool {
    decision.id.is_beside() && decision.id.number() == 0
}

impl Teller<OuterRim> for Reader<'_> {
    fn question(&self, decision: Decision) -> String {
        if is_idle(decision) {
            return self.speaker.plain("or-ask-beside");
        }
        question::question(self)
    }

    fn label(&self, action: &Action) -> String {
        answers::label(self, *action)
    }

    fn aside(&self, action: &Action) -> Aside {
        aside::aside(self, *action)
    }

    fn barred(&self, decision: Decision) -> Vec<Barred> {
        if is_idle(decision) {
            return Vec::new();
        }
        barred::barred(self)
    }

    fn outline(&self) -> Outline {
        outline::outline(self)
    }
}
