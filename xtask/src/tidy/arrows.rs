//! The dependency arrows of the workspace, compared with one table.
//!
//! Arrows point one way, from the world to the rules:
//!
//! ```text
//! layer 6   cantina
//! layer 5   server
//! layer 4   room   sim              store (reaches no crate of ours)
//! layer 3   catalog
//! layer 2   bots   words   client (for the tests and benches of the server and the program)
//! layer 1   the games   wire
//! layer 0   tabletop
//! dev only  testkit (sees tabletop; the tests of the games see it), own-postgres (sees nothing),
//!           fuzzing (sees catalog and testkit; programs of a fuzzer see it)
//! ```
//!
//! A new edge is an architectural change: it is made by editing the table below, where a reviewer
//! sees it.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use serde_json::Value;

use super::Finding;
use crate::shell;

/// One crate of the repository and the crates of the repository that it may see.
struct Room {
    name: &'static str,
    sees: &'static [&'static str],
    /// What its tests and benches may see besides.
    tests_see: &'static [&'static str],
}

const fn room(
    name: &'static str,
    sees: &'static [&'static str],
    tests_see: &'static [&'static str],
) -> Room {
    Room { name, sees, tests_see }
}

/// The allow-list. Crates that are not built yet may stand here already.
const ROOMS: [Room; 17] = [
    room("tabletop", &[], &["testkit"]),
    room(A_GAME, &["tabletop"], &["testkit"]),
    room("testkit", &["tabletop"], &[]),
    room("wire", &["tabletop"], &[]),
    room("client", &["tabletop", "wire"], &[]),
    room("words", &["tabletop", "wire", A_GAME], &["catalog"]),
    room("bots", &["tabletop", A_GAME], &["testkit"]),
    room("catalog", &["tabletop", "wire", "words", "bots", A_GAME], &["testkit"]),
    // Counts more of some games than of others.
    room("sim", &["tabletop", "wire", "words", "bots", "catalog", A_GAME], &[]),
    // What a fuzzer runs; nothing depends on it.
    room("fuzzing", &["tabletop", "testkit", "wire", "catalog"], &[]),
    // Twins exchange cards of each game.
    room("room", &["tabletop", "wire", "words", "bots", "catalog"], &["testkit", A_GAME]),
    room("own-postgres", &[], &[]),
    room("store", &[], &["own-postgres"]),
    // It lays tables into the server that strangers would need an hour to make so long.
    room("siege", &["tabletop", "wire", "client", "catalog", "room", "store"], &[]),
    room(
        "server",
        &["tabletop", "wire", "words", "bots", "catalog", "room", "store"],
        &["client", "own-postgres"],
    ),
    room(
        "cantina",
        &["tabletop", "wire", "words", "bots", "catalog", "server", "sim", A_GAME],
        &["testkit", "client", "own-postgres"],
    ),
    room("xtask", &[], &[]),
];

/// Any crate of the rules wing but the vocabulary: what one game may see, every game may.
const A_GAME: &str = "a game";

/// What a crate is in the table.
fn role<'a>(name: &'a str, manifest: &str) -> &'a str {
    let is_game = manifest.starts_with("rules/") && name != "tabletop";
    if is_game { A_GAME } else { name }
}

/// What a crate of the rules wing may take from outside; `true`: only as an optional dependency.
const PURE: [(&str, bool); 5] = [
    ("serde", false),
    ("rand_chacha", false),
    ("rand_core", false),
    ("schemars", true),
    ("ts-rs", true),
];

/// Libraries of the world and the crates that may use them, tests included.
const WORLD: [(&str, &[&str]); 6] = [
    ("axum", &["server"]),
    ("tower-http", &["server"]),
    ("sqlx", &["store"]),
    ("tokio", &["server", "store", "cantina", "client", "siege"]),
    ("ratatui", &["cantina"]),
    ("crossterm", &["cantina"]),
];

/// One dependency as a manifest states it.
#[derive(Clone, Debug)]
pub struct Edge {
    from: String,
    to: String,
    /// What both are in the table.
    roles: [String; 2],
    /// The manifest of `from`, relative to the root.
    manifest: String,
    is_dev: bool,
    is_optional: bool,
    /// Whether `to` is a crate of the repository.
    is_ours: bool,
}

