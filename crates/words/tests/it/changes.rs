//! Who plays on by other rules can read what they change, in every language.

use catalog::{GameId, host};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use tabletop::Viewer;
use words::{Lang, Speaker, new_rules};

fn docs(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(file)
}

/// A text without its line breaks.
fn flowing(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_change_of_rules_is_told_in_every_language_and_in_the_document() {
    let document = flowing(&fs::read_to_string(docs("changes-of-rules.md")).unwrap());
    for game in GameId::ALL {
        let (id, oldest, today) = host!(game, G => (G::ID, G::RULES_OLDEST, G::RULES));
        let rules = fs::read_to_string(docs(&format!("rules/{id}.md"))).unwrap();
        for to in oldest + 1..=today {
            let mut texts = BTreeSet::new();
            for lang in Lang::ALL {
                let speaker = Speaker::new(lang, &[], Viewer::Spectator);
                let told = new_rules(&speaker, id, to - 1, to);
                assert!(!told.changes.is_empty(), "{id} {to}: nobody is told what changed");
                for change in &told.changes {
                    assert!(!change.rules.is_empty(), "{}", change.text);
                    assert!(texts.insert(change.text.clone()), "twice: {}", change.text);
                    for rule in &change.rules {
                        assert!(rules.contains(&format!("**{rule}")), "{id} has no rule {rule}");
                    }
                    if lang == Lang::En {
                        let line = format!("- **{}**: {}", change.rules.join(", "), change.text);
                        assert!(document.contains(&line), "docs/changes-of-rules.md lacks\n{line}");
                    }
                }
            }
        }
    }
}

#[test]
fn whoever_skips_a_version_is_told_everything() {
    let speaker = Speaker::new(Lang::En, &[], Viewer::Spectator);
    assert_eq!(new_rules(&speaker, "outer-rim", 2, 2).changes, []);
    let all = new_rules(&speaker, "outer-rim", 0, 2).changes;
    assert_eq!(all, new_rules(&speaker, "outer-rim", 1, 2).changes);
}
