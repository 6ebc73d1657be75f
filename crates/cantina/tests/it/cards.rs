//! `cards`: export, change, check.

use crate::cantina::run;
use std::fs;

#[test]
fn the_shipped_set_is_exported_changed_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.toml");
    let file = path.to_str().unwrap();
    assert_eq!(run(&["cards", "han-solo", "export", file]).code, 0);
    let checked = run(&["cards", "han-solo", "check", file]);
    assert_eq!(checked.code, 0, "{checked:?}");
    for said in ["can be played with", "hash", "designed", "rulebook"] {
        assert!(checked.out.contains(said), "{said}: {}", checked.out);
    }
    let again = run(&["cards", "han-solo", "export", file]);
    assert_eq!(again.code, 5, "{again:?}");
    assert!(again.err.contains("--force"));
    assert_eq!(run(&["cards", "han-solo", "export", "--force", file]).code, 0);
    let shown = run(&["cards", "han-solo", "export", "-"]);
    assert_eq!(shown.out, fs::read_to_string(&path).unwrap());
}

/// Changes the shipped set of a game, and compares what is said and where.
fn check_faults(game: &str, faults: &[(&str, &str, &str)]) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.toml");
    let file = path.to_str().unwrap();
    let shipped = run(&["cards", game, "export", "-"]).out;
    for (from, to, said) in faults {
        let at = shipped.find(from).unwrap();
        let line = 1 + shipped[..at].matches('\n').count();
        fs::write(&path, shipped.replacen(from, to, 1)).unwrap();
        let ended = run(&["cards", game, "check", file]);
        assert_eq!(ended.code, 1, "{ended:?}");
        let told = format!("{file}:{line}: ");
        assert!(
            ended.err.contains(&told) && ended.err.contains(said),
            "{told}{said}: {}",
            ended.err
        );
    }
}

#[test]
fn a_fault_is_told_with_file_and_line() {
    check_faults(
        "han-solo",
        &[
            ("value = 25000", "value = -1", "a value is 1 to"),
            ("value = 25000", "value = \"much\"", "invalid type"),
            ("value = 25000", "value = = 1", ""),
            ("colour = \"gold\"", "colour = \"grey\"", "unknown variant"),
        ],
    );
    assert_eq!(run(&["cards", "han-solo", "check", "/nowhere.toml"]).code, 5);
}

#[test]
fn a_fault_of_bounty_hunters_cards_is_told_too() {
    check_faults(
        "bounty-hunters",
        &[
            ("shields = [4, 1, 6]", "shields = [0, 0, 0]", "a target needs a shield"),
            ("points = 18", "points = 180", "a value here is"),
            ("n_cards = 7", "n_cards = 8", "has 7 cards, not 8"),
        ],
    );
}

#[test]
fn a_set_of_many_files_is_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("rim");
    let set = set.to_str().unwrap();
    assert_eq!(run(&["cards", "outer-rim", "export", set]).code, 0);
    let checked = run(&["cards", "outer-rim", "check", set]);
    assert_eq!(checked.code, 0, "{checked:?}");
    for said in ["can be played with", "hash", "designed"] {
        assert!(checked.out.contains(said), "{said}: {}", checked.out);
    }
    assert_eq!(run(&["cards", "outer-rim", "export", set]).code, 5, "nothing is overwritten");
    assert_eq!(run(&["cards", "outer-rim", "export", "-"]).code, 2, "it is no single file");
    // A fault is told with the file it is in, its line and the reason.
    let market = format!("{set}/market/cargo.toml");
    let shipped = fs::read_to_string(&market).unwrap();
    let broken = shipped.replacen("edition = \"base\"", "edition = \"bass\"", 1);
    fs::write(&market, broken).unwrap();
    let ended = run(&["cards", "outer-rim", "check", set]);
    assert_eq!(ended.code, 1, "{ended:?}");
    assert!(ended.err.contains(&format!("{market}:")) && ended.err.contains("unknown variant"));
    let lost = shipped.replacen("space = \"", "space = \"nowhere-", 1);
    assert_ne!(lost, shipped, "a cargo goes somewhere");
    fs::write(&market, lost).unwrap();
    let ended = run(&["cards", "outer-rim", "check", set]);
    assert!(ended.err.contains(&market) && ended.err.contains("nowhere-"), "{ended:?}");
    fs::write(&market, shipped).unwrap();
    let titles = format!("{set}/titles/en/market.toml");
    let own = fs::read_to_string(&titles).unwrap() + "card.no-such-card = { name = \"X\" }\n";
    let last = own.matches('\n').count();
    fs::write(&titles, own).unwrap();
    let ended = run(&["cards", "outer-rim", "check", set]);
    assert!(ended.err.contains(&format!("{titles}:{last}: ")), "{ended:?}");
}
