//! The left side of the matrix: rule ids of the specifications, and those that are physical only.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::repo::Repo;

const PHYSICAL: &str = "docs/rules/physical.toml";
/// The specifications of games that are not whole yet.
const BEGUN: &str = "docs/rules/begun/";

/// The number of a rule, such as `HS-3.2`. Ordered by book, chapter and rule number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleId {
    book: String,
    chapter: u16,
    rule: u16,
}

impl FromStr for RuleId {
    type Err = ();

    /// Two or three capitals, a dash, and two numbers with a point between them.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (book, numbers) = text.split_once('-').ok_or(())?;
        let (chapter, rule) = numbers.split_once('.').ok_or(())?;
        let is_book =
            (2..=3).contains(&book.len()) && book.chars().all(|it| it.is_ascii_uppercase());
        let is_number = |it: &str| !it.is_empty() && it.chars().all(|it| it.is_ascii_digit());
        if !is_book || !is_number(chapter) || !is_number(rule) {
            return Err(());
        }
        let (chapter, rule) = (chapter.parse().map_err(drop)?, rule.parse().map_err(drop)?);
        Ok(Self { book: book.to_owned(), chapter, rule })
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}.{}", self.book, self.chapter, self.rule)
    }
}

/// Every rule of every specification and the place (`file:line`) that defines it.
pub fn rules(repo: &Repo, problems: &mut Vec<String>) -> BTreeMap<RuleId, String> {
    let mut rules: BTreeMap<RuleId, String> = BTreeMap::new();
    for (path, text) in repo.under(&["docs/rules/"], "md") {
        for (index, line) in text.lines().enumerate() {
            let Some(id) = defined_by(line) else { continue };
            let place = format!("{path}:{}", index + 1);
            if let Some(first) = rules.get(&id) {
                problems.push(format!("{place}: {id} is already defined at {first}"));
            } else {
                rules.insert(id, place);
            }
        }
    }
    rules
}

/// Whether a rule defined at this place belongs to a game that is not whole yet.
pub fn is_begun(place: &str) -> bool {
    place.starts_with(BEGUN)
}

/// The rule that a line of a specification defines: an id in bold at the start of a list item.
fn defined_by(line: &str) -> Option<RuleId> {
    let bold = line.trim_start().strip_prefix("- **")?;
    let end = bold.find(|it: char| it.is_whitespace() || it == '*').unwrap_or(bold.len());
    bold[..end].trim_end_matches([':', '.']).parse().ok()
}

/// Rules that no program can show, with the reason: lines of the form `"HS-1.1" = "reason"`.
pub fn physical(repo: &Repo, problems: &mut Vec<String>) -> BTreeMap<RuleId, String> {
    let mut physical = BTreeMap::new();
    let text = repo.texts.get(PHYSICAL).map_or("", String::as_str);
    for (index, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let entry = line.split_once('=').and_then(|(id, reason)| {
            let reason = reason.trim().strip_prefix('"')?.strip_suffix('"')?;
            Some((id.trim().trim_matches('"').parse().ok()?, reason.to_owned()))
        });
        match entry {
            Some((id, reason)) if !reason.trim().is_empty() => {
                physical.insert(id, reason);
            }
            _ => problems
                .push(format!("{PHYSICAL}:{}: write `\"XX-1.1\" = \"the reason\"`", index + 1)),
        }
    }
    physical
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> RuleId {
        text.parse().unwrap()
    }

    #[test]
    fn ids_are_read_written_and_ordered() {
        assert_eq!(id("HS-3.10").to_string(), "HS-3.10");
        assert!(id("HS-3.2") < id("HS-3.10"));
        for wrong in ["HS-3", "hs-3.1", "H-1.1", "HS-1.", "HS-1.1a", "HS_1.1", "HS-+1.1"] {
            assert!(wrong.parse::<RuleId>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn definitions_stand_in_bold_at_the_start_of_an_item() {
        assert_eq!(defined_by("- **HS-2.6 Rounds.** 24"), Some(id("HS-2.6")));
        assert_eq!(defined_by("  - **HS-4.5** At most"), Some(id("HS-4.5")));
        assert_eq!(defined_by("- see **HS-4.5**"), None);
        assert_eq!(defined_by("- **draw** – take"), None);
    }

    #[test]
    fn a_rule_defined_twice_is_a_problem() {
        let mut problems = Vec::new();
        let repo = Repo::of(&[("docs/rules/a.md", "- **AB-1.1** x\n- **AB-1.1** y\n")]);
        assert_eq!(rules(&repo, &mut problems).len(), 1);
        assert_eq!(problems, ["docs/rules/a.md:2: AB-1.1 is already defined at docs/rules/a.md:1"]);
    }

    #[test]
    fn physical_entries_need_a_reason() {
        let mut problems = Vec::new();
        let text = "# why\n\"AB-1.1\" = \"dice are thrown by hand\"\nAB-1.2 = \"\"\nAB = \"x\"\n";
        let found = physical(&Repo::of(&[(PHYSICAL, text)]), &mut problems);
        assert_eq!(found.into_keys().collect::<Vec<_>>(), [id("AB-1.1")]);
        assert_eq!(problems.len(), 2);
    }
}
