//! What other rules do otherwise, for people whose table goes on by them.
//!
//! The same sentences stand in `docs/changes-of-rules.md`; a test compares.

use crate::{Speaker, args};
use tabletop::Game;
use wire::{NewRules, RuleChange};

/// One thing that players notice: its sentence, and the rules it is about.
struct Change {
    key: &'static str,
    rules: &'static [&'static str],
}

const fn change(key: &'static str, rules: &'static [&'static str]) -> Change {
    Change { key, rules }
}

/// What version 2 of Outer Rim brought, without what only its cards say: a table keeps its cards.
const OUTER_RIM_2: &[Change] = &[
    change("changes-outer-rim-2-favors", &["UB-13.2", "UB-14.2", "OR-23.2"]),
    change("changes-outer-rim-2-added-results", &["OR-12.8"]),
    change("changes-outer-rim-2-given-up", &["OR-24.4"]),
    change("changes-outer-rim-2-next-turn", &["OR-4.6"]),
    change("changes-outer-rim-2-steps", &["UB-16.5"]),
    change("changes-outer-rim-2-idle", &["OR-24.2"]),
    change("changes-outer-rim-2-lent-skill", &["OR-11.8"]),
    change("changes-outer-rim-2-hire", &["OR-17.4"]),
    change("changes-outer-rim-2-captives", &["OR-18.11"]),
    change("changes-outer-rim-2-void-cost", &["UB-20.9"]),
    change("changes-outer-rim-2-refusals", &["UB-8.4"]),
    change("changes-outer-rim-2-purchases", &["OR-7.4", "OR-7.6", "OR-7.8"]),
    change("changes-outer-rim-2-room", &["OR-7.7", "OR-24.2"]),
    change("changes-outer-rim-2-in-time", &["OR-9.3", "OR-22.3"]),
    change("changes-outer-rim-2-at-stake", &["UB-15.1", "OR-19.3"]),
    change("changes-outer-rim-2-asked-again", &["UB-13.2"]),
    change("changes-outer-rim-2-reopened", &["OR-7.12"]),
    change("changes-outer-rim-2-opponents", &["UB-17.3", "UB-18.16", "OR-25.7"]),
    change("changes-outer-rim-2-looks", &["OR-6.2"]),
    change("changes-outer-rim-2-refill", &["OR-22.3"]),
    change("changes-outer-rim-2-limit", &["OR-13.1"]),
    change("changes-outer-rim-2-kept", &["OR-7.7"]),
];

fn changes(game: &str, version: u32) -> &'static [Change] {
    match (game, version) {
        (outer_rim::OuterRim::ID, 2) => OUTER_RIM_2,
        _ => &[],
    }
}

/// Tells that a table goes on by other rules, and what they change.
#[must_use]
pub fn new_rules(speaker: &Speaker<'_>, game: &str, from: u32, to: u32) -> NewRules {
    let told = |one: &Change| RuleChange {
        text: speaker.plain(one.key),
        rules: one.rules.iter().map(|rule| (*rule).to_owned()).collect(),
    };
    NewRules {
        from,
        to,
        line: speaker.say("rules-changed", &args([("from", from.into()), ("to", to.into())])),
        changes: (from + 1..=to).flat_map(|version| changes(game, version)).map(told).collect(),
    }
}
