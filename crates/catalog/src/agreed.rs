//! A table's options in plain words, so that hosts and clients that know no game can show and change
//! them.

use crate::{Hosted, ToJson};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use tabletop::Game;

/// Stands before the places of things that were put into an order of one's own.
const CUSTOM: &str = "custom:";

/// The options of a setup, each by its name, as [`wire::Seating::options`] tells them. What is in
/// force without being said is told as the usual value, be it one that depends on the rest.
#[must_use]
pub fn told_options<G: Hosted>(
    setup: &G::Setup,
    n_seats: u8,
    content: &G::Content,
) -> BTreeMap<String, String> {
    let exact = plainly::<G>(setup);
    let mut told = exact.clone();
    for info in G::option_infos(content) {
        let Some(usual) = info.values.first().filter(|usual| exact.get(&info.name) != Some(usual))
        else {
            continue;
        };
        let mut others = exact.clone();
        others.remove(&info.name);
        let setup = read_options::<G>(&others)
            .ok()
            .and_then(|options| G::setup(n_seats, options, content).ok());
        if setup.is_some_and(|setup| plainly::<G>(&setup) == exact) {
            told.insert(info.name, usual.clone());
        }
    }
    told
}

fn plainly<G: Hosted>(setup: &G::Setup) -> BTreeMap<String, String> {
    let told = <G as ToJson<<G as Game>::Setup>>::to_json(setup);
    let setup: Value = serde_json::from_str(&told).expect("what we wrote is JSON");
    let Some(Value::Object(options)) = setup.get("options") else { return BTreeMap::new() };
    options.iter().map(|(name, value)| (name.clone(), in_words(value))).collect()
}

/// The options that these words say; those left out take their defaults.
///
/// # Errors
/// What is no option of the game, or no value of one.
pub fn read_options<G: Hosted>(words: &BTreeMap<String, String>) -> Result<G::Options, String> {
    let options: Map<String, Value> =
        words.iter().map(|(name, word)| (name.clone(), out_of_words(word))).collect();
    G::from_value(Value::Object(options)).map_err(|error| error.to_string())
}

fn in_words(value: &Value) -> String {
    let custom = value.get("custom").and_then(Value::as_array);
    match (custom, value) {
        (Some(places), _) => {
            let places: Vec<String> = places.iter().map(Value::to_string).collect();
            format!("{CUSTOM}{}", places.join(" "))
        }
        (None, Value::String(word)) => word.clone(),
        (None, other) => other.to_string(),
    }
}

fn out_of_words(word: &str) -> Value {
    if let Some(places) = word.strip_prefix(CUSTOM) {
        let places: Vec<u64> = places.split(' ').filter_map(|place| place.parse().ok()).collect();
        return json!({ "custom": places });
    }
    match word {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        _ => word.parse::<u64>().map_or_else(|_| Value::from(word), Value::from),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{HanSolo, OuterRim};

    fn there_and_back<G: Hosted>(words: &[(&str, &str)]) -> BTreeMap<String, String> {
        let words = words.iter().map(|(name, word)| ((*name).to_owned(), (*word).to_owned()));
        let words: BTreeMap<String, String> = words.collect();
        let options = read_options::<G>(&words).expect("they are options");
        let cards = G::cards();
        let setup = G::setup(3, options, &cards.content).expect("three can play so");
        let told = told_options::<G>(&setup, 3, &cards.content);
        for (name, word) in &words {
            assert_eq!(told.get(name), Some(word));
        }
        told
    }

    #[test]
    fn options_are_told_in_the_words_they_are_read_in() {
        let told =
            there_and_back::<HanSolo>(&[("contests", "simple"), ("browse_discards", "true")]);
        assert_eq!(told.get("picks").map(String::as_str), Some("free"), "defaults are told too");
        let told = there_and_back::<OuterRim>(&[("fame", "9"), ("board", "custom:5 4 3 2 1 0")]);
        assert_eq!(told.get("rounds").map(String::as_str), Some("60"));
        let told = there_and_back::<OuterRim>(&[("expansion", "true"), ("ambitions", "true")]);
        assert_eq!(told.get("fame").map(String::as_str), Some("recommended"), "whatever that is");
    }

    #[test]
    fn what_is_no_option_is_refused() {
        for (name, word) in [("contests", "loud"), ("browse_discards", "7")] {
            let words = [(name.to_owned(), word.to_owned())].into();
            assert!(read_options::<HanSolo>(&words).is_err(), "{name} {word}");
        }
    }
}
