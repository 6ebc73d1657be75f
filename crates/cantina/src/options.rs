//! Options of a game as a person writes them: `contests=simple,large_table`.

use catalog::Hosted;
use serde_json::{Map, Value};

/// The options that these words ask for; all others take their defaults.
///
/// # Errors
/// What the game can be asked for instead.
pub fn parse<G: Hosted>(words: &[String]) -> Result<G::Options, String> {
    let infos = G::option_infos();
    let mut chosen = Map::new();
    for word in words.iter().flat_map(|word| word.split(',')).filter(|word| !word.is_empty()) {
        let (name, value) = word.split_once('=').unwrap_or((word, "true"));
        let Some(info) = infos.iter().find(|info| info.name == name) else {
            return Err(format!("{} has no option {name}: {}", G::ID, list::<G>()));
        };
        if !info.values.iter().any(|known| known == value) {
            return Err(format!(
                "the option {name} is one of {}, not {value}",
                info.values.join(", ")
            ));
        }
        // Switches and numbers are written bare; everything else is a word.
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        chosen.insert(name.to_owned(), value);
    }
    serde_json::from_value(Value::Object(chosen)).map_err(|error| error.to_string())
}

/// Every option of a game with its values, the default first.
#[must_use]
pub fn list<G: Hosted>() -> String {
    let each: Vec<String> = G::option_infos()
        .iter()
        .map(|info| format!("{}={}", info.name, info.values.join("|")))
        .collect();
    format!("it knows {}", each.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::games::HanSolo;

    fn check(words: &[&str]) -> Result<Value, String> {
        let words: Vec<String> = words.iter().map(ToString::to_string).collect();
        parse::<HanSolo>(&words).map(|options| serde_json::to_value(options).unwrap())
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
}
