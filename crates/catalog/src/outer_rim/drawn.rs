//! The part of a set that is drawn. What cards and encounters do is most of it, and that is told in words.

use serde_json::{Map, Value};

/// What of a card is drawn.
const CARD: [&str; 5] = ["id", "deck", "cost", "ship", "asset"];
/// What of what is held is drawn.
const ASSET: [&str; 3] = ["kind", "traits", "bounty"];
/// What of a title is drawn: the line of colour comes with the words of a card.
const TITLE: [&str; 2] = ["name", "other"];
/// What of a set is not drawn.
const UNDRAWN: [&str; 2] = ["encounter", "ambition"];

pub(super) fn content(json: &str) -> String {
    let mut whole: Value = serde_json::from_str(json).expect("a set was written as JSON");
    if let Some(set) = whole.get_mut("set").and_then(Value::as_object_mut) {
        set.retain(|name, _| !UNDRAWN.contains(&name.as_str()));
        let cards = set.get_mut("card").and_then(Value::as_array_mut);
        for card in cards.into_iter().flatten().filter_map(Value::as_object_mut) {
            keep(card, &CARD);
            if let Some(asset) = card.get_mut("asset").and_then(Value::as_object_mut) {
                keep(asset, &ASSET);
            }
        }
    }
    let languages = whole.get_mut("titles").and_then(Value::as_object_mut);
    let kinds = languages.into_iter().flat_map(Map::values_mut).filter_map(Value::as_object_mut);
    let titles = kinds.flat_map(Map::values_mut).filter_map(Value::as_object_mut);
    for title in titles.flat_map(Map::values_mut).filter_map(Value::as_object_mut) {
        keep(title, &TITLE);
    }
    whole.to_string()
}

fn keep(object: &mut Map<String, Value>, names: &[&str]) {
    object.retain(|name, _| names.contains(&name.as_str()));
}
