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

#[test]
fn a_fault_is_told_with_file_and_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.toml");
    let file = path.to_str().unwrap();
    let shipped = run(&["cards", "han-solo", "export", "-"]).out;
    let check = |from: &str, to: &str, said: &str| {
        let at = shipped.find(from).unwrap();
        let line = 1 + shipped[..at].matches('\n').count();
        fs::write(&path, shipped.replacen(from, to, 1)).unwrap();
        let ended = run(&["cards", "han-solo", "check", file]);
        assert_eq!(ended.code, 1, "{ended:?}");
        let told = format!("{file}:{line}: ");
        assert!(
            ended.err.contains(&told) && ended.err.contains(said),
            "{told}{said}: {}",
            ended.err
        );
    };
    check("value = 25000", "value = -1", "a value is 1 to");
    check("value = 25000", "value = \"much\"", "invalid type");
    check("value = 25000", "value = = 1", "");
    check("colour = \"gold\"", "colour = \"grey\"", "unknown variant");
    assert_eq!(run(&["cards", "han-solo", "check", "/nowhere.toml"]).code, 5);
}
