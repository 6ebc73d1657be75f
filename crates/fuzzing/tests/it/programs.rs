//! The programs of cargo-fuzz, which the workspace does not build: each runs the target of its name.

use fuzzing::TARGETS;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn every_target_has_a_program_and_every_program_a_target() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("fuzz/Cargo.toml");
    let manifest: toml::Table = manifest.parse().expect("it is TOML");
    let programs = manifest["bin"].as_array().expect("a list of programs");
    let named: BTreeSet<_> =
        programs.iter().map(|it| it["name"].as_str().expect("a name")).collect();
    assert_eq!(named, TARGETS.iter().map(|target| target.name).collect());
    for program in programs {
        let (name, path) = (&program["name"], program["path"].as_str().expect("a path"));
        let name = name.as_str().expect("a name");
        let text = fs::read_to_string(folder.join(path)).expect(path);
        assert!(text.contains(&format!("fuzzing::run(\"{name}\", bytes)")), "{path}:\n{text}");
    }
}
