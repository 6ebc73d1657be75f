//! Help that a person can learn from.

use crate::cantina::run;

#[test]
fn every_command_has_examples() {
    let overview = run(&["--help"]);
    assert_eq!(overview.code, 0);
    for command in [
        "serve",
        "backup",
        "restore",
        "move",
        "prune",
        "play",
        "sim",
        "engine",
        "replay",
        "verify",
        "cards",
        "changes",
        "completions",
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

#[test]
fn the_version_tells_what_is_played_and_read() {
    let short = run(&["-V"]);
    assert_eq!((short.code, short.out.lines().count()), (0, 1));
    assert!(short.out.starts_with(concat!("cantina ", env!("CARGO_PKG_VERSION"))), "{}", short.out);
    let long = run(&["--version"]);
    assert_eq!(long.code, 0);
    for known in ["commit: ", "protocol: ", "rules of han-solo: ", "rules of outer-rim: "] {
        assert!(long.out.contains(known), "{known}: {}", long.out);
    }
}

#[test]
fn shells_learn_the_words_and_man_tells_them() {
    for (shell, word) in
        [("bash", "complete -F"), ("zsh", "#compdef cantina"), ("fish", "complete -c")]
    {
        let script = run(&["completions", shell]);
        assert_eq!(script.code, 0);
        assert!(script.out.contains(word) && script.out.contains("serve"), "{}", script.out);
    }
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(run(&["man", folder.path().to_str().unwrap()]).code, 0);
    let page = std::fs::read_to_string(folder.path().join("cantina-serve.1")).unwrap();
    assert!(page.contains("\\-\\-data") && page.contains(".TH"), "{page}");
    assert!(!folder.path().join("cantina-corpus.1").exists(), "a tool of the tests");
}