/// The crates of the workspace and their edges.
#[derive(Default)]
pub struct Workspace {
    /// Name and manifest of each crate.
    crates: Vec<(String, String)>,
    edges: Vec<Edge>,
}

/// Ask cargo. `--no-deps` needs neither a network nor a build.
pub fn workspace() -> Result<Workspace> {
    parse(&shell::metadata(&["--no-deps"])?)
}

fn parse(metadata: &Value) -> Result<Workspace> {
    let list = |value: &Value, key: &str| value[key].as_array().cloned().unwrap_or_default();
    let text = |value: &Value, key: &str| value[key].as_str().unwrap_or_default().to_owned();
    let root = text(metadata, "workspace_root");
    let packages = list(metadata, "packages");
    if packages.is_empty() {
        bail!("cargo metadata lists no packages");
    }
    let place = |package: &Value| {
        let manifest = text(package, "manifest_path").replace('\\', "/");
        manifest.trim_start_matches(&root.replace('\\', "/")).trim_start_matches('/').to_owned()
    };
    let named = |package: &Value| (text(package, "name"), place(package));
    let manifests: BTreeMap<String, String> = packages.iter().map(named).collect();
    let mut workspace = Workspace::default();
    for package in &packages {
        let from = text(package, "name");
        let manifest = place(package);
        workspace.crates.push((from.clone(), manifest.clone()));
        for dependency in list(package, "dependencies") {
            let to = text(&dependency, "name");
            workspace.edges.push(Edge {
                from: from.clone(),
                roles: [
                    role(&from, &manifest).to_owned(),
                    manifests.get(&to).map_or(to.as_str(), |at| role(&to, at)).to_owned(),
                ],
                manifest: manifest.clone(),
                is_dev: dependency["kind"].as_str() == Some("dev"),
                is_optional: dependency["optional"].as_bool() == Some(true),
                is_ours: manifests.contains_key(&to),
                to,
            });
        }
    }
    Ok(workspace)
}

pub fn check(workspace: &Workspace) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (name, manifest) in &workspace.crates {
        if !ROOMS.iter().any(|room| room.name == role(name, manifest)) {
            let message = format!(
                "the crate `{name}` is not in the table; say in xtask/src/tidy/arrows.rs what it may see"
            );
            findings.push(Finding::failure(manifest, 0, message));
        }
    }
    for edge in &workspace.edges {
        let complaint = if edge.is_ours { our_arrow(edge) } else { outside_arrow(edge) };
        findings.extend(complaint.map(|message| Finding::failure(&edge.manifest, 0, message)));
    }
    findings
}

fn our_arrow(edge: &Edge) -> Option<String> {
    let Edge { from, to, .. } = edge;
    // A crate may test itself through its own features.
    if from == to && edge.is_dev {
        return None;
    }
    if to == "testkit" && !edge.is_dev && from != "fuzzing" {
        return Some(format!("`{from}` depends on `testkit`; it is for dev-dependencies only"));
    }
    let [from_role, to_role] = edge.roles.each_ref().map(String::as_str);
    let room = ROOMS.iter().find(|room| room.name == from_role)?;
    let is_allowed =
        room.sees.contains(&to_role) || (edge.is_dev && room.tests_see.contains(&to_role));
    let message = format!(
        "the arrow {from} → {to} is not in the table of xtask/src/tidy/arrows.rs; turn it round or argue for it"
    );
    (!is_allowed).then_some(message)
}

