//! The bill of materials: what is in the program, for machines that compare it with lists of faults.

use serde_json::{Value, json};

use super::parts::{Kind, Part};

/// CycloneDX 1.5 as JSON. Nothing in it depends on when or where it was written.
pub fn cyclone_dx(parts: &[Part], version: &str) -> String {
    let cantina = format!("pkg:generic/cantina@{version}");
    let direct: Vec<String> = parts.iter().map(address).collect();
    let mut dependencies = vec![json!({ "ref": cantina, "dependsOn": direct })];
    for part in parts {
        let used = part.uses.iter().filter_map(|id| {
            parts.iter().find(|it| it.kind == part.kind && it.id() == *id).map(address)
        });
        let used: Vec<String> = used.collect();
        dependencies.push(json!({ "ref": address(part), "dependsOn": used }));
    }
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": cantina,
                "name": "cantina",
                "version": version,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
                "purl": cantina,
            },
        },
        "components": parts.iter().map(component).collect::<Vec<_>>(),
        "dependencies": dependencies,
    });
    serde_json::to_string_pretty(&bill).expect("a bill is plain data") + "\n"
}

fn component(part: &Part) -> Value {
    let mut component = json!({
        "type": "library",
        "bom-ref": address(part),
        "name": part.name,
        "version": part.version,
        "scope": "required",
        "purl": address(part),
        "licenses": [{ "expression": part.licence }],
    });
    if let Some((method, hash)) = &part.hash {
        component["hashes"] = json!([{ "alg": method, "content": hash }]);
    }
    component
}

/// The package URL, which is also what dependencies name.
fn address(part: &Part) -> String {
    let kind = match part.kind {
        Kind::Crate => "cargo",
        Kind::Npm => "npm",
    };
    format!("pkg:{kind}/{}@{}", part.name.replace('@', "%40"), part.version)
}
