//! Help that a person can learn from.

use crate::cantina::run;

#[test]
fn every_command_has_examples() {
    let overview = run(&["--help"]);
    assert_eq!(overview.code, 0);
    for command in [
        "serve", "backup", "prune", "play", "sim", "engine", "replay", "verify", "cards", "changes",
    ] {
        assert!(overview.out.contains(&format!("\n  {command} ")), "{command}: {}", overview.out);
        let help = run(&[command, "--help"]);
        assert_eq!(help.code, 0);
        assert!(help.out.contains("cantina "), "{command} has no example: {}", help.out);
    }
    assert!(overview.out.contains("Exit codes:"));
    assert!(!overview.out.contains("corpus"), "the tool of the tests is not for everybody");
}

#[test]
fn wrong_words_are_usage_errors() {
    for words in [&["fly"][..], &[], &["replay"], &["sim", "han-solo"]] {
        assert_eq!(run(words).code, 2, "{words:?}");
    }
}
