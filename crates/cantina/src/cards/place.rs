//! Where in a card-set file a fault is.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The line and the reason of a message of the TOML reader, which says
/// `TOML parse error at line 3, column 5` and draws the place before the reason.
pub fn of_syntax(message: &str) -> (usize, String) {
    let line = message
        .split_once("at line ")
        .and_then(|(_, rest)| rest.split(',').next())
        .and_then(|number| number.trim().parse().ok());
    let reason = message.lines().rev().find(|line| !line.trim().is_empty());
    (line.unwrap_or(1), reason.unwrap_or(message).trim().to_owned())
}

/// The line and the reason of a fault such as `tokens[3].value: too dear`, or
/// `card bacta-supplies: too dear` of a thing that has this id.
pub fn of_fault(text: &str, fault: &str) -> (usize, String) {
    let named = |path: &str| path.split_once(' ').and_then(|(_, name)| text.find(&quoted(name)));
    let titled = |path: &str| text.find(&format!("{} = ", path.replacen(' ', ".", 1)));
    let offset = fault
        .split_once(": ")
        .and_then(|(path, _)| named(path).or_else(|| titled(path)).or(offset_of(text, path)));
    let line = offset.map_or(1, |offset| 1 + text[..offset].matches('\n').count());
    (line, fault.to_owned())
}

fn quoted(name: &str) -> String {
    format!("id = \"{name}\"")
}

/// Where in the text the value at this path begins, as far as the path leads.
fn offset_of(text: &str, path: &str) -> Option<usize> {
    let table = DeTable::parse(text).ok()?;
    let mut at: Option<usize> = None;
    let mut here: Option<&Spanned<DeValue<'_>>> = None;
    for step in path.split(['.', '[']) {
        let next = match (step.strip_suffix(']'), here) {
            (Some(idx), Some(value)) => value.get_ref().get(idx.parse::<usize>().ok()?),
            (None, Some(value)) => value.get_ref().get(step),
            (None, None) => table.get_ref().get(step),
            (Some(_), None) => None,
        };
        let Some(next) = next else { break };
        at = Some(next.span().start);
        here = Some(next);
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "name = \"x\"\n\n[[tokens]]\nid = \"a\"\nvalue = 1\n\n[[tokens]]\nid = \"b\"\nvalue = -4\n";

    fn check(fault: &str) -> usize {
        of_fault(TEXT, fault).0
    }

    #[test]
    fn a_path_leads_to_its_line() {
        assert_eq!(check("name: the set needs a name"), 1);
        assert_eq!(check("tokens[0].value: too cheap"), 5);
        assert_eq!(check("tokens[1].value: too cheap"), 9);
        assert_eq!(check("tokens[1]: all wrong"), 7);
    }

    #[test]
    fn a_thing_is_found_by_its_id() {
        assert_eq!(check("token b: too cheap"), 8);
        assert_eq!(of_fault("card.x = { name = \"X\" }\n", "card x: no such thing").0, 1);
        assert_eq!(of_fault("\ncard.y = { name = \"Y\" }\n", "card y: no such thing").0, 2);
    }

    #[test]
    fn a_path_that_stops_leads_as_far_as_it_goes() {
        assert_eq!(check("tokens[1].names: missing"), 7);
        assert_eq!(check("elsewhere: missing"), 1);
    }

    #[test]
    fn the_reader_says_the_line_itself() {
        let error = "a = 1\nb = \n".parse::<toml::Table>().unwrap_err();
        let (line, reason) = of_syntax(&error.to_string());
        assert_eq!(line, 2);
        assert!(!reason.is_empty() && !reason.contains('|'), "{reason}");
    }
}
