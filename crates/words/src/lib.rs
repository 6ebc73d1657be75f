//! Every sentence a game says, in English, French and Spanish.
//!
//! Labels of menus, lines of the log and outlines of views are made here, from
//! typed values and the Fluent files in `locales/`, so that a browser, a
//! terminal and a screen reader tell the same story, and a client that knows
//! no game can still play every game.

mod bounty_hunters;
mod changes;
mod han_solo;
mod lang;
pub mod outer_rim;
mod speaker;
mod stats;

pub use changes::new_rules;
pub use lang::Lang;
pub use speaker::{Args, Speaker, args};

use std::sync::Arc;
use tabletop::{Decision, Game, Seat, Table};
use wire::{Barred, Outline, Stats};

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

/// A game that can speak.
pub trait Words: Game {
    /// The question a decision asks its seat.
    fn question(
        speaker: &Speaker<'_>,
        content: &Arc<Self::Content>,
        view: &Self::View,
        decision: Decision,
    ) -> String;

    /// The words of a menu's item.
    fn label(
        speaker: &Speaker<'_>,
        content: &Arc<Self::Content>,
        view: &Self::View,
        action: &Self::Action,
    ) -> String;

    /// What else there is to say of a menu's item.
    fn aside(
        _speaker: &Speaker<'_>,
        _content: &Arc<Self::Content>,
        _view: &Self::View,
        _action: &Self::Action,
    ) -> Aside {
        Aside::default()
    }

    /// What a person may look for in the open menu and cannot choose now, and why.
    fn barred(
        _speaker: &Speaker<'_>,
        _content: &Arc<Self::Content>,
        _view: &Self::View,
        _decision: Decision,
    ) -> Vec<Barred> {
        Vec::new()
    }

    /// What players are called whom nobody at the table plays, for whoever tells the log.
    fn others(
        _speaker: &Speaker<'_>,
        _content: &Arc<Self::Content>,
        _view: &Self::View,
    ) -> Vec<(Seat, String)> {
        Vec::new()
    }

    /// The line a sight adds to the log, if it is worth telling.
    fn line(
        speaker: &Speaker<'_>,
        content: &Arc<Self::Content>,
        sight: &Self::Sight,
    ) -> Option<Told>;

    /// A view as headings and lists.
    fn outline(speaker: &Speaker<'_>, content: &Arc<Self::Content>, view: &Self::View) -> Outline;

    /// What a line of a score sheet is for.
    fn score_line(speaker: &Speaker<'_>, content: &Arc<Self::Content>, what: &str) -> String;

    /// What somebody is called whom nobody at the table plays, by the key an outcome has for them.
    fn opponent(_speaker: &Speaker<'_>, _content: &Arc<Self::Content>, name: &str) -> String {
        name.to_owned()
    }

    /// A whole game in figures. They tell what was secret, so they are for
    /// tables that are over.
    fn stats(speaker: &Speaker<'_>, table: &Table<Self>) -> Stats;
}
