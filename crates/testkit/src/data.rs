//! A card set that lies in a folder, as a test or a bench reads it.

use std::fs;
use std::path::Path;

/// Every TOML file below a folder: its path from there with forward slashes, and its text, in the
/// order of the paths.
///
/// # Panics
/// Where something cannot be read: a test without its data has failed.
#[must_use]
pub fn texts(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    walk(folder, "", &mut found);
    found.sort();
    found
}

fn walk(folder: &Path, inside: &str, found: &mut Vec<(String, String)>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|fault| panic!("{folder:?}: {fault}"));
    for entry in entries {
        let path = entry.unwrap_or_else(|fault| panic!("{folder:?}: {fault}")).path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
        let name = format!("{inside}{name}");
        if path.is_dir() {
            walk(&path, &format!("{name}/"), found);
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            let text =
                fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path:?}: {fault}"));
            found.push((name, text));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_come_in_the_order_of_their_paths() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("b/deep")).unwrap();
        for (name, text) in
            [("c.toml", "3"), ("b/deep/x.toml", "2"), ("a.toml", "1"), ("no.md", "")]
        {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let found = texts(folder.path());
        let found: Vec<_> = found.iter().map(|(name, text)| (&**name, &**text)).collect();
        assert_eq!(found, [("a.toml", "1"), ("b/deep/x.toml", "2"), ("c.toml", "3")]);
    }
}
