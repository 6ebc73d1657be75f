//! Options of a game as a person writes them: `contests=simple,large_table`.

use crate::Hosted;
use serde_json::{Map, Value, json};
use wire::OptionInfo;

/// The options that these words ask for; all others take their defaults.
///
/// # Errors
/// What the game can be asked for instead.
pub fn parse_options<G: Hosted>(
    words: &[String],
    content: &G::Content,
) -> Result<G::Options, String> {
    let infos = G::option_infos(content);
    let mut chosen = Map::new();
    for word in words.iter().flat_map(|word| word.split(',')).filter(|word| !word.is_empty()) {
        let (name, value) = word.split_once('=').unwrap_or((word, "true"));
        let Some(info) = infos.iter().find(|info| info.name == name) else {
            return Err(format!("{} has no option {name}: {}", G::ID, list::<G>(content)));
        };
        if !info.values.iter().any(|known| known == value) {
            let Some(order) = order(info, value) else {
                return Err(format!(
                    "the option {name} is one of {}, not {value}",
                    values(info).join(", ")
                ));
            };
            chosen.insert(name.to_owned(), json!({ "custom": order }));
            continue;
        }
        // Switches and numbers are written bare; everything else is a word.
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        chosen.insert(name.to_owned(), value);
    }
    G::from_value(Value::Object(chosen)).map_err(|error| error.to_string())
}

/// What joins the things of an order of one's own.
const THEN: char = '/';

/// The places of all things of an option in the order that is written: `t2/t1/t3`.
fn order(info: &OptionInfo, value: &str) -> Option<Vec<usize>> {
    let place = |thing| info.things.iter().position(|known| known == thing);
    let places: Vec<usize> = value.split(THEN).map(place).collect::<Option<_>>()?;
    let each_once = (0..info.things.len()).all(|idx| places.contains(&idx));
    (each_once && places.len() == info.things.len()).then_some(places)
}

/// The values of an option, and an order of one's own where there may be one.
fn values(info: &OptionInfo) -> Vec<String> {
    let own = info.things.join(&THEN.to_string());
    info.values.iter().cloned().chain((!own.is_empty()).then_some(own)).collect()
}

/// Every option of a game with its values, the default first.
#[must_use]
fn list<G: Hosted>(content: &G::Content) -> String {
    let each: Vec<String> = G::option_infos(content)
        .iter()
        .map(|info| format!("{}={}", info.name, values(info).join("|")))
        .collect();
    format!("it knows {}", each.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{HanSolo, OuterRim};

    fn check(words: &[&str]) -> Result<Value, String> {
        let words: Vec<String> = words.iter().map(ToString::to_string).collect();
        parse_options::<HanSolo>(&words, &HanSolo::cards().content)
            .map(|options| serde_json::to_value(options).unwrap())
    }

    #[test]
    fn options_are_words_with_values_and_bare_switches() {
        let options = check(&["contests=simple,large_table", "browse_discards=false"]).unwrap();
        assert_eq!(options["contests"], "simple");
        assert_eq!(options["large_table"], true);
        assert_eq!(options["browse_discards"], false);
    }

    #[test]
    fn unknown_options_and_values_are_named() {
        assert!(check(&["speed=fast"]).unwrap_err().contains("contests=named|simple"));
        assert_eq!(
            check(&["contests=loud"]).unwrap_err(),
            "the option contests is one of named, simple, not loud"
        );
    }
    // Rules: OR-2.1
    #[test]
    fn tiles_are_put_into_an_order_by_naming_each_once() {
        let content = OuterRim::cards().content;
        let words = |word: &str| parse_options::<OuterRim>(&[word.to_owned()], &content);
        let options = words("board=t6/t1/t2/t3/t4/t5").unwrap();
        assert_eq!(
            serde_json::to_value(options).unwrap()["board"],
            json!({ "custom": [5, 0, 1, 2, 3, 4] })
        );
        for wrong in
            ["board=t1", "board=t1/t1/t2/t3/t4/t5", "board=t1/t2/t3/t4/t5/t7", "board=custom"]
        {
            assert!(words(wrong).unwrap_err().contains("t1/t2/t3/t4/t5/t6"), "{wrong}");
        }
        assert!(words("board=random").is_ok());
    }
}
