//! The guide to the language knows every word of it.

use std::path::Path;

/// The variants of an enum in a source file, as the files write them, each with its meaning.
fn words(file: &str, name: &str) -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(file);
    let source = std::fs::read_to_string(path).expect("a source file");
    let start = source.find(&format!("pub enum {name} {{")).expect("the enum");
    let (mut found, mut meaning) = (Vec::new(), Vec::new());
    for line in source[start..].lines().skip(1).take_while(|line| *line != "}") {
        let Some(line) = line.strip_prefix("    ").filter(|line| !line.starts_with(' ')) else {
            continue;
        };
        if let Some(doc) = line.strip_prefix("/// ") {
            meaning.push(doc.to_string());
        } else if line.starts_with(|first: char| first.is_ascii_uppercase()) {
            let variant = line.split(|end: char| !end.is_alphanumeric()).next().expect("a name");
            found.push((snake(variant), meaning.join(" ")));
            meaning.clear();
        }
    }
    found
}

/// The variants of all groups of an enum: `Logic(LogicCondition)` of `condition.rs` is the enum
/// `LogicCondition` of `condition/logic.rs`.
fn words_of_groups(name: &str) -> Vec<(String, String)> {
    let folder = snake(name);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/{folder}.rs"));
    let source = std::fs::read_to_string(path).expect("a source file");
    let start = source.find(&format!("pub enum {name} {{")).expect("the enum");
    let lines = source[start..].lines().skip(1).take_while(|line| line.trim() != "}");
    let groups = lines.filter_map(|line| line.trim().strip_suffix("),")?.split_once('('));
    let read = |(group, of): (&str, &str)| words(&format!("{folder}/{}.rs", snake(group)), of);
    groups.flat_map(read).collect()
}

fn snake(name: &str) -> String {
    let mut text = String::new();
    for (idx, letter) in name.char_indices() {
        if letter.is_uppercase() && idx > 0 {
            text.push('_');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

#[test]
fn the_guide_lists_every_word_of_the_language_with_its_meaning() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/content/outer-rim.md");
    let guide = std::fs::read_to_string(guide).expect("the guide");
    let enums = [("amount.rs", "Count"), ("ability.rs", "Trigger"), ("ability.rs", "Stat")];
    let plain = enums.map(|(file, name)| (name, words(file, name)));
    let grouped = ["Condition", "Effect"].map(|name| (name, words_of_groups(name)));
    for (name, words) in plain.into_iter().chain(grouped) {
        assert!(words.len() > 5, "{name} was not read");
        for (word, meaning) in words {
            let row = format!("| `{word}` | {meaning} |");
            assert!(guide.contains(&row), "docs/content/outer-rim.md lacks the row: {row}");
        }
    }
}

/// The fields of a struct in a source file.
fn fields(file: &str, name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(file);
    let source = std::fs::read_to_string(path).expect("a source file");
    let start = source.find(&format!("pub struct {name} {{")).expect("the struct");
    let lines = source[start..].lines().skip(1).take_while(|line| *line != "}");
    let field = |line: &str| {
        let (name, _) = line.strip_prefix("    pub ")?.split_once(':')?;
        Some(name.to_string())
    };
    lines.filter_map(field).collect()
}

#[test]
fn the_protocol_lists_every_action_and_every_field_of_a_position() {
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let document = std::fs::read_to_string(document).expect("the protocol");
    let section = document.split("## outer-rim\n").nth(1).expect("a section on this game");
    let section = section.split("# The table protocol").next().expect("its end");
    let actions = words("action.rs", "Action");
    assert!(actions.len() > 40, "the actions were not read");
    for (word, meaning) in actions {
        let row = format!("| `{word}` | {meaning} |");
        assert!(section.contains(&row), "docs/protocol.md lacks the row: {row}");
    }
    let structs =
        ["Position", "PositionPlayer", "PositionCard", "PositionPatrol", "PositionContact"];
    for name in structs {
        let fields = fields("position.rs", name);
        assert!(fields.len() > 1, "{name} was not read");
        for field in fields {
            assert!(section.contains(&format!("`{field}`")), "{name}: `{field}` is not explained");
        }
    }
    for word in ["blank", "focus", "hit", "crit", "card:5", "contact:3"] {
        assert!(section.contains(&format!("`{word}`")), "{word} is not explained");
        outer_rim::chance::parse(word).expect("a word that is explained is taken");
    }
}

#[test]
fn the_number_of_verbs_stays_readable() {
    let n_verbs = words_of_groups("Effect").len();
    assert!((60..=100).contains(&n_verbs), "{n_verbs} verbs");
}
