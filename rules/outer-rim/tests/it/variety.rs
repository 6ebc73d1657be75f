//! What the shipped encounters are made of: standing counts, and not everything is paid
//! for in credits.

use crate::support::house;
use serde_json::Value;

/// Of 322 sections at least this many ask for a reputation. The audit of 2026-11-16 found 15.
const BY_REPUTATION_MIN: usize = 45;
/// At most this many pay plain credits anywhere. The audit found 308.
const CREDITS_MAX: usize = 260;

/// Whether a script uses this verb, however deep.
fn uses(script: &Value, verb: &str) -> bool {
    match script {
        Value::Object(parts) => parts.iter().any(|(key, part)| key == verb || uses(part, verb)),
        Value::Array(effects) => effects.iter().any(|effect| uses(effect, verb)),
        Value::String(word) => word == verb,
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// Every section by the name of its card and of its space, as the files write it.
fn sections() -> Vec<(String, Value)> {
    let house = house();
    let cards = house.encounters.iter();
    let sections = cards.flat_map(|card| {
        card.sections.iter().map(move |(name, script)| {
            let written = serde_json::to_value(script).expect("a script can be written");
            (format!("{} {name}", card.id), written)
        })
    });
    sections.collect()
}

fn n_using(sections: &[(String, Value)], verb: &str) -> usize {
    sections.iter().filter(|(_, script)| uses(script, verb)).count()
}

#[test]
fn standing_counts_and_not_everything_pays_credits() {
    // Rules: OR-14.6, OR-16.1
    let sections = sections();
    assert_eq!(sections.len(), 322);
    let by_reputation = n_using(&sections, "by_reputation");
    assert!(by_reputation >= BY_REPUTATION_MIN, "{by_reputation} of {BY_REPUTATION_MIN}");
    let credits = n_using(&sections, "gain_credits");
    assert!(credits <= CREDITS_MAX, "{credits} pay credits, {CREDITS_MAX} may");
}

// Rules: OR-16.1, OR-24.2
#[test]
fn whoever_asks_for_a_reputation_has_an_answer_for_each() {
    // A branch that is left out would be an encounter in which nothing happens.
    fn gates<'s>(script: &'s Value, found: &mut Vec<&'s Value>) {
        match script {
            Value::Object(parts) => {
                for (key, part) in parts {
                    if key == "by_reputation" {
                        found.push(part);
                    }
                    gates(part, found);
                }
            }
            Value::Array(effects) => effects.iter().for_each(|effect| gates(effect, found)),
            _ => {}
        }
    }
    for (name, script) in &sections() {
        let mut found = Vec::new();
        gates(script, &mut found);
        for gate in found {
            for standing in ["positive", "neutral", "negative"] {
                assert!(gate.get(standing).is_some(), "{name} says nothing to the {standing}");
            }
        }
    }
}
