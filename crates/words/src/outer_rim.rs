//! Outer Rim in words.

mod answers;
mod aside;
mod barred;
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
mod shown;
mod stats;
mod terms;
mod text;

use crate::{Aside, Speaker, Told, Words};
use outer_rim::{Action, Content, OuterRim, Sight, View};
use reader::Reader;
use std::sync::Arc;
use tabletop::{Decision, Seat, Table};
use wire::{Barred, Outline, Stats};

impl Words for OuterRim {
    fn question(
        speaker: &Speaker<'_>,
        content: &Arc<Content>,
        view: &View,
        _decision: Decision,
    ) -> String {
        question::question(&Reader::new(speaker, content, view))
    }

    fn label(
        speaker: &Speaker<'_>,
        content: &Arc<Content>,
        view: &View,
        action: &Action,
    ) -> String {
        answers::label(&Reader::new(speaker, content, view), *action)
    }

    fn aside(speaker: &Speaker<'_>, content: &Arc<Content>, view: &View, action: &Action) -> Aside {
        aside::aside(&Reader::new(speaker, content, view), *action)
    }

    fn barred(
        speaker: &Speaker<'_>,
        content: &Arc<Content>,
        view: &View,
        _decision: Decision,
    ) -> Vec<Barred> {
        barred::barred(&Reader::new(speaker, content, view))
    }

    fn others(speaker: &Speaker<'_>, content: &Arc<Content>, view: &View) -> Vec<(Seat, String)> {
        let players = (0..view.players.len()).map(|idx| Seat::new(idx as u8));
        let named = |seat| Some((seat, names::opponent(speaker, content, view, seat)?));
        players.filter_map(named).collect()
    }

    fn line(speaker: &Speaker<'_>, content: &Arc<Content>, sight: &Sight) -> Option<Told> {
        log::line(speaker, content, sight)
    }

    fn outline(speaker: &Speaker<'_>, content: &Arc<Content>, view: &View) -> Outline {
        outline::outline(&Reader::new(speaker, content, view))
    }

    fn score_line(speaker: &Speaker<'_>, _content: &Arc<Content>, what: &str) -> String {
        match what {
            "gained" | "additional" => speaker.plain(&format!("or-score-{what}")),
            _ => what.to_owned(),
        }
    }

    fn opponent(speaker: &Speaker<'_>, content: &Arc<Content>, name: &str) -> String {
        names::character_named(speaker, content, name)
    }

    fn stats(speaker: &Speaker<'_>, table: &Table<Self>) -> Stats {
        stats::stats(speaker, table)
    }
}
