//! The words a viewer must not be told are in nothing that is sent.
//!
//! This law does not trust `imagine`: a leak that view and `imagine` agree on
//! is found here.

use crate::{Kit, Step, Walk};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Game, Viewer, sights};

pub(super) fn stay_unsaid<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let mut n_checks = 0;
    // By viewer: what was secret after the entry before this one.
    let mut secrets_before: Vec<Vec<String>> = Vec::new();
    walk.each_entry(|step, _| {
        let viewers = || Viewer::all(step.table.n_seats());
        if secrets_before.is_empty() {
            secrets_before =
                viewers().map(|viewer| step.kit.secrets(step.before, viewer)).collect();
        }
        for (viewer, before) in viewers().zip(&mut secrets_before) {
            let after = step.kit.secrets(step.table.state(), viewer);
            let told =
                |fault: String| format!("{viewer:?} after entry {}: {fault}", step.entry.seq);
            in_the_view(&step, viewer, &after).map_err(told)?;
            in_the_sights(&step, viewer, before, &after).map_err(told)?;
            n_checks += after.len() as u64;
            *before = after;
        }
        Ok(())
    })?;
    Ok(n_checks)
}

/// Whether none of the words is said anywhere in this, as a whole word of a
/// text or of a key.
///
/// # Errors
/// The word and where it is said.
pub fn unsaid(thing: &impl Serialize, secrets: &[String]) -> Result<(), String> {
    let secrets = suspects(thing, secrets)?;
    if secrets.is_empty() {
        return Ok(());
    }
    let json = serde_json::to_value(thing).map_err(|fault| fault.to_string())?;
    let mut found = None;
    texts(&json, &mut |text| {
        if found.is_none()
            && let Some(secret) = secrets.iter().find(|secret| says(text, secret))
        {
            found = Some((*secret).clone());
        }
    });
    match found {
        Some(secret) => Err(format!("`{secret}` is said in {json}")),
        None => Ok(()),
    }
}

fn in_the_view<K: Kit>(
    step: &Step<'_, K>,
    viewer: Viewer,
    secrets: &[String],
) -> Result<(), String> {
    let state = step.table.state();
    unsaid(&K::Game::view(state, viewer), secrets)?;
    let open = viewer.seat().and_then(|seat| step.table.pending().of(seat));
    match open {
        Some(open) => unsaid(&step.table.menu(open.id).items(), secrets),
        None => Ok(()),
    }
}

// A sight may name what was open before its event, or is open after it; what
// is secret on both sides stays unsaid. Events are looked at one by one only
// where the entry as a whole says something that is secret at either end.
fn in_the_sights<K: Kit>(
    step: &Step<'_, K>,
    viewer: Viewer,
    before: &[String],
    after: &[String],
) -> Result<(), String> {
    let seen = sights::<K::Game>(step.before, &step.entry.events, viewer);
    if suspects(&seen, before)?.is_empty() && suspects(&seen, after)?.is_empty() {
        return Ok(());
    }
    let mut state = step.before.clone();
    for event in &step.entry.events {
        let sight = K::Game::sight(&state, event, viewer);
        let mut secrets = step.kit.secrets(&state, viewer);
        K::Game::evolve(&mut state, event);
        if let Some(sight) = sight {
            let after = step.kit.secrets(&state, viewer);
            secrets.retain(|secret| after.contains(secret));
            unsaid(&sight, &secrets)?;
        }
    }
    Ok(())
}

// The secrets whose letters occur at all, as words or not: a quick look, since
// nearly nothing is ever found.
fn suspects(thing: &impl Serialize, secrets: &[String]) -> Result<Vec<String>, String> {
    let text = serde_json::to_string(thing).map_err(|fault| fault.to_string())?;
    // JSON writes quotes and backslashes otherwise, so words with them need the long look.
    let occurs = |secret: &&String| text.contains(secret.as_str()) || secret.contains(['"', '\\']);
    Ok(secrets.iter().filter(occurs).cloned().collect())
}

fn texts(json: &Value, look: &mut impl FnMut(&str)) {
    match json {
        Value::String(text) => look(text),
        Value::Array(items) => items.iter().for_each(|item| texts(item, look)),
        Value::Object(fields) => {
            for (key, value) in fields {
                look(key);
                texts(value, look);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

// A whole word: "+1" is not said by "+10".
fn says(text: &str, secret: &str) -> bool {
    let part_of_word = |c: char| c.is_alphanumeric();
    text.match_indices(secret).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + secret.len()..].chars().next();
        !(before.is_some_and(part_of_word) || after.is_some_and(part_of_word))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_words_are_found_and_parts_are_not() {
        let json = serde_json::json!({"hand": ["+10"], "log": "drew +3a today", "n": 3});
        assert!(unsaid(&json, &["+1".to_owned(), "3".to_owned(), "3a".to_owned() + "x"]).is_ok());
        assert!(unsaid(&json, &["+3a".to_owned()]).is_err());
        assert!(unsaid(&json, &["hand".to_owned()]).is_err());
    }
}
