//! Which language to speak when nobody says.

use std::env;
use words::Lang;

/// The language that was asked for, else the one the terminal is set to, else English.
pub fn chosen(asked: Option<Lang>) -> Lang {
    asked.unwrap_or_else(|| of_locale(|name| env::var(name).ok()))
}

/// The language of the first locale that is set, in the order in which programs look.
fn of_locale(var: impl Fn(&str) -> Option<String>) -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(var)
        .find(|locale| !locale.is_empty())
        .and_then(|locale| locale.parse().ok())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(set: &[(&str, &str)]) -> Lang {
        of_locale(|name| {
            set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_terminal_says_the_language() {
        assert_eq!(check(&[("LANG", "fr_FR.UTF-8")]), Lang::Fr);
        assert_eq!(check(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "es_ES")]), Lang::Es);
        assert_eq!(check(&[("LC_ALL", ""), ("LANG", "es")]), Lang::Es);
        assert_eq!(check(&[("LANG", "C.UTF-8")]), Lang::En);
        assert_eq!(check(&[]), Lang::En);
    }
}
