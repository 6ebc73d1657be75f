//! Every sentence a game says, in English, French and Spanish.
//!
//! Labels of menus, lines of the log and outlines of views are made here, from
//! typed values and the Fluent files in `locales/`, so that a browser, a
//! terminal and a screen reader tell the same story, and a client that knows
//! no game can still play every game.
#![deny(clippy::wildcard_enum_match_arm)]

mod changes;
mod lang;
mod speaker;
mod stats;
mod story;

// The games, each `impl Words`, and its files in `locales/`.
pub mod bounty_hunters;
pub mod han_solo;
pub mod outer_rim;

const GAMES: &[speaker::Sources] = &[
    files!("bounty-hunters", "bounty-hunters-lesson"),
    files!("han-solo", "han-solo-lesson"),
    files!("outer-rim-cards", "outer-rim", "outer-rim-lesson"),
];

pub use changes::new_rules;
pub use lang::Lang;
use speaker::files;
pub use speaker::{Args, Speaker, args};

use std::fmt::Debug;
use std::sync::Arc;
use tabletop::{Answer, Decision, Game, Seat, Table};
use wire::{Barred, Outline, Stats, Story};

/// A line of the log and the rule that explains it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The sentence.
    pub line: String,
    /// The rule behind it, if one explains it.
    pub rule: Option<&'static str>,
}

/// What else there is to say of a menu's item.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Aside {
    /// The heading it stands under in a long menu.
    pub group: Option<String>,
    /// The place of that heading among the others, so that a menu keeps its order.
    pub place: u8,
    /// What it is about and would lead to, line by line.
    pub detail: Vec<String>,
}

/// A map as shapes of SVG in a box of 200 by 107.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chart {
    /// The routes, as lines.
    pub routes: String,
    /// The places, to be filled.
    pub places: String,
    /// The ships, to be filled.
    pub ships: String,
}

/// A game that can speak.
pub trait Words: Game {
    /// What an answer would lead to, for who draws it.
    type Forecast: Clone + PartialEq + Debug;
    /// What stands for the game in pictures: shapes of SVG in a box of 100 by 100, drawn as lines.
    const EMBLEM: &'static str = story::EMBLEM;

    /// Who tells one viewer's table.
    type Teller<'a>: Teller<Self>;

    /// Who tells this table as it is now. What is dear to find out is found out once here, however
    /// many sentences are asked for.
    fn teller<'a>(
        speaker: &'a Speaker<'a>,
        content: &'a Arc<Self::Content>,
        view: &'a Self::View,
    ) -> Self::Teller<'a>;

    /// What AI opponents are called, to whoever tells the log. The view is made only if it is asked
    /// for: most games have no such opponents.
    fn ai_names<'a>(
        _speaker: &Speaker<'_>,
        _content: &Arc<Self::Content>,
        _view: impl FnOnce() -> &'a Self::View,
    ) -> Vec<(Seat, String)> {
        Vec::new()
    }

    /// The line a sight adds to the log, if it is worth telling.
    fn line(
        speaker: &Speaker<'_>,
        content: &Arc<Self::Content>,
        sight: &Self::Sight,
    ) -> Option<Told>;

    /// What a line of a score sheet is for.
    fn score_line(speaker: &Speaker<'_>, content: &Arc<Self::Content>, what: &str) -> String;

    /// What an AI opponent is called, by the key an outcome has for it.
    fn ai_name(_speaker: &Speaker<'_>, _content: &Arc<Self::Content>, name: &str) -> String {
        name.to_owned()
    }

    /// The map of this very table for its picture, where the game has one. All of it is public.
    fn chart(_table: &Table<Self>) -> Option<Chart> {
        None
    }

    /// A whole game in figures. They tell what was secret, so they are for
    /// tables that are over. A game without any tells none.
    fn stats(_speaker: &Speaker<'_>, _table: &Table<Self>) -> Stats {
        Stats { sections: Vec::new() }
    }

    /// A whole game in a few sentences, and why those who are level stand as they do. They tell what
    /// was secret, so they are for tables that are over. Empty before.
    fn story(speaker: &Speaker<'_>, table: &Table<Self>) -> Story {
        story::plain(speaker, table)
    }
}

/// Tells one viewer's table, as it is at one moment.
pub trait Teller<G: Words> {
    /// The question a decision asks its seat.
    fn question(&self, decision: Decision) -> String;

    /// The words of a menu's item.
    fn label(&self, action: &G::Action) -> String;

    /// What else there is to say of a menu's item.
    fn aside(&self, _action: &G::Action) -> Aside {
        Aside::default()
    }

    /// What a menu's item would lead to, as the rules see it.
    fn forecast(&self, _action: &G::Action) -> Option<G::Forecast> {
        None
    }

    /// What a person may look for in the open menu and cannot choose now, and why.
    fn barred(&self, _decision: Decision) -> Vec<Barred> {
        Vec::new()
    }

    /// The view as headings and lists.
    fn outline(&self) -> Outline;

    /// A whole answer in words, such as a bot's.
    fn answer(&self, answer: &Answer<G::Action>) -> String {
        let labels = |items: &[G::Action], between: &str| {
            let each: Vec<String> = items.iter().map(|item| self.label(item)).collect();
            each.join(between)
        };
        match answer {
            Answer::Item(item) => self.label(item),
            Answer::Subset { subset } => labels(subset, ", "),
            Answer::Order { order } => labels(order, " > "),
            Answer::Amount { amount } => amount.to_string(),
        }
    }
}