fn outside_arrow(edge: &Edge) -> Option<String> {
    let Edge { from, to, .. } = edge;
    if let Some((_, allowed)) = WORLD.iter().find(|(library, _)| library == to)
        && !allowed.contains(&from.as_str())
    {
        return Some(format!("`{to}` is for {} only, not for `{from}`", allowed.join(", ")));
    }
    if edge.manifest.starts_with("rules/") && !edge.is_dev {
        return match PURE.iter().find(|(library, _)| library == to) {
            None => Some(format!("`{from}` is pure and may not use `{to}`")),
            Some((_, true)) if !edge.is_optional => {
                Some(format!("`{to}` in `{from}` must be optional, behind the feature `schema`"))
            }
            Some(_) => None,
        };
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edge(from: &str, to: &str) -> Edge {
        let manifest = |name: &str| {
            let wing = if ["tabletop", "toy"].contains(&name) { "rules" } else { "crates" };
            format!("{wing}/{name}/Cargo.toml")
        };
        let roles = [from, to].map(|name| role(name, &manifest(name)).to_owned());
        Edge {
            from: from.to_owned(),
            to: to.to_owned(),
            manifest: manifest(from),
            is_dev: false,
            is_optional: false,
            is_ours: ROOMS.iter().any(|room| room.name == roles[1]),
            roles,
        }
    }

    fn complaints(edges: &[Edge]) -> usize {
        check(&Workspace { crates: Vec::new(), edges: edges.to_vec() }).len()
    }

    #[test]
    fn arrows_point_from_the_world_to_the_rules() {
        assert_eq!(
            complaints(&[
                edge("toy", "tabletop"),
                edge("server", "store"),
                edge("room", "catalog")
            ]),
            0
        );
        let wrong =
            [("tabletop", "toy"), ("room", "store"), ("store", "tabletop"), ("wire", "room")];
        for (from, to) in wrong {
            assert_eq!(complaints(&[edge(from, to)]), 1, "{from} → {to}");
        }
    }

    #[test]
    fn only_the_server_sees_both_room_and_store() {
        // And the siege, a program of its own that writes a long table into an empty folder.
        let both =
            ROOMS.iter().filter(|it| it.sees.contains(&"room") && it.sees.contains(&"store"));
        assert_eq!(both.map(|it| it.name).collect::<Vec<_>>(), ["siege", "server"]);
    }

    #[test]
    fn the_table_has_no_circle() {
        // Every arrow leads to an earlier line, so no walk along arrows can come back.
        for (index, room) in ROOMS.iter().enumerate() {
            for seen in room.sees {
                let at = ROOMS.iter().position(|it| it.name == *seen);
                assert!(at.is_some_and(|at| at < index), "{} → {seen}", room.name);
            }
        }
    }

    #[test]
    fn testkit_is_for_tests() {
        let dev = Edge { is_dev: true, ..edge("toy", "testkit") };
        assert_eq!(complaints(&[dev]), 0);
        assert_eq!(complaints(&[edge("toy", "testkit")]), 1);
    }

    #[test]
    fn rules_take_little_from_outside() {
        let optional = Edge { is_optional: true, ..edge("tabletop", "schemars") };
        let dev = Edge { is_dev: true, ..edge("tabletop", "proptest") };
        assert_eq!(complaints(&[edge("tabletop", "serde"), optional, dev]), 0);
        assert_eq!(complaints(&[edge("tabletop", "schemars")]), 1);
        assert_eq!(complaints(&[edge("tabletop", "anyhow")]), 1);
        assert_eq!(complaints(&[Edge { is_dev: true, ..edge("tabletop", "tokio") }]), 1);
    }

    #[test]
    fn world_libraries_stay_where_they_belong() {
        assert_eq!(complaints(&[edge("store", "sqlx"), edge("cantina", "ratatui")]), 0);
        assert_eq!(complaints(&[edge("room", "tokio"), edge("cantina", "axum")]), 2);
    }

    #[test]
    fn metadata_is_read_and_unknown_crates_are_named() {
        let metadata = serde_json::json!({
            "workspace_root": "/w",
            "packages": [
                { "name": "attic", "manifest_path": "/w/crates/attic/Cargo.toml", "dependencies": [
                    { "name": "serde", "kind": null, "optional": true },
                    { "name": "attic", "kind": "dev", "optional": false },
                ] },
            ],
        });
        let workspace = parse(&metadata).unwrap();
        assert_eq!(workspace.edges.len(), 2);
        assert!(
            workspace.edges[0].is_optional
                && workspace.edges[1].is_dev
                && workspace.edges[1].is_ours
        );
        let findings = check(&workspace);
        assert_eq!(findings.len(), 1);
        assert_eq!(findings[0].path, "crates/attic/Cargo.toml");
    }
}
